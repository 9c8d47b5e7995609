"""Magical items of the Artifacts booster."""

from sixrealms.language import *

_OTHER_PARTS = every(name_has("Rod of 7 Parts") & HangsOn(BEARER) & ~ITSELF)

# Only cards played into the combat after activation (gloss.played-against)
card(
    "AR/27",
    "Rod of 7 Parts, Part 7",
    Answer(Cancel(), to=ANY & PLAYED_INTO_COMBAT, zone="battle", once="round"),
    Always(Has(ITSELF, type="artifact", only=True), when=Exists(_OTHER_PARTS)),
    Always(Levels(ITSELF, Count(_OTHER_PARTS), which="bonus")),
)
card(
    "AR/117",
    "Amulet of Spell Protection",
    Always(Immune(Is(BEARER), SPELL & OFFENSIVE)),
    Answer(Cancel(), to=SPELL, zone="pool", cost=pay(The(SELF))),
)
_BOTTOM = Pile(DRAW, YOU, all=True, bottom=5)
card(
    "AR/120",
    "Dragon Font",
    Always(DrawsPerTurn(YOU, -1)),
    When("phase-1", seq(Look(_BOTTOM), Choose(_BOTTOM, then=Send(The(TARGET), HAND))), whose=YOU),
)
