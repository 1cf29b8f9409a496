# make play, make test: both do all set-up first, and are quick when repeated.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
VENV ?= .venv
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)
ARGS ?=
export PYTHON VENV

BIN := $(VENV)/bin
RULES_TESTS = $(wildcard tests/core tests/express tests/superexpress)
CODE = src tests $(wildcard benchmarks tools training docs/*.py)
TYPED = src tests $(wildcard benchmarks/*.py tools/*.py training/*.py docs/*.py)

.PHONY: help
help: ## say what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 22

# ---------------------------------------------------------------- set-up

.PHONY: run-environment dev-environment
run-environment:
	@tools/environment run

dev-environment:
	@tools/environment dev

# ---------------------------------------------------------------- playing

.PHONY: play
play: run-environment web-client ## play in the browser, with friends and bots (ARGS="--port 9000")
	@mkdir -p .cache && { nice -n 19 tools/wasm >.cache/wasm.log 2>&1 & } && $(BIN)/folsom serve --open $(ARGS)

.PHONY: terminal
terminal: run-environment ## play in the terminal (ARGS="--help" for the choices)
	@$(BIN)/folsom play $(ARGS)

.PHONY: web-client
web-client:
	@tools/web-client

# ---------------------------------------------------------------- checking

OUTPUT_BY_TARGET = $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: test
test: dev-environment ## all checks, up to the first that fails, the quick ones side by side; of the browser tests, some
	@$(MAKE) --jobs=$(WORKERS) $(OUTPUT_BY_TARGET) web-tests types lint docs imports
	@$(MAKE) tests
	@$(MAKE) --jobs=2 $(OUTPUT_BY_TARGET) server-tests coverage
	@$(MAKE) browser-tests ARGS="--grep @brief --retries=1"

.PHONY: lint
lint: dev-environment web/node_modules/.stamp ## style and format
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	cd web && ../tools/node npm run lint

.PHONY: types
types: dev-environment wasm ## mypy --strict
	$(BIN)/mypy --strict $(TYPED)

.PHONY: imports
imports: dev-environment ## the import contracts
	$(BIN)/lint-imports --cache-dir .cache/import-linter

.PHONY: docs
docs: dev-environment ## the documentation site, into build/docs; a warning is an error
	$(BIN)/sphinx-build --quiet --fresh-env --nitpicky --fail-on-warning --builder html --doctree-dir .cache/docs docs build/docs

.PHONY: pictures
pictures: dev-environment web-client ## draw the pictures of the README and the guides anew, from seeded games
	tools/system-packages chromium
	$(BIN)/python -m tools.pictures $(ARGS)

.PHONY: tests
tests: dev-environment wasm ## the tests, compiled, with every index checked (ARGS="-k punch")
	tools/system-packages postgresql redis-server
	NUMBA_BOUNDSCHECK=1 $(BIN)/python tools/warm_up.py
	NUMBA_BOUNDSCHECK=1 HYPOTHESIS_PROFILE=ci $(BIN)/pytest -n $(WORKERS) --dist worksteal \
		$(addprefix --ignore=,$(SERVER_TESTS) $(WEB_TESTS)) $(ARGS)

# Whole games on real servers, with kills and cuts: one after the other, for they want a core at once when they
# want one. What gives way to them (`coverage`) may run beside them.
SERVER_TESTS = $(addprefix tests/server/,test_faults.py test_fuzz.py test_leaks.py \
	test_named_failures.py test_playing.py http/test_browsers.py live/test_bots_and_clocks.py \
	live/test_other_servers.py tables/test_fairness.py)

.PHONY: server-tests
server-tests: dev-environment ## the server under kills, cuts, fuzz and crowds, on all its stores
	tools/system-packages postgresql redis-server
	NUMBA_BOUNDSCHECK=1 HYPOTHESIS_PROFILE=ci $(BIN)/pytest $(SERVER_TESTS) $(ARGS)

KILLS ?= 1000

.PHONY: server-soak
server-soak: dev-environment ## kill servers again and again while people play; takes long (KILLS=1000)
	$(BIN)/python -m benchmarks.soak_kill $(KILLS)

.PHONY: coverage
coverage: dev-environment ## the rules' tests in plain Python; every line must run
ifneq ($(RULES_TESTS),)
	rm -rf .cache/coverage && mkdir -p .cache/coverage
	FOLSOM_JIT=0 HYPOTHESIS_PROFILE=ci nice -n 19 $(BIN)/coverage run -m pytest -n $(WORKERS) --dist worksteal \
		-m "not compiled" $(RULES_TESTS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
endif

# These need the client's packages.
WEB_TESTS = tests/web

.PHONY: web-tests
web-tests: dev-environment web/node_modules/.stamp wasm ## the browser client's types and unit tests
	$(BIN)/python tools/typescript.py --check
	cd web && ../tools/node npm run check
	$(BIN)/pytest $(WEB_TESTS)
	cd web && ../tools/node npm test

web/node_modules/.stamp: web/package.json web/package-lock.json
	cd web && ../tools/node npm ci --no-audit --no-fund
	@touch $@

BROWSER_PORT ?= 18361

.PHONY: browser-tests
browser-tests: dev-environment web-client ## whole games in Chromium against the real server
	tools/system-packages chromium
	rm -rf .cache/browser-tests && mkdir -p .cache/browser-tests
	cd web && NUMBA_BOUNDSCHECK=1 FOLSOM_URL=http://127.0.0.1:$(BROWSER_PORT) FOLSOM_FOLDER="$(abspath .cache/browser-tests)" \
		FOLSOM_COMMAND="$(abspath $(BIN))/folsom serve" ../tools/node npm run e2e -- $(ARGS)

.PHONY: wasm
wasm: run-environment ## the games as WebAssembly modules, into src/folsom/modules
	@tools/wasm

.PHONY: training-test
training-test: dev-environment ## train small nets for about a minute each: they must beat random play; installs PyTorch into .cache
	tools/training-environment
	PYTHONPATH=.cache/training $(BIN)/pytest training/tests $(ARGS)

.PHONY: soak
soak: dev-environment ## the tests with very many drawn examples; takes long
	NUMBA_BOUNDSCHECK=1 HYPOTHESIS_PROFILE=soak $(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

.PHONY: wasm-equal
wasm-equal: dev-environment wasm web/node_modules/.stamp ## the modules in Node, Chromium and (if it is there) Firefox beside the native kernels: 10,000 games of every variant; takes long
	tools/system-packages chromium
	$(BIN)/python -m benchmarks.page --equal
	$(BIN)/python -m benchmarks.page --equal --chromium
	if command -v firefox-esr >/dev/null; then $(BIN)/python -m benchmarks.page --equal --firefox; fi

.PHONY: bench
bench: run-environment ## measure the speed of play (ARGS="--json")
	@$(BIN)/folsom bench $(ARGS)

# ---------------------------------------------------------------- giving it to others

.PHONY: wheels
wheels: run-environment web-client wasm ## into dist/: a wheel for any machine, and one for machines like this with the games compiled
	rm -rf dist
	$(WHEEL)
	FOLSOM_KERNELS="express superexpress" $(WHEEL)

WHEEL = $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

.PHONY: release
release: dev-environment web-client wasm ## wheels, source archive, bill of materials and check sums into dist/, each installed and tried (ARGS="--dirty")
	$(BIN)/python -m tools.release $(ARGS)

# ---------------------------------------------------------------- keeping house

.PHONY: format
format: dev-environment web/node_modules/.stamp ## put the code in shape
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)
	cd web && ../tools/node npm run format

.PHONY: requirements
requirements: ## pin anew from pyproject.toml (UPGRADE=1 for the newest)
	tools/compile-requirements $(if $(UPGRADE),--upgrade)

.PHONY: clean
clean: ## remove the environment, caches and build output
	rm -rf .venv .cache build dist artefacts .hypothesis .ruff_cache web/node_modules web/dist src/folsom/modules
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +
