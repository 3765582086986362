"""Runs in Pyodide on the slim library: loads each of its modules, then every module of the engine."""

import importlib
import pkgutil
import sys
import warnings
import zipfile

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
for found in pkgutil.walk_packages(engine.__path__, "engine."):
    if not found.name.endswith("__main__"):
        importlib.import_module(found.name)
print(len(names), len([name for name in sys.modules if name.startswith("engine")]))
