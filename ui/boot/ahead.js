// Asks for the big parts of the start at once, and hands each to whoever fetches it later. (`rel=preload` does the
// same, but what it has brought WebKit asks for once more where it keeps no cache.)
(() => {
  const { fetch } = globalThis;
  const brought = new Map();

  for (const part of document.querySelectorAll('link[rel="part"]')) {
    const answer = fetch(part.href);
    const failed = () => part.dispatchEvent(new Event("error")); // as a preload that fails
    answer.then(({ ok }) => ok || failed(), failed);
    brought.set(part.href, answer);
  }

  /** As ever, but a part that was asked for already is handed over: once, if it has come, and to a plain request. */
  globalThis.fetch = async (what, how = {}) => {
    const plain = Object.keys(how).every((option) => option === "credentials");
    const address = plain ? new URL(what?.url ?? what, document.baseURI).href : "";
    const answer = await brought.get(address)?.catch(() => null);
    brought.delete(address);
    if (!brought.size) globalThis.fetch = fetch;
    return answer?.ok ? answer : fetch(what, how);
  };
})();
