// Python's memory with the app in it, as the build took it: kept in this browser, later visits take it up instead of
// starting Python anew. It is fetched when the table is ready and the page idle. Nothing depends on it: where it is
// missing, damaged or of no use to this browser, Python starts as on a first visit. docs/boot.md says more.
(() => {
  const { rowdy } = globalThis;
  const ADDRESS = "{{snapshot}}"; // named after its content; empty: the site was built without
  const SIZE = Number("{{snapshot_size}}"); // bytes, as it is kept
  const INTEGRITY = "{{snapshot_integrity}}"; // of what is fetched
  const TRIED = "rowdy-table:snapshot"; // in the tab's own memory from taking it up until the table answers
  const here = new URL(".", location.href).href;
  const cacheName = `rowdy-table-snapshot-${here}`;
  const unwanted = !ADDRESS || new URLSearchParams(location.search).has("no-worker");
  let inUse = false;
  let kept = false;

  const find = () => caches.match(ADDRESS, { cacheName });
  const put = async (answer) => (await caches.open(cacheName)).put(ADDRESS, answer);

  /** It does not work here: an empty one in its place keeps it from being tried, or fetched, again. */
  const refuse = () => put(new Response());

  /** From tools/snapshot.py: the memory's length, how many runs of it are not empty, where each begins and how long it
   * is, then the runs themselves.
   */
  const unpack = (packed) => {
    const [length, count] = new Uint32Array(packed, 0, 2);
    const runs = new Uint32Array(packed, 8, 2 * count);
    const memory = new Uint8Array(length);
    let from = 8 + runs.byteLength;
    for (let run = 0; run < runs.length; run += 2) {
      memory.set(new Uint8Array(packed, from, runs[run + 1]), runs[run]);
      from += runs[run + 1];
    }
    return memory;
  };

  /** The memory; null where there is none to take up. Storage may be forbidden, the tab may have died of it before. */
  const read = async () => {
    try {
      const found = unwanted ? undefined : await find();
      if (!found) return null;
      if (sessionStorage.getItem(TRIED)) {
        await refuse();
        return null;
      }
      const packed = await found.arrayBuffer();
      if (packed.byteLength === SIZE) return unpack(packed);
      if (packed.byteLength) await caches.delete(cacheName); // damaged: it is fetched again
    } catch (error) {
      console.info(`rowdy-table: no snapshot: ${error.message}`);
    }
    return null;
  };

  /** Fetch it and keep it unpacked, in the place of what earlier versions kept. */
  const keep = async () => {
    if (unwanted || navigator.connection?.saveData) return;
    kept = Boolean(await find());
    if (kept) return;
    const answer = await fetch(ADDRESS, { cache: "no-store", integrity: INTEGRITY, priority: "low" });
    if (!answer.ok) throw new Error(`${ADDRESS} answered ${answer.status}`);
    await caches.delete(cacheName);
    await put(new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))));
    kept = true;
  };

  let memory = read(); // begun before any script is there that could use it

  rowdy.snapshot = {
    keep,

    /** The memory, once: nobody else shall hold its 30 MB. */
    take: () => {
      const taken = memory;
      memory = null;
      return taken;
    },

    /** It is taken up now. Who leaves the page meanwhile is not who hangs or crashes. */
    use: () => {
      inUse = true;
      sessionStorage.setItem(TRIED, ADDRESS);
      addEventListener("pagehide", () => sessionStorage.removeItem(TRIED), { once: true });
    },

    /** The table answers. */
    proven: () => inUse && sessionStorage.removeItem(TRIED),

    /** Python did not start from it; the reason is for the console. */
    refuse: async (reason) => {
      console.info(`rowdy-table: starting without the snapshot: ${reason}`);
      inUse = false;
      sessionStorage.removeItem(TRIED);
      await refuse();
    },

    inUse: () => inUse,
    kept: () => kept,
  };
})();
