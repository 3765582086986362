"""Runs inside Pyodide: compiles what the classes of a start would else write as text and compile at every visit.

A dataclass writes its `__init__` and its likes as text, a named tuple its `__new__`, and of its annotations each is
compiled to see if it is one: a fifth of the time that importing the app takes, and nearly half in WebKit.
"""

import builtins
import importlib
import importlib.util
import marshal
import re
from collections.abc import Callable, Iterable
from typing import Any

WRITES = re.compile(rb"namedtuple\(|\bNamedTuple\b|@dataclass")
"""What modules of the library say that write methods as text."""
MODULE = "compiled_ahead"
"""The module's name in the library's archive."""
PLACES = {"annotationlib": "compile", "collections": "eval", "dataclasses": "exec"}
"""The library's modules that compile texts, and by which function; from MODULE they get one that knows the codes."""
SOURCE = '''
import builtins, marshal

CODES = {codes!r}

def code(text, otherwise):
    return marshal.loads(CODES[text]) if text in CODES else otherwise

compile = lambda text, *given, **more: code(text, None) or builtins.compile(text, *given, **more)
eval = lambda text, *names: builtins.eval(code(text, text), *names)
exec = lambda text, *names: builtins.exec(code(text, text), *names)
'''


def with_codes(module: str, text: bytes) -> bytes:
    """The source of a module of the library, which takes its function from MODULE if it is one of PLACES."""
    return text + (f"\nfrom {MODULE} import {PLACES[module]}\n".encode() if module in PLACES else b"")


def source(loaded: Iterable[str], root: str) -> bytes:
    """What MODULE holds: all that is compiled while these modules, then `root` are loaded."""
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
        for name in loaded:  # once more, beside the one that is at work
            spec = importlib.util.find_spec(name)
            if spec and spec.loader:
                spec.loader.exec_module(importlib.util.module_from_spec(spec))
        importlib.import_module(root)
    finally:
        for names, name in places:
            del names[name]
    return SOURCE.format(codes=codes).encode()
