"""Wizard spells of the Powers booster."""

from sixrealms.language import *

MODEL = Chosen("model")

# The model may be anybody's; the power stays even when the model has gone (copy.exact-text)
card(
    "PO/50",
    "Polymorph Other",
    Play(
        Lasting(Imitates(Is(TARGET), The(MODEL), replaces=True), UNTIL_CANCELLED),
        targets=(
            Target("target", one(CHAMPION & THEIRS)),
            Target("model", one(CHAMPION & ~AVATAR & ~Is(TARGET)), untouched=True),
        ),
    ),
)
