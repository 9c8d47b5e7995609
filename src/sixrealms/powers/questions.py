"""Questions about what one card is: type, race, world, level, name. Combine with &, | and ~."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from sixrealms.engine import zones as z
from sixrealms.engine.board import holding_true, statics
from sixrealms.engine.card_def import CAST, CHAMPIONS, SPELLS
from sixrealms.engine.level import adjusted, base_level, bonus_of, level
from sixrealms.engine.power import ADDED, Anything, Context, Saying
from sixrealms.engine.state import State
from sixrealms.engine.statics import ChangesKinds, ChangesType, CountsAsType, RaisesLimit
from sixrealms.engine.terms import KindName, LevelKind, TypeName, WorldName
from sixrealms.engine.traits import acts_beside, card_type, kinds, worlds
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class Type(Question):
    """Of one of these types now (a realm that fights as a champion counts as that champion); `printed`: by its icon,
    whatever it has become.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"type"})
    types: frozenset[TypeName]
    printed: bool = field(default=False, metadata=ADDED)

    def types_named(self) -> frozenset[str]:
        return self.types

    def holds(self, s: State, card: int, x: Context) -> bool:
        if self.printed:
            return s.kit.defs[s.defn[card]].type in self.types
        kind = card_type(s, card)
        if kind in self.types:
            return True
        if kind in CHAMPIONS and CountsAsType.kind in s.kit.questions and self._counts(s, card):
            return True
        d = s.kit.defs[s.defn[card]]
        if not d.place:
            return False
        printed = d.type  # what fights for its realm stays the realm or holding it is
        return printed in self.types or ("ally" in self.types and acts_beside(s, card) >= 0)

    def sift(self, s: State, cards: list[int]) -> list[int]:
        """By the printed type, while nothing in play changes what counts; what a battle makes of realms and holdings is
        left to `holds`.
        """
        if statics(s, ChangesType):
            return cards
        if statics(s, CountsAsType):
            return cards
        defs, defn, types = s.kit.defs, s.defn, self.types
        if s.battle is None and "ally" not in types:
            return [c for c in cards if defs[defn[c]].type in types]
        zones = s.zone  # an ally may serve as a champion
        return [c for c in cards if (d := defs[defn[c]]).place or d.type in types or zones[c] == z.BATTLE]

    def _counts(self, s: State, card: int) -> bool:
        return any(
            static.type in self.types and static.who.holds(s, card, x) for static, x, _ in holding_true(s, CountsAsType)
        )

    def saying(self) -> Saying:
        group = _GROUPS.get(self.types)
        return Saying(group) if group else Saying("types", {"types": tuple(sorted(slug(t) for t in self.types))})


@dataclass(frozen=True)
class Kind(Question):
    """Race, movement or other designation: "Undead", "Flyer", "Sword" ..."""

    reads: ClassVar[frozenset[str]] = frozenset({"kind", "move"})
    kind: KindName

    def holds(self, s: State, card: int, x: Context) -> bool:
        return self.kind in kinds(s, card)

    def sift(self, s: State, cards: list[int]) -> list[int]:
        """By what is printed, while nothing in play changes it and no battle gives allies their champion's movement."""
        if s.battle is not None or statics(s, ChangesKinds):
            return cards
        defs, defn, kind = s.kit.defs, s.defn, self.kind
        return [c for c in cards if kind in defs[defn[c]].kinds]

    def saying(self) -> Saying:
        return Saying(f"kind-{slug(self.kind)}")


@dataclass(frozen=True)
class World(Question):
    """Belonging to this world, or (`marked`) bearing its mark: a razed realm has that still, but belongs to no world
    (ledger: raze.no-world).
    """

    reads: ClassVar[frozenset[str]] = frozenset({"world"})
    world: WorldName
    marked: bool = False

    def holds(self, s: State, card: int, x: Context) -> bool:
        if self.marked:
            return s.kit.defs[s.defn[card]].world == self.world
        return self.world in worlds(s, card)

    def saying(self) -> Saying:
        return Saying(f"world-{self.world}")


@dataclass(frozen=True)
class Level(Question):
    """Level between `least` and `most`. `which`: "adjusted" (what a card means that names no level,
    gloss.adjusted-level), "own" (without allies), "base", or "icon".
    """

    reads: ClassVar[frozenset[str]] = frozenset({"level"})
    least: int = -999
    most: int = 999
    which: LevelKind = "adjusted"

    def holds(self, s: State, card: int, x: Context) -> bool:
        if self.which == "base":
            value = base_level(s, card)
        elif self.which == "icon":
            d = s.kit.defs[s.defn[card]]
            value = d.base_level if d.champion else d.bonus
        elif self.which == "own":
            value = level(s, card)
        elif self.which == "equipped":  # base level with the bonuses of items and artifacts only
            worn = [c for c in s.on(card) if s.kit.defs[s.defn[c]].type in ("magical item", "artifact")]
            value = base_level(s, card) + sum(bonus_of(s, c, card) for c in worn)
        else:
            value = adjusted(s, card)
        if value > self.most and RaisesLimit.kind in s.kit.questions:
            return self.least <= value <= self.most + self._raised(s, card, x)
        return self.least <= value <= self.most

    def _raised(self, s: State, card: int, x: Context) -> int:
        """How much higher its upper end is for what a card does to champions."""
        if self.least > -999 or x.source < 0 or not s.kit.defs[s.defn[card]].champion:
            return 0
        return sum(
            static.by for static, about, _ in holding_true(s, RaisesLimit) if static.what.holds(s, x.source, about)
        )

    def saying(self) -> Saying:
        least, most = self.least > -999, self.most < 999
        both = "two" if self.most == self.least + 1 else "between"
        span = "exactly" if self.least == self.most else both if least and most else "least" if least else "most"
        return Saying("level", {"span": span, "least": self.least, "most": self.most, "which": self.which})


@dataclass(frozen=True)
class Named(Question):
    """A card of exactly this name (the name is a fact)."""

    name: str

    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.kit.defs[s.defn[card]].name == self.name


@dataclass(frozen=True)
class NameHas(Question):
    """A card with this word in its name."""

    word: str

    def holds(self, s: State, card: int, x: Context) -> bool:
        return self.word.lower() in s.kit.defs[s.defn[card]].name.lower()


@dataclass(frozen=True)
class Is(Question):
    """Exactly the referenced card."""

    ref: Ref

    def holds(self, s: State, card: int, x: Context) -> bool:
        return card == self.ref.card(s, x)


@dataclass(frozen=True)
class _Razed(Question):
    def holds(self, s: State, card: int, x: Context) -> bool:
        return bool(s.flags[card] & z.RAZED)


@dataclass(frozen=True)
class _Anything(Question, Anything):
    pass


def slug(name: str) -> str:
    """A name of the catalogue as part of a message: "Half-Elf" is "half-elf", "magical item" "magical-item"."""
    return name.lower().replace(" ", "-")


def types(*names: TypeName) -> Type:
    return Type(frozenset(names))


def level_at_most(n: int, which: LevelKind = "adjusted") -> Level:
    return Level(most=n, which=which)


def level_at_least(n: int, which: LevelKind = "adjusted") -> Level:
    return Level(least=n, which=which)


ANY: Final = _Anything()
#: Types that have one noun together.
_GROUPS: Final = {
    frozenset((*CHAMPIONS, "champion")): "noun-champion",
    frozenset(("wizard", "cleric")): "noun-spellcaster",
    SPELLS: "noun-spell",
    CAST: "noun-cast-card",
}
CHAMPION: Final = types(*CHAMPIONS, "champion")
MONSTER: Final = types("monster")
HERO: Final = types("hero")
WIZARD: Final = types("wizard")
CLERIC: Final = types("cleric")
PSIONICIST: Final = types("psionicist")
REGENT: Final = types("regent")
THIEF: Final = types("thief")
SPELLCASTER: Final = types("wizard", "cleric")
ALLY: Final = types("ally")
ALLY_CARD: Final = Type(frozenset({"ally"}), printed=True)
REALM: Final = types("realm")
HOLDING: Final = types("holding")
EVENT: Final = types("event")
ARTIFACT: Final = types("artifact")
ITEM: Final = types("magical item")
WIZARD_SPELL: Final = types("wizard spell")
CLERIC_SPELL: Final = types("cleric spell")
SPELL: Final = Type(SPELLS)
PSIONIC_POWER: Final = types("psionic power")
BLOOD_ABILITY: Final = types("blood ability")
THIEF_ABILITY: Final = types("thief ability")
UNARMED: Final = types("unarmed combat")
CAST_CARD: Final = Type(CAST)
RULE_CARD: Final = types("rule")
DUNGEON_CARD: Final = types("dungeon")
UNDEAD: Final = Kind("Undead")
DRAGON: Final = Kind("Dragon")
FLYER: Final = Kind("Flyer")
SWIMMER: Final = Kind("Swimmer")
EARTHWALKER: Final = Kind("Earthwalker")
DWARF: Final = Kind("Dwarf")
ELF: Final = Kind("Elf")
SWORD: Final = Kind("Sword")
SPEAR: Final = Kind("Spear")
WEAPON: Final = Kind("Weapon")
RAZED: Final = _Razed()
