"""What a player may play from: hand and cards kept beneath others, or the Abyss where a battle is fought there."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.battle_statics import FoughtBelow
from sixrealms.engine.board import holding_true
from sixrealms.engine.cards_beneath import playable_beneath
from sixrealms.engine.state import State


def fought_below(s: State, realm: int) -> bool:
    """Whether a battle over this realm is fought in the Abyss."""
    return FoughtBelow.kind in s.kit.questions and any(x.source == realm for _, x, _ in holding_true(s, FoughtBelow))


def below(s: State, player: int) -> tuple[int, ...]:
    """What of a player's Abyss fights there: everything but events."""
    return tuple(card for card in s.listed(player, z.ABYSS) if s.kit.defs[s.defn[card]].type != "event")


def fights_below(s: State, player: int) -> bool:
    """Whether this player is fighting a battle in the Abyss."""
    b = s.battle
    return b is not None and player in (b.attacker, b.defender) and fought_below(s, b.target)


def lies_at_hand(s: State, player: int, card: int) -> bool:
    """Whether a card is one of those (`at_hand`), without gathering them."""
    if FoughtBelow.kind in s.kit.questions and fights_below(s, player):
        return card in below(s, player)
    return card in s.hand(player) or (s.kit.keeps_beneath and card in playable_beneath(s, player))


def at_hand(s: State, player: int) -> tuple[int, ...]:
    """The cards this player may play now, as if all of them lay in the hand (gloss.hand). Only in a battle there are
    others.
    """
    if s.battle is None:
        return s.hand(player)
    if FoughtBelow.kind in s.kit.questions and fights_below(s, player):
        return below(s, player)
    return (*s.hand(player), *playable_beneath(s, player)) if s.kit.keeps_beneath else s.hand(player)
