"""Write src/sixrealms/formats/formats.json from the CrossFire reference data: names, numbers and lists of cards.

Usage: python -m tools.import_formats /path/to/reference

What a format leaves free is left out: a group's usual entry is 0 to the deck's size with one copy. The long
descriptions of the source are left out too.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

TARGET: Final = Path(__file__).parent.parent / "src" / "sixrealms" / "formats" / "formats.json"
GROUPS: Final = {
    "types": "types",
    "rarities": "rarities",
    "sets": "sets",
    "worlds": "worlds",
    "digits": "last_digits",
}
_BEARERS: Final = {
    *("cleric", "hero", "monster", "psionicist", "regent", "thief", "wizard"),
    *("realm", "holding", "artifact"),
}


def deck_format(source: dict[str, Any]) -> dict[str, Any]:
    """One format of the data file."""
    size = source["totals"]["All"]["max"]
    found: dict[str, Any] = {
        "id": source["id"],
        "title": source["title"],
        "totals": {name: [entry["min"], entry["max"]] for name, entry in source["totals"].items()},
    }
    for group, theirs in GROUPS.items():
        special = {
            name: [entry["min"], entry["max"], entry["copies"]]
            for name, entry in source[theirs].items()
            if entry != {"min": 0, "max": size, "copies": 1}
        }
        if special:
            found[group] = special
    for name in ("banned", "allowed_cards", "allowed_types"):
        if source[name]:
            found[name] = source[name]
    return found


def logos(printings: list[dict[str, Any]]) -> dict[str, list[str]]:
    """The cards that have the logo of a world although their type belongs to none, or the other way round."""
    found: dict[str, list[str]] = {}
    for printing in printings:
        usual = "none" if printing["type"] not in _BEARERS else ""
        if printing["world"] == "blank" or (usual and printing["world"] != usual):
            found.setdefault(printing["world"], []).append(printing["id"])
    return dict(sorted(found.items()))


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main(reference: Path) -> None:
    """Read the formats and the printings of the reference folder."""
    formats = [deck_format(one) for one in json.loads((reference / "formats.json").read_text("utf-8"))]
    printings = [json.loads(line) for line in (reference / "printings.jsonl").read_text("utf-8").splitlines()]
    rows = ",\n".join(map(_line, formats))
    TARGET.write_text(f'{{"logos":{_line(logos(printings))},\n"formats":[\n{rows}\n]}}\n', "utf-8")
    print(f"{TARGET.name}: {len(formats)} formats")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
