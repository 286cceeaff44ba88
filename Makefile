# `make play` and `make test` do everything on a fresh machine; `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
PIP_INSTALL := pip install --disable-pip-version-check --constraint constraints.txt
# A line for each package, also where the output is no terminal.
PIP_PROGRESS := sed -u -nE 's/^ *(Collecting|Building wheel for|Installing collected packages).*/  &/p' | cut -c 1-120
NODE_MODULES := web/node_modules/.package-lock.json
TYPES := web/src/wire/generated/rest.ts
WEBAPP := src/lucca/server/web/files/webapp/index.html
WEBAPP_SOURCES := $(shell find web/src web/public web/tools web/index.html web/*.config.* web/tsconfig.json -name generated -prune -o -print)

.DEFAULT_GOAL := help
.PHONY: help setup dev web play test test-steady check docs bench bench-server bench-versions screenshots web-profile fuzz fuzz-server goldens schemas clean

help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# --- setting up ------------------------------------------------------------------------------------------------

$(VENV)/bin/python:
	@echo "Making a virtual environment in $(VENV) …"
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Lucca needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "Installing Lucca (a minute or two) …"
	@$(BIN)/$(PIP_INSTALL) --editable . | $(PIP_PROGRESS)
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed
	@echo "Installing what the tests and checks need …"
	@$(BIN)/$(PIP_INSTALL) --editable '.[dev,pettingzoo,openspiel,ray]' | $(PIP_PROGRESS)
	@touch $@

setup: $(VENV)/.installed ## make .venv with the lucca command and compile the rules
	@echo "Compiling the rules and the bots (a minute or two, once) …"
	@$(BIN)/lucca warmup

dev: $(VENV)/.installed-dev ## setup, with everything that tests and checks need

$(NODE_MODULES): web/package-lock.json
	@tools/node-is-there
	@echo "Installing what the webapp is built with …"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(TYPES): $(NODE_MODULES) web/tools/types.mjs $(wildcard docs/schemas/*.json)
	@cd web && npm run --silent types

$(WEBAPP): $(NODE_MODULES) $(TYPES) $(WEBAPP_SOURCES)
	@tools/node-is-there
	@echo "Building the webapp …"
	@cd web && npm run --silent build -- --logLevel warn

web: $(WEBAPP) ## build the webapp, which the server then serves and the wheel contains

# --- using -----------------------------------------------------------------------------------------------------

play: setup ## start the table server at http://127.0.0.1:8000 (in the terminal: .venv/bin/lucca play)
	@if tools/node-is-there; then $(MAKE) --no-print-directory web; else echo "The server runs without it."; fi
	@$(BIN)/lucca serve

test: dev web ## run every test (on Debian it installs what is missing of PostgreSQL, nginx and Chromium)
	@tools/system-packages postgresql nginx openssl chromium
	@echo "Compiling the rules and the bots with bounds checked (a minute or two, once) …"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/lucca warmup
	@cd web && npm test --silent
	@$(BIN)/pytest -n auto $(if $(CI),--durations=10 --durations-min=1)

check: dev $(TYPES) ## formatting, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && npm run --silent check

# --- deeper ----------------------------------------------------------------------------------------------------

$(PEERS)/.installed: benchmarks/peers.txt
	@echo "Installing the programs we measure ourselves against into $(PEERS) …"
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/$(PIP_INSTALL) --requirement benchmarks/peers.txt | $(PIP_PROGRESS)
	@touch $@

test-steady: dev web ## every test several times, as on other machines: busy, one core, slow browser (an hour; one run: ONLY=busy)
	@tools/system-packages postgresql nginx openssl chromium
	@NUMBA_BOUNDSCHECK=1 $(BIN)/lucca warmup
	@$(BIN)/python tools/test_steady.py $(if $(ONLY),--only $(ONLY))

bench: dev setup $(PEERS)/.installed ## measure speed against peers, side by side
	@$(BIN)/python -m benchmarks --peers $(PEERS)/bin/python

bench-server: dev setup ## measure the table server with real games over real sockets (a few minutes)
	@$(BIN)/python -m benchmarks.server

bench-versions: dev setup ## measure this version beside an earlier commit, side by side (BEFORE=commit)
	@$(BIN)/python -m benchmarks.versions $(or $(BEFORE),$(error say which commit: make bench-versions BEFORE=…))

docs: dev ## build the documentation with the Python API and a search into build/site, to be read offline
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "The documentation is at build/site/index.html"

SCREENSHOTS = $(if $(ONLY),--only $(ONLY)) $(if $(LANGUAGES),--languages $(LANGUAGES)) $(if $(WIDTHS),--widths $(WIDTHS))
screenshots: dev web ## pictures of every screen into screenshots/ (a few: ONLY="table home" LANGUAGES=en WIDTHS=360)
	@tools/system-packages chromium fonts-noto-cjk
	@$(BIN)/lucca warmup
	@$(BIN)/python -m tests.web.screenshots $(SCREENSHOTS)

web-profile: dev web ## play some turns in a browser on a quarter of this processor: long tasks, shifts, sizes
	@tools/system-packages chromium
	@$(BIN)/lucca warmup
	@$(BIN)/python -m tests.web.profile

fuzz: dev ## the property tests with many more examples (about half an hour)
	@NUMBA_BOUNDSCHECK=1 $(BIN)/lucca warmup
	@HYPOTHESIS_PROFILE=deep $(BIN)/pytest -n auto tests/properties

fuzz-server: dev ## noise against the server's endpoints, far more than in the tests (about half an hour)
	@NUMBA_BOUNDSCHECK=1 $(BIN)/lucca warmup
	@HYPOTHESIS_PROFILE=deep $(BIN)/pytest -n auto tests/server/test_fuzz_http.py tests/server/test_fuzz_socket.py

schemas: dev ## write the schemas in docs/schemas anew; read the diff before committing it
	@$(BIN)/lucca schema docs/schemas

goldens: dev ## write the golden playthroughs anew; read the diff before committing it
	@$(BIN)/python -m tests.playthroughs.regenerate

clean: ## remove what the commands above made, except saved games
	rm -rf $(VENV) $(PEERS) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache \
	  web/node_modules $(dir $(WEBAPP) $(TYPES)) screenshots build/site
