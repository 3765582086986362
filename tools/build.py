"""Writes dist/, the whole site: `python -m tools.build` (`--force` even when nothing has changed)."""

import argparse
import gzip
import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import embed, icons, licences, manifest, page, snapshot, words
from tools.sources import DIST, FACTS, ROOT, fingerprint, is_current, package_version, project_version

PYODIDE = ROOT / "node_modules" / "pyodide"
PYSCRIPT = ROOT / "node_modules" / "@pyscript" / "core" / "dist"
FONT = ROOT / "node_modules" / "@fontsource" / "atkinson-hyperlegible" / "files"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WORKER = "sw.js"
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")  # what a page without PyScript's plugins asks for


class Site:
    """A folder being filled with files whose names say what they hold."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def put(self, name: str, content: bytes) -> str:
        """Write a file under its plain name; the address."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return name

    def put_hashed(self, name: str, content: bytes) -> str:
        """Write it with its content's hash in the name, so that no cache can hold a wrong one."""
        stem, _, ending = name.rpartition(".")
        return self.put(f"{stem}-{hashlib.sha256(content).hexdigest()[:10]}.{ending}", content)

    def copy(self, folder: str, source: Path, patterns: tuple[str, ...]) -> list[str]:
        """Copy the files that match, in that order; their addresses."""
        found = [path for pattern in patterns for path in sorted(source.glob(pattern))]
        return [self.put(f"{folder}/{path.name}", without_map(path)) for path in found]


def without_map(path: Path) -> bytes:
    """A file as it is, but a script without its pointer to a source map that is not shipped."""
    content = path.read_bytes()
    if path.suffix not in {".js", ".mjs"}:
        return content
    lines = content.splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(b"//# sourceMappingURL="))


def compile_python(target: Path) -> None:
    """Let Pyodide itself compile the app and the slim library into `target`."""
    subprocess.run(["node", "tools/slim.mjs", str(target)], cwd=ROOT, check=True)


def keep_offline(folder: Path, with_worker: bool) -> None:
    """Write the service worker that keeps all files of the folder; or the one that ends those of earlier versions."""
    if with_worker:
        subprocess.run(["node", "tools/offline.mjs", str(folder)], cwd=ROOT, check=True)
    else:
        (folder / WORKER).write_text((page.BOOT / "farewell.js").read_text())


def build(folder: Path, with_worker: bool = True) -> None:
    """Fill the folder with the whole site."""
    words.compile_all()
    site = Site(folder)
    pyodide = f"pyodide-{package_version('pyodide')}"
    pyscript = f"pyscript-{package_version('@pyscript/core')}"
    build_name = fingerprint() + ("" if with_worker else "-no-worker")
    runtime_files = site.copy(pyodide, PYODIDE, PYODIDE_FILES)
    core_files = site.copy(pyscript, PYSCRIPT, PYSCRIPT_FILES)
    with tempfile.TemporaryDirectory() as compiled_folder:
        compiled = Path(compiled_folder)
        compile_python(compiled)
        stdlib = site.put_hashed("assets/stdlib.zip", (compiled / "stdlib.zip").read_bytes())
        app = site.put_hashed("assets/app.zip", (compiled / "app.zip").read_bytes())
        modules = (compiled / "stdlib.txt").read_text().split()
        memory = snapshot.take(compiled / "stdlib.zip", compiled / "app.zip") if with_worker else None
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    names = {
        "pyodide": pyodide,
        "pyscript": pyscript,
        "stdlib": Path(stdlib).name,
        "lock_info": json.dumps(lock["info"]),
        "version": project_version(),
        "build": build_name,
        "app": Path(app).name,
        "font_regular": site.put_hashed("assets/regular.woff2", font("400")),
        "font_bold": site.put_hashed("assets/bold.woff2", font("700")),
        "worker": WORKER if with_worker else "",
        "snapshot": site.put_hashed("assets/snapshot.bin", memory.content) if memory else "",
        "snapshot_size": str(memory.size if memory else 0),
        "snapshot_digest": memory.digest if memory else "",
    }
    drawn = {icon.name: site.put_hashed(f"assets/{icon.name}", icons.read(icon)) for icon in icons.KINDS}
    names["touch_icon"] = drawn["touch-180.png"]
    site.put("manifest.webmanifest", manifest.manifest(drawn).encode())
    runtime = page.fill((page.BOOT / "runtime.mjs").read_text(), names)
    names["runtime"] = site.put_hashed("assets/runtime.mjs", runtime.encode())
    stages = [
        *[(name, "page") for name in core_files],
        *[(name, "runtime") for name in (names["runtime"], *runtime_files)],
        (stdlib, "library"),
        (app, "app"),
    ]
    parts = [page.PartOfSite(name, stage, (folder / name).stat().st_size) for name, stage in stages]
    links = page.preloads(parts, [names["font_regular"]])
    site.put("index.html", page.render(names, links).encode())
    for name, values in (("404.html", {}), ("licences.html", {"licences": licences.body()})):
        site.put(name, page.leaf(name, values).encode())
    for name, content in embed.files().items():
        site.put(name, content)
    site.put("favicon.svg", (page.BOOT / "favicon.svg").read_bytes())
    site.put(".nojekyll", b"")
    keep_offline(folder, with_worker)
    about = {
        "version": names["version"],
        "build": build_name,
        "pyodide": package_version("pyodide"),
        "pyscript": package_version("@pyscript/core"),
        "stdlib": modules,
        "files": sizes(folder),
    }
    site.put(FACTS.name, (json.dumps(about, indent=1) + "\n").encode())


def font(weight: str) -> bytes:
    """The Latin cut of the face, already a subset."""
    return (FONT / f"atkinson-hyperlegible-latin-{weight}-normal.woff2").read_bytes()


def sizes(folder: Path) -> dict[str, dict[str, int]]:
    """Bytes of every file, as it lies and as a server sends it."""
    return {
        path.relative_to(folder).as_posix(): {
            "raw": path.stat().st_size,
            "gzip": len(gzip.compress(path.read_bytes(), 6)),
        }
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def main() -> int:
    """Build into a fresh folder, then put it in place of the old one."""
    parser = argparse.ArgumentParser(prog="python -m tools.build", description=__doc__)
    parser.add_argument("--force", action="store_true", help="build even when dist/ is up to date")
    parser.add_argument(
        "--no-worker", action="store_true", help="without offline play; ends the workers of earlier versions"
    )
    given = parser.parse_args()
    if not (given.force or given.no_worker) and is_current():
        print("dist/ is up to date")
        return 0
    print("Building dist/ ...", flush=True)
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as name:
        fresh, old = Path(name) / "site", Path(name) / "old"
        fresh.mkdir()
        build(fresh, with_worker=not given.no_worker)
        if DIST.exists():
            DIST.replace(old)  # out of the way in one step: somebody may be building or serving beside us
        fresh.replace(DIST)
    gzipped = sum(size["gzip"] for size in sizes(DIST).values())
    print(f"dist/ is built: {gzipped / 1e6:.2f} MB gzipped in all")
    return 0


if __name__ == "__main__":
    sys.exit(main())
