"""Card faces as SVG, made from the facts of the catalogue: frames, shapes, pictures and house text are ours.

The same printing, text and language give the same bytes on every machine. What a table adds (razed, chosen, the level
now) is drawn over a face by whoever shows it, and its accessible name is made of data, not read from the picture.
"""

from __future__ import annotations

from sixrealms.catalogue import Printing
from sixrealms.faces.card_layout import card
from sixrealms.faces.tile_layout import tile

__all__ = ["card_face", "tile_face"]


def card_face(printing: Printing, language: str) -> str:
    """The whole card, 250 by 350, with what the program does for its power in that language."""
    from sixrealms.faces.house_text import house_text  # takes time to load

    said = house_text(printing, language)
    return card(printing, said.text, enforced=said.enforced, language=language)


def tile_face(printing: Printing) -> str:
    """The small picture, 100 by 76; it holds no words but the name, so it is the same in every language."""
    return tile(printing)
