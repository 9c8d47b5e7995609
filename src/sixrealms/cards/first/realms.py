"""Realms of 1st Edition: what they let their defenders do, whom they keep out, how they fight for themselves.

A realm's power sleeps unless the realm is attacked (ledger: realm.power.when-attacked); bars to attackers and what is
written with `anywhere` are always there. "Attackers" and "defenders" are the champion and its allies.
"""

from __future__ import annotations

from typing import Final

from sixrealms.language import *

#: A champion of no type fights like a hero with unarmed combat cards (the facts of its card say so).
FIGHTS_UNARMED: Final = Always(MayUse(Is(THIS_REALM), UNARMED), when=RefIs(THIS_REALM, DEFENDING))


def _self_defence(level: int, champion: TypeName) -> Always:
    return Always(DefendsItself(Fixed(level), champion))


def _grants(cards: Question) -> Always:
    return Always(MayUse(Is(DEFENDER), cards))


card("1st/1", "Waterdeep", _grants(WIZARD_SPELL))
card("1st/2", "Menzoberranzan", *closed_to(FLYER))
card("1st/3", "Zhentil Keep", _self_defence(5, "cleric"))
card("1st/4", "Shadowdale", _grants(WIZARD_SPELL | CLERIC_SPELL))
card("1st/7", "Moonshae Isles", _self_defence(2, "hero"), Always(gains(ALLY & DEFENDING, 3)))
card("1st/8", "Thay", _grants(WIZARD_SPELL))
card("1st/10", "Pirate Isles", *closed_to(FLYER))
card("1st/11", "Ravens Bluff", _grants(WIZARD_SPELL))
card("1st/12", "The Great Rift", *closed_to(FLYER))
card("1st/15", "Jungles of Chult", _self_defence(5, "monster"))
# An ally that still fights when the round is decided; one that was destroyed before is out of reach.
card(
    "1st/17",
    "Sword Coast",
    When(
        "round-decided",
        Choose(one(ALLY & DEFENDING & Of(YOU, owned=True)), up_to=True, then=Send(AllChosen("target"), HAND)),
    ),
)
card("1st/18", "Anauroch", Always(gains(ATTACKERS, -1)))
card("1st/19", "Impiltur", Always(gains(DEFENDERS, 1)))
# Each attacking champion loses one item when the powers of its round activate (activation.list.realm).
card("1st/20", "Icewind Dale", When("activate", Choose(one(ITEM & HangsOn(ATTACKER)), then=discard(The(TARGET)))))
card("1st/21", "The High Moor", Always(gains(MONSTER & DEFENDING, 4)))
card("1st/23", "Damara", Always(Levels(DEFENDING_CHAMPION & World("FR"), times=2)))
card("1st/25", "Dragonspear Castle", Always(gains(ALLY & DEFENDING, 2), when=RefIs(DEFENDER, MONSTER)))
# Neither played nor, if they come by another way, counted.
card(
    "1st/26",
    "Daggerdale",
    Always(CannotPlay(ATTACKING_PLAYER, ALLY, bars=True)),
    Always(NoEffect(ALLY & ATTACKING, "bars")),
)
# A razed realm is still in play (raze.still-in-play).
card("1st/27", "Darkhold", Always(gains(DEFENDERS, 2), when=Exists(every(Named("Zhentil Keep")))))
card("1st/28", "Haunted Hall of Eveningstar", Play(Draw()), When("rebuilt", Draw(), anywhere=True))
card("1st/29", "Evermeet", _grants(WIZARD_SPELL), *closed_to(FLYER))
card("1st/111", "The Free City of Greyhawk", _grants(WIZARD_SPELL | CLERIC_SPELL))
# Both champions that bear the name are he.
card(
    "1st/112",
    "The Lands of Iuz",
    _grants(WIZARD_SPELL),
    Always(gains(DEFENDERS, 3), when=Exists(every(Named("Iuz the Evil") | Named("Iuz, Avatar of Evil")))),
)
card("1st/113", "The Pomarj", Always(gains(MONSTER & DEFENDING, 3)))
card("1st/114", "Hold of the Sea Princes", _self_defence(1, "champion"), FIGHTS_UNARMED)
card("1st/116", "Blackmoor", Always(Levels((ITEM | ARTIFACT) & DEFENDING, add=Fixed(2), which="bonus")))
card("1st/119", "Sterich", Always(gains(MONSTER & DEFENDING, 5)))
card("1st/121", "Veluna", _grants(CLERIC_SPELL))
card("1st/123", "The Great Kingdom", *closed_to(UNDEAD), Always(HandLimit(YOU, 2)))
card("1st/129", "The Bright Desert", Always(CannotAttack(HERO)))
card("1st/131", "The Bone March", Always(CannotFight(HERO, ("defend",)), when=HERE))
# Whoever holds the Great Kingdom: the card names no player.
card("1st/133", "The Sea Barons", Always(SharesHoldings(Named("The Great Kingdom"))))
card("1st/134", "Bissel", _grants(CLERIC_SPELL))
# To eliminate is to discard; the razing is the price
card(
    "1st/135",
    "The Scarlet Brotherhood",
    When(
        "turn-start",
        Choose(one(CHAMPION & IN_POOL), then=seq(discard(The(TARGET)), Raze(The(SELF), cost=True))),
        whose=YOU,
        may=True,
        anywhere=True,
    ),
)
card("1st/136", "Irongate", Always(gains(HERO & DEFENDING, 4)))
card("1st/140", "Burneal Forest", Always(gains(ATTACKERS, -2)))
card("1st/221", "Draj", Always(gains(~FLYER & ATTACKERS, -2)))
card("1st/222", "Raam", Always(gains(DEFENDERS, 1)))
card(
    "1st/223",
    "Urik",
    Always(CannotPlay(ATTACKING_PLAYER, ALLY, bars=True)),
    _self_defence(4, "champion"),
    FIGHTS_UNARMED,
)
card("1st/224", "Tyr", Always(DrawsPerTurn(YOU, 1)), _self_defence(5, "hero"))
# "Battle" is the round (combat.term.battle-on-card): the first ally of every attacking champion, whoever defends
# (open.realm-itself).
card("1st/225", "Gulg", When("joins", discard(The(IT)), to=ALLY & ATTACKING, once="round"), _self_defence(7, "hero"))
card("1st/226", "Nibenay", Always(FallsAfter(2)))
card("1st/227", "Balic", Always(Levels(ALLY & ATTACKING, halve="up")), _self_defence(4, "hero"))
card("1st/405", "Slave Realm of Tunek", Always(CannotAttack(CLERIC | WIZARD)))
card("NO/13", "Myth Drannor", _grants(WIZARD_SPELL), Always(HandLimit(YOU, 1)))
card("NO/124", "Temple of Elemental Evil", Play(Draw(Fixed(3))))
card("NO/125", "Greyhawk Ruins", Always(gains(CHAMPION & World("GH") & Of(YOU), 2), anywhere=True))
card(
    "1st/432",
    "Malatra, the Living Jungle",
    *closed_to(SWIMMER),
    Always(Levels(~FLYER & ATTACKERS, halve="up")),
    _self_defence(6, "monster"),
)
