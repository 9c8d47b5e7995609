"""The picture of a card, drawn from its facts alone: set, number and name seed it, the rest says what it shows."""

from __future__ import annotations

from sixrealms.catalogue import CHAMPION_TYPES, Printing
from sixrealms.faces.banners import banner
from sixrealms.faces.chance import Chance
from sixrealms.faces.dungeons import dungeon
from sixrealms.faces.emblems import emblem
from sixrealms.faces.figures import champion
from sixrealms.faces.items import item
from sixrealms.faces.landscape import landscape


def scene(printing: Printing, wide: int, high: int) -> str:
    """The picture in that many units; a card shows the same things at every size."""
    chance = Chance(f"{printing.set}/{printing.number} {printing.name}")
    if printing.type in CHAMPION_TYPES:
        return champion(printing, chance, wide, high)
    drawn = {
        "realm": landscape,
        "holding": landscape,
        "ally": banner,
        "magical item": item,
        "artifact": item,
        "dungeon": dungeon,
    }.get(printing.type, emblem)
    return drawn(printing, chance, wide, high)
