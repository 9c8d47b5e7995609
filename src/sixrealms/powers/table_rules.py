"""Continuous effects that change a rule of the game itself: comparison, goal, cosmos, immunity, self-defence."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.battle_statics import AlliesAgainst, Comparison, DefenderActsFirst
from sixrealms.engine.power import Cards, Context, Who
from sixrealms.engine.state import Battle, State
from sixrealms.engine.victory_statics import GoalCount
from sixrealms.powers.players import EVERYONE


@dataclass(frozen=True)
class LowestWins(Comparison):
    """The side with the lower total wins. Ties still go to the defender (ledger: combat.e.tie)."""

    def loser(self, s: State, battle: Battle, attack: int, defence: int, x: Context) -> int:
        return battle.defender if attack < defence else battle.attacker


@dataclass(frozen=True)
class AlliesSubtracted(AlliesAgainst):
    """Allies lower the total of their side instead of raising it."""


@dataclass(frozen=True)
class DefenderFirst(DefenderActsFirst):
    """Powers of the defending champion, and of what hangs on it, work before those of the attacking one (exception to
    activation.list.*).
    """


@dataclass(frozen=True)
class CountsAsRealm(GoalCount):
    """For the goal, up to `most` cards of a set count as realms for their player."""

    cards: Cards
    most: int = 1
    who: Who = EVERYONE

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        if not self.who.includes(s, player, x):
            return value
        mine = [c for c in self.cards.find(s, x) if s.ctrl[c] == player]
        return value + min(self.most, len(mine))
