"""Wizard spells of the DragonLance booster."""

from sixrealms.language import *

card(
    "DL/113",
    "Takhisis's Abyssal Gateway",
    Play(Send(The(TARGET), ABYSS), targets=(Target("target", one(CHAMPION & IN_POOL)),)),
)
# One ends the other
card(
    "DL/66",
    "Time Shift: Night into Day",
    Play(
        seq(Lasting(CountsAsHour(12), UNTIL_CANCELLED), ForEach(every(Named("Time Shift: Day into Night")), End(IT))),
        only=Hour(18, 6),
    ),
)
card(
    "DL/67",
    "Time Shift: Day into Night",
    Play(
        seq(Lasting(CountsAsHour(0), UNTIL_CANCELLED), ForEach(every(Named("Time Shift: Night into Day")), End(IT))),
        only=Hour(6, 18),
    ),
)
card(
    "DL/72",
    "Moonlight Madness",
    Play(
        Lasting(gains((CHAMPION | ALLY) & Of(CHOSEN_PLAYER), -2), FOR_THE_NEXT_BATTLE),
        targets=(Target("player", OPPONENTS),),
        only=Hour(18, 6),
    ),
)
card(
    "DL/75",
    "Tenser's Transformation",
    Play(
        seq(
            Lasting(Has(Is(CASTER), type="hero", only=True), FOR_THE_NEXT_ROUND),
            Lasting(Levels(Is(CASTER), to=Fixed(9), which="base"), FOR_THE_NEXT_ROUND),
            Lasting(MayUse(Is(CASTER), WIZARD_SPELL), FOR_THE_NEXT_ROUND),
        ),
        by=WIZARD,
    ),
)
