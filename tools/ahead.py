"""Runs inside Pyodide: compiles what the classes of a start would else write as text and compile at every visit.

A dataclass writes its `__init__` and its likes as text, a named tuple its `__new__`, and of its annotations each is
compiled to see if it is one: a fifth of the time that importing the app takes, and nearly half in WebKit.
"""

import builtins
import importlib
import marshal
from collections.abc import Callable
from typing import Any

MODULE = "compiled_ahead"
"""The module's name in the app's archive: once it is imported, texts it knows are not compiled again."""
SOURCE = '''
import annotationlib, collections, dataclasses, marshal

CODES = {codes!r}

def code(text, otherwise):
    return marshal.loads(CODES[text]) if text in CODES else otherwise

annotationlib.compile = lambda text, *given, **more: code(text, None) or compile(text, *given, **more)
collections.eval = lambda text, *names: eval(code(text, text), *names)
dataclasses.exec = lambda text, *names: exec(code(text, text), *names)
'''
PLACES = {"annotationlib": "compile", "collections": "eval", "dataclasses": "exec"}
"""The library's modules that compile texts, and by which function."""


def module(root: str) -> bytes:
    """The source of that module, once `root` has been imported as at a start."""
    codes: dict[str, bytes] = {}

    def noting(name: str) -> Callable[..., Any]:
        run, mode = getattr(builtins, name), "exec" if name == "exec" else "eval"

        def note(text: str, *given: Any, **more: Any) -> Any:
            codes[text] = marshal.dumps(compile(text, "<string>", mode, dont_inherit=True, optimize=2))
            return run(text, *given, **more)

        return note

    places = [(vars(importlib.import_module(place)), name) for place, name in PLACES.items()]
    for names, name in places:
        names[name] = noting(name)
    try:
        importlib.import_module(root)
    finally:
        for names, name in places:
            del names[name]
    return SOURCE.format(codes=codes).encode()
