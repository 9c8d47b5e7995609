"""Which suggested corrections of the CrossFire data are taken over. Reasons: docs/catalogue.md."""

from __future__ import annotations

from typing import Any, Final

Row = dict[str, Any]

REJECTED: Final = {
    # The icon of the card does show a 5; a number without a use is still the card's number
    # (card.level.icon-number), as on 4th/509, IQ/7 and IQ/9, for which no correction is suggested.
    ("3rd/142", "level"),
}
NO_FACT: Final = {"text"}  # typing errors in printed texts, which this catalogue does not hold

# A level that is corrected changes its decoded parts too.
LEVELS: Final[dict[str, Row]] = {
    "4th/514": {"kind": "bonus", "value": 3, "variable": False, "split": None},
    "CQ/72": {"kind": "level", "value": 7, "variable": False, "split": None},
    "3rd/127": {"kind": "level", "value": 0, "variable": False, "split": None},
}
ROLES: Final = {
    "4th/514": "ally_or_bonus",
    "CQ/72": "realm_champion_level",
    "3rd/127": "realm_champion_level",
}
# The tournament rules name this printing as one that may stand several times in a deck (deck.unique); the reference,
# which has no such sentence for it, suggests no correction.
NO_LIMIT: Final = frozenset({"3rd/329"})
SIDE_ATTRIBUTE: Final = {"off": "Offensive", "def": "Defensive"}


def corrected(printings: list[Row], suggested: list[Row]) -> list[Row]:
    """The printings with the accepted corrections; ValueError if a correction no longer fits its source."""
    by_id = {p["id"]: p for p in printings}
    for patch in suggested:
        key, field = patch["id"], patch["field"]
        if field in NO_FACT or (key, field) in REJECTED:
            continue
        target = by_id[key]
        if target[field] != patch["from"]:
            raise ValueError(f"{key} {field}: expected {patch['from']!r}, found {target[field]!r}")
        target[field] = patch["to"]
        if field == "level":
            target["level_parsed"] = LEVELS[key]
            target["level_role"] = ROLES[key]
        if field == "off_def":
            sides = {SIDE_ATTRIBUTE[side] for side in patch["to"]}
            target["attributes"] = sorted(set(target["attributes"]) | sides)
    for key in NO_LIMIT & by_id.keys():
        by_id[key]["copies_per_deck"] = None
    return printings
