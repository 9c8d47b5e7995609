"""Games with a name: `--as` of play and simulate, and the name in saves and records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixrealms import decks, match, new_game, start
from sixrealms.errors import OptionError
from sixrealms.formats import asked_for
from sixrealms.records import game as records
from sixrealms.records import parser, save
from sixrealms.table import rules_in_force
from sixrealms.terminal.main import main
from tests.terminal.table.typist import Typist

NAME = "King's Decree (Questing) - Barbaric [55]"
CANONICAL = "Spellfire®: King’s Decree (Questing)—Barbaric [55]"


@pytest.mark.parametrize(
    "name",
    [
        "World Championship - Barbaric [55]",
        "Spellfire: King's Decree (Questing)-Enhanced [75]",
        "No-9s (Destroyed Worlds) [55]",
        "World War! (World Bonuses, Treasure Spoils) [110]",
        "Sealed Deck [55]",
        "Tyrant's Game [55]",
    ],
)
def test_computers_play_a_game_by_its_name(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--players", "3", "--as", name, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["finished"] == 2


@pytest.mark.rule("option.sideboard.count-check", "variant.sideboard.opt-out-notice")
@pytest.mark.parametrize(("game", "told"), [("Championship (Sideboard) [55]", True), ("Championship [55]", False)])
def test_sideboards_are_announced_as_the_game_begins(typist: Typist, tmp_path: Path, game: str, told: bool) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Name: Mine\n55 1st/54\n\n[Sideboard]\n7 1st/55\n")
    options = f"--names Ana --deck {file} --any-deck --bots random --as '{game}'"
    lines = [line.partition(" (")[0] for line in typist.plays("quit", options=options).splitlines()]
    assert ("Ana has a sideboard of 7 cards" in lines) is told
    assert ("Pip Fenn plays without a sideboard" in lines) is told


@pytest.mark.rule("tyrant.setup.order")
def test_who_lays_first_as_the_oldest_is_said_where_people_play_and_can_be_chosen(typist: Typist) -> None:
    """Ana sits first; nobody need be asked who plays alone, or has said who is the oldest."""
    said = "Ana lays the first realm as the oldest. If somebody else is older, begin with --option oldest=SEAT"
    people = "--players 2 --bots none --names Ana,Bruno --option tyrants-game"
    assert said in typist.plays("quit", options=people)
    assert said not in typist.plays("quit", options=f"{people} --option oldest=2")
    alone = people.replace("--bots none --names Ana,Bruno", "--bots random --names Ana")
    assert said not in typist.plays("quit", options=alone)


@pytest.mark.rule("tyrant.setup.order")
@pytest.mark.parametrize("oldest", ["0", "3", "Ana"])
def test_the_oldest_is_the_number_of_a_seat_counted_from_one(oldest: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["play", "--text", "--players", "2", "--option", "tyrants-game", "--option", f"oldest={oldest}"]
    assert main(asked) == 2
    said = capsys.readouterr().err
    assert (
        said
        == f"sixrealms: option oldest is '{oldest}'; it is the seat of the oldest player, 1 to 2 (tyrant.setup.order)\n"
    )


@pytest.mark.rule("variant.melon.draw-one-less")
def test_who_brought_a_melon_is_said_beside_the_name(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "--games", "1", "--players", "3", "--as", "Championship (Melon Rule) [55]"]
    assert main([*asked, "--melons", "1,3"]) == 0
    capsys.readouterr()
    for melons in ("4", "one", "1,1"):
        assert main([*asked, "--melons", melons]) == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--as", "Team Spirit [55]", "--players", "3"], "format.team-spirit.teams"),
        (["--as", "Championship [75]", "--size", "55"], "leave --size out"),
        (["--as", "Championship [75]", "--ruleset", "fourth-edition"], "deck.sizes.offered"),
        (["--melons", "1"], "--melons needs --as"),
        (["--as", "Championship [55]", "--melons", "1"], "variant.melon.draw-one-less"),
        (["--as", "Championship (Conqueror's Game, True Victory) [55]"], "option.true-victory.condition"),
    ],
)
@pytest.mark.parametrize("command", [["simulate", "--games", "1"], ["play", "--text", "--bots", "random,random"]])
def test_what_does_not_fit_is_refused(
    command: list[str], arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, *arguments]) == 2
    captured = capsys.readouterr()
    assert why in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.rule("format.no-xs.predicate")
def test_chosen_decks_must_be_legal_for_the_name(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "--games", "1", "--as", "No-3s [55]", "--decks", "55-psionicist"]
    assert main(asked) == 2
    assert "(format.no-xs.predicate); --any-deck plays it all the same" in capsys.readouterr().err
    assert main([*asked, "--any-deck"]) == 0
    capsys.readouterr()
    assert main(["play", "--text", "--bots", "random,random", "--as", "No-3s [55]", "--deck", "55-psionicist"]) == 2
    assert "(format.no-xs.predicate)" in capsys.readouterr().err


@pytest.mark.rule("variant.marking-required", "protocol.post-options")
def test_a_game_at_the_table_says_its_whole_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["play", "--text", "--bots", "random,random", "--seed", "5", "--as", "the grind (destroyed worlds) [55]"])
        == 0
    )
    assert "Spellfire®: The Grind (Destroyed Worlds)—Standard [55]" in capsys.readouterr().out.splitlines()


def test_a_save_and_a_record_hold_the_name(tmp_path: Path) -> None:
    state = new_game(["55-psionicist", "55-thieves"], seed=3, game=NAME)
    assert state.kit.setup.size == 55
    assert dict(state.kit.setup.options) == {"game": CANONICAL}
    assert state.kit.ruleset.ignore_position

    save.save(state, tmp_path / "game.save")
    kept = save.open_save(tmp_path / "game.save").state
    assert kept.kit.setup == state.kit.setup
    assert kept.kit.ruleset == state.kit.ruleset

    scribe = records.Scribe(state)
    text = scribe.finish(state)
    assert f"option game: {CANONICAL}" in text.splitlines()
    assert parser.parse(text).setup == state.kit.setup


def test_the_text_below_a_name_is_kept_too(tmp_path: Path) -> None:
    listing = "Spellfire®: Goblin Stew—Standard [55]\nEvery deck holds a goblin."
    state = new_game(["55-psionicist", "55-thieves"], seed=3, game=listing)
    save.save(state, tmp_path / "game.save")
    assert dict(save.open_save(tmp_path / "game.save").state.kit.setup.options)["game"] == listing
    assert parser.parse(records.Scribe(state).finish(state)).setup == state.kit.setup


@pytest.mark.parametrize(
    ("options", "size", "why"),
    [
        ({"game": NAME}, 75, "the size is 75"),
        ({"game": "No-9s [55]", "no-xs": "8"}, 55, "says '9'"),
        ({"game": "Championship (Alies) [55]"}, 55, "did you mean Allies"),
        ({"hour": "25"}, 55, "0 to 23"),
        ({"ante": "yes"}, 55, "protocol.no-ante"),
    ],
)
@pytest.mark.rule("protocol.no-ante")
def test_a_setup_that_contradicts_its_name_is_refused(options: dict[str, str], size: int, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        rules_in_force(options.items(), size)


def test_rules_beside_the_name_are_laid_over_it() -> None:
    found = rules_in_force({"game": "Championship [55]", "world-bonuses": "1", "hour": "3"}.items(), 55)
    assert found == {"championship": "on", "standard-victory": "on", "world-bonuses": "1"}


@pytest.mark.rule("protocol.baseline-options", "protocol.bluelines-in-force")
@pytest.mark.parametrize("name", ["Championship [55]", "The Grind-Barbaric [75]", "Shattered Land-Enhanced [110]"])
def test_every_tournament_game_has_what_is_an_option_elsewhere(name: str) -> None:
    state = new_game(["A-1", "B-1"], game=name)
    rules = state.kit.ruleset
    assert (rules.round_win_razes, rules.fear_of_undead, rules.world_bonus) == (False, True, 3)
    assert (rules.empty_pile, rules.bluelines, rules.name) == ("reshuffle", True, "tournament")


def test_a_match_plays_its_name() -> None:
    lists = [match.Registration(decks.named(name)) for name in ("55-psionicist", "55-thieves")]
    of = match.open_match(asked_for("The Grind (Melon Rule) [55]"), lists)
    setup = match.setup(of, 3, melons=(2,))
    assert setup.options == (("game", "Spellfire®: The Grind (Melon Rule)—Standard [55]"), ("melon-rule", "2"))
    assert start(setup).kit.setup == setup


@pytest.mark.rule("notation.grammar", "option.general.agreement")
@pytest.mark.parametrize(
    "command",
    [
        ["play", "--text", "--players", "3", "--bots", "random,random"],
        ["simulate", "--games", "1", "--players", "3"],
        ["deck", "check", "A-1"],
        ["tournament", "create", "Cup", "--unscored", "--database", "sqlite://"],
    ],
    ids=lambda command: command[0],
)
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Kings Decre [55]", "coluna 1 de 'Kings Decre [55]': nenhum tipo de torneio se chama 'Kings Decre'"),
        ("Championship (Allies, Aiding) [55]", "aiding (option.aiding.shared-victory) não pode ser jogada junto com"),
    ],
)
def test_a_name_that_is_no_game_is_refused_in_the_language_of_the_command(
    command: list[str], name: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "pt-BR", *command, "--as", name]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[0].startswith(f"sixrealms: {told}")
    if told.startswith("coluna"):
        assert said[0].endswith("você quis dizer King’s Decree?")
        assert said[1:] == [f"  {name}", f"  {'^' * len('Kings Decre')}"]


def test_so_is_the_name_in_a_record_and_what_does_not_fit_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = Path(__file__).parents[1] / "playthroughs" / "options" / "no-xs.txt"
    broken = tmp_path / "broken.txt"
    broken.write_text(here.read_text(encoding="utf-8").replace("No-1s", "No-1x"), encoding="utf-8")
    for arguments, told in (
        (["replay", "--force", str(broken)], f"{broken}: coluna 13 de 'Spellfire®: No-1x"),
        (["simulate", "--as", "Championship [55]", "--melons", "1"], "não tem a Melon Rule"),
        (["deck", "check", "A-1", "--as", "Championship [55]", "--issued", "A-1"], "--issued é para Sealed Deck"),
    ):
        assert main(["--lang", "pt-BR", *arguments]) == 2
        said = capsys.readouterr().err
        assert told in said
        assert said.count("\n") == 1
