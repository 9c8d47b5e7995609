"""Every two options: either a game can be made of them and played, or they are refused with the rules that clash."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from sixrealms import catalogue, decks, rulebook, table
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.errors import OptionError
from sixrealms.options import all_options, compose, require_together
from sixrealms.players.considered_actions import considered
from sixrealms.rulesets import RULESETS, Ruleset
from sixrealms.wording import LANGUAGES
from tests.options.known import CLASHING, KNOWN, clash

PLAYERS = (2, 3, 4, 6)
DECISIONS = 30


def pairs() -> Iterator[dict[str, str]]:
    """Any two options with a value each."""
    values = {"digit": "7", "world": "FR", "turns": "90", "seats": "1"}
    for one, other in combinations(all_options().values(), 2):
        yield {option.key: values.get(option.takes, "on") for option in (one, other)}


def fit(chosen: dict[str, str], players: int, size: int) -> bool:
    """Whether both options are for so many players and decks of that size."""
    both = [all_options()[key] for key in chosen]
    return all((not o.players or players in o.players) and (not o.sizes or size in o.sizes) for o in both)


def refusal(ruleset: Ruleset, size: int, players: int, chosen: dict[str, str], language: str = "en") -> str:
    """Why no game can be made of them; "" if one can."""
    try:
        compose(ruleset, size, players, chosen)
    except OptionError as error:
        return error.said(language)
    return ""


@pytest.mark.rule("option.general.agreement", "tyrant.options-allowed", "notation.order")
@pytest.mark.parametrize("name", RULESETS)
def test_two_options_make_a_game_or_are_refused_with_the_rules_that_clash(name: str) -> None:
    ruleset = RULESETS[name]
    made = refused = 0
    for chosen in pairs():
        clashing = clash(chosen)
        for players, size in product(PLAYERS, ruleset.sizes):
            why = refusal(ruleset, size, players, chosen)
            said = {word for word in re.findall(r"[\w.-]+\.[\w-]+", why) if rulebook.is_rule(word)}
            if not fit(chosen, players, size):
                assert said, f"{chosen}: {why}"
            elif clashing:
                assert len(said) >= 2, f"{chosen}: {why}"
                assert all(key in why for key in chosen), f"{chosen}: {why}"
                refused += 1
            else:
                assert not why, f"{chosen}: {why}"
                made += 1
        if clashing:
            english, other = (refusal(ruleset, min(ruleset.sizes), 6, chosen, of) for of in LANGUAGES)
            assert english != other
            assert all(rule in other for rule in re.findall(r"\(\S+\)", english)), other
    assert made > 1000 * len(ruleset.sizes)
    assert refused > 100 * len(ruleset.sizes)


def test_every_clash_is_between_options_there_are() -> None:
    assert {key for pair in CLASHING for key in pair} <= set(all_options())


@pytest.mark.rule("option.general.agreement")
def test_whether_two_options_go_together_is_known_without_a_table() -> None:
    for chosen in pairs():
        if clash(chosen):
            with pytest.raises(OptionError):
                require_together(chosen)
        else:
            require_together(chosen)


@pytest.mark.rule("option.general.agreement")
def test_the_order_in_which_options_are_named_is_no_matter() -> None:
    for chosen in pairs():
        if fit(chosen, 6, 55) and not refusal(RULESETS["tournament"], 55, 6, chosen):
            backwards = dict(reversed(chosen.items()))
            assert compose(RULESETS["tournament"], 55, 6, chosen) == compose(RULESETS["tournament"], 55, 6, backwards)


@pytest.mark.rule("option.general.agreement")
def test_every_pair_that_goes_together_is_played() -> None:
    cards = tuple(card for card in decks.named("A-1").cards if catalogue.printing(card).type != "dungeon")
    realms = [card.default.id for card in catalogue.cards() if card.type == "realm" and card.default.official]
    played = 0
    for number, chosen in enumerate(pairs()):
        if clash(chosen):
            continue
        players = next((p for p in (*PLAYERS[number % 4 :], *PLAYERS) if fit(chosen, p, 55)), 0)
        if not players:
            assert not KNOWN.issuperset(chosen), chosen
            continue
        own = tuple(tuple(realms[12 * seat : 12 * seat + 12]) for seat in range(players))
        options = tuple(sorted(chosen.items()))
        setup = GameSetup(
            "tournament", 55, (cards,) * players, number, options=options,
            realm_decks=own if any(all_options()[key].realm_decks for key in chosen) else (),
        )  # fmt: skip
        state, chance = table.start(setup), Random(number)
        for _ in range(DECISIONS):
            if state.pending is None:
                assert not KNOWN.issuperset(chosen), f"{chosen}: over already"
                break
            advance(state, chance.choice(considered(state)))
        played += 1
    assert played > 300
