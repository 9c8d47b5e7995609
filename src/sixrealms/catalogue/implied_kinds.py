"""Designations that bring a second one with them: a drow is an elf, a sword is a weapon."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

IMPLIED_KIND: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Duergar": "Dwarf",  # gloss.race.dwarf
        "Half-Elf": "Elf",  # gloss.race.elf
        "Drow": "Elf",  # gloss.race.drow
        "Kender": "Halfling",  # gloss.race.halfling
        "Sword": "Weapon",  # gloss.sword-is-weapon
    }
)
"""Designations that bring a second one with them."""


def kinds_of(attributes: Iterable[str]) -> frozenset[str]:
    """The attributes together with every designation they imply."""
    given = frozenset(attributes)
    return given | {IMPLIED_KIND[a] for a in given if a in IMPLIED_KIND}
