"""Runs in Pyodide on the slim library: loads each of its modules, then every module of the engine that the app has."""

import importlib
import sys
import warnings
import zipfile
from pathlib import Path

import engine

LIBRARY = "/lib/python314.zip"

warnings.simplefilter("ignore")
names = [
    name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    for name in zipfile.ZipFile(LIBRARY).namelist()
]
assert not [name for name in zipfile.ZipFile(LIBRARY).namelist() if not name.endswith(".pyc")]
for name in names:
    importlib.import_module(name)
folder = Path(str(engine.__file__)).parent
for path in folder.rglob("*.py"):
    if path.name not in {"__init__.py", "__main__.py", "arena.py"}:
        importlib.import_module(".".join(path.relative_to(folder.parent).with_suffix("").parts))
print(len(names), len([name for name in sys.modules if name.startswith("engine")]))
