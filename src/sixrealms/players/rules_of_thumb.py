"""Rules of thumb: what somebody plays who looks at the table and does not think ahead.

They play whole turns: lay a realm, bring champions into the pool, hand them what they can bear, attack where that
should succeed, answer combat card by card. The novice lives by them, and the expert takes everybody to do so in games
played on in the head.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.action import Action, Decision
from sixrealms.engine.card_def import EQUIPMENT
from sixrealms.engine.level import level
from sixrealms.engine.state import State
from sixrealms.players.playout_policy import IDLE, best_defence, habit, idle, in_combat, in_defence, reserve, strength

#: What each kind of thing is first thought to be worth; leaving things as they are is worth nothing.
_REALM: Final = 60.0
_HOLDING: Final = 15.0
_REBUILDING: Final = 10.0
_CHAMPION: Final = 20.0
_EQUIPMENT: Final = 8.0
_FITTING: Final = 30.0  # what the situation asks for
_PAYMENT: Final = 5  # cards in hand from which somebody pays for an old realm
_UNKNOWN: Final = -4.0  # a card or power of which only trying out would say what it does
_TWO_STRONGEST: Final = 2


def by_thumb(s: State) -> Action:
    """The answer to the pending decision; at least one option is there."""
    decision = s.pending
    assert decision is not None
    about = decision.about
    if about == "ask-phase-4" or about == "ask-next-attacker":
        return best_attack(s, decision)[0]
    if about == "ask-phase-3" or about == "ask-phase-2":
        best, choice = 0.0, None
        for action in decision.options:
            points = first_impression(s, action)
            if points > best:
                best, choice = points, action
        return choice if choice is not None else idle(decision)
    return habit(s)


def first_impression(s: State, action: Action) -> float:
    """What laying, bringing forward or handing out something seems to be worth."""
    verb = action.verb
    if verb in IDLE:
        return 0.0
    if verb == "rebuild":
        return _REBUILDING if len(s.hand(s.ctrl[action.card])) >= _PAYMENT else _UNKNOWN
    if verb != "play":
        return _UNKNOWN
    d = s.kit.defs[s.defn[action.card]]
    if d.type == "realm":
        return _REALM
    if d.champion:
        return _CHAMPION + d.base_level
    if d.type == "holding":
        return _HOLDING
    if d.type in EQUIPMENT:
        return _EQUIPMENT + d.bonus + (0.1 * level(s, action.other) if action.other >= 0 else 0.0)
    return _UNKNOWN


def best_attack(s: State, decision: Decision) -> tuple[Action, float]:
    """The attack that should outweigh the best defence by most, and by how much; to leave it where none should."""
    best, choice = 0.0, idle(decision)
    for action, hope in hopes(s, decision):
        if hope > best:
            best, choice = hope, action
    return choice, best


def hopes(s: State, decision: Decision) -> list[tuple[Action, float]]:
    """By how much each attack with one of the strongest champions should outweigh the best defence."""
    attacks = [action for action in decision.options if action.verb == "attack"]
    if not attacks:
        return []
    player = decision.player
    helped = reserve(s, player)
    levels = {c: _fighting(s, c) for c in {action.card for action in attacks}}
    sent = set(sorted(levels, key=lambda c: (-levels[c], c))[:_TWO_STRONGEST])
    defences: dict[int, float] = {}
    found = []
    for action in attacks:
        if action.card not in sent:
            continue
        realm = action.other
        if realm not in defences:
            owner = s.ctrl[realm]
            defence = best_defence(s, owner, realm)
            defences[realm] = -5.0 if defence < 0 else defence + reserve(s, owner) / 2
        found.append((action, strength(s, action.card, realm) + helped - defences[realm]))
    return found


def _fighting(s: State, champion: int) -> int:
    return level(s, champion) if s.zone[champion] == z.POOL else s.kit.defs[s.defn[champion]].base_level


def impressions(s: State, decision: Decision) -> list[float]:
    """What each option of the decision seems to be worth, in their order."""
    about = decision.about
    if about == "ask-phase-4" or about == "ask-next-attacker":
        attacks = dict(hopes(s, decision))
        return [attacks.get(action, 0.0 if action.verb in IDLE else _UNKNOWN) for action in decision.options]
    if about.startswith("ask-phase"):
        return [first_impression(s, action) for action in decision.options]
    fitting = in_combat(s, decision) if about == "ask-combat" else None
    if about == "ask-defend":
        fitting = in_defence(s, decision)
    if fitting is None:
        fitting = habit(s)
    return [_FITTING if action == fitting else 0.0 if action.verb in IDLE else _UNKNOWN for action in decision.options]
