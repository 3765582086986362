// Python's memory with the app in it, as the build took it: kept in this browser, later visits take it up instead of
// starting Python anew. It is fetched when the table is ready and the page idle. Nothing depends on it: where it is
// missing, damaged or of no use to this browser, Python starts as on a first visit. docs/boot.md says more.
(() => {
  const { rowdy } = globalThis;
  const ADDRESS = "{{snapshot}}"; // named after its content; empty: the site was built without
  const SIZE = Number("{{snapshot_size}}"); // bytes, as it is kept
  const DIGEST = "{{snapshot_digest}}"; // SHA-256 of what is fetched
  const PATIENCE = 1_000; // ms that the storage may take to note something
  const cacheName = `rowdy-table-snapshot-${rowdy.here}`;
  // In the tab's own memory from taking it up until the table answers:
  const TRIED = `rowdy-table:snapshot:${rowdy.here}`;
  // A frame shares that memory with others of its page; it starts as on a first visit.
  const unwanted = !ADDRESS || rowdy.framed || new URLSearchParams(location.search).has("no-worker");
  let inUse = false;
  let settled = false;

  const find = () => caches.match(ADDRESS, { cacheName });
  const put = async (answer) => (await caches.open(cacheName)).put(ADDRESS, answer);
  const proven = () => inUse && sessionStorage.removeItem(TRIED);

  /** It does not work here: an empty one in its place keeps it from being tried, or fetched, again. */
  const refuse = async () => {
    const late = new Promise((done) => setTimeout(done, PATIENCE));
    await Promise.race([put(new Response()).catch(() => {}), late]);
  };

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

  /** What is kept, unpacked; what is damaged is deleted, to be fetched again. */
  const open = async (found) => {
    const packed = await found.arrayBuffer();
    try {
      if (packed.byteLength === SIZE) return unpack(packed);
    } catch {
      // Its head does not fit to the rest.
    }
    if (packed.byteLength) await caches.delete(cacheName);
    return null;
  };

  /** The memory; null where there is none to take up. Storage may be forbidden, this tab may have died of it before. */
  const read = async () => {
    try {
      const tried = sessionStorage.getItem(TRIED);
      sessionStorage.removeItem(TRIED);
      const found = unwanted ? undefined : await find();
      if (!found) return null;
      if (tried !== ADDRESS) return await open(found);
      await refuse();
    } catch (error) {
      console.info(`rowdy-table: no snapshot: ${error.message}`);
    }
    return null;
  };

  /** Fetch it and keep it unpacked, in the place of what earlier versions kept; what cannot be kept, only once. */
  const keep = async () => {
    if (unwanted || !globalThis.DecompressionStream || navigator.connection?.saveData) return;
    if (!(await find())) {
      const answer = await fetch(ADDRESS, { cache: "no-store", priority: "low" });
      if (!answer.ok) throw new Error(`${ADDRESS} answered ${answer.status}`);
      const content = await answer.arrayBuffer();
      try {
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
        if (btoa(String.fromCharCode(...digest)) !== DIGEST) throw new Error(`${ADDRESS} is damaged`);
        await caches.delete(cacheName);
        await put(new Response(new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"))));
      } catch (error) {
        await refuse();
        throw error;
      }
    }
    settled = true;
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

    /** It is taken up now. Who leaves the page meanwhile, or puts it away, is not who hangs or crashes. */
    use: () => {
      inUse = true;
      try {
        sessionStorage.setItem(TRIED, ADDRESS);
      } catch {
        // Full: then nobody remembers.
      }
      addEventListener("pagehide", proven);
      document.addEventListener("visibilitychange", proven);
    },

    /** The table answers. */
    proven,

    /** Python did not start from it: never again. The reason is for the console. */
    refuse: async (reason) => {
      console.info(`rowdy-table: starting without the snapshot: ${reason}`);
      inUse = false; // from now on the tab remembers, should the storage not
      await refuse();
    },

    inUse: () => inUse,

    /** Whether it is kept; one that was refused counts, one that is unwanted or could not be had does not. */
    settled: () => settled,
  };
})();
