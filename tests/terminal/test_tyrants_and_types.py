"""The Tyrant's Game together with a type of tournament: both ask something of decks, whichever is named first."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sixrealms import table
from sixrealms.catalogue import printing
from sixrealms.decks import Deck
from sixrealms.engine.run import advance
from sixrealms.errors import OptionError
from sixrealms.formats.card_bans import has_digit, is_of
from sixrealms.formats.tyrant_decks import REALMS
from sixrealms.options import all_options
from sixrealms.options.conflicts import clashes_of
from sixrealms.players.considered_actions import considered
from sixrealms.setup.seating import decks_for, setup_for
from sixrealms.setup.wanted_game import WantedGame, wanted_game
from sixrealms.simulation.deals import DRAWN, Dealing, deal_named

pytestmark = pytest.mark.rule("tyrant.otherwise-normal", "tyrant.decks.two", "option.general.agreement")

TYPES = [option for option in all_options().values() if option.kind == "tournament type"]
VALUES = {"digit": "1", "world": "FR"}
WRITTEN = {option.key: f"{option.key}={VALUES[option.takes]}" if option.takes else option.key for option in TYPES}
CLASHING = {clash.option for clash in clashes_of(all_options()["tyrants-game"])}


def _games(key: str) -> list[WantedGame]:
    """The same game asked for by two options, and by a name with an option beside it."""
    written = WRITTEN[key]
    return [
        wanted_game(None, 55, None, "", ["tyrants-game", written]),
        wanted_game(None, 0, "Tyrant's Game [55]", "", [written]),
    ]


def _deal(game: WantedGame, players: int) -> Dealing:
    names = game.deck_rules_of(55)
    return deal_named(DRAWN, names, game.rules, players, game.options, any_deck=False, world=game.world)


@pytest.mark.parametrize("key", [option.key for option in TYPES if option.key not in CLASHING])
def test_decks_are_drawn_that_both_allow_and_the_game_begins(key: str) -> None:
    players = next(iter(all_options()[key].players), 2)
    for game in _games(key):
        setup = _deal(game, players).setup("tournament", players, 3, 0)
        for cards, realms in zip(setup.decks, setup.realm_decks, strict=True):
            assert len(realms) == REALMS
            assert game.faults(Deck("drawn", cards, realm_deck=realms), 55, players) == []
        state, rng = table.start(setup), Random(4)
        for _ in range(40):
            assert state.pending is not None
            advance(state, rng.choice(considered(state)))


@pytest.mark.parametrize("key", [option.key for option in TYPES if option.key in CLASHING])
def test_others_are_refused_with_both_rules(key: str) -> None:
    for game in _games(key):
        with pytest.raises(OptionError, match=r"tyrant\..*format\.|format\..*tyrant\."):
            game.check(55, next(iter(all_options()[key].players), 2))


@pytest.mark.rule("format.no-xs.predicate", "tyrant.decks.combat-may-hold-realms")
def test_a_deck_is_judged_by_both() -> None:
    for game, plain in zip(_games("no-xs"), _games("championship"), strict=True):
        drawn = _deal(plain, 2).setup("tournament", 2, 5, 0)
        deck = Deck("drawn", drawn.decks[0], realm_deck=drawn.realm_decks[0])
        assert any(has_digit(printing(card), 1) for card in (*deck.cards, *deck.realm_deck))

        assert {fault.rule_id for fault in game.faults(deck, 55, 2)} == {"format.no-xs.predicate"}
        without = replace(deck, realm_deck=())
        assert "tyrant.decks.two" in {fault.rule_id for fault in game.faults(without, 55, 2)}


@pytest.mark.rule("format.shattered-land.dark-sun-only", "tyrant.decks.realm-deck")
def test_a_deck_without_realms_beside_it_gets_those_both_allow() -> None:
    for game in _games("shattered-land"):
        held, size = decks_for((), 2, game, 7)
        for deck in held:
            assert len(deck.realm_deck) == REALMS
            assert all(is_of(printing(card), "DS") for card in deck.realm_deck)
        table.start(setup_for((), held, game, size, 7))
