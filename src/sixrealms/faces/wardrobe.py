"""What champions wear, hold and do, by type, world and the words of their names: data, and the choice from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from sixrealms.faces.chance import Chance

_WORDED: Final = 0.75


class Clothes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names of drawings with spaces between; what is absent says nothing."""

    dresses: str = ""
    poses: str = ""
    held: str = ""
    things: str = ""
    man: str = ""
    woman: str = ""
    looks: str = ""
    backs: str = ""
    words: str = ""


class Wardrobe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Clothes of each type, of worlds, and those that words ask for; the sleeve and the glove of each dress."""

    types: dict[str, Clothes]
    worlds: dict[str, Clothes]
    words: tuple[Clothes, ...]
    sleeves: dict[str, str]


@cache
def wardrobe() -> Wardrobe:
    """The wardrobe, read once."""
    data = (files("sixrealms.faces") / "shapes" / "wardrobe.json").read_bytes()
    return msgspec.json.decode(data, type=Wardrobe)


class Closet:
    """What one champion chooses from."""

    def __init__(self, kind: str, world: str, known: frozenset[str], chance: Chance) -> None:
        all_ = wardrobe()
        self._usual = all_.types.get(kind) or all_.types["hero"]
        self._world = all_.worlds.get(world, Clothes())
        self._asked = [one for one in all_.words if not known.isdisjoint(one.words.split())]
        self._chance = chance

    def choose(self, what: str) -> str:
        """One drawing, with chance of its own, so that a new pose changes nobody's hair."""
        chance = self._chance.branch(what)
        for asked in self._asked:
            if (said := getattr(asked, what)) and chance.part() < _WORDED:
                return chance.one(str(said).split())
        offered: list[str] = (getattr(self._usual, what) + " " + getattr(self._world, what)).split()
        return chance.one(offered) if offered else ""

    def asks(self, what: str) -> bool:
        """Whether a word of the name says which."""
        return any(getattr(asked, what) for asked in self._asked)


def kinds_of(what: str) -> Mapping[str, tuple[str, ...]]:
    """Every drawing a type of champion may choose, by type."""
    return {kind: tuple(dict.fromkeys(getattr(clothes, what).split())) for kind, clothes in wardrobe().types.items()}
