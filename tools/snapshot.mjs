// Takes Pyodide's memory with the app in it: node tools/snapshot.mjs STDLIB.zip APP.zip TARGET
import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

// Memory from where wasm can wait for promises is of no use where it cannot; the other way round it is. Newer versions
// of Node can, so that is taken from them before Pyodide looks.
delete WebAssembly.Suspending;
// The same sources give the same memory: no time and no chance gets into it.
crypto.randomFillSync = (bytes) => bytes.fill(7);
Date.now = () => Date.UTC(2026, 0, 1);
performance.now = () => 0;
const { loadPyodide } = await import("pyodide");

const ARCHIVE = "/lib/app.zip"; // as in ui/boot/runtime.mjs

// What a start imports, and all of the app but what needs a page. No file that exists here exists later: no listing of
// a folder may be remembered.
const LOAD = `
import gc, importlib, pkgutil, sys, zipimport
import asyncio, random  # noqa

sys.path.insert(0, ARCHIVE)
sys.modules["pyscript"] = None  # it needs a page
import engine, ui

for package in (engine, ui):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            if error.name != "pyscript":
                raise
del sys.modules["pyscript"]
sys.path.remove(ARCHIVE)
sys.path_importer_cache.clear()
zipimport._zip_directory_cache.clear()  # what comes as the archive then is looked at
gc.collect()
None
`;

// Node would quote the line it failed in, a megabyte of Pyodide.
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});

const here = dirname(fileURLToPath(import.meta.url));
const [stdLibURL, app, target] = process.argv.splice(1).slice(1).map((name) => resolve(name)); // no path gets into it
const { info } = JSON.parse(readFileSync(resolve(here, "../node_modules/pyodide/pyodide-lock.json"), "utf8"));
const python = await loadPyodide({
  _makeSnapshot: true,
  stdLibURL,
  convertNullToNone: true, // lies in the memory, as ui/boot/runtime.mjs wants it
  lockFileContents: JSON.stringify({ info, packages: {} }),
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
});
python.FS.writeFile(ARCHIVE, new Uint8Array(readFileSync(app)));
const names = python.toPy({ __name__: "snapshot", ARCHIVE });
python.runPython(LOAD, { globals: names });
names.destroy();
writeFileSync(target, python.makeMemorySnapshot());
