"""Changing the order of turns and whose hand is whose."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context, Effect, Who
from sixrealms.engine.state import State
from sixrealms.engine.statics import Controls
from sixrealms.powers.conditions import Claim


@dataclass(frozen=True)
class ReverseOrder(Effect):
    """Turns pass the other way round the table from now on (exception to setup.order.clockwise)."""

    def step(self, s: State, pc: int, x: Context) -> None:
        atoms.touch(s)
        s.direction = -s.direction
        atoms.note(s, "reversed", x.source)
        finish(s, x)


def exchange(s: State, a: int, b: int) -> None:
    """Each of two players holds the other's hand and knows its cards."""
    atoms.touch(s)
    one, other = a * z.LISTED + z.HAND, b * z.LISTED + z.HAND
    s.lists[one], s.lists[other] = s.lists[other], s.lists[one]
    for seat, at in ((a, one), (b, other)):
        for card in s.lists[at]:
            s.ctrl[card] = seat
            atoms.reveal(s, card, 1 << seat)
    atoms.note(s, "hands-exchanged", a, b)


@dataclass(frozen=True)
class HandsExchanged(Controls):
    """While it lasts you and a player hold each other's hands; cards still go to their owners' piles (ledger:
    discard.to-owner). Afterwards every card of the two hands is its owner's again, those drawn meanwhile as well.
    """

    who: Who

    def begun(self, s: State, x: Context) -> Context:
        seats = self.who.seats(s, x)
        if not seats:
            return x
        exchange(s, x.player, seats[0])
        return x.bind("swapped", seats[0])

    def ended(self, s: State, x: Context) -> None:
        other = x.get("swapped")
        if not isinstance(other, int):
            return
        for seat in (x.player, other):
            for card in s.hand(seat):
                if s.owner[card] != seat:
                    atoms.move(s, card, z.HAND)
        atoms.note(s, "hands-exchanged", x.player, other)


@dataclass(frozen=True)
class _TurnMissed(Claim):
    """You have no turn before you that you are to miss: the one kept has been missed (open.skipped-turn)."""

    def met(self, s: State, x: Context) -> bool:
        return not s.skips[x.player]


TURN_MISSED: Final = _TurnMissed()
