"""Why an action is not available: the same rules that enumerate, run to the end."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Use
from sixrealms.engine.action import ACT, Action
from sixrealms.engine.board import abilities_of
from sixrealms.engine.flow import mulligan
from sixrealms.engine.legal import answer_reasons, use_reasons
from sixrealms.engine.playing import DID_ATTACK, DID_REALM, play_reasons, ways_to_play
from sixrealms.engine.reach import attack_reasons, defend_reasons
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.users import users_for

_MOMENT = {
    "ask-phase-0": "0", "ask-phase-2": "2", "ask-phase-3": "3", "ask-phase-4": "4", "ask-phase-5": "5",
    "ask-combat": "combat", "ask-anytime": "any", "ask-spoils": "spoils", "ask-answer": "answer",
    "ask-copy": "entry",
}  # fmt: skip


def moment(s: State) -> str:
    """The moment of the pending decision, "" if it is not about acting."""
    return _MOMENT.get(s.pending.about, "") if s.pending is not None else ""


def why_not(s: State, player: int, action: Action) -> list[Reason]:
    """Every reason against an action; empty if and only if it is one of the player's options now."""
    if s.result is not None:
        return [Reason("victory.six-realms", "game-over")]
    pending = s.pending
    assert pending is not None
    if pending.player == player and action in pending.options:
        return []
    found: list[Reason] = []
    if pending.player != player:
        found.append(Reason("order.response-right", "not-your-decision"))
    at = moment(s) if pending.player == player else "any"
    if action.verb == "play":
        if pending.kind != ACT or at in ("", "answer"):
            found.append(Reason("counter.sequence-default", "answer-first"))
        found.extend(play_reasons(s, player, action.card, action.other, action.number, at or "any"))
    elif action.verb == "use":
        found.extend(use_reasons(s, player, action.card, action.number, at or "any"))
    elif action.verb == "answer":
        open_act = s.act(s.frames[-1][2]) if s.frames and s.frames[-1][0] == "window" else None
        if open_act is None:
            found.append(Reason("counter.next-card", "nothing-to-answer"))
        else:
            found.extend(answer_reasons(s, player, action.card, action.other, action.number, open_act))
    elif action.verb == "attack":
        found.extend(_attack(s, player, action))
    elif action.verb == "defend":
        found.extend(defend_reasons(s, player, action.card))
    elif action.verb == "rebuild":
        found.extend(_rebuild(s, player, action))
    elif action.verb == "mulligan":
        found.extend(mulligan.reasons(s, player))
    if not found:
        found.append(Reason("turn.sequence", "not-an-option", -1, action.verb))
    return found


def _attack(s: State, player: int, action: Action) -> list[Reason]:
    found = []
    if s.active != player or s.phase != 4:
        found.append(Reason("turn.phase4.one-realm", "not-phase-4"))
    elif s.battle is None and s.done & DID_ATTACK:
        found.append(Reason("turn.phase4.one-realm", "one-attack"))
    if s.battle is not None and action.other != s.battle.target:
        found.append(Reason("turn.phase4.no-switch", "no-switch"))
    found.extend(attack_reasons(s, player, action.card, action.other))
    return found


def _rebuild(s: State, player: int, action: Action) -> list[Reason]:
    found = []
    if s.active != player or s.phase != 2:
        found.append(Reason("rebuild.cost", "not-phase-2"))
    if s.done & DID_REALM:
        found.append(Reason("rebuild.one-per-turn", "one-realm"))
    if len(s.hand(player)) < 3:
        found.append(Reason("rebuild.cost", "three-cards"))
    if s.zone[action.card] != z.FORMATION or s.ctrl[action.card] != player or not s.flags[action.card] & z.RAZED:
        found.append(Reason("rebuild.cost", "not-your-razed-realm"))
    return found


def why_card(s: State, player: int, card: int) -> list[tuple[Action, list[Reason]]]:
    """Every way to play or use a card now with what stands against it, for `why CARD`."""
    at = moment(s) or "any"
    d = s.kit.defs[s.defn[card]]
    found = []
    if s.zone[card] == z.HAND:
        for way in ways_to_play(d):
            for other in users_for(s, player, card, d, way, at) or [-1]:
                action = Action("play", card, other, way)
                found.append((action, why_not(s, player, action)))
    else:
        for number, ability in enumerate(abilities_of(s, card)):
            if isinstance(ability, Use):
                action = Action("use", card, -1, number)
                found.append((action, why_not(s, player, action)))
    return found
