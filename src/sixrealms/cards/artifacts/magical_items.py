"""Magical items of the Artifacts booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Answer
from sixrealms.powers.countering import Cancel
from sixrealms.powers.immunity import Immune
from sixrealms.powers.marks import OFFENSIVE
from sixrealms.powers.moving import pay
from sixrealms.powers.questions import SPELL, Is
from sixrealms.powers.refs import BEARER, SELF, The
from sixrealms.powers.registry import power

# Amulet of Spell Protection
power(
    "AR/117",
    Always(Immune(Is(BEARER), SPELL & OFFENSIVE)),
    Answer(Cancel(), to=SPELL, zone="pool", cost=pay(The(SELF))),
)
