// When the menu is painted the big parts are asked for, then PyScript's own scripts: all of them want the processor.
// (`rel=preload` would ask before that, and WebKit asks once more for what it has brought.)
(() => {
  const { rowdy } = globalThis;
  const LATEST = 600; // ms; pages that nobody sees are not painted
  const brought = new Map();
  let fetch = null; // as it was when the start began

  /** Compiled while it arrives, if it comes as what it is: not every server knows the type of wasm. */
  const compile = async (answer) => {
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    if (answer.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(answer);
    return WebAssembly.compile(await answer.arrayBuffer());
  };

  /** Read to its end, for later: what nobody reads stops arriving. */
  const whole = async (answer) => new Response(await answer.arrayBuffer(), answer);

  const bring = (part) => {
    if (part.href.endsWith("js")) {
      const link = part.cloneNode();
      link.rel = "modulepreload";
      part.replaceWith(link);
      return null; // runtime.mjs imports it
    }
    const answer = fetch(part.href);
    const failed = () => part.dispatchEvent(new Event("error")); // as a preload that fails
    answer.then(({ ok }) => ok || failed(), failed);
    const isWasm = part.href.endsWith(".wasm");
    const taken = answer.then(isWasm ? compile : whole);
    if (isWasm) rowdy.wasm = taken;
    brought.set(part.href, (isWasm ? taken.then(() => answer) : taken).catch(() => null));
    return taken;
  };

  /** As ever, but a part that was asked for already is handed over: once, if it has come, and to a plain request. */
  const handOver = async (what, how) => {
    const plain = (typeof what === "string" || what instanceof URL) && Object.keys(how ?? {}).every((key) => key === "credentials");
    const address = plain ? new URL(what, document.baseURI).href : "";
    const coming = brought.get(address);
    brought.delete(address);
    if (!brought.size && globalThis.fetch === handOver) globalThis.fetch = fetch;
    const answer = await coming;
    return answer?.ok ? answer : fetch(what, how);
  };

  const begin = () => {
    if (fetch) return;
    fetch = globalThis.fetch;
    globalThis.fetch = handOver;
    rowdy.parts = Promise.all([...document.querySelectorAll('link[rel="part"]')].map(bring));
    rowdy.parts.catch(() => {}); // whoever needs one of them asks again, and hears of it
    const script = document.createElement("script");
    script.type = "module";
    script.src = "{{pyscript}}/core.js";
    document.head.append(script);
  };
  setTimeout(begin, LATEST);
  const { PerformanceObserver } = globalThis;
  if (PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
    new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
  }
})();
