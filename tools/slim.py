"""Runs inside Pyodide: compiles the app, PyScript's own package, and what they can import of the standard library.

Python spends most of a first visit compiling its own library. Compiled here, by the very interpreter that
will read it, and cut to what can be reached, it starts twice as fast and travels lighter.
"""

import ast
import importlib
import importlib.util
import marshal
import posixpath
import sys
import warnings
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools import ahead

# Imported inside functions of the library, at moments the app can meet: an error to print, a date to read.
BY_HAND = (
    "_colorize", "_strptime", "ast", "bisect", "copy", "encodings.ascii", "encodings.idna",
    "encodings.latin_1", "encodings.utf_16", "linecache", "shutil", "tokenize", "traceback", "zipfile",
)  # fmt: skip
NOT_HERE = {"ssl", "_ssl", "bz2", "lzma", "compression"}
"""Left out, as Python may be built without: a page opens no sockets and reads no such archives, but `asyncio` and
`shutil` would import them at every start."""
APART = ("engine/__main__.py", "engine/arena.py")
"""Modules of the app for the command line only; nothing of the screen imports them."""
UNCHECKED_HASH = (1).to_bytes(4, "little")  # the flag word of a .pyc that is never compared with its source


class Library:
    """The sources of the standard library, as the zip of the Pyodide package holds them."""

    def __init__(self, path: Path) -> None:
        self.archive = zipfile.ZipFile(path)
        self.paths = {module_name(name): name for name in self.archive.namelist() if name.endswith(".py")}

    def source(self, module: str) -> bytes:
        """The module's text, undecoded."""
        return self.archive.read(self.paths[module])


def module_name(path: str) -> str:
    """`json/__init__.py` -> `json`, `json/decoder.py` -> `json.decoder`."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imports(source: bytes, module: str, is_package: bool, everywhere: bool) -> Iterator[str]:
    """Names a module imports when it is loaded; with `everywhere` also those inside its functions."""
    package = module if is_package else module.rpartition(".")[0]
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = importlib.util.resolve_name("." * node.level + base, package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Try) and in_vain(node):
            waiting.extend(node.body)
        elif everywhere or not (isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or never_met(node)):
            waiting.extend(ast.iter_child_nodes(node))


def in_vain(node: ast.Try) -> bool:
    """Whether the handlers stand in for C modules that this interpreter has, as in `datetime`."""
    names = [name for name in node.body if isinstance(name, ast.Import | ast.ImportFrom)]
    modules = [str(name.module) if isinstance(name, ast.ImportFrom) else name.names[0].name for name in names]
    handled = {ast.unparse(handler.type) for handler in node.handlers if handler.type}
    return handled == {"ImportError"} and modules != [] and all(name in sys.builtin_module_names for name in modules)


def never_met(node: ast.AST) -> bool:
    """A branch for scripts (`if __name__ == "__main__"`) or for type checkers only."""
    return isinstance(node, ast.If) and ast.unparse(node.test) in {"__name__ == '__main__'", "TYPE_CHECKING"}


def with_parents(module: str) -> Iterator[str]:
    """`a.b.c` -> `a`, `a.b`, `a.b.c`."""
    parts = module.split(".")
    return (".".join(parts[:length]) for length in range(1, len(parts) + 1))


def reachable(library: Library, roots: Iterable[str]) -> set[str]:
    """The library's modules that loading the roots can load."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        for module in with_parents(waiting.pop()):
            if module in found or module not in library.paths or module.partition(".")[0] in NOT_HERE:
                continue
            found.add(module)
            is_package = library.paths[module].endswith("/__init__.py")
            waiting.extend(imports(library.source(module), module, is_package, everywhere=False))
    return found


def from_archive(module: str) -> bool:
    """Whether this interpreter loads it, and from the archive: some are frozen, some want processes."""
    try:
        with warnings.catch_warnings(action="ignore"):
            loaded = importlib.import_module(module)
    except ImportError:
        return False
    return loaded.__spec__ is not None and loaded.__spec__.origin != "frozen"


class Described(ast.NodeTransformer):
    """Dataclasses keep their docstrings: one without works out a text from its signature at every start."""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """An assignment is not stripped as a docstring is."""
        self.generic_visit(node)
        if any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list):
            text = (ast.get_docstring(node) or node.name).splitlines()[0]
            place = 0 if ast.get_docstring(node) is None else 1
            node.body.insert(place, ast.copy_location(ast.parse(f"__doc__ = {text!r}").body[0], node.body[0]))
        return node


def compiled(source: bytes, shown_path: str, optimize: int) -> bytes:
    """The bytes of a .pyc that names `shown_path` in tracebacks."""
    tree = ast.fix_missing_locations(Described().visit(ast.parse(source)))
    code = compile(tree, shown_path, "exec", dont_inherit=True, optimize=optimize)
    head = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + importlib.util.source_hash(source)
    return head + marshal.dumps(code)


def write_archive(path: Path, members: dict[str, bytes]) -> None:
    """A zip whose bytes depend on the members alone."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(members):
            member = zipfile.ZipInfo(name)
            member.compress_type = zipfile.ZIP_DEFLATED
            member.external_attr = 0o644 << 16
            archive.writestr(member, members[name])


def app_sources(root: Path, packages: Iterable[str]) -> dict[str, bytes]:
    """Path under the root -> text of every module of the packages."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for package in packages
        for path in sorted((root / package).rglob("*.py"))
        if path.relative_to(root).as_posix() not in APART
    }


def modules_of_a_start() -> list[str]:
    """What is loaded once Python is up, as at every visit; also what this module needs."""
    return [name for name in sys.modules if not name.startswith("__")]


def build(root: str, library_path: str, pyscript: dict[str, str], target: str) -> str:
    """Write `stdlib.zip` and `app.zip` into the target folder; the library's modules, one a line.

    `pyscript` is the package that PyScript writes at every start, file to text: Python finds it compiled in the app's
    archive first.
    """
    library = Library(Path(library_path))
    start = modules_of_a_start()
    app = app_sources(Path(root), ("engine", "ui"))
    roots = [*start, *BY_HAND]
    for path, source in app.items():
        roots += imports(source, module_name(path), path.endswith("/__init__.py"), everywhere=True)
    for name, text in pyscript.items():
        is_package = name == "__init__.py"
        roots += imports(text.encode(), module_name(f"pyscript/{name}"), is_package, everywhere=False)
    kept = sorted(filter(from_archive, reachable(library, roots)))
    members = {}
    for module in kept:
        path = library.paths[module]
        # Pyodide reads its own docstrings at start; elsewhere, the app included, nobody does.
        optimize = 0 if module.partition(".")[0] in {"pyodide", "_pyodide"} else 2
        shown = posixpath.join("/lib/python314.zip", path)
        members[path + "c"] = compiled(ahead.with_codes(module, library.source(module)), shown, optimize)
    for module in set(kept) - set(start):  # loaded above, to see if it can be: at a start the app loads it
        sys.modules.pop(module, None)
    classes = [module for module in start if module in kept and ahead.WRITES.search(library.source(module))]
    members[f"{ahead.MODULE}.pyc"] = compiled(ahead.source(classes, "ui.app"), f"{ahead.MODULE}.py", 2)
    write_archive(Path(target) / "stdlib.zip", members)
    members = {path + "c": compiled(source, path, 2) for path, source in app.items()}
    for name, text in pyscript.items():
        members[f"pyscript/{name}c"] = compiled(text.encode(), f"pyscript/{name}", 0)
    members |= {f"docs/rules/{file.name}": file.read_bytes() for file in Path(root, "docs/rules").glob("*.md")}
    members |= {f"ui/locale/{file.name}": file.read_bytes() for file in Path(root, "ui/locale").glob("*.mo")}
    write_archive(Path(target) / "app.zip", members)
    return "\n".join([*kept, ahead.MODULE])
