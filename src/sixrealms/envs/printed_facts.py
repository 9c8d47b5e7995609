"""What is printed on every card, as numbers: the part of an observation that never changes.

Each printing has a number of its own (`number_of`), 0 is a card one does not know. A model may read the facts, or learn
what each number means. Numbers follow the order of the catalogue and change only where cards are added to it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from sixrealms.catalogue import CARD_TYPES, WORLDS, Printing, all_printings

Facts = npt.NDArray[np.float32]

TYPES: Final = tuple(sorted(CARD_TYPES))
#: Attributes that rules and many powers ask for.
TRAITS: Final = (
    *("Coastal", "Dragon", "Dwarf", "Earthwalker", "Elf", "Female", "Flyer", "Harmful", "Helpful"),
    *("Swimmer", "Undead", "Underdark", "Weapon"),
)
PHASES: Final = (0, 1, 2, 3, 4, 5)
#: What each number of a row of facts says, in order; `level` is in twentieths, the bonuses in tenths.
NAMES: Final = (
    *(f"type {name}" for name in TYPES),
    *(f"world {mark}" for mark in WORLDS),
    *("level", "bonus", "bonus of the attacker", "bonus of the defender"),
    *("avatar", "offensive", "defensive", "without a power"),
    *TRAITS,
    *(f"phase {phase}" for phase in PHASES),
)
WIDTH: Final = len(NAMES)
LEVELS: Final = 20.0
BONUSES: Final = 10.0
UNKNOWN: Final = 0


@cache
def numbers() -> dict[str, int]:
    """The number of every printing by its id, from 1."""
    return {p.id: number for number, p in enumerate(all_printings(), 1)}


def number_of(printing_id: str) -> int:
    """The number of a printing; UNKNOWN for "" and for what is no card."""
    return numbers().get(printing_id, UNKNOWN)


@cache
def table() -> Facts:
    """The facts of every printing, a row for each number; all 0 for what is unknown."""
    rows = [[0.0] * WIDTH, *(_facts(p) for p in all_printings())]
    made = np.clip(np.array(rows, dtype=np.float32), -1, 1)
    made.setflags(write=False)
    return made


def _facts(p: Printing) -> list[float]:
    return [
        *(float(p.type == name) for name in TYPES),
        *(float(p.world == mark) for mark in WORLDS),
        p.base_level / LEVELS,
        p.bonus / BONUSES,
        p.bonus_attack / BONUSES,
        p.bonus_defence / BONUSES,
        float(p.avatar),
        float(p.offensive),
        float(p.defensive),
        float(p.blank),
        *(float(trait in p.kinds) for trait in TRAITS),
        *(float(phase in p.phases) for phase in PHASES),
    ]
