"""A first, cheaper look at the cards in play leaves out none that would pass, however long it is remembered."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from sixrealms import table
from sixrealms.engine.board import concerned, filed, in_play, statics
from sixrealms.engine.filed_board import Board
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.power import Context, Test
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.engine.statics import ChangesKinds, ChangesType, Immunity
from sixrealms.engine.terms import TypeName
from sixrealms.engine.traits import card_type
from sixrealms.powers.card_questions import ALLY, CHAMPION, REALM, Is, Kind, Named, Type
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Chosen
from sixrealms.powers.whereabouts import OPPOSING
from sixrealms.rulesets.deck_limits import limits
from sixrealms.setup.random_decks import random_deck
from tests.random_games import STARTERS, setup_of

#: The first for what changes in battle and by cards, the last for a test that has no cheaper look of its own.
_ASKED: tuple[Question, ...] = (
    REALM,
    ALLY,
    CHAMPION,
    Type(frozenset({"holding", "magical item"})),
    Kind("Flyer"),
    Kind("Undead"),
    CHAMPION & Kind("Undead"),
    ~ALLY,
    REALM | (CHAMPION & ~Kind("Undead")),
    Named("Fortification") | ~Named("Fortification"),
    OPPOSING | Is(Chosen("nothing")),
)


def _agrees(state: State) -> None:
    nobody = Context(-1, state.active)
    cards = in_play(state)
    for asked in _ASKED:
        kept = asked.sift(state, cards, nobody)
        passing = [card for card in cards if asked.holds(state, card, nobody)]
        assert [card for card in kept if asked.holds(state, card, nobody)] == passing, (asked, state.phase)
        found = asked.passing(state, cards, nobody)
        assert found == passing, (asked, state.phase)
        assert found is not cards


def _drawn(seed: int) -> State:
    """A game of two with decks drawn from all enforced cards, where far more powers are at work."""
    chance = Random(f"sifting/{seed}")
    held = [random_deck(limits("tournament", 55), chance) for _ in range(2)]
    return table.start(GameSetup("tournament", 55, tuple(cards for cards, _ in held), seed))


@pytest.mark.parametrize("seed", range(4))
def test_no_card_that_passes_is_left_out_at_any_decision_of_a_game(seed: int) -> None:
    names = tuple(STARTERS[(seed * 3 + i) % len(STARTERS)] for i in range(3))
    state = table.start(setup_of(("tournament", "fourth-edition")[seed % 2], names, seed))
    chance = Random(seed)
    sifted = fought = 0
    while state.pending is not None:
        _agrees(state)
        sifted += len(ALLY.sift(state, in_play(state), Context(-1, state.active))) < len(in_play(state))
        fought += state.battle is not None
        advance(state, chance.choice(state.pending.options))
    assert sifted
    assert fought


@pytest.mark.parametrize("seed", range(4))
def test_what_powers_could_be_about_holds_as_long_as_cards_lie_as_they_do(seed: int) -> None:
    state, chance = _drawn(seed), Random(seed)
    known: dict[tuple[str, Context], tuple[Board, list[int], bool]] = {}
    narrowed = hopeless = 0
    while state.pending is not None:
        b = filed(state)
        b = b.before or b
        for entries in b.statics.values():
            for static, x, ability in entries:
                who = getattr(static, "who", None)
                if not isinstance(who, Test):
                    continue
                when = ability.when if ability is not None else None
                seen = known.get((static.key, x))
                if seen is None or seen[0] is not b:  # the first time since cards lie so
                    vain = when is not None and when.hopeless(state, x)
                    seen = known[static.key, x] = b, who.sift(state, b.cards, x), vain
                _, sifted, vain = seen
                passing = [card for card in b.cards if who.holds(state, card, x)]
                assert set(passing) <= set(sifted), (static, state.name(x.source))
                assert who.passing(state, b.cards, x) == passing, (static, state.name(x.source))
                assert not (vain and when is not None and when.met(state, x)), (ability, state.name(x.source))
                narrowed += len(sifted) < len(b.cards)
                hopeless += vain
        advance(state, chance.choice(state.pending.options))
    assert narrowed
    assert hopeless or seed != 0


@pytest.mark.parametrize("question", [ChangesKinds, ChangesType, Immunity])
def test_a_power_says_nothing_of_a_card_it_could_not_be_about(
    question: type[ChangesKinds | ChangesType | Immunity],
) -> None:
    spared = 0
    for seed in range(6):
        state, chance = _drawn(seed), Random(seed)
        while state.pending is not None:
            about = concerned(state, question)
            for static, x, _ in statics(state, question):
                who = getattr(static, "who", None)
                for card in in_play(state) if isinstance(who, Test) else ():
                    if card not in about:
                        assert isinstance(who, Test)
                        assert not who.holds(state, card, x), (static, state.name(card))
                        spared += 1
            advance(state, chance.choice(state.pending.options))
    assert spared


def test_a_card_whose_type_a_power_changes_is_found_under_its_new_one() -> None:
    changed = 0
    for seed in range(30):
        state, chance = _drawn(seed), Random(seed)
        while state.pending is not None and changed < 5:
            for card in concerned(state, ChangesType):
                now, printed = card_type(state, card), state.kit.defs[state.defn[card]].type
                if now != printed and state.battle is None:
                    asked = Type(frozenset({cast("TypeName", now)}))
                    assert card in asked.passing(state, in_play(state), Context(-1, 0))
                    assert card in asked.sift(state, in_play(state), Context(-1, 0))
                    changed += 1
            advance(state, chance.choice(state.pending.options))
    assert changed
