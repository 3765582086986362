// What PyScript takes for Pyodide: the copy beside us, with our slim standard library. Also the one module
// that runs in the page and in every worker before PyScript opens its storage.
import { loadPyodide as start, version } from "../{{pyodide}}/pyodide.mjs";

export { version };

/**
 * PyScript keeps package lists in IndexedDB and waits for ever where that is blocked (foreign frames, strict
 * privacy settings). We use no packages, so it gets a store that lives in memory, and only that.
 */
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

/** As Pyodide's own; errors of the one script of the page reach the panel with their traceback. */
export const loadPyodide = async (options) => {
  const python = await start({
    ...options,
    indexURL: new URL("../{{pyodide}}/", import.meta.url).href,
    stdLibURL: new URL("./{{stdlib}}", import.meta.url).href,
    lockFileContents: JSON.stringify({ info: JSON.parse('{{lock_info}}'), packages: {} }),
    convertNullToNone: true, // JavaScript's null arrives as None
  });
  const { rowdy } = globalThis;
  if (rowdy) {
    const run = python.runPythonAsync;
    python.runPythonAsync = async (...given) => {
      try {
        return await run.apply(python, given);
      } catch (error) {
        rowdy.fail("start", error.message);
        throw error;
      }
    };
  }
  return python;
};
