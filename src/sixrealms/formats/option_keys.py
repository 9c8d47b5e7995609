"""What each name of the shorthand switches on: the one table between names and the options of a game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

OPTION_KEYS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        # tournament types
        "type:championship": (),  # format.championship.standard-game: nothing is overridden
        "type:conquerors-game": ("conquerors-game",),
        "type:kings-decree": ("kings-decree",),
        "type:sealed-deck": (),  # only the decks differ
        "type:masters-strategy": (),
        "type:no-xs": (),
        "type:the-grind": ("the-grind",),
        "type:rule-lawyers-delight": ("rule-lawyers-delight",),
        "type:shattered-land": ("shattered-land",),
        "type:team-spirit": ("team-spirit",),
        "type:warriors-rule": ("warriors-rule",),
        "type:wizards-challenge": (),
        "type:world-war": (),
        "type:tyrants-game": ("tyrant",),
        "type:custom": (),  # tournament.types.custom: what its text asks beyond the variants is the players' business
        # variants and optional rules
        "variant:allies": ("allies",),
        "variant:destroyed-worlds": ("destroyed-worlds",),
        "variant:melon": ("melon",),
        "variant:questing": ("questing",),
        "variant:sideboard": (),  # only the decks of a match differ
        "variant:multiple-attack": ("multiple-attack",),
        "variant:aiding": ("aiding",),
        "variant:barbarian": ("barbarian",),
        "variant:conqueror": ("conqueror",),
        "variant:fear-of-undead": ("fear-of-undead",),
        "variant:world-bonus": ("world-bonus",),
        "variant:true-victory": ("true-victory",),
        "variant:treasure-spoils": ("treasure-spoils",),
        "variant:parallel-universes": ("parallel-universes",),
        "variant:experience": ("experience",),
        "variant:casual-questing": ("casual-questing",),
        "variant:dungeon-cards": ("dungeon-cards",),
        # victory conditions
        "victory:standard": ("standard",),
        "victory:enhanced": ("enhanced",),
        "victory:barbaric": ("barbaric",),
    }
)
"""The keys of the options that a type, a variant or a victory condition puts in force."""
