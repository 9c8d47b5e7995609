"""Rule cards of the Dungeons booster."""

from sixrealms.language import *

card(
    "DU/100",
    "What Goes Around Comes Around",
    When(
        "extra-cards",
        ForEach(EVERYONE, If(~Caused(EACH), Draw(Count(Pile(HAND, BY, DrawnExtra(ANY), all=True)), EACH, along=True))),
        to=ANY,
        only=Caused(EVERYONE, "alone"),
    ),
    Always(Protected(ITSELF, ("removal",))),
    Always(Immune(ITSELF, CHAMPION | EVENT | Named("Wish"))),
)
