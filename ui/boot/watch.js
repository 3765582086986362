// The watch over the start: says within seconds what failed, what to do about it, and what to copy.
(() => {
  const { rowdy } = globalThis;
  const PATIENCE = 8_000; // ms without an answer until we say that it is still loading
  const HANGING = 60_000; // ms without any sign of progress until we call it stuck
  const RELOAD = "Check the connection and reload the page.";
  const SAYINGS = {
    webassembly: [
      "This browser cannot run WebAssembly, which the game is built on.",
      "Use a current Firefox, Chrome, Edge or Safari. If this is one, a strict security mode may have " +
        "switched WebAssembly off: allow it for this site.",
    ],
    download: [
      "A part of the game could not be loaded.",
      `${RELOAD} If the site was changed a moment ago, wait a minute first.`,
    ],
    python: ["The game's Python could not be started.", `${RELOAD} A current browser helps, too.`],
    start: ["The table could not be set up.", "Reload the page. If it happens again, send us the text below."],
    hang: ["Starting takes longer than it should.", RELOAD],
    table: [
      "Something went wrong at the table.",
      "Reload the page to go on from the last saved move. The text below helps us to mend it.",
    ],
  };

  let stage = "page";
  let lastSign = performance.now();
  let panel = null;
  let notice = null;

  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  const report = (where, text) =>
    [
      `Rowdy Table {{version}} (build {{build}})`,
      `${where}, at stage: ${stage}`,
      text,
      `${location.origin}${location.pathname}`,
      navigator.userAgent,
    ].join("\n");

  const reload = async () => {
    // The page itself may be older than the parts it asks for: fetch it past the cache.
    await fetch(location.href, { cache: "reload" }).catch(() => {});
    location.reload();
  };

  const copy = async (area) => {
    area.select();
    await navigator.clipboard?.writeText(area.value).catch(() => {});
  };

  const button = (label, press) => {
    const made = element("button", { type: "button" }, label);
    made.addEventListener("click", press);
    return made;
  };

  /** Show the panel, once: the first failure is the cause. `stage` is a key of SAYINGS, `text` what to copy. */
  rowdy.fail = (where, text = "") => {
    console.warn(`rowdy-table: ${where}: ${text}`);
    if (panel) return;
    const [sentence, advice] = SAYINGS[where] ?? SAYINGS.table;
    const area = element("textarea", { readonly: "", rows: "5", "aria-label": "Text to copy" });
    area.value = report(where, text);
    panel = element("div", { class: "boot-panel", "data-stage": where });
    const words = element("div", { role: "alert" });
    panel.append(words, area, element("p", { class: "boot-buttons" }, button("Reload", reload),
      button("Copy the text", () => copy(area)), button("Close", close)));
    document.body.append(panel);
    words.append(element("h2", {}, sentence), element("p", {}, advice)); // after its role: so it is read out
    quiet();
  };

  const close = () => {
    panel?.remove();
    panel = null;
  };

  const quiet = () => {
    notice?.remove();
    notice = null;
  };

  const trouble = (text) => {
    if (rowdy.ready()) return;
    const missing = stage === "page" || /\b(load|fetch|import|HTTP|did not arrive)/i.test(text);
    rowdy.fail(missing && stage !== "start" ? "download" : stage, text);
  };

  const fileName = (address) => new URL(address, location.href).pathname.split("/").pop();

  addEventListener("error", (event) => {
    const address = event.target?.src || event.target?.href;
    if (address && /^(SCRIPT|LINK)$/.test(event.target.tagName)) trouble(`${fileName(address)} did not arrive`);
    else if (event.error?.name === "PythonError") rowdy.fail(rowdy.ready() ? "table" : "start", event.error.message);
    else if (event.message) trouble(event.message);
  }, true);

  addEventListener("unhandledrejection", ({ reason }) => {
    const text = String(reason?.message ?? reason);
    if (rowdy.ready() && /^(PythonError|RuntimeError)$/.test(reason?.name)) rowdy.fail("table", text);
    else trouble(text);
  });

  addEventListener("py:progress", ({ detail }) => {
    lastSign = performance.now();
    if (/interpreter|Storage|Pyodide/.test(detail)) stage = "python";
    if (/files/.test(detail)) stage = "download";
    if (/Loaded files/.test(detail)) stage = "start";
  });

  const ready = () => {
    if (!rowdy.ready()) return;
    settled.disconnect();
    clearInterval(timer);
    quiet();
    close();
  };
  const settled = new MutationObserver(ready);
  settled.observe(document.documentElement, { attributes: true, attributeFilter: ["data-ready"] });

  const look = () => {
    const arrived = performance.getEntriesByType("resource").map((entry) => entry.responseEnd);
    const silence = performance.now() - Math.max(lastSign, ...arrived);
    if (silence > HANGING) rowdy.fail("hang", "no sign of progress for a minute");
    if (panel || notice || performance.now() < PATIENCE) return;
    const words = "Still loading: about 5 MB the first time, next to nothing later.";
    notice = element("p", { role: "status", class: "boot-notice" }, words);
    document.body.append(notice);
  };
  const timer = setInterval(look, 1_000);

  if (typeof WebAssembly !== "object") {
    addEventListener("DOMContentLoaded", () => rowdy.fail("webassembly", "WebAssembly is missing"));
  }
})();
