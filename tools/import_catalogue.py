"""Write src/sixrealms/catalogue/data from the CrossFire reference data: facts only, never a printed text.

Usage: python -m tools.import_catalogue /path/to/reference

The reference holds `printings.jsonl`, `cards.jsonl`, `sets.json` and `suggested_corrections.json`. Printed
texts and bluelines are read to find out which designations the card itself shows, and texts for a word that a power
asks for; neither is written.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from sixrealms.catalogue.types_and_worlds import WORLD_BEARERS
from tools.catalogue_corrections import corrected
from tools.catalogue_pictures import PICTURED

DATA: Final = Path(__file__).parent.parent / "src" / "sixrealms" / "catalogue" / "data"

Row = dict[str, Any]

# The type line a text starts with: "Elf (drow). Flyer." Whole sentences made of these words designate.
DESIGNATIONS: Final = {
    "avatar": (),
    "beholder": ("Beholder",),
    "draconian": ("Draconian",),
    "dragon": ("Dragon",),
    "drow": ("Drow", "Elf"),
    "duergar": ("Duergar", "Dwarf"),
    "dwarf": ("Dwarf",),
    "dwarves": ("Dwarf",),
    "earthwalker": ("Earthwalker",),
    "earth-walker": ("Earthwalker",),
    "elf": ("Elf",),
    "elves": ("Elf",),
    "flyer": ("Flyer",),
    "flyers": ("Flyer",),
    "giant": ("Giant",),
    "gnome": ("Gnome",),
    "golem": ("Golem",),
    "half-elf": ("Half-Elf",),
    "halfling": ("Halfling",),
    "kender": ("Kender",),
    "kobold": ("Kobold",),
    "mul": ("Mul", "Dwarf"),
    "orc": ("Orc",),
    "spear": ("Spear", "Weapon"),
    "svirfneblin": ("Svirfneblin",),
    "swimmer": ("Swimmer",),
    "sword": ("Sword", "Weapon"),
    "undead": ("Undead",),
    "underdark": ("Underdark",),
    "vampire": ("Vampire",),
    "weapon": ("Weapon",),
    "werebeast": ("Werebeast",),
}
SIDES: Final = {"off": "Offensive", "def": "Defensive"}
TONES: Final = {"harmful": "Harmful", "helpful": "Helpful"}
OPPOSITE: Final = {
    "Offensive": "Defensive",
    "Defensive": "Offensive",
    "Harmful": "Helpful",
    "Helpful": "Harmful",
}

DEFAULTS: Final[Row] = {
    "chase": False,
    "level": "",
    "value": 0,
    "attack": 0,
    "defence": 0,
    "variable": False,
    "role": "",
    "deck_levels": 0,
    "world": "",
    "avatar": False,
    "attributes": [],
    "blueline": [],
    "unblued": [],
    "phases": [],
    "off_def": [],
    "uses": [],
    "copies": 1,
    "blank": False,
    "says_immune": False,
}

#: The two words a power can ask for on a card, as they stand there; the plural "immunities" is another word.
SAYS_IMMUNE: Final = re.compile(r"\b(?:immune|immunity)\b", re.IGNORECASE)


def designated(text: str) -> set[str]:
    """The attributes a text or blueline states by a sentence made of designations alone."""
    found: set[str] = set()
    for sentence in re.split(r"[.;]", re.sub(r"\((?:off|def|harmful|helpful)[^)]*\)", " ", text, flags=re.I)):
        words = re.findall(r"[a-z-]+", sentence.lower().replace(" and ", " ").replace("(", " ").replace(")", " "))
        if words and all(w in DESIGNATIONS for w in words):
            for word in words:
                found.update(DESIGNATIONS[word])
    return found


def marks(text: str) -> set[str]:
    """The notes (Off/4), (Def), (Harmful), (Helpful) of a text, as attributes."""
    found = {SIDES[m.lower()] for m in re.findall(r"\(\s*(off|def)\b", text, flags=re.I)}
    return found | {TONES[m.lower()] for m in re.findall(r"\(\s*(harmful|helpful)\b", text, flags=re.I)}


def blueline_only(printing: Row) -> tuple[set[str], set[str]]:
    """The attributes only the blueline gives, and those the blueline takes from the printed card.

    Coast, harmful or helpful, offensive or defensive are properties every card of the type has by the rules
    (`move.coast.definition`, `event.harmful-helpful`, `spell.offensive-defensive`), so a blueline that merely
    writes them down gives nothing new; one that contradicts the printed note does.
    """
    text, blueline, attributes = printing["text"], printing["blueline"], set(printing["attributes"])
    given = (designated(blueline) & attributes) - designated(text)
    printed = marks(text)
    swapped = {m for m in marks(blueline) & attributes if OPPOSITE[m] in printed and m not in printed}
    return given | swapped, {OPPOSITE[m] for m in swapped} - attributes


def row(printing: Row, wording: int, *, blank: bool, bears_world: bool) -> Row:
    """One line of data: the facts of a printing, fields with their usual value left out."""
    level = printing["level_parsed"]
    value = level["value"] or 0
    bonus = {"attacking": 0, "defending": 0}
    if level["kind"] == "bonus":
        split = {part["when"]: part["value"] for part in level["split"] or ()}
        bonus = {side: split.get(side, value) for side in bonus}
    given, taken = blueline_only(printing)
    pictured = [PICTURED[printing["card_id"]]] if printing["card_id"] in PICTURED else []
    full: Row = {
        "number": printing["number"],
        "card": printing["card_id"],
        "wording": wording,
        "name": printing["name"],
        "type": printing["type"],
        "printed": printing["printed_number"],
        "chase": printing["chase"],
        "rarity": printing["rarity"],
        "level": printing["level"],
        "value": value,
        "attack": bonus["attacking"],
        "defence": bonus["defending"],
        "variable": level["variable"],
        "role": printing["level_role"] or "",
        "deck_levels": printing["deck_levels"] or 0,
        "world": printing["world"] if bears_world and printing["world"] not in ("none", "blank") else "",
        "avatar": printing["avatar"],
        "attributes": sorted({*printing["attributes"], *pictured}),
        "blueline": sorted(given),
        "unblued": sorted(taken),
        "phases": printing["phases"],
        "off_def": printing["off_def"],
        "uses": sorted(printing["uses"]),
        "copies": printing["copies_per_deck"],
        "blank": blank,
        "says_immune": bool(SAYS_IMMUNE.search(printing["text"])),
    }
    return {k: v for k, v in full.items() if k not in DEFAULTS or v != DEFAULTS[k]}


def told_apart(cards: list[Row], phases: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, bool]]:
    """The number of every printing's wording and whether it is blank. The reference takes a note of other phases,
    (Off/4) against (Off/3/4/5), for the same wording; such printings do not play the same, so they get a number each.
    """
    found: dict[str, tuple[int, bool]] = {}
    for card in cards:
        numbers: dict[tuple[int, tuple[int, ...]], int] = {}
        taken = {variant["rules_key"] for variant in card["variants"]}
        for variant in card["variants"]:
            for printing_id in variant["printings"]:
                key = variant["rules_key"], phases[printing_id]
                if key not in numbers:
                    first = all(other != key[0] for other, _ in numbers)
                    numbers[key] = key[0] if first else max(taken) + 1
                    taken.add(numbers[key])
                found[printing_id] = (numbers[key], variant["blank"])
    return found


def read_lines(path: Path) -> list[Row]:
    """Every object of a file with one JSON object per line."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def main(reference: Path) -> None:
    """Read the reference folder, apply the accepted corrections, write one file per set."""
    by_set: dict[str, list[str]] = {}
    suggested = json.loads((reference / "suggested_corrections.json").read_text("utf-8"))
    printings = list(corrected(read_lines(reference / "printings.jsonl"), suggested))
    wording = told_apart(
        read_lines(reference / "cards.jsonl"), {line["id"]: tuple(sorted(line["phases"])) for line in printings}
    )
    for source in printings:
        key, blank = wording[source["id"]]
        line = row(source, key, blank=blank, bears_world=source["type"] in WORLD_BEARERS)
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        by_set.setdefault(source["set"], []).append(text)
    DATA.mkdir(parents=True, exist_ok=True)
    sets = []
    for entry in sorted(json.loads((reference / "sets.json").read_text("utf-8")), key=_order):
        if entry["id"] not in by_set:
            continue  # the foreign editions repeat English cards
        kind = "promotional" if entry["id"] == "PR" else entry["class"]
        sets.append({"id": entry["id"], "name": entry["name"], "kind": kind, "official": entry["official"]})
        lines = by_set[entry["id"]]
        (DATA / f"{entry['id']}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
        print(f"{entry['id']}: {len(lines)} printings")
    (DATA / "sets.json").write_text(json.dumps(sets, indent=1, ensure_ascii=False) + "\n", "utf-8")


def _order(entry: Row) -> int:
    """Release order; the foreign editions, which have none, come last."""
    order = entry.get("release_order")
    return 999 if order is None else int(order)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
