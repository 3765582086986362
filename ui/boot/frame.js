// The page inside another one: what the page around it is told and may ask for, and what that page keeps for us where
// our own storage is blocked. Nothing else of ours touches the window above; docs/embedding.md lists the messages.
(() => {
  const { rowdy } = globalThis;
  const VERSION = 1; // of the messages
  const PATIENCE = 3_000; // ms that the page around has to hand over what it keeps
  const REST = 100; // ms from a change to measuring the height
  const root = document.documentElement;
  const parameters = new URLSearchParams(location.hash.slice(1));
  const framed = parent !== self;

  /** The origin of the page around, as the address names it; empty: nobody has introduced himself. */
  const named = parameters.get("host") ?? "";
  const isOrigin = named === "null" || (URL.canParse?.(named) && new URL(named).origin === named);
  const host = framed && isOrigin ? named : "";

  if (framed) root.dataset.framed = host ? "grows" : "fixed";

  const tell = (type, data = {}) => {
    // A page without an origin of its own (a file, a sandboxed frame) cannot be named.
    if (host) parent.postMessage({ ...data, rowdyTable: VERSION, type }, host === "null" ? "*" : host);
  };

  /** What is heard, as JSON in which all values are texts: nothing that Python could sink into. */
  const flat = (data) => {
    const text = (value) => (typeof value === "object" ? "" : String(value));
    return JSON.stringify(Object.fromEntries(Object.entries(data).map(([name, value]) => [name, text(value)])));
  };

  // What is meant for Python waits until Python listens.
  const waiting = [];
  let hear = (text) => waiting.push(text);
  let handOver = () => {};
  let room = true;

  addEventListener("message", ({ source, origin, data }) => {
    if (!host || source !== parent || origin !== host || data?.rowdyTable !== VERSION) return;
    if (data.type === "kept") handOver(data.texts ? flat(data.texts) : "");
    else if (data.type === "room") room = data.room === true;
    else hear(flat(data));
  });

  const storageWorks = () => {
    try {
      localStorage.setItem("rowdy-table:probe", "");
      localStorage.removeItem("rowdy-table:probe");
      return true;
    } catch {
      return false;
    }
  };

  /** What the page around keeps for us, as JSON; empty where it keeps nothing or we need nobody to. */
  const kept = new Promise((resolve) => {
    if (!host || !parameters.has("keep-saves") || storageWorks()) return resolve("");
    handOver = resolve;
    setTimeout(resolve, PATIENCE, "");
    tell("ask");
  });

  // The look that was asked for, before Python is there to give it; and no menu where a game begins at once.
  const theme = parameters.get("theme");
  if (parameters.has("game")) {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (parameters.get("play") === "1") root.dataset.starting = "true";
  }

  // The height that everything would have: the frame may become as high.
  let timer = 0;
  let last = "";
  const measure = () => {
    clearTimeout(timer);
    timer = 0;
    root.toggleAttribute("data-measured", true);
    const height = document.body.offsetHeight;
    root.removeAttribute("data-measured");
    if (!height) return; // in a part of the page that is not shown now: measured when it is
    const screen = `${root.dataset.reading || root.dataset.screen} ${innerWidth}`;
    if (last === `${screen} ${height}`) return;
    last = `${screen} ${height}`;
    tell("resize", { height, screen });
  };
  const soon = () => {
    if (!timer && rowdy.ready()) timer = setTimeout(measure, REST);
  };
  if (host) {
    addEventListener("DOMContentLoaded", () => {
      new MutationObserver(soon).observe(document.body, { childList: true, subtree: true });
      new MutationObserver(soon).observe(root, { attributeFilter: ["data-ready", "data-screen", "data-reading"] });
      new ResizeObserver(soon).observe(document.body);
    });
    addEventListener("resize", soon);
  }

  // Esc that closes nothing here gives the keyboard back to the page around.
  addEventListener("keydown", (event) => {
    if (!framed || event.key !== "Escape" || event.defaultPrevented) return;
    document.activeElement?.blur();
    if (host) tell("leave");
    else parent.focus();
  });

  rowdy.framed = framed;
  rowdy.stuck = () => tell("stuck");
  rowdy.frame = {
    framed,
    there: Boolean(host),
    kept,
    tell: (type, text) => {
      if (type === "ready") measure(); // first the height, so that nothing jumps in sight
      tell(type, JSON.parse(text));
    },
    listen: (answer) => {
      hear = answer;
      waiting.splice(0).forEach((text) => hear(text));
    },
    /** Let the page around keep a text, or forget it (none); false while it has no room, as it said last. */
    keep: (key, text) => {
      tell("keep", { key, text: text ?? null });
      return room;
    },
  };
})();
