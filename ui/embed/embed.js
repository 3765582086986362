// <card-table game="..."> puts a game in your page: a poster first, the game in a frame after a press.
// Attributes, messages and events: docs/embedding.md of Rowdy Table.
(() => {
  if (customElements.get("card-table")) return; // a page may name this script twice
  const VERSION = 1; // of the messages
  // A module is nobody's current script.
  const script = document.currentScript ?? document.querySelector('script[src*="embed.js"]');
  const BASE = new URL(".", script.src);
  const PASSED = ["game", "seats", "options", "seed", "theme", "pace"];
  const TOLD = ["ready", "resize", "started", "move", "finished", "save"];
  const LEAST = 420; // px of height
  const PATIENCE = 60_000; // ms until the next table may start though this one is not ready
  // Policies that forbid styles in the page let this one be. What a page says of all its elements wins over :host, so
  // nothing to read depends on that. The width is what is asked for where a box is as wide as what lies in it.
  const STYLE = new CSSStyleSheet();
  STYLE.replaceSync(`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); position: relative; min-height: ${LEAST}px;
      margin: 1em 0; overflow: hidden; border-radius: 12px; background: #124a38 }
    :host([hidden]) { display: none }
    :host::before { grid-area: 1 / 1; width: 600px; padding-top: min(76%, 500px, 90vh); content: "" }
    iframe { grid-area: 1 / 1; width: 100%; min-height: 100%; border: 0 }
    div, span { position: absolute; inset: 0 }
    span { pointer-events: none }
    div { display: flex; flex-direction: column; background: #124a38;
      color: #fff8e6; font: 700 18px/1.3 system-ui, sans-serif; text-align: center }
    div[hidden] { display: none }
    img { flex: 1; min-height: 0; width: 100% }
    p { margin: 0; padding: 14px }
    p + p { padding-top: 0; font-size: 15px; font-weight: 400 }
    button { min-height: 48px; padding: 8px 24px; font: inherit; color: #24180f; background: #ffc233;
      border: 3px solid #1d130b; border-radius: 12px; cursor: pointer }
    :focus-visible, ::slotted(:focus-visible) { outline: 3px solid #fff; outline-offset: 2px }
    span:focus-visible { outline-offset: -3px }
    ::slotted(a) { background: none !important; color: inherit !important }`);
  let queue = Promise.resolve(); // one table starts at a time

  /** An element; by hand, for a policy may forbid HTML as text. */
  const make = (name, attributes, ...inside) => {
    const made = document.createElement(name);
    for (const key in attributes) made.setAttribute(key, attributes[key]);
    made.append(...inside);
    return made;
  };

  class CardTable extends HTMLElement {
    static observedAttributes = ["theme", "game"];
    later = []; // what is said before the game is ready

    connectedCallback() {
      const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [STYLE];
      const slot = make("slot");
      this.image = make("img", { alt: "" });
      this.button = make("button", { type: "button" });
      this.cover = make("div", { part: "poster" }, this.image, make("p", { role: "status" }, this.button),
        make("p", {}, "or on its own page: ", slot));
      // Where the keyboard comes out of the frame. On this element itself it would keep Tab from going in again.
      this.rim = make("span", { role: "group", tabindex: -1 });
      root.replaceChildren(this.cover, this.rim);
      this.dress();
      slot.addEventListener("slotchange", () => this.dress());
      this.cover.addEventListener("click", (event) => event.target.closest("a") || this.start());
      this.hear = (event) => this.receive(event);
      addEventListener("message", this.hear);
    }

    disconnectedCallback() {
      removeEventListener("message", this.hear);
      this.done?.();
      this.frame = this.asked = null;
      this.later = [];
    }

    attributeChangedCallback(name, before, now) {
      if (name === "game") this.dress();
      else if (this.frame) this.send("theme", { theme: now ?? "auto" });
    }

    /** Give the poster its picture and its words, which may come later than the element. */
    dress() {
      if (!this.cover || this.asked) return;
      const game = (this.getAttribute("game") ?? "").replace(/\W/g, "").replaceAll("_", "-");
      if (game) this.image.src = new URL(`${game}.svg`, BASE);
      this.button.textContent = this.textContent.trim() || "Play";
    }

    /** The game's address: every attribute is a parameter of it. */
    get address() {
      const parameters = new URLSearchParams();
      for (const name of PASSED) if (this.hasAttribute(name)) parameters.set(name, this.getAttribute(name));
      if (this.hasAttribute("keep-saves")) parameters.set("keep-saves", "1");
      parameters.set("play", "1");
      parameters.set("host", self.origin); // of a page in a sandbox it is not that of its address
      return `${BASE}#${parameters}`;
    }

    /** What the game is kept under: the `id`, else the set-up. */
    get label() {
      return this.id || PASSED.slice(0, 4).map((name) => this.getAttribute(name)).join(",");
    }

    /** Where in this page's storage the game is kept, if it has `keep-saves`; tables alike are numbered down the page. */
    locate() {
      const alike = [...document.querySelectorAll("card-table")].filter(({ label }) => label === this.label);
      const number = alike.indexOf(this) + 1;
      return `rowdy-table:${location.pathname}:${this.label}${number > 1 ? `#${number}` : ""}:`;
    }

    /** Start the game; a table that is starting elsewhere in the page comes first. */
    start() {
      if (this.asked) return;
      const asked = (this.asked = {});
      this.button.textContent = "Starting\u2026";
      this.button.setAttribute("aria-disabled", "true");
      queue = queue.then(() => this.asked === asked && this.open()).catch(console.error);
    }

    open() {
      this.place = this.locate();
      const title = this.title || this.textContent.trim() || "Card game";
      this.rim.ariaLabel = title;
      const more = { title, loading: "lazy", allow: "clipboard-write", part: "frame" };
      const frame = (this.frame = make("iframe", more));
      if (this.hasAttribute("sandbox")) frame.sandbox = this.getAttribute("sandbox") || "allow-scripts";
      frame.src = this.address;
      this.shadowRoot.append(frame);
      return new Promise((done) => {
        this.done = done;
        // Later than that, whatever is there is shown: perhaps it says what failed.
        setTimeout(() => this.frame === frame && this.show(), PATIENCE);
      });
    }

    /** Take the poster away. The focus goes on into the frame only if it is still where the press was. */
    show() {
      const here = this.shadowRoot.activeElement === this.button;
      this.cover.hidden = true;
      if (here) this.frame.focus({ preventScroll: true });
      this.done?.();
    }

    /** The frame's origins: in a sandbox it has none that could be named; in a page without one, who knows. */
    get origins() {
      const own = !this.frame.sandbox.length || this.frame.sandbox.contains("allow-same-origin");
      return self.origin === "null" ? [BASE.origin, "null"] : [own ? BASE.origin : "null"];
    }

    /** Say something to the game: `theme`, `new`, `pause` or `load`; what comes too early waits until it is ready. */
    send(type, data) {
      if (this.later) this.later.push([type, data]);
      else this.tell(type, data);
    }

    tell(type, data) {
      if (!this.frame) return;
      const to = this.origins.includes("null") ? "*" : BASE.origin;
      this.frame.contentWindow?.postMessage({ ...data, rowdyTable: VERSION, type }, to);
    }

    receive({ source, origin, data }) {
      if (!this.frame || source !== this.frame.contentWindow || !this.origins.includes(origin)) return;
      if (data?.rowdyTable !== VERSION) return;
      if (data.type === "ask") this.tell("kept", { texts: this.kept() });
      else if (data.type === "keep") this.keep(data);
      else if (data.type === "leave") this.leave();
      else if (data.type === "stuck") this.show();
      else if (TOLD.includes(data.type)) {
        if (data.type === "ready") this.begin();
        if (data.type === "resize") this.fit(data);
        this.dispatchEvent(new CustomEvent(data.type, { detail: data }));
      }
    }

    begin() {
      this.show();
      const later = this.later ?? [];
      this.later = null;
      for (const told of later) this.tell(...told);
    }

    /** As high as the game would be, within the window; it shrinks only with another screen. */
    fit({ height, screen }) {
      const wanted = Math.min(Math.max(Number(height) || 0, LEAST), Math.max(LEAST, innerHeight * 0.9));
      if (screen !== this.screen || wanted > this.frame.offsetHeight) this.frame.style.height = `${wanted}px`;
      this.screen = screen;
    }

    /** What is kept of the game in this page's storage; null if nothing may be or can be. */
    kept() {
      if (!this.hasAttribute("keep-saves")) return null;
      try {
        const names = Object.keys(localStorage).filter((name) => name.startsWith(this.place));
        return Object.fromEntries(names.map((name) => [name.slice(this.place.length), localStorage[name]]));
      } catch {
        return null;
      }
    }

    keep({ key, text }) {
      if (!this.hasAttribute("keep-saves")) return;
      let room = true;
      try {
        if (text == null) localStorage.removeItem(this.place + key);
        else localStorage.setItem(this.place + key, String(text));
      } catch {
        room = false;
      }
      this.tell("room", { room });
    }

    /** The reader pressed Esc in the game: the keyboard goes on from here. */
    leave() {
      if (this.shadowRoot.activeElement !== this.frame) return;
      this.rim.focus({ preventScroll: true });
    }
  }

  customElements.define("card-table", CardTable);
})();
