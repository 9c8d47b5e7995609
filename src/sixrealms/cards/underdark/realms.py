"""Realms of the Underdark booster."""

from __future__ import annotations

from sixrealms.language import *

_OF_OTHERS = Of(OTHERS) & ~RAZED
_TRIPOLAR, _ULTIMATE = Named("The Tripolar Triumvirate"), Named("The Ultimate Triumvirate")


# The Triumvirates: the ally is no card, and comes always to the attackers (not just under attack); a stronger realm
# negates it if it lies unrazed in another formation
def _adds_ally(bonus: int, stronger: Question) -> Always:
    return Always(AddsCard(bonus), when=~Exists(every(stronger & _OF_OTHERS)), anywhere=True)


card("UD/2", "The Unipolar Triumvirate", _adds_ally(3, Named("The Bipolar Triumvirate") | _TRIPOLAR | _ULTIMATE))
card("UD/4", "The Bipolar Triumvirate", _adds_ally(6, _TRIPOLAR | _ULTIMATE))
card("UD/6", "The Tripolar Triumvirate", _adds_ally(9, _ULTIMATE))
card(
    "UD/106",
    "The Ultimate Triumvirate",
    Always(AddsCard(12), anywhere=True),
    When(
        "turn-start",
        Choose(one(CHAMPION & AVATAR), then=seq(pay(The(SELF)), Send(The(TARGET), ABYSS))),
        whose=YOU,
        may=True,
        anywhere=True,
    ),
)
# The psionicist is chosen as the attack comes
card(
    "UD/108",
    "The Cavernous Hall",
    When(
        "attacked",
        Choose(
            one(PSIONICIST & ~AVATAR),
            up_to=True,
            untouched=True,
            then=seq(
                Remember("level", NumberOf(TARGET)),
                Lasting(DefendsItself(Stored("level"), "psionicist"), FOR_THE_BATTLE),
                Lasting(Imitates(ITSELF, The(TARGET), secondary=True), FOR_THE_BATTLE),
            ),
        ),
    ),
)
