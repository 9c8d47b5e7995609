"""Continuous effects that change a rule of the game itself: comparison, goal, cosmos, immunity, self-defence."""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine.battle_statics import Comparison, DefenderActsFirst
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Cards, Context, Saying, Test, Who
from sixrealms.engine.state import Battle, State
from sixrealms.engine.statics import ChangesHour
from sixrealms.engine.victory_statics import GoalCount
from sixrealms.powers.players import EVERYONE


@dataclass(frozen=True)
class Reckoning(Comparison):
    """How rounds are reckoned: the side with the `lower` total wins, ties still going to the defender (ledger:
    combat.e.tie), and allies `against` their side lower its total instead of raising it.
    """

    lower: bool = False
    against: bool = False

    @property
    def subtracts_allies(self) -> bool:
        return self.against

    def loser(self, s: State, battle: Battle, attack: int, defence: int, x: Context) -> int:
        wins = attack < defence if self.lower else attack > defence
        return battle.defender if wins else battle.attacker

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Each was a word of its own."""
        if self.lower == self.against:
            return None
        return "LowestWins" if self.lower else "AlliesSubtracted", {}

    def saying(self) -> Saying:
        if self.lower and self.against:
            return Saying("reckoned-upside-down")
        return Saying("lowest-wins" if self.lower else "allies-subtracted")


@dataclass(frozen=True)
class DefenderFirst(DefenderActsFirst):
    """Powers of the defending champion, and of what hangs on it, work before those of the attacking one (exception to
    activation.list.*), of any or of one passing `who`.
    """

    who: Test | None = field(default=None, metadata=ADDED)

    def concerns(self, s: State, defender: int, x: Context) -> bool:
        return self.who is None or self.who.holds(s, defender, x)

    def saying(self) -> Saying:
        return Saying("defender-first") if self.who is None else Saying("defends-first", {"who": self.who})


@dataclass(frozen=True)
class CountsAsHour(ChangesHour):
    """It counts as this hour of the day for all cards that ask for one; of two such the later says which."""

    hour: int

    def saying(self) -> Saying:
        return Saying("counts-as-day" if 6 <= self.hour < 18 else "counts-as-night")


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
