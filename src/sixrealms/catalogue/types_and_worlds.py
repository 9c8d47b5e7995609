"""The fixed vocabulary of the cards: types, worlds, rarities."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

CHAMPION_TYPES: Final = frozenset({"cleric", "hero", "monster", "psionicist", "regent", "thief", "wizard"})
"""The seven icons that are champions (`card.champion.types`)."""

SPELL_TYPES: Final = frozenset({"cleric spell", "wizard spell"})
"""The two kinds of spell (`spell.offensive-defensive`)."""

CAST_TYPES: Final = SPELL_TYPES | {"blood ability", "psionic power", "thief ability", "unarmed combat"}
"""Cards used once by a champion who has the ability for them."""

WORLD_BEARERS: Final = CHAMPION_TYPES | {"artifact", "holding", "realm"}
"""Only these types belong to a world (`card.world.bearers`)."""

COSMOS_TYPES: Final = WORLD_BEARERS
"""The Rule of the Cosmos watches champions, artifacts, realms and holdings."""

CARD_TYPES: Final = WORLD_BEARERS | CAST_TYPES | {"ally", "dungeon", "event", "magical item", "rule"}
"""Every card type; a card has exactly one, shown by its icon (`card.icon.type`)."""

WORLDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "ADD": "AD&D",
        "BR": "Birthright",
        "DS": "Dark Sun",
        "DL": "Dragonlance",
        "FR": "Forgotten Realms",
        "GH": "Greyhawk",
        "RL": "Ravenloft",
    }
)
"""The seven worlds (`card.world.list`). The mark TSR of a single cape is a mark but no world."""

RARITIES: Final[Mapping[str, str]] = MappingProxyType(
    # M is the rarity called Realm, which counts as common (`gloss.rarity-realm`). VR cards are the chase
    # cards. S marks the three promotional cards, which came outside the boosters as chase cards do.
    {"M": "common", "C": "common", "UC": "uncommon", "R": "rare", "VR": "chase", "S": "chase"}
)
"""The four rarities of the rules (`gloss.rarity.list`) by the source's rarity mark."""
