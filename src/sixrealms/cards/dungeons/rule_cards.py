"""Rule cards of the Dungeons booster."""

from sixrealms.language import *

card(
    "DU/100",
    "What Goes Around Comes Around",
    When("extra-cards", EachPlayer(EVERYONE, DrawAlong()), to=ANY, only=FOR_ONE_ALONE),
    Always(Protected(Is(SELF), ("removal",))),
    Always(Immune(Is(SELF), CHAMPION | EVENT)),
)
