"""What a scenario file may hold, as a JSON Schema: the one description that files are checked against.

`python -m sixrealms.scenarios.schema` writes it; docs/scenario.schema.json is that output, for editors.
"""

from __future__ import annotations

import json
from typing import Any, Final

from sixrealms import rulesets
from sixrealms.catalogue import WORLDS, sets
from sixrealms.engine import zones as z
from sixrealms.scenarios.memory import COUNTED, DONE
from sixrealms.scenarios.objects import SEATS
from sixrealms.scenarios.position import STANDS

#: Longest list of anything; a game has at most eight decks of 110 cards.
MANY: Final = 1000
#: Longest text of a name, a step or a remark.
LONG: Final = 500

_SEAT: Final[dict[str, Any]] = {"enum": list(SEATS)}
_TEXT: Final[dict[str, Any]] = {"type": "string", "minLength": 1, "maxLength": LONG}
_CARD: Final[dict[str, Any]] = {"$ref": "#/$defs/card"}
_NUMBER: Final[dict[str, Any]] = {"type": "integer", "minimum": -999, "maximum": 999}
_FEW: Final[dict[str, Any]] = {"type": "integer", "minimum": 0, "maximum": 99}
_COUNT: Final[dict[str, Any]] = {"type": "integer", "minimum": 0, "maximum": 200}


def _object(properties: dict[str, Any], required: tuple[str, ...] = (), says: str = "") -> dict[str, Any]:
    made: dict[str, Any] = {"type": "object", "properties": properties, "additionalProperties": False}
    if required:
        made["required"] = list(required)
    if says:
        made["description"] = says
    return made


def _list(items: dict[str, Any], says: str = "", least: int = 0) -> dict[str, Any]:
    made: dict[str, Any] = {"type": "array", "items": items, "maxItems": MANY}
    if least:
        made["minItems"] = least
    if says:
        made["description"] = says
    return made


def _by_name(values: dict[str, Any], says: str) -> dict[str, Any]:
    return {
        "type": "object",
        "additionalProperties": values,
        "maxProperties": MANY,
        "minProperties": 1,
        "description": says,
    }


def _one_or_list(item: dict[str, Any], says: str = "") -> dict[str, Any]:
    made: dict[str, Any] = {"anyOf": [item, _list(item, least=1)]}
    if says:
        made["description"] = says
    return made


_LAID: Final = _list({"anyOf": [_CARD, {**_COUNT, "description": "that many fillers"}]})
_PILE: Final = {**_LAID, "description": "top card first; left out, it holds twelve fillers"}

_SEAT_POSITION: Final = _object(
    {
        "formation": {
            "type": "object",
            "properties": dict.fromkeys(z.PLACES, _CARD),
            "additionalProperties": False,
            "description": "realms by place",
        },
        "pool": _list(_CARD, "champions with what hangs on them"),
        "hand": _LAID,
        "draw": _PILE,
        "discard": _LAID,
        "limbo": _list(_CARD, "champions, with (2 turns) left if not one"),
        "abyss": _list(_CARD),
        "void": _list(_CARD),
        "table": _list(_CARD, "rule cards, events and spells that last, a dungeon card that has entered"),
        "dungeon": _TEXT,
        "outside": _list(_CARD),
        "score": {"type": "integer", "minimum": 0, "maximum": 99},
        "credit": _list(_TEXT, "razed realms of others that bear this player's marker"),
        "realms": _list(_TEXT, "the realm deck, before it is laid"),
        "mulligans": {**_FEW, "description": "mulligans called one after the other"},
        "turns_lost": {**_FEW, "description": "turns lost so far"},
        "turns_to_lose": {**_FEW, "description": "turns still to be lost"},
        "realm_laid": {"type": "boolean", "description": "has had a realm in the formation in this game"},
        "realm_offered": {"type": "boolean", "description": "could have laid a realm in this game"},
    },
    says="what lies with one seat",
)

_EFFECT: Final = _object(
    {
        "card": {**_TEXT, "description": "the card whose effect goes on"},
        "number": {"type": "integer", "minimum": 1, "maximum": 20, "description": "which of its lasting effects"},
        "by": {**_SEAT, "description": "who played it; left out, its owner"},
        "user": {**_TEXT, "description": "the caster or bearer"},
        "chosen": _by_name(
            {"anyOf": [_TEXT, {"type": "integer"}, _list(_TEXT, least=1)]},
            "what was chosen, by the name the power uses (target, targets ...): cards, `player B`, a number",
        ),
    },
    ("card",),
)

_EXPECT: Final[dict[str, Any]] = _object(
    {
        "zones": _by_name(_TEXT, 'where cards are: "discard", "B pool", "on Drizzt Do\'Urden"'),
        "razed": _one_or_list(_TEXT),
        "standing": _one_or_list(_TEXT),
        "bases": _by_name(_NUMBER, "base levels"),
        "levels": _by_name(_NUMBER, "levels with attachments and powers, without allies"),
        "totals": _by_name(_NUMBER, "adjusted totals of the fighting sides"),
        "traces": _by_name(_list(_TEXT), 'how levels come about: ["+4 base", "+3 world"]'),
        "places": _by_name(_TEXT, 'places of realms: C, or "B C" for the formation of that seat'),
        "order": _by_name(_list(_TEXT, least=1), 'how a pile begins, top card first: "A draw": [Miles, Zadoc]'),
        "notes": _by_name(_one_or_list(_TEXT), 'notes of cards as in the position: turned, "not used"'),
        "effects": _by_name(_COUNT, "how many lasting effects of a card are under way"),
        **{what: _by_name(_NUMBER, f"{what.replace('_', ' ')}, by seat") for what in COUNTED},
        "done": _list({"enum": list(DONE)}, "exactly what the active player has done this turn"),
        "owed": _list(_SEAT, "whose turns come before the order of play goes on"),
        "types": _by_name(_TEXT, "card types as they count now"),
        "kinds": _by_name(_one_or_list(_TEXT), 'races and movement a card has now; "not Flyer" for one it has not'),
        "worlds": _by_name(_list({"enum": sorted(WORLDS)}), "worlds a card counts for now"),
        "counts": _by_name(_COUNT, 'how many cards: "A hand": 5'),
        "contents": _by_name(_list(_TEXT), 'exactly which cards: "A hand": [War Party, filler]'),
        "decides": _SEAT,
        "asked": {**_TEXT, "description": "the question that is put, by its message id: ask-combat"},
        "offered": _list(_TEXT, "exactly the cards that are offered"),
        "legal": _one_or_list(_TEXT, "lines that are possible now"),
        "illegal": _one_or_list(_TEXT, "lines that are not"),
        "phase": {"type": "integer", "minimum": 0, "maximum": 6},
        "turn_of": _SEAT,
        "winner": {"type": "string", "pattern": "^([A-H]+|none)$", "description": "seats that won, or none yet"},
        "elsewhere": {
            "enum": ["unchanged", "ignored"],
            "description": "cards that nothing in the file names must lie as they did; only at the end",
        },
    },
    says="facts about the position; every one that is not so is reported",
)

_EXPECT["minProperties"] = 1

_STEP: Final[dict[str, Any]] = {
    "anyOf": [
        {**_TEXT, "description": "a move in the notation: A attacks Thay with Drizzt Do'Urden"},
        _object({"expect": {"$ref": "#/$defs/expect"}}, ("expect",), "facts in the middle"),
        _object(
            {"refused": _TEXT, "because": _one_or_list(_TEXT, "rule or message ids: all the reasons there are")},
            ("refused",),
            "a line that is not possible, and why",
        ),
    ]
}

SCHEMA: Final[dict[str, Any]] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Six Realms scenario",
    **_object(
        {
            "title": {**_TEXT, "description": "what the scenario shows"},
            "question": {"type": "string", "maxLength": 20 * LONG},
            "answer": {"type": "string", "maxLength": 20 * LONG},
            "rules": _list(_TEXT, "ids of the rules it proves"),
            "ruleset": {"enum": list(rulesets.RULESETS)},
            "size": {"enum": sorted({size for one in rulesets.RULESETS.values() for size in one.sizes})},
            "options": {"type": "object", "additionalProperties": {"type": "string"}, "maxProperties": 100},
            "edition": {"enum": [one.id for one in sets()], "description": "whose printing a bare name means"},
            "seed": {"type": "integer", "minimum": 0, "maximum": 2**63 - 1},
            "seats": {
                "type": "object",
                "properties": {seat: {"$ref": "#/$defs/seat"} for seat in SEATS},
                "additionalProperties": False,
                "minProperties": 2,
            },
            "active": _SEAT,
            "phase": {"enum": list(STANDS)},
            "turn": {"type": "integer", "minimum": 1, "maximum": 100_000},
            "taken": {
                "anyOf": [
                    {"type": "integer", "minimum": 0, "maximum": 10_000},
                    _by_name({"type": "integer", "minimum": 0, "maximum": 10_000}, "by seat"),
                ],
                "description": "real turns every seat has begun",
            },
            "done": _list({"enum": list(DONE)}, "what the active player has done this turn"),
            "granted_by": {**_TEXT, "description": "the card that has granted this turn, if it is an extra one"},
            "owed": _list(_TEXT, "turns that come before the order of play goes on: A, A by Wish"),
            "effects": _list({"$ref": "#/$defs/effect"}, "effects that are running"),
            "windows": {"enum": ["ask", "pass"], "description": "pass: unscripted windows are passed by themselves"},
            "unenforced": {"anyOf": [{"const": "allow"}, _list(_TEXT)]},
            "seats_stay": {**_TEXT, "description": "why the scenario is not also played with the seats moved on"},
            "steps": _list({"$ref": "#/$defs/step"}),
            "expect": {"$ref": "#/$defs/expect"},
        },
        ("title", "seats", "expect"),
    ),
    "$defs": {
        "card": {
            "anyOf": [
                {**_TEXT, "description": "Name, set/number or Name [set/number], (notes), + what hangs on it"},
                _object({"card": _TEXT, "with": _list({"$ref": "#/$defs/card"})}, ("card",)),
            ]
        },
        "seat": _SEAT_POSITION,
        "effect": _EFFECT,
        "step": _STEP,
        "expect": _EXPECT,
    },
}


def written() -> str:
    """The schema as it stands in docs/scenario.schema.json."""
    return json.dumps(SCHEMA, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    import sys

    sys.stdout.write(written())
