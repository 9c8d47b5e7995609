"""Cards going from one place to another, and why they go."""

from __future__ import annotations

from sixrealms.engine.causes import COST, DEFEAT, EFFECT, OUT, RAZE, USED
from sixrealms.engine.zones import ABYSS, DISCARD, DRAW, FORMATION, HAND, LIMBO, POOL, VOID
from sixrealms.powers.arrangement import Arrange
from sixrealms.powers.attachment import HangOn
from sixrealms.powers.destruction import Destroy, Perishes
from sixrealms.powers.entry_conditions import MAY_ENTER, FreeEntry
from sixrealms.powers.extra_draws import DrawnExtra
from sixrealms.powers.face_down import LayAllies, TurnDown
from sixrealms.powers.hands import DiscardFromHand, Draw, Look
from sixrealms.powers.item_transfer import HandOver
from sixrealms.powers.kept_beneath import PutBeneath
from sixrealms.powers.moves import Send, discard, discard_hand, kill, pay, shuffle_discards
from sixrealms.powers.order_of_play import HandsExchanged
from sixrealms.powers.owed_choices import owe
from sixrealms.powers.realm_effects import Raze, Rebuild, RebuiltFor
from sixrealms.powers.returned_cards import GiveBack
from sixrealms.powers.sacrifice import Sacrifice
from sixrealms.powers.search import ShufflePile
from sixrealms.powers.traps import Expose, trap
from sixrealms.powers.treasure import TakesAttachments

__all__ = [
    "ABYSS",
    "COST",
    "DEFEAT",
    "DISCARD",
    "DRAW",
    "EFFECT",
    "FORMATION",
    "HAND",
    "LIMBO",
    "MAY_ENTER",
    "OUT",
    "POOL",
    "RAZE",
    "USED",
    "VOID",
    "Arrange",
    "Destroy",
    "DiscardFromHand",
    "Draw",
    "DrawnExtra",
    "Expose",
    "FreeEntry",
    "GiveBack",
    "HandOver",
    "HandsExchanged",
    "HangOn",
    "LayAllies",
    "Look",
    "Perishes",
    "PutBeneath",
    "Raze",
    "Rebuild",
    "RebuiltFor",
    "Sacrifice",
    "Send",
    "ShufflePile",
    "TakesAttachments",
    "TurnDown",
    "discard",
    "discard_hand",
    "kill",
    "owe",
    "pay",
    "shuffle_discards",
    "trap",
]
