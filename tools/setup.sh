#!/bin/sh
# Prepares what the make targets need: `python` makes .venv, `node` fills node_modules, `bench` adds RLCard,
# `browsers` adds what drives Firefox and WebKitGTK, and as root on Debian these themselves.
set -eu

say() { printf '%s\n' "$*" >&2; }
stop() { say "rowdy-table: $*"; exit 1; }

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

# Prints the Python to use: the one that PYTHON3 names and no other, else the first that is new enough.
find_python() {
    if [ -n "${PYTHON3:-}" ]; then
        is_new_enough "$PYTHON3" || stop "PYTHON3=$PYTHON3 cannot be run or is older than Python 3.11"
        printf '%s\n' "$PYTHON3"
        return
    fi
    for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if is_new_enough "$candidate"; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    stop "Python 3.11 or newer is needed and was not found; install it, or name one: PYTHON3=/path/to/python3 make"
}

prepare_python() {
    python=$(find_python) || exit 1
    # A .venv without pip is what a Python without ensurepip has left behind.
    if ! is_new_enough .venv/bin/python || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
        say "Making .venv with $("$python" --version) ..."
        rm -rf .venv
        if ! "$python" -m venv .venv; then
            rm -rf .venv
            stop "$python cannot make a virtual environment; on Debian: apt-get install python3-venv"
        fi
    fi
    say "Installing the Python tools ..."
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --requirement tools/requirements.txt ||
        stop "pip could not install tools/requirements.txt; its message is above"
    touch .venv/ready
}

prepare_node() {
    command -v node >/dev/null || stop "Node 20 or newer is needed and was not found; install Node.js"
    node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' ||
        stop "Node 20 or newer is needed; this is $(node --version)"
    command -v npm >/dev/null || stop "npm is needed and was not found; it comes with Node.js (on Debian: apt-get install npm)"
    say "Installing the browser runtime ..."
    npm ci --silent || stop "npm ci failed; its message is above, or try: npm ci"
    touch node_modules/ready
}

prepare_bench() {
    say "Installing RLCard to compare with ..."
    .venv/bin/python -m pip install --quiet --disable-pip-version-check \
        --constraint tools/requirements.txt --no-build-isolation --editable '.[bench]' ||
        stop "pip could not install the bench extra; its message is above"
    touch .venv/bench-ready
}

# Root on Debian gets what is missing, or is told why not. Others go on with the browsers that are here: tests/engines
# and tools/boot.py say which one is not tried, and what to install.
prepare_browsers() {
    say "Installing what drives other browsers ..."
    .venv/bin/python -m pip install --quiet --disable-pip-version-check \
        --requirement tools/requirements-browsers.txt ||
        stop "pip could not install tools/requirements-browsers.txt; its message is above"
    missing=$(.venv/bin/python -m tools.engines)
    if [ -n "$missing" ]; then
        if [ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null; then
            say "Installing Debian's packages: apt-get install" $missing "..."
            export DEBIAN_FRONTEND=noninteractive
            waits="-o Acquire::http::Timeout=30 -o Acquire::https::Timeout=30 -o Acquire::Retries=2 -o DPkg::Lock::Timeout=120"
            { apt-get --quiet $waits update &&
                apt-get --quiet $waits install --yes --no-install-recommends $missing; } >&2 ||
                stop "apt-get could not install the browsers; its message is above"
        else
            say "rowdy-table: for all browsers install, on Debian as root: apt-get install" $missing
        fi
    fi
}

cd "$(dirname "$0")/.."
case "${1:-}" in
python) prepare_python ;;
node) prepare_node ;;
bench) prepare_bench ;;
browsers) prepare_browsers ;;
*) stop "usage: tools/setup.sh python|node|bench|browsers" ;;
esac
