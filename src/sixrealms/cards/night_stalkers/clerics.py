"""Clerics of the Night Stalkers booster."""

from sixrealms.language import *

_ONE_AVATAR = Exists(every(AVATAR & CHAMPION & Of(YOU)), least=0, most=0)
# Has the two powers until he leaves play
card(
    "NS/122",
    "Gib Drawsemaj",
    Play(
        seq(
            Choose(one(CHAMPION & ~AVATAR), "models", 2, untouched=True),
            Lasting(Imitates(ITSELF, AllChosen("models")), WHILE_IN_PLAY),
        ),
        at=("any",),
        only=marked(JUST_DISCARDED_A_REALM) & _ONE_AVATAR,
    ),
)
