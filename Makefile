# `make` lists the targets. Everything is installed into .venv, from the lock files in requirements/.

PYTHON ?= python3
BIN := .venv/bin
PIP = $(some_pip) && $$pip -qq --disable-pip-version-check
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header

# Tests start hundreds of Python processes; where nobody keeps bytecode, each would compile a thousand modules anew.
unexport PYTHONDONTWRITEBYTECODE

# Before a command that people stop with Ctrl-C (130): that is no error to tell of.
until_stopped := trap : INT;

# Stamps: what .venv holds. "dev" is everything, "run" is enough to play.
DEV := .venv/.installed-dev
RUN := .venv/.installed-run

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
.PHONY: help setup setup-run ui run-and-page early-page chromium screenshots boards lint types test test-long test-versions compiled page page-tests page-tests-and-types all-checks pytest play play-terminal warm bench site wheel docs lock clean lab-reports

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: $(DEV) ## install everything for development into .venv
	@echo ".venv is ready for development."

setup-run: $(RUN) ## install only what is needed to play into .venv
	@echo ".venv is ready to play."

ui: $(RUN) ## build the browser table
	$(node)
	@$(BIN)/python ui/build_ui.py

run-and-page: $(RUN) early-page

# With the machine's own Node, if that will do: then nothing of .venv is needed. `ui` builds it otherwise.
early-page:
	@$(PYTHON) ui/build_ui.py early

chromium: ## install Chromium for the browser tests
	@test -n "$$LYCHGATE_CHROMIUM" || command -v chromium chromium-browser google-chrome >/dev/null || { $(get_chromium); }

screenshots: $(DEV) ui chromium ## retake docs/screenshots (ARGS="Gravediggers" for one game)
	@$(BIN)/python -m tests.browser.screenshots $(ARGS)

boards: $(DEV) ui chromium ## retake the pictures that boards are compared with (ARGS=FOLDER: in full size, to look at)
	@$(BIN)/python -m tests.browser.boards $(ARGS)

lint: $(DEV) ## check style and format (ruff)
	@echo "Checking style ..."
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --quiet --check || { $(BIN)/ruff format --check; \
		echo "To format the code: $(BIN)/ruff format"; exit 1; }

types: $(DEV) ## check the types (mypy, svelte-check)
	@echo "Checking types ..."
	$(node)
	@$(BIN)/mypy src tests & mypy=$$!; $(BIN)/python ui/build_ui.py check && wait $$mypy

# Each process begins with its own third of the tests, so that what the tests of a file share is made once.
# A test that does not end within its time is shown with what it is doing, and ends its process: the run goes on and fails.
ends_within = -o faulthandler_timeout=$(1) -o faulthandler_exit_on_timeout=true
test: PYTEST := $(BIN)/pytest -n 3 --dist worksteal -m "not long" $(call ends_within,400)
test: all-checks ## lint, types and all tests except the long ones

test-long: PYTEST := LYCHGATE_LONG=1 $(BIN)/pytest -n 3 --dist worksteal $(call ends_within,7200)
test-long: AGAIN := $(BIN)/pytest -n 3 --dist worksteal $(call ends_within,7200) tests/server --database postgresql
test-long: all-checks ## lint, types and all tests, including the long ones

# Bounds hold only as long as somebody tries them. What the tests themselves need is as locked; the package's own needs are exchanged.
test-versions: $(DEV) ## test core and server with the lowest and the highest versions that pyproject.toml allows
	@for which in lowest-direct highest; do \
		at=build/versions/$$which; echo "Installing the $$which versions into $$at ..."; \
		$(BIN)/uv venv --quiet --clear --python $(BIN)/python $$at && \
		$(BIN)/uv pip compile --quiet --no-header --no-annotate --resolution $$which --python $$at/bin/python \
			--output-file $$at/versions.txt pyproject.toml >/dev/null && \
		export VIRTUAL_ENV=$$at && \
		$(BIN)/uv pip install --quiet --require-hashes -r requirements/dev.txt && \
		$(BIN)/uv pip install --quiet -r $$at/versions.txt && \
		$(BIN)/uv pip install --quiet --no-deps --no-build-isolation --editable . && \
		$$at/bin/python -m pytest -q -n 2 -m "not long" tests/core tests/server $(ARGS) || exit 1; \
	done

page-tests: $(DEV)
	$(node)
	@echo "Testing the parts of the page ..."
	@$(BIN)/python ui/build_ui.py test

page: $(DEV)
	$(node)
	@$(BIN)/python ui/build_ui.py prepare

# What the tests' processes would each do for themselves, once: the games are compiled, and all tests are read.
compiled: $(DEV)
	@echo "Compiling the games ..."
	@mkdir -p build && $(BIN)/pytest --collect-only -q >build/collected.txt || { cat build/collected.txt; exit 1; }

# Side by side: types and the page's tests need one core and a minute, the tests wait now and then.
all-checks: lint chromium
	@$(MAKE) --jobs=2 page compiled
	@$(MAKE) --jobs=2 --keep-going page-tests-and-types pytest PYTEST='$(PYTEST)' AGAIN='$(AGAIN)'

page-tests-and-types:
	@$(MAKE) page-tests; tested=$$?; $(MAKE) types && exit $$tested

pytest:
	@echo "Running the tests ..."
	@$(PYTEST) $(ARGS)
	$(if $(AGAIN),@echo "Running the server's tests on PostgreSQL ...")
	$(if $(AGAIN),@$(AGAIN))

# In a fresh clone pip and npm take the longest, and neither needs the other: they work side by side.
play: ## play in the browser: start the server and open the table (ARGS="..." is passed on)
	@$(MAKE) --jobs=2 run-and-page
	@$(MAKE) ui
	@$(until_stopped) $(BIN)/lychgate serve $(ARGS) || test $$? -eq 130

play-terminal: $(RUN) ## play in the terminal (ARGS="..." is passed on)
	@$(until_stopped) $(BIN)/lychgate play $(ARGS) || test $$? -eq 130

warm: $(DEV) ## compile all games now, so that later starts are quick
	@$(BIN)/lychgate warm $(ARGS)

bench: $(DEV) ## measure the speed (ARGS="--json" for JSON)
	@$(BIN)/lychgate bench $(ARGS)

lab-reports: $(DEV) ## play many games and write the reports in docs/lab
	@$(BIN)/python -m lychgate.lab.studies.reports docs/lab $(ARGS)

site: $(DEV) ui ## write the page that plays without a server into build/site
	@$(BIN)/lychgate site build/site

# With the locked versions, which are therefore those that the compiled code is for.
wheel: $(DEV) ui ## build a wheel that carries the games compiled into dist (LYCHGATE_WHEEL=plain: without)
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@ls -1 dist/*.whl

# MkDocs has an environment of its own: it is needed for nothing else. With --quiet it would not count warnings.
DOCS := build/docs-env/.installed

docs: $(DOCS) ## build the documentation, which `lychgate serve` then serves at /docs
	@NO_MKDOCS_2_WARNING=1 build/docs-env/bin/python -m mkdocs build --strict --clean
	@echo "The documentation is in src/lychgate/server/manuals; the server has it at /docs."

lock: $(DEV) ## update the lock files (ARGS="--upgrade" for newer versions)
	@echo "Locking the dependencies ..."
	@$(LOCK) $(ARGS) --group build pyproject.toml --output-file requirements/run.txt
	@$(LOCK) $(ARGS) --group build pyproject.toml --extra dev --constraint requirements/run.txt \
		--output-file requirements/dev.txt
	@$(LOCK) $(ARGS) --group node --output-file requirements/node.txt
	@$(LOCK) $(ARGS) --group docs --output-file requirements/docs.txt

clean: ## remove .venv, caches and builds
	@echo "Removing .venv, caches and builds ..."
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .numba-cache build dist test-results
	@rm -rf ui/node_modules src/lychgate/server/static src/lychgate/server/manuals
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Node from PyPI, where the machine has none that is new enough.
define node
@$(BIN)/python ui/build_ui.py has-node 2>/dev/null || { echo "Installing Node ..."; \
	$(PIP) install --require-hashes -r requirements/node.txt; }
endef

define get_chromium
if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	echo "Installing Chromium ..."; apt-get -qq update && apt-get -qq -y install chromium >/dev/null; \
else \
	echo "The browser tests need Chromium: install it (Debian: sudo apt install chromium), or name it in LYCHGATE_CHROMIUM."; \
	exit 1; fi
endef

# --no-compile: Python compiles what is imported, when it is; all of it at once takes twice as long.
# A .venv whose Python is gone (say, after an upgrade of the system) is made anew.
define venv
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "Lychgate needs Python 3.11 or newer, and '$(PYTHON)' is not: name another with make PYTHON=..."; exit 1; }
@$(BIN)/python -c '' 2>/dev/null || { echo "Creating .venv ..."; $(PYTHON) -m venv --clear --without-pip .venv; }
endef

# Who only plays needs no pip in .venv, which takes longer to get there than anything else: the machine's own
# installs into it (from pip 22.3 on). Where there is none that can, .venv gets one after all.
define some_pip
if $(has_pip); then pip="$(BIN)/python -m pip"; \
elif $(PYTHON) -m pip --python $(BIN)/python --version >/dev/null 2>&1; then pip="$(PYTHON) -m pip --python $(BIN)/python"; \
else $(get_pip) && pip="$(BIN)/python -m pip"; fi
endef
has_pip := $(BIN)/python -m pip --version >/dev/null 2>&1
get_pip := $(BIN)/python -m ensurepip --default-pip >/dev/null

$(DEV): pyproject.toml requirements/dev.txt
	$(venv)
	@echo "Installing the development environment (about a minute) ..."
	@$(has_pip) || $(get_pip)
	@$(PIP) install --no-compile --require-hashes -r requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $(DEV) $(RUN)

$(RUN): pyproject.toml requirements/run.txt
	$(venv)
	@echo "Installing what is needed to play (half a minute) ..."
	@$(PIP) install --no-compile --require-hashes -r requirements/run.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $(RUN)

$(DOCS): requirements/docs.txt
	@echo "Installing MkDocs ..."
	@$(PYTHON) -m venv --clear build/docs-env
	@build/docs-env/bin/python -m pip -qq --disable-pip-version-check install --no-compile --require-hashes -r requirements/docs.txt
	@touch $(DOCS)
