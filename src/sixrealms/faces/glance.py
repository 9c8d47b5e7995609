"""What one sees of a face at a glance, and how far two of them are apart: by what they are drawn from.

A face is seen as its drawings, each with the weight of the room it takes, and a few large colours. Two faces are apart
by the weight of every drawing only one of them has, and by how much the colours differ. It is counted, not looked at:
`python -m tools.contact_sheet SET --pairs N` compares pictures, and finds other pairs: a sign moved aside is the same
drawing here. What is left too much alike is drawn apart by what the card is about, in `shapes/portraits.json`.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from sixrealms.catalogue import Printing
from sixrealms.faces.cut import drawing
from sixrealms.faces.scene import printed

#: No two cards of a set are less far apart.
LEAST: Final = 3.0
#: The weight of a drawing by its folder, and of colours by their names.
_WEIGHTS: Final[Mapping[str, float]] = {
    "monsters": 6,
    "dragons": 6,
    "signs": 5,
    "things": 5,
    "buildings": 4,
    "lands": 4,
    "backs": 3,
    "grounds": 3,
    "dresses": 3,
    "headgear": 3,
    "faces": 2,
    "held": 2,
    "poses": 2,
    "hair": 2,
    "behind": 1,
    "deeds": 1,
}
_COLOURS: Final[Mapping[str, tuple[tuple[str, float], ...]]] = {
    "dresses": (("cloth", 3), ("trim", 1), ("hair", 1), ("skin", 1), ("deep", 1)),
    "monsters": (("hide", 3), ("deep", 1)),
    "dragons": (("hide", 3), ("deep", 1)),
    "lands": (("sky", 3), ("ground", 2), ("near", 1), ("wall", 1)),
    "signs": (("deep", 3), ("glow", 3)),
    "things": (("deep", 3), ("metal", 2), ("shine", 1), ("grip", 1)),
    "held": (("deep", 3), ("metal", 2), ("grip", 1)),
}
#: Drawings of which a face has one that it is about, the most telling first.
_MAIN: Final = ("monsters", "dragons", "lands", "signs", "things", "dresses", "held")
_HELD_ALONE: Final = 5.0
_FRAME: Final = 3.0
_MIRRORED: Final = 0.5
#: So far apart (of 255, the mean of three channels) two colours are as different as they can be at a glance.
_FAR: Final = 70.0


class Glance(NamedTuple):
    """What is seen: the type and world of its frame, the folder it is about, drawings with how often, colours."""

    frame: tuple[str, str]
    main: str
    parts: Counter[str]
    mirrored: frozenset[str]
    colours: Mapping[str, tuple[int, int, int]]

    @property
    def subject(self) -> str:
        """The drawing it is about; of things that are held all are compared."""
        if self.main == "held":
            return self.main
        return next((part for part in self.parts if part.startswith(f"{self.main}/")), "")


def glance(printing: Printing) -> Glance:
    """What is seen of a card."""
    back, front = printed(printing)
    drawn = [*back.drawn, *front.drawn]
    folders = {name.partition("/")[0] for name, _ in drawn}
    main = next((folder for folder in _MAIN if folder in folders), "")
    inks = back.inks if main in ("signs", "lands") else front.inks
    used = frozenset().union(*(_inks_of(name) for name, _ in drawn))
    return Glance(
        (printing.type, printing.world),
        main,
        Counter(name for name, _ in drawn),
        frozenset(name for name, mirror in drawn if mirror),
        {name: _channels(inks.one(name)) for name, _ in _COLOURS.get(main, ()) if name in used},
    )


@cache
def _inks_of(name: str) -> frozenset[str]:
    """The inks a drawing is printed in: without their tones, and what is mixed of two by the first."""
    found = {one.strip("0123456789") for line in drawing(name).lines for one in re.split(r"[,/]", line.ink)[:3]}
    return frozenset({*found, "deep"})  # what is behind everything


def apart(one: Glance, other: Glance) -> float:
    """How far two faces are apart; 0 for the same drawings in the same colours."""
    found = sum(_FRAME / 2 for a, b in zip(one.frame, other.frame, strict=True) if a != b)
    for part in one.parts.keys() | other.parts.keys():
        if one.parts[part] != other.parts[part]:
            folder = part.partition("/")[0]
            found += (_HELD_ALONE if folder == "held" == one.main else _WEIGHTS.get(folder, 1)) / 2
        elif (part in one.mirrored) != (part in other.mirrored):
            found += _MIRRORED
    for name, weight in _COLOURS.get(one.main, ()) if one.main == other.main else ():
        if name in one.colours and name in other.colours:
            pairs = zip(one.colours[name], other.colours[name], strict=True)
            found += weight * min(1.0, sum(abs(a - b) for a, b in pairs) / 3 / _FAR)
    return found


def likest(printings: Iterable[Printing]) -> Iterator[tuple[float, Printing, Printing]]:
    """How far the cards are apart that are about the same, other printings of the same card left out: whoever is about
    something else is further apart than most of these.
    """
    about: dict[str, list[tuple[Printing, Glance]]] = defaultdict(list)
    for printing in printings:
        seen = glance(printing)
        about[seen.subject].append((printing, seen))
    for some in about.values():
        for (one, of_one), (other, of_other) in combinations(some, 2):
            if one.card_id != other.card_id:
                yield apart(of_one, of_other), one, other


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
