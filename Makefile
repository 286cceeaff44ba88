# `make play` and `make test` do everything on a fresh machine; `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
PIP_INSTALL := pip install --quiet --disable-pip-version-check --constraint constraints.txt
NODE_MODULES := web/node_modules/.package-lock.json
TYPES := web/src/wire/generated/rest.ts
TABLE := src/lucca/server/web/files/table/index.html
TABLE_SOURCES := $(shell find web/src web/public web/tools web/index.html web/*.config.* web/tsconfig.json -name generated -prune -o -print)

.DEFAULT_GOAL := help
.PHONY: help setup dev web play test check bench bench-server screenshots web-profile fuzz fuzz-server goldens schemas clean

help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# --- setting up ------------------------------------------------------------------------------------------------

$(VENV)/bin/python:
	@echo "Making a virtual environment in $(VENV) …"
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Lucca needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "Installing Lucca (a minute or two) …"
	@$(BIN)/$(PIP_INSTALL) --editable .
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed
	@echo "Installing what the tests and checks need …"
	@$(BIN)/$(PIP_INSTALL) --editable '.[dev,pettingzoo,openspiel,ray]'
	@touch $@

setup: $(VENV)/.installed ## make .venv with the lucca command and compile the rules
	@$(BIN)/lucca warmup

dev: $(VENV)/.installed-dev ## setup, with everything that tests and checks need

$(NODE_MODULES): web/package-lock.json
	@tools/node-is-there
	@echo "Installing what the browser table is built with …"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(TYPES): $(NODE_MODULES) web/tools/types.mjs $(wildcard docs/schemas/*.json)
	@cd web && npm run --silent types

$(TABLE): $(NODE_MODULES) $(TYPES) $(TABLE_SOURCES)
	@tools/node-is-there
	@echo "Building the browser table …"
	@cd web && npm run --silent build -- --logLevel warn

web: $(TABLE) ## build the browser table, which the server then serves and the wheel contains

# --- using -----------------------------------------------------------------------------------------------------

play: setup ## start the table server at http://127.0.0.1:8000 (in the terminal: .venv/bin/lucca play)
	@if tools/node-is-there; then $(MAKE) --no-print-directory web; else echo "The server runs without it."; fi
	@$(BIN)/lucca serve

test: dev web ## run every test (on Debian it installs what is missing of PostgreSQL, nginx and Chromium)
	@tools/system-packages postgresql nginx openssl chromium
	@NUMBA_BOUNDSCHECK=1 $(BIN)/lucca warmup
	@cd web && npm test --silent
	@$(BIN)/pytest -n auto

check: dev $(TYPES) ## formatting, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && npm run --silent check

# --- deeper ----------------------------------------------------------------------------------------------------

$(PEERS)/.installed: benchmarks/peers.txt
	@echo "Installing the programs we measure ourselves against into $(PEERS) …"
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/$(PIP_INSTALL) --requirement benchmarks/peers.txt
	@touch $@

bench: dev setup $(PEERS)/.installed ## measure speed against peers, side by side
	@$(BIN)/python -m benchmarks --peers $(PEERS)/bin/python

bench-server: dev setup ## measure the table server with real games over real sockets (a few minutes)
	@$(BIN)/python -m benchmarks.server

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

fuzz-server: dev ## noise against the server's doors, far more than in the tests (about half an hour)
	@NUMBA_BOUNDSCHECK=1 $(BIN)/lucca warmup
	@HYPOTHESIS_PROFILE=deep $(BIN)/pytest -n auto tests/server/test_fuzz_http.py tests/server/test_fuzz_socket.py

schemas: dev ## write the schemas in docs/schemas anew; read the diff before committing it
	@$(BIN)/lucca schema docs/schemas

goldens: dev ## write the golden playthroughs anew; read the diff before committing it
	@$(BIN)/python -m tests.playthroughs.regenerate

clean: ## remove what the commands above made, except saved games
	rm -rf $(VENV) $(PEERS) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache \
	  web/node_modules $(dir $(TABLE) $(TYPES)) screenshots
