# Every target sets up what it needs. ARGS= goes to the command: make play ARGS="--port 8001"
PYTHON ?= python3
PY := .venv/bin/python
UV := .tools/bin/uv
NODE := PATH="$(CURDIR)/.venv/bin:$(CURDIR)/web/node_modules/.bin:$$PATH"
ARGS ?=

# The compiled engine, if there is one. Asked when a command runs, since it may have just been made.
COMPILED = "$$([ -z "$$MYTHAGORA_PURE" ] && [ -d build/compiled ] && echo $(CURDIR)/build/compiled)"
PYTEST = $(PY) -m pytest -q -n auto
WITHOUT_BROWSER = --ignore=tests/browser
HAS_ENGINE = $$([ -d build/compiled ] && [ -z "$$MYTHAGORA_PURE" ] && echo yes)
# What stands on the rules is tested once: on the compiled engine where there is one.
COMPILED_ONLY = $$([ -z "$(HAS_ENGINE)" ] || echo $(patsubst %,--ignore=tests/%,cli examples lab server storage texts))

# What a compiled engine is made of. Data counts too: it is copied there.
SOURCES := $(shell find src tests/toys -type f ! -name '*.pyc' ! -path '*/server/client/*' 2>/dev/null | LC_ALL=C sort)
# What the pages are made of.
PAGES := $(shell find web -type f ! -path '*/node_modules/*' ! -path 'web/workshop/*' 2>/dev/null | LC_ALL=C sort)

MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play test check browser chromium screens paint bench compile golden soak ray pace mutants protocol pins wheel clean FORCE

help: ## This list
	@echo "Mythagora. Every target sets itself up; ARGS=\"…\" passes arguments on."
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

play: build/engine build/client ## Play in the browser: serves Mythagora here (./mythagora play is the terminal's)
	@./mythagora serve --open --log-level warning $(ARGS)

test: build/engine build/client ## All tests: as plain Python, compiled, of the pages, and in a browser
	@echo "Testing as plain Python …"
	@MYTHAGORA_PURE= MYTHAGORA_EXPECT=interpreted PYTHONPATH= $(PYTEST) $(WITHOUT_BROWSER) $(COMPILED_ONLY) $(ARGS)
	@if [ -n "$(HAS_ENGINE)" ]; then \
		echo "Testing compiled …" && MYTHAGORA_EXPECT=compiled PYTHONPATH=$(COMPILED) $(PYTEST) $(WITHOUT_BROWSER) $(ARGS); \
	else \
		echo "Not tested compiled: there is no compiled engine here (make compile says why)."; \
	fi
	@echo "Testing the pages …" && cd web && $(NODE) vitest run --silent --reporter=dot
	@$(MAKE) browser

browser: build/engine build/client ## The browser tests alone: whole games in chromium
	@if command -v chromium >/dev/null || [ -n "$$CI" ]; then \
		echo "Testing in the browser …" && PYTHONPATH=$(COMPILED) $(PYTEST) tests/browser $(ARGS); \
	else \
		echo "Not tested in a browser: there is no chromium here. Install it with: make chromium"; \
	fi

chromium: ## Install chromium with the system's package manager, for the browser tests
	@tools/chromium.sh

screens: build/engine build/client ## Take the pictures in docs/screens anew
	@PYTHONPATH=$(COMPILED) $(PY) tools/screens.py $(ARGS)

paint: build/engine build/client ## How quick the boards are in chromium: first paint, frames when the map moves, bytes
	@PYTHONPATH=$(COMPILED) $(PY) tools/paint.py

check: .venv/.ready web/node_modules/.ready ## Style, types and the directions of imports
	@echo "Checking style …" && $(PY) -m ruff check -q . && $(PY) -m ruff format -q --check .
	@echo "Checking types …" && $(PY) -m mypy --no-error-summary
	@mkdir -p build; echo "Checking imports …" && PYTHONPATH= .venv/bin/lint-imports >build/imports.log || { cat build/imports.log; exit 1; }
	@echo "Checking the pages …" && $(PY) tools/protocol.py --check && cd web && $(NODE) prettier --log-level warn --check . \
		&& $(NODE) npm run --silent check

protocol: .venv/.ready web/node_modules/.ready ## Write the types of the wire for the pages
	@$(PY) tools/protocol.py

bench: build/engine ## Our decisions per second beside the peers', in one run
	@$(MAKE) build/peers/.ready || echo "The peers could not be installed here, so ours are measured alone."
	@PEERS=""; [ ! -e build/peers/.ready ] || PEERS="build/peers/bin/python tools/peers.py --serve"; \
	PYTHONPATH=$(COMPILED) .venv/bin/mythagora bench --peers "$$PEERS" $(ARGS)

compile: .venv/.ready ## Compile the engine, the games and the bots (the other targets do it when needed)
	@[ ! -e build/no-compiler ] || rm -f build/no-compiler build/engine
	@$(MAKE) build/engine
	@if [ -e build/no-compiler ]; then exit 3; else echo "Compiled: build/compiled"; fi

golden: .venv/.ready ## Write the golden games anew (then look at the difference)
	@MYTHAGORA_EXPECT=interpreted PYTHONPATH= $(PY) -m pytest -q tests/golden tests/laws/test_checksums.py -n 0 --rewrite-golden $(ARGS)

soak: build/engine ## Long random runs on the compiled engine
	@HYPOTHESIS_PROFILE=soak PYTHONPATH=$(COMPILED) $(PYTEST) -m slow tests/soak $(ARGS)

ray: build/engine build/ray/.ready ## The lab on a real Ray on this machine, and the other long tests of lab and environments
	@PYTHONPATH=$(COMPILED) build/ray/bin/python -m pytest -q -n 0 -m slow tests/lab tests/envs tests/examples $(ARGS)

pace: build/engine ## Steps per second of the environments
	@PYTHONPATH=$(COMPILED) $(PY) -m mythagora.envs.pace

GAME ?= mythe
mutants: .venv/.ready ## Break the rules in 200 places and see that tests notice (GAME=mythe)
	@HYPOTHESIS_PROFILE=quick $(PY) tools/mutants.py --game $(GAME) --tests tests/rules/$(GAME) tests/golden $(ARGS)

PIN = $(UV) pip compile -q --python-version 3.11 --universal --generate-hashes --no-header --no-annotate $(ARGS)
pins: .venv/.ready ## Pin the requirements anew (ARGS=--upgrade for the newest versions)
	@$(PIN) pyproject.toml --group dev -o requirements/dev.txt
	@echo uv | $(PIN) - -o requirements/uv.txt
	@$(PIN) pyproject.toml --group dev --extra ray -o requirements/ray.txt
	@[ ! -e requirements/peers.in ] || $(PIN) requirements/peers.in -o requirements/peers.txt
	@! grep -n '://' requirements/*.txt || { echo "An address got into the pins: take it out."; exit 1; }

wheel: .venv/.ready ## Build dist/: sources, and a wheel for this machine (MYTHAGORA_PURE_WHEEL=1: for any)
	@UV_PYTHON_DOWNLOADS=never $(UV) build --python $(PY) $(ARGS)
	@ls dist/*

clean: ## Remove set-up, builds and caches
	@rm -rf .venv .tools build dist web/node_modules src/mythagora/server/client .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- made once, then when what they are made of is newer

.venv/.ready: requirements/dev.txt requirements/uv.txt pyproject.toml hatch_build.py tools/setup.sh
	@PYTHON="$(PYTHON)" tools/setup.sh
	@mkdir -p build && touch $@

# Node comes with the Python packages, so none needs to be installed.
web/node_modules/.ready: web/package.json web/package-lock.json .venv/.ready
	@echo "Fetching what the pages are built with (once) …"
	@mkdir -p build; cd web && $(NODE) npm ci >../build/npm.log 2>&1 || { cat ../build/npm.log; exit 1; }
	@touch $@

build/pages: FORCE
	@mkdir -p build && echo "$(PAGES)" | cmp -s - $@ || echo "$(PAGES)" >$@

# Stands for src/mythagora/server/client.
build/client: web/node_modules/.ready build/pages $(PAGES)
	@echo "Building the pages …"
	@cd web && $(NODE) vite build --logLevel warn
	@touch $@

# OpenSpiel and Catanatron in an environment of their own, for `make bench` alone.
build/peers/.ready: requirements/peers.txt
	@echo "Installing the peers to measure against (once) …"
	@UV_PYTHON_DOWNLOADS=never $(UV) venv -q --clear --python $(PY) build/peers
	@$(UV) pip sync --python build/peers/bin/python --require-hashes requirements/peers.txt
	@touch $@

# Ray and OpenSpiel, for the long tests of the lab and the environments alone.
build/ray/.ready: requirements/ray.txt requirements/peers.txt
	@echo "Installing Ray (once) …"
	@UV_PYTHON_DOWNLOADS=never $(UV) venv -q --clear --python $(PY) build/ray
	@$(UV) pip sync --python build/ray/bin/python --require-hashes requirements/ray.txt
	@$(UV) pip install -q --python build/ray/bin/python --require-hashes --no-deps -r requirements/peers.txt
	@$(UV) pip install -q --python build/ray/bin/python --no-deps --no-build-isolation -e .
	@touch $@

# The list of sources: newer when a file came or went.
build/sources: FORCE
	@mkdir -p build && echo "$(SOURCES)" | cmp -s - $@ || echo "$(SOURCES)" >$@

# Stands for build/compiled, or for knowing that there is no compiler (said once, until `make compile`).
build/engine: .venv/.ready build/sources tools/compile.py $(SOURCES)
	@if [ -n "$$MYTHAGORA_PURE" ]; then exit 0; fi; \
	if [ ! -e build/no-compiler ]; then \
		[ ! -e build/compiled ] || echo "Bringing the compiled engine up to date …"; \
		[ -e build/compiled ] || echo "Compiling the engine (a few minutes, once) …"; \
		$(PY) tools/compile.py build/compiled --toys tests/toys || { \
			code=$$?; [ $$code -eq 3 ] || exit $$code; rm -rf build/compiled; touch build/no-compiler; }; \
	fi; \
	touch $@
