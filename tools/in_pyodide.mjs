// Runs a Python script in Pyodide under Node, with the repository and the host's own Python packages at hand.
// usage: node tools/in_pyodide.mjs [--slim] [--packages FOLDER] [--mount FOLDER] SCRIPT.py [ARGUMENT ...]
//   --slim      with the standard library of dist/ instead of Pyodide's
//   --packages  a site-packages folder whose pure Python modules can be imported
//   --mount     a folder that appears as /mounted
// The repository is /project and the current folder. An `async def main()` of the script is awaited: nothing
// in Pyodide can wait for a coroutine from outside. The script's exit code is ours.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadPyodide } from "pyodide";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const text = { type: "string" };
const end = process.argv.findIndex((word, index) => index > 1 && word.endsWith(".py"));
const { values } = parseArgs({
  args: process.argv.slice(2, end),
  options: { slim: { type: "boolean" }, packages: text, mount: text },
});
const [script, ...given] = process.argv.slice(end);

const slim = () => {
  const folder = join(root, "dist", "assets");
  const name = readdirSync(folder).find((file) => /^stdlib-\w+\.zip$/.test(file));
  return { stdLibURL: join(folder, name) };
};

const python = await loadPyodide({
  ...(values.slim ? slim() : {}),
  env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
  stdout: (line) => process.stdout.write(`${line}\n`),
  stderr: (line) => process.stderr.write(`${line}\n`),
});
const mount = (inside, folder) => {
  python.FS.mkdirTree(inside);
  python.mountNodeFS(inside, resolve(folder));
};
mount("/project", root);
if (values.packages) mount("/packages", values.packages);
if (values.mount) mount("/mounted", values.mount);

// SystemExit is caught in Python: let through, it would end Pyodide instead of the script.
const run = python.runPython(`
import inspect, os, sys, traceback
from pyodide.code import eval_code_async

async def run(source, *given):
    os.chdir("/project")
    sys.path[:0] = ["/project"]
    sys.path.append("/packages")
    sys.argv = list(given)
    try:
        names = {"__name__": "__main__", "__file__": given[0]}
        await eval_code_async(source, names, filename=given[0])
        main = names.get("main")
        if inspect.iscoroutinefunction(main):
            await main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        return 1
    return 0

run
`);
process.exit(await run(readFileSync(script, "utf8"), script, ...given));
