"""Answers to questions that change nothing: what stands against an action, and everything about one card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.explain import why_card, why_not
from sixrealms.engine.level import Trace, level, total
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.messages.outgoing import Impossible, Looked, PromptOption, ReasonTold, Sum, SumStep
from sixrealms.server.refusal import Refused
from sixrealms.server.views.card_names import Watching
from sixrealms.telling.choices import label
from sixrealms.telling.explanations import printing_lines, reason_line
from sixrealms.telling.open_information import notes_on
from sixrealms.telling.refusal_text import waits_for
from sixrealms.telling.sums import step_text


def reasons_against(watching: Watching, wanted: Action) -> list[ReasonTold]:
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


def _told(watching: Watching, reasons: Sequence[Reason], action: Action) -> list[ReasonTold]:
    """The reasons against an action, each with the question to pass where nothing but the moment is wrong."""
    go_on = waits_for(watching, reasons, action)
    return [
        ReasonTold(
            rule=reason.rule,
            message=reason.message,
            card=watching.fog.number(reason.card),
            text=reason_line(watching, reason, action),
            go_on=go_on,
        )
        for reason in dict.fromkeys(reasons)
    ]


def looked(watching: Watching, number: int, *, asked: str = "", v: int = 0) -> Looked:
    """One card as this watcher may know it, with the sum of its level and what they can and cannot do with it: the
    answer to the message `asked`, of version `v` of the game.

    Refused, always in the same words, for a number that is no card they know.
    """
    s, fog = watching.state, watching.fog
    card = number
    if not 0 <= card < len(s.zone) or not fog.knows(card):
        raise Refused("hidden", "you do not know which card this is (gloss.hand)")
    d = s.kit.defs[s.defn[card]]
    in_play = s.zone[card] in z.IN_PLAY
    has_level = in_play and (d.champion or d.type == "ally")
    zone = watching.say(f"zone-{z.NAMES[s.zone[card]]}")
    return Looked(
        id=asked,
        v=v,
        card=number,
        printing=d.printing.id,
        name=watching.full(card),
        text=list(printing_lines(watching, d.printing)),
        where=watching.say("look-where", zone=zone, who=_holder(watching, card)),
        printed=d.printing.level,
        notes=list(notes_on(watching, card, s.ctrl[card])) if in_play else [],
        hanging=[fog.number(hung) for hung in s.on(card)],
        level=_sum(watching, card, level) if has_level else None,
        total=_sum(watching, card, total) if fights(s, card) else None,
        can=_can(watching, card),
        cannot=_cannot(watching, card),
    )


def _holder(watching: Watching, card: int) -> str:
    return watching.names[watching.state.ctrl[card]]


def fights(s: State, card: int) -> bool:
    """Whether this card heads one of the two sides of the battle."""
    return s.battle is not None and card in (s.battle.champion, s.battle.opponent) and s.zone[card] in z.IN_PLAY


def _sum(watching: Watching, card: int, number: Callable[[State, int, Trace], int]) -> Sum:
    """A level or total, with the steps it is the sum of."""
    trace: Trace = []
    now = number(watching.state, card, trace)
    steps = [
        SumStep(
            what=step.what,
            card=watching.fog.number(step.card),
            plus=step.after - step.before,
            after=step.after,
            text=step_text(watching, card, step),
        )
        for step in trace
    ]
    return Sum(now, steps)


def _can(watching: Watching, card: int) -> list[PromptOption]:
    """What the watcher can do with a card now."""
    fog, decision = watching.fog, watching.state.pending
    if fog.seat == SPECTATOR or decision is None or decision.player != fog.seat:
        return []
    offered = decision.options
    return [_action(watching, action) for action in offered if card in (action.card, fog.other_card(action))]


def _cannot(watching: Watching, card: int) -> list[Impossible]:
    """What the watcher cannot do with a card, with all that stands against it."""
    s, fog = watching.state, watching.fog
    if fog.seat == SPECTATOR:
        return []
    against: dict[tuple[str, ...], tuple[list[ReasonTold], list[Action]]] = {}
    for action, reasons in why_card(s, fog.seat, card):
        if reasons:
            why = _told(watching, reasons, action)
            against.setdefault(tuple(one.text for one in why), (why, []))[1].append(action)
    return [Impossible([_action(watching, action) for action in actions], why) for why, actions in against.values()]


def _action(watching: Watching, action: Action) -> PromptOption:
    return PromptOption(**watching.fog.action(action)._asdict(), label=label(watching, action))
