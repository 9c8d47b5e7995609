"""The deck formats of the CrossFire program: how many cards of every kind, how many copies, which cards not at all."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sixrealms.catalogue import WORLD_BEARERS, Printing, printing
from sixrealms.catalogue.card_data import fold
from sixrealms.decks import Deck
from sixrealms.decks.limits_check import DeckProblem, counted_levels, put_in, take_out
from sixrealms.errors import Alternatives, DeckRefused
from sixrealms.formats.deck_entry import banned, ids

TOTALS: Final = ("All", "Avatars", "Chase", "Champions", "Levels")
GROUPS: Final = ("types", "rarities", "sets", "worlds", "digits")
_COPIES_BY: Final = ("types", "sets", "worlds", "rarities")


class Allowed(NamedTuple):
    """How many cards of a kind, and how many copies of one card."""

    least: int
    most: int
    copies: int = 1


@dataclass(frozen=True)
class DeckFormat:
    """One format. Kinds that a group does not mention may be had from none to the deck's size."""

    id: str
    title: str
    totals: Mapping[str, tuple[int, int]]  # least and most of each of TOTALS
    groups: Mapping[str, Mapping[str, Allowed]]  # by the names in GROUPS, then by kind
    banned: frozenset[str] = frozenset()  # printing ids
    allowed_cards: frozenset[str] = frozenset()  # printing ids that a maximum of none does not keep out
    allowed_types: frozenset[str] = frozenset()

    def of(self, group: str, kind: str) -> Allowed:
        """What the format says about a kind of cards."""
        return self.groups[group].get(kind, Allowed(0, self.totals["All"][1]))


def shipped_formats() -> tuple[DeckFormat, ...]:
    """The 75 formats that came with CrossFire, by id."""
    return tuple(_data()[1].values())


def named_format(wanted: str) -> DeckFormat:
    """The shipped format with that id ("55AS") or title; DeckError names the nearest ones."""
    found = [f for f in shipped_formats() if fold(wanted) in (fold(f.id), fold(f.title))]
    if len(found) == 1:
        return found[0]
    if found:
        raise DeckRefused(
            "deck-format-several",
            count=str(len(found)),
            name=repr(wanted[:60]),
            known=Alternatives(f.id for f in found),
        )
    words = {fold(w): f.id for f in shipped_formats() for w in (f.id, f.title)}
    near = list(dict.fromkeys(words[n] for n in difflib.get_close_matches(fold(wanted)[:60], words, n=3)))
    if near:
        raise DeckRefused("deck-format-unknown-near", name=repr(wanted[:60]), near=Alternatives(near))
    raise DeckRefused("deck-format-unknown", name=repr(wanted[:60]))


def problems(deck: Deck, by: DeckFormat) -> list[DeckProblem]:
    """Everything the deck does that the format forbids.

    Dungeon cards are beside the deck and counted only among dungeon cards. A problem's rule names the format and the
    entry, as in "crossfire/55AS/types/realm"; it is no entry of the ledger.
    """
    main = [p for p in deck.printings if p.type != "dungeon"]
    beside = [p for p in (*deck.printings, *([printing(deck.dungeon)] if deck.dungeon else [])) if p.type == "dungeon"]
    return [
        *_totals(main, by),
        *(problem for group in GROUPS for problem in _group(group, main, beside, by)),
        *_copies(main, by),
        *banned(f"crossfire/{by.id}/banned", "format-banned", [p for p in (*main, *beside) if p.id in by.banned]),
    ]


def kind_in(group: str, card: Printing) -> str:
    """The kind a card is counted with in a group."""
    match group:
        case "types":
            return card.type
        case "rarities":
            return card.rarity
        case "sets":
            return card.set
        case "worlds":
            return _data()[0].get(card.id) or card.world or ("blank" if card.type in WORLD_BEARERS else "none")
        case _:
            return str(card.printed_number % 10)


def _totals(main: list[Printing], by: DeckFormat) -> Iterator[DeckProblem]:
    counts = {
        "All": len(main),
        "Chase": sum(p.chase for p in main),
        "Champions": sum(p.is_champion for p in main),
        # the most avatars of a format are those whose levels are free; more may be played
        "Levels": counted_levels(main, by.totals["Avatars"][1]),
    }
    for name, count in counts.items():
        least, most = by.totals[name]
        yield from _outside(by, f"totals/{name}", count, least, most, ())


def _outside(
    by: DeckFormat, entry: str, count: int, least: int, most: int, cards: tuple[str, ...]
) -> Iterator[DeckProblem]:
    rule = f"crossfire/{by.id}/{entry}"
    if count < least:
        args: dict[str, str | int] = {"entry": entry, "count": count, "least": least}
        yield DeckProblem(rule, "format-too-few", args, cards, *put_in(least - count))
    elif count > most:
        args = {"entry": entry, "count": count, "most": most}
        yield DeckProblem(rule, "format-too-many", args, cards, *take_out(count - most))


def _group(group: str, main: list[Printing], beside: list[Printing], by: DeckFormat) -> Iterator[DeckProblem]:
    found, lying = _by_kind(group, ids(main)), _by_kind(group, ids(beside))
    for kind in dict.fromkeys((*by.groups[group], *found, *lying)):
        cards = found.get(kind, ())
        allowed = by.of(group, kind)
        if group == "types" or allowed.most == 0:  # dungeon cards count among themselves, and where nothing may be had
            cards = (*cards, *lying.get(kind, ()))
        if allowed.most == 0:
            cards = tuple(p for p in cards if p.id not in by.allowed_cards and p.type not in by.allowed_types)
        yield from _outside(by, f"{group}/{kind}", len(cards), allowed.least, allowed.most, ids(cards))


@lru_cache(maxsize=64)
def _by_kind(group: str, cards: tuple[str, ...]) -> Mapping[str, tuple[Printing, ...]]:
    """The cards by their kind in a group; the same whichever of the formats is asked."""
    kinds: dict[str, list[Printing]] = {}
    for card in map(printing, cards):
        kinds.setdefault(kind_in(group, card), []).append(card)
    return MappingProxyType({kind: tuple(found) for kind, found in kinds.items()})


def _copies(main: list[Printing], by: DeckFormat) -> Iterator[DeckProblem]:
    """A further copy is allowed where the type, set, world or rarity allows it, or the card itself."""
    same: dict[str, list[Printing]] = {}
    for card in main:
        same.setdefault(card.card_id, []).append(card)
    for copies in same.values():
        if all(p.copies_per_deck is not None and p.copies_per_deck >= len(copies) for p in copies):
            continue  # what the cards themselves allow no format takes away
        most = min((_copies_of(p, by) for p in copies), default=0)
        if len(copies) > most:
            args: dict[str, str | int] = {"card": copies[0].name, "count": len(copies), "most": most}
            rule = f"crossfire/{by.id}/copies"
            yield DeckProblem(rule, "deck-copies", args, ids(copies), *take_out(len(copies) - most))


def _copies_of(card: Printing, by: DeckFormat) -> int:
    if card.copies_per_deck is None:
        return by.totals["All"][1] + 1
    return max(card.copies_per_deck, *(by.of(group, kind_in(group, card)).copies for group in _COPIES_BY))


@cache
def _data() -> tuple[Mapping[str, str], Mapping[str, DeckFormat]]:
    """Logos that the rules do not count, by printing id, and the formats by id."""
    raw = json.loads((files("sixrealms.formats") / "formats.json").read_bytes())
    logos = {card: world for world, cards in raw["logos"].items() for card in cards}
    return MappingProxyType(logos), MappingProxyType({row["id"]: _row(row) for row in raw["formats"]})


def _row(row: Mapping[str, Any]) -> DeckFormat:
    return DeckFormat(
        row["id"],
        row["title"],
        MappingProxyType({name: (least, most) for name, (least, most) in row["totals"].items()}),
        MappingProxyType({group: _kinds(row.get(group, {}).items()) for group in GROUPS}),
        frozenset(row.get("banned", ())),
        frozenset(row.get("allowed_cards", ())),
        frozenset(row.get("allowed_types", ())),
    )


def _kinds(entries: Iterable[tuple[str, list[int]]]) -> Mapping[str, Allowed]:
    return MappingProxyType({kind: Allowed(*numbers) for kind, numbers in entries})
