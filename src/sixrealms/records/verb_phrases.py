"""How each verb of an action is said, and which of the action's fields stand where in the line."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NamedTuple

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Use
from sixrealms.engine.action import Action
from sixrealms.engine.card_def import CAST, CardDef
from sixrealms.engine.state import State
from sixrealms.records.card_names import SEATS

# What a clause is about.
CARD: Final = "card"
OTHER: Final = "other"  # caster, bearer, realm, attacked realm
PLACE: Final = "place"
WAY: Final = "way"  # which way to play the card, counted from 1
POWER: Final = "power"  # which power of the card, counted from 1
NUMBER: Final = "number"
TEXT: Final = "text"


class Clause(NamedTuple):
    """One part of a line after the verb: a word, then either a card or plain text."""

    role: str
    word: str  # "" for what follows the verb directly
    card: int = -1
    text: str = ""


#: Every verb of `Action` with the words that say it; the first is written, all are read.
PHRASES: Final = MappingProxyType(
    {
        "pass": ("passes", "pass"),
        "done": ("is done", "done"),
        "yes": ("says yes", "yes"),
        "no": ("says no", "no"),
        "keep": ("keeps", "keep"),
        "return-to-pile": ("returns", "return"),
        "decline": ("declines", "decline"),
        "stop": ("stops", "stop"),
        "mulligan": ("calls a mulligan", "mulligan"),
        "play": ("plays", "play", "casts", "cast"),
        "use": ("uses", "use"),
        "answer": ("answers with", "answer with", "answers", "answer"),
        "attack": ("attacks", "attack"),
        "defend": ("defends with", "defend with", "defends", "defend"),
        "rebuild": ("rebuilds", "rebuild"),
        "seat": ("chooses player", "choose player"),
        "request": ("asks player", "ask player"),
        "place": ("chooses place", "choose place"),
        "mode": ("chooses option", "choose option"),
        "number": ("chooses number", "choose number"),
        "choose": ("chooses", "choose"),
        "name": ("names", "name"),
    }
)

#: Words that open a clause, and what it may be about.
WORDS: Final = MappingProxyType(
    {
        "on": (OTHER,), "by": (OTHER,), "beside": (OTHER,), "with": (CARD, OTHER), "about": (CARD,),
        "at": (PLACE,), "way": (WAY,), "power": (POWER,), "number": (NUMBER,), "saying": (TEXT,),
    }
)  # fmt: skip


def clauses(s: State, action: Action) -> list[Clause]:
    """The parts of an action in the order they are written; no two actions of a decision have the same."""
    verb = action.verb
    if verb == "attack":
        return [Clause(OTHER, "", action.other), Clause(CARD, "with", action.card)]
    found: list[Clause] = []
    number = Clause(NUMBER, "number", text=str(action.number)) if action.number >= 0 else None
    if verb in ("seat", "request"):
        found.append(Clause(NUMBER, "", text=SEATS[action.number]))
        number = None
    elif verb == "place":
        found.append(Clause(NUMBER, "", text=z.PLACES[action.number]))
        number = None
    elif verb == "mode":
        found.append(Clause(NUMBER, "", text=str(action.number + 1)))
        number = None
    elif verb == "number":
        found.append(Clause(NUMBER, "", text=str(action.number)))
        number = None
    elif verb == "name":
        found.append(Clause(TEXT, "", text=action.text))
    if action.card >= 0:
        found.append(Clause(CARD, "about" if found else "", action.card))
    d = s.kit.defs[s.defn[action.card]] if action.card >= 0 else None
    if d is not None and verb in ("play", "use", "answer"):
        number = _which(d, action)
    if action.other >= 0:
        found.append(_other(d, action))
    if number is not None:
        found.append(number)
    if action.text and verb != "name":
        found.append(Clause(TEXT, "saying", text=action.text))
    return found


def _other(d: CardDef | None, action: Action) -> Clause:
    """Where a realm goes; who casts a spell; whom an ally joins; what anything else is laid on."""
    if d is not None and action.verb == "play" and d.type == "realm":
        return Clause(PLACE, "at", text=z.PLACES[action.other])
    if d is not None and (d.type in CAST or action.verb == "answer"):
        return Clause(OTHER, "by", action.other)
    if d is not None and d.type == "ally" and action.verb == "play":
        return Clause(OTHER, "beside", action.other)
    return Clause(OTHER, "on", action.other)


def _which(d: CardDef, action: Action) -> Clause | None:
    """Which way of playing or which power, where the card has several."""
    kind = Use if action.verb == "use" else Answer
    known = d.ways
    if action.verb != "play":
        known = tuple(number for number, ability in enumerate(d.abilities) if isinstance(ability, kind))
    if action.number not in known:  # a power the card has only for now: its place among all abilities
        return Clause(NUMBER, "number", text=str(action.number)) if action.number >= 0 else None
    first = known[0] == action.number
    if action.verb == "play":
        return None if first else Clause(WAY, "way", text=str(known.index(action.number) + 1))
    return None if len(known) == 1 else Clause(POWER, "power", text=str(known.index(action.number) + 1))
