"""Continuous effects that change a rule of the game itself: comparison, goal, cosmos, immunity, self-defence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.battle_statics import AlliesAgainst, Comparison
from sixrealms.engine.cosmos import copies_beyond
from sixrealms.engine.leave import COPY, DEFEAT, EFFECT, RULE, leave
from sixrealms.engine.power import Cards, Context, Effect, Noun, Saying, Test, Who
from sixrealms.engine.state import Battle, State
from sixrealms.engine.statics import Protection, Redirection
from sixrealms.engine.terms import Why
from sixrealms.engine.winning import GoalCount
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
class CountsAsRealm(GoalCount):
    """For the goal, up to `most` cards of a set count as realms for their player (hook VP)."""

    cards: Cards
    most: int = 1
    who: Who = EVERYONE

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        if not self.who.includes(s, player, x):
            return value
        mine = [c for c in self.cards.find(s, x) if s.ctrl[c] == player]
        return value + min(self.most, len(mine))


@dataclass(frozen=True)
class NeverRemoved(Protection):
    """Nothing takes these cards out of play but the rules themselves (a rule card replacing a rule card), not even what
    works whatever special powers say (exception to wish.ignores-immunity).
    """

    unconditional: ClassVar[bool] = True
    who: Test

    def forbids(self, s: State, card: int, why: Why, to: int, effect: Context, x: Context) -> bool:
        return why in (EFFECT, DEFEAT) and self.who.holds(s, card, x)


@dataclass(frozen=True)
class ZonesExchanged(Redirection):
    """Cards passing `who` that would go to one zone go to the other, and the other way round."""

    turn: ClassVar[int] = 1
    who: Test
    one: int
    other: int

    def instead(self, s: State, card: int, to: int, why: Why, effect: Context, x: Context) -> int:
        if to not in (self.one, self.other) or not self.who.holds(s, card, x):
            return to
        return self.other if to == self.one else self.one

    def saying(self) -> Saying:
        return Saying(
            "zones-exchanged",
            {"who": self.who, "one": Noun(f"zone-{z.NAMES[self.one]}"), "other": Noun(f"zone-{z.NAMES[self.other]}")},
        )


@dataclass(frozen=True)
class EnforceCosmos(Effect):
    """You choose which copies, in play against the Rule of the Cosmos, are discarded (cosmos.unique-in-play)."""

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 1:
            leave(s, answered(s).card, why=RULE, told=COPY)
        copies = copies_beyond(s, s.kit.ruleset.cosmos_limit)
        if not copies:
            finish(s, x)
            return
        stay(s, 1, x)
        ask_card(s, x.player, "ask-cosmos", copies, x.source)
