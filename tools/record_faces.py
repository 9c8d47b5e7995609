"""`python -m tools.record_faces`: draw again the card faces that the tests keep; look at each before committing it.

The shapes of the types are also copied to the web client, which shows them beside words, and the pairs of each set that
are most alike at a glance are written down (`sixrealms.faces.glance`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final

from sixrealms import catalogue
from sixrealms.faces import card_face, tile_face
from sixrealms.faces.glance import likest
from tests.faces.golden_cards import CARDS, FOLDER, files_of

GLYPHS: Final = Path(__file__).resolve().parent.parent / "client" / "src" / "look" / "glyphs.json"
CLOSEST: Final = FOLDER.parent / "closest.json"
#: Pairs of a set that are written down.
_PAIRS: Final = 3


def closest(found: Iterable[tuple[float, str, str]]) -> list[list[float | str]]:
    """The pairs that are most alike, as they are written down."""
    return [[round(far, 1), one, other] for far, one, other in sorted(found)[:_PAIRS]]


def main() -> None:
    """Write every file anew."""
    FOLDER.mkdir(exist_ok=True)
    for printing_id in CARDS:
        printing = catalogue.printing(printing_id)
        for path, (size, language) in files_of(printing_id).items():
            drawn = card_face(printing, language) if size == "card" else tile_face(printing)
            path.write_text(drawn + "\n", encoding="utf-8")
    GLYPHS.write_bytes(files("sixrealms.faces").joinpath("shapes", "glyphs.json").read_bytes())
    pairs = {
        one.id: closest(
            (far, a.id, b.id) for far, a, b in likest(p for p in catalogue.all_printings() if p.set == one.id)
        )
        for one in catalogue.sets()
    }
    lines = (f"  {json.dumps(name)}: {json.dumps(found)}" for name, found in pairs.items())
    CLOSEST.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"drawn: {len(CARDS)} cards in {FOLDER}")


if __name__ == "__main__":
    main()
