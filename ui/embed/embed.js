// <card-table game="..."> puts a game in your page: a poster first, the game in a frame after a press.
// Attributes, messages and events: docs/embedding.md of Rowdy Table.
(() => {
  const VERSION = 1; // of the messages
  const BASE = new URL(".", document.currentScript.src);
  const PASSED = ["game", "seats", "options", "seed", "theme", "pace"];
  const TOLD = ["ready", "resize", "started", "move", "finished", "save"];
  const LEAST = 420; // px of height
  const PATIENCE = 60_000; // ms until the next table may start though this one is not ready
  const STYLE = `
    :host { display: grid; position: relative; min-height: ${LEAST}px; margin: 1em 0; overflow: hidden;
      border-radius: 12px; background: #124a38; color: #fff8e6; font: 700 18px/1.3 system-ui, sans-serif }
    :host([hidden]) { display: none }
    :host::before { grid-area: 1 / 1; padding-top: min(76%, 500px, 90vh); content: "" }
    iframe { grid-area: 1 / 1; width: 100%; min-height: 100%; border: 0 }
    div { position: absolute; inset: 0; display: flex; flex-direction: column; background: #124a38; text-align: center }
    div[hidden] { display: none }
    img { flex: 1; min-height: 0; width: 100% }
    p { margin: 0; padding: 14px }
    p + p { padding-top: 0; font-size: 15px; font-weight: 400 }
    button { min-height: 48px; padding: 8px 24px; font: inherit; color: #24180f; background: #ffc233;
      border: 3px solid #1d130b; border-radius: 12px; cursor: pointer }
    :focus-visible, ::slotted(:focus-visible) { outline: 3px solid #fff; outline-offset: 2px }
    ::slotted(a) { color: inherit !important }`;
  let queue = Promise.resolve(); // one table starts at a time

  class CardTable extends HTMLElement {
    static observedAttributes = ["theme"];

    connectedCallback() {
      const name = this.textContent.trim() || "Play";
      const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      root.innerHTML = `<style>${STYLE}</style><div part="poster"><img alt="" loading="lazy">
        <p role="status"><button type="button"></button></p><p>or on its own page: <slot></slot></p></div>`;
      this.cover = root.querySelector("div");
      this.button = root.querySelector("button");
      this.button.textContent = name;
      const game = String(this.getAttribute("game")).replace(/\W/g, "");
      root.querySelector("img").src = new URL(`${game.replaceAll("_", "-")}.svg`, BASE);
      this.cover.addEventListener("click", (event) => event.target.closest("a") || this.start());
      this.hear = (event) => this.receive(event);
      addEventListener("message", this.hear);
    }

    disconnectedCallback() {
      removeEventListener("message", this.hear);
      this.done?.();
      this.frame = this.asked = null;
    }

    attributeChangedCallback(name, before, theme) {
      if (this.frame) this.send("theme", { theme: theme ?? "auto" });
    }

    /** The game's address: every attribute is a parameter of it. */
    get address() {
      const parameters = new URLSearchParams();
      for (const name of PASSED) if (this.hasAttribute(name)) parameters.set(name, this.getAttribute(name));
      if (this.hasAttribute("keep-saves")) parameters.set("keep-saves", "1");
      parameters.set("play", "1");
      parameters.set("host", location.origin);
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
      queue = queue.then(() => this.asked === asked && this.open());
    }

    open() {
      this.place = this.locate();
      const frame = (this.frame = document.createElement("iframe"));
      frame.title = this.title || this.textContent.trim() || "Card game";
      frame.loading = "lazy";
      frame.allow = "clipboard-write";
      frame.setAttribute("part", "frame");
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

    /** The frame's origin; in a sandbox it has none that could be named. */
    get origin() {
      const own = !this.frame.sandbox.length || this.frame.sandbox.contains("allow-same-origin");
      return own ? BASE.origin : "null";
    }

    /** Say something to the game: `theme`, `new`, `pause` or `load`. */
    send(type, data = {}) {
      const to = this.origin === "null" ? "*" : this.origin;
      this.frame?.contentWindow?.postMessage({ ...data, rowdyTable: VERSION, type }, to);
    }

    receive({ source, origin, data }) {
      if (!this.frame || source !== this.frame.contentWindow || origin !== this.origin) return;
      if (data?.rowdyTable !== VERSION) return;
      if (data.type === "ask") this.send("kept", { texts: this.kept() });
      else if (data.type === "keep") this.keep(data);
      else if (data.type === "leave") this.leave();
      else if (TOLD.includes(data.type)) {
        if (data.type === "ready") this.show();
        if (data.type === "resize") this.fit(data);
        this.dispatchEvent(new CustomEvent(data.type, { detail: data }));
      }
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
        if (text === null) localStorage.removeItem(this.place + key);
        else localStorage.setItem(this.place + key, String(text));
      } catch {
        room = false;
      }
      this.send("room", { room });
    }

    /** The reader pressed Esc in the game: the keyboard goes on from here. */
    leave() {
      if (this.shadowRoot.activeElement !== this.frame) return;
      this.tabIndex = -1;
      this.focus();
    }
  }

  customElements.define("card-table", CardTable);
})();
