"""Holdings of 3rd Edition."""

from sixrealms.language import *

# Whoever attacks, in every round, and whatever comes of it
card(
    "3rd/37",
    "Castle Draw",
    Always(GoesAfterRound(ATTACKER, DISCARD, "attacker")),
)
card("3rd/145", "Ancient Arms of the Great Kingdom", Always(Levels(UNDEAD & ALLY & Of(YOU), times=3), anywhere=True))
card("3rd/232", "Mekillot", Always(CannotAttack(AVATAR, REALM & Of(YOU))))
card(
    "3rd/247",
    "Fort Melidor",
    Always(Levels(ALLY & DEFENDING, times=2), when=RefIs(ATTACKED_REALM, World("DS") & REALM & Of(YOU)), anywhere=True),
)
