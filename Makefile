# Rowdy Table: every target does its own set-up from a fresh clone.
#   make play    build and serve on http://127.0.0.1:8765/   (PORT=9000 another port, NO_OPEN=1 no browser)
#   make test    everything: lint, types, build, all tests
#   make test-browsers   every game in Chromium, Firefox and WebKitGTK, offline and in frames too; their starts measured
#   make build   write dist/, the whole site
#   make check   lint, types, the catalogue of words
#   make bench   figures: moves a second, in CPython, in Pyodide, beside RLCard
#   make clean   remove all that make has made

PORT ?= 8765
PYTHON := .venv/bin/python
export PYTHONDONTWRITEBYTECODE = 1

TOOLS := .venv/ready
RUNTIME := node_modules/ready

.PHONY: play test test-browsers build check bench clean setup
.DEFAULT_GOAL := play

setup: $(TOOLS) $(RUNTIME)

$(TOOLS): tools/requirements.txt tools/setup.sh
	@sh tools/setup.sh python

$(RUNTIME): package.json package-lock.json .npmrc tools/setup.sh
	@sh tools/setup.sh node

# tools/build.py knows by the sources' fingerprint whether anything is to be done.
build: $(TOOLS) $(RUNTIME)
	@$(PYTHON) -m tools.build

play: build
	@$(PYTHON) -m tools.serve --port='$(PORT)' $(if $(NO_OPEN),,--open)

check: $(TOOLS)
	@$(PYTHON) -m ruff check
	@$(PYTHON) -m mypy
	@$(PYTHON) -m tools.words --check

test: check build
	@$(PYTHON) -m tools.chromium
	@$(PYTHON) -m pytest -n 2 --dist worksteal

# The set-up looks each time: which browsers there are is no matter of files' dates.
test-browsers: build
	@sh tools/setup.sh browsers
	@$(PYTHON) -m tools.chromium
	@$(PYTHON) -m pytest --capture=sys tests/engines
	@$(PYTHON) -m tools.boot --runs 1

bench: $(TOOLS) $(RUNTIME) .venv/bench-ready
	@$(PYTHON) -m tools.bench

.venv/bench-ready: $(TOOLS) pyproject.toml
	@sh tools/setup.sh bench

clean:
	rm -rf .venv node_modules dist build .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis *.egg-info ui/locale/*.mo
	find engine ui tools tests -name __pycache__ -prune -exec rm -rf {} +
