"""Allies that have stayed with their champion and cannot follow it where it attacks."""

from __future__ import annotations

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.board import holding_true
from sixrealms.engine.prohibitions import forbidden
from sixrealms.engine.state import State
from sixrealms.engine.statics import Prohibition
from sixrealms.engine.traits import card_type


def left_behind(s: State, ally: int, champion: int) -> bool:
    """Whether an ally from an earlier round takes no part in this attack: it cannot reach the shielded realm
    (move.allies.protected), or something keeps such allies from coming against it. Those played here have got here.
    """
    from sixrealms.engine.placement import ally_reasons  # it imports levels

    battle = s.battle
    if battle is None or champion != battle.champion or s.zone[battle.target] != z.FORMATION:
        return False
    if card_type(s, ally) != "ally" or ally in s.kit.tokens or s.marks.get(marks.PLAYED.of(ally)):
        return False  # those that are no cards come wherever their champion can go (open.ally-no-card)
    player = battle.attacker
    if ally_reasons(s, player, ally, champion, "combat"):
        return True
    bans = [row for row in holding_true(s, Prohibition) if row[0].keeps_allies_away]
    return bool(bans and forbidden(s, bans, player, ally, champion))
