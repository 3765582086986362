// The watch over the start, and over the table later: within seconds it says what failed, by stage.
(() => {
  const { rowdy } = globalThis;
  const PATIENCE = 8_000; // ms without an answer until we say what is waited for
  const HANGING = 60_000; // ms without any sign of progress until we call it stuck
  const ASKING = 2_500; // ms for finding out which part is at fault
  const AGAIN =
    "Check the connection and reload the page. If that does not help, wait a minute (the site may just be " +
    "changing), clear the browser's cached files (not the site's data: your games are kept there), or try " +
    "another browser.";
  const SAYINGS = {
    webassembly: [
      "This browser cannot run WebAssembly, which the game is built on.",
      "Use a current Firefox, Chrome, Edge or Safari. If this is one, a strict security mode or policy has " +
        "switched WebAssembly off: allow it for this site.",
    ],
    page: ["The page's own scripts could not be loaded.", AGAIN],
    runtime: ["The game's Python could not be loaded.", AGAIN],
    library: ["Python's library could not be loaded.", AGAIN],
    app: ["The game itself could not be loaded.", AGAIN],
    start: [
      "The table could not be set up.",
      "Reload the page, or try another browser. If it happens again, send us the text below. The last resort is " +
        "to clear the site's data: copy the game first, for it is kept there.",
    ],
    hang: ["Starting takes longer than it should.", AGAIN],
    table: [
      "Something went wrong at the table.",
      "Go on if the table still answers; if not, reload: the game is kept after every move. To be safe, copy the " +
        "game first. The text below helps us to mend it.",
    ],
    again: [
      "It went wrong again in the same way.",
      "Copy the game to be safe, then reload the page: it goes on from the last move that is kept. The text below " +
        "helps us to mend it.",
    ],
  };
  const WAITS = {
    page: "the page's own scripts",
    runtime: "the game's Python",
    library: "Python's library",
    app: "the game itself",
  };

  let stage = "page";
  let lastSign = performance.now();
  let failed = false; // a failure, not only a wait, has been shown and not been put away
  let asked = null; // the trouble that is being looked into
  let earlier = "";
  let awaited = "";
  let leaving = false; // for a start without the snapshot

  const fileName = (address) => new URL(address, location.href).pathname.split("/").pop();
  const parts = () => [...document.querySelectorAll("link[data-part]")];
  const addresses = (found) => found.map((part) => part.href);

  const report = (where, text) =>
    [
      `Rowdy Table {{version}} (build {{build}})`,
      `${where}, at stage: ${rowdy.ready() ? "table" : stage}`,
      text,
      `${location.origin}${location.pathname}`,
      navigator.userAgent,
    ].join("\n");

  /** The line that names an error: a traceback's last, otherwise the first. */
  const cause = (text) => text.trim().split("\n").at(text.startsWith("Traceback") ? -1 : 0);

  /** Show a failure, once: the first is the cause. `where` is a key of SAYINGS, `text` what to copy. */
  rowdy.fail = (where, text = "") => {
    console.warn(`rowdy-table: ${where}: ${text}`);
    if (failed || leaving) return;
    failed = true;
    const kind = where === "table" && cause(text) === earlier ? "again" : where;
    earlier = cause(text);
    const [sentence, advice] = SAYINGS[kind] ?? SAYINGS.table;
    const suspects = addresses(parts().filter((part) => part.dataset.part === kind));
    const goOn = kind === "table" && rowdy.goOn ? { goOn: playOn } : {};
    rowdy.release();
    rowdy.stuck(); // no poster of a page around may hide what is said
    rowdy.show({ stage: kind, sentence, advice, suspects, text: report(where, text), ...goOn });
  };

  /** The start failed though nothing is wrong with what arrived: if it began from the snapshot, it begins without. */
  rowdy.giveUp = async (where, text) => {
    if (rowdy.ready() || !rowdy.snapshot.inUse()) return rowdy.fail(where, text);
    leaving = true;
    await rowdy.snapshot.refuse(text);
    location.reload();
  };

  const putAway = rowdy.hide;
  rowdy.hide = () => {
    failed = false;
    putAway();
  };

  const playOn = () => {
    rowdy.hide();
    try {
      rowdy.goOn();
    } catch (error) {
      rowdy.fail("again", String(error.message));
    }
  };

  /** What is wrong with a part, by asking for it again: its status, its type, its size; null if nothing is. */
  const faultOf = async (part, signal) => {
    try {
      const answer = await fetch(part.href, { cache: "force-cache", signal });
      if (!answer.ok) return `answered ${answer.status}`;
      const type = answer.headers.get("content-type");
      const size = (await answer.arrayBuffer()).byteLength;
      if (size !== Number(part.dataset.size)) return `is damaged (${size} of ${part.dataset.size} bytes)`;
      return part.rel === "modulepreload" && !/javascript/.test(type) ? `came as ${type}` : null;
    } catch (error) {
      return error.name === "AbortError" ? null : `did not arrive (${error.message})`;
    }
  };

  /** The first part at fault and what is wrong with it; nothing if none is found in time. */
  const culprit = async () => {
    const all = parts();
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), ASKING);
    const faults = await Promise.all(all.map((part) => faultOf(part, control.signal)));
    clearTimeout(timer);
    const first = faults.findIndex(Boolean);
    return first < 0 ? null : [all[first].dataset.part, `${fileName(all[first].href)} ${faults[first]}`];
  };

  /** An old page that asks for files of a site that has changed since heals itself: it is fetched past the cache, and
   * loaded again if it has become another one. Only once: a page that was loaded again says what is wrong.
   */
  const heals = async () => {
    if (performance.getEntriesByType("navigation")[0]?.type === "reload") return false;
    try {
      const answer = await fetch(location.href, { cache: "reload", signal: AbortSignal.timeout(ASKING) });
      const text = await answer.text();
      if (!answer.ok || text.includes("{{build}}") || !text.includes("data-part=")) return false;
    } catch {
      return false;
    }
    location.reload();
    return true;
  };

  /** Something broke before the table answered: find out what, then say it. Where nothing is found it was only
   * heard of, not seen; then it must be `sure` that it was ours.
   */
  const trouble = async (text, sure) => {
    if (rowdy.ready()) return;
    if (asked) {
      if (sure && !asked.sure) Object.assign(asked, { text, sure });
      return;
    }
    const told = { text, sure, stage };
    asked = told;
    const found = await culprit();
    if (found && (await heals())) return;
    asked = null;
    if (rowdy.ready()) return;
    if (found) rowdy.fail(found[0], `${found[1]}\n${told.text}`);
    else if (told.sure) rowdy.giveUp(told.stage, told.text);
  };

  /** Whether an error comes from our own files: browser extensions throw in this page, too. */
  const ours = (text) => text.includes(rowdy.here) && !text.includes("-extension://");

  const heard = (error, text) => {
    const python = error?.name === "PythonError";
    const told = python ? error.message : text;
    if (!rowdy.ready()) trouble(told, python || ours(text));
    else if (python || ours(text)) rowdy.fail("table", told);
  };

  addEventListener("error", ({ target, error, filename, message }) => {
    const address = String(target?.src || (target?.dataset?.part && target.href));
    const script = target?.tagName === "SCRIPT"; // what a link has failed to bring may be asked for again
    const isOurs = address.startsWith(rowdy.here); // extensions put scripts of theirs into this page
    if (isOurs && (script || target.tagName === "LINK")) trouble(`${fileName(address)} did not arrive`, script);
    else if (error) heard(error, `${message}\n${error.stack ?? ""}\n${filename}`);
  }, true);

  addEventListener("unhandledrejection", ({ reason }) => heard(reason, `${reason?.message ?? reason}\n${reason?.stack ?? ""}`));

  addEventListener("py:progress", ({ detail }) => {
    lastSign = performance.now();
    if (detail === "Loading interpreter") stage = "runtime";
    if (detail === "Loaded interpreter") stage = "start";
  });

  /** Where the start is now: what nothing else explains is told of this stage. */
  rowdy.at = (now) => { stage = now; };

  const ready = () => {
    if (!rowdy.ready()) return;
    settled.disconnect();
    clearInterval(timer);
    rowdy.snapshot.proven();
    rowdy.hide();
  };
  const settled = new MutationObserver(ready);
  settled.observe(document.documentElement, { attributes: true, attributeFilter: ["data-ready"] });

  const look = () => {
    if (failed || leaving) return;
    const ended = performance.getEntriesByType("resource").filter((entry) => entry.responseEnd > 0);
    const silence = performance.now() - Math.max(lastSign, ...ended.map((entry) => entry.responseEnd));
    const waiting = parts().filter((part) => !ended.some((entry) => entry.name === part.href));
    const names = waiting.map((part) => fileName(part.href)).join(", ") || "nothing";
    const say = waiting.length ? rowdy.fail : rowdy.giveUp;
    if (silence > HANGING) {
      say("hang", `no sign of progress for a minute; waiting for: ${names}`);
      return;
    }
    if (performance.now() < PATIENCE || names === awaited) return;
    awaited = names;
    if (!waiting.length) trouble("nothing moves", false);
    const what = waiting.length ? WAITS[waiting[0].dataset.part] : "Python to start";
    rowdy.show({
      calm: true,
      stage: "wait",
      sentence: `Still loading: waiting for ${what}.`,
      advice:
        "About 5 MB come the first time, next to nothing later. On a slow connection that takes a while. If nothing " +
        "moves, check the connection and reload, or try another browser.",
      suspects: addresses(waiting),
      text: report("wait", `waiting for: ${names}`),
    });
  };
  const timer = setInterval(look, 1_000);

  /** Whether a module of eight bytes compiles: policies and security modes refuse that in several ways. */
  const refusal = () => {
    try {
      new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
      return "";
    } catch (error) {
      return String(error);
    }
  };
  const refused = refusal();
  if (refused) addEventListener("DOMContentLoaded", () => rowdy.fail("webassembly", refused));
})();
