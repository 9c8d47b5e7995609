"""Drawing and discarding a card to note the last digit of its number."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.board import holding_true
from sixrealms.engine.draws import draw
from sixrealms.engine.immunity import player_shielded
from sixrealms.engine.leave import discard_from_hand
from sixrealms.engine.power import ADDED, Context, Effect, Saying, Who
from sixrealms.engine.state import State
from sixrealms.engine.statics import ReplacesDigit
from sixrealms.powers.conditions import Claim
from sixrealms.powers.numbers import Stored
from sixrealms.powers.players import YOU


@dataclass(frozen=True)
class DrawDigit(Effect):
    """A player draws and discards their top card; the last digit of its number is known as `name` afterwards, -1 if
    their pile is empty. `good`: which end helps the player whose card asks ("high" or "low"): cards that replace the
    result need to know, and `for_drawer` if it is the one who draws whom it helps. The printing decides the digit
    (ledger: open.cards-with-editions).
    """

    tags: ClassVar[frozenset[str]] = frozenset({"digit"})
    who: Who = YOU
    name: str = "digit"
    good: str = "high"
    then: str = "discard"  # what becomes of the card: "discard", "keep"
    for_drawer: bool = field(default=False, metadata=ADDED)  # it is whoever draws that `good` is meant for

    def step(self, s: State, pc: int, x: Context) -> None:
        seats = self.who.seats(s, x)
        seat = seats[0] if seats else x.player
        helped = seat if self.for_drawer else x.player
        for static, sx, _ in holding_true(s, ReplacesDigit):
            digit = -1 if player_shielded(s, helped, sx) else static.digit(s, helped, self.good, sx)
            if digit >= 0:
                atoms.note(s, "digit", seat, -1, digit)
                finish(s, x.bind(self.name, digit))
                return
        pile = s.listed(seat, z.DRAW)
        if not pile:
            finish(s, x.bind(self.name, -1))
            return
        card = pile[0]
        digit = s.kit.defs[s.defn[card]].printing.number % 10
        atoms.reveal(s, card)
        atoms.note(s, "digit", seat, card, digit)
        if self.then == "keep":
            draw(s, seat, 1)
        else:
            discard_from_hand(s, card, by=x.source)
        finish(s, x.bind(self.name, digit))


@dataclass(frozen=True)
class DigitIs(Claim):
    """A digit was drawn and lies between these two; an empty pile gives none."""

    least: int = 0
    most: int = 9
    name: str = "digit"

    def met(self, s: State, x: Context) -> bool:
        found = x.get(self.name)
        return isinstance(found, int) and self.least <= found <= self.most

    def saying(self) -> Saying:
        return Saying("digit-is", {"least": max(self.least, 0), "most": self.most})


def digit(name: str = "digit") -> Stored:
    """The digit drawn before."""
    return Stored(name)


@dataclass(frozen=True)
class SureDigit(ReplacesDigit):
    """Nobody draws: you get the best digit, your opponents the worst."""

    def digit(self, s: State, player: int, good: str, x: Context) -> int:
        best = player == x.player
        return 9 if (good == "high") == best else 0
