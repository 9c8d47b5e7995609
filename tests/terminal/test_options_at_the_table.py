"""`--option` of play and simulate, and what a table says of the options in force."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixrealms import decks
from sixrealms.terminal.main import main
from tests.terminal.table.typist import Typist


def _simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["simulate", "--games", "2", "--players", "3", "--json", *arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("option.general.agreement", "general.optional-rules.who")
@pytest.mark.parametrize(("ruleset", "size"), [("fourth-edition", 55), ("tournament", 75), ("tournament-110", 110)])
def test_options_are_chosen_one_by_one_with_any_ruleset(
    ruleset: str, size: int, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--ruleset", ruleset, "--size", str(size), "--option", "experience", "--option", "destroyed-worlds=1,3"]
    found = _simulated(capsys, *asked, *(["--decks", "shipped"] if size == 75 else []))
    assert found["finished"] == 2
    assert found["game"] == (
        f"Spellfire®: Championship (Experience Point Spoils)—Standard [{size}] + destroyed-worlds=1,3"
    )


def test_an_option_stands_beside_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    found = _simulated(capsys, "--as", "The Grind [55]", "--option", "world-bonuses=2")
    assert found["game"] == "Spellfire®: The Grind—Standard [55] + world-bonuses=2"


@pytest.mark.daily_share
@pytest.mark.rule("format.world-war.one-world", "format.no-xs.predicate", "variant.melon.draw-one-less")
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--as", "World War! [55]", "--option", "world-war=DS"], "World War!—Standard [55] + world-war=DS"),
        (["--as", "World War! [55]", "--option", "world-war"], "World War!—Standard [55]"),
        (["--option", "world-war", "--option", "world-war=ADD"], "World War!—Standard [55] + world-war=ADD"),
        (["--as", "No-9s [55]", "--option", "no-xs"], "No-9s—Standard [55]"),
        (["--as", "No-9s [55]", "--option", "no-xs=9"], "No-9s—Standard [55]"),
        (["--option", "no-xs=9", "--option", "no-xs"], "No-9s—Standard [55]"),
        (
            ["--as", "Championship (Melon Rule) [55]", "--melons", "1,3", "--option", "melon-rule"],
            "Championship (Melon Rule)—Standard [55] + melon-rule=1,3",
        ),
        (
            ["--as", "Championship (Melon Rule) [55]", "--melons", "3,1", "--option", "melon-rule=3,1"],
            "Championship (Melon Rule)—Standard [55] + melon-rule=1,3",
        ),
        (
            ["--as", "Championship (Questing) [55]", "--option", "tournament-questing"],
            "Championship (Questing)—Standard [55]",
        ),
    ],
)
def test_what_is_said_twice_and_agrees_is_one_rule(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    # at random a war of one world may go on for ever: its realms are few, and each is in play but once
    bots = ["--bots", "greedy", "--seed", "2"] if "World War!" in sentence else []
    assert _simulated(capsys, *arguments, *bots)["game"] == f"Spellfire®: {sentence}"


@pytest.mark.rule("format.world-war.one-world", "format.world-war.worlds")
@pytest.mark.parametrize(
    "given", [["--option", "world-war=ADD"], ["--as", "World War! [55]", "--option", "world-war=RL"]]
)
def test_the_world_of_a_war_is_that_of_all_decks(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--text", "--bots", "random,random,random", "--players", "3", "--seed", "4", *given]) == 0
    said = capsys.readouterr().out
    world = "AD&D" if "world-war=ADD" in given else "Ravenloft"
    assert said.count(f"plays drawn for World War!, {world}.") == 3
    assert "Not legal" not in said


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--option", "questin"], "did you mean questing? (general.optional-rules.who)"),
        (["--option", "questing", "--option", "questing=1"], "--option questing is given twice"),
        (["--option", "destroyed-worlds="], "--option destroyed-worlds= has no value"),
        (["--as", "Sealed Deck [55]", "--option", "dungeon-cards"], "(dungeon.optional-or-default)"),
        (["--option", "questing=4"], "1 to 2"),
        (["--option", "questing=maybe"], "write on, off, or the seats"),
        (["--option", "no-xs"], "needs a digit"),
        (["--option", "melon-rule"], "needs the seats"),
        (["--option", "world-war=XX"], "is for one of ADD, BR"),
        (["--option", "team-spirit"], "is for 6 players, not 2 (format.team-spirit.teams)"),
        (
            ["--option", "true-victory", "--option", "conquerors-game"],
            "(option.conqueror.victory) cannot be played together with true-victory (option.true-victory.condition)",
        ),
        (
            ["--as", "The Grind [55]", "--option", "kings-decree"],
            "are both tournament types; a game has one (notation.order)",
        ),
        (["--as", "No-9s [55]", "--option", "no-xs=8"], "says '9'"),
        (["--as", "World War! [55]", "--option", "world-war=AD"], "is for one of ADD, BR, DS"),
        (["--as", "Championship (Melon Rule) [55]", "--option", "melon-rule"], "needs the seats"),
        (["--as", "Championship (Questing) [55]", "--option", "tournament-questing=1"], "says 'on'"),
        (["--option", "world-war=DS", "--option", "world-war=RL"], "given twice, as DS and as RL"),
        (["--option", "hour=3", "--option", "hour=4"], "given twice, as 3 and as 4"),
        (["--as", "Championship (Melon Rule) [55]", "--melons", "1", "--option", "melon-rule=2"], "leave one of them"),
        (["--option", "game=Championship [55]"], "named with --as"),
        (["--option", "ante"], "(general.ante.none, protocol.no-ante)"),
        (["--option", "hour=24"], "0 to 23"),
    ],
)
@pytest.mark.parametrize("command", [["simulate", "--games", "1"], ["play", "--text", "--bots", "random,random"]])
def test_what_cannot_be_played_is_refused_in_one_line(
    command: list[str], arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert why in said.err
    assert said.err.count("\n") == 1


@pytest.mark.rule("format.wizards-challenge.banned-types")
def test_decks_must_be_legal_for_a_type_chosen_as_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [
        "play",
        "--text",
        "--bots",
        "random,random",
        "--seed",
        "1",
        "--option",
        "wizards-challenge",
        "--deck",
        "55-thieves",
    ]
    assert main(asked) == 2
    assert "(format.wizards-challenge." in capsys.readouterr().err
    assert main([*asked, "--any-deck"]) == 0
    assert "Spellfire®: Wizard’s Challenge—Standard [55]" in capsys.readouterr().out.splitlines()


@pytest.mark.rule("dungeon.optional-or-default")
def test_dungeon_cards_are_legal_where_they_are_agreed_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = next(d for d in decks.shipped() if d.format == "551ES")
    mine = tmp_path / "mine.txt"
    mine.write_text(decks.write_text(deck).replace("Name:", "Dungeon: DU/2\nName:", 1), encoding="utf-8")
    asked = [
        "play",
        "--text",
        "--bots",
        "random,random",
        "--ruleset",
        "fourth-edition",
        "--deck",
        str(mine),
        "--any-deck",
    ]
    assert main(asked) == 0
    assert "deck.dungeon.allowed-by-default" in capsys.readouterr().out
    assert main([*asked, "--option", "dungeon-cards"]) == 0
    said = capsys.readouterr().out
    assert "deck.dungeon" not in said
    assert "Spellfire®: Championship (Dungeon Cards)—Standard [55]" in said.splitlines()


@pytest.mark.rule("tyrant.decks.two", "tyrant.decks.realm-deck")
@pytest.mark.parametrize("given", [["--option", "tyrants-game"], ["--as", "Tyrant's Game [55]"]])
def test_the_tyrants_game_is_played_with_ordinary_decks(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--bots", "random,random", "--seed", "3", "--deck", "55-thieves", *given]
    assert main(["play", "--text", *asked]) == 0
    first = capsys.readouterr().out
    assert first.count("with 12 realms beside the deck") == 2
    assert "Not legal" not in first
    assert main(["play", "--text", *asked]) == 0
    assert capsys.readouterr().out == first
    found = _simulated(capsys, *given, "--decks", "55-thieves")
    assert (found["finished"], found["game"]) == (2, "Spellfire®: Tyrant’s Game—Standard [55]")


def test_the_table_says_which_game_it_is_and_what_the_options_change(typist: Typist) -> None:
    said = typist.plays(
        "help",
        "rules",
        "rules questing",
        "quit",
        options="--seed 3 --deck A-1 --deck B-1 --any-deck --option questing --option world-bonuses=1",
    )
    lines = said.splitlines()
    name = "Spellfire®: Championship (Casual Questing)—Standard [55]"
    assert lines.count(name) == 3  # at the start, for help and for rules
    assert lines.count("Also in force: World Bonuses (world-bonuses): Player 1") == 3
    assert "  A champion that fights at a realm of its own world gets +3." in lines
    assert any("on a quest until phase 2" in line for line in lines)
    assert "Questing (questing), optional rule" in lines


def test_a_loaded_game_says_its_options_again(typist: Typist, tmp_path: Path) -> None:
    kept = tmp_path / "game.save"
    typist.plays(f"save {kept}", "quit", options="--seed 3 --option experience")
    said = typist.plays("quit", options=f"--load {kept}")
    assert "Spellfire®: Championship (Experience Point Spoils)—Standard [55]" in said.splitlines()
