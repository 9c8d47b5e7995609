"""Invariants about what is offered: the list of options, the rules and the reasons are one thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixrealms import rulebook
from sixrealms.engine import explain
from sixrealms.engine.action import Action
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.rulebook.ledger_files import core_conflicts
from sixrealms.simulation.conceivable_moves import conceivable, offered_again
from sixrealms.simulation.invariants.position import CheckedPosition, at_leisure

#: What `explain` says when no rule stands against an action: in a list of refusals it means that the rules
#: would allow what is not offered.
_NO_REASON: Final = "not-an-option"


def offered_exactly_what_is_legal(p: CheckedPosition) -> Iterator[str]:
    """An action is among the options if and only if no rule stands against it."""
    s = at_leisure(p.now)
    decision = s.pending
    if decision is None:
        return
    options = frozenset(decision.options)
    for action, reasons in _judged(p):
        if action in options:
            if against := _against(s, action):
                yield f"{_told(s, action)} is offered although {against[0].message} ({against[0].rule})"
        elif all(reason.message == _NO_REASON for reason in reasons):
            yield f"{_told(s, action)} is legal at {decision.about} and not offered"


def refusals_cite_rules(p: CheckedPosition) -> Iterator[str]:
    """Every refusal names at least one statement of the ledger; what is offered is not refused."""
    s = at_leisure(p.now)
    decision = s.pending
    if decision is None:
        return
    options = frozenset(decision.options)
    for action, reasons in (
        *((option, explain.why_not(s, decision.player, option)) for option in options),
        *_judged(p),
    ):
        if bool(reasons) == (action in options):
            yield f"{_told(s, action)}: {len(reasons)} reasons against it, offered: {action in options}"
        for reason in reasons:
            if not rulebook.is_rule(reason.rule) and reason.rule not in core_conflicts():
                yield f"{reason.message} cites {reason.rule}, which is not in the ledger"


def _judged(p: CheckedPosition) -> list[tuple[Action, list[Reason]]]:
    """Everything conceivable with the reasons against it, found once for a position."""
    if p.judged is None:
        s = at_leisure(p.now)
        assert s.pending is not None
        player = s.pending.player
        p.judged = [(action, explain.why_not(s, player, action)) for action in conceivable(s)]
    return p.judged


def options_follow_from_the_position(p: CheckedPosition) -> Iterator[str]:
    """The options of a decision can be found again from the position alone."""
    s = at_leisure(p.now)
    again = offered_again(s)
    if again is None or s.pending is None:
        return
    gone, new = set(s.pending.options) - again, again - set(s.pending.options)
    if gone or new:
        told = [_told(s, action) for action in sorted(gone | new)]
        yield f"{s.pending.about} was {'offering' if gone else 'not offering'} {'; '.join(told)}"


def _against(s: State, action: Action) -> list[Reason]:
    """What the rules have against an action, judged without looking at the list of options."""
    decision = s.pending
    assert decision is not None
    s.pending = decision._replace(options=())
    found = explain.why_not(s, decision.player, action)
    s.pending = decision
    return [reason for reason in found if reason.message != _NO_REASON]


def _told(s: State, action: Action) -> str:
    cards = [s.name(card) for card in (action.card,) if 0 <= card < len(s.defn)]
    return f"{action.verb} {' '.join(cards)} (other {action.other}, number {action.number})"
