"""Answers to questions that change nothing: what stands against an action, and everything about one card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.explain import why_card, why_not
from sixrealms.engine.level import Step, Trace, level, total
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.refusal import Refused
from sixrealms.server.views.card_names import Watching
from sixrealms.telling.choices import label
from sixrealms.telling.explanations import printing_lines, reason_line
from sixrealms.telling.open_information import notes_on
from sixrealms.telling.refusal_values import waits_for
from sixrealms.telling.sums import step_text


def reasons_against(watching: Watching, wanted: Action) -> list[dict[str, Any]]:
    """What stands against an action with cards the watcher knows, numbered as on the wire; nothing is said about
    others. Empty if it is possible.
    """
    s, fog = watching.state, watching.fog
    decision = s.pending
    if decision is not None and decision.player == fog.seat and wanted in map(fog.action, decision.options):
        return []
    cards = range(len(s.zone))
    known = all(card == -1 or (card in cards and fog.number(card) == card) for card in (wanted.card, wanted.other))
    found: list[Reason] = []
    if fog.seat != SPECTATOR and known:
        try:
            found = why_not(s, fog.seat, wanted)
        except Exception:  # noqa: BLE001 - an action no table ever offered: there is nothing to say of it
            found = []
    return _told(watching, found or [Reason("turn.sequence", "not-an-option", -1, wanted.verb[:24])], wanted)


def _told(watching: Watching, reasons: Sequence[Reason], action: Action) -> list[dict[str, Any]]:
    """The reasons against an action, each with the question to pass where nothing but the moment is wrong."""
    go_on = waits_for(watching, reasons, action)
    return [
        {
            "rule": reason.rule,
            "message": reason.message,
            "card": watching.fog.number(reason.card),
            "text": reason_line(watching, reason, action),
            "go_on": go_on,
        }
        for reason in dict.fromkeys(reasons)
    ]


def looked(watching: Watching, number: int) -> dict[str, Any]:
    """One card as this watcher may know it, with the sum of its level and what he can and cannot do with it.

    Refused, always in the same words, for a number that is no card he knows.
    """
    s, fog = watching.state, watching.fog
    card = number
    if not 0 <= card < len(s.zone) or not fog.knows(card):
        raise Refused("hidden", "you do not know which card this is (gloss.hand)")
    d = s.kit.defs[s.defn[card]]
    in_play = s.zone[card] in z.IN_PLAY
    shown: dict[str, Any] = {
        "card": number,
        "printing": d.printing.id,
        "name": watching.full(card),
        "text": list(printing_lines(watching, d.printing)),
        "where": watching.say(
            "look-where", zone=watching.say(f"zone-{z.NAMES[s.zone[card]]}"), who=_holder(watching, card)
        ),
        "printed": d.printing.level,
        "notes": list(notes_on(watching, card, s.ctrl[card])) if in_play else [],
        "with": [fog.number(hung) for hung in s.on(card)],
        "level": None,
        "total": None,
    }
    if in_play and (d.champion or d.type == "ally"):
        trace: Trace = []
        shown["level"] = _sum(watching, card, level(s, card, trace), trace)
    if fights(s, card):
        trace = []
        shown["total"] = _sum(watching, card, total(s, card, trace), trace)
    return shown | _doable(watching, card)


def _holder(watching: Watching, card: int) -> str:
    return watching.names[watching.state.ctrl[card]]


def fights(s: State, card: int) -> bool:
    """Whether this card heads one of the two sides of the battle."""
    return s.battle is not None and card in (s.battle.champion, s.battle.opponent) and s.zone[card] in z.IN_PLAY


def _sum(watching: Watching, card: int, number: int, trace: Iterable[Step]) -> dict[str, Any]:
    steps = [
        {
            "what": step.what,
            "card": watching.fog.number(step.card),
            "plus": step.after - step.before,
            "after": step.after,
            "text": step_text(watching, card, step),
        }
        for step in trace
    ]
    return {"now": number, "sum": steps}


def _doable(watching: Watching, card: int) -> dict[str, Any]:
    """What the watcher can do with a card now, and what he cannot, with all that stands against it."""
    s, fog = watching.state, watching.fog
    if fog.seat == SPECTATOR:
        return {"can": [], "cannot": []}
    decision = s.pending
    mine = decision is not None and decision.player == fog.seat
    offered = decision.options if decision is not None and mine else ()
    can = [action for action in offered if card in (action.card, fog.other_card(action))]
    against: dict[tuple[str, ...], tuple[list[dict[str, Any]], list[Action]]] = {}
    for action, reasons in why_card(s, fog.seat, card):
        if reasons:
            why = _told(watching, reasons, action)
            against.setdefault(tuple(one["text"] for one in why), (why, []))[1].append(action)
    return {
        "can": [_action(watching, action) for action in can],
        "cannot": [
            {"actions": [_action(watching, action) for action in actions], "why": why}
            for why, actions in against.values()
        ],
    }


def _action(watching: Watching, action: Action) -> dict[str, Any]:
    return {**watching.fog.action(action)._asdict(), "label": label(watching, action)}
