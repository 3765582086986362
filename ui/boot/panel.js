// The panel that says what failed, what to do about it, and gives a text to copy; the watch decides when.
(() => {
  const { rowdy } = globalThis;
  const KEYS = "rowdy-table:save"; // what the names of kept games begin with in the browser's storage
  const STALE = 5_000; // ms that a reload waits for fresh copies
  let panel = null;
  let before = null;

  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  const button = (label, press) => {
    const made = element("button", { type: "button" }, label);
    made.addEventListener("click", press);
    return made;
  };

  /** The game at the table, else all that are kept in this browser; empty if there is nothing. */
  const game = () => {
    try {
      const text = rowdy.game?.();
      if (text) return text;
    } catch {
      // Python is beyond answering: what it kept is still there.
    }
    try {
      const names = Object.keys(localStorage).filter((name) => name.startsWith(KEYS));
      return names.map((name) => localStorage[name]).filter((text) => text.startsWith("{")).join("\n\n");
    } catch {
      return "";
    }
  };

  /** Copy a text; where the clipboard is refused it stands selected, to be copied by hand. */
  const copy = async (text, area, said) => {
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = "Copied.";
    } catch {
      area.value = text;
      const fold = area.closest("details");
      if (fold) fold.open = true;
      area.focus();
      area.select();
      said.textContent = "This browser does not let us copy: the text is selected, copy it by hand (Ctrl+C).";
    }
  };

  /** Fetch the page and what is suspected past the cache, then start anew: what the cache holds may be damaged. */
  const reload = async (suspects) => {
    const fresh = [location.href, ...suspects].map((address) => fetch(address, { cache: "reload" }));
    const late = new Promise((done) => setTimeout(done, STALE));
    await Promise.race([Promise.allSettled(fresh), late]);
    location.reload();
  };

  const buttons = ({ text, suspects = [], goOn }, area, said) => {
    const made = [button("Reload", () => reload(suspects))];
    if (goOn) made.push(button("Go on", goOn));
    made.push(button("Copy the text", () => copy(text, area, said)));
    const kept = game();
    if (kept) made.push(button("Copy the game", () => copy(kept, area, said)));
    if (!goOn) made.push(button("Close", () => rowdy.hide()));
    return made;
  };

  /** Put the panel away; what had the focus gets it back. */
  const hide = () => {
    const had = panel?.contains(document.activeElement);
    panel?.remove();
    panel = null;
    if (had && before?.isConnected) before.focus({ preventScroll: true });
    before = null;
  };

  rowdy.hide = hide;

  /** Show a failure, or calmly (`calm`) that something takes long; takes the place of what was shown before.
   *
   * `stage` names it for style and tests; `sentence` and `advice` are for everybody, `text` is to be copied.
   * `suspects` are addresses to fetch anew with a reload, `goOn` closes the panel and plays on.
   */
  rowdy.show = (told) => {
    hide();
    const said = element("p", { "aria-live": "polite", class: "boot-said" });
    const area = element("textarea", { readonly: "", rows: "5", "aria-label": "Text to copy" });
    area.value = told.text;
    const words = element("div", { role: told.calm ? "status" : "alert" });
    const copies = told.calm ? element("details", {}, element("summary", {}, "Text to copy"), area) : area;
    const row = element("p", { class: "boot-buttons" }, ...buttons(told, area, said));
    panel = element("section", { class: "boot-panel", "aria-label": "Trouble", tabindex: "-1" }, words, copies, row, said);
    panel.dataset.stage = told.stage;
    panel.classList.toggle("is-calm", Boolean(told.calm));
    // The table behind it must not take presses and keys that are meant for the panel.
    for (const kind of ["click", "keydown", "input", "change"]) {
      panel.addEventListener(kind, (event) => event.stopPropagation());
    }
    document.body.append(panel);
    words.append(element("h2", {}, told.sentence), element("p", {}, told.advice)); // after its role: so it is read out
    if (rowdy.ready()) {
      before = document.activeElement;
      panel.focus({ preventScroll: true });
    }
  };

  /** The stage of what is shown; empty if nothing is. */
  rowdy.shown = () => panel?.dataset.stage ?? "";
})();
