"""Write src/sixrealms/decks/data from the CrossFire reference data: titles, authors and card lists, no notes.

Usage: python -m tools.import_decks /path/to/reference
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent.parent / "src" / "sixrealms" / "decks" / "data"
AUTHORS: Final = {"SimonDorfman": "Simon Dorfman"}  # one author, two spellings in the source


def deck(source: dict[str, Any], deck_id: str) -> dict[str, Any]:
    """One deck of the data file."""
    author = source.get("author") or ""
    return {
        "id": deck_id,
        "title": source["title"],
        "author": AUTHORS.get(author, author),
        "format": source["format"],
        "cards": source["cards"],
        "considering": source.get("considering", []),
    }


def write(name: str, decks: list[dict[str, Any]]) -> None:
    """Write a data file, one deck per line."""
    lines = ",\n".join(json.dumps(d, ensure_ascii=False, separators=(",", ":")) for d in decks)
    (DATA / name).write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{name}: {len(decks)} decks")


def main(reference: Path) -> None:
    """Read both deck files of the reference folder."""
    DATA.mkdir(parents=True, exist_ok=True)
    starters = json.loads((reference / "starter_decks.json").read_text("utf-8"))
    write("starter.json", [deck(d, d["title"].rsplit(" ", 1)[1]) for d in starters])
    samples = json.loads((reference / "sample_decks.json").read_text("utf-8"))
    write("sample.json", [deck(d, d["id"]) for d in samples])


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
