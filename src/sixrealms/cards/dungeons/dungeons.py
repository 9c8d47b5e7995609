"""Dungeon cards: each gives its advantage to the player who owns it (ledger: dungeon-card.effect-for-owner)."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Use, When
from sixrealms.powers.access import CannotAttack, CannotFight, CanReach, OnlyAttackedBy
from sixrealms.powers.conditions import Exists, RealmAttacked, RefIs
from sixrealms.powers.doing import Choose, ChoosePlayer, OneOf, seq
from sixrealms.powers.hands import ShuffleDiscards
from sixrealms.powers.history import NotNoted
from sixrealms.powers.identity import AlsoA, Has, PowerLost
from sixrealms.powers.immunity import Immune, ImmuneEvenToGood, NoneImmune
from sixrealms.powers.lasting import EndOwn, Lasting
from sixrealms.powers.levels import Bonuses, gains
from sixrealms.powers.longer import CastInPhase, RememberPhase, TwiceAsLong
from sixrealms.powers.marks import AVATAR, DEFENSIVE, HARMFUL, HELPFUL, HERO_UNARMED, OFFENSIVE
from sixrealms.powers.moving import ToHand, pay
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.permission import AsksNobody
from sixrealms.powers.players import ATTACKING_PLAYER, OTHERS, YOU, ChosenPlayer, HavingCards
from sixrealms.powers.protection import CannotBeAnswered, NeverInTheAbyss, OnlyInCombat, Protected, UnplayedToDiscard
from sixrealms.powers.psionics import Psionic
from sixrealms.powers.questions import (
    ALLY,
    ANY,
    ARTIFACT,
    BLOOD_ABILITY,
    CAST_CARD,
    CHAMPION,
    CLERIC,
    CLERIC_SPELL,
    DRAGON,
    DWARF,
    EARTHWALKER,
    EVENT,
    FLYER,
    HERO,
    HOLDING,
    ITEM,
    MONSTER,
    PSIONIC_POWER,
    PSIONICIST,
    REALM,
    SPELL,
    SWIMMER,
    THIEF,
    UNARMED,
    UNDEAD,
    WIZARD_SPELL,
    Named,
    World,
)
from sixrealms.powers.refs import ATTACKER, FIGHTER, TARGET, Chosen, The
from sixrealms.powers.registry import power
from sixrealms.powers.rulings import HasTag
from sixrealms.powers.searching import ShufflePile
from sixrealms.powers.sets import AnyOf, in_discard, in_draw_pile, in_hand, one
from sixrealms.powers.spoils import GiveUpSpoils, TakeBottom
from sixrealms.powers.statics import CannotPlay, FreeOfCosmos, MayUse, MayUseRegardless, StaysAfterRound
from sixrealms.powers.their_top import GiveBack, PlayTheirTop
from sixrealms.powers.treasure import StaysInThePool
from sixrealms.powers.turning import Turn
from sixrealms.powers.whereabouts import ATTACKING, IN_POOL, Of, UsedBy

MINE: Final = Of(YOU)
MY_CHAMPION: Final = CHAMPION & MINE
MY_FIGHTER: Final = (CHAMPION | ALLY) & MINE
MY_REALM: Final = REALM & MINE

# Mausoleum of the Zombie Master
power("DU/1", Always(NeverInTheAbyss(MY_CHAMPION)))
# Dungeon of the King
power("DU/2", Always(AsksNobody(MY_CHAMPION, CAST_CARD)))
# Lair of Dregoth: as Spell Turning, for offensive spells only (dispel.turning-offensive-only)
_DARK_SUN = World("DS") & CHAMPION
power(
    "DU/3",
    Answer(
        Psionic(Turn()),
        to=OFFENSIVE & SPELL,
        zone="play",
        cost=Choose(
            AnyOf((one(_DARK_SUN & IN_POOL & MINE), in_hand(_DARK_SUN))),
            "price",
            then=pay(The(Chosen("price", "that champion"))),
        ),
    ),
)
# Domain of Takhisis: what merely harms the dragons still does
power(
    "DU/4",
    Always(
        Immune(
            DRAGON & MONSTER & MINE,
            (EVENT | SPELL | ARTIFACT | ITEM) & HasTag("instant-kill", "able to kill champions at once"),
        )
    ),
)
# Undermountain
power("DU/5", When("spoils-due", TakeBottom(3, MONSTER), whose=YOU, may=True))
# Labyrinth of Castle Greyhawk: what sends a realm to the Abyss does not discard it
power("DU/6", Always(OnlyInCombat(World("GH") & MY_REALM)))
# Under Castle Strahd
power(
    "DU/7",
    Always(Has(World("RL") & MY_CHAMPION, ("Undead",))),
    Always(ImmuneEvenToGood(MY_CHAMPION, Named("Young Strahd"))),
)
# Palace of the Celestial Light
power(
    "DU/8",
    Always(AsksNobody(CLERIC & MINE, SPELL)),
    Always(CannotAttack(AVATAR & CHAMPION, MY_REALM)),
    Always(CannotFight(AVATAR & CHAMPION, ("defend",)), when=RefIs(ATTACKER, CLERIC & MINE)),
)
# Field of the Battle Lord: a card that was not played in this round gives its bonus alone
_FISTS = UNARMED & UsedBy(HERO & MINE)
power(
    "DU/9",
    Always(StaysAfterRound(_FISTS)),
    Always(PowerLost(_FISTS & NotNoted("round:played", "kept from an earlier round"))),
)
# The Belly of the Beast
power(
    "DU/10",
    Always(Immune(MONSTER & MINE, HERO_UNARMED)),
    Always(MayUseRegardless(MONSTER & MINE, UNARMED)),
)
# Pit of the Mind Lord
power(
    "DU/11",
    When("announced", RememberPhase(), to=SPELL),
    Always(Immune((REALM | PSIONICIST) & MINE, SPELL & CastInPhase(3))),
)
# The Torture Room
power(
    "DU/12",
    Use(ShuffleDiscards(), at=("any",), only=Exists(in_discard(BLOOD_ABILITY), 3)),
    Always(NoneImmune(CHAMPION, BLOOD_ABILITY & MINE)),
)
# Maze of the Guild
power("DU/13", Always(CanReach(THIEF & MINE, "restrictions", alone=True)))
# Carrock of High Magicks: the spellbook is the draw pile, which is shuffled after the search (setup.shuffle)
power(
    "DU/14",
    When(
        "spoils-due",
        seq(Choose(in_draw_pile(SPELL), then=ToHand(The(TARGET))), ShufflePile(), GiveUpSpoils()),
        whose=YOU,
        may=True,
    ),
)
# The Enchanted Land: their own races stay beside the chosen one
power(
    "DU/15",
    When(
        "phase-3",
        seq(
            EndOwn(),
            OneOf(
                tuple(
                    Lasting(Has(MY_FIGHTER, races), "source")
                    for races in (("Elf",), ("Elf", "Drow"), ("Dwarf",), ("Halfling",))
                )
            ),
        ),
        whose=YOU,
    ),
)
# Purveyor of Events: to calm an event for oneself is not to negate it
power("DU/16", Always(CannotBeAnswered(HELPFUL & EVENT & MINE)))
# Spells of the Archmage, Spells of the Friar
power("DU/17", Always(TwiceAsLong(WIZARD_SPELL, World("ADD") & MY_CHAMPION)))
power("DU/18", Always(TwiceAsLong(CLERIC_SPELL, World("FR") & MY_CHAMPION)))
# Spells from the Grave
power(
    "DU/19",
    Always(CannotBeAnswered(DEFENSIVE & SPELL & UsedBy(UNDEAD & World("GH") & MY_CHAMPION), ("cancel", "turn"))),
)
# Powers from the Savage Land
power("DU/20", Always(Bonuses(PSIONIC_POWER & UsedBy(World("DS") & MY_CHAMPION), times=2)))
# Might of the Blood Right: they stay what they are as well
power("DU/21", Always(AlsoA(MY_CHAMPION, "regent")), Always(MayUse(MY_CHAMPION, BLOOD_ABILITY)))
# Song of the Dragonlance
power(
    "DU/22",
    Always(OnlyAttackedBy(FLYER | SWIMMER | EARTHWALKER, MY_REALM)),
    Always(Has(MY_FIGHTER, ("Swimmer",))),
)
# Bats in the Belfry: the items lie with their bearer, but neither help it nor can anything happen to them there
_ITEMS = OFFENSIVE & ITEM & ATTACKING
_AT_MINE = RealmAttacked(MY_REALM)
power(
    "DU/23",
    Always(CannotPlay(ATTACKING_PLAYER, OFFENSIVE & ITEM), when=_AT_MINE),
    Always(PowerLost(_ITEMS), when=_AT_MINE),
    Always(Bonuses(_ITEMS, to=Fixed(0)), when=_AT_MINE),
    Always(Immune(_ITEMS, ANY), when=_AT_MINE),
    Always(StaysInThePool(_ITEMS), when=_AT_MINE),
)
# The Azure Tower of Onad the Fallen
power(
    "DU/24",
    Always(CannotBeAnswered(HELPFUL & EVENT & MINE)),
    Always(CannotBeAnswered(HARMFUL & EVENT & MINE, ("duplicate",))),
    Always(UnplayedToDiscard(EVENT & MINE)),
)
# Beneath Castle Drawmij
power("DU/25", Always(Protected(HOLDING & MINE)), Always(FreeOfCosmos(HOLDING & MINE)))
# Return of the Dwarven King
power(
    "DU/26",
    Always(ImmuneEvenToGood(DWARF & MY_CHAMPION, EVENT)),
    Always(gains(DWARF & MY_FIGHTER, 3)),
)
# The Guildhall: in every round; a card nobody could play now goes to its owner's hand
power(
    "DU/27",
    When(
        "combat-begins",
        seq(
            ChoosePlayer(HavingCards(OTHERS, z.DRAW)),
            PlayTheirTop(ChosenPlayer("player", "that player")),
        ),
        to=ANY,
        only=RefIs(FIGHTER, THIEF),
        may=True,
    ),
    When("battle-ends", GiveBack(), to=ANY),
)
