# `make` lists the targets. Everything is installed into .venv, from the lock files in requirements/.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header --group build pyproject.toml

# Stamps: what .venv holds. "dev" is everything, "run" is enough to play.
DEV := .venv/.installed-dev
RUN := .venv/.installed-run

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
.PHONY: help setup setup-run lint types test test-long play warm bench lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

setup: $(DEV) ## install everything for working on Lychgate into .venv
	@echo ".venv is ready to work with."

setup-run: $(RUN) ## install only what playing needs into .venv
	@echo ".venv is ready to play with."

lint: $(DEV) ## look for mistakes and unformatted code (ruff)
	@echo "Checking style ..."
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --quiet --check || { $(BIN)/ruff format --check; \
		echo "To format the code: $(BIN)/ruff format"; exit 1; }

types: $(DEV) ## check the types (mypy)
	@echo "Checking types ..."
	@$(BIN)/mypy src tests

test: lint types ## lint, types and all tests but the long ones
	@echo "Running the tests ..."
	@$(BIN)/pytest -n 2 -m "not long" $(ARGS)

test-long: lint types ## lint, types and all tests, the long ones included
	@echo "Running all tests, the long ones too ..."
	@LYCHGATE_LONG=1 $(BIN)/pytest -n 2 $(ARGS)

play: $(RUN) ## play in the terminal (ARGS="..." is passed on)
	@$(BIN)/lychgate play $(ARGS)

warm: $(DEV) ## compile all games now, so that later starts are quick
	@$(BIN)/lychgate warm $(ARGS)

bench: $(DEV) ## measure the speed (ARGS="--json" for machines)
	@$(BIN)/lychgate bench $(ARGS)

lock: $(DEV) ## bring the lock files up to date (ARGS="--upgrade" for newer versions)
	@echo "Locking the dependencies ..."
	@$(LOCK) $(ARGS) --output-file requirements/run.txt
	@$(LOCK) $(ARGS) --extra dev --constraint requirements/run.txt --output-file requirements/dev.txt

clean: ## remove .venv, caches and builds
	@echo "Removing .venv, caches and builds ..."
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .numba-cache build dist test-results
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --no-compile: Python compiles what is imported, when it is; all of it at once takes twice as long.
# A .venv whose Python is gone (say, after an upgrade of the system) is made anew.
define venv
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "Lychgate needs Python 3.11 or newer, and '$(PYTHON)' is not: name another with make PYTHON=..."; exit 1; }
@$(BIN)/python -m pip --version >/dev/null 2>&1 || { \
	echo "Creating .venv ..."; $(PYTHON) -m venv --clear .venv; }
endef

$(DEV): pyproject.toml requirements/dev.txt
	$(venv)
	@echo "Installing what working on Lychgate needs (about a minute) ..."
	@$(PIP) install --no-compile --require-hashes -r requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $(DEV) $(RUN)

$(RUN): pyproject.toml requirements/run.txt
	$(venv)
	@echo "Installing what playing needs (half a minute) ..."
	@$(PIP) install --no-compile --require-hashes -r requirements/run.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $(RUN)
