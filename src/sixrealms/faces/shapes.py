"""The drawings, read once from `shapes/`: paths of our own, each in a square of 100 (glyphs: of 24).

A drawing may name words: a card whose name holds one of them shows it. The first in the file that fits is taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a spell, power or event is about: one path."""

    path: str
    words: str = ""


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An object or a building: three paths, for its mass, its second colour, and what shines."""

    parts: tuple[str, str, str]
    words: str = ""


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A champion: its mass, the side in light, ornaments and eyes; cloaked ones wear the cloak they all share."""

    mass: str
    lit: str
    ornament: str
    eyes: str
    cloaked: bool = False
    words: str = ""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every figure, and what races and ways of moving add to one."""

    cloak: str
    cloak_lit: str
    wings: str
    ears: str
    beard: str
    waves: str
    rocks: str
    figures: dict[str, Figure]


class RankShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which sign an ally's banner bears for words of its name or for its attributes."""

    sign: str
    words: str


class Banners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cuts and divisions of banners."""

    cloths: tuple[str, ...]
    splits: tuple[str, ...]
    ranks: tuple[RankShape, ...]


_Read = TypeVar("_Read")


def _read(name: str, shape: type[_Read]) -> _Read:
    return msgspec.json.decode((files("sixrealms.faces") / "shapes" / f"{name}.json").read_bytes(), type=shape)


@cache
def glyphs() -> Mapping[str, str]:
    """A shape for each type of card, for a line of about 2 without filling."""
    return _read("glyphs", dict[str, str])


@cache
def signs() -> Mapping[str, Sign]:
    return _read("signs", dict[str, Sign])


@cache
def objects() -> Mapping[str, Thing]:
    return _read("objects", dict[str, Thing])


@cache
def landmarks() -> Mapping[str, Thing]:
    return _read("landmarks", dict[str, Thing])


@cache
def figures() -> Figures:
    return _read("figures", Figures)


@cache
def banners() -> Banners:
    return _read("banners", Banners)


def named(words: Set[str], drawings: Mapping[str, Sign] | Mapping[str, Thing] | Mapping[str, Figure]) -> str:
    """The first drawing that names one of the words, or nothing."""
    return next((name for name, drawing in drawings.items() if not words.isdisjoint(drawing.words.split())), "")
