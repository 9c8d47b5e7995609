"""The playout policy: what any player is taken to answer when a position is played on in the head.

It looks only at the position it is given; an imagined one tells it nothing of the true cards.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.action import ACT, CARD, PLAYER, Action, Decision
from sixrealms.engine.level import level, total
from sixrealms.engine.state import State
from sixrealms.engine.traits import worlds
from sixrealms.players.valuation import realm_held, worth

#: Answers that leave everything as it is.
IDLE: Final = frozenset({"pass", "done", "decline", "stop", "keep"})
_MANY: Final = 99
#: So many cards of a hand come to a champion's help in a round.
HELPERS: Final = 2


def habit(s: State) -> Action:
    """The answer to the pending decision."""
    decision = s.pending
    assert decision is not None
    about = decision.about
    if about == "ask-combat":
        return in_combat(s, decision)
    if about == "ask-defend":
        return in_defence(s, decision)
    if about == "ask-next-attacker":
        return next_attacker(s, decision)
    if about == "ask-spoils":
        return with_spoils(s, decision)
    if decision.kind == ACT:
        return idle(decision)
    if decision.kind == CARD:
        return choice_of_card(s, decision)
    if decision.kind == PLAYER:
        return next((a for a in decision.options if a.number != decision.player), decision.options[0])
    return decision.options[0]


def idle(decision: Decision) -> Action:
    """Leave things as they are, if that can be had."""
    return next((action for action in decision.options if action.verb in IDLE), decision.options[-1])


def choice_of_card(s: State, decision: Decision, wanted: int = _MANY) -> Action:
    """What the others will miss most, and of the own what is missed least.

    `wanted`: how many more realms whoever chooses has a use for.
    """
    me = decision.player
    best, choice = 0.0, decision.options[0]
    realms = sum(s.kit.defs[s.defn[c]].type == "realm" for c in s.hand(me))
    for action in decision.options:
        if action.verb != "choose":
            continue
        d = s.kit.defs[s.defn[action.card]]
        in_hand = s.zone[action.card] == z.HAND
        points = realm_held(realms - 1, wanted) if in_hand and d.type == "realm" else worth(d)
        points = 100.0 - points if s.ctrl[action.card] == me else 200.0 + points
        if points > best:
            best, choice = points, action
    return choice


def with_spoils(s: State, decision: Decision) -> Action:
    """A realm is laid at once, as that may win the game; anything else is kept."""
    for action in decision.options:
        if action.verb == "play" and s.kit.defs[s.defn[action.card]].type == "realm":
            return action
    return idle(decision)


# -- combat ---------------------------------------------------------------------------------------------------------


def lacking(s: State, player: int) -> int:
    """Levels the losing player needs to be the winning one (ledger: combat.e.tie)."""
    battle = s.battle
    assert battle is not None
    attack, defence = total(s, battle.champion), total(s, battle.opponent)
    return defence - attack + 1 if player == battle.attacker else attack - defence


def in_combat(s: State, decision: Decision) -> Action:
    """The smallest card that turns the round, the largest if several together can, else nothing."""
    need = lacking(s, decision.player)
    known: dict[int, tuple[int, Action]] = {}
    idle = decision.options[-1]
    for action in decision.options:
        if action.verb == "play":
            plus = s.kit.defs[s.defn[action.card]].bonus
            if plus > 0:
                known.setdefault(action.card, (plus, action))
        elif action.verb in IDLE:
            idle = action
    enough = [entry for entry in known.values() if entry[0] >= need]
    if enough:
        return min(enough, key=lambda entry: entry[0])[1]
    if known and sum(plus for plus, _ in known.values()) >= need:
        return max(known.values(), key=lambda entry: entry[0])[1]
    return idle


def strength(s: State, champion: int, realm: int) -> int:
    """Level a champion of hand or pool would fight with over a realm: its own, what hangs on it, the world."""
    d = s.kit.defs[s.defn[champion]]
    own = level(s, champion) if s.zone[champion] == z.POOL else d.base_level
    amount = s.kit.ruleset.world_bonus
    if amount and d.champion and worlds(s, champion) & worlds(s, realm):
        own += amount
    return own


def reserve(s: State, player: int) -> int:
    """Levels the best few supporting cards of a hand may add."""
    defs, defn = s.kit.defs, s.defn
    plus = sorted((defs[defn[c]].bonus for c in s.hand(player) if defs[defn[c]].support), reverse=True)
    return sum(plus[:HELPERS])


def in_defence(s: State, decision: Decision) -> Action:
    """The weakest champion that should hold, if there is one."""
    battle = s.battle
    assert battle is not None
    attack = total(s, battle.champion) + reserve(s, battle.attacker) // 2
    help_at_hand = reserve(s, decision.player)
    holding: list[tuple[int, Action]] = []
    idle = decision.options[-1]
    for action in decision.options:
        if action.verb != "defend":
            idle = action
            continue
        own = strength(s, action.card, battle.target)
        if own + help_at_hand >= attack:
            holding.append((own, action))
    return min(holding, key=lambda entry: entry[0])[1] if holding else idle


def could_come(s: State, player: int) -> list[int]:
    """The champions of pool and hand that could come to the defence of a realm."""
    defs, defn = s.kit.defs, s.defn
    used = s.battle.used if s.battle is not None else ()
    return [c for c in (*s.pool(player), *s.hand(player)) if defs[defn[c]].champion and c not in used]


def best_defence(s: State, player: int, realm: int) -> int:
    """The strongest champion that could come to a realm's defence, -1 if there is none."""
    return max([-1, *(strength(s, champion, realm) for champion in could_come(s, player))])


def prospects(s: State, player: int, champion: int, realm: int) -> int:
    """By how much an attack should outweigh the best defence; negative: it should fail."""
    owner = s.ctrl[realm]
    attack = strength(s, champion, realm) + reserve(s, player)
    defence = best_defence(s, owner, realm)
    if defence < 0:
        return attack + 5
    return attack - defence - reserve(s, owner) // 2


def next_attacker(s: State, decision: Decision) -> Action:
    """The strongest champion if it should win, else the attack is over."""
    best, choice = 0, decision.options[-1]
    for action in decision.options:
        if action.verb == "attack":
            hope = prospects(s, decision.player, action.card, action.other)
            if hope > best:
                best, choice = hope, action
    return choice
