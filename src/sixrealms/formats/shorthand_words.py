"""Every name the shorthand may use: tournament types, variants, optional rules and victory conditions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

SIZES: Final = (55, 75, 110)
"""The deck sizes a name may end with (`protocol.deck-sizes`)."""

CUSTOM: Final = "custom"
"""The key of a type that only its published rules describe (`tournament.types.custom`)."""


@dataclass(frozen=True, slots=True)
class TournamentType:
    """One type of game that has a name of its own."""

    key: str
    name: str
    grade: str  # tournament.types.levels: "beginner", "intermediate", "advanced" or "" where none is given
    sizes: tuple[int, ...] = SIZES  # tournament.types.deck-size-free
    standard: bool = True  # one of the thirteen of tournament.types.standard-list
    as_issued: str = (
        ""  # the statement by which nobody brings cards of their own, so nothing beside the deck; "" where all do
    )


@dataclass(frozen=True, slots=True)
class Variant:
    """One thing that may stand in the parentheses: a variant of the tournament rules or an optional rule."""

    key: str
    name: str
    standard: bool = False  # one of the five of variant.list
    sizes: tuple[int, ...] = SIZES
    also: str = ""  # the name its option has, where a variant of the tournament rules has taken that name
    beside: str = ""  # the statement by which it lets cards of one's own lie beside the deck; "" where it does not


_TYPES: Final = (
    TournamentType("championship", "Championship", "intermediate"),
    TournamentType("conquerors-game", "Conqueror’s Game", "advanced"),
    TournamentType("kings-decree", "King’s Decree", "intermediate"),
    TournamentType(  # format.sealed-deck.purpose
        "sealed-deck", "Sealed Deck", "beginner", (55,), as_issued="format.sealed-deck.one-deck"
    ),
    TournamentType(
        "masters-strategy", "Master’s Strategy", "intermediate", (55,), as_issued="format.masters-strategy.base"
    ),
    TournamentType("no-xs", "No-Xs", "intermediate"),  # X is a digit: No-9s
    TournamentType("the-grind", "The Grind", "intermediate"),
    TournamentType("rule-lawyers-delight", "Rule Lawyer’s Delight", ""),
    TournamentType("shattered-land", "Shattered Land", "advanced"),
    TournamentType("team-spirit", "Team Spirit", "intermediate"),
    TournamentType("warriors-rule", "Warrior’s Rule", "intermediate"),
    TournamentType("wizards-challenge", "Wizard’s Challenge", "advanced"),
    TournamentType("world-war", "World War!", "intermediate"),
    TournamentType("tyrants-game", "Tyrant’s Game", "", (55,), standard=False),  # tyrant.nature
)
TYPES: Final[Mapping[str, TournamentType]] = MappingProxyType({t.key: t for t in _TYPES})
"""The types by key, in the order of the tournament rules; the Tyrant's Game is no tournament type but plays alone."""

_VARIANTS: Final = (
    Variant("allies", "Allies", standard=True),
    Variant("destroyed-worlds", "Destroyed Worlds", standard=True),
    Variant("melon", "Melon Rule", standard=True),
    Variant("questing", "Questing", standard=True),
    Variant("sideboard", "Sideboard", standard=True, sizes=(55,), beside="variant.sideboard.deck-exact"),
    Variant("multiple-attack", "Multiple Attack"),
    Variant("aiding", "Aiding"),
    Variant("barbarian", "Barbarian’s Game"),
    Variant("conqueror", "Conqueror’s Game"),
    Variant("fear-of-undead", "Fear of Undead"),
    Variant("world-bonus", "World Bonuses"),
    Variant("true-victory", "True Victory"),
    Variant("treasure-spoils", "Treasure Spoils"),
    Variant("parallel-universes", "Parallel Universes"),
    Variant("experience", "Experience Point Spoils"),
    Variant(
        "casual-questing", "Casual Questing", also="Questing"
    ),  # conflict.questing.attack-after-return: the other reading
    Variant("dungeon-cards", "Dungeon Cards", beside="dungeon.optional-or-default"),
)
VARIANTS: Final[Mapping[str, Variant]] = MappingProxyType({v.key: v for v in _VARIANTS})
"""What may stand in the parentheses by key: the five variants of tournaments, then the optional rules of the documents.

Options that are added to the program later are found by their own names (`variant`, `variant_called`).
"""

VICTORIES: Final[Mapping[str, str]] = MappingProxyType(
    {"standard": "Standard", "enhanced": "Enhanced", "barbaric": "Barbaric"}
)
"""The victory conditions by key (`victory.standard`, `victory.enhanced`, `victory.barbaric`)."""

_ALSO_CALLED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "conquerors": "conquerors-game",
        "tyrants": "tyrants-game",
    }
)
_VARIANT_ALSO_CALLED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "melon": "melon",
        "multipleattacks": "multiple-attack",
        "barbarians": "barbarian",
        "conquerors": "conqueror",
        "worldbonus": "world-bonus",
        "experiencepoints": "experience",
        "experience": "experience",
        "dungeoncard": "dungeon-cards",
    }
)


def folded(name: str) -> str:
    """A name as people compare it: case, spaces, hyphens, apostrophes and exclamation marks do not count."""
    return "".join(c for c in name.casefold() if c.isalnum())


def without_article(name: str) -> str:
    """A name as people compare types: The Grind is Grind."""
    return folded(name).removeprefix("the")


def type_called(name: str) -> TournamentType | None:
    """The tournament type of that name, however it is spaced and whatever its case; None for any other name."""
    wanted = without_article(name)
    key = _ALSO_CALLED.get(wanted) or next((t.key for t in TYPES.values() if without_article(t.name) == wanted), None)
    return TYPES[key] if key else next((t for t in added_types() if without_article(t.name) == wanted), None)


def tournament_type(key: str) -> TournamentType | None:
    """The type with that key; None for any other, a type of an announcement's own among them."""
    return TYPES.get(key) or next((t for t in added_types() if t.key == key), None)


def added_types() -> Iterator[TournamentType]:
    """The types that were added to the options of the program and that the documents do not know."""
    from sixrealms.options import all_options  # most names need none of them, and they take time to load

    known = {without_article(t.name) for t in TYPES.values()}
    for option in all_options().values():
        named = option.kind in ("tournament type", "game") and option.takes in ("", "world")
        if named and without_article(option.name) not in known:
            name = option.name.replace("'", "’")
            yield TournamentType(option.key, name, "", option.sizes or SIZES, standard=False)


def variant_called(name: str) -> Variant | None:
    """The variant or optional rule of that name; None for any other name."""
    wanted = folded(name)
    key = _VARIANT_ALSO_CALLED.get(wanted) or next((v.key for v in VARIANTS.values() if folded(v.name) == wanted), None)
    return VARIANTS[key] if key else next((v for v in added_variants() if folded(v.name) == wanted), None)


def variant(key: str) -> Variant | None:
    """The variant or optional rule with that key; None for any other."""
    return VARIANTS.get(key) or next((v for v in added_variants() if v.key == key), None)


def type_also_called(key: str) -> tuple[str, ...]:
    """Short names of a type, folded."""
    return tuple(name for name, of in _ALSO_CALLED.items() if of == key)


def variant_also_called(key: str) -> tuple[str, ...]:
    """Short names of a variant, folded."""
    return tuple(name for name, of in _VARIANT_ALSO_CALLED.items() if of == key)


def variant_names() -> tuple[str, ...]:
    """Every name that may stand in the parentheses."""
    return tuple(v.name for v in (*VARIANTS.values(), *added_variants()))


def added_variants() -> Iterator[Variant]:
    """The variants and optional rules that were added to the options of the program."""
    from sixrealms.options import all_options  # most names need none of them, and they take time to load

    known = {folded(v.also or v.name) for v in VARIANTS.values()}
    for option in all_options().values():
        if option.kind in ("variant", "optional rule") and folded(option.name) not in known:
            yield Variant(option.key, option.name.replace("'", "’"), sizes=option.sizes or SIZES)


def victory_called(name: str) -> str | None:
    """The key of the victory condition of that name; None for any other name."""
    wanted = folded(name).removesuffix("conditions").removesuffix("victory")
    return wanted if wanted in VICTORIES or wanted in victories() else None


def victories() -> dict[str, str]:
    """Every condition of victory by key: the three of the documents, then those added to the options of the program."""
    from sixrealms.options import all_options  # loads every option

    added = {folded(o.name): o.name for o in all_options().values() if o.kind == "victory"}
    return {**VICTORIES, **{key: name for key, name in added.items() if key not in VICTORIES}}


def option_victory(key: str) -> str:
    """The condition of victory that the option with that key is; "" for any other option."""
    from sixrealms.options import all_options  # loads every option

    option = all_options().get(key)
    return folded(option.name) if option is not None and option.kind == "victory" else ""


def victory_name(key: str) -> str:
    """What the condition of victory with that key is called."""
    return VICTORIES.get(key) or victories()[key]


def default_victory(size: int) -> str:
    """The condition played for when none is named (`victory.default`, `victory.by-deck-size`).

    The rules say six realms in one place and ten for 110 cards in another; the reading taken is
    `conflict.victory.default-for-110`: the size decides.
    """
    return "enhanced" if size == 110 else "standard"
