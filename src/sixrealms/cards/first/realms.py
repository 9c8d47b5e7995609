"""Realms of 1st Edition: grants to defenders, bars to attackers, self-defence, level changes."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.levels import gains
from sixrealms.powers.moving import Draw
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.questions import CHAMPION, CLERIC_SPELL, DEFENDING, FLYER, MONSTER, WIZARD_SPELL
from sixrealms.powers.registry import power
from sixrealms.powers.statics import CannotAttack, DefendsItself, MayUse

power("1st/1", Always(MayUse(CHAMPION & DEFENDING, WIZARD_SPELL)))
power("1st/2", Always(CannotAttack(FLYER)))
power("1st/3", Always(DefendsItself(Fixed(5), "cleric")))
power("1st/4", Always(MayUse(CHAMPION & DEFENDING, WIZARD_SPELL | CLERIC_SPELL)))
power("1st/21", Always(gains(MONSTER & DEFENDING, 4)))
power("1st/28", Play(Draw()))
