"""Wizards of 4th Edition."""

from sixrealms.language import *

card("4th/271", "Elminster the Mage", Always(Immune(Is(SELF), OFFENSIVE & (SPELL | PSIONIC_POWER))))
