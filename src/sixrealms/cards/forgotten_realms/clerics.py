"""Clerics of the Forgotten Realms booster."""

from sixrealms.language import *

card("FR/85", "Erixitl", Always(gains(ITSELF, 4), when=Fights("defending", Named("Maztica"))))
