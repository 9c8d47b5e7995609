"""Rule cards that bind only the player who has them (RuleSlots, gloss.rule-card.global).

What such a card says about cards is narrowed to their cards, what it says about players to them; whatever else it does
passes the others by (`immunity.shielded`, `immunity.player_shielded`).
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, ClassVar, TypeVar

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context, Static, Test, Who
from sixrealms.engine.statics import AboutCards

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board
    from sixrealms.engine.state import State

S = TypeVar("S", bound=Static)


class RuleSlots(Static):
    kind: ClassVar[str] = "rule-slots"

    def slots(self, s: State, x: Context) -> str:
        """For whom there is one place: "table", or "player": then a rule card binds only the player who has it."""
        raise NotImplementedError

    def keeps(self, s: State, other: int, x: Context) -> bool:
        """Whether `other` stays beside the rest although one is played, and binds everybody."""
        raise NotImplementedError

    def clears(self, s: State, coming: int, x: Context) -> bool:
        """Whether all the others go when `coming` is played, also those that are kept and those of other players."""
        return False


@dataclass(frozen=True)
class _TheirOwn(Test):
    """Those of the cards that the player of the rule card controls."""

    among: Test

    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.ctrl[card] == x.player and self.among.holds(s, card, x)


@dataclass(frozen=True)
class _ThemAlone(Who):
    """The player of the rule card, if they are one of those meant."""

    among: Who

    def seats(self, s: State, x: Context) -> list[int]:
        return [x.player] if self.among.includes(s, x.player, x) else []


def _narrowed(static: S) -> S:
    mine = static.twin()
    for f in fields(static):
        value = getattr(static, f.name)
        if isinstance(value, Who):
            object.__setattr__(mine, f.name, _ThemAlone(value))
    if isinstance(static, AboutCards):
        object.__setattr__(mine, "who", _TheirOwn(static.who))
    return mine


def _kept_apart(s: State, b: Board, card: int) -> bool:
    """Whether this rule card has its place only for its own player."""
    if s.kit.defs[s.defn[card]].type != "rule":
        return False
    entries = [(static, x) for static, x, _ in b.statics[RuleSlots.kind] if isinstance(static, RuleSlots)]
    # where an optional rule keeps them apart, a card of one's own says nothing about itself for the others
    entries = [(st, x) for st, x in entries if x.source in s.kit.rulebook] or entries
    return any(st.slots(s, x) == "player" for st, x in entries) and not any(st.keeps(s, card, x) for st, x in entries)


def bind(s: State, b: Board) -> None:
    """Narrow what the rule cards on a freshly filed board say, if each is only for its own player."""
    if RuleSlots.kind not in b.statics:
        return
    b.bound = frozenset(card for card in b.cards if _kept_apart(s, b, card))
    if b.bound:
        for entries in b.statics.values():
            entries[:] = [
                (_narrowed(st), x, a) if a is not None and x.source in b.bound else (st, x, a) for st, x, a in entries
            ]
