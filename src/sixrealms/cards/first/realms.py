"""Realms of 1st Edition: what they let their defenders do, whom they keep out, how they fight for themselves.

A realm's power sleeps unless the realm is attacked (ledger: realm.power.when-attacked); bars to attackers and what is
written with `anywhere` are always there. "Attackers" and "defenders" are the champion and its allies.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, When
from sixrealms.powers.access import CannotAttack, CannotFight, DefendsItself
from sixrealms.powers.allowances import DrawsPerTurn, HandLimit
from sixrealms.powers.conditions import Exists, RealmAttacked, RefIs
from sixrealms.powers.doing import Choose
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import Bonuses, Levels, NoEffect, gains
from sixrealms.powers.moving import Send, discard
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.places import FallsAfter, SharesHoldings, closed_to
from sixrealms.powers.players import ATTACKING_PLAYER, YOU
from sixrealms.powers.question import Question
from sixrealms.powers.questions import (
    ALLY,
    ARTIFACT,
    CHAMPION,
    CLERIC_SPELL,
    FLYER,
    HERO,
    ITEM,
    MONSTER,
    UNARMED,
    UNDEAD,
    WIZARD_SPELL,
    Is,
    Named,
    World,
)
from sixrealms.powers.refs import ATTACKER, DEFENDER, IT, TARGET, THIS_REALM, AllChosen, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every, one
from sixrealms.powers.statics import CannotPlay, MayUse
from sixrealms.powers.whereabouts import ATTACKING, DEFENDING, HangsOn, OwnedBy

DEFENDING_CHAMPION: Final = CHAMPION & DEFENDING
ATTACKERS: Final = (CHAMPION | ALLY) & ATTACKING
DEFENDERS: Final = (CHAMPION | ALLY) & DEFENDING
#: A champion of no type fights like a hero with unarmed combat cards (the facts of its card say so).
FIGHTS_UNARMED: Final = Always(MayUse(Is(THIS_REALM), UNARMED), when=RefIs(THIS_REALM, DEFENDING))


def _self_defence(level: int, champion: str) -> Always:
    return Always(DefendsItself(Fixed(level), champion))


def _grants(cards: Question) -> Always:
    return Always(MayUse(Is(DEFENDER), cards))


# -- Forgotten Realms

power("1st/1", _grants(WIZARD_SPELL))
power("1st/2", *closed_to(FLYER))
power("1st/3", _self_defence(5, "cleric"))
power("1st/4", _grants(WIZARD_SPELL | CLERIC_SPELL))
power("1st/7", _self_defence(2, "hero"), Always(gains(ALLY & DEFENDING, 3)))
power("1st/8", _grants(WIZARD_SPELL))
power("1st/10", *closed_to(FLYER))
power("1st/11", _grants(WIZARD_SPELL))
power("1st/12", *closed_to(FLYER))
power("1st/15", _self_defence(5, "monster"))
# An ally that still fights when the round is decided; one that was destroyed before is out of reach.
power(
    "1st/17",
    When(
        "round-decided",
        Choose(one(ALLY & DEFENDING & OwnedBy(YOU)), up_to=True, then=Send(AllChosen("target", "it"), z.HAND)),
    ),
)
power("1st/18", Always(gains(ATTACKERS, -1)))
power("1st/19", Always(gains(DEFENDERS, 1)))
# Each attacking champion loses one item when the powers of its round activate (activation.list.realm).
power("1st/20", When("activate", Choose(one(ITEM & HangsOn(ATTACKER)), then=discard(The(TARGET)))))
power("1st/21", Always(gains(MONSTER & DEFENDING, 4)))
power("1st/23", Always(Levels(DEFENDING_CHAMPION & World("FR"), times=2)))
power("1st/25", Always(gains(ALLY & DEFENDING, 2), when=RefIs(DEFENDER, MONSTER)))
# Neither played nor, if they come by another way, counted.
power("1st/26", Always(CannotPlay(ATTACKING_PLAYER, ALLY)), Always(NoEffect(ALLY & ATTACKING)))
# A razed realm is still in play (raze.still-in-play).
power("1st/27", Always(gains(DEFENDERS, 2), when=Exists(every(Named("Zhentil Keep")))))
power("1st/28", Play(Draw()), When("rebuilt", Draw(), anywhere=True))
power("1st/29", _grants(WIZARD_SPELL), *closed_to(FLYER))

# -- Greyhawk

power("1st/111", _grants(WIZARD_SPELL | CLERIC_SPELL))
# Both champions that bear the name are he.
power(
    "1st/112",
    _grants(WIZARD_SPELL),
    Always(gains(DEFENDERS, 3), when=Exists(every(Named("Iuz the Evil") | Named("Iuz, Avatar of Evil")))),
)
power("1st/113", Always(gains(MONSTER & DEFENDING, 3)))
power("1st/114", _self_defence(1, "champion"), FIGHTS_UNARMED)
power("1st/116", Always(Bonuses((ITEM | ARTIFACT) & DEFENDING, add=Fixed(2))))
power("1st/119", Always(gains(MONSTER & DEFENDING, 5)))
power("1st/121", _grants(CLERIC_SPELL))
power("1st/123", *closed_to(UNDEAD), Always(HandLimit(YOU, 2)))
power("1st/129", Always(CannotAttack(HERO)))
power("1st/131", Always(CannotFight(HERO, ("defend",)), when=RealmAttacked(Is(THIS_REALM))))
# Whoever holds the Great Kingdom: the card names no player.
power("1st/133", Always(SharesHoldings(Named("The Great Kingdom"))))
power("1st/134", _grants(CLERIC_SPELL))
power("1st/136", Always(gains(HERO & DEFENDING, 4)))
power("1st/140", Always(gains(ATTACKERS, -2)))

# -- Dark Sun

power("1st/221", Always(gains(~FLYER & ATTACKERS, -2)))
power("1st/222", Always(gains(DEFENDERS, 1)))
power("1st/223", Always(CannotPlay(ATTACKING_PLAYER, ALLY)), _self_defence(4, "champion"), FIGHTS_UNARMED)
power("1st/224", Always(DrawsPerTurn(YOU, 1)), _self_defence(5, "hero"))
# "Battle" is the round (combat.term.battle-on-card): the first ally of every attacking champion, whoever defends
# (open.realm-itself).
power("1st/225", When("joins", discard(The(IT)), to=ALLY & ATTACKING, once="round"), _self_defence(7, "hero"))
power("1st/226", Always(FallsAfter(2)))
power("1st/227", Always(Levels(ALLY & ATTACKING, halve="up")), _self_defence(4, "hero"))
