"""Destroying champions and allies wherever they are."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, finish, stay
from sixrealms.engine.causes import EFFECT
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.attack_takeback import offer_takeback, take_back
from sixrealms.engine.flow.round import end_round
from sixrealms.engine.leave import leave
from sixrealms.engine.power import Cards, Context, Effect, Test
from sixrealms.engine.protected import stays_put
from sixrealms.engine.state import State
from sixrealms.engine.statics import Perishing
from sixrealms.powers.moves import affected, reaches_any


@dataclass(frozen=True)
class Destroy(Effect):
    """Discard champions and allies; a realm that is fighting as a champion is defeated instead, and what that means
    for the realm is the same as in any lost round (ledger: gloss.defeated, open.realm-defends-itself).

    All are found before any of them leaves, so that a loss does not lower another's level first.
    """

    cards: Cards

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"instant-kill"})

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"zone"})

    def step(self, s: State, pc: int, x: Context) -> None:
        lay = {card: s.zone[card] for card in affected(s, self.cards, x)}
        if pc:
            if answered(s).verb == "yes":
                take_back(s)
                finish(s, x)
                return
        elif s.battle is not None and s.battle.champion in lay and offer_takeback(s, s.battle.champion, x):
            stay(s, 1, x)
            return
        for card, zone in lay.items():
            if zone == z.FORMATION:
                if s.battle is not None and card in (s.battle.champion, s.battle.opponent) and s.battle.stage < 3:
                    end_round(s, s.ctrl[card])
            elif s.zone[card] == zone:  # else it left together with what it hung on
                leave(s, card, z.DISCARD, EFFECT, x)
        finish(s, x)

    def touches(self, s: State, player: int, x: Context) -> bool:
        return any(s.ctrl[card] == player for card in self.cards.find(s, x))

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        return not stays_put(s, card, z.DISCARD, EFFECT, x) or card not in self.cards.find(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return reaches_any(s, self.cards, x)


@dataclass(frozen=True)
class Perishes(Perishing):
    """Cards passing `who` are discarded as soon as they pass, before their own power works; without `discards` a
    champion of the round is defeated instead, which is no discard (gloss.defeated). It goes by what a card is once
    everything that is being done is done.
    """

    who: Test
    discards: bool = True

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"instant-kill"})

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"zone"})

    @property
    def defeats(self) -> bool:
        return not self.discards
