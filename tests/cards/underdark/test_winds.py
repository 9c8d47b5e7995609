"""The winds, which carry an avatar to the realms of one neighbour."""

from __future__ import annotations

from sixrealms.language import CHAMPION, Always, CannotAttack
from tests.made_up import given
from tests.table_talk import Table, card_family

#: Who may bear it, who may not, and whose realms it reaches among four.
WINDS = {"UD/23": ("PO/45", "PO/39", "D"), "UD/50": ("PO/39", "PO/41", "C"), "UD/59": ("PO/41", "PO/44", "B")}


def _four(t: Table, bearer: str, hand: list[str | int], phase: int = 4) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[bearer], hand=hand)
    for letter, realm, behind in (("B", "Nyrond", "1st/221"), ("C", "DL/8", "1st/14"), ("D", "DL/4", "DL/3")):
        t.seat(letter, formation={"A": realm, "B": behind})
    t.begin(active="A", phase=phase, windows="pass", unenforced=True)


_BEHIND = {"B": "1st/221", "C": "1st/14", "D": "DL/3"}


@card_family(WINDS, rules=["setup.order.clockwise", "formation.protection"], edition="4th")
def test_it_reaches_the_realms_of_one_neighbour_whatever_bars_them(
    t: Table, printing: str, bearer: str, other: str, towards: str
) -> None:
    with given(_BEHIND[towards], Always(CannotAttack(CHAMPION))):
        _four(t, f"{bearer} + {printing}", [])
        for letter, realm in _BEHIND.items():
            if letter == towards:
                t.A.can("attack", realm, bearer)
            else:
                t.A.cannot("attack", realm, bearer, because="shielded")
        t.settled("A", "ask-phase-4")


@card_family(WINDS, rules=["card.power.definition"], edition="4th")
def test_it_is_for_avatars_of_its_world(t: Table, printing: str, bearer: str, other: str, towards: str) -> None:
    mortal = {"UD/23": "4th/329", "UD/50": "1st/44", "UD/59": "Nenioc"}[printing]
    t.seat("A", formation={"A": "Rashemen"}, pool=[bearer, mortal, other], hand=[printing])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", printing, mortal, because="not-this-bearer")
    t.A.cannot("play", printing, other, because=("not-this-bearer", "other-world"))
    t.A.plays(printing, on=bearer)
    t.on(printing, bearer)
    t.settled("A", "ask-phase-3")
