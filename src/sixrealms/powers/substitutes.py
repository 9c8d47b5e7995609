"""A champion that takes another one's place in battle."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.causes import EFFECT
from sixrealms.engine.combat_legality import asks_before_entry, guards, kept_from, way_reasons
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.flow.combat_activation import activated
from sixrealms.engine.flow.substitutes import replaced_by, take_over, take_place
from sixrealms.engine.immunity import shielded
from sixrealms.engine.power import ADDED, Context, Effect, Saying
from sixrealms.engine.protected import is_protected
from sixrealms.engine.state import State
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class StandIn(Effect):
    """A champion out of play fights in place of one of the champions in battle, who returns to their pool and fights no
    more in this battle; allies and spells stay with the fighter. After the battle the substitute is discarded.
    `for_good`: it is a champion of a pool, anybody's, and goes back to its owner's pool as others go to theirs.
    `for_itself`: it is a champion in another player's pool, and that player attacks from now on, with their own cards.
    It comes only if it could come forward against the same realm, and another player's if nothing keeps it in its pool.
    """

    who: Ref
    place_of: Ref
    for_good: bool = field(default=False, metadata=ADDED)
    for_itself: bool = field(default=False, metadata=ADDED)

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.possible(s, x) and self.for_itself:
            take_over(s, self.who.card(s, x))
        elif self.possible(s, x):
            take_place(s, self.who.card(s, x), self.place_of.card(s, x), for_good=self.for_good)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        b = s.battle
        old, new = self.place_of.card(s, x), self.who.card(s, x)
        if self.for_itself:
            elsewhere = self._elsewhere(s, new, x) and self._is_free(s, new, x)
            return b is not None and b.stage <= 1 and not activated(s) and old == b.champion and elsewhere
        if not self._is_free(s, new, x):
            return False
        return b is not None and b.stage < 3 and old in (b.champion, b.opponent) and copy_in_play(s, new) < 0

    def _elsewhere(self, s: State, card: int, x: Context) -> bool:
        """Whether it lies in the pool of somebody who is not in the battle and can be sent into it."""
        b = s.battle
        if b is None or card < 0 or s.zone[card] != z.POOL or shielded(s, card, x):
            return False
        return s.ctrl[card] not in (b.attacker, b.defender)

    def _is_free(self, s: State, card: int, x: Context) -> bool:
        """Whether nothing keeps a champion from fighting in that place, from the realm or in another player's pool."""
        b = s.battle
        if b is None or card < 0:
            return True
        pooled = s.zone[card] == z.POOL
        player = s.ctrl[card] if pooled else x.player
        if pooled and player != x.player and is_protected(s, card, EFFECT, z.BATTLE, x):
            return False
        if self.place_of.card(s, x) != b.champion:
            return next(kept_from(s, player, card, "defend"), None) is None
        if next(kept_from(s, player, card, "attack"), None) is not None:
            return False
        guarded = guards(s, b.target)
        return guarded is None or next(way_reasons(s, player, card, b.target, guarded), None) is None

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        return card != self.who.card(s, x) or self._is_free(s, card, x)

    def saying(self) -> Saying:
        said = {"who": self.who, "place_of": self.place_of, "for_good": self.for_good}
        return Saying("stand-in-for-itself" if self.for_itself else "stand-in", said)


@dataclass(frozen=True)
class StandsInFor(Question):
    """Fighting in the place of the referenced champion."""

    ref: Ref

    def holds(self, s: State, card: int, x: Context) -> bool:
        return replaced_by(s, card) == self.ref.card(s, x)


@dataclass(frozen=True)
class _Unique(Question):
    """Kept out neither by a copy in play (ledger: cosmos.unique-in-play) nor by what it asks for before it comes
    (avatar.conditions-each-time).
    """

    def holds(self, s: State, card: int, x: Context) -> bool:
        return copy_in_play(s, card) < 0 and not asks_before_entry(s, x.player, card)


UNIQUE: Final = _Unique()
