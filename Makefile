# Everything a developer does, set-up included: `make` alone lists it.
#
# Needs Python 3.11 or newer, git and make; nothing is installed outside this folder. Stamps (`.ok` in each virtual
# environment) remember what is done. `.venv-uv` holds uv, `.venv` the project as it lies here, interpreted, and
# `.venv-compiled` the wheel, compiled where there is a C compiler.

PYTHON ?= python3
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

# The browser client is built with Node: the one on the PATH where it is new enough, else one from PyPI in `.venv-node`.
NODE_OK := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)'
NODE := $(if $(shell command -v npm >/dev/null && $(NODE_OK) 2>/dev/null && echo yes),,.venv-node)
NPM = cd web && PATH="$(if $(NODE),$(CURDIR)/.venv-node/bin:)$$PATH" npm --loglevel=error
WEB := hogar/web/index.html

UV := .venv-uv/bin/uv
BIN := .venv/bin
SOURCES := $(shell find hogar -name '*.py' -o -name '*.toml' -o -name py.typed) hatch_build.py pyproject.toml
PROJECT := pyproject.toml hatch_build.py
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/generated/*') tools/web_data.py \
	$(shell find hogar -path '*/text/*.toml' -o -path '*/games/*/data.py')

export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test lint format rules bench bench-server web wheel check lock clean

help: ## list the targets
	@echo "Hogar. Start with: make play"
	@echo
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 14 | sed 's/^/  make /'
	@echo
	@echo "Another Python: make clean play PYTHON=python3.12"

# --- what people run --------------------------------------------------------------------------------------------------

HOGAR = $(if $(shell $(MAKE) --question --no-print-directory .venv-compiled/.ok 2>/dev/null && echo yes),.venv-compiled,.venv)/bin/hogar

play: .venv/.ok $(WEB) ## play in the browser; interpreted, or compiled if `make wheel` was run since the last change
	@exec $(HOGAR) serve --open $(ARGS)

terminal: .venv/.ok ## play in the terminal
	@exec $(HOGAR) play $(ARGS)

test: .venv/.dev $(WEB) web/node_modules/.dev ## run all tests; ARGS=tests/test_x.py for some; those in a browser need Chromium
	$(BIN)/pytest --numprocesses $(JOBS) $(ARGS)

lint: .venv/.dev ## check style, types, one-way dependencies and sizes
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/sizes.py
	@$(MAKE) --no-print-directory build/.web-checked

format: .venv/.dev ## put the sources into their style
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	@test ! -x web/node_modules/.bin/biome || ($(NPM) run format)

rules: .venv/.dev ## say which clauses of the rules have a test: docs/coverage.md, build/rules.json
	$(BIN)/python tools/rules.py

check: lint test rules ## lint, test and rules

web: $(WEB) ## build the browser client into hogar/web

# --- speed ------------------------------------------------------------------------------------------------------------

GAMES ?= $(shell $(BIN)/python -c 'from hogar.manifest import GAMES; print(*GAMES)')
PLAYERS ?= 2
BENCH = bench $(1) --players $(PLAYERS) --json $(if $(GAMES_PER_BENCH),--games $(GAMES_PER_BENCH))

wheel: .venv-compiled/.ok ## build dist/*.whl, compiled where there is a C compiler, and install it for play and bench
	@ls dist/*.whl

bench: .venv-compiled/.ok ## measure each game, compiled and interpreted; GAMES=, PLAYERS=, GAMES_PER_BENCH=
	$(foreach game,$(GAMES),.venv-compiled/bin/hogar $(call BENCH,$(game)) && \
		HOGAR_PURE=1 .venv-compiled/bin/hogar $(call BENCH,$(game)) &&) true

bench-server: .venv/.ok ## measure the server: live tables, time to the other seat's update; TABLES=, SECONDS=
	$(BIN)/python -m tools.bench_server --tables $(or $(TABLES),300) --seconds $(or $(SECONDS),30)

# --- set-up -----------------------------------------------------------------------------------------------------------

# The environment $(1), with exactly what the lock $(2) names.
define synced
	@test -x $(1)/bin/python || $(UV) venv --quiet --clear --python .venv-uv/bin/python $(1)
	@$(UV) pip sync --quiet --require-hashes --python $(1) requirements/$(2).lock
endef

# The same, with the project as it lies here.
define developed
	$(synced)
	@HOGAR_COMPILE=0 $(UV) pip install --quiet --no-deps --python $(1) --build-constraints requirements/dev.lock -e .
endef

.venv-uv/.ok: requirements/bootstrap.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Hogar needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1)." \
			"Name another one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@echo "Setting up, this once ..."
	@$(PYTHON) -m venv .venv-uv || { \
		echo "$(PYTHON) cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv" >&2; \
		rm -rf .venv-uv; exit 1; }
	@.venv-uv/bin/pip install --quiet --require-hashes -r $<
	@touch $@

.venv/.ok: .venv-uv/.ok requirements/play.lock $(PROJECT)
	$(call developed,.venv,play)
	@touch $@

.venv/.dev: .venv/.ok requirements/dev.lock
	$(call developed,.venv,dev)
	@touch $@

# What the client is built with, and what checks it besides.
web/node_modules/.play: web/package-lock.json $(if $(NODE),.venv-node/.ok)
	@$(NPM) ci --omit=dev
	@touch $@

web/node_modules/.dev: web/package-lock.json $(if $(NODE),.venv-node/.ok)
	@$(NPM) ci
	@touch $@ web/node_modules/.play

.venv-node/.ok: .venv-uv/.ok requirements/node.lock
	@echo "Fetching Node from PyPI, this once, to build the browser client ..."
	$(call synced,.venv-node,node)
	@touch $@

$(WEB): $(WEB_SOURCES) | .venv/.ok
	@echo "Building the browser client ..."
	@test -f web/node_modules/.play || $(MAKE) --no-print-directory web/node_modules/.play
	@$(BIN)/python tools/web_data.py
	@$(NPM) run --silent build -- --logLevel error
	@touch $@

build/.web-checked: web/node_modules/.dev $(WEB_SOURCES)
	@$(BIN)/python tools/web_data.py
	$(NPM) run --silent check
	@mkdir -p build && touch $@

.venv-compiled/.ok: .venv-uv/.ok requirements/play.lock $(SOURCES) $(WEB) | .venv/.dev
	@rm -rf dist
	$(BIN)/hatchling build --target wheel
	$(call synced,.venv-compiled,play)
	@$(UV) pip install --quiet --no-deps --python .venv-compiled dist/*.whl
	@.venv-compiled/bin/hogar --version
	@touch $@

LOCK = $(UV) pip compile --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
	--no-annotate --python-version 3.11

lock: .venv-uv/.ok ## renew the locked versions of everything
	$(LOCK) pyproject.toml -o requirements/play.lock
	$(LOCK) pyproject.toml --group dev -o requirements/dev.lock
	$(LOCK) --group bootstrap -o requirements/bootstrap.lock
	$(LOCK) --group node -o requirements/node.lock
	@! grep -n '://' requirements/*.lock
	$(NPM) update

clean: ## remove what was made here, environments too
	rm -rf .venv .venv-uv .venv-node .venv-compiled build dist web/node_modules web/generated hogar/web .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find hogar tests tools -name __pycache__ -prune -exec rm -rf {} +
