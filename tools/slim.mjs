// Starts Pyodide in Node and lets tools/slim.py compile the app and the slim standard library.
// usage: node tools/slim.mjs TARGET_FOLDER
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const target = resolve(process.argv[2]);
mkdirSync(target, { recursive: true });

// Without columns: a traceback names lines, and the compiled code is a fifth smaller.
const env = { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ env });
python.mountNodeFS("/root", root);
python.mountNodeFS("/target", target);

python.runPython("import sys; sys.path.insert(0, '/root')");
const slim = python.pyimport("tools.slim");
// The package that PyScript writes beside the app at every start, as it writes it.
const { default: pyscript } = await import(join(root, "node_modules/@pyscript/core/src/stdlib/pyscript.js"));
const library = "/root/node_modules/pyodide/python_stdlib.zip";
const modules = slim.build("/root", library, python.toPy(pyscript.pyscript), "/target");
writeFileSync(join(target, "stdlib.txt"), modules + "\n");
