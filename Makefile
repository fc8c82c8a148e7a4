# Every target sets up what it needs. ARGS= goes to the command: make play ARGS="mythe --seats Ann,thumb"
PYTHON ?= python3
PY := .venv/bin/python
UV := .tools/bin/uv
ARGS ?=

# The compiled engine, if there is one. Asked when a command runs, since it may have just been made.
COMPILED = "$$([ -z "$$MYTHAGORA_PURE" ] && [ -d build/compiled ] && echo $(CURDIR)/build/compiled)"
PYTEST = $(PY) -m pytest -q -n auto

# What a compiled engine is made of. Data counts too: it is copied there.
SOURCES := $(shell find src tests/toys -type f ! -name '*.pyc' 2>/dev/null | LC_ALL=C sort)

MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play test check bench compile golden soak mutants pins wheel clean FORCE

help: ## This list
	@echo "Mythagora. Every target sets itself up; ARGS=\"…\" passes arguments on."
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

play: build/engine ## Play a game in the terminal (./mythagora has all commands)
	@./mythagora play $(ARGS)

test: .venv/.ready ## All tests: as plain Python, then compiled
	@echo "Testing as plain Python …"
	@MYTHAGORA_PURE= MYTHAGORA_EXPECT=interpreted PYTHONPATH= $(PYTEST) $(ARGS)
	@$(MAKE) build/engine
	@if [ -d build/compiled ] && [ -z "$$MYTHAGORA_PURE" ]; then \
		echo "Testing compiled …" && MYTHAGORA_EXPECT=compiled PYTHONPATH=$(COMPILED) $(PYTEST) $(ARGS); \
	else \
		echo "Not tested compiled: there is no compiled engine here (make compile says why)."; \
	fi

check: .venv/.ready ## Style, types and the directions of imports
	@echo "Checking style …" && $(PY) -m ruff check -q . && $(PY) -m ruff format -q --check .
	@echo "Checking types …" && $(PY) -m mypy --no-error-summary
	@mkdir -p build; echo "Checking imports …" && PYTHONPATH= .venv/bin/lint-imports >build/imports.log || { cat build/imports.log; exit 1; }

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

GAME ?= mythe
mutants: .venv/.ready ## Break the rules in 200 places and see that tests notice (GAME=mythe)
	@HYPOTHESIS_PROFILE=quick $(PY) tools/mutants.py --game $(GAME) --tests tests/rules/$(GAME) tests/golden $(ARGS)

PIN = $(UV) pip compile -q --python-version 3.11 --universal --generate-hashes --no-header --no-annotate $(ARGS)
pins: .venv/.ready ## Pin the requirements anew (ARGS=--upgrade for the newest versions)
	@$(PIN) pyproject.toml --group dev -o requirements/dev.txt
	@echo uv | $(PIN) - -o requirements/uv.txt
	@[ ! -e requirements/peers.in ] || $(PIN) requirements/peers.in -o requirements/peers.txt
	@! grep -n '://' requirements/*.txt || { echo "An address got into the pins: take it out."; exit 1; }

wheel: .venv/.ready ## Build dist/: sources, and a wheel for this machine (MYTHAGORA_PURE_WHEEL=1: for any)
	@UV_PYTHON_DOWNLOADS=never $(UV) build --python $(PY) $(ARGS)
	@ls dist/*

clean: ## Remove set-up, builds and caches
	@rm -rf .venv .tools build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- made once, then when what they are made of is newer

.venv/.ready: requirements/dev.txt requirements/uv.txt pyproject.toml hatch_build.py tools/setup.sh
	@PYTHON="$(PYTHON)" tools/setup.sh
	@mkdir -p build && touch $@

# OpenSpiel and Catanatron in an environment of their own, for `make bench` alone.
build/peers/.ready: requirements/peers.txt
	@echo "Installing the peers to measure against (once) …"
	@UV_PYTHON_DOWNLOADS=never $(UV) venv -q --clear --python $(PY) build/peers
	@$(UV) pip sync --python build/peers/bin/python --require-hashes requirements/peers.txt
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
