// Asks for the big parts of the start at once, and hands each to whoever fetches it later. (`rel=preload` does the same,
// but what it has brought WebKit asks for once more where it keeps no cache.)
(() => {
  const { fetch } = globalThis;
  const brought = new Map();

  for (const part of document.querySelectorAll('link[rel="part"]')) {
    const answer = fetch(part.href);
    answer.then(({ ok }) => ok || part.dispatchEvent(new Event("error")), () => part.dispatchEvent(new Event("error")));
    brought.set(part.href, answer);
  }

  /** As ever, but a part that was asked for already is handed over; once, and not to who asks in a special way. */
  globalThis.fetch = (what, how) => {
    const address = how?.cache ? "" : new URL(what?.url ?? what, document.baseURI).href;
    const answer = brought.get(address);
    brought.delete(address);
    if (!brought.size) globalThis.fetch = fetch;
    return answer ?? fetch(what, how);
  };
})();
