"""Cards of several places of one player: those in their hand or pool."""

from __future__ import annotations

from collections.abc import Sequence

from sixrealms.engine import zones as z
from sixrealms.engine.marks import GIVEN_UP
from sixrealms.engine.power import Cards, Test, Who
from sixrealms.powers.card_questions import ANY, Type
from sixrealms.powers.extra_draws import DrawnExtra
from sixrealms.powers.note_questions import Noted
from sixrealms.powers.players import EVERYONE
from sixrealms.powers.question import Both, Question
from sixrealms.powers.sets import InPlay, Pile
from sixrealms.powers.whereabouts import In, Of


def several_places(sets: Sequence[Cards]) -> tuple[Pile, tuple[int, ...]] | None:
    """One pile, and all places the same cards of the same player may be in; None if the sets are not alike."""
    piles = [_pile(one) for one in sets]
    first = next((pile for pile in piles if pile is not None), None)
    found = [pile for pile in piles if pile is not None]
    if first is None or len(found) < len(piles) or len({pile.zone for pile in found}) < len(found):
        return None
    if any(_what(pile) != _what(first) for pile in found):
        return None
    hand_first = sorted((pile.zone for pile in found), key=lambda zone: zone != z.HAND)
    return first, tuple(hand_first)


def hand_or_play(sets: Sequence[Cards]) -> Pile | None:
    """The hand, where the same cards of the same player may also be anywhere in play."""
    piles = [one for one in sets if isinstance(one, Pile) and one.zone == z.HAND and one.whole]
    played = [one for one in sets if isinstance(one, InPlay)]
    if len(sets) != 2 or len(piles) != 1 or len(played) != 1 or not isinstance(played[0].test, Both):
        return None
    tests, mine = _flat(played[0].test), _flat(piles[0].test)
    return piles[0] if set(tests) - set(mine) == {Of(piles[0].who)} and set(mine) <= set(tests) else None


def _flat(test: Test) -> tuple[Test, ...]:
    return test.tests if isinstance(test, Both) else (test,)


def _what(pile: Pile) -> tuple[frozenset[Question], Who, bool]:
    tests = pile.test.tests if isinstance(pile.test, Both) else (pile.test,)
    return frozenset(test for test in tests if test != ANY), pile.who, pile.all


def _pile(cards: Cards) -> Pile | None:
    """A pile as it is; cards of a player in one place in play as if they were one."""
    if isinstance(cards, Pile):
        return cards if cards.whole and not cards.first else None
    if not isinstance(cards, InPlay):
        return None
    tests = cards.test.tests if isinstance(cards.test, Both) else (cards.test,)
    owners = [test for test in tests if isinstance(test, Of) and not test.owned]
    places = [test for test in tests if isinstance(test, In) and test.place is None]
    rest = [test for test in tests if test not in owners and test not in places]
    if len(owners) != 1 or len(places) > 1:
        return None
    zone = next(iter(places[0].zones)) if places and len(places[0].zones) == 1 else _at_home(rest)
    if zone < 0:
        return None
    test = ANY if not rest else rest[0] if len(rest) == 1 else Both(tuple(rest))
    return Pile(zone, owners[0].who, test, cards.all)


def without_place(pile: Pile, *, drawn: bool) -> Cards:
    """Cards of a pile about which it is said that they have just been drawn there (`drawn`: when that was), or given up
    for the card that speaks, whose owners have them in their discard piles: nobody needs to be told where they are.
    """
    tests = _flat(pile.test)
    known = any(isinstance(one, DrawnExtra) for one in tests) if drawn else False
    given_up = pile.who is EVERYONE and any(isinstance(one, Noted) and one.mark == GIVEN_UP for one in tests)
    return InPlay(pile.test, pile.all) if pile.whole and (known or given_up) else pile


def _at_home(tests: Sequence[Question]) -> int:
    """Where cards of these types lie when they are in play: realms in the formation; -1 if it could be anywhere."""
    return z.FORMATION if any(test == Type(frozenset(("realm",))) for test in tests) else -1
