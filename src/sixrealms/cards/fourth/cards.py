"""Allies, items, artifacts and rule cards of 4th Edition."""

from sixrealms.language import *

card(
    "4th/198",
    "Dragon Drums",
    Always(AttachOnlyTo(DRAGON & CHAMPION)),
    Always(Immune(Is(BEARER), ANY & KillsAtOnce(DRAGON))),
)
_NO_ITEM = Exists(every(ITEM & HangsOn(OPPONENT)), least=0, most=0)
# The opponent may play an item at once to be spared
card(
    "4th/236",
    "Loup-Garou",
    Play(seq(If(_NO_ITEM, PlayNow(in_hand(ITEM, OTHER_SIDE), OTHER_SIDE)), If(_NO_ITEM, AutoDefeat(OPPONENT)))),
)
card(
    "4th/456",
    "Wand of Orcus",
    Always(AttachOnlyTo(UNDEAD & MONSTER)),
    Always(AttachTo(Is(SELF), UNDEAD & MONSTER, "world")),
    When("activate", AutoDefeat(OPPONENT, level_at_most(8), discards=True)),
)
card(
    "4th/491",
    "Rule Lawyer's Delight",
    Always(SlotForEveryone(Named("The Ultimate Rule"))),
    When("leaves", OneRuleAgain()),
)
