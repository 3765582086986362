// The page's side of the service worker: it comes when the table is ready and idle, and all works without it.
(() => {
  const { rowdy } = globalThis;
  const WORKER = "{{worker}}"; // empty where the site was built without
  const PREFIX = "rowdy-table-";
  const REST = 3_000; // ms that the table has answered when a snapshot is fetched
  const PATIENCE = 5_000; // ms that a new version may take to get ready, and a page to be idle
  const UPDATES = 3_600_000; // ms between two looks for a new version while the page stays open
  const refused = new URLSearchParams(location.search).has("no-worker");
  let kept = null; // the registration
  let fresh = null; // told once when a new version waits
  let asked = false;
  let looked = 0;
  let wanted = false; // to be kept
  let turn = Promise.resolve();
  let hurry = () => {}; // ends the rest before the snapshot

  /** The browser's workers; nothing where they are missing, or forbidden as in sandboxed frames. */
  const workers = (() => {
    try {
      return navigator.serviceWorker;
    } catch {
      return undefined;
    }
  })();

  /** Unregister what we have registered and delete our caches, no one else's. */
  const stop = async () => {
    const found = await workers?.getRegistration(rowdy.here);
    if (found?.scope === rowdy.here) await found.unregister();
    kept = null;
    const names = await globalThis.caches?.keys() ?? [];
    const ours = names.filter((name) => name.startsWith(PREFIX) && name.endsWith(rowdy.here));
    await Promise.all(ours.map((name) => caches.delete(name)));
  };

  const look = () => kept?.waiting && kept.active && fresh?.();

  /** Look for a new version when the player comes back to a page that has long been open. */
  const lookAgain = () => {
    if (!kept || document.hidden || Date.now() - looked < UPDATES) return;
    looked = Date.now();
    kept.update().catch(() => {}); // no network: nothing new
  };

  const register = async () => {
    let controlled = Boolean(workers.controller);
    workers.addEventListener("controllerchange", () => {
      // Another tab has begun to use the new version; this one goes on as it is until its player wants it.
      if (controlled && !asked) fresh?.();
      controlled = true;
    });
    kept = await workers.register(WORKER, { scope: "./" });
    looked = Date.now();
    kept.addEventListener("updatefound", () => kept?.installing?.addEventListener("statechange", look));
    kept.installing?.addEventListener("statechange", look);
    document.addEventListener("visibilitychange", lookAgain);
    look();
    if (!kept.active) return; // it is just fetching everything
    // Where the version that runs is the server's, what its worker may have lost can be had there.
    const heard = await kept.update().then(() => true, () => false); // no network: nothing can be had
    if (heard && kept && !kept.installing && !kept.waiting) kept.active?.postMessage("keep everything");
  };

  const idle = () =>
    new Promise((done) => {
      if (globalThis.requestIdleCallback) requestIdleCallback(done, { timeout: PATIENCE });
      else setTimeout(done);
    });

  /** Do something for other visits: this one goes on whether it succeeds or not. */
  const attempt = async (what, act) => {
    try {
      await act();
    } catch (error) {
      console.info(`rowdy-table: ${what} in this browser failed: ${error.message}`);
    }
  };

  const keepAll = async () => {
    await idle();
    if (workers && !kept && wanted) await attempt("keeping the site", register);
    await new Promise((done) => {
      hurry = done;
      setTimeout(done, REST);
    });
    await idle();
    if (wanted) await attempt("keeping the snapshot", rowdy.snapshot.keep);
  };

  /** Keep the whole site in this browser, or let go of it, as was wished last; one after the other. Frames keep nothing:
   * their storage goes with the host.
   */
  const keep = (wish) => {
    wanted = wish && !refused && Boolean(WORKER);
    hurry();
    const mine = wanted;
    const act = mine ? keepAll : () => attempt("letting go of the site", stop);
    if (!mine || !rowdy.framed) turn = turn.then(() => mine === wanted && act());
    return turn;
  };

  /** Start anew with the version that waits; only ever because the player asked for it. */
  const renew = () => {
    asked = true;
    const waiting = kept?.waiting;
    if (!waiting) {
      location.reload();
      return;
    }
    waiting.addEventListener("statechange", () => waiting.state === "activated" && location.reload());
    waiting.postMessage("use the new version");
    setTimeout(() => location.reload(), PATIENCE);
  };

  /** Hear that a new version waits. */
  const listen = (told) => {
    fresh = told;
  };

  if (refused) stop().catch(() => {}); // even when Python never starts
  rowdy.offline = { keep, listen, renew };
})();
