"""Allies, items, artifacts and rule cards of 4th Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play, When
from sixrealms.powers.conditions import Exists
from sixrealms.powers.doing import If, seq
from sixrealms.powers.fighting import AutoDefeat
from sixrealms.powers.immunity import Immune
from sixrealms.powers.players import OTHER_SIDE
from sixrealms.powers.playing import PlayNow
from sixrealms.powers.questions import ANY, CHAMPION, DRAGON, ITEM, MONSTER, UNDEAD, Is, Named, level_at_most
from sixrealms.powers.refs import BEARER, OPPONENT, SELF
from sixrealms.powers.registry import power
from sixrealms.powers.rule_slots import OneRuleAgain, SlotForEveryone
from sixrealms.powers.rulings import KillsAtOnce
from sixrealms.powers.sets import every, in_hand
from sixrealms.powers.statics import AttachOnlyTo, AttachTo
from sixrealms.powers.whereabouts import HangsOn

# Dragon Drums
power(
    "4th/198",
    Always(AttachOnlyTo(DRAGON & CHAMPION)),
    Always(Immune(Is(BEARER), ANY & KillsAtOnce(DRAGON))),
)
_NO_ITEM = Exists(every(ITEM & HangsOn(OPPONENT)), least=0, most=0)
# Loup-Garou: the opponent may play an item at once to be spared
power(
    "4th/236",
    Play(seq(If(_NO_ITEM, PlayNow(in_hand(ITEM, OTHER_SIDE), OTHER_SIDE)), If(_NO_ITEM, AutoDefeat(OPPONENT)))),
)
# Wand of Orcus
power(
    "4th/456",
    Always(AttachOnlyTo(UNDEAD & MONSTER)),
    Always(AttachTo(Is(SELF), UNDEAD & MONSTER, "world")),
    When("activate", AutoDefeat(OPPONENT, level_at_most(8), discards=True)),
)
# Rule Lawyer's Delight
power("4th/491", Always(SlotForEveryone(Named("The Ultimate Rule"))), When("leaves", OneRuleAgain()))
