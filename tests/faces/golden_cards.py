"""The cards whose faces are kept as files, so that a change of the drawings is seen in review."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "golden"

CARDS = (
    *(
        "1st/1",
        "1st/2",
        "1st/17",
        "NS/1",
        "2nd/248",
    ),  # a coast with a city, under the earth, a long text, swamp, holding
    *("4th/322", "DL/32", "PO/9", "DR/34", "4th/473"),  # a drow, a wizard, a psionicist, an undead dragon, an avatar
    *("DR/84", "AR/103", "DR/96", "DU/10", "AR/35", "1st/210"),  # ally, artifact, unarmed combat, dungeon, rule, event
)
"""Every kind of picture at least once."""


def files_of(printing_id: str) -> dict[Path, tuple[str, str]]:
    """Each file of a card with its size and its language."""
    name = printing_id.replace("/", "-")
    return {
        FOLDER / f"{name}.en.svg": ("card", "en"),
        FOLDER / f"{name}.pt-BR.svg": ("card", "pt-BR"),
        FOLDER / f"{name}.tile.svg": ("tile", "en"),
    }
