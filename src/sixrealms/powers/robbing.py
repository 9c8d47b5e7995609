"""Taking away the extra cards another player has just drawn, while the others may still react (tag "extra-cards")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.card_def import CHAMPIONS
from sixrealms.engine.leave import discard_from_hand
from sixrealms.engine.power import Context, Effect, Number, Saying, Who
from sixrealms.engine.state import State
from sixrealms.engine.terms import TypeName
from sixrealms.powers.questions import CHAMPION, types


def just_drawn(s: State, player: int, because_of: tuple[TypeName, ...]) -> list[int]:
    """The cards in this player's hand that he has just drawn because of a card of one of these types."""
    found = []
    for key, source in s.marks.items():
        if key.startswith(marks.DRAWN.prefix) and s.kit.defs[s.defn[source - 1]].type in because_of:
            card = int(key.rsplit(":", 1)[1])
            if s.owner[card] == player and s.zone[card] == z.HAND:
                found.append(card)
    return sorted(found)


@dataclass(frozen=True)
class DrewExtra(Who):
    """Other players who have just drawn extra cards because of a card of one of these types."""

    because_of: tuple[TypeName, ...]

    def seats(self, s: State, x: Context) -> list[int]:
        return [p for p in s.seats_after(x.player) if just_drawn(s, p, self.because_of)]

    def saying(self) -> Saying:
        rest = tuple(one for one in self.because_of if one not in CHAMPIONS)
        cards = (
            CHAMPION | types(*rest) if len(self.because_of) - len(rest) == len(CHAMPIONS) else types(*self.because_of)
        )
        return Saying("drew-extra", {"cards": cards})


@dataclass(frozen=True)
class ExtraCards(Number):
    """How many such cards a player has just drawn."""

    who: Who
    because_of: tuple[TypeName, ...]

    def value(self, s: State, x: Context) -> int:
        return sum(len(just_drawn(s, p, self.because_of)) for p in self.who.seats(s, x))


@dataclass(frozen=True)
class DiscardExtraCards(Effect):
    """The player discards them (tag "robs-draws": it may come between the draw and what follows)."""

    tags: ClassVar[frozenset[str]] = frozenset({"robs-draws"})
    who: Who
    because_of: tuple[TypeName, ...]

    def step(self, s: State, pc: int, x: Context) -> None:
        for player in self.who.seats(s, x):
            for card in just_drawn(s, player, self.because_of):
                discard_from_hand(s, card, by=x.source)
        finish(s, x)
