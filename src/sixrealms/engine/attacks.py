"""Which attacks may be begun now: every champion that may come forward against every realm it may attack."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.action import Action, made
from sixrealms.engine.battle_statics import FoughtBelow, GoesFirst, Reach
from sixrealms.engine.combat_legality import (
    available_champions,
    fighter_reasons,
    guards,
    order_reasons,
    place_reasons,
    target_reasons,
    turn_reasons,
    way_reasons,
)
from sixrealms.engine.once_a_turn import DID_ATTACK
from sixrealms.engine.state import State


def attacks(s: State, player: int) -> list[Action]:
    """Every legal attack (turn.phase4.one-realm, combat.a.*, combat.b.*)."""
    if s.done & DID_ATTACK or next(turn_reasons(s, player), None) is not None:
        return []
    champions = [
        c for c in available_champions(s, player) if next(fighter_reasons(s, player, c, "attack"), None) is None
    ]
    if not champions:
        return []
    found = []
    questions = s.kit.questions
    elsewhere = FoughtBelow.kind in questions or Reach.RUINS in questions
    ordered = GoesFirst.kind in questions
    for seat in s.seats_after(player):
        targets, laid = s.realms(seat), s.listed(seat, z.TABLE)
        if laid:
            targets += [c for c in laid if s.kit.defs[s.defn[c]].type == "dungeon"]
        for target in targets:
            if next(target_reasons(s, player, target), None) is not None:
                continue
            guarded = guards(s, target)
            for champion in champions:
                if guarded is not None and next(way_reasons(s, player, champion, target, guarded), None) is not None:
                    continue
                if elsewhere and next(place_reasons(s, champion, target), None) is not None:
                    continue
                if ordered and next(order_reasons(s, player, champion, target), None) is not None:
                    continue
                found.append(made(Action, ("attack", champion, target, -1, "")))
    return found
