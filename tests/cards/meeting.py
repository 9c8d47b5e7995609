"""One champion attacks, another defends, at a realm that is home to neither; cards still unwritten may lie about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Final

from sixrealms.engine.ability import Always
from sixrealms.engine.losing_side import losing_side
from sixrealms.language import ALLY, ANY, CHAMPION, OPPOSING, SELF, Is, Lasting, MayUse, Play, gains
from tests.made_up import given
from tests.table_talk import Table

Cards = Sequence[str | int]
#: A realm without power in a world few champions come from.
CRISTYNE: Final = "DL/8"


def meet(
    t: Table,
    mine: str,
    theirs: str,
    hand: Cards = (),
    their_hand: Cards = (),
    *,
    pool: Sequence[str] = (),
    their_pool: Sequence[str] = (),
    realm: str = CRISTYNE,
    discard: Sequence[str] = (),
    abyss: Sequence[str] = (),
    table: Sequence[str] = (),
    hour: int = -1,
) -> None:
    """A attacks `realm` with `mine`, B defends with `theirs`; each has them in the pool, with what hangs on them."""
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=[mine, *pool],
        hand=list(hand),
        discard=list(discard),
        abyss=list(abyss),
        table=list(table),
    )
    t.seat("B", formation={"A": realm}, pool=[theirs, *their_pool], hand=list(their_hand))
    options = {} if hour < 0 else {"hour": str(hour)}
    t.begin(active="A", phase=4, windows="pass", unenforced=True, options=options)
    t.A.attacks(realm.partition(" +")[0], with_=mine.partition(" +")[0])
    t.B.defends(theirs.partition(" +")[0])


def goes_on(t: Table, *changed: str) -> None:
    """The fight goes on: whoever is behind is asked."""
    t.changed(*changed)
    b = t.state.battle
    assert b is not None
    t.settled("A" if losing_side(t.state) == b.attacker else "B", "ask-combat")


#: A weak cleric who may use whatever there is, as the user of what strikes their opponent.
STRIKER: Final = "Bagual"
_CAST: Final = {
    "offensive wizard spell": "1st/106",
    "defensive wizard spell": "1st/343",
    "offensive cleric spell": "1st/352",
    "defensive cleric spell": "1st/353",
    "fire spell": "1st/331",
    "offensive psionic power": "PO/98",
    "defensive psionic power": "4th/424",
    "offensive blood ability": "BR/41",
    "offensive unarmed combat": "4th/436",
    "defensive unarmed combat": "4th/435",
    "event": "NO/92",
    "harmful event": "1st/91",
    "ally": "1st/182",
}
_HUNG: Final = {
    "offensive item": "1st/217",
    "defensive item": "1st/103",
    "fire item": "1st/215",
    "item of 6": "1st/153",
    "flame item": "1st/97",
    "item of 3": "1st/94",
    "item of 4": "NO/208",
    "artifact": "1st/152",
}


@contextmanager
def struck_at(t: Table, mine: str, strikes: Sequence[str]) -> Iterator[None]:
    """A attacks with `mine`; every strike of the weak defender takes one level off what A has in the fight. Those with
    a place on the defender strike at once, the others as B plays them (`plays_strike`).
    """
    weaker = Lasting(gains(OPPOSING & (CHAMPION | ALLY), -1))
    with ExitStack() as stack:
        stack.enter_context(given("1st/268", Always(MayUse(Is(SELF), ANY))))
        for strike in strikes:
            if strike in _CAST:
                stack.enter_context(given(_CAST[strike], Play(weaker)))
            elif strike in _HUNG:
                stack.enter_context(given(_HUNG[strike], Always(gains(OPPOSING & (CHAMPION | ALLY), -1))))
        hung = [_HUNG[strike] for strike in strikes if strike in _HUNG]
        cast = [_CAST[strike] for strike in strikes if strike in _CAST]
        meet(t, mine, " + ".join([STRIKER, *hung]), their_hand=cast)
        yield


def plays_strike(t: Table, strike: str) -> bool:
    """B plays the strike if it is one to be played; whether it is."""
    if strike not in _CAST:
        return False
    card = _CAST[strike]
    if strike.endswith("event") or strike == "ally":
        t.B.plays(card)
    else:
        t.B.plays(card, by=STRIKER)
    return True
