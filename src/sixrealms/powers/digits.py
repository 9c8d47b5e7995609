"""Drawing and discarding a card to note the last digit of its number."""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine import atoms, chance
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.board import holding_true
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.draws import draw
from sixrealms.engine.immunity import player_shielded
from sixrealms.engine.leave import discard_from_hand
from sixrealms.engine.power import ADDED, Context, Effect, Saying, Who
from sixrealms.engine.state import State
from sixrealms.engine.statics import ReplacesDigit
from sixrealms.engine.terms import DigitCard, GoodDigit
from sixrealms.powers.conditions import Claim
from sixrealms.powers.numbers import Stored
from sixrealms.powers.players import YOU


@dataclass(frozen=True)
class DrawDigit(Effect):
    """A player draws and discards their top card; the last digit of its number is known as `name` afterwards, -1 if
    their pile is empty. `good`: which end helps the player whose card asks ("high" or "low"): cards that replace the
    result need to know, and `for_drawer` if it is the one who draws whom it helps. The printing decides the digit
    (ledger: open.cards-with-editions).

    `lowest`: each of the players draws a card into hand for its digit, and those who tie for the lowest draw again,
    until it is one player's, who is known as `name` afterwards. Nobody wants to be that player. Who has no card left to
    draw is not; if all who tie have none, chance decides between them.
    """

    who: Who = YOU
    name: str = "digit"
    good: GoodDigit = "high"
    then: DigitCard = "discard"  # what becomes of the card
    for_drawer: bool = field(default=False, metadata=ADDED)  # it is whoever draws that `good` is meant for
    lowest: bool = field(default=False, metadata=ADDED)

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"digit"})

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.lowest:
            self._until_lowest(s, x)
            return
        seats = self.who.seats(s, x)
        seat = seats[0] if seats else x.player
        helped = seat if self.for_drawer else x.player
        digit = _given(s, seat, helped, self.good)
        if digit < 0:
            digit = _drawn(s, seat, keep=self.then == "keep", by=x.source)
        finish(s, x.bind(self.name, digit))

    def _until_lowest(self, s: State, x: Context) -> None:
        tied = [seat for seat in self.who.seats(s, x) if not player_shielded(s, seat, x)]
        drew = True
        while drew and len(tied) > 1:
            before = {seat: len(s.listed(seat, z.DRAW)) for seat in tied}
            digits = {seat: self._for_oneself(s, seat, x) for seat in tied}
            known = {seat: digit for seat, digit in digits.items() if digit >= 0}
            tied = [seat for seat, digit in known.items() if digit == min(known.values())] or tied
            drew = any(len(s.listed(seat, z.DRAW)) < count for seat, count in before.items())
        found = tied[chance.below(s, len(tied))] if len(tied) > 1 else tied[0] if tied else -1
        finish(s, x.bind(self.name, found))

    def _for_oneself(self, s: State, seat: int, x: Context) -> int:
        given = _given(s, seat, seat, "high")
        return given if given >= 0 else _drawn(s, seat, keep=True, by=x.source)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """To draw until one player has the lowest digit was a word of its own."""
        return ("LowestDigit", {"who": self.who, "name": self.name}) if self.lowest else None

    def saying(self) -> Saying:
        if self.lowest:
            return Saying("lowest-digit", {"who": self.who, "name": self.name})
        return super().saying()


def _given(s: State, seat: int, helped: int, good: str) -> int:
    """The digit a card gives a seat that does not draw for it; -1 if it has to draw."""
    for static, sx, _ in holding_true(s, ReplacesDigit):
        digit = -1 if player_shielded(s, helped, sx) else static.digit(s, helped, good, sx)
        if digit >= 0:
            atoms.note(s, "digit", seat, -1, digit)
            return digit
    return -1


def _drawn(s: State, seat: int, *, keep: bool, by: int) -> int:
    """The last digit of the number of a seat's top card, which it takes or discards; -1 from an empty pile."""
    pile = s.listed(seat, z.DRAW)
    if not pile:
        return -1
    card = pile[0]
    digit = s.kit.defs[s.defn[card]].printing.number % 10
    atoms.reveal(s, card)
    atoms.note(s, "digit", seat, card, digit)
    if keep:
        draw(s, seat, 1)
    else:
        discard_from_hand(s, card, by=by)
    return digit


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
