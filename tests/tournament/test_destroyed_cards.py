"""A card torn up by Enter Darkness Together, from the game it was torn in to the copy that takes its place."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sixrealms import match, table
from sixrealms.decks import Deck
from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.flow.game_end import finish
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.errors import DeckError
from sixrealms.formats import asked_for
from sixrealms.match import Match, Offence, Registration
from sixrealms.tournament.decks.deck_lists import list_of
from sixrealms.tournament.operations import HandIn, Replace, Seat
from tests.decks.building import deck, legal
from tests.tournament.events import JUDGE, Telling
from tests.tournament.test_refusals import refusal

FORTUNE, DARKNESS = "1st/100", "DU/110"
ONLY = "protocol.enter-darkness-replacement"


def bracket() -> tuple[Match, Deck]:
    """A match of Ana, who has Good Fortune in her deck, against Bruno with Enter Darkness Together."""
    anas, brunos = (deck(55, [*legal(55), card]) for card in (FORTUNE, DARKNESS))
    registered = [Registration(anas.renamed("Ana")), Registration(brunos.renamed("Bruno"))]
    return match.open_match(asked_for("Championship [55]"), registered), registered[0].deck


def number_of(s: State, printing: str) -> int:
    return next(card for card in range(len(s.zone)) if s.kit.defs[s.defn[card]].printing.id == printing)


def torn_in_a_game(of: Match, answer: int) -> State:
    """Ana plays Good Fortune in the first turn, Bruno answers, she tears it up (1) or lets it go (0); Bruno wins."""
    s = table.start(match.setup(of, 5))
    fortune, darkness = number_of(s, FORTUNE), number_of(s, DARKNESS)
    atoms.move(s, fortune, z.HAND, 0)
    atoms.move(s, darkness, z.HAND, 1)
    done = 0
    while s.result is None and done < 2:
        assert s.pending is not None
        options = s.pending.options
        answers = [a for a in options if a.verb == "answer" and a.card == darkness]
        plays = [a for a in options if a.verb == "play" and a.card == fortune]
        if plays and not done:
            entry, done = plays[0], 1
        elif answers:
            entry = answers[0]
        elif s.pending.about == "ask-may":
            entry, done = Action("yes" if answer else "no"), 2
            assert entry in options
        else:
            entry = PASS if PASS in options else options[0]
        advance(s, entry)
    finish(s, (1,), "goal")
    return s


@pytest.mark.rule(ONLY, "general.deck.destroyed-replacement")
def test_a_torn_card_is_played_without_until_the_round_is_over_and_replaced_once() -> None:
    of, anas = bracket()
    told = Telling()
    told.says(HandIn("Ana", list_of(anas), judge_agrees=True), by=JUDGE)
    told.says(Seat(1))

    kept = match.finished(of, torn_in_a_game(of, 0))
    assert kept.decks[0] == anas  # she let the event be cancelled: nothing was destroyed
    of = match.finished(of, torn_in_a_game(of, 1))
    told.wins("Ana")
    short = of.decks[0]
    assert (of.torn[0], len(short.cards)) == ((FORTUNE,), 54)
    assert FORTUNE not in table.start(match.setup(of, 6)).kit.setup.decks[0]

    with pytest.raises(Offence):  # not between two games of the round
        match.submit(of, 0, anas)
    assert ONLY in str(refusal(told, Replace("Ana", FORTUNE), by=JUDGE))

    told.finish_round()
    again = match.next_match(of)
    assert (again.decks[0], again.torn[0]) == (anas, ())
    told.says(Replace("Ana", FORTUNE), by=JUDGE)

    with pytest.raises((Offence, DeckError)):  # one copy, not two
        match.submit(again, 0, replace(anas, cards=(*anas.cards, FORTUNE)))
    assert ONLY in str(refusal(told, Replace("Ana", FORTUNE), by=JUDGE))
    assert ONLY in str(refusal(told, Replace("Ana", DARKNESS), by=JUDGE))  # nor one of somebody else's cards
    told.says(Seat(2))
    assert ONLY in str(refusal(told, Replace("Ana", FORTUNE), by=JUDGE))

    once_more = match.finished(again, torn_in_a_game(again, 1))  # the copy can be torn up as well
    assert once_more.torn[0] == (FORTUNE,)
    told.finish_round()
    assert match.next_match(once_more).decks[0] == anas
    told.says(Replace("Ana", FORTUNE), by=JUDGE)
    assert [one.card for one in told.event.replaced] == [FORTUNE, FORTUNE]


@pytest.mark.parametrize(("copies", "list_is_known"), [(2, True), (1, True), (1, False)])
@pytest.mark.rule(ONLY)
def test_as_many_copies_are_replaced_as_the_list_holds(copies: int, list_is_known: bool) -> None:
    told = Telling()
    if list_is_known:
        full = deck(55, [*legal(55), *(FORTUNE,) * copies])
        told.says(HandIn("Ana", list_of(full), judge_agrees=True), by=JUDGE)
    told.says(Seat(1))
    told.finish_round()
    for _ in range(copies):
        told.says(Replace("Ana", FORTUNE), by=JUDGE)
    assert ONLY in str(refusal(told, Replace("Ana", FORTUNE), by=JUDGE))
    if not list_is_known:
        told.says(Replace("Ana", DARKNESS), by=JUDGE)
        told.says(Replace("Bruno", FORTUNE), by=JUDGE)
