"""Why an action is not available: the same rules that enumerate, run to the end."""

from __future__ import annotations

from collections.abc import Iterator

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Play, Use
from sixrealms.engine.action import ACT, CARD, Action
from sixrealms.engine.aid import contribution_reasons, request_reasons, uninvited
from sixrealms.engine.board import abilities_of
from sixrealms.engine.card_def import CAST
from sixrealms.engine.choice_reasons import choice_reasons, shields
from sixrealms.engine.combat_legality import attack_reasons, defend_reasons, turn_reasons
from sixrealms.engine.combatants import combatant
from sixrealms.engine.flow import mulligan
from sixrealms.engine.flow.window import calms, must_wait
from sixrealms.engine.once_a_turn import DID_ATTACK, DID_REALM
from sixrealms.engine.placement import casters, rebuilding_reasons, users_for
from sixrealms.engine.playable import play_reasons
from sixrealms.engine.power import Context
from sixrealms.engine.power_uses import answer_reasons, use_reasons
from sixrealms.engine.reason import Reason
from sixrealms.engine.rebuild_cost import rebuild_price
from sixrealms.engine.state import State
from sixrealms.engine.unoffered import unoffered
from sixrealms.engine.view import lies_open

_MOMENT = {
    "ask-phase-0": "0", "ask-phase-2": "2", "ask-phase-3": "3", "ask-phase-4": "4", "ask-phase-5": "5",
    "ask-combat": "combat", "ask-anytime": "any", "ask-spoils": "spoils", "ask-answer": "answer",
    "ask-copy": "entry", "ask-aid": "combat", "ask-combat-covered": "combat",
}  # fmt: skip

#: Questions that ask for one card that averts something.
_RESCUE = ("ask-instant", "ask-wall")

_OF_A_CARD = frozenset({"play", "use", "answer", "attack", "defend", "rebuild"})


def moment(s: State) -> str:
    """The moment of the pending decision, "" if it is not about acting."""
    return _MOMENT.get(s.pending.about, "") if s.pending is not None else ""


def why_not(s: State, player: int, action: Action) -> list[Reason]:
    """Every reason against an action; empty if and only if it is one of the player's options now.

    Nothing is said that the player cannot know: about a card hidden from them they learn only that it is hidden.
    """
    if s.result is not None:
        return [Reason("victory.six-realms", "game-over")]
    pending = s.pending
    assert pending is not None
    if pending.player == player and action in pending.options:
        return []
    found: list[Reason] = []
    if pending.player != player:
        found.append(Reason("order.response-right", "not-your-decision"))
    if not _conceivable(s, player, action):
        return [*found, Reason("turn.sequence", "not-an-option", -1, action.verb)]
    if action.verb != "play" and _hidden(s, player, action.card):
        return [*found, Reason("gloss.hand", "hidden-card")]
    at = moment(s) if pending.player == player else "any"
    if pending.player == player and pending.about in _RESCUE and action.verb in ("play", "use"):
        at = "combat"
        rule = "instant.must-change-condition" if pending.about == "ask-instant" else "wall.one-answer"
        found.append(Reason(rule, "averts-nothing", action.card))
    if pending.player == player and pending.about == "ask-anytime" and must_wait(s, action):
        found.append(Reason("counter.sequence-default", "draws-first"))
    if _asked_for_help(s, player):
        found.extend(_aid(s, player, action))
    elif action.verb == "play":
        if uninvited(s, player, action):
            found.append(Reason("option.aiding.invitation-only", "not-invited"))
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
            if not found and s.frames[-1][4] and not calms(s, action):
                found.append(Reason("pause.clockwise", "passed-already", action.card))
    elif action.verb == "attack":
        found.extend(_attack(s, player, action))
    elif action.verb == "defend":
        found.extend(defend_reasons(s, player, action.card))
    elif action.verb == "rebuild":
        found.extend(_rebuild(s, player, action))
    elif action.verb == "request":
        found.extend(request_reasons(s, player, action.number))
    elif action.verb == "mulligan":
        found.extend(mulligan.reasons(s, player))
    elif pending.player == player and pending.kind != ACT:
        by_question = unoffered(s, pending, action)
        found.extend(choice_reasons(s, pending, action) if by_question is None else [by_question])
    found.extend(_shields(s, player, action, found))
    if not found:
        found.append(unoffered(s, pending, action) or Reason("turn.sequence", "not-an-option", -1, action.verb))
    return found


def _asked_for_help(s: State, player: int) -> bool:
    return s.pending is not None and s.pending.player == player and s.pending.about == "ask-aid"


def _aid(s: State, player: int, action: Action) -> list[Reason]:
    if action.verb != "play":
        return [Reason("option.aiding.scope", "cannot-be-lent")]
    return contribution_reasons(s, player, s.frames[-1][2], action)


def _attack(s: State, player: int, action: Action) -> list[Reason]:
    found = []
    if s.active != player or s.phase != 4:
        found.append(Reason("turn.phase4.one-realm", "not-phase-4"))
    elif s.battle is None and s.done & DID_ATTACK:
        found.append(Reason("turn.phase4.one-realm", "one-attack"))
    found.extend(turn_reasons(s, player))
    if s.battle is not None and action.other != s.battle.target:
        found.append(Reason("turn.phase4.no-switch", "no-switch"))
    alone = s.frames[-1][2:] if s.pending is not None and s.pending.about == "ask-next-attacker" else ()
    if alone and action.card not in alone:
        found.append(Reason("battle.end.attacker-defeated", "goes-on-alone", alone[0]))
    found.extend(attack_reasons(s, player, action.card, action.other))
    return found


def _rebuild(s: State, player: int, action: Action) -> list[Reason]:
    found = []
    if s.active != player or s.phase != 2:
        found.append(Reason("rebuild.cost", "not-phase-2"))
    if s.done & DID_REALM:
        found.append(Reason("rebuild.one-per-turn", "one-realm"))
    if len(s.hand(player)) < rebuild_price(s, action.card):
        found.append(Reason("rebuild.cost", "three-cards", action.card))
    if s.zone[action.card] != z.FORMATION or s.ctrl[action.card] != player or not s.flags[action.card] & z.RAZED:
        found.append(Reason("rebuild.cost", "not-your-razed-realm"))
    return [*found, *rebuilding_reasons(s, player)]


def _conceivable(s: State, player: int, action: Action) -> bool:
    """Whether the action speaks of cards of this game and of a way its card can be played in."""
    if not (-1 <= action.card < len(s.zone) and -1 <= action.other < len(s.zone)):
        return False
    if action.verb in _OF_A_CARD and action.card < 0:
        return False
    if action.verb == "attack" and action.other < 0:
        return False
    if action.verb == "request" and not 0 <= action.number < s.n:
        return False
    held = action.verb == "play" and action.card in s.hand(player)
    return not held or action.number in s.kit.defs[s.defn[action.card]].way_play


def _hidden(s: State, player: int, card: int) -> bool:
    """Whether the player cannot know which card this is."""
    return 0 <= card < len(s.zone) and not s.seen[card] >> player & 1 and not lies_open(s, card)


def _shields(s: State, player: int, action: Action, found: list[Reason]) -> list[Reason]:
    """Beside "it has no target": the immunities without which there would be one."""
    if not any(reason.message == "no-target" for reason in found):
        return []
    abilities = s.kit.defs[s.defn[action.card]].abilities if action.verb == "play" else abilities_of(s, action.card)
    ability = abilities[action.number] if 0 <= action.number < len(abilities) else None
    if not isinstance(ability, Play | Use | Answer):
        return []
    user = s.host[action.card] if action.verb == "use" else action.other
    answered = (("answered", s.frames[-1][2]),) if action.verb == "answer" else ()
    return shields(s, ability.targets, Context(action.card, player, user if user >= 0 else action.card, -1, answered))


def why_card(s: State, player: int, card: int) -> list[tuple[Action, list[Reason]]]:
    """Everything `player` could want to do with a card now, each with what stands against it: choose it, play or use
    it, answer with it what was announced, attack or defend with it, attack or rebuild it. Empty for a card they can do
    nothing with where it lies, or cannot know.
    """
    if _hidden(s, player, card):
        return []
    asked = s.pending is not None and s.pending.player == player and s.pending.kind == CARD
    chosen = [Action("choose", card)] if asked else []
    found = [*chosen, *_answers(s, player, card), *_plays_and_uses(s, player, card), *_fights(s, player, card)]
    return [(action, why_not(s, player, action)) for action in found]


def _plays_and_uses(s: State, player: int, card: int) -> Iterator[Action]:
    at = moment(s) or "any"
    d = s.kit.defs[s.defn[card]]
    fighter = combatant(s, s.frames[-1][2]) if _asked_for_help(s, player) else -1
    if card in s.hand(player) or (s.zone[card] == z.DUNGEON and s.owner[card] == player):
        for way in d.ways:
            lends = fighter >= 0 and d.type != "realm"  # for a realm the other number is a place, and nobody lends one
            for other in [fighter] if lends else users_for(s, player, card, d, way, at) or [-1]:
                yield Action("play", card, other, way)
    elif s.ctrl[card] == player:
        for number, ability in enumerate(abilities_of(s, card)):
            if isinstance(ability, Use):
                yield Action("use", card, -1, number)


def _answers(s: State, player: int, card: int) -> Iterator[Action]:
    """What a card can stop or turn, while somebody is asked whether they answer what was announced."""
    if not s.frames or s.frames[-1][0] != "window":
        return
    held = card in s.hand(player)
    if not held and (s.ctrl[card] != player or s.zone[card] not in z.IN_PLAY):
        return
    d = s.kit.defs[s.defn[card]]
    for number, ability in enumerate(d.abilities if held else abilities_of(s, card)):
        if isinstance(ability, Answer) and (held or ability.zone != "hand"):
            users = casters(s, player, "any") if held and d.type in CAST else []
            for user in users or [-1]:
                yield Action("answer", card, user, number)


def _fights(s: State, player: int, card: int) -> Iterator[Action]:
    mine = s.ctrl[card] == player
    held = s.hand(player)
    defs, defn, battle = s.kit.defs, s.defn, s.battle
    if (card in held and defs[defn[card]].champion) or (mine and s.zone[card] == z.POOL):
        if battle is not None and battle.defender == player:
            yield Action("defend", card)
        elif battle is not None:
            yield Action("attack", card, battle.target)
        else:
            yield from (Action("attack", card, realm) for seat in s.seats_after(player) for realm in s.realms(seat))
    if s.zone[card] == z.FORMATION:
        if mine and s.flags[card] & z.RAZED:
            yield Action("rebuild", card)
        elif not mine:
            for fighter in (*s.pool(player), *(c for c in held if defs[defn[c]].champion)):
                yield Action("attack", fighter, card)
