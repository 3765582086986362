"""What `pip install .` gives other people."""

import subprocess
import sys
import zipfile
from pathlib import Path


def test_the_wheel_holds_the_typed_engine_and_nothing_else(wheels: Path) -> None:
    """No screen, no tests, no tools; the mark that it is typed."""
    (wheel,) = wheels.glob("rowdy_table-*-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0] for name in names if ".dist-info/" not in name} == {"engine"}
    assert "engine/py.typed" in names
    assert "engine/table.py" in names
    assert any(name.endswith("/LICENSE") for name in names)


def test_it_installs_into_a_fresh_environment(wheels: Path, tmp_path: Path) -> None:
    """Another Python can import the engine from it, without any other package."""
    (wheel,) = wheels.glob("rowdy_table-*.whl")
    target = tmp_path / "installed"
    install = ["install", "--quiet", "--no-index", "--no-deps", "--target", str(target), str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", *install], check=True)
    program = f"import sys; sys.path.insert(0, {str(target)!r}); import engine; print(engine.__file__)"
    done = subprocess.run(
        [sys.executable, "-I", "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == str(target / "engine" / "__init__.py")
    program = f"import runpy, sys; sys.path.insert(0, {str(target)!r}); runpy.run_module('engine', run_name='__main__')"
    played = subprocess.run(
        [sys.executable, "-I", "-c", program, "oh_crud", "--seats", "4", "--seed", "7"],
        cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert played.stdout.splitlines()[-1].startswith("places: ")
