# The front door of the project: every task a player or a developer needs is a target here.
# VENV may point elsewhere (the build in .ci/run does that); PYTHON chooses the interpreter for it.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
STAMP := $(VENV)/.sixrealms-installed

.DEFAULT_GOAL := help
.PHONY: help setup play play-text test test-quick test-thorough test-research check fix client wheel bench compiled test-compiled bench-server fuzz coverage knockout knockout-rules vocabulary screenshots rules-report clean

help: ## List the tasks (this list)
	@echo "Six Realms: make <task>"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) ## Create the virtual environment and install everything (once)

$(STAMP): pyproject.toml constraints.txt hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Six Realms needs Python 3.11 or newer; name one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@test -x $(BIN)/python || { echo "setup 1/2: creating $(VENV)"; $(PYTHON) -m venv $(VENV); }
	@echo "setup 2/2: installing Six Realms and its tools (a minute the first time)"
	@$(PIP) install --editable '.[dev]' --constraint constraints.txt
	@touch $@

play: $(STAMP) ## Open a table in your browser and play
	@$(BIN)/sixrealms play

play-text: $(STAMP) ## Play a game in this terminal
	@$(BIN)/sixrealms play --text

test: $(STAMP) ## Run every test, then count the rules they prove
	@echo "test 1/2: running the tests on all cores"
	@# tests, and the servers and programs they start, are compiled once, whatever this shell says: it is half of finding them
	@env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest -n auto --dist worksteal
	@echo "test 2/2: counting the rules they prove"
	@$(BIN)/python -m tools.rules_report --count

QUICK := tests/engine tests/powers tests/language tests/realise tests/cards tests/catalogue tests/decks tests/rulesets \
  tests/formats tests/setup tests/wording tests/test_layers.py tests/test_architecture.py

test-quick: $(STAMP) ## Test rules, cards and texts in under a minute (no server, terminal, tournament, browser or tool)
	@env -u PYTHONDONTWRITEBYTECODE SIXREALMS_WAYS=none $(BIN)/python -m pytest -q -n auto --dist worksteal $(QUICK)

test-thorough: $(STAMP) ## Run every test, the card tests in every way: in copies, through saves, with the seats changed
	@env -u PYTHONDONTWRITEBYTECODE SIXREALMS_WAYS=all $(BIN)/python -m pytest -n auto --dist worksteal

RESEARCH := tests/envs/test_openspiel.py tests/laboratory/test_cluster.py

test-research: $(STAMP) ## Install Ray, OpenSpiel and cma (large; `make setup` leaves them out) and run the tests that need them
	@echo "test-research 1/2: installing Ray, OpenSpiel and cma"
	@$(PIP) install --editable '.[research]' --constraint constraints.txt
	@echo "test-research 2/2: running the tests"
	@SIXREALMS_WAYS=all $(BIN)/python -m pytest $(RESEARCH)

check: $(STAMP) ## Check format, lint and types of source, tests, tools and web client
	@echo "check 1/4: format"
	@$(BIN)/ruff format --check .
	@echo "check 2/4: lint"
	@$(BIN)/ruff check .
	@echo "check 3/4: types"
	@$(BIN)/mypy --strict src tests tools benchmarks examples fuzz
	@echo "check 4/4: web client"
	@$(BIN)/python -m tools.client --check

wheel: $(STAMP) ## Build the wheel, install it alone in an environment of its own and try it there
	@$(BIN)/python -m tools.wheel_check

client: $(STAMP) ## Build the web client if it has changed
	@$(BIN)/python -m tools.client

fix: $(STAMP) ## Format the code and mend what ruff can mend
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(STAMP) ## Measure speed, beside the calibration loop
	@$(BIN)/python -m benchmarks --keep

compiled: $(STAMP) ## Compile the engine into build/compiled (needs a C compiler) and play the same games on both
	@$(BIN)/python -m tools.compiled
	@$(BIN)/python -m tools.compiled_games

test-compiled: compiled ## Run the tests of cards and rules on the compiled engine
	@PYTHONPATH=build/compiled SIXREALMS_WAYS=none $(BIN)/python -m pytest -q tests/cards tests/engine tests/tools/test_compiled.py

bench-server: $(STAMP) ## Measure a server: tables held, waits, memory, what browsers load
	@$(BIN)/python -m tools.client
	@$(BIN)/python -m benchmarks.server

fuzz: $(STAMP) ## Play 2,000 random games and 2,000 of every format with every invariant checked; see build/findings
	@echo "fuzz 1/2: the rulesets"
	@$(BIN)/python -m fuzz --games 2000
	@echo "fuzz 2/2: types, variants and optional rules"
	@$(BIN)/python -m fuzz --games 2000 --named

coverage: $(STAMP) ## List the parts of cards that never happened: in tests, curious games and GAMES=100 by chance (CARDS="1st/21")
	@$(BIN)/python -m tools.card_coverage --games $(or $(GAMES),100) $(CARDS)

knockout: $(STAMP) ## Break every card on purpose and list what no test notices (CARDS="1st 4th/284": only these)
	@$(BIN)/python -m tools.knockout $(CARDS)

knockout-rules: $(STAMP) ## Break every rule on purpose and list what no test naming it notices (RULES="combat.e deck.limits")
	@$(BIN)/python -m tools.knockout_rules -j 2 $(RULES)

vocabulary: $(STAMP) ## Count the words powers are written in, and those that serve one wording only
	@$(BIN)/python -m tools.vocabulary --rare

screenshots: $(STAMP) ## Take a picture of every page and state of the web client; see build/screenshots
	@$(BIN)/python -m tools.screenshots

rules-report: $(STAMP) ## Say which rule statements are proven, by which tests; fail while any is missing
	@$(BIN)/python -m tools.rules_report

clean: ## Remove build results and caches (keeps the virtual environment)
	@rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "clean: build results and caches removed"
