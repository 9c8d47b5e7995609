"""Continuous effects that change a rule of the game itself: comparison, goal, cosmos, immunity, self-defence."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.board import in_play
from sixrealms.engine.leave import RULE, leave
from sixrealms.engine.level import allies_of, level
from sixrealms.engine.power import Cards, Context, Effect, Number, Test, Who
from sixrealms.engine.state import Battle, State
from sixrealms.engine.statics import Comparison, GoalCount, RealmChampion, TakesImmunity
from sixrealms.powers.english import article
from sixrealms.powers.levels import each_of
from sixrealms.powers.players import EVERYONE


@dataclass(frozen=True)
class LowestWins(Comparison):
    """The side with the lower total wins; allies are subtracted instead of added. Ties still go to the defender."""

    def loser(self, s: State, battle: Battle, attack: int, defence: int, x: Context) -> int:
        attack -= 2 * sum(level(s, ally) for ally in allies_of(s, battle.champion))
        defence -= 2 * sum(level(s, ally) for ally in allies_of(s, battle.opponent))
        return battle.defender if attack < defence else battle.attacker

    def text(self) -> str:
        return "the lower total wins every round, and allies are subtracted from it"


@dataclass(frozen=True)
class CountsAsRealm(GoalCount):
    """For the goal, up to `most` cards of a set count as realms for their player (hook VP)."""

    cards: Cards
    most: int = 1
    who: Who = EVERYONE

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        mine = [c for c in self.cards.find(s, x) if s.ctrl[c] == player]
        return value + min(self.most, len(mine))

    def text(self) -> str:
        what = self.cards.text().removeprefix("every ")
        return f"{self.most} {what} of each player counts as an unrazed realm for winning"


@dataclass(frozen=True)
class NoImmunity(TakesImmunity):
    """Immunities given by cards passing `who` do not exist."""

    who: Test

    def text(self) -> str:
        return f"{each_of(self.who)} gives no immunity"


@dataclass(frozen=True)
class RealmsDefend(RealmChampion):
    """Every realm passing `realms` can defend itself as a champion; a printed self-defence adds its level."""

    realms: Test
    level: Number
    type: str = "champion"
    kinds: frozenset[str] = frozenset()

    def defends(self, s: State, realm: int, x: Context) -> bool:
        return self.realms.holds(s, realm, x)

    def level_of(self, s: State, x: Context) -> int:
        target = s.battle.target if s.battle is not None else -1
        printed = s.kit.defs[s.defn[target]].base_level if target >= 0 else 0
        return self.level.value(s, x) + printed

    def razes(self, s: State, realm: int, x: Context) -> bool:
        return True

    def text(self) -> str:
        words = article(self.type)
        return f"{each_of(self.realms)} can defend itself as {words} with levels: {self.level.text()}"


@dataclass(frozen=True)
class EnforceCosmos(Effect):
    """Copies that are in play against the Rule of the Cosmos are discarded, you choose which (cosmos.unique-in-play)."""

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 1:
            leave(s, answered(s).card, why=RULE)
        seen: dict[str, list[int]] = {}
        for card in in_play(s):
            cosmos = s.kit.defs[s.defn[card]].cosmos
            if cosmos:
                seen.setdefault(cosmos, []).append(card)
        for cards in seen.values():
            if len(cards) > s.kit.ruleset.cosmos_limit:
                stay(s, 1, x)
                ask_card(s, x.player, "ask-cosmos", cards, x.source)
                return
        finish(s, x)

    def text(self) -> str:
        return "you choose which second copies in play are discarded"
