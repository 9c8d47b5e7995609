"""Clerics of 1st Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Always, When
from sixrealms.powers.doing import Choose
from sixrealms.powers.immunity import Immune
from sixrealms.powers.marks import OFFENSIVE
from sixrealms.powers.moving import ToHand
from sixrealms.powers.questions import CHAMPION, WIZARD_SPELL, Is
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import in_discard

power("1st/77", When("defeated", Choose(in_discard(CHAMPION & ~Is(SELF)), then=ToHand(The(TARGET))), may=True))
power("1st/321", Always(Immune(Is(SELF), WIZARD_SPELL & OFFENSIVE)))
