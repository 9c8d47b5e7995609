"""The query language of `sixrealms cards`: words of the name, and conditions like `type:hero level>=5`."""

from __future__ import annotations

import difflib
import operator
import re
import shlex
from collections.abc import Callable, Iterable
from typing import Final

from sixrealms.catalogue.facts import CARD_TYPES, IMPLIED_KIND, RARITIES, WORLDS
from sixrealms.catalogue.printing import Printing
from sixrealms.catalogue.store import all_printings, fold, printing, sets
from sixrealms.errors import CardRefused

Condition = Callable[[Printing], bool]
PowerOf = Callable[[Printing], str]

POWER_WORDS: Final = ("enforced", "none", "missing")

_TERM = re.compile(r"(-?)([a-z]+)(<=|>=|=|<|>|:)(.*)", re.DOTALL)
_COMPARE: Final = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "=": operator.eq,
    ":": operator.eq,
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


def search(query: str, power_of: PowerOf | None = None) -> list[Printing]:
    """The printings that meet every part of the query, in order of release; all of them for an empty query.

    Free words must occur in the name; a word like "1st/44" is that printing. Conditions are `type:`, `set:`,
    `world:`, `rarity:`, `attr:`, `is:`, `power:` and `level` with `:`, `=`, `<`, `<=`, `>` or `>=`. A comma
    means or, a leading `-` means not, and quotation marks hold words together. `power:` asks `power_of`.
    CatalogueError says what is wrong with a query; a number no printing has is wrong, too.
    """
    try:
        words = shlex.split(query.replace("'", r"\'"))
    except ValueError:
        raise CardRefused("search-no-close", query=repr(query)) from None
    conditions = [_condition(word, power_of) for word in words]
    return [p for p in all_printings() if all(holds(p) for holds in conditions)]


def icon_number(printing: Printing) -> int | None:
    """The number in the icon, a level or a bonus (`card.level.icon-number`); None for an icon without one."""
    if not printing.level:
        return None
    return printing.base_level if printing.level_role.endswith("level") else printing.bonus


def _condition(word: str, power_of: PowerOf | None) -> Condition:
    match = _TERM.fullmatch(word)
    if match is None or match[2] not in _FIELDS:
        if match is not None and match[3] == ":" and match[4]:  # a bare "fortification:" is a word of a name
            raise _unknown("condition", match[2], _FIELDS)
        return _in_name(word)
    negated, name, sign, value = match.groups()
    if not value:
        raise CardRefused("search-no-value", word=repr(word), like=f"{name}{sign}{_EXAMPLES[name]}")
    if name == "level":
        condition = _level(sign, value)
    elif sign not in ":=":
        raise CardRefused("search-no-comparison", name=name, sign=sign, like=f"{name}:{_EXAMPLES[name]}")
    elif name == "power":
        condition = _power(value, power_of)
    else:
        condition = _FIELDS[name](value)
    return (lambda p: not condition(p)) if negated else condition


def _in_name(word: str) -> Condition:
    if "/" in word:  # no name has a stroke
        return _is_printing(word)
    wanted = fold(word)
    if not wanted:
        raise CardRefused("search-no-letter", word=repr(word[:40]))
    return lambda p: wanted in fold(p.name)


def _is_printing(word: str) -> Condition:
    """That printing; a number no printing has is a mistake, not a question without an answer."""
    ids = {p.id.casefold(): p.id for p in all_printings()}
    known = printing(ids.get(word.casefold(), word))
    return lambda p: p.id == known.id


def _level(sign: str, value: str) -> Condition:
    if not re.fullmatch(r"[+-]?\d{1,4}", value):
        raise CardRefused("search-level", like=f"level{sign}7", found=repr(value))
    wanted, compare = int(value), _COMPARE[sign]

    def holds(printing: Printing) -> bool:
        number = icon_number(printing)
        return number is not None and compare(number, wanted)

    return holds


def _power(value: str, power_of: PowerOf | None) -> Condition:
    wanted = _choices("power", value, {w: w for w in POWER_WORDS})
    if power_of is None:
        raise CardRefused("search-no-powers")
    return lambda p: power_of(p) in wanted


def _type(value: str) -> Condition:
    wanted = _choices("type", value, {fold(t): t for t in CARD_TYPES})
    return lambda p: p.type in wanted


def _set(value: str) -> Condition:
    known = {fold(s.name): s.id for s in sets()} | {fold(s.id): s.id for s in sets()}
    wanted = _choices("set", value, known)
    return lambda p: p.set in wanted


def _world(value: str) -> Condition:
    known = {fold(name): code for code, name in WORLDS.items()} | {fold(code): code for code in WORLDS}
    wanted = _choices("world", value, known | {"tsr": "TSR", "none": ""})
    return lambda p: p.world in wanted


def _rarity(value: str) -> Condition:
    wanted = _choices("rarity", value, {name: name for name in RARITIES.values()})
    return lambda p: p.rarity_name in wanted


def _attribute(value: str) -> Condition:
    known = {a for p in all_printings() for a in p.attributes} | set(IMPLIED_KIND.values())
    wanted = _choices("attr", value, {fold(a): a for a in known})
    return lambda p: bool(p.kinds & wanted)


def _is(value: str) -> Condition:
    wanted = _choices("is", value, {w: w for w in _IS})
    return lambda p: any(_IS[w](p) for w in wanted)


def _choices(field: str, value: str, known: dict[str, str]) -> frozenset[str]:
    """The meanings of a comma-separated value; CatalogueError for one that does not exist."""
    meant = set()
    for part in value.split(","):
        if fold(part) not in known:
            raise _unknown(field, part, sorted(set(known.values()) - {""}))
        meant.add(known[fold(part)])
    return frozenset(meant)


def _unknown(field: str, given: str, known: Iterable[str]) -> CardRefused:
    options = {o.casefold(): o for o in known}
    near = difflib.get_close_matches(given.casefold(), options, n=1, cutoff=0.6)
    said = repr(given[:60])
    if near:
        return CardRefused("search-unknown-near", field=field, given=said, near=options[near[0]])
    return CardRefused("search-unknown", field=field, given=said, known=", ".join(options.values()))


_FIELDS: Final[dict[str, Callable[[str], Condition]]] = {
    "type": _type,
    "set": _set,
    "world": _world,
    "rarity": _rarity,
    "attr": _attribute,
    "is": _is,
    "level": lambda value: _level(":", value),
    "power": lambda value: _power(value, None),
}
_EXAMPLES: Final = {
    "type": "hero",
    "set": "1st",
    "world": "FR",
    "rarity": "rare",
    "attr": "Flyer",
    "is": "avatar",
    "level": "7",
    "power": "enforced",
}
