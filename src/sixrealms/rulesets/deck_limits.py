"""What a deck may hold, for every ruleset and size. Every number names the ledger entry it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sixrealms.catalogue import CHAMPION_TYPES
from sixrealms.errors import OptionRefused


@dataclass(frozen=True, slots=True)
class Range:
    """How many cards of a group a deck may hold."""

    least: int
    most: int
    rule: str  # the ledger entry


@dataclass(frozen=True, slots=True)
class DeckLimits:
    """The table a deck is checked against. Types outside `groups` have no limit (`deck.unlimited-types`)."""

    name: str
    total: Range  # without the dungeon card (deck.dungeon.extra)
    groups: Mapping[str, Range]  # by group: a card type, or "champion" for all seven (deck.limits.55.champions)
    champion_levels: int  # deck.limits.*.levels
    levels_rule: str
    free_avatars: (
        int  # deck.avatar.free, deck.avatar.free-one, deck.avatar.free-two-110; the highest (open.free-avatar-which)
    )
    avatar_rule: str
    dungeon_cards: int  # deck.dungeon.single; 0 where the rules know none (deck.dungeon.allowed-by-default)
    copies: int = 1  # of a card that does not itself permit more (deck.unique)

    @property
    def size(self) -> int:
        """The number of cards, without the dungeon card."""
        return self.total.most


def group_of(card_type: str) -> str:
    """The group a card type is limited with."""
    return "champion" if card_type in CHAMPION_TYPES else card_type


def _table(size: int, **numbers: tuple[int, int]) -> Mapping[str, Range]:
    ledger = {"rule": "rule-cards", "champion": "champions", "magical_item": "magical-items"}
    return MappingProxyType(
        {
            group.replace("_", " "): Range(least, most, f"deck.limits.{size}.{ledger.get(group, f'{group}s')}")
            for group, (least, most) in numbers.items()
        }
    )


TOURNAMENT_55: Final = DeckLimits(
    name="tournament 55",
    total=Range(55, 55, "deck.limits.55.total"),
    groups=_table(
        55,
        rule=(0, 3),  # deck.limits.55.rule-cards
        realm=(8, 15),  # deck.limits.55.realms
        holding=(0, 6),  # deck.limits.55.holdings
        champion=(1, 20),  # deck.limits.55.champions
        artifact=(0, 10),  # deck.limits.55.artifacts
        magical_item=(0, 12),  # deck.limits.55.magical-items
        event=(0, 10),  # deck.limits.55.events
    ),
    champion_levels=90,
    levels_rule="deck.limits.55.levels",
    free_avatars=1,
    avatar_rule="deck.avatar.free-one",
    dungeon_cards=1,
)

TOURNAMENT_75: Final = DeckLimits(
    name="tournament 75",
    total=Range(75, 75, "deck.limits.75.total"),
    groups=_table(
        75,
        rule=(0, 4),  # deck.limits.75.rule-cards
        realm=(10, 20),  # deck.limits.75.realms
        holding=(0, 7),  # deck.limits.75.holdings
        champion=(3, 27),  # deck.limits.75.champions
        artifact=(0, 12),  # deck.limits.75.artifacts
        magical_item=(0, 15),  # deck.limits.75.magical-items
        event=(0, 13),  # deck.limits.75.events
    ),
    champion_levels=115,
    levels_rule="deck.limits.75.levels",
    free_avatars=1,
    avatar_rule="deck.avatar.free-one",
    dungeon_cards=1,
)


def _110(name: str) -> DeckLimits:
    return DeckLimits(
        name=name,
        total=Range(110, 110, "deck.limits.110.total"),
        groups=_table(
            110,
            rule=(0, 5),  # deck.limits.110.rule-cards
            realm=(15, 30),  # deck.limits.110.realms
            holding=(0, 10),  # deck.limits.110.holdings
            champion=(4, 40),  # deck.limits.110.champions
            artifact=(0, 15),  # deck.limits.110.artifacts
            magical_item=(0, 20),  # deck.limits.110.magical-items
            event=(0, 17),  # deck.limits.110.events
        ),
        champion_levels=180,
        levels_rule="deck.limits.110.levels",
        free_avatars=2,
        avatar_rule="deck.avatar.free-two-110",
        dungeon_cards=1,
    )


TOURNAMENT_110: Final = _110("tournament 110")
TOURNAMENT_110_RULES: Final = _110("tournament-110 110")

FOURTH_EDITION_55: Final = DeckLimits(
    name="fourth-edition 55",
    total=TOURNAMENT_55.total,
    groups=MappingProxyType({**TOURNAMENT_55.groups, "holding": Range(0, 5, "deck.limits.55.holdings")}),
    champion_levels=90,
    levels_rule="deck.limits.55.levels",
    free_avatars=0,  # deck.avatar.free-one: this rulebook has none
    avatar_rule="deck.avatar.free-one",
    dungeon_cards=0,  # deck.dungeon.allowed-by-default: this rulebook has none
)

STARTER: Final = DeckLimits(
    # The factory decks of the first edition. They follow the fourth-edition table except that they hold up to
    # eleven holdings and two copies of a card; CrossFire's format 551ES allows the same.
    name="starter",
    total=FOURTH_EDITION_55.total,
    groups=MappingProxyType({**FOURTH_EDITION_55.groups, "holding": Range(0, 11, "deck.limits.55.holdings")}),
    champion_levels=90,
    levels_rule="deck.limits.55.levels",
    free_avatars=0,
    avatar_rule="deck.avatar.free-one",
    dungeon_cards=0,
    copies=2,
)

_BY_RULESET: Final[Mapping[str, Mapping[int, DeckLimits]]] = MappingProxyType(
    {
        "fourth-edition": MappingProxyType({55: FOURTH_EDITION_55}),
        "tournament": MappingProxyType({55: TOURNAMENT_55, 75: TOURNAMENT_75, 110: TOURNAMENT_110}),
        "tournament-110": MappingProxyType({110: TOURNAMENT_110_RULES}),
        "starter": MappingProxyType({55: STARTER}),
    }
)


def sizes(ruleset: str) -> tuple[int, ...]:
    """The deck sizes a ruleset (or "starter") offers (`deck.sizes.offered`); OptionError for other names."""
    if ruleset not in _BY_RULESET:
        raise OptionRefused("ruleset-no-limits", name=repr(ruleset[:60]), known=", ".join(_BY_RULESET))
    return tuple(_BY_RULESET[ruleset])


def limits(ruleset: str, size: int) -> DeckLimits:
    """The table for one size; OptionError names the sizes the ruleset offers (`deck.sizes.offered`)."""
    offered = sizes(ruleset)
    if size not in offered:
        known = ", ".join(map(str, offered))
        raise OptionRefused("ruleset-no-decks", ruleset=ruleset, size=str(size), known=known)
    return _BY_RULESET[ruleset][size]
