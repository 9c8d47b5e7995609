"""Whether a single card may be in a deck at all: under a ruleset, a deck format or a type of game."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.catalogue.card_data import fold
from sixrealms.errors import CardRefused
from sixrealms.formats.card_bans import fits
from sixrealms.formats.crossfire_format import GROUPS, DeckFormat, kind_in, shipped_formats
from sixrealms.formats.game_name import GameName
from sixrealms.rulesets import RULESETS
from sixrealms.rulesets.deck_limits import group_of, limits

_TYPES: Final = ("shattered-land", "wizards-challenge")
_NO: Final = tuple(f"no-{digit}s" for digit in range(10))


def legal_in(name: str) -> Callable[[Printing], bool]:
    """Whether a card may be in a deck for that ruleset ("tournament-110"), shipped deck format ("55AS") or type of game
    ("no-9s", "shattered-land", "wizards-challenge"). CardRefused names the nearest there are.
    """
    known = _known()
    meant = known.get(fold(name))
    if meant is None:
        options = {fold(one): one for one in (*RULESETS, *_TYPES, *_NO, *(one.id for one in shipped_formats()))}
        near = difflib.get_close_matches(fold(name)[:60], options, n=1, cutoff=0.6)
        said = repr(name[:60])
        if near:
            raise CardRefused("search-unknown-near", field="legal", given=said, near=options[near[0]])
        listed = ", ".join((*RULESETS, *_TYPES, "no-9s"))
        raise CardRefused("search-legal", given=said, known=listed)
    return meant


@cache
def _known() -> Mapping[str, Callable[[Printing], bool]]:
    found: dict[str, Callable[[Printing], bool]] = {}
    for one in shipped_formats():
        found[fold(one.title)] = found[fold(one.id)] = partial(_by_format, one)
    for digit, name in enumerate(_NO):
        found[fold(name)] = partial(fits, GameName("no-xs", digit=digit), "")
    for kind in _TYPES:
        found[fold(kind)] = partial(fits, GameName(kind), "")
    for ruleset in RULESETS:
        found[fold(ruleset)] = partial(_by_ruleset, ruleset)
    return found


def _by_ruleset(ruleset: str, card: Printing) -> bool:
    """Whether a deck of any size may hold it (deck.unlimited-types, deck.dungeon.allowed-by-default)."""
    for size in RULESETS[ruleset].sizes:
        table = limits(ruleset, size)
        if card.type == "dungeon":
            if table.dungeon_cards:
                return True
        elif (allowed := table.groups.get(group_of(card.type))) is None or allowed.most:
            return True
    return False


def _by_format(by: DeckFormat, card: Printing) -> bool:
    """Whether the format neither bans it nor keeps all of its kind out."""
    if card.id in by.banned:
        return False
    if (card.chase and not by.totals["Chase"][1]) or (card.is_champion and not by.totals["Champions"][1]):
        return False
    if card.id in by.allowed_cards or card.type in by.allowed_types:
        return True
    return all(by.of(group, kind_in(group, card)).most for group in GROUPS)
