"""Options left out one by one, also where the ruleset has them built in (option.general.agreement)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixrealms import table
from sixrealms.engine.digest import digest
from sixrealms.errors import OptionError
from sixrealms.formats.name_of_setup import called
from sixrealms.options import all_options, compose, named
from sixrealms.options.conflicts import ONE_OF_A_KIND
from sixrealms.records import game as records
from sixrealms.records import parser
from sixrealms.records.save import load, save
from sixrealms.rulesets import RULESETS, Ruleset
from sixrealms.telling.option_texts import in_force, told
from sixrealms.terminal.main import main
from tests.table_talk import Table, table_test

TOURNAMENT = RULESETS["tournament"]


@pytest.mark.rule("option.general.agreement", "protocol.baseline-options")
@pytest.mark.parametrize(
    ("option", "question", "built_in", "left_out"),
    [
        ("fear-of-undead", "fear_of_undead", True, False),
        ("world-bonuses", "world_bonus", 3, 0),
        ("multiple-attack", "round_win_razes", False, True),
        ("dungeon-cards", "dungeon_cards", True, False),
        ("true-victory", "empty_pile", "reshuffle", "end"),
    ],
)
def test_what_tournaments_have_built_in_can_be_left_out(
    option: str, question: str, built_in: object, left_out: object
) -> None:
    def answers(chosen: dict[str, str]) -> dict[str, Any]:
        ruleset: Ruleset = compose(TOURNAMENT, 55, 3, chosen).ruleset
        return {name: getattr(ruleset, name) for name in vars(ruleset)}

    before, after = answers({}), answers({option: "off"})
    assert (before[question], after[question]) == (built_in, left_out)
    assert {name for name, answer in after.items() if answer != before[name]} == {question}, "and nothing else"


@pytest.mark.rule("option.general.agreement")
def test_what_nobody_had_put_in_is_left_out_too() -> None:
    for option in all_options().values():
        if option.kind not in ONE_OF_A_KIND and option.kind != "game" and not option.without:
            assert compose(TOURNAMENT, 55, 3, {option.key: "off"}) == compose(TOURNAMENT, 55, 3, {}), option.key


@pytest.mark.rule("option.general.agreement")
def test_left_out_it_contradicts_nothing_and_counts_players_of_nothing() -> None:
    both = {"conquerors-game": "on", "true-victory": "off", "aiding": "off"}
    assert compose(TOURNAMENT, 55, 2, both).ruleset.empty_pile == "end"


@pytest.mark.parametrize("option", ["championship", "barbaric-victory", "tyrants-game"])
def test_what_is_played_cannot_be_left_out(option: str) -> None:
    with pytest.raises(OptionError):
        compose(TOURNAMENT, 55, 2, {option: "off"})


@table_test(rules=["option.general.agreement", "option.multiple-attack.no-auto-raze"])
def test_the_base_game_of_the_optional_rules_razes_with_a_won_round(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva", "Griffin"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Dagrande"], draw=[])
    t.begin(active="A", phase=4, windows="pass", options={"multiple-attack": "off"})
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.B.passes()
    t.razed("Nyrond")
    t.zone("Azhul", "discard")
    t.zone("Neeva", "pool")
    t.settled("A", "ask-phase-4")


def test_names_saves_records_and_people_know_what_is_left_out() -> None:
    state = table.new_game(["A-1", "B-1"], seed=5, options={"fear-of-undead": "off"}, names=("Ana", "Bo"))
    setup = state.kit.setup
    assert called(setup).sentence.endswith(" + fear-of-undead=off")
    assert any("Fear of Undead" in line and "Left out" in line for line in in_force(setup, ("Ana", "Bo"), "en"))
    assert parser.parse(records.write(setup, []), "one.txt").setup.options == setup.options


@pytest.mark.rule("option.general.agreement")
def test_a_saved_game_goes_on_without_what_was_left_out(tmp_path: Path) -> None:
    state = table.new_game(["A-1", "B-1"], seed=5, options={"multiple-attack": "off"})
    choice = Random(7)
    for _ in range(60):
        assert state.pending is not None
        state = table.apply(state, choice.choice(state.pending.options))
    save(state, tmp_path / "one.save")
    loaded = load(tmp_path / "one.save")
    assert loaded.kit.ruleset.round_win_razes
    assert loaded.kit.setup.options == state.kit.setup.options
    for _ in range(200):
        if state.pending is None:
            break
        action = choice.choice(state.pending.options)
        state, loaded = table.apply(state, action), table.apply(loaded, action)
        assert digest(loaded) == digest(state)


def test_a_name_that_asks_for_it_does_not_go_with_leaving_it_out() -> None:
    with pytest.raises(OptionError):
        table.new_game(["A-1", "B-1"], options={"questing": "off"}, game="Championship (Casual Questing) [55]")


def test_the_command_line_takes_it(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "--games", "1", "--players", "2", "--option", "world-bonuses=off", "--option", "aiding=off"]
    assert main(asked) == 0
    capsys.readouterr()
    assert main(["simulate", "--games", "1", "--option", "championship=off"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_option_that_can_be_left_out_says_so() -> None:
    for language, words in (
        ("en", "multiple-attack=off leaves it out"),
        ("pt-BR", "multiple-attack=off a deixa de fora"),
    ):
        assert any(line.startswith(words) for line in told(named("multiple-attack"), language))
        assert not any("=off" in line for line in told(named("questing"), language))
