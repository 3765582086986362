"""Runs in Pyodide: pytest over the folders given as arguments."""

import os
import sys

import pytest

os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # hypothesis and xdist want what a browser has not
sys.exit(pytest.main(["-p", "no:cacheprovider", "-q", *sys.argv[1:]]))
