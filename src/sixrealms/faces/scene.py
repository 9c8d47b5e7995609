"""The picture of a card, from its facts alone: what is behind, and the figure that may stand out of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from sixrealms.catalogue import CHAMPION_TYPES, Printing
from sixrealms.faces.champions import ally, champion
from sixrealms.faces.chance import Chance
from sixrealms.faces.emblems import emblem
from sixrealms.faces.inks import Inks
from sixrealms.faces.items import item
from sixrealms.faces.places import place
from sixrealms.faces.press import Press

Drawing = Callable[[Printing, Chance, Chance, Press, Press], None]
_DRAWN: Final[Mapping[str, Drawing]] = MappingProxyType(
    {
        **dict.fromkeys(CHAMPION_TYPES, champion),
        **dict.fromkeys(("realm", "holding", "dungeon"), place),
        **dict.fromkeys(("magical item", "artifact"), item),
        "ally": ally,
    }
)


#: These lose their lower part in a low area, as portraits and landscapes may.
_CROPPED: Final = CHAMPION_TYPES | {"ally", "realm", "holding", "dungeon"}


class Picture(NamedTuple):
    """A picture on the canvas of `cut`, from y 0 to 192, the middle at x 0; the world's five inks go with it."""

    back: str
    figure: str
    inks: tuple[str, str, str, str, str]
    whole: bool
    """Whether a low area shows it smaller instead of the part around a head."""


class Crop(NamedTuple):
    """How a scene is laid into an area: scale and where its 0 0 comes."""

    scale: float
    x: float
    y: float

    def __str__(self) -> str:
        return f"translate({self.x:.1f} {self.y:.1f})scale({self.scale:.3f})"


def view(drawn: Picture, x: float, y: float, wide: float, high: float) -> Crop:
    """The whole picture where there is room; in a low area the part around the head, with more of the place beside."""
    if drawn.whole and high < wide:
        scale = high / 178
        return Crop(scale, x + wide / 2, y - 4 * scale)
    if high > wide:  # nearly the whole width, so that hands and what they hold are seen
        scale = max(high / 206, wide / 226)
        return Crop(scale, x + wide / 2, y + 13 * scale)
    scale = max(high / 192, min(wide / 226, high / 130))
    seen = high / scale
    top = 10 - 14 * min(1.0, (seen - 130) / 50) if seen < 186 else 0
    return Crop(scale, x + wide / 2, y - top * scale)


def scene(printing: Printing) -> Picture:
    """The picture; a card keeps its figure in every edition, and gets another light."""
    back, front = printed(printing)
    return Picture("".join(back.out), "".join(front.out), back.inks.frame, printing.type not in _CROPPED)


def printed(printing: Printing) -> tuple[Press, Press]:
    """The presses of what is behind and of the figure before it, with the same inks."""
    light = Chance(f"{printing.set}/{printing.number} {printing.name}")
    chance = Chance(printing.card_id)
    inks = Inks(printing.world, light)
    back, front = Press(inks), Press(inks)
    front.numbered_from(300)
    back.fill("deep", "M-640-70H640V270H-640Z")
    _DRAWN.get(printing.type, emblem)(printing, chance, light, back, front)
    return back, front
