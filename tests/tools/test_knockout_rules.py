"""The knock-out check of rules: it must find the change no test notices, and only that."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from sixrealms.options import all_options
from sixrealms.rulesets import Ruleset
from sixrealms.tournament.pairing.grids import printed_grid
from tools import knockout_answers, knockout_code, knockout_rules
from tools.knockout_rules import KINDS, changes, files_naming
from tools.knockout_rules_silent import SILENT
from tools.knockout_session import TESTS

ONE_FILE = TESTS / "engine" / "rules" / "test_setup.py"


def test_every_answer_of_every_ruleset_is_broken_but_who_plays_with_whom() -> None:
    broken = {change.what.partition(":")[0] for change in knockout_answers.answers()}

    for ruleset in ("fourth-edition", "tournament", "tournament-110"):
        asked = {field.name for field in fields(Ruleset)} - {"name", "sizes", "teams"}
        assert {f"{ruleset}.{name}" for name in asked} <= broken
    assert "tournament.75 cards.opening_hand" in broken


@pytest.mark.parametrize(
    ("question", "value", "others"),
    [
        ("cut", True, (False,)),
        ("world_bonus", 3, (4, 2)),
        ("turn_limit", 0, (1,)),
        ("empty_pile", "end", ("reshuffle", "at-once", "none")),
        ("extra_turn_ban", ("event",), ((), ("event", "realm"))),
    ],
)
def test_what_could_be_answered_instead(question: str, value: object, others: tuple[object, ...]) -> None:
    assert knockout_answers.others(question, value) == others


def test_every_option_is_switched_off_for_each_of_its_statements() -> None:
    off = {(change.what, change.rules) for change in knockout_answers.options() if "does nothing" in change.what}

    named = {(f"{o.key}: does nothing ({rule})", (rule,)) for o in all_options().values() for rule in o.rules}
    assert off <= named
    assert {rules[0].split(".")[1] for _, rules in named - off} >= {"no-xs", "world-war", "sealed-deck"}  # of decks


def test_every_place_that_gives_a_reason_is_silenced() -> None:
    silenced = [change.what for change in knockout_code.reasons()]

    assert len(silenced) > 100
    assert "engine/placement.py equipment_reasons: no longer has-artifact (turn.phase3.one-artifact)" in silenced
    assert [change.what for change in knockout_code.reasons() if not change.rules] == []


def test_a_function_of_a_package_is_found_where_others_hold_it() -> None:
    said = "tournament/pairing/grids/__init__.py printed_grid"
    (place,) = (one for one in knockout_code.places() if one.said == said)

    assert place.module == printed_grid.__module__


SAMPLE = """
def reasons(s):
    if s:
        yield Reason("a.b", "first")
    found = []
    found.append(Reason("a.c", "second"))
    yield from found
    return [*found, Reason("a.d", "third")]
"""


@pytest.mark.parametrize(
    ("n", "gone", "instead"), [(0, "first", "yield from ()"), (1, "second", "pass"), (2, "third", "return [*found]")]
)
def test_a_silenced_reason_leaves_a_function_that_still_runs(n: int, gone: str, instead: str) -> None:
    function = ast.parse(SAMPLE).body[0]
    assert isinstance(function, ast.FunctionDef)

    knockout_code.silence(n, function)

    text = ast.unparse(function)
    assert gone not in text
    assert instead in text
    assert sum(message in text for message in ("first", "second", "third")) == 2


def test_statements_and_sections_choose_the_changes() -> None:
    only = changes(["setup.cut"], list(KINDS))

    assert only
    assert all("setup.cut" in change.rules for change in only)
    assert ONE_FILE in files_naming(["setup.cut"])


SUITE = """
import pytest
from sixrealms.rulesets import RULESETS

@pytest.mark.rule("setup.cut")
def test_the_decks_are_cut():
    assert RULESETS["tournament"].cut

@pytest.mark.rule("worldbonus.amount")
def test_that_names_something_else():
    assert not RULESETS["fourth-edition"].cut

@pytest.mark.rule("setup.cut")
def test_that_fails_unchanged():
    assert RULESETS["tournament-110"].cut is None
"""


def test_only_a_test_that_passes_and_names_the_statement_notices_a_change(tmp_path: Path) -> None:
    suite = tmp_path / "test_suite.py"
    suite.write_text(SUITE)
    command = [sys.executable, "-m", "tools.knockout_rules", "setup.cut", "--kinds", "answer", "--json"]

    ended = subprocess.run([*command, "--tests", str(suite)], cwd=TESTS.parent, capture_output=True, text=True)

    assert ended.returncode == 1, ended.stderr
    assert {v["what"]: (v["tests"], v["noticed"].rpartition("::")[2]) for v in json.loads(ended.stdout)} == {
        "fourth-edition.cut: False -> True": (1, ""),
        "tournament.cut: True -> False": (1, "test_the_decks_are_cut"),
        "tournament-110.cut: True -> False": (1, ""),
    }
    assert "test_that_fails_unchanged" in ended.stderr


def test_a_change_that_no_test_names_survives(tmp_path: Path) -> None:
    suite = tmp_path / "test_suite.py"
    suite.write_text("def test_of_nothing():\n    pass\n")
    command = [sys.executable, "-m", "tools.knockout_rules", "setup.cut", "--kinds", "answer", "--json"]

    ended = subprocess.run([*command, "--tests", str(suite)], cwd=TESTS.parent, capture_output=True, text=True)

    assert ended.returncode == 1, ended.stderr
    assert {(v["tests"], v["noticed"]) for v in json.loads(ended.stdout)} == {(0, "")}


def test_every_silent_change_is_one_that_could_be_made() -> None:
    every = [change.what for kind in KINDS.values() for change in kind()]

    for silent in SILENT:
        assert any(all(word in what for word in silent.words) for what in every), silent.words


def test_a_wrong_statement_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert knockout_rules.main(["combat.e.tye"]) == 2
    assert "nearest: combat.e.tie" in capsys.readouterr().err
