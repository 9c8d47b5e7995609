"""Realms of the Forgotten Realms booster."""

from sixrealms.language import *

card("FR/11", "The Coral Kingdom", Always(CannotAttack(~SWIMMER)))
card("FR/13", "Kozakura", Always(CannotAttack(~(FLYER | SWIMMER))))
