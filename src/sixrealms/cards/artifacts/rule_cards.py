"""Rule cards of the Artifacts booster."""

from sixrealms.language import *

DARK_SUN = World("DS")

card("AR/31", "Plentiful Psionics", Always(HandsLieOpen(~DARK_SUN)))
card(
    "AR/32",
    "Sorcerer-Kings",
    Always(
        DefendsItself(
            Count(every((REALM | HOLDING) & DARK_SUN & Of(DEFENDING_PLAYER))), "monster", realms=REALM & DARK_SUN
        )
    ),
    Always(MayUse(REALM & DARK_SUN & DEFENDING, SPELL)),
)
# Its owner restores the Rule of the Cosmos when it goes
card(
    "AR/37",
    "Isolated Worlds",
    Always(Protected((CHAMPION | ARTIFACT | REALM) & DARK_SUN, ("cosmos",))),
    When("leaves", EnforceCosmos()),
)
