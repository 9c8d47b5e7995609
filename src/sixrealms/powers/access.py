"""Which realms may be attacked by whom, and who may fight for them."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from sixrealms.engine import marks
from sixrealms.engine.ability import ANY_NUMBER
from sixrealms.engine.battle_statics import Bar, MayFightAgain, MayNotFight, Reach, RealmChampion, Serves
from sixrealms.engine.card_def import CHAMPIONS
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.immunity import binds_another
from sixrealms.engine.power import ADDED, Context, Number, Saying, Test, Who
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.terms import Deed, Obstacle, TypeName
from sixrealms.powers.card_questions import EARTHWALKER, FLYER, SWIMMER, Kind, types
from sixrealms.powers.players import YOU
from sixrealms.powers.question import Both, Not

#: The ways of moving a realm may ask for.
_MOVING: Final = (FLYER, SWIMMER, EARTHWALKER)

#: The types of champions, in the order in which a choice among them is noted.
TYPES: Final[tuple[TypeName, ...]] = tuple(sorted(CHAMPIONS))


@dataclass(frozen=True)
class DefendsItself(RealmChampion):
    """The realm (or the realm this holding is on) can defend itself as a champion; or every realm passing `realms` can:
    a self-defence it has in print adds its level.
    """

    level: Number
    type: TypeName = "champion"
    kinds: frozenset[str] = frozenset()
    falls: bool = True  # razed when it loses (open.realm-defends-itself)
    realms: Test | None = None

    def defends(self, s: State, realm: int, x: Context) -> bool:
        if self.realms is not None:
            return self.realms.holds(s, realm, x) and not binds_another(s, x.source, s.ctrl[realm])
        host = s.host[x.source]
        return realm == (host if host >= 0 else x.source)

    def level_of(self, s: State, realm: int, x: Context) -> int:
        lent = self.level.value(s, x)
        return lent if self.realms is None else lent + s.kit.defs[s.defn[realm]].base_level

    def razes(self, s: State, realm: int, x: Context) -> bool:
        return self.falls

    def type_now(self, s: State, realm: int, x: Context) -> str:
        chosen = s.marks.get(marks.DEFENDS_AS.of(realm), 0)
        return TYPES[chosen - 1] if chosen and self.type == "champion" else self.type

    def saying(self) -> Saying:
        traits = tuple(Kind(kind) for kind in sorted(self.kinds))  # type: ignore[arg-type]
        kinds = Both((*traits, types(self.type))) if traits else types(self.type)
        return Saying("defends-itself", {"level": self.level, "as": kinds, "realms": self.realms})


@dataclass(frozen=True)
class CannotAttack(Bar):
    """Champions passing `who` cannot attack realms passing `realm` (None: this realm). With `~` only those passing it
    can (ledger: move.earthwalker.reach).
    """

    who: Test
    realm: Test | None = None

    @property
    def asks_movement(self) -> bool:
        return any(
            isinstance(node, Not) and any(way in _MOVING for way in node.test.walk()) for node in self.who.walk()
        )

    def refuses(self, s: State, champion: int, realm: int, x: Context) -> Reason | None:
        if not _about(s, realm, x, self.realm) or not self.who.holds(s, champion, x):
            return None
        only = "move.earthwalker.reach" if isinstance(self.who, Not) else "card.power.definition"
        return Reason("move.flyer.barred" if self.who == FLYER else only, "barred", x.source)

    def saying(self) -> Saying:
        only = isinstance(self.who, Not)
        who = self.who.test if isinstance(self.who, Not) else self.who
        return Saying("only-attacked-by" if only else "cannot-attack", {"who": who, "realm": self.realm})


def _about(s: State, realm: int, x: Context, test: Test | None) -> bool:
    if test is not None:
        return test.holds(s, realm, x)
    host = s.host[x.source]
    return realm == (host if host >= 0 else x.source)


@dataclass(frozen=True)
class ServesAsHero(Serves):
    """You may let allies from your hand that pass `who` come forward as hero champions to attack and/or defend
    (`roles`); their level is their bonus, and they are discarded after the round (combat.c.defender-choice). `whose`:
    these players may; `returns`: to the pool after a round they have survived.
    """

    who: Test
    roles: tuple[Deed, ...] = ("defend",)
    whose: Who = field(default=YOU, metadata=ADDED)
    returns: bool = field(default=False, metadata=ADDED)

    def allows(self, s: State, player: int, ally: int, role: str, x: Context) -> bool:
        return role in self.roles and self.whose.includes(s, player, x) and self.who.holds(s, ally, x)

    def saying(self) -> Saying:
        roles = tuple(Saying(f"role-{role}") for role in self.roles)
        return Saying("serves-as-hero", {
            "who": self.who, "roles": roles, "whose": self.whose, "returns": self.returns,
        })  # fmt: skip


@dataclass(frozen=True)
class CanReach(Reach):
    """Champions passing `who` may attack any realm: past position, or ("restrictions") past bars too, or ("movement")
    only past bars that ask for a way of moving, or ("ruin") although it is razed (exception to open.attack-razed): then
    it is discarded if it falls, for spoils like any other.

    `roused`: realms passing `who` that can defend themselves attack so, out of their formations; they may bear what
    champions bear, and one that is defeated in combat is discarded.
    """

    who: Test
    past: Obstacle = "position"
    realm: Test | None = None
    alone: bool = False  # its allies have to move there by themselves
    roused: bool = field(default=False, metadata=ADDED)

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"move"})

    @property
    def also(self) -> frozenset[str]:  # type: ignore[override]
        return frozenset(({Reach.ROUSES} if self.roused else set()) | ({Reach.RUINS} if self.past == "ruin" else set()))

    def rouses(self, s: State, realm: int, x: Context) -> bool:
        return self.roused and self.who.holds(s, realm, x) and not binds_another(s, x.source, s.ctrl[realm])

    def grade(self, s: State, champion: int, realm: int, x: Context) -> int:
        if self.past in ("movement", "ruin") or not self._meant(s, champion, realm, x):
            return 0
        return 2 if self.past == "restrictions" else 1

    def opens_ruin(self, s: State, champion: int, realm: int, x: Context) -> bool:
        return self.past == "ruin" and self._meant(s, champion, realm, x)

    def waives_movement(self, s: State, champion: int, realm: int, x: Context) -> bool:
        return self.past == "movement" and self._meant(s, champion, realm, x)

    def _meant(self, s: State, champion: int, realm: int, x: Context) -> bool:
        return self.who.holds(s, champion, x) and (self.realm is None or self.realm.holds(s, realm, x))

    def saying(self) -> Saying:
        if self.past == "ruin":
            return Saying("may-attack-razed", {"who": self.who, "realm": self.realm})
        if self.past == "movement":
            return Saying("needs-no-movement", {"who": self.who, "realm": self.realm})
        if self.roused:
            return Saying("roused-realms", {"who": self.who, "past": self.past})
        return super().saying()


@dataclass(frozen=True)
class CannotFight(MayNotFight):
    """Champions passing `who` may not attack, defend and/or fight as an ally ("join")."""

    who: Test
    roles: tuple[Deed, ...] = ("attack", "defend")

    def saying(self) -> Saying:
        return Saying("cannot-fight", {"who": self.who, "roles": tuple(Saying(f"role-{role}") for role in self.roles)})


@dataclass(frozen=True)
class FightsAgain(MayFightAgain):
    """Champions passing `who` may fight another round of the battle (`role`: attack or defend).

    `next_round`: only the one after the round in which this began to work. `after_loss`: a round that such a champion
    has lost as the attacker does not end the battle if it is in its pool again; a beaten one must go on itself.
    """

    who: Test
    role: Deed
    rounds: int = 2
    next_round: bool = field(default=False, metadata=ADDED)
    after_loss: bool = field(default=False, metadata=ADDED)

    def begun(self, s: State, x: Context) -> Context:
        return x.bind("round", s.battle.round) if self.next_round and s.battle is not None else x

    def allows(self, s: State, champion: int, role: str, x: Context) -> bool:
        b = s.battle
        if b is None or role != self.role or not self.who.holds(s, champion, x):
            return False
        if self.next_round and x.get("round") != b.round - (role == "defend"):
            return False
        return b.used.count(champion) < self.rounds

    def saying(self) -> Saying:
        how_often = "next" if self.next_round else "any" if self.rounds >= ANY_NUMBER else "some"
        return Saying("fights-again", {
            "who": self.who, "role": self.role, "rounds": self.rounds, "often": how_often, "loss": self.after_loss,
        })  # fmt: skip
