"""Holdings of the Artifacts booster."""

from sixrealms.language import *

# Each may go to another realm that it could be played on
card(
    "AR/65",
    "Spellfire Citadel",
    Always(AttachTo(ITSELF, REALM & ~RAZED, "world")),
    When(
        "turn-end",
        Choose(
            every(HOLDING & Of(YOU)),
            "moved",
            count=99,
            up_to=True,
            then=HandOver(AllChosen("moved"), every(REALM & Of(YOU))),
        ),
        anywhere=True,
    ),
)
