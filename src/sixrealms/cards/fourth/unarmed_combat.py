"""Unarmed combat cards of 4th Edition; who may use one is among the facts of its card."""

from sixrealms.language import *

card("4th/437", "Counter", Answer(Cancel(), to=UNARMED, by=CHAMPION & IN_COMBAT))
