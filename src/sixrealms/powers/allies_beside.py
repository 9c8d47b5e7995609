"""Fighting at a champion's side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.battle_statics import ActsAsAlly
from sixrealms.engine.power import Context
from sixrealms.engine.state import DUEL, State
from sixrealms.powers.conditions import IN_A_ROUND
from sixrealms.powers.levels import NoEffect
from sixrealms.powers.players import OTHER_SIDE
from sixrealms.powers.question import Question
from sixrealms.powers.questions import ALLY
from sixrealms.powers.refs import Ref
from sixrealms.powers.statics import CannotPlay
from sixrealms.powers.whereabouts import OPPOSING, side_of


@dataclass(frozen=True)
class Beside(Question):
    """With the referenced champion in combat: what hangs on it, and what counts as its ally from elsewhere
    (combat.e.totals).
    """

    ref: Ref

    def holds(self, s: State, card: int, x: Context) -> bool:
        champion = self.ref.card(s, x)
        return card != champion and s.zone[card] in (z.ATTACHED, z.FORMATION) and side_of(s, card) == champion


@dataclass(frozen=True)
class AddsAlly(ActsAsAlly):
    """Every attacking champion of its player has an ally that is no card, at this level (combat.e.totals,
    open.ally-no-card). What forbids allies, halves them or turns them round meets it; what discards it takes it away
    for the round.
    """

    apart: ClassVar[bool] = True
    writes: ClassVar[frozenset[str]] = frozenset({"level"})
    level: int

    def strength(self) -> int:
        return self.level

    def beside(self, s: State, x: Context) -> int:
        b = s.battle
        if b is None or x.player != b.attacker or DUEL in b.flags or s.marks.get(marks.ALLY_LOST.of(x.source)):
            return -1
        return b.opponent if s.marks.get(marks.ALLY_TURNED.of(x.source)) else b.champion


#: Allies of the other side can neither be played nor, if they change to it, count.
NO_ENEMY_ALLIES: Final = (Always(CannotPlay(OTHER_SIDE, ALLY), when=IN_A_ROUND), Always(NoEffect(ALLY & OPPOSING)))
