"""Holdings of the Night Stalkers booster."""

from sixrealms.language import *

card("NS/15", "The Pristine Tower", Always(Has(CHAMPION & ATTACKING, type="monster")))
card(
    "NS/16",
    "Giustenal Ruins",
    Always(CannotAttack(PSIONICIST | (CHAMPION & AbleToUse(PSIONIC_POWER)), REALM & Of(YOU))),
)
