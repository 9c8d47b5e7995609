"""Good sense: what somebody who knows the game well answers without trying anything out.

As the rules of thumb (`rules_of_thumb.py`), but with an eye for two things these miss. Only cards that a champion may
use help it in combat. And a realm falls only when nobody comes to its defence (ledger: battle.end.no-defence): whoever
has no champion that would hold sends the least of them where the attacker has nobody to send after.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.action import Action, Decision
from sixrealms.engine.card_users import may_use
from sixrealms.engine.level import level, total
from sixrealms.engine.state import State
from sixrealms.players.playout_policy import HELPERS, could_come, idle, strength
from sixrealms.players.rules_of_thumb import by_thumb

_SENT: Final = 3  # champions that an attack is thought of with
_UNDEFENDED: Final = -5.0  # what stands against an attack on a realm that nobody can defend


def by_good_sense(s: State) -> Action:
    """The answer to the pending decision; at least one option is there."""
    decision = s.pending
    assert decision is not None
    about = decision.about
    if about == "ask-defend":
        return defender(s, decision)
    if about == "ask-phase-4" or about == "ask-next-attacker":
        return attack(s, decision)
    return by_thumb(s)


def help_for(s: State, player: int, champion: int) -> int:
    """Levels that the best few cards of a player's hand may add to one champion."""
    defs, defn = s.kit.defs, s.defn
    plus = []
    for card in s.hand(player):
        d = defs[defn[card]]
        if d.support and d.bonus > 0 and (d.type == "ally" or may_use(s, champion, card)):
            plus.append(d.bonus)
    plus.sort(reverse=True)
    return sum(plus[:HELPERS])


def defender(s: State, decision: Decision) -> Action:
    """The weakest champion that holds whatever the attacker may add, else the strongest that should hold; else one to
    be lost for the realm, where that saves it; else none.
    """
    battle = s.battle
    assert battle is not None
    champion = battle.champion
    added = help_for(s, battle.attacker, champion)
    attacking = total(s, champion)
    holding: list[tuple[int, Action]] = []
    sure: list[tuple[int, Action]] = []
    others: list[tuple[int, Action]] = []
    for action in decision.options:
        if action.verb != "defend":
            continue
        alone = strength(s, action.card, battle.target)
        own = alone + help_for(s, decision.player, action.card)
        if own >= attacking + added:
            sure.append((alone, action))
        elif own >= attacking + added // 2:
            holding.append((own, action))
        elif action.card != battle.target:
            others.append((alone, action))
    if sure:
        return min(sure, key=lambda entry: entry[0])[1]
    if holding:
        return max(holding, key=lambda entry: entry[0])[1]
    if others and followers(s, battle.attacker, (*battle.used, champion)) < len(others):
        return min(others, key=lambda entry: entry[0])[1]
    return idle(decision)


def followers(s: State, player: int, used: tuple[int, ...]) -> int:
    """Champions of a pool that may still be sent after those that had their round."""
    return sum(c not in used for c in s.pool(player))


def attack(s: State, decision: Decision) -> Action:
    """The attack that should go best, if one should succeed; else none."""
    attacks = [action for action in decision.options if action.verb == "attack"]
    if not attacks:
        return idle(decision)
    best, choice = 0.0, idle(decision)
    player = decision.player
    levels = {c: _fighting(s, c) for c in {action.card for action in attacks}}
    sent = set(sorted(levels, key=lambda c: (-levels[c], c))[:_SENT])
    helped = {c: help_for(s, player, c) for c in sent}
    for action in attacks:
        if action.card not in sent:
            continue
        hope = strength(s, action.card, action.other) + helped[action.card] - resistance(s, action.other)
        if hope > best:
            best, choice = hope, action
    return choice


def resistance(s: State, realm: int) -> float:
    """The strength that would stand against an attack on a realm: the best champion of pool and hand with its help."""
    owner = s.ctrl[realm]
    coming = could_come(s, owner)
    return max([_UNDEFENDED, *(strength(s, one, realm) + help_for(s, owner, one) / 2 for one in coming)])


def _fighting(s: State, champion: int) -> int:
    return level(s, champion) if s.zone[champion] == z.POOL else s.kit.defs[s.defn[champion]].base_level
