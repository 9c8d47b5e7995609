"""Champions made to fight for the other side, and what becomes of them afterwards."""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine import zones as z
from sixrealms.engine.battle_statics import AfterRound, ForcesDefender, GoesFirst, Stays
from sixrealms.engine.combat_legality import defend_reasons
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Context, Saying, Test
from sixrealms.engine.state import Battle, State
from sixrealms.engine.terms import FoughtAs
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class MustDefend(ForcesDefender):
    """The referenced champion defends against every attacker passing `against`, if it may defend at all (exception to
    combat.c.defender-choice); without `against` the next round, once it has attacked in this battle.
    """

    who: Ref
    against: Test | None = None

    def defender(self, s: State, battle: Battle, x: Context) -> int:
        champion = self.who.card(s, x)
        if self.against is None:
            return champion if battle.used.count(champion) == 1 else -1
        if champion < 0 or not self.against.holds(s, battle.champion, x):
            return -1
        return champion if next(iter(defend_reasons(s, s.ctrl[champion], champion)), None) is None else -1

    def saying(self) -> Saying:
        if self.against is None:
            return Saying("must-defend", {"who": self.who})
        return Saying("must-face", {"who": self.who, "attacker": self.against})


@dataclass(frozen=True)
class FightsFirst(GoesFirst):
    """Champions passing `who` attack and defend before any other champion of their player, realms that defend
    themselves among them, in every battle in which they may; nobody has to attack or defend at all.
    """

    who: Test


@dataclass(frozen=True)
class GoesAfterRound(AfterRound, Stays):
    """The referenced champion goes to another zone than its pool after a round in which it attacked or defended
    (combat.h.winner-to-pool); `role` "either": whichever it was. With no zone to go `to`, what is used for a round goes
    nowhere: cards passing `who` stay with their bearer (exception to combat.h.winner-discards), but an ally that has
    changed sides in the round only if it says so (`turned`); ValueError for one card that is referred to.
    """

    who: Ref | Test
    to: int | None = None
    role: FoughtAs = "either"
    turned: bool = field(default=False, metadata=ADDED)

    def __post_init__(self) -> None:
        if self.to is None and isinstance(self.who, Ref):
            raise ValueError("what stays is told by a test")

    @property
    def kind(self) -> str:  # type: ignore[override]
        return Stays.kind if self.to is None else AfterRound.kind

    def stays(self, s: State, card: int, x: Context) -> bool:
        return not isinstance(self.who, Ref) and self.who.holds(s, card, x)

    def destination(self, s: State, champion: int, battle: Battle, x: Context) -> int:
        if self.to is None:
            return -1
        there = {"attacker": (battle.champion,), "defender": (battle.opponent,)}.get(
            self.role, (battle.champion, battle.opponent)
        )
        who = self.who
        meant = champion == who.card(s, x) if isinstance(who, Ref) else who.holds(s, champion, x)
        return self.to if meant and champion in there else -1

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """To stay was a word of its own."""
        return ("StaysAfterRound", {"who": self.who}) if self.to is None else None

    def saying(self) -> Saying:
        if self.to is None:
            return Saying("stays-after-round", {"who": self.who})
        return Saying("goes-after-round", {"who": self.who, "to": z.NAMES[self.to], "role": self.role})


def stays_after_round(who: Test, *, turned: bool = False) -> GoesAfterRound:
    """Cards that stay with their bearer when the round is over; `turned`: also one they have turned to in it."""
    return GoesAfterRound(who, turned=turned)
