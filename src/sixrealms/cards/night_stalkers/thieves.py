"""Thieves of the Night Stalkers booster: thieves use thief abilities, what else they may use is said here."""

from sixrealms.language import *

# A set level is a base level (gloss.base-level.conditional)
card(
    "NS/37",
    "Phostrek",
    Always(MayUse(ITSELF, PSIONIC_POWER)),
    Always(Levels(ITSELF, to=Fixed(8), which="base"), when=opponent_is(CHAMPION & ~MONSTER)),
)
card(
    "NS/41",
    "Kelda Auslawsen",
    Always(gains(ITSELF, 5), when=opponent_is(HERO)),
    Always(gains(ITSELF, 3), when=Fights("defending", World("BR"))),
)
