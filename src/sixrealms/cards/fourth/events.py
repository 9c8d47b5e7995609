"""Events of 4th Edition."""

from sixrealms.language import *

card("4th/137", "Deflection", Answer(Deflect(), to=EVENT & HARMFUL, concerns_you=True, only=AffectsOnlyYou()))
# the earlier wording speaks of any event of somebody else's
card("AR/54", "Deflection", Answer(Deflect(), to=EVENT & Of(OTHERS), concerns_you=True, only=AffectsOnlyYou()))
# Two players can only stop an extra turn with it
card(
    "4th/138",
    "Temporal Stasis",
    Play(SkipTurn(ChosenPlayer("player")), targets=(TargetPlayer("player", EVERYONE),), only=Players(3)),
    Play(SkipTurn(EVERYONE, extra=True), only=Players(2, exactly=True)),
)
card("4th/158", "Titans Walk the Earth", Play(Lasting(FreeEntry(EVERYONE, AVATAR, 1), UNTIL_YOUR_NEXT_TURN_ENDS)))
