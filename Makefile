# Needs only make and Python 3.11 or newer; everything else goes into .venv.

# The first of these that is new enough and has venv (say PYTHON=… to choose).
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python3.14 python; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$p && break; done)
ifeq ($(strip $(PYTHON)),)
PYTHON := python3
endif

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest
PLAIN := NUMBA_DISABLE_JIT=1
# Two cores: while tests wait for something, others run; with four at once no core rests.
WORKERS := -n 4 --dist worksteal
QUICK := $(addprefix tests/,unit rules house)
COVERING := $(addprefix tests/,conformance golden property rules unit)
SET_UP := @$(PYTHON) tools/setup.py

.DEFAULT_GOAL := help
.PHONY: help play play-terminal setup page check test quick plain long promises coverage bench load cluster lock docs site gallery clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*##/\1 -/p' $(MAKEFILE_LIST) | awk '{printf "  make %-14s", $$1; $$1=$$2=""; print}'

play:  ## a game in the browser (sets up what is missing first)
	$(SET_UP) base page
	@$(BIN)/foretell web $(ARGS)

play-terminal:  ## a game in the terminal
	$(SET_UP) base
	@$(BIN)/foretell play $(ARGS)

setup:  ## .venv with everything for working on Foretell
	$(SET_UP) dev page

page:  ## the page of web/, built into the package
	$(SET_UP) base page

check: setup  ## style, types and layers, without the tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-logo

test: check  ## everything that must pass before a change lands
	$(PYTEST) $(WORKERS) --durations=20 $(ARGS)

quick: setup  ## unit, rules and house tests but the thorough ones and those of PostgreSQL: within a minute
	$(PYTEST) -n 2 --dist worksteal -q -m "not (slow or thorough or postgres)" $(QUICK) $(ARGS)

plain: setup  ## the tests again as plain Python, without compiling
	$(PLAIN) $(PYTEST) -n 2 --dist worksteal $(ARGS)

long: setup  ## the tests with bounds checks, the slow ones too, and every promise at length
	$(SET_UP) bench docs
	FORETELL_TESTS=long TESTS_SEED=random TESTS_ORDER=backwards NUMBA_BOUNDSCHECK=1 $(PYTEST) -n 2 --dist worksteal -m "" $(ARGS)
	$(BIN)/python -m tests.promises

promises: setup  ## the long run of every promise of the table (ARGS="--only R7 --minutes 3")
	$(BIN)/python -m tests.promises $(ARGS)

coverage: setup  ## engine, rules and record in plain mode: at least 95 %
	@$(BIN)/coverage erase
	$(PLAIN) $(BIN)/coverage run -m pytest -q -n 2 --dist worksteal $(or $(ARGS),$(COVERING))
	@$(BIN)/coverage combine -q
	$(BIN)/coverage report

bench:  ## measure the engine, beside OpenSpiel
	$(SET_UP) bench
	$(BIN)/python -m benchmarks.engine $(ARGS)

load: setup  ## measure the server under load, beside Colyseus
	$(BIN)/python -m benchmarks.server scenes $(ARGS)

cluster: setup  ## three processes, PostgreSQL and HAProxy on this machine, one of them killed
	@$(BIN)/python tools/cluster.py $(ARGS)

lock: setup  ## pin all packages anew (UPGRADE=1 for the newest)
	$(SET_UP) dev lock
	$(BIN)/python tools/lock.py $(if $(UPGRADE),--upgrade)

docs: setup  ## the generated pages of docs/, and the tutorial's recording
	$(BIN)/python tools/docs.py
	$(BIN)/python tools/lessons.py

site:  ## all pages as a site in build/site, with a search; a dead link fails
	$(SET_UP) dev docs
	$(BIN)/python tools/build_site.py $(ARGS)

gallery: setup  ## pictures of every screen in build/gallery (ARGS="--only seats")
	$(BIN)/python tools/gallery.py build/gallery $(ARGS)

clean:  ## remove .venv and all caches in this folder
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis \
		.coverage .coverage.* build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
