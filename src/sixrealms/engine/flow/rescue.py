"""The one card that may avert an instant defeat or carry a champion across a wall.

Ledger: instant.one-card-chance, instant.must-change-condition, instant.not-the-cause, instant.events-help,
wall.one-answer.
"""

from __future__ import annotations

from sixrealms.engine.action import Action
from sixrealms.engine.board import abilities_of
from sixrealms.engine.immunity import shielded
from sixrealms.engine.placement import users_for
from sixrealms.engine.playable import play_reasons
from sixrealms.engine.power import Cards, Context, Node
from sixrealms.engine.power_uses import uses
from sixrealms.engine.state import State
from sixrealms.engine.statics import Immunity


def options(s: State, player: int, reads: frozenset[str], cause: int, *, wall: bool = False) -> list[Action]:
    """Plays and powers whose effect changes what the condition reads (type, movement, level, immunity ...).

    What would only strike the cause is left out, and so is a mere level bonus unless levels are the condition. Where
    the rules let events go after the cause, those that can take it away are among them (instant.remedies-attached).
    """
    found = []
    defs, defn = s.kit.defs, s.defn
    changes = reads | {"immunity"} if s.kit.ruleset.instant_immunity_helps else reads
    for card in s.hand(player):
        d = defs[defn[card]]
        for way in d.ways:
            ability: Node | None = d.abilities[way] if way >= 0 else None
            helps = _helps(s, card, ability, changes, cause, wall=wall)
            if not helps and not _takes_away(s, player, card, ability, cause):
                continue
            for other in users_for(s, player, card, d, way, "combat"):
                if not play_reasons(s, player, card, other, way, "combat"):
                    found.append(Action("play", card, other, way))
    for action in uses(s, player, "combat"):
        ability = abilities_of(s, action.card)[action.number]
        helps = _changes(s, action.card, ability, changes, cause)
        if action.card != cause and (helps or _takes_away(s, player, action.card, ability, cause)):
            found.append(action)
    return found


def _helps(s: State, card: int, ability: Node | None, changes: frozenset[str], cause: int, *, wall: bool) -> bool:
    d = s.kit.defs[s.defn[card]]
    if ability is not None and _changes(s, card, ability, changes, cause):
        return True
    if ability is not None and wall and "beats-wall" in ability.all_tags():
        return True
    for always in d.always:  # an item whose continuous power changes the condition
        if d.type in ("artifact", "magical item") and _changes(s, card, always, changes, cause):
            return True
    return wall and "level" in changes and bool(d.bonus) and d.type != "event"


def _takes_away(s: State, player: int, card: int, ability: Node | None, cause: int) -> bool:
    """Whether this is an event that can take the cause of the defeat out of play, and the rules accept it."""
    if not s.kit.ruleset.instant_chance_takes_events or s.kit.defs[s.defn[card]].type != "event":
        return False
    if ability is None or "zone" not in ability.all_writes():
        return False
    x = Context(card, player)
    sets = (node for node in ability.walk() if isinstance(node, Cards))
    return not shielded(s, cause, x) and any(cause in cards.find(s, x) for cards in sets)


def _changes(s: State, card: int, node: Node, wanted: frozenset[str], cause: int) -> bool:
    """Whether the node writes any of this; an immunity counts only if it is one to the cause."""
    wanted = wanted - {"zone"}
    if not node.all_writes() & wanted:
        return False
    x = Context(card, s.ctrl[card])
    return any(
        part.writes & wanted and (not isinstance(part, Immunity) or part.keeps_off(s, cause, x)) for part in node.walk()
    )
