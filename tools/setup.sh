#!/bin/sh
# Makes .venv with all that requirements/dev.txt pins, and with this project itself, editable.
# Called by the Makefile. $PYTHON says which Python; `make clean` undoes it.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}

stop() {
  echo "$*" >&2
  exit 1
}

# Runs a command quietly; shows what it said when it fails.
quietly() {
  "$@" >.tools/log 2>&1 || {
    code=$?
    cat .tools/log >&2
    return $code
  }
}

install="install it (on Debian: apt-get install python3 python3-venv) or name another one: make PYTHON=/path/to/python3"
"$python" -c '' 2>/dev/null || stop "Mythagora needs Python 3.11 or newer, and $python does not start here: $install"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
  stop "Mythagora needs Python 3.11 or newer, and $python is $("$python" -c 'import platform; print(platform.python_version())'): $install"
"$python" -c 'import venv, ensurepip' 2>/dev/null ||
  stop "This Python cannot make virtual environments ($python has no venv or no ensurepip): on Debian, apt-get install python3-venv"

if [ -x .venv/bin/python ] && .venv/bin/python -c '' 2>/dev/null; then
  echo "Setting up again: the pins or the project file changed …"
else
  echo "Setting up (about half a minute, once) …"
  rm -rf .venv
fi

if ! cmp -s requirements/uv.txt .tools/uv.txt || ! .tools/bin/python -c '' 2>/dev/null; then
  rm -rf .tools
  "$python" -m venv .tools
  if .tools/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt >.tools/log 2>&1 &&
    .tools/bin/uv --version >/dev/null 2>&1; then
    cp requirements/uv.txt .tools/uv.txt
  else
    echo "uv could not be installed here; pip does its work, more slowly." >&2
  fi
fi

if [ -f .tools/uv.txt ]; then
  export UV_PYTHON_DOWNLOADS=never
  [ -d .venv ] || quietly .tools/bin/uv venv --python "$("$python" -c 'import sys; print(sys.executable)')" .venv
  export VIRTUAL_ENV="$PWD/.venv"
  quietly .tools/bin/uv pip sync --require-hashes requirements/dev.txt
  quietly .tools/bin/uv pip install --no-deps --no-build-isolation -e .
else
  [ -d .venv ] || quietly "$python" -m venv .venv
  quietly .venv/bin/python -m pip install --disable-pip-version-check --require-hashes -r requirements/dev.txt
  quietly .venv/bin/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation -e .
fi
