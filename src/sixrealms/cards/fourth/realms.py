"""Realms of 4th Edition."""

from sixrealms.language import *

card("4th/30", "Euripis", Always(CannotAttack(CHAMPION & ~CASTS_SPELLS)), *closed_to(SWIMMER))
# Its player razes it to turn the spell wherever it could have gone
card("4th/38", "The Last Sea", Answer(Redirect(), to=OFFENSIVE & SPELL, zone="play", cost=Raze(The(SELF), cost=True)))
card("4th/49", "The Five Peaks", Always(CannotAttack(~(FLYER | EARTHWALKER))))
card(
    "4th/13",
    "Giant's Run Mountains",
    Always(CannotAttack(~(FLYER | Kind("Giant")))),
    Always(Immune(DEFENDERS, OFFENSIVE & UNARMED)),
)
card(
    "4th/15",
    "Nyrond",
    Always(gains((ELF | DWARF | Kind("Gnome") | Kind("Halfling")) & DEFENDERS, 3)),
)
card("4th/21", "Hell Furnaces", Always(Levels(DRAGON & DEFENDERS, times=2)), *closed_to(SWIMMER))
card(
    "4th/23",
    "Spindrift Isles",
    Always(CannotAttack(~(FLYER | SWIMMER))),
    Always(DefendsItself(Fixed(8), "wizard", kinds=frozenset({"Elf"}))),
)
card("4th/26", "Valley of the Mage", Always(CannotAttack(MONSTER)), Always(DefendsItself(Fixed(9), "wizard")))
# Neither played nor, if they come by another way, counted
card(
    "4th/27",
    "Urik",
    Always(CannotPlay(ATTACKING_PLAYER, ALLY)),
    Always(NoEffect(ALLY & ATTACKING)),
    Always(DefendsItself(Fixed(4), "hero")),
)
card(
    "4th/36",
    "Lake Island",
    Always(CannotAttack(~(FLYER | EARTHWALKER))),
    Always(DefendsItself(Fixed(5), "monster")),
)
# The realm itself is not played in its own defense
card(
    "4th/37",
    "The Jagged Cliffs",
    Always(BaseLevels(Kind("Halfling") & DEFENDERS & ~Is(THIS_REALM), times=3)),
    Always(DefendsItself(Fixed(3), "hero", kinds=frozenset({"Halfling"}))),
)
card(
    "4th/39",
    "Dragon's Crown Mountain",
    Always(Immune(DRAGON & CHAMPION & Of(YOU), OFFENSIVE & (SPELL | PSIONIC_POWER)), anywhere=True),
    Always(DefendsItself(Fixed(7), "monster", kinds=frozenset({"Dragon"}))),
)
card(
    "4th/42",
    "The Giantdowns",
    Always(BaseLevels(Kind("Giant") & DEFENDERS, times=2)),
    Always(gains(MONSTER & DEFENDING, 3)),
)
card("4th/50", "Cariele", Always(HandLimit(YOU, 3)))
card(
    "4th/51",
    "Boeruine",
    Always(MayUse(Is(DEFENDER), WIZARD_SPELL | BLOOD_ABILITY)),
    Always(DefendsItself(Fixed(6), "regent")),
)
# As it comes, not when it is rebuilt
card("4th/52", "Rhuobhe", Play(Choose(one(REGENT), up_to=True, then=Send(The(TARGET), ABYSS))))
card(
    "4th/53",
    "Reorxcrown Mountains",
    Always(CannotAttack(~(FLYER | DWARF))),
    Always(Immune(Is(THIS_REALM), OFFENSIVE & WIZARD_SPELL), anywhere=True),
)
card(
    "4th/54",
    "Shining Lands",
    Always(CannotAttack(~(FLYER | EARTHWALKER))),
    Always(Immune(Is(THIS_REALM), OFFENSIVE & SPELL), anywhere=True),
    Always(Immune(DEFENDERS, OFFENSIVE & SPELL)),
)
card("4th/56", "Estwilde", Always(Immune((FLYER | SWIMMER | EARTHWALKER) & DEFENDERS, OFFENSIVE & SPELL)))
card(
    "4th/59",
    "Bluet Spur",
    *closed_to(FLYER),
    Always(DefendsItself(Fixed(6), "monster")),
    Always(MayUse(Is(THIS_REALM), WIZARD_SPELL | PSIONIC_POWER)),
)
card(
    "4th/66",
    "Milborne",
    Always(Immune(DEFENDERS, OFFENSIVE & SPELL)),
    Always(BaseLevels(SWIMMER & DEFENDERS, times=2)),
)
card(
    "4th/71",
    "Haven of the Undead",
    Always(
        Immune(UNDEAD & (CHAMPION | ALLY) & Of(YOU), (OFFENSIVE & (SPELL | ITEM)) | (HARMFUL & EVENT)),
        anywhere=True,
    ),
)
