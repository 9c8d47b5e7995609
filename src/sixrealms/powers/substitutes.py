"""A champion that takes another one's place in battle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.flow.stand_in import replaced_by, take_over, take_place
from sixrealms.engine.immunity import shielded
from sixrealms.engine.power import ADDED, Context, Effect
from sixrealms.engine.state import State
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class StandIn(Effect):
    """A champion out of play fights in place of one of the champions in battle, who returns to their pool and fights no
    more in this battle; allies and spells stay with the fighter. After the battle the substitute is discarded.
    `for_good`: it is a champion of a pool, anybody's, and goes back to its owner's pool as others go to theirs.
    """

    who: Ref
    place_of: Ref
    for_good: bool = field(default=False, metadata=ADDED)

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.possible(s, x):
            take_place(s, self.who.card(s, x), self.place_of.card(s, x), for_good=self.for_good)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        b = s.battle
        old, new = self.place_of.card(s, x), self.who.card(s, x)
        return b is not None and b.stage < 3 and old in (b.champion, b.opponent) and copy_in_play(s, new) < 0


@dataclass(frozen=True)
class OtherAttacker(Effect):
    """A champion of another player's pool attacks in place of the attacker, who returns to their pool; its player
    fights this battle as the attacking player, with their own cards, and wins or loses it.
    """

    who: Ref

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.possible(s, x):
            take_over(s, self.who.card(s, x))
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        b, new = s.battle, self.who.card(s, x)
        if b is None or b.stage > 0 or s.zone[b.champion] != z.BATTLE or new < 0 or shielded(s, new, x):
            return False
        return s.zone[new] == z.POOL and s.ctrl[new] not in (b.attacker, b.defender)


@dataclass(frozen=True)
class StandsInFor(Question):
    """Fighting in the place of the referenced champion."""

    ref: Ref

    def holds(self, s: State, card: int, x: Context) -> bool:
        return replaced_by(s, card) == self.ref.card(s, x)


@dataclass(frozen=True)
class _Unique(Question):
    """Without a copy in play that would keep it out (ledger: cosmos.unique-in-play)."""

    def holds(self, s: State, card: int, x: Context) -> bool:
        return copy_in_play(s, card) < 0


UNIQUE: Final = _Unique()
