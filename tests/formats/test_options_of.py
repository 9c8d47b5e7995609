"""From a name to the options of a game."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from sixrealms import new_game, options, rulesets
from sixrealms.errors import OptionError
from sixrealms.formats import GameName, asked_for, parse
from sixrealms.formats.options_of import chosen_by
from sixrealms.formats.shorthand_words import CUSTOM, TYPES
from sixrealms.options import Option, all_options, compose
from sixrealms.setup.wanted_game import wanted_game

TOURNAMENT = rulesets.named("tournament")


@pytest.mark.rule("format.championship.standard-game", "protocol.default-standard")
def test_championship_changes_no_answer_of_the_tournament_rules() -> None:
    composed = compose(TOURNAMENT, 55, 3, chosen_by(asked_for("[55]")))
    size = TOURNAMENT.size(55)
    assert composed.ruleset == TOURNAMENT.with_answers(goal=size.goal, places=size.places)
    assert (composed.rulebook, composed.opening) == ((), ())


@pytest.mark.rule("format.grind.base")
def test_the_grind_is_championship_with_one_restriction() -> None:
    plain = compose(TOURNAMENT, 55, 3, chosen_by(asked_for("Championship [55]")))
    grind = compose(TOURNAMENT, 55, 3, chosen_by(asked_for("The Grind [55]")))
    assert grind.ruleset == plain.ruleset
    assert {rule.printing.id for rule in grind.rulebook} == {"option/the-grind"}


@pytest.mark.parametrize("type_key", [t.key for t in TYPES.values() if t.standard])
def test_every_type_is_played_with_every_victory_condition(type_key: str) -> None:
    players = 6 if type_key == "team-spirit" else 3
    for victory in ("standard", "enhanced", "barbaric"):
        name = GameName(type_key, digit=7 if type_key == "no-xs" else None, victory=victory)
        chosen = chosen_by(name)
        assert compose(TOURNAMENT, name.size, players, chosen).ruleset.name == "tournament"
        assert {options.named(key).kind for key in chosen} == {"tournament type", "victory"}


def test_the_values_of_options_come_from_the_name() -> None:
    assert chosen_by(asked_for("No-7s (Melon Rule)-Enhanced [75]"), melons=(3, 1)) == {
        "no-xs": "7", "melon-rule": "1,3", "enhanced-victory": "on",
    }  # fmt: skip
    assert "melon-rule" not in chosen_by(asked_for("Championship (Melon Rule) [55]"))


def test_names_that_two_documents_share_mean_the_tournaments_option() -> None:
    chosen = chosen_by(asked_for("Conqueror's Game (Destroyed Worlds) [55]"))
    assert list(chosen) == ["tournament-conquerors-game", "tournament-destroyed-worlds", "standard-victory"]
    assert "conquerors-game" in chosen_by(asked_for("Championship (Conqueror's Game) [55]"))


@pytest.mark.rule("tournament.types.custom")
def test_a_type_of_its_own_is_the_plain_game_with_its_variants() -> None:
    name = parse("Spellfire: Goblin Stew (World Bonuses)-Barbaric [55]\nBring a goblin.")
    assert name.type == CUSTOM
    assert chosen_by(name) == {"world-bonuses": "on", "barbaric-victory": "on"}


def test_sideboards_are_no_business_of_a_single_game() -> None:
    assert list(chosen_by(asked_for("Championship (Sideboard) [55]"))) == ["championship", "standard-victory"]


@pytest.fixture
def _goblin_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more option, as a file added to the package would bring it."""
    goblins = Option("goblin-rule", "Goblin's Rule", "optional rule", ("setup.shuffle",), sizes=(55, 75))
    added = MappingProxyType({**all_options(), goblins.key: goblins})
    for module in ("sixrealms.options", "sixrealms.formats.options_of", "sixrealms.options.known_options"):
        monkeypatch.setattr(f"{module}.all_options", lambda: added)


@pytest.mark.usefixtures("_goblin_rule")
def test_an_option_that_is_added_can_be_named_at_once() -> None:
    name = asked_for("Championship (goblins rule, Allies) - Barbaric [75]")
    assert str(name) == "Spellfire®: Championship (Allies, Goblin’s Rule)—Barbaric [75]"
    assert parse(str(name)) == name
    assert chosen_by(asked_for("[55]")) | {"goblin-rule": "on"} == chosen_by(asked_for("(Goblin's Rule) [55]"))
    with pytest.raises(OptionError, match="55 or 75 cards only"):
        asked_for("Championship (Goblin's Rule) [110]")
    with pytest.raises(OptionError, match="did you mean Goblin’s Rule"):
        asked_for("Championship (Goblin Rules) [55]")


@pytest.fixture
def _goblin_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more option that is about some seats, beside the Melon Rule."""
    goblins = Option("goblin-rule", "Goblin's Rule", "optional rule", ("setup.shuffle",), takes="seats")
    added = MappingProxyType({**all_options(), goblins.key: goblins})
    for module in ("sixrealms.options", "sixrealms.formats.options_of", "sixrealms.options.known_options"):
        monkeypatch.setattr(f"{module}.all_options", lambda: added)


@pytest.mark.usefixtures("_goblin_seats")
def test_an_added_option_for_some_seats_is_named_and_its_seats_are_given_beside() -> None:
    game = wanted_game(None, 0, "Championship (Goblin's Rule) [55]", "", ["goblin-rule=1,3"])
    assert dict(game.options) == {"game": str(game.name), "goblin-rule": "1,3"}
    game.check(55, 4)
    assert game.called(55).sentence == "Spellfire®: Championship (Goblin’s Rule)—Standard [55] + goblin-rule=1,3"


@pytest.mark.usefixtures("_goblin_seats")
def test_an_added_option_for_some_seats_is_not_left_out_in_silence() -> None:
    with pytest.raises(OptionError, match=r"Goblin's Rule is for some seats only: .* goblin-rule=1,3"):
        wanted_game(None, 0, "Championship (Goblin's Rule) [55]")


@pytest.mark.usefixtures("_goblin_seats")
def test_melons_are_for_the_melon_rule_alone() -> None:
    name = asked_for("Championship (Melon Rule, Goblin's Rule) [55]")
    assert "goblin-rule" not in chosen_by(name, melons=[2])
    assert chosen_by(name, melons=[2])["melon-rule"] == "2"
    assert wanted_game(None, 0, "Championship (Melon Rule) [55]").name is not None  # nobody need bring one


@pytest.mark.usefixtures("_goblin_rule")
def test_a_word_without_an_option_is_refused_rather_than_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixrealms.formats.options_of.all_options", lambda: MappingProxyType({}))
    with pytest.raises(OptionError, match="does not play it"):
        chosen_by(asked_for("Championship [55]"))


def test_a_game_is_started_by_its_name() -> None:
    name = asked_for("The Grind (Destroyed Worlds) - Barbaric [55]")
    state = new_game(["55-psionicist", "A-1"], size=name.size, options=chosen_by(name))
    assert state.kit.ruleset.victory_timing == "real-turn-start"
