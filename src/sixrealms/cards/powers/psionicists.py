"""Psionicists of the Powers booster: psionicists use psionic powers, what else they may use is said here."""

from sixrealms.language import *

card("PO/19", "Phridge", Always(MayUse(ITSELF, PSIONIC_POWER | WIZARD_SPELL | CLERIC_SPELL)))
