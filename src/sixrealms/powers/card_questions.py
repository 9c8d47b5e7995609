"""Questions about what one card is: type, race, world, level, name. Combine with &, | and ~."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Final

from sixrealms.engine import zones as z
from sixrealms.engine.battle_statics import ActsAsAlly
from sixrealms.engine.board import concerned, holding_true
from sixrealms.engine.by_place import allies_hold, kinds_hold, types_hold, worlds_hold
from sixrealms.engine.card_def import CAST, CHAMPIONS, SPELLS
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.level import adjusted, allies_of, base_level, bonus_of, level
from sixrealms.engine.power import ADDED, Context, Number, Saying
from sixrealms.engine.state import State
from sixrealms.engine.statics import ChangesKinds, ChangesType, CountsAsType, RaisesLimit
from sixrealms.engine.terms import KindName, LevelKind, TypeName, WorldName
from sixrealms.engine.traits import MOVEMENT, acts_beside, card_type, is_champion, kinds, own_kinds, worlds
from sixrealms.powers.numbers import Stored
from sixrealms.powers.question import Question
from sixrealms.powers.refs import SELF, AllChosen, Ref

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board

_NOBODY: Final[frozenset[int]] = frozenset()


def _changed(s: State) -> frozenset[int]:
    """The cards in play that may be of another type than is printed, or count as another as well: by a power, or since
    they fight.
    """
    questions, battle = s.kit.questions, s.battle
    other = concerned(s, ChangesType) if ChangesType.kind in questions else _NOBODY
    if CountsAsType.kind in questions:
        other = other | concerned(s, CountsAsType)
    return other if battle is None else other | {battle.champion, battle.opponent}


@dataclass(frozen=True)
class Type(Question):
    """Of one of these types now (a realm that fights as a champion counts as that champion); `printed`: by its icon,
    whatever it has become.
    """

    types: frozenset[TypeName]
    printed: bool = field(default=False, metadata=ADDED)

    @property
    def reads(self) -> frozenset[str]:
        return frozenset({"type"})

    def types_named(self) -> frozenset[str]:
        return self.types

    def by_place(self, s: State, b: Board) -> bool:
        return self.printed or (types_hold(s, b) and ("ally" not in self.types or allies_hold(b)))

    def holds(self, s: State, card: int, x: Context) -> bool:
        kit = s.kit
        if self.printed:
            return kit.defs[s.defn[card]].type in self.types
        b, kind = s.filed, kit.sure_types[s.defn[card]]
        sure = kind and (not kit.types_change or (b is not None and b.as_printed))  # as `card_type` knows at once
        if not sure:
            kind = card_type(s, card)
        if kind in self.types:
            return True
        if kit.types_added and kind in CHAMPIONS and self._counts(s, card):
            return True
        if sure:
            return False
        d = kit.defs[s.defn[card]]
        if not d.place:
            return False
        if d.type in self.types:  # what fights for its realm stays the realm or holding it is
            return True
        return "ally" in self.types and ActsAsAlly.kind in s.kit.questions and acts_beside(s, card) >= 0

    def sift(self, s: State, cards: list[int], x: Context) -> list[int]:
        """By the printed type, but for what a power or a battle makes something else of."""
        defs, defn, types, other = s.kit.defs, s.defn, self.types, self._other(s)
        if other:
            return [c for c in cards if defs[defn[c]].type in types or c in other]
        return [c for c in cards if defs[defn[c]].type in types]

    def passing(self, s: State, cards: list[int], x: Context) -> list[int]:
        """Likewise."""
        defs, defn, types, other = s.kit.defs, s.defn, self.types, self._other(s)
        if not other:
            return [c for c in cards if defs[defn[c]].type in types]
        holds = self.holds
        return [c for c in cards if (holds(s, c, x) if c in other else defs[defn[c]].type in types)]

    def _other(self, s: State) -> frozenset[int]:
        """The cards in play of which the printed type does not say whether they pass."""
        other = _changed(s)
        if "ally" in self.types and ActsAsAlly.kind in s.kit.questions:
            return other | concerned(s, ActsAsAlly)
        return other

    def passing_in_pile(self, s: State, cards: tuple[int, ...], x: Context) -> Sequence[int]:
        """By the printed type, where no power of this game makes cards that lie there something else."""
        questions = s.kit.questions
        if s.kit.types_change or CountsAsType.kind in questions or "ally" in self.types:
            return super().passing_in_pile(s, cards, x)
        defs, defn, types = s.kit.defs, s.defn, self.types
        return [c for c in cards if defs[defn[c]].type in types]

    def _counts(self, s: State, card: int) -> bool:
        return any(
            static.type in self.types and static.who.holds(s, card, x) for static, x, _ in holding_true(s, CountsAsType)
        )

    def saying(self) -> Saying:
        group = _GROUPS.get(self.types)
        return Saying(group) if group else Saying("types", {"types": tuple(sorted(slug(t) for t in self.types))})


@dataclass(frozen=True)
class Kind(Question):
    """Race, movement or other designation: "Undead", "Flyer", "Sword" ... `allies`: so are all its allies by
    themselves; one whose allies stay behind does not pass (wall.flyer-not-exempt, inner.F110.wall-allies).
    """

    kind: KindName
    allies: bool = field(default=False, metadata=ADDED)

    @property
    def reads(self) -> frozenset[str]:
        return frozenset({"kind", "move"})

    def by_place(self, s: State, b: Board) -> bool:
        return not self.allies and kinds_hold(s, b)

    def holds(self, s: State, card: int, x: Context) -> bool:
        if self.kind not in kinds(s, card):
            return False
        return not self.allies or all(self.kind in own_kinds(s, ally) for ally in allies_of(s, card))

    def sift(self, s: State, cards: list[int], x: Context) -> list[int]:
        """By what is printed, where nothing in play changes it and no battle gives allies their champion's movement."""
        if s.battle is not None and self.kind in MOVEMENT:
            return cards
        defs, defn, kind, other = s.kit.defs, s.defn, self.kind, self._other(s)
        return [c for c in cards if kind in defs[defn[c]].kinds or c in other]

    def passing(self, s: State, cards: list[int], x: Context) -> list[int]:
        if self.allies:
            return super().passing(s, cards, x)
        defs, defn, kind, other, holds = s.kit.defs, s.defn, self.kind, self._other(s), self.holds
        if s.battle is None or kind not in MOVEMENT:
            if not other:
                return [c for c in cards if kind in defs[defn[c]].kinds]
            return [c for c in cards if (holds(s, c, x) if c in other else kind in defs[defn[c]].kinds)]
        zones = s.zone  # who fights beside a champion may move as that does
        return [
            c
            for c in cards
            if (holds(s, c, x) if c in other or zones[c] == z.ATTACHED else kind in defs[defn[c]].kinds)
        ]

    def _other(self, s: State) -> frozenset[int]:
        """The cards in play of which a power may have changed what is printed, and those who fight."""
        other, battle = concerned(s, ChangesKinds), s.battle
        return other if battle is None else other | {battle.champion, battle.opponent}

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Allies that move as their champion does were asked for with a word of its own."""
        return ("AllMove", {"kind": self.kind}) if self.allies else None

    def saying(self) -> Saying:
        if self.allies:
            return Saying("all-move", {"kind": Kind(self.kind)})
        return Saying(f"kind-{slug(self.kind)}")


@dataclass(frozen=True)
class World(Question):
    """Belonging to this world, or (`marked`) bearing its mark: a razed realm has that still, but belongs to no world
    (ledger: raze.no-world).
    """

    world: WorldName
    marked: bool = False

    @property
    def reads(self) -> frozenset[str]:
        return frozenset({"world"})

    def by_place(self, s: State, b: Board) -> bool:
        return self.marked or worlds_hold(s, b)

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

    `below`, `above`: less or more than a number found only when it is asked for; than a digit that nobody has drawn,
    for want of a card, no level is less or more. `holds_out`: of `least` or more as long as this itself is true: what
    the card is sheltered from because of that is no reason for it to fall below (immunity.always-active).
    """

    least: int = -999
    most: int = 999
    which: LevelKind = "adjusted"
    below: Number | None = field(default=None, metadata=ADDED)
    above: Number | None = field(default=None, metadata=ADDED)
    holds_out: bool = field(default=False, metadata=ADDED)

    @property
    def reads(self) -> frozenset[str]:
        return frozenset({"level"})

    def holds(self, s: State, card: int, x: Context) -> bool:
        if self.holds_out:
            return _holds_out(s, card, self.least)
        value = self._value(s, card)
        if self.below is not None or self.above is not None:
            return self._compared(s, value, x)
        if value > self.most and RaisesLimit.kind in s.kit.questions:
            return self.least <= value <= self.most + self._raised(s, card, x)
        return self.least <= value <= self.most

    def _value(self, s: State, card: int) -> int:
        if self.which == "base":
            return base_level(s, card)
        if self.which == "icon":
            d = s.kit.defs[s.defn[card]]
            return d.base_level if d.champion else d.bonus
        if self.which == "own":
            return level(s, card)
        if self.which == "equipped":  # base level with the bonuses of items and artifacts only
            worn = [c for c in s.on(card) if s.kit.defs[s.defn[c]].type in ("magical item", "artifact")]
            return base_level(s, card) + sum(bonus_of(s, c, card) for c in worn)
        return adjusted(s, card)

    def _compared(self, s: State, value: int, x: Context) -> bool:
        if self.below is not None and not value < self.below.value(s, x):
            return False
        if self.above is None:
            return True
        drawn = not isinstance(self.above, Stored) or self.above.is_known(s, x)
        return drawn and self.above.value(s, x) < value

    def _raised(self, s: State, card: int, x: Context) -> int:
        """How much higher its upper end is for what a card does to champions."""
        if self.least > -999 or x.source < 0 or not is_champion(s, card):
            return 0
        return sum(
            static.by for static, about, _ in holding_true(s, RaisesLimit) if static.what.holds(s, x.source, about)
        )

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """A level compared with a number found before was a word of its own."""
        if self.below is not None:
            return "LevelCompared", {"sign": "<", "number": self.below, "which": self.which}
        if self.above is not None:
            return "LevelCompared", {"sign": ">", "number": self.above, "which": self.which}
        return None

    def saying(self) -> Saying:
        if self.below is not None:
            return Saying("level-compared", {"how": "less", "number": self.below, "which": self.which})
        if self.above is not None:
            return Saying("level-compared", {"how": "more", "number": self.above, "which": self.which})
        least, most = self.least > -999, self.most < 999
        both = "two" if self.most == self.least + 1 else "between"
        span = "exactly" if self.least == self.most else both if least and most else "least" if least else "most"
        return Saying("level", {"span": span, "least": self.least, "most": self.most, "which": self.which})


def _holds_out(s: State, card: int, least: int) -> bool:
    """Whether the card is of that level as long as it counts as being so."""
    key = ("holds-out", card, least)
    found: bool | None = s.cache.get(key)
    if found is None:
        known = set(s.cache)
        s.cache[key] = True
        found = level(s, card, []) >= least
        if not found:  # what was counted on the way goes by what is not so
            for counted in [one for one in s.cache if one not in known and one[0] in ("level", "total")]:
                del s.cache[counted]
        s.cache[key] = found
    return found


@dataclass(frozen=True)
class Named(Question):
    """A card of exactly this name (the name is a fact), or with this `word` in its name."""

    name: str
    word: bool = field(default=False, metadata=ADDED)

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def holds(self, s: State, card: int, x: Context) -> bool:
        name = s.kit.defs[s.defn[card]].name
        return self.name.lower() in name.lower() if self.word else name == self.name

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """A word in a name was a word of its own."""
        return ("NameHas", {"word": self.name}) if self.word else None

    def saying(self) -> Saying:
        return Saying("name-has", {"word": self.name}) if self.word else Saying("named", {"name": self.name})


@dataclass(frozen=True)
class Is(Question):
    """Exactly the referenced card; or one of those chosen or found before, whatever becomes of others like them."""

    ref: Ref | AllChosen

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def holds(self, s: State, card: int, x: Context) -> bool:
        ref = self.ref
        return card in ref.find(s, x) if isinstance(ref, AllChosen) else card == ref.card(s, x)

    @property
    def points(self) -> bool:
        return True

    def sift(self, s: State, cards: list[int], x: Context) -> list[int]:
        return self.passing(s, cards, x)  # every reference is by place

    def passing(self, s: State, cards: list[int], x: Context) -> list[int]:
        ref = self.ref
        if isinstance(ref, AllChosen):
            found = ref.find(s, x)
            return [card for card in cards if card in found]
        card = ref.card(s, x)
        return [card] if card in cards else []

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """One of a group was a word of its own."""
        return ("Gathered", {"name": self.ref.name}) if isinstance(self.ref, AllChosen) else None

    def saying(self) -> Saying:
        if isinstance(self.ref, AllChosen) and self.ref.name in _GATHERED:
            return Saying(f"gathered-{self.ref.name}")
        return Saying("is", {"ref": self.ref})


@dataclass(frozen=True)
class _Razed(Question):
    def by_place(self, s: State, b: Board) -> bool:
        return True

    def holds(self, s: State, card: int, x: Context) -> bool:
        return bool(s.flags[card] & z.RAZED)


@dataclass(frozen=True)
class _Anything(Question):
    """Any card at all."""

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def holds(self, s: State, card: int, x: Context) -> bool:
        return True

    def passing(self, s: State, cards: list[int], x: Context) -> list[int]:
        return cards[:]


def slug(name: str) -> str:
    """A name of the catalogue as part of a message: "Half-Elf" is "half-elf", "magical item" "magical-item"."""
    return name.lower().replace(" ", "-")


def types(*names: TypeName) -> Type:
    return Type(frozenset(names))


def name_has(word: str) -> Named:
    """A card with this word in its name."""
    return Named(word, word=True)


def level_at_most(n: int, which: LevelKind = "adjusted") -> Level:
    return Level(most=n, which=which)


def level_at_least(n: int, which: LevelKind = "adjusted") -> Level:
    return Level(least=n, which=which)


ANY: Final = _Anything()
ITSELF: Final = Is(SELF)
#: The names of groups that have a noun of their own.
_GATHERED: Final = ("drawn", "shown", "survivors", "targets")
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
SPELL_CARD: Final = Type(SPELLS, printed=True)
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
