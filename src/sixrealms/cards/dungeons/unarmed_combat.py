"""Unarmed combat cards of the Dungeons booster; who may use one is among the facts of its card."""

from sixrealms.language import *

card("DU/78", "Supernatural Strength", Play(Lasting(Levels(Is(CASTER), times=2, which="base")), by=UNDEAD | DRAGON))
