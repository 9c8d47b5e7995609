"""Powers that leave it to their player: whoever refuses goes on as if there were none, whatever the position."""

from __future__ import annotations

from typing import Final
from unittest.mock import patch

from tests.knockout import tests_of as card_tests_of
from tests.table_talk import Table, card_family
from tests.talk.registering import CardTest
from tests.talk.seat import Seat

#: Their other tests take the offer; each is played up to that.
OFFERS: Final = (
    "BR/89", "DU/27", "1st/411", "1st/420", "1st/456", "1st/457", "3rd/280", "4th/111", "4th/451", "4th/483", "4th/485",
    "4th/504", "RL/89",
)  # fmt: skip


class _Refused(Exception):
    """The offer has been refused: the rest of the test is about what comes of taking it."""


def _refuse(printing: str) -> object:
    def says(seat: Seat, word: str) -> None:
        t = seat._table
        asked = t.sitting.pending().card
        if word == "yes" and asked >= 0 and t.state.defn[asked] == t.state.defn[t.card(printing)]:
            seat._do("no")
            raise _Refused
        seat._do(word)

    return patch.object(Seat, "says", says)


def _refused(t: Table, printing: str, test: CardTest) -> bool:
    """Play a test of the card up to its offer and refuse that; whether it came so far."""
    for values in test.variants():
        t.__init__(test.edition, single=True)  # type: ignore[misc]
        try:
            with _refuse(printing):  # type: ignore[attr-defined]
                test.function(t, *test.arguments, **values)
        except _Refused:
            return True
    return False


@card_family(dict.fromkeys(OFFERS, ()), rotate="the test that is played up to the offer says who sits where")
def test_whoever_refuses_an_offer_goes_on_without(t: Table, printing: str) -> None:
    others = [one for one in card_tests_of(printing) if one.function.__module__ != __name__]
    found = any(_refused(t, printing, one) for one in others)
    t.expect(found, f"some test of {printing} takes its offer")
    mine = t.state.defn[t.card(printing)]
    lasting = [running for running in t.state.effects if t.state.defn[running.context.source] == mine]
    t.expect(not lasting, "nothing of a refused power goes on")
    t.ended = True
