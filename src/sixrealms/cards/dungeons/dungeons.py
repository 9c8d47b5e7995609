"""Dungeon cards: each gives its advantage to the player who owns it (ledger: dungeon-card.effect-for-owner)."""

from typing import Final

from sixrealms.language import *

MINE: Final = Of(YOU)
MY_CHAMPION: Final = CHAMPION & MINE
MY_FIGHTER: Final = (CHAMPION | ALLY) & MINE
MY_REALM: Final = REALM & MINE
# Lair of Dregoth: as Spell Turning, for offensive spells only (dispel.turning-offensive-only)
_DARK_SUN = World("DS") & CHAMPION
# Field of the Battle Lord: a card that was not played in this round gives its bonus alone
_FISTS = UNARMED & UsedBy(HERO & MINE)
# Bats in the Belfry: the items lie with their bearer, but neither help it nor can anything happen to them there
_ITEMS = OFFENSIVE & ITEM & ATTACKING
_AT_MINE = RefIs(ATTACKED_REALM, MY_REALM)
card(
    "DU/1",
    "Mausoleum of the Zombie Master",
    Always(GoesInstead(MY_CHAMPION, DISCARD, (), instead_of=ABYSS, whose=OTHERS)),
    Always(GoesInstead(MY_CHAMPION, VOID, (), instead_of=ABYSS, whose=YOU)),
)
card("DU/2", "Dungeon of the King", Always(NeedsPermission(CAST_CARD, MY_CHAMPION, waived=True)))
card(
    "DU/3",
    "Lair of Dregoth, the Undead Dragon-King",
    Answer(
        Psionic(Turn()),
        to=OFFENSIVE & SPELL,
        zone="play",
        cost=Choose(
            AnyOf((one(_DARK_SUN & IN_POOL & MINE), in_hand(_DARK_SUN))),
            "price",
            then=pay(The(Chosen("price"))),
        ),
    ),
)
# Domain of Takhisis: what merely harms the dragons still does
card(
    "DU/4",
    "Domain of Takhisis, Queen of Darkness",
    Always(
        Immune(
            DRAGON & MONSTER & MINE,
            (EVENT | SPELL | ARTIFACT | ITEM) & KILLS_CHAMPIONS,
        )
    ),
)
card(
    "DU/5",
    "Undermountain",
    When(
        "spoils-due",
        seq(
            Send(Pile(DRAW, YOU, all=True, bottom=3), DRAW),
            Look(top_of_piles(YOU, 3)),
            Choose(Pile(DRAW, YOU, MONSTER & UNIQUE, top=3), count=3, up_to=True),
            Send(AllChosen("target"), POOL),
        ),
        whose=YOU,
        may=True,
    ),
)
# What sends a realm to the Abyss does not discard it
card(
    "DU/6",
    "Labyrinth of Castle Greyhawk",
    Always(Protected(World("GH") & MY_REALM & ~Is(ATTACKED_REALM), ("discard", "raze"))),
)
card(
    "DU/7",
    "Under Castle Strahd",
    Always(Has(World("RL") & MY_CHAMPION, ("Undead",))),
    Always(Immune(MY_CHAMPION, Named("Young Strahd"), even_to_good=True)),
)
card(
    "DU/8",
    "Palace of the Celestial Light",
    Always(NeedsPermission(SPELL, CLERIC & MINE, waived=True)),
    Always(CannotAttack(AVATAR & CHAMPION, MY_REALM)),
    Always(CannotFight(AVATAR & CHAMPION, ("defend",)), when=RefIs(ATTACKER, CLERIC & MINE)),
)
card(
    "DU/9",
    "Field of the Battle Lord",
    Always(stays_after_round(_FISTS)),
    Always(PowerLost(_FISTS & ~Noted(PLAYED))),
)
card(
    "DU/10",
    "The Belly of the Beast",
    Always(Immune(MONSTER & MINE, HERO_UNARMED)),
    Always(MayUse(MONSTER & MINE, UNARMED)),
)
card(
    "DU/11",
    "Pit of the Mind Lord",
    When("announced", Note(CAST_IN, "phase", IT), to=SPELL),
    Always(Immune((REALM | PSIONICIST) & MINE, SPELL & Noted(CAST_IN, 3))),
)
card(
    "DU/12",
    "The Torture Room",
    Use(shuffle_discards(), at=("any",), only=Exists(in_discard(BLOOD_ABILITY), 3)),
    Always(PowerLost(ANY, immunity=True, whom=CHAMPION, to=BLOOD_ABILITY & MINE)),
)
card("DU/13", "Maze of the Guild", Always(CanReach(THIEF & MINE, "restrictions", alone=True)))
# The spellbook is the draw pile, which is shuffled after the search (setup.shuffle)
card(
    "DU/14",
    "Carrock of High Magicks",
    When(
        "spoils-due",
        seq(Choose(in_draw_pile(SPELL), then=Send(The(TARGET), HAND)), ShufflePile(), DrawSpoils(0, instead=True)),
        whose=YOU,
        may=True,
    ),
)
# Their own races stay beside the chosen one
card(
    "DU/15",
    "The Enchanted Land",
    When(
        "phase-3",
        seq(
            End(kept=True),
            OneOf(
                tuple(
                    Lasting(Has(MY_FIGHTER, races), WHILE_IN_PLAY)
                    for races in (("Elf",), ("Elf", "Drow"), ("Dwarf",), ("Halfling",))
                )
            ),
        ),
        whose=YOU,
    ),
)
# To calm an event for oneself is not to negate it
card("DU/16", "Purveyor of Events", Always(Protected(HELPFUL & EVENT & MINE, ("cancel",))))
# Spells of the Archmage, Spells of the Friar
card("DU/17", "Spells of the Archmage", Always(Prolongs(WIZARD_SPELL, World("ADD") & MY_CHAMPION)))
card("DU/18", "Spells of the Friar", Always(Prolongs(CLERIC_SPELL, World("FR") & MY_CHAMPION)))
card(
    "DU/19",
    "Spells from the Grave",
    Always(Protected(DEFENSIVE & SPELL & UsedBy(UNDEAD & World("GH") & MY_CHAMPION), ("cancel", "turn"))),
)
card(
    "DU/20",
    "Powers from the Savage Land",
    Always(Levels(PSIONIC_POWER & UsedBy(World("DS") & MY_CHAMPION), times=2, which="bonus")),
)
# They stay what they are as well
card(
    "DU/21",
    "Might of the Blood Right",
    Always(Has(MY_CHAMPION, type="regent")),
    Always(MayUse(MY_CHAMPION, BLOOD_ABILITY)),
)
card(
    "DU/22",
    "Song of the Dragonlance",
    Always(CannotAttack(~(FLYER | SWIMMER | EARTHWALKER), MY_REALM)),
    Always(Has(MY_FIGHTER, ("Swimmer",))),
)
card(
    "DU/23",
    "Bats in the Belfry",
    Always(CannotPlay(ATTACKING_PLAYER, OFFENSIVE & ITEM), when=_AT_MINE),
    Always(PowerLost(_ITEMS), when=_AT_MINE),
    Always(Levels(_ITEMS, to=Fixed(0), which="bonus"), when=_AT_MINE),
    Always(Immune(_ITEMS, ANY), when=_AT_MINE),
    Always(Protected(_ITEMS, ("treasure",)), when=_AT_MINE),
)
card(
    "DU/24",
    "The Azure Tower of Onad the Fallen",
    Always(Protected(HELPFUL & EVENT & MINE, ("cancel",))),
    Always(Protected(HARMFUL & EVENT & MINE, ("duplicate",))),
    Always(GoesInstead(EVENT & MINE, DISCARD, (), instead_of=ABYSS, unplayed=True)),
)
card(
    "DU/25", "Beneath Castle Drawmij", Always(Protected(HOLDING & MINE)), Always(Protected(HOLDING & MINE, ("cosmos",)))
)
card(
    "DU/26",
    "Return of the Dwarven King",
    Always(Immune(DWARF & MY_CHAMPION, EVENT, even_to_good=True)),
    Always(gains(DWARF & MY_FIGHTER, 3)),
)
# In every round; a card nobody could play now goes to its owner's hand
card(
    "DU/27",
    "The Guildhall",
    When(
        "combat-begins",
        seq(
            Choose(HavingCards(OTHERS, DRAW)),
            PlayAtOnce(top_of_piles(CHOSEN_PLAYER)),
        ),
        to=ANY,
        only=RefIs(FIGHTER, THIEF),
        may=True,
    ),
    When("battle-ends", GiveBack(BORROWED, DRAW), to=ANY),
)
