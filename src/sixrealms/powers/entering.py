"""What it takes to bring a champion into play, and what lifts it (ledger: avatar.*)."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms
from sixrealms.engine.defeat import merely_kept
from sixrealms.engine.leave import just_discarded_a_realm
from sixrealms.engine.power import Context, Test, Who
from sixrealms.engine.state import State
from sixrealms.engine.statics import WaivesEntryCost
from sixrealms.powers.conditions import Claim
from sixrealms.powers.english import cards


@dataclass(frozen=True)
class FreeEntry(WaivesEntryCost):
    """Cards passing `what` enter the pools of these players, in phase 3, without any of their conditions; `each` times
    per player, 0 = always (ledger: avatar.cost-exceptions).
    """

    who: Who
    what: Test
    each: int = 0

    def waives(self, s: State, player: int, card: int, x: Context) -> bool:
        if not self.who.includes(s, player, x) or not self.what.holds(s, card, x):
            return False
        return not self.each or s.marks.get(f"game:free-entry:{x.source}:{player}", 0) < self.each

    def use(self, s: State, player: int, x: Context) -> None:
        if self.each:
            key = f"game:free-entry:{x.source}:{player}"
            atoms.mark(s, key, s.marks.get(key, 0) + 1)

    def text(self) -> str:
        times = f", {self.each} for each player" if self.each else ""
        return f"{self.who.text()} may bring in {cards(self.what.text())} without meeting their conditions{times}"


@dataclass(frozen=True)
class RoundWonAgainst(Claim):
    """You have just won a round against another player's champion passing the test."""

    test: Test

    def met(self, s: State, x: Context) -> bool:
        b = s.battle
        if b is None or b.stage < 3 or b.loser < 0 or b.loser == x.player:
            return False
        if x.player not in (b.attacker, b.defender):
            return False
        loser = b.champion if b.loser == b.attacker else b.opponent
        if loser < 0 or loser == b.target or merely_kept(s, loser):
            return False
        return self.test.holds(s, loser, x)

    def text(self) -> str:
        return f"right after you have beaten a {self.test.text()} of another player"


@dataclass(frozen=True)
class RealmDiscarded(Claim):
    """You have made an opponent's realm leave its formation and done nothing else since."""

    def met(self, s: State, x: Context) -> bool:
        return bool(s.marks.get(just_discarded_a_realm(x.player)))

    def text(self) -> str:
        return "right after you have caused an opponent's realm to be discarded"
