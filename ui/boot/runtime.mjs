// What PyScript takes for Pyodide: the copy beside us, with our slim standard library; from a snapshot if there is one.
import { loadPyodide as start, version } from "../{{pyodide}}/pyodide.mjs";

export { version };

/** Instantiates wasm whatever type it comes as: not every server knows that of wasm, and streams need it. */
const instantiate = async (stream, response, imports) => {
  const answer = await response;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  if (answer.headers.get("content-type") === "application/wasm") return stream(answer, imports);
  return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
};

/** Rejects when the wasm cannot be had: Pyodide itself only warns, and its own promise stays open for ever. */
const wasmTrouble = () =>
  new Promise((_, reject) => {
    const stream = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = (response, imports) => {
      WebAssembly.instantiateStreaming = stream;
      const instance = instantiate(stream.bind(WebAssembly), response, imports);
      instance.catch(reject);
      return instance;
    };
  });

const PATIENCE = 20_000; // ms that Python may take from a snapshot, once the wasm is there
const READING = 5_000; // ms that the browser may take to find it
const begin = (settings) => Promise.race([wasmTrouble(), start(settings)]);
const hasArrived = () =>
  performance.getEntriesByType("resource").some(({ name, responseEnd }) => name.endsWith(".wasm") && responseEnd);
const after = (time) => new Promise((done) => setTimeout(done, time, null));

/** Python, or an error when it takes too long though the wasm has come. */
const inTime = async (python) => {
  for (;;) {
    const come = await Promise.race([python, after(PATIENCE)]);
    if (come) return come;
    if (hasArrived()) throw new Error("it takes too long");
  }
};

/** Python from the snapshot that is kept, with chance of its own; nothing where there is none or it fails. */
const takeUp = async (settings, snapshot) => {
  const memory = await Promise.race([snapshot.take(), after(READING)]);
  if (!memory) return undefined;
  try {
    snapshot.use();
    const python = await inTime(begin({ ...settings, _loadSnapshot: memory }));
    delete python._api.config._loadSnapshot; // 30 MB
    python.runPython("import random; random.seed()");
    return python;
  } catch (error) {
    await snapshot.refuse(error.message);
    return undefined;
  }
};

/** As Pyodide's own; errors of the one script of the page reach the panel with their traceback. */
export const loadPyodide = async (options) => {
  const settings = {
    ...options,
    indexURL: new URL("../{{pyodide}}/", import.meta.url).href,
    stdLibURL: new URL("./{{stdlib}}", import.meta.url).href,
    lockFileContents: JSON.stringify({ info: JSON.parse('{{lock_info}}'), packages: {} }),
    convertNullToNone: true, // JavaScript's null arrives as None
  };
  const { rowdy } = globalThis;
  if (!rowdy) return begin(settings); // in a worker
  const python = (await takeUp(settings, rowdy.snapshot)) ?? (await begin(settings));
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
