"""What the documents say of their options, written down by hand and not asked of the options themselves.

The tests hold the shipped options to it. An option that somebody adds stands in none of these lists; of it the tests
ask only that it keeps what it declares itself, so nothing here has to be changed for it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sixrealms.options import all_options
from sixrealms.options.conflicts import ONE_OF_A_KIND, clashes_of

#: May be for some seats only (option.general.enabled-by-dungeon-card).
FOR_SOME: Final = frozenset({
    "aiding", "allies", "barbarians-game", "conquerors-game", "destroyed-worlds", "experience", "fear-of-undead",
    "multiple-attack", "parallel-universes", "questing", "tournament-destroyed-worlds", "tournament-questing",
    "treasure-spoils", "true-victory", "world-bonuses",
})  # fmt: skip

#: The same for all at the table.
FOR_ALL: Final = frozenset({
    "barbaric-victory", "championship", "dungeon-cards", "enhanced-victory", "kings-decree",
    "masters-strategy", "rule-lawyers-delight", "sealed-deck", "shattered-land", "standard-victory",
    "team-spirit", "the-grind", "tournament-conquerors-game", "tyrants-game", "warriors-rule",
    "wizards-challenge",
})  # fmt: skip

#: Something else than seats or "on" stands behind the key, or seats always do.
WITH_A_VALUE: Final = frozenset({"melon-rule", "no-xs", "turn-limit", "world-war"})

KNOWN: Final = FOR_SOME | FOR_ALL | WITH_A_VALUE

#: The pairs of different kinds that contradict each other; of types and of victory conditions a game has one.
CLASHING: Final = {
    frozenset(pair)
    for pair in (
        ("allies", "aiding"),
        ("tournament-questing", "questing"),
        ("enhanced-victory", "barbarians-game"),
        ("conquerors-game", "true-victory"),
        ("conquerors-game", "tyrants-game"),
        ("barbaric-victory", "tyrants-game"),
        ("enhanced-victory", "tyrants-game"),
        ("tournament-conquerors-game", "conquerors-game"),
        ("tournament-conquerors-game", "true-victory"),
        ("tournament-conquerors-game", "tyrants-game"),
        ("team-spirit", "conquerors-game"),
        ("team-spirit", "true-victory"),
        ("team-spirit", "tyrants-game"),
        ("sealed-deck", "tyrants-game"),
        ("masters-strategy", "tyrants-game"),
        ("sealed-deck", "dungeon-cards"),
        ("masters-strategy", "dungeon-cards"),
    )
}


def clash(pair: Collection[str]) -> bool:
    """Whether two options contradict each other: as the documents say, or as one nobody listed declares it."""
    if alike(pair):
        return True
    if KNOWN.issuperset(pair):
        return frozenset(pair) in CLASHING
    one, other = pair
    return other in {found.option for found in clashes_of(all_options()[one])}


def alike(pair: Collection[str]) -> bool:
    """Whether they are two types of tournament or two conditions of victory."""
    kinds = {all_options()[key].kind for key in pair}
    return len(kinds) == 1 and kinds <= ONE_OF_A_KIND
