// What PyScript takes for Pyodide: the copy beside us, with our slim standard library; from a snapshot if there is one.
import { loadPyodide as start, version } from "../{{pyodide}}/pyodide.mjs";

export { version };

// Python would run on a stack of its own, so that it could wait for promises; it never does so here. Chromium's collector
// of garbage may read beyond the end of such a stack, and the page is gone.
delete globalThis.WebAssembly?.Suspending;

/** What begin.js has compiled, made to run. Where there is none (it failed, or this is a worker), what Pyodide fetches,
 * whatever type it comes as: not every server knows that of wasm, and streams need it.
 */
const instantiate = async (stream, response, imports) => {
  const module = await globalThis.rowdy?.wasm?.catch(() => null);
  const answer = await response;
  if (module) {
    if (!answer.bodyUsed) answer.body?.cancel().catch(() => {}); // of a second start; nobody reads it
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  }
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  if (answer.headers.get("content-type") === "application/wasm") return stream.call(WebAssembly, answer, imports);
  return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
};

/** Rejects when the wasm cannot be had: Pyodide itself only warns, and its own promise stays open for ever. */
const wasmTrouble = () =>
  new Promise((_, reject) => {
    const stream = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = (response, imports) => {
      WebAssembly.instantiateStreaming = stream;
      const instance = instantiate(stream, response, imports);
      instance.catch(reject);
      return instance;
    };
  });

/** The interpreter's script. The page's own request for it may fail just when it is imported: then it is asked for anew. */
const fetchScript = async () => {
  const ask = () => import("../{{pyodide}}/pyodide.asm.mjs");
  return (await ask().catch(ask)).default;
};

const PATIENCE = 20_000; // ms that Python may take from a snapshot, once all it needs is there
const READING = 5_000; // ms that the browser may take to find it
const begin = (settings) => Promise.race([wasmTrouble(), start(settings)]);
const after = (time) => new Promise((done) => setTimeout(done, time, null));

/** Python from the snapshot that is kept, with chance of its own; nothing where there is none or it fails. */
const takeUp = async (settings, snapshot, haveCome) => {
  const memory = await Promise.race([snapshot.take(), after(READING)]);
  if (!memory || !(await haveCome)) return undefined; // what has not come is not the snapshot's fault
  try {
    snapshot.use();
    const python = await Promise.race([begin({ ...settings, _loadSnapshot: memory }), after(PATIENCE)]);
    if (!python) throw new Error("it takes too long");
    delete python._api.config._loadSnapshot; // 30 MB
    python.runPython("import random; random.seed()");
    return python;
  } catch (error) {
    await snapshot.refuse(error.message);
    return undefined;
  }
};

const ARCHIVE = "/lib/app.zip"; // as in tools/snapshot.mjs, which remembers what is where in it

/** The app's archive. It is not unpacked: Python imports out of it, and ui/shipped.py reads out of it. */
const fetchApp = async () => {
  const answer = await fetch(new URL("./{{app}}", import.meta.url));
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** Lets Python import out of the app's archive, before it looks elsewhere; an error if the archive is none. */
const addApp = (python, app) => {
  python.FS.writeFile(ARCHIVE, app);
  python.runPython(`import sys, zipimport; zipimport.zipimporter("${ARCHIVE}"); sys.path.insert(0, "${ARCHIVE}")`);
};

/** As Pyodide's own, with the app; errors of the one script of the page reach the panel with their traceback. */
export const loadPyodide = async (options) => {
  const settings = {
    ...options,
    indexURL: new URL("../{{pyodide}}/", import.meta.url).href,
    stdLibURL: new URL("./{{stdlib}}", import.meta.url).href,
    lockFileContents: JSON.stringify({ info: JSON.parse('{{lock_info}}'), packages: {} }),
    convertNullToNone: true, // JavaScript's null arrives as None
  };
  const { rowdy } = globalThis;
  const [script, app] = [fetchScript(), fetchApp()];
  app.catch(() => {}); // heard of below, when Python is there
  settings.createPyodideModule = async (given) => (await script)(given);
  const haveCome = Promise.all([script, rowdy?.parts]).then(() => true, () => false);
  const python = (rowdy && (await takeUp(settings, rowdy.snapshot, haveCome))) ?? (await begin(settings));
  rowdy?.at("app");
  addApp(python, await app);
  if (!rowdy) return python; // in a worker
  rowdy.python = python; // for the console, and for what measures and tests
  const run = python.runPythonAsync;
  python.runPythonAsync = async (...given) => {
    try {
      return await run.apply(python, given);
    } catch (error) {
      rowdy.giveUp("start", error.message);
      throw error;
    }
  };
  return python;
};
