"""Which realms may be attacked by whom, and who may fight for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sixrealms.engine.battle_statics import Bar, Bypass, MayFightAgain, MayNotFight, Reach, RealmChampion
from sixrealms.engine.power import Context, Number, Saying, Test
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import Battle, State
from sixrealms.engine.terms import Deed, TypeName
from sixrealms.powers.english import article
from sixrealms.powers.levels import each_of
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.question import Both
from sixrealms.powers.questions import FLYER, Kind, types


@dataclass(frozen=True)
class DefendsItself(RealmChampion):
    """The realm (or the realm this holding is on) can defend itself as a champion."""

    level: Number
    type: TypeName = "champion"
    kinds: frozenset[str] = frozenset()
    falls: bool = True  # razed when it loses (open.realm-defends-itself)

    def defends(self, s: State, realm: int, x: Context) -> bool:
        host = s.host[x.source]
        return realm == (host if host >= 0 else x.source)

    def level_of(self, s: State, x: Context) -> int:
        return self.level.value(s, x)

    def razes(self, s: State, realm: int, x: Context) -> bool:
        return self.falls

    def saying(self) -> Saying:
        traits = tuple(Kind(kind) for kind in sorted(self.kinds))  # type: ignore[arg-type]
        kinds = Both((*traits, types(self.type))) if traits else types(self.type)
        return Saying("defends-itself", {"level": self.level, "as": kinds})

    def text(self) -> str:
        traits = "".join(f"{k.lower()} " for k in sorted(self.kinds))
        noun = f"{traits}{self.type}"
        if isinstance(self.level, Fixed):
            return f"this realm may come to its own defence as a level {self.level.text()} {noun}"
        return f"this realm may come to its own defence as {article(noun)} with levels: {self.level.text()}"


@dataclass(frozen=True)
class CannotAttack(Bar):
    """Champions passing `who` cannot attack realms passing `realm` (None: this realm)."""

    who: Test
    realm: Test | None = None

    def refuses(self, s: State, champion: int, realm: int, x: Context) -> Reason | None:
        if not _about(s, realm, x, self.realm) or not self.who.holds(s, champion, x):
            return None
        rule = "move.flyer.barred" if self.who == FLYER else "card.power.definition"
        return Reason(rule, "barred", x.source)

    def text(self) -> str:
        where = "this realm" if self.realm is None else f"any {self.realm.text()}"
        return f"no {self.who.text()} can attack {where}"


@dataclass(frozen=True)
class OnlyAttackedBy(Bar):
    """Only champions passing `who` can attack (ledger: move.earthwalker.reach)."""

    who: Test
    realm: Test | None = None

    def refuses(self, s: State, champion: int, realm: int, x: Context) -> Reason | None:
        if not _about(s, realm, x, self.realm) or self.who.holds(s, champion, x):
            return None
        return Reason("move.earthwalker.reach", "barred", x.source)

    def text(self) -> str:
        where = "this realm" if self.realm is None else f"any {self.realm.text()}"
        return f"only {article(self.who.text())} can attack {where}"


def _about(s: State, realm: int, x: Context, test: Test | None) -> bool:
    if test is not None:
        return test.holds(s, realm, x)
    host = s.host[x.source]
    return realm == (host if host >= 0 else x.source)


@dataclass(frozen=True)
class CanReach(Reach):
    """Champions passing `who` may attack any realm: past position, or ("restrictions") past bars too."""

    writes: ClassVar[frozenset[str]] = frozenset({"move"})
    who: Test
    past: str = "position"
    realm: Test | None = None
    alone: bool = False  # its allies have to move there by themselves

    def grade(self, s: State, champion: int, realm: int, x: Context) -> int:
        if not self.who.holds(s, champion, x) or (self.realm is not None and not self.realm.holds(s, realm, x)):
            return 0
        return 2 if self.past == "restrictions" else 1

    def text(self) -> str:
        extra = ", past every bar" if self.past == "restrictions" else ""
        where = "any realm" if self.realm is None else f"any {self.realm.text()}"
        allies = "; its allies must be able to move there by themselves" if self.alone else ""
        return f"{each_of(self.who)} may attack {where} regardless of position{extra}{allies}"


@dataclass(frozen=True)
class CannotFight(MayNotFight):
    """Champions passing `who` may not attack and/or defend."""

    who: Test
    roles: tuple[Deed, ...] = ("attack", "defend")

    def saying(self) -> Saying:
        return Saying("cannot-fight", {"who": self.who, "roles": tuple(Saying(f"role-{role}") for role in self.roles)})

    def text(self) -> str:
        roles = " or ".join(self.roles)
        alone = each_of(self.who) == self.who.text()
        return f"{self.who.text()} cannot {roles}" if alone else f"no {self.who.text()} can {roles}"


@dataclass(frozen=True)
class FightsAgain(MayFightAgain):
    """Champions passing `who` may fight another round of the battle (`role`: attack or defend)."""

    who: Test
    role: Deed
    rounds: int = 2

    def allows(self, s: State, champion: int, role: str, x: Context) -> bool:
        b = s.battle
        return (
            b is not None
            and role == self.role
            and self.who.holds(s, champion, x)
            and b.used.count(champion) < self.rounds
        )

    def text(self) -> str:
        return f"{each_of(self.who)} may {self.role} in up to {self.rounds} rounds of a battle"


@dataclass(frozen=True)
class PassesBy(Bypass):
    """The attack of a champion passing `attacker` passes the defender by."""

    attacker: Test

    def bypasses(self, s: State, battle: Battle, x: Context) -> bool:
        return self.attacker.holds(s, battle.champion, x)

    def text(self) -> str:
        return f"nobody can defend against {self.attacker.text()}"
