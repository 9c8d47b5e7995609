"""A move somebody typed that is not possible: what they meant, and which rules stand against it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.combat_legality import available_champions
from sixrealms.engine.explain import why_card, why_not
from sixrealms.engine.reason import Reason
from sixrealms.records.card_names import SEATS
from sixrealms.records.move_match import readings, spoken_verbs
from sixrealms.telling.choices import label
from sixrealms.telling.explanations import cards_called, reason_lines
from sixrealms.telling.names import Naming

#: A number and a seat may stand before a move.
_BEFORE: Final = re.compile(rf"(?:\d+\.\s+)?(?:([{SEATS}{SEATS.lower()}])\s+)?(.*)")
#: The words after which a bearer, a caster or a champion stands.
_BESIDE: Final = ("on", "by", "beside", "with")


def against(naming: Naming, text: str) -> list[str]:
    """What stands against the move that is meant, in sentences with their rules.

    Nothing if the text is no move with cards the reader can see, or one they may make: then there is nothing to refuse.
    """
    before = _BEFORE.fullmatch(" ".join(text.split()))
    assert before is not None
    if before[1] and SEATS.index(before[1].upper()) != naming.reader:
        return []
    for verb, rest in sorted(spoken_verbs(before[2]), key=lambda said: len(said.rest)):
        for reading in sorted(readings(rest), key=len, reverse=True) if rest else ([],):  # names seldom hold such words
            said = dict(reading)
            meant = list(_meant(naming, verb, said.pop("", ""), said)) if len(said) == len(reading) else []
            if meant:
                return _told(naming, meant)
    return []


def _meant(naming: Naming, verb: str, what: str, more: Mapping[str, str]) -> Iterator[Action]:
    """The actions a verb and the names after it may mean."""
    if verb == "mulligan" and not what and not more:
        yield Action(verb)
    cards = cards_called(naming, what)[:1]
    if not cards or not _understood(naming, verb, more):
        return
    s, reader, card = naming.state, naming.reader, cards[0]
    others = [one for word, text in more.items() if word in _BESIDE for one in cards_called(naming, text)[:1]]
    if verb == "attack":
        for champion in others or available_champions(s, reader):
            yield Action(verb, champion, card)
    elif verb in ("defend", "rebuild", "choose"):
        yield Action(verb, card)
    elif verb == "play" and more:
        where = _where(naming, card, others[0] if others else -1, more.get("at", ""))
        for way in s.kit.defs[s.defn[card]].ways if where >= 0 else ():
            yield Action(verb, card, where, way)
    elif verb in ("play", "use", "answer"):
        tried = [action for action, _ in why_card(s, reader, card) if action.verb == verb]
        yield from tried or [Action(verb, card, -1, -1 if verb == "play" else 0)]


def _where(naming: Naming, card: int, other: int, place: str) -> int:
    """What a card is to be played on, by or beside: a realm is laid on a place of the reader, which may be said by the
    realm that lies there, and so the other way round. -1 for what is neither.
    """
    formation = naming.state.formation(naming.reader)
    at = z.PLACES.index(place.upper()) if place else formation.index(other) if other in formation else -1
    kind = naming.state.kit.defs[naming.state.defn[card]].type
    if kind == "realm" or not place:
        return at if kind == "realm" else other
    return formation[at] if kind == "holding" and at < len(formation) else -1


def _understood(naming: Naming, verb: str, more: Mapping[str, str]) -> bool:
    """Whether every clause after the card is one that belongs to the verb and names what there is."""
    allowed = {"attack": ("with",), "play": (*_BESIDE, "at"), "use": _BESIDE, "answer": _BESIDE}.get(verb, ())
    return len(more) < 2 and all(
        word in allowed and (text.upper() in z.PLACES if word == "at" else bool(cards_called(naming, text)))
        for word, text in more.items()
    )


def _told(naming: Naming, meant: list[Action]) -> list[str]:
    """The action that least stands against, and what does; nothing if one of them is possible."""
    tried: list[tuple[Action, list[Reason]]] = []
    for action in meant:
        reasons = why_not(naming.state, naming.reader, action)
        if not reasons:
            return []
        tried.append((action, reasons))
    action, reasons = min(tried, key=lambda one: len(one[1]))
    if any(reason.message == "not-an-option" for reason in reasons):  # says less than the moves that are nearest
        return []
    lines = [f"  {line}" for line in reason_lines(naming, reasons, action)]
    return [naming.say("why-impossible", what=label(naming, action)), *lines]
