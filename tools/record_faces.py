"""`python -m tools.record_faces`: draw again the card faces that the tests keep; look at each before committing it.

The shapes of the types are also copied to the web client, which shows them beside words.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from sixrealms import catalogue
from sixrealms.faces import card_face, tile_face
from tests.faces.golden_cards import CARDS, FOLDER, files_of

GLYPHS: Final = Path(__file__).resolve().parent.parent / "client" / "src" / "look" / "glyphs.json"


def main() -> None:
    """Write every file anew."""
    FOLDER.mkdir(exist_ok=True)
    for printing_id in CARDS:
        printing = catalogue.printing(printing_id)
        for path, (size, language) in files_of(printing_id).items():
            drawn = card_face(printing, language) if size == "card" else tile_face(printing)
            path.write_text(drawn + "\n", encoding="utf-8")
    GLYPHS.write_bytes(files("sixrealms.faces").joinpath("shapes", "glyphs.json").read_bytes())
    print(f"drawn: {len(CARDS)} cards in {FOLDER}")


if __name__ == "__main__":
    main()
