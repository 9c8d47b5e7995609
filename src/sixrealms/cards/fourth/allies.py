"""Allies of 4th Edition."""

from sixrealms.language import *

_NO_ITEM = Exists(every(ITEM & HangsOn(OPPONENT)), least=0, most=0)

# The opponent may play an item at once to be spared
card(
    "4th/236",
    "Loup-Garou",
    Play(seq(If(_NO_ITEM, PlayNow(in_hand(ITEM, OTHER_SIDE), OTHER_SIDE)), If(_NO_ITEM, AutoDefeat(OPPONENT)))),
)
card("4th/218", "Skeletal Minion", Always(Protected(ALLY & UNDEAD & HangsOn(BEARER), ("switch",))))
