"""What it takes to bring a champion into play, and what lifts it (ledger: avatar.*)."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.playable import UNFULFILLED, play_reasons
from sixrealms.engine.power import Context, Test, Who
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.statics import WaivesEntryCost
from sixrealms.powers.question import Question


@dataclass(frozen=True)
class FreeEntry(WaivesEntryCost):
    """Cards passing `what` enter the pools of these players, in phase 3, without any of their conditions; `each` times
    per player, 0 = always (ledger: avatar.cost-exceptions).
    """

    who: Who
    what: Test
    each: int = 0

    def waives(self, s: State, player: int, card: int, x: Context) -> bool:
        if not self.who.includes(s, player, x) or not self.what.holds(s, card, x):
            return False
        return not self.each or s.marks.get(marks.FREE_ENTRY.of_two(x.source, player), 0) < self.each

    def use(self, s: State, player: int, x: Context) -> None:
        if self.each:
            key = marks.FREE_ENTRY.of_two(x.source, player)
            atoms.mark(s, key, s.marks.get(key, 0) + 1)


#: What bringing a champion in without its conditions leaves aside.
_CONDITIONS: Final = UNFULFILLED | {"cost-not-payable"}


def way_in(s: State, player: int, card: int) -> int | None:
    """The way in which a champion of the hand could be played in phase 3 if nothing were asked for it."""
    for way in s.kit.defs[s.defn[card]].ways:
        if all(reason.message in _CONDITIONS for reason in play_reasons(s, player, card, -1, way, "3")):
            return way
    return None


@dataclass(frozen=True)
class _MayEnter(Question):
    """A champion of your hand that only its own conditions could keep from entering."""

    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.zone[card] == z.HAND and way_in(s, x.player, card) is not None

    def causes(self, s: State, card: int, x: Context) -> list[Reason]:
        ways = s.kit.defs[s.defn[card]].ways
        found = [reason for way in ways for reason in play_reasons(s, x.player, card, -1, way, "3")]
        return [reason for reason in dict.fromkeys(found) if reason.message not in _CONDITIONS]


MAY_ENTER: Final = _MayEnter()
