"""What a query for cards means: which printings meet it. How a query is written is in `catalogue.query_syntax`."""

from __future__ import annotations

import difflib
import operator
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from sixrealms.catalogue.card_data import all_printings, fold, printing, sets
from sixrealms.catalogue.implied_kinds import IMPLIED_KIND
from sixrealms.catalogue.printing import Printing
from sixrealms.catalogue.query_syntax import AtLeastOne, Every, NameWord, Query, QueryMistake, Term, Without, parse
from sixrealms.catalogue.types_and_worlds import CARD_TYPES, CHAMPION_TYPES, RARITIES, SPELL_TYPES, WORLDS
from sixrealms.errors import CardRefused, SixRealmsError

Condition = Callable[[Printing], bool]
PowerOf = Callable[[Printing], str]
LegalIn = Callable[[str], Condition]

POWER_WORDS: Final = ("enforced", "none", "missing")

_COMPARE: Final = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "=": operator.eq,
    ":": operator.eq,
    "!=": operator.ne,
}
_IS: Final[dict[str, Condition]] = {
    "champion": lambda p: p.is_champion,
    "spell": lambda p: p.is_spell,
    "avatar": lambda p: p.avatar,
    "official": lambda p: p.official,
    "chase": lambda p: p.chase,
    "blank": lambda p: p.blank,
    "offensive": lambda p: p.offensive,
    "defensive": lambda p: p.defensive,
}


class OthersKnow(NamedTuple):
    """What only others know: how a power is played, and where a card is legal. Both refuse what they do not know."""

    power_of: PowerOf | None = None
    legal_in: LegalIn | None = None


def search(query: str, power_of: PowerOf | None = None, legal_in: LegalIn | None = None) -> list[Printing]:
    """The printings that meet a query, in order of release; all of them for an empty one.

    `power:` asks `power_of`, `legal:` asks `legal_in`. QueryMistake says what is wrong with a query, where, and what
    would be right; a number no printing has is wrong, too.
    """
    holds = condition(query, power_of, legal_in)
    return [p for p in all_printings() if holds(p)]


def condition(query: str, power_of: PowerOf | None = None, legal_in: LegalIn | None = None) -> Condition:
    """Whether a printing meets a query, for whoever has printings of their own to ask it of."""
    return _meaning(parse(query), query, OthersKnow(power_of, legal_in))


def icon_number(printing: Printing) -> int | None:
    """The number in the icon, a level or a bonus (`card.level.icon-number`); None for an icon without one."""
    if not printing.level:
        return None
    return printing.base_level if printing.level_role.endswith("level") else printing.bonus


def _meaning(query: Query, text: str, asked: OthersKnow) -> Condition:
    match query:
        case NameWord() | Term():
            try:
                return _word(query) if isinstance(query, NameWord) else _term(query, asked)
            except QueryMistake:
                raise
            except _Unknown as wrong:
                raise QueryMistake(text, query.at, query.length, wrong, wrong.nearest) from None
            except SixRealmsError as wrong:
                raise QueryMistake(text, query.at, query.length, wrong) from None
        case Without():
            return _opposite(_meaning(query.part, text, asked))
        case Every():
            every = [_meaning(one, text, asked) for one in query.parts]
            return lambda p: all(holds(p) for holds in every)
        case AtLeastOne():
            either = [_meaning(one, text, asked) for one in query.parts]
            return lambda p: any(holds(p) for holds in either)


class _Unknown(CardRefused):
    """A word nobody knows, with the nearest that is known."""

    nearest: str = ""


def _term(term: Term, asked: OthersKnow) -> Condition:
    name = ALIASES.get(term.field, term.field)
    if name not in FIELDS:
        if term.sign == ":" and term.values == ("",):  # a bare "fortification:" is a word of a name
            return _in_name(term.field)
        raise _unknown("condition", term.field, FIELDS, ALIASES)
    if "" in term.values:
        said = f"{term.field}{term.sign}"
        raise CardRefused("search-no-value", word=repr(said), like=f"{said}{EXAMPLES[name]}")
    if name in _NUMBERS:
        return _number(name, term)
    if term.sign not in (":", "=", "!="):
        raise CardRefused("search-no-comparison", name=name, sign=term.sign, like=f"{name}:{EXAMPLES[name]}")
    if name == "power":
        holds = _power(term.values, asked.power_of)
    elif name == "legal":
        holds = _legal(term.values, asked.legal_in)
    elif name == "not":
        holds = _opposite(_is(term.values, "="))
    else:
        holds = _FIELDS[name](term.values, term.sign)
    return _opposite(holds) if term.sign == "!=" else holds


def _opposite(holds: Condition) -> Condition:
    return lambda p: not holds(p)


def _word(word: NameWord) -> Condition:
    if "/" in word.text and not word.whole:  # no name has a stroke
        return _is_printing(word.text)
    return _in_name(word.text, whole=word.whole)


def _in_name(text: str, *, whole: bool = False) -> Condition:
    wanted = _plain(text)
    if not wanted:
        raise CardRefused("search-no-letter", word=repr(text[:40]))
    if whole:
        return lambda p: _plain(p.name) == wanted
    return lambda p: wanted in _plain(p.name)


@cache
def _plain(name: str) -> str:
    """A name as people type it: as `fold` has it, and without accents."""
    folded = fold(unicodedata.normalize("NFC", name))
    return "".join(c for c in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(c))


def _is_printing(word: str) -> Condition:
    """That printing; a number no printing has is a mistake, not a question without an answer."""
    ids = {p.id.casefold(): p.id for p in all_printings()}
    known = printing(ids.get(word.casefold(), word))
    return lambda p: p.id == known.id


_Number = Callable[[Printing], "int | frozenset[int] | None"]

_NUMBERS: Final[Mapping[str, _Number]] = MappingProxyType(
    {
        "level": icon_number,
        "number": lambda p: p.printed_number,
        "phase": lambda p: p.phases,
        "copies": lambda p: p.copies_per_deck if p.copies_per_deck is not None else 999,
    }
)


def _number(name: str, term: Term) -> Condition:
    wanted = []
    for value in term.values:
        if not re.fullmatch(r"[+-]?\d{1,4}", value):
            why = "search-level" if name == "level" else "search-number"
            raise CardRefused(why, name=name, like=f"{name}{term.sign}{EXAMPLES[name]}", found=repr(value[:40]))
        wanted.append(int(value))
    of, compare = _NUMBERS[name], _COMPARE[term.sign]
    every = term.sign == "!="

    def holds(printing: Printing) -> bool:
        number = of(printing)
        numbers = number if isinstance(number, frozenset) else () if number is None else (number,)
        if not numbers:
            return False
        found = (compare(one, other) for one in numbers for other in wanted)
        return all(found) if every else any(found)

    return holds


def _power(values: tuple[str, ...], power_of: PowerOf | None) -> Condition:
    wanted = _choices("power", values, {w: w for w in POWER_WORDS})
    if power_of is None:
        raise CardRefused("search-no-powers")
    return lambda p: power_of(p) in wanted


def _legal(values: tuple[str, ...], legal_in: LegalIn | None) -> Condition:
    if legal_in is None:
        raise CardRefused("search-no-legality")
    wanted = [legal_in(value) for value in values]
    return lambda p: any(holds(p) for holds in wanted)


def _type(values: tuple[str, ...], _: str) -> Condition:
    groups = {"champion": CHAMPION_TYPES, "spell": SPELL_TYPES}
    known = {fold(t): t for t in CARD_TYPES} | {group: group for group in groups}
    wanted: set[str] = set()
    for one in _choices("type", values, known):
        wanted |= groups.get(one, frozenset({one}))
    return lambda p: p.type in wanted


def _set(values: tuple[str, ...], _: str) -> Condition:
    known = {fold(s.name): s.id for s in sets()} | {fold(s.id): s.id for s in sets()}
    wanted = _choices("set", values, known)
    return lambda p: p.set in wanted


def _world(values: tuple[str, ...], _: str) -> Condition:
    known = {fold(name): code for code, name in WORLDS.items()} | {fold(code): code for code in WORLDS}
    wanted = _choices("world", values, known | {"tsr": "TSR", "none": ""})
    return lambda p: p.world in wanted


def _rarity(values: tuple[str, ...], _: str) -> Condition:
    wanted = _choices("rarity", values, {name: name for name in RARITIES.values()})
    return lambda p: p.rarity_name in wanted


@cache
def _attributes() -> Mapping[str, str]:
    known = {a for p in all_printings() for a in p.attributes} | set(IMPLIED_KIND.values())
    return {fold(a): a for a in sorted(known)}


def _attribute(values: tuple[str, ...], _: str) -> Condition:
    wanted = _choices("attr", values, _attributes())
    return lambda p: bool(p.kinds & wanted)


def _is(values: tuple[str, ...], _: str) -> Condition:
    wanted = _choices("is", values, {w: w for w in _IS})
    return lambda p: any(_IS[w](p) for w in wanted)


def _uses(values: tuple[str, ...], _: str) -> Condition:
    """Which cards can use cards of a type, on one side or both."""
    known = {fold(use): use for p in all_printings() for use in p.uses}
    types = {use.partition("/")[0] for use in known.values()}
    wanted = _choices("uses", values, known | {fold(one): one for one in types})
    return lambda p: any(use in wanted or use.partition("/")[0] in wanted for use in p.uses)


def _name(values: tuple[str, ...], sign: str) -> Condition:
    """`name:` looks for a part of a name, `name=` for all of it."""
    wanted = [_in_name(value, whole=sign != ":") for value in values]
    return lambda p: any(holds(p) for holds in wanted)


def _choices(field: str, values: Iterable[str], known: Mapping[str, str]) -> frozenset[str]:
    """The meanings of the values; CardRefused for one that does not exist."""
    meant = set()
    for part in values:
        if fold(part) not in known:
            raise _unknown(field, part, sorted(set(known.values()) - {""}))
        meant.add(known[fold(part)])
    return frozenset(meant)


def _unknown(field: str, given: str, known: Iterable[str], also: Iterable[str] = ()) -> _Unknown:
    listed = list(known)
    options = {o.casefold(): o for o in (*listed, *also)}
    near = difflib.get_close_matches(given.casefold(), options, n=1, cutoff=0.6)
    said = repr(given[:60])
    if near:
        refused = _Unknown("search-unknown-near", field=field, given=said, near=options[near[0]])
        refused.nearest = options[near[0]]
        return refused
    return _Unknown("search-unknown", field=field, given=said, known=", ".join(listed))


_FIELDS: Final[Mapping[str, Callable[[tuple[str, ...], str], Condition]]] = MappingProxyType(
    {
        "type": _type,
        "set": _set,
        "world": _world,
        "rarity": _rarity,
        "attr": _attribute,
        "is": _is,
        "uses": _uses,
        "name": _name,
    }
)
FIELDS: Final = (
    *("type", "set", "world", "rarity", "attr", "is", "not", "uses", "name"),
    *("level", "number", "phase", "copies", "power", "legal"),
)
"""Every field by its whole name."""
ALIASES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "t": "type",
        "s": "set",
        "e": "set",
        "edition": "set",
        "w": "world",
        "r": "rarity",
        "a": "attr",
        "o": "attr",
        "attribute": "attr",
        "u": "uses",
        "use": "uses",
        "n": "name",
        "l": "level",
        "lvl": "level",
        "lv": "level",
        "cn": "number",
        "ph": "phase",
        "p": "power",
        "f": "legal",
        "format": "legal",
    }
)
"""What fields may also be called."""
EXAMPLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "type": "hero",
        "set": "1st",
        "world": "FR",
        "rarity": "rare",
        "attr": "Flyer",
        "is": "avatar",
        "not": "avatar",
        "uses": '"wizard spell"',
        "name": '"war party"',
        "level": "7",
        "number": "44",
        "phase": "3",
        "copies": "1",
        "power": "enforced",
        "legal": "tournament-110",
    }
)
"""A value of each field, for messages and help."""
