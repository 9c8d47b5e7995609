"""Rule cards that bind only the player who has them (statics.RuleSlots, gloss.rule-card.global).

What such a card says about cards is narrowed to his cards, what it says about players to him; whatever else it does
passes the others by (`traits.shielded`, `traits.player_shielded`).
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, TypeVar

from sixrealms.engine.power import Context, Static, Test, Who
from sixrealms.engine.statics import AboutCards, RuleSlots

if TYPE_CHECKING:
    from sixrealms.engine.board import Board
    from sixrealms.engine.state import State

S = TypeVar("S", bound=Static)


@dataclass(frozen=True)
class _HisOwn(Test):
    """Those of the cards that the player of the rule card controls."""

    among: Test

    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.ctrl[card] == x.player and self.among.holds(s, card, x)


@dataclass(frozen=True)
class _HimAlone(Who):
    """The player of the rule card, if he is one of those meant."""

    among: Who

    def seats(self, s: State, x: Context) -> list[int]:
        return [x.player] if self.among.includes(s, x.player, x) else []


def _narrowed(static: S) -> S:
    mine = static.twin()
    for f in fields(static):
        value = getattr(static, f.name)
        if isinstance(value, Who):
            object.__setattr__(mine, f.name, _HimAlone(value))
    if isinstance(static, AboutCards):
        object.__setattr__(mine, "who", _HisOwn(static.who))
    return mine


def _kept_apart(s: State, b: Board, card: int) -> bool:
    """Whether this rule card has its place only for its own player."""
    if s.kit.defs[s.defn[card]].type != "rule":
        return False
    entries = [(static, x) for static, x, _ in b.statics[RuleSlots.kind] if isinstance(static, RuleSlots)]
    return any(st.slots(s, -1, x) == "player" for st, x in entries) and not any(
        st.keeps(s, card, -1, x) for st, x in entries
    )


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
