"""From options back to the name of a game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms.engine.kit import GameSetup
from sixrealms.errors import OptionError
from sixrealms.formats import GameName, asked_for
from sixrealms.formats.name_of_setup import called, called_by
from sixrealms.formats.options_of import OF_DECKS_ONLY, chosen_by, option_of
from sixrealms.formats.shorthand_words import TYPES, VARIANTS
from sixrealms.options import all_options, compose
from sixrealms.rulesets import named


@pytest.mark.parametrize("key", [key for key in TYPES if key != "no-xs"])
@pytest.mark.parametrize("victory", ["standard", "enhanced", "barbaric"])
def test_a_name_leads_to_options_and_back(key: str, victory: str) -> None:
    name = GameName(key, victory=victory)
    there = called_by(chosen_by(name), "tournament", 55)
    assert (there.name, there.besides) == (name, ())


def _played() -> list[str]:
    found = []
    for key, word in VARIANTS.items():
        try:
            option_of(word)
        except OptionError:  # of a rule that another version plays
            continue
        if key not in OF_DECKS_ONLY:
            found.append(key)
    return found


@pytest.mark.rule("notation.order")
@given(st.lists(st.sampled_from(_played()), unique=True), st.sampled_from([55, 75, 110]), st.integers(0, 9))
def test_any_variants_and_the_digit_come_back(variants: list[str], size: int, digit: int) -> None:
    name = GameName("no-xs", digit=digit, variants=tuple(variants), victory="barbaric", size=size)
    chosen = chosen_by(name, melons=(2,))
    there = called_by(chosen, "tournament", size)
    assert there.name == name
    assert there.besides == ((("melon-rule", "2"),) if "melon" in variants else ())


def test_every_option_can_be_said_in_a_name_unless_turns_or_seats_stand_behind_it() -> None:
    """Of seats only those who brought a melon are asked for beside the name."""
    for option in all_options().values():
        value = {"digit": "7", "seats": "1", "turns": "90"}.get(option.takes, "on")
        there = called_by({option.key: value}, "tournament", 55)
        if option.takes == "turns" or (option.takes == "seats" and option.key != "melon-rule"):
            assert there.besides == ((option.key, value),)
            continue
        found = chosen_by(there.name, melons=(1,))
        same_rule = {"destroyed-worlds": "tournament-destroyed-worlds"}.get(option.key, option.key)
        assert found[same_rule] == value, option.key
        assert option.takes == "seats" or there.besides == (), option.key


@pytest.mark.rule("victory.default", "victory.by-deck-size")
def test_the_condition_that_nobody_named_is_said() -> None:
    """conflict.victory.default-for-110: 110 cards are played for ten realms, except where the ruleset plays for six."""
    assert str(called_by({}, "tournament", 55).name) == "Spellfire®: Championship—Standard [55]"
    assert str(called_by({}, "tournament", 110).name) == "Spellfire®: Championship—Enhanced [110]"
    assert str(called_by({}, "tournament-110", 110).name) == "Spellfire®: Championship—Standard [110]"
    assert (
        str(called_by({"barbaric-victory": "on"}, "tournament", 110).name) == "Spellfire®: Championship—Barbaric [110]"
    )


@pytest.mark.parametrize(("ruleset", "size"), [("fourth-edition", 55), ("tournament", 75), ("tournament", 110)])
def test_the_name_of_a_plain_game_is_that_game(ruleset: str, size: int) -> None:
    rules = named(ruleset)
    there = called_by({}, ruleset, size)
    plain, composed = (compose(rules, size, 3, chosen).ruleset.size(size) for chosen in ({}, chosen_by(there.name)))
    assert plain == composed


@pytest.mark.rule("variant.destroyed-worlds.see-option")
@pytest.mark.parametrize("option", ["destroyed-worlds", "tournament-destroyed-worlds"])
def test_both_documents_destroyed_worlds_are_one_variant_and_no_other_rule_is_it(option: str) -> None:
    there = called_by({option: "on", "tyrants-game": "on", "the-grind": "on"}, "tournament", 55)
    assert (there.name.type, there.name.variants) == ("tyrants-game", ("destroyed-worlds",))
    assert there.besides == (("the-grind", "on"),)


def test_what_a_name_cannot_say_stands_besides() -> None:
    setup = GameSetup(
        "tournament", 55, (("1st/1",),) * 3, 7,
        options=(("cut", "ask"), ("destroyed-worlds", "1,3"), ("kings-decree", "on"), ("melon-rule", "2")),
    )  # fmt: skip
    there = called(setup)
    assert there.sentence == (
        "Spellfire®: King’s Decree (Melon Rule)—Standard [55] + destroyed-worlds=1,3 + melon-rule=2"
    )


def test_the_world_of_a_war_and_a_second_game_stand_besides() -> None:
    assert called_by({"world-war": "DS"}, "tournament", 55).besides == (("world-war", "DS"),)
    two = called_by({"tyrants-game": "on", "the-grind": "on"}, "tournament", 55)
    assert (two.name.type, two.besides) == ("tyrants-game", (("the-grind", "on"),))
    assert called_by({"sealed-deck": "on"}, "tournament", 75).besides == (("sealed-deck", "on"),)


def test_a_name_of_its_own_stays() -> None:
    title = "Spellfire®: World Championship—Barbaric [55]"
    assert called_by({"game": title, **chosen_by(asked_for(title))}, "tournament", 55).sentence == title


def test_an_unknown_option_has_no_name() -> None:
    with pytest.raises(OptionError, match="did you mean questing"):
        called_by({"questin": "on"}, "tournament", 55)


def test_the_tyrants_game_is_found_with_and_without_its_article() -> None:
    assert asked_for("The Tyrant's Game [55]") == asked_for("tyrants game [55]")
    assert "tyrants-game" in chosen_by(asked_for("The Tyrant's Game [55]"))
