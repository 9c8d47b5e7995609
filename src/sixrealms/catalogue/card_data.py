"""The catalogue in memory: read from the data files on first use, then kept."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

import msgspec

from sixrealms.catalogue.implied_kinds import kinds_of
from sixrealms.catalogue.printing import Card, CardSet, Printing
from sixrealms.errors import Alternatives, CardRefused


class _Row(msgspec.Struct):
    """One line of a data file; fields left out have their usual value."""

    number: int
    card: str
    wording: int
    name: str
    type: str
    printed: int
    rarity: str
    chase: bool = False
    level: str = ""
    value: int = 0
    attack: int = 0
    defence: int = 0
    variable: bool = False
    role: str = ""
    deck_levels: int = 0
    world: str = ""
    avatar: bool = False
    attributes: frozenset[str] = frozenset()
    blueline: frozenset[str] = frozenset()
    unblued: frozenset[str] = frozenset()
    phases: frozenset[int] = frozenset()
    off_def: frozenset[str] = frozenset()
    uses: frozenset[str] = frozenset()
    copies: int | None = 1
    blank: bool = False
    says_immune: bool = False


class _SetRow(msgspec.Struct):
    """One entry of sets.json."""

    id: str
    name: str
    kind: str
    official: bool


@dataclass(frozen=True, slots=True)
class _Catalogue:
    """Everything, indexed the ways it is asked for."""

    sets: tuple[CardSet, ...]
    printings: Mapping[str, Printing]
    cards: Mapping[str, Card]
    names: Mapping[str, tuple[Card, ...]]  # folded name -> cards


def fold(name: str) -> str:
    """A name as people compare it: case, spaces, hyphens and apostrophes do not count, "!" does."""
    return "".join(c for c in name.casefold() if c.isalnum() or c == "!")


_MOST_NAMES: Final = 3
_FEWEST_LETTERS: Final = 3


def printing(printing_id: str) -> Printing:
    """The printing with that id ("1st/44"); CatalogueError names the nearest ids."""
    known = _load().printings
    if printing_id in known:
        return known[printing_id]
    raise _unknown("printing-unknown", printing_id, _close(printing_id, _id_candidates(printing_id)))


def all_printings() -> Iterable[Printing]:
    """Every printing, sets in order of release and numbers ascending."""
    return _load().printings.values()


def card(card_id: str) -> Card:
    """The card with that id ("wizard.elminster-the-mage"); CatalogueError names the nearest ids."""
    known = _load().cards
    if card_id in known:
        return known[card_id]
    raise _unknown("card-id-unknown", card_id, _close(card_id, known))


def cards() -> Iterable[Card]:
    """Every card, in order of first printing."""
    return _load().cards.values()


def by_name(name: str) -> list[Card]:
    """The cards of that name (several when the icons differ); CatalogueError names the nearest names."""
    found = _load().names.get(fold(name))
    if found:
        return list(found)
    raise _unknown("card-unknown", name, names_like(name))


def nearest_names(name: str) -> str:
    """The end of an error message: the names most like this one, or nothing."""
    return _did_you_mean(names_like(name))


def names_like(name: str) -> list[str]:
    """At most three names like this one: first those that hold it whole, then those a slip of the pen away."""
    names = _load().names
    wanted = fold(name)[:100]
    holding = [n for n in names if wanted in n] if len(wanted) >= _FEWEST_LETTERS else []
    holding.sort(key=lambda n: (not n.startswith(wanted), len(n)))
    near = difflib.get_close_matches(wanted, names, n=_MOST_NAMES, cutoff=0.6)
    return [names[n][0].name for n in dict.fromkeys([*holding, *near])][:_MOST_NAMES]


def sets() -> tuple[CardSet, ...]:
    """The sets in order of release."""
    return _load().sets


def _did_you_mean(names: list[str]) -> str:
    return f"; did you mean {' or '.join(names)}?" if names else ""


def _unknown(message: str, given: str, near: list[str]) -> CardRefused:
    name = repr(given[:60])
    return (
        CardRefused(f"{message}-near", name=name, near=Alternatives(near)) if near else CardRefused(message, name=name)
    )


def _close(given: str, known: Iterable[str]) -> list[str]:
    """The nearest known ids."""
    return difflib.get_close_matches(given[:100], list(known), n=3, cutoff=0.6)


def _hint(given: str, known: Iterable[str]) -> str:
    """The nearest known ids, or nothing."""
    return _did_you_mean(_close(given, known))


def _id_candidates(given: str) -> list[str]:
    """Ids worth suggesting: those of the set that was meant, or else the set names with that number."""
    set_name, _, number = given.partition("/")
    by_fold = {s.id.casefold(): s.id for s in sets()}
    meant = by_fold.get(set_name.casefold())
    if meant is None:
        near = difflib.get_close_matches(set_name.casefold(), by_fold, n=3, cutoff=0.5)
        return [i for i in (f"{by_fold[n]}/{number}" for n in near) if i in _load().printings]
    return [f"{p.set}/{p.number}" for p in all_printings() if p.set == meant]


@cache
def _load() -> _Catalogue:
    """Read the data files; this is the only place that does."""
    folder = files("sixrealms.catalogue") / "data"
    decoder = msgspec.json.Decoder(_Row)
    all_sets: list[CardSet] = []
    printings: dict[str, Printing] = {}
    by_card: dict[str, list[Printing]] = {}
    for order, entry in enumerate(msgspec.json.decode((folder / "sets.json").read_bytes(), type=list[_SetRow])):
        rows = decoder.decode_lines((folder / f"{entry.id}.jsonl").read_bytes())
        all_sets.append(CardSet(entry.id, entry.name, entry.kind, entry.official, order, len(rows)))
        for line in rows:
            one = _printing(line, entry)
            printings[one.id] = one
            by_card.setdefault(one.card_id, []).append(one)
    all_cards = {card_id: Card(card_id, tuple(group)) for card_id, group in by_card.items()}
    names: dict[str, tuple[Card, ...]] = {}
    for one_card in all_cards.values():
        for name in {fold(p.name) for p in one_card.printings}:
            names[name] = (*names.get(name, ()), one_card)
    return _Catalogue(
        tuple(all_sets), MappingProxyType(printings), MappingProxyType(all_cards), MappingProxyType(names)
    )


def _printing(line: _Row, entry: _SetRow) -> Printing:
    """The public form of one line."""
    printed = (line.attributes - line.blueline) | line.unblued
    is_level = line.role in ("base_level", "realm_champion_level")
    return Printing(
        id=f"{entry.id}/{line.number}",
        card_id=line.card,
        wording=f"{line.card}#{line.wording}",
        name=line.name,
        type=line.type,
        set=entry.id,
        number=line.number,
        printed_number=line.printed,
        chase=line.chase,
        rarity=line.rarity,
        official=entry.official,
        level=line.level,
        base_level=line.value if is_level else 0,
        bonus=0 if is_level else line.value,
        bonus_attack=0 if is_level else line.attack,
        bonus_defence=0 if is_level else line.defence,
        level_variable=line.variable,
        level_role=line.role,
        deck_levels=line.deck_levels,
        world=line.world,
        avatar=line.avatar,
        attributes=line.attributes,
        printed_attributes=printed,
        kinds=kinds_of(line.attributes),
        printed_kinds=kinds_of(printed),
        phases=line.phases,
        offensive="off" in line.off_def,
        defensive="def" in line.off_def,
        uses=line.uses,
        copies_per_deck=line.copies,
        blank=line.blank,
        says_immune=line.says_immune,
    )
