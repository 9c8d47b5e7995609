"""Magical items of the Artifacts booster."""

from sixrealms.language import *

_OTHER_PARTS = every(name_has("Rod of 7 Parts") & HangsOn(BEARER) & ~Is(SELF))

# Only cards played into the combat after activation (gloss.played-against)
card(
    "AR/27",
    "Rod of 7 Parts, Part 7",
    Answer(Cancel(), to=ANY & PLAYED_INTO_COMBAT, zone="battle", once="round"),
    Always(Has(Is(SELF), type="artifact", only=True), when=Exists(_OTHER_PARTS)),
    Always(Levels(Is(SELF), Count(_OTHER_PARTS), which="bonus")),
)
card(
    "AR/117",
    "Amulet of Spell Protection",
    Always(Immune(Is(BEARER), SPELL & OFFENSIVE)),
    Answer(Cancel(), to=SPELL, zone="pool", cost=pay(The(SELF))),
)
