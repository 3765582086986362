// PyScript opens stores while it loads, and waits for ever where they are blocked (foreign frames, strict privacy
// settings). We ask it to keep nothing, so it gets stores that live in memory, and only those.
(() => {
  const memoryStore = () => {
    const entries = new Map();
    const answer = (result) => {
      const request = { result };
      setTimeout(() => request.onsuccess?.({ target: request }));
      return request;
    };
    return {
      put: (value, key) => answer(void entries.set(key, value)),
      get: (key) => answer(entries.get(key)),
      getKey: (key) => answer(entries.has(key) ? key : undefined),
      getAllKeys: () => answer([...entries.keys()]),
      count: () => answer(entries.size),
      delete: (key) => answer(void entries.delete(key)),
      clear: () => answer(void entries.clear()),
    };
  };

  const memoryDatabases = () => {
    const stores = new Map();
    const open = (name) => {
      if (!stores.has(name)) stores.set(name, memoryStore());
      const result = { transaction: () => ({ objectStore: () => stores.get(name) }), close() {} };
      const request = { result };
      setTimeout(() => request.onsuccess?.({ target: request }));
      return request;
    };
    return { open };
  };

  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: memoryDatabases() });

  // Firefox refuses BroadcastChannel in sandboxed frames, and PyScript makes one while it loads.
  try {
    new BroadcastChannel("rowdy-table").close();
  } catch {
    globalThis.BroadcastChannel = class extends EventTarget {
      postMessage() {}
      close() {}
    };
  }
})();
