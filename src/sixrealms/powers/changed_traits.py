"""What a card is and can: its race, world and type changed, its power or icon ability lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import TYPE_CHECKING, Final, Literal

from sixrealms.engine.battle_statics import Unavenged
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Cards, Context, Node, Saying, Test
from sixrealms.engine.state import State
from sixrealms.engine.statics import (
    ChangesKinds,
    ChangesType,
    ChangesWorld,
    CountsAsType,
    TakesImmunity,
    TakesPower,
)
from sixrealms.engine.terms import KindName, TypeName, WorldName
from sixrealms.engine.traits import SHOWN
from sixrealms.powers.card_questions import ANY, Is, Kind, World, types
from sixrealms.powers.copies import models_of, remembering
from sixrealms.powers.durations import FOR_THE_ROUND, Duration
from sixrealms.powers.exclusive import one_at_most, only_with
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.refs import Ref

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board


@dataclass(frozen=True)
class Has(ChangesKinds, ChangesWorld, CountsAsType, ChangesType):
    """Cards passing `who` gain (or lose) designations: "Flyer", "Undead" ... `swaps`: they have them exactly if without
    this they had not, whatever else gives or takes them. `like`: they also have the races, movement and other
    designations of these cards, where the rules copy them along with a power (ledger: copy.racial, copy.blueline).

    Or they count as champions of a `type` too, or are `only` of it (icon.ability.type-change); that may be any type: a
    spell that makes an ally lies beside its caster as that ally. Or they also belong (or `only` belong) to a `world`;
    "any" means all seven.
    """

    who: Test
    gains: tuple[KindName, ...] = ()
    loses: tuple[KindName, ...] = ()
    swaps: tuple[KindName, ...] = field(default=(), metadata=ADDED)
    type: TypeName | Literal[""] = field(default="", metadata=ADDED)
    world: WorldName | Literal["any", ""] = field(default="", metadata=ADDED)
    only: bool = field(default=False, metadata=ADDED)
    like: Cards | None = field(default=None, metadata=ADDED)

    def __post_init__(self) -> None:
        kinds = (*self.gains, *self.loses, *self.swaps)
        one_at_most("Has", kinds=kinds, type=self.type, world=self.world, like=self.like is not None)
        one_at_most("Has", swaps=self.swaps, gains_or_loses=(*self.gains, *self.loses))
        only_with("Has", "type or world", self.type or self.world, only=self.only)

    @property
    def kind(self) -> str:  # type: ignore[override]
        if self.type:
            return ChangesType.kind if self.only else CountsAsType.kind
        return ChangesWorld.kind if self.world else ChangesKinds.kind

    @property
    def writes(self) -> frozenset[str]:
        if self.type:
            return frozenset({"type"} if self.only else ())
        return frozenset({"world"}) if self.world else frozenset({"kind", "move"})

    @property
    def last(self) -> bool:
        return bool(self.swaps)

    def subjects(self) -> Iterator[Node]:
        return self.who.meant() if self.like is not None else super().subjects()

    def begun(self, s: State, x: Context) -> Context:
        return remembering(s, self.like, x) if self.like is not None else x

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def change(self, s: State, found: frozenset[str], x: Context) -> frozenset[str]:
        if self.like is not None:
            copied = s.kit.ruleset.copy_takes_race
            theirs = (s.kit.defs[d].kinds - SHOWN for _, d in models_of(s, self.like, x)) if copied else ()
            return found.union(*theirs)
        if not self.world:
            return ((found | set(self.gains)) - set(self.loses)) ^ set(self.swaps)
        new = frozenset(_WORLDS if self.world == "any" else {self.world})
        return new if self.only else found | new

    def becomes(self, s: State, card: int, x: Context) -> str:
        return self.type

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Worlds, types and taking after a model were words of their own."""
        if self.like is not None:
            return "TakesAfter", {"who": self.who, "models": self.like}
        if self.type:
            return "Becomes" if self.only else "AlsoA", {"who": self.who, "type": self.type}
        return ("AlsoOfWorld", {"who": self.who, "world": self.world, "only": self.only}) if self.world else None

    def saying(self) -> Saying:
        if self.like is not None:
            return Saying("takes-after", {"who": self.who, "models": self.like})
        if self.type:
            return Saying("becomes" if self.only else "also-a", {"who": self.who, "type": types(self.type)})
        if self.world:
            world = None if self.world == "any" else World(self.world)
            return Saying("also-of-world", {"who": self.who, "world": world, "only": self.only})
        if self.swaps:
            return Saying("has-swapped", {"who": self.who, "kinds": tuple(map(Kind, self.swaps))})
        gains, loses = tuple(map(Kind, self.gains)), tuple(map(Kind, self.loses))
        return Saying("has" if gains else "has-no-longer", {"who": self.who, "gains": gains, "loses": loses})


#: What "any" world means.
_WORLDS: Final = ("ADD", "BR", "DL", "DS", "FR", "GH", "RL")


def flies(card: Ref, until: Duration = FOR_THE_ROUND) -> Lasting:
    """Let a card be a flyer for a while."""
    return Lasting(Has(Is(card), ("Flyer",)), until)


@dataclass(frozen=True)
class PowerLost(TakesPower, Unavenged, TakesImmunity):
    """Special powers of cards passing `who` do nothing (ledger: gloss.negate), or only their `psionic` ones, or only
    what they would do upon their own defeat (`vengeance`), or only the `immunity` they give: none to cards passing
    `whom`, none to those passing `to`, if named. `reflected`: what they do to the other side this card does to theirs
    instead, as if that were its own power.
    """

    who: Test
    psionic: bool = field(default=False, metadata=ADDED)
    vengeance: bool = field(default=False, metadata=ADDED)
    reflected: bool = field(default=False, metadata=ADDED)
    immunity: bool = field(default=False, metadata=ADDED)
    whom: Test | None = field(default=None, metadata=ADDED)
    to: Test | None = field(default=None, metadata=ADDED)

    def __post_init__(self) -> None:
        one_at_most(
            "PowerLost",
            psionic=self.psionic,
            vengeance=self.vengeance,
            reflected=self.reflected,
            immunity=self.immunity,
        )
        only_with("PowerLost", "immunity", self.immunity, whom=self.whom is not None, to=self.to is not None)

    @property
    def kind(self) -> str:  # type: ignore[override]
        if self.immunity:
            return TakesImmunity.kind
        return Unavenged.kind if self.vengeance else TakesPower.kind

    @property
    def standing(self) -> bool:  # type: ignore[override]
        return self.immunity

    @property
    def also(self) -> frozenset[str]:  # type: ignore[override]
        return frozenset({TakesPower.REFLECTS}) if self.reflected else frozenset()

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """What is done upon the own defeat, and immunities, were taken by words of their own."""
        if self.immunity:
            return "NoImmunity", {"who": self.who, "whom": self.whom, "to": self.to}
        return ("NoVengeance", {"who": self.who}) if self.vengeance else None

    def saying(self) -> Saying:
        if self.immunity:
            by = None if self.who is ANY else self.who
            return Saying("no-immunity", {"by": by, "whom": self.whom, "to": self.to})
        if self.vengeance:
            return Saying("no-vengeance", {"who": self.who})
        if self.reflected:
            return Saying("power-reflected", {"who": self.who})
        return Saying("psionics-lost" if self.psionic else "power-lost", {"who": self.who})
