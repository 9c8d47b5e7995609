"""Realms of 4th Edition."""

from sixrealms.language import *

_UNDERDARK = REALM & Kind("Underdark")
_DROWNS = Choose(one(CHAMPION & SWIMMER), then=discard(The(TARGET)))
# Level and items as it comes forward, without allies; the bonus of its world is among them
card(
    "4th/6",
    "Damara",
    When(
        "presented",
        seq(Remember("level", NumberOf(IT, "own")), Lasting(gains(Is(IT), Stored("level")), FOR_THE_ROUND)),
        to=CHAMPION & DEFENDING & World("FR"),
    ),
)
# By whatever means it is razed while it is attacked
card(
    "4th/11",
    "Raurin",
    When("razed", discard(The(ATTACKER))),
)
card(
    "4th/12",
    "The Vilhon Reach",
    When(
        "razed",
        Choose(one(REALM & RAZED & Of(OTHERS)), then=discard(The(TARGET))),
        may=True,
        anywhere=True,
    ),
)
# What is traded away goes under the draw pile
card(
    "4th/22",
    "Free and Independent City of Dyvers",
    Use(
        seq(
            Choose(in_hand(REALM | CHAMPION), "targets", 3, up_to=True),
            Send(AllChosen(), DRAW, bottom=True),
            Draw(Count(AllChosen())),
            Raze(The(SELF), cost=True),
        ),
        at=("0",),
        only=Exists(in_hand(REALM | CHAMPION)),
    ),
)
card(
    "4th/24",
    "Stonefist Hold",
    Always(gains(HERO & DEFENDING, 4)),
    Use(
        SkipTurn(OTHERS, extra=True),
        at=("any",),
        cost=Raze(The(SELF), cost=True),
    ),
)
# It works from afar: it speaks of what others do in their own turns
card(
    "4th/25",
    "Ull",
    When(
        "extra-cards",
        seq(
            Look(Pile(HAND, BY, DrawnExtra(EVENT), all=True)),
            Choose(in_hand(DrawnExtra(EVENT), BY), then=discard(The(TARGET))),
        ),
        to=EVENT,
        whose=OTHERS,
        may=True,
        anywhere=True,
    ),
)
card("4th/30", "Euripis", Always(CannotAttack(CHAMPION & ~CASTS_SPELLS)), *closed_to(SWIMMER))
card(
    "4th/31",
    "New Giustenal",
    Always(CannotAttack(FLYER & ~Named("Dregoth, Undead Dragon-King"))),
    Always(CannotPlay(ATTACKING_PLAYER, FLYER & ALLY, bars=True)),
    Always(RebuiltFor(1)),
)
card(
    "4th/32",
    "Ur Draxa",
    Always(Immune(YOU, PSIONIC_ATTACK)),
    Always(Immune(CHAMPION & Of(YOU), PSIONIC_ATTACK)),
    Always(CannotAttack(CHAMPION & Bears(ITEM | ARTIFACT))),
)
card(
    "4th/34",
    "The Forest Ridge",
    When("razed", discard(The(ATTACKER)), only=Caused(ATTACKING_PLAYER, "in-battle")),
)
# Before it fights (activation.list.realm); the battle is the round (combat.term.battle-on-card)
card(
    "4th/35",
    "Celik",
    When(
        "activate",
        OneOf(
            tuple(
                seq(discard(every(kind & HangsOn(ATTACKER))), Lasting(CannotPlay(ATTACKING_PLAYER, kind)))
                for kind in (ITEM, ARTIFACT)
            ),
            who=ATTACKING_PLAYER,
        ),
    ),
)
# Its player razes it to turn the spell wherever it could have gone: a spell that names its victim as it is announced
# is redirected, any other is turned
card(
    "4th/38",
    "The Last Sea",
    Answer(Redirect(), to=OFFENSIVE & SPELL, zone="play", cost=Raze(The(SELF), cost=True)),
    Answer(Turn(elsewhere=True), to=OFFENSIVE & SPELL, zone="play", cost=Raze(The(SELF), cost=True)),
)
# What comes of it afterwards is no power of that phase
card(
    "4th/40",
    "Realm of the White Witch",
    Always(gains((MONSTER | WIZARD) & DEFENDING, 3)),
    Always(Immune(CHAMPION & Of(YOU), REALM), when=TurnOf(EVERYONE, phase=0)),
)
# What cannot be used gives no bonus either
card(
    "4th/41",
    "The Battle-Fens",
    Always(CannotPlay(ATTACKING_PLAYER, SPELL | ITEM, CHAMPION & ATTACKING)),
    Always(PowerLost(ITEM & ATTACKING)),
    Always(Levels(ITEM & ATTACKING, to=Fixed(0), which="bonus")),
    Always(Levels((SPELL | ITEM) & DEFENDING, times=2, which="bonus")),
)
# Without a word about the time it is a power of phase 3
card(
    "4th/43",
    "The Sphinx",
    Use(
        seq(Choose(HavingCards(OTHERS, HAND)), Look(Pile(HAND, CHOSEN_PLAYER, all=True))),
        once="turn",
    ),
)
# What lay there before it
card(
    "4th/45",
    "Tarvan Waste",
    Use(
        Send(Pile(ABYSS, YOU, ~EVENT & ~CHAMPION & ~ITSELF, all=True), DISCARD),
        cost=pay(The(SELF), ABYSS),
    ),
)
card(
    "4th/48",
    "The Sielwode",
    Always(GoesInstead((SPELL | ALLY | PSIONIC_POWER | UNARMED | BLOOD_ABILITY) & IN_COMBAT, ABYSS, ()), when=HERE),
)
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
    Always(CannotPlay(ATTACKING_PLAYER, ALLY, bars=True)),
    Always(NoEffect(ALLY & ATTACKING, "bars")),
    Always(DefendsItself(Fixed(4), "hero")),
)
card("4th/33", "Shault", Always(CannotAttack(~(MONSTER | FLYER))), *defends_as_any_type(Fixed(6)))
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
    Always(DefendsItself(Fixed(3), "hero", kinds=frozenset({"Halfling"}))),
    Always(Levels(Kind("Halfling") & DEFENDERS & ~ITSELF, times=3, which="base")),
)
card(
    "4th/39",
    "Dragon's Crown Mountain",
    Always(Immune(DRAGON & CHAMPION & Of(YOU), OFFENSIVE & (SPELL | PSIONIC_POWER))),
    Always(DefendsItself(Fixed(7), "monster", kinds=frozenset({"Dragon"}))),
)
card(
    "4th/42",
    "The Giantdowns",
    Always(Levels(Kind("Giant") & DEFENDERS, times=2, which="base")),
    Always(gains(MONSTER & DEFENDING, 3)),
)
card("4th/44", "The Mistmoor", Always(GoesInstead(DEFENDING_CHAMPION, POOL, may=True)))
# What is played is counted as it is played, wherever it goes then; what was there before, as long as it hangs there.
card(
    "4th/46",
    "Black Spear Tribes",
    Always(Levels(Is(ATTACKER), add=Count(every(HangsOn(ATTACKER) & ~Noted(PLAYED)), times=-1), which="base")),
    When("played", Lasting(Levels(Is(ATTACKER), add=Fixed(-1), which="base")), to=UsedBy(CHAMPION & ATTACKING)),
    Always(Perishes(Is(ATTACKER) & level_at_most(0, "base"))),
)
card(
    "4th/47",
    "Thurazor",
    Always(DefendsItself(Fixed(7), "monster")),
    When("combat-begins", PlayNow(Pile(HAND, YOU)), only=RefIs(DEFENDER, ITSELF)),
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
    Always(Immune(Is(THIS_REALM), OFFENSIVE & WIZARD_SPELL)),
)
card(
    "4th/54",
    "Shining Lands",
    Always(CannotAttack(~(FLYER | EARTHWALKER))),
    Always(Immune(Is(THIS_REALM), OFFENSIVE & SPELL)),
    Always(Immune(DEFENDERS, OFFENSIVE & SPELL)),
)
card("4th/56", "Estwilde", Always(Immune((FLYER | SWIMMER | EARTHWALKER) & DEFENDERS, OFFENSIVE & SPELL)))
# The dwarves are a dwarf ally
card("4th/55", "The Delving", Always(AddsCard(5, DEFENDING_CHAMPION, ("Dwarf",))), Always(NotReachedBy(_UNDERDARK)))
card(
    "4th/57",
    "Blood Sea of Istar",
    Always(CannotAttack(~SWIMMER)),
    When("presented", Destroy(every(ALLY & SWIMMER & IN_COMBAT)), to=CHAMPION),
    When("resolved", Destroy(every(ALLY & SWIMMER & IN_COMBAT)), to=ANY),
    Always(Levels(CHAMPION & CameBy(_UNDERDARK), halve="up", which="base")),
)
# Whoever loses the round, and whatever makes them lose
card(
    "4th/58",
    "Enstar",
    Always(GoesInstead(CHAMPION, ABYSS), when=HERE),
    When("razed", Draw(), anywhere=True),
)
card(
    "4th/59",
    "Bluet Spur",
    *closed_to(FLYER),
    Always(DefendsItself(Fixed(6), "monster")),
    Always(MayUse(Is(THIS_REALM), WIZARD_SPELL | PSIONIC_POWER), when=RefIs(THIS_REALM, DEFENDING)),
)
# Offensive is said of the spells alone. The drow comes to every defender, the realm itself included.
card(
    "4th/60",
    "Arak",
    Always(Immune(DEFENDERS & Kind("Drow"), (OFFENSIVE & SPELL) | PSIONIC_POWER | BLOOD_ABILITY), when=HERE),
    Always(AddsCard(4, DEFENDING_CHAMPION, ("Drow",))),
)
# One champion, out of its player's own pool
card(
    "4th/61",
    "Borca",
    Use(
        JoinAsAlly(TARGET),
        at=("combat",),
        targets=(Target("target", one(CHAMPION & World("RL") & IN_POOL & Of(YOU)), joins=True),),
        only=HERE & RefIs(DEFENDER, World("RL")),
        once="round",
    ),
)
card(
    "4th/62",
    "Gundarak",
    Always(DefendsItself(Fixed(5), "hero", kinds=frozenset({"Undead"}))),
    Always(Has(ALLY & Beside(THIS_REALM), ("Undead",))),
)
# A realm that fights for itself is not among those in battle
card(
    "4th/63",
    "Sithicus",
    Use(
        seq(
            together(
                Send(every(ALLY & IN_COMBAT), ABYSS),
                Send(every(CHAMPION & ~REALM & IN_COMBAT), ABYSS),
            ),
            Draw(),
        ),
        at=("any",),
        only=Exists(every(CHAMPION & IN_COMBAT)) & ~HERE,
        cost=pay(The(SELF)),
    ),
)
# What fights there was there before and stays there, whoever wins; the spoils are the top two cards but one
_LOSES_ONE = Choose(top_of_piles(BY, 2), who=BY, then=Send(The(TARGET), ABYSS))
card(
    "4th/64",
    "Nightmare Lands",
    Always(FoughtInTheAbyss(), anywhere=True),
    When(
        "attacked",
        seq(
            Lasting(GoesInstead(IN_COMBAT, ABYSS, ()), FOR_THE_BATTLE),
            Lasting(GoesAfterRound(ATTACKER, ABYSS, "either"), FOR_THE_BATTLE),
            Lasting(GoesAfterRound(DEFENDER, ABYSS, "either"), FOR_THE_BATTLE),
            Lasting(Whenever(When("spoils-due", _LOSES_ONE, only=WON_HERE)), FOR_THIS_TURN),
        ),
    ),
)
card(
    "4th/65",
    "Council Aerie",
    *closed_to(DRAGON),
    Always(FightsAgain(DRAGON, "defend")),
    Always(DefendsItself(Fixed(9), "monster", kinds=frozenset({"Dragon"}))),
)
card(
    "4th/66",
    "Milborne",
    Always(Immune(DEFENDERS, OFFENSIVE & SPELL)),
    Always(Levels(SWIMMER & DEFENDERS, times=2, which="base")),
)
card("4th/67", "The Isle of Beacon Point", Always(MayUse(DEFENDING_CHAMPION, CAST_CARD)))
card(
    "4th/68",
    "Lair of the Eye Tyrant",
    Always(DefendsItself(Fixed(15), "monster", kinds=frozenset({"Beholder"}))),
    Always(MayUse(Is(THIS_REALM), WIZARD_SPELL)),
    Always(Immune(Is(THIS_REALM), OFFENSIVE & ITEM)),
    Always(CannotFight(CHAMPION & ~Is(THIS_REALM), ("defend",)), when=HERE),
)
card(
    "4th/69",
    "Dancing Hut of Baba Yaga",
    When(
        "turn-start",
        Choose(one(REALM & Of(YOU) & ~ITSELF), then=Arrange(The(SELF), TARGET)),
        whose=YOU,
        may=True,
        anywhere=True,
    ),
)
# One spell for each champion that attacks
card(
    "4th/70",
    "Anytown, Anywhere",
    Always(
        CannotAttack(CHAMPION),
        when=~Exists(in_hand(SPELL, ACTIVE_PLAYER)) & ~Exists(in_discard(SPELL, ACTIVE_PLAYER)),
    ),
    When(
        "presented",
        Choose(
            AnyOf((in_discard(SPELL, ATTACKING_PLAYER), in_hand(SPELL, ATTACKING_PLAYER))),
            who=ATTACKING_PLAYER,
            then=pay(The(TARGET), ABYSS),
        ),
        to=CHAMPION & ATTACKING,
    ),
)
card(
    "4th/71",
    "Haven of the Undead",
    Always(Immune(UNDEAD & (CHAMPION | ALLY) & Of(YOU), (OFFENSIVE & (SPELL | ITEM)) | (HARMFUL & EVENT))),
)
# Half a level too many counts as a whole one
card(
    "4th/72",
    "Monastery of Perdien the Damned",
    Always(CannotAttack(CLERIC)),
    Always(Levels(AVATAR & CHAMPION & ATTACKING, halve="up", which="base")),
)
# In the battle for it, whatever razes it there; the other loss is any other
card(
    "4th/504",
    "Sea of Dust",
    *closed_to(SWIMMER),
    When(
        "razed",
        If(HERE, Choose(one(REALM & ~RAZED), then=Raze(The(TARGET))), _DROWNS),
        may=True,
        anywhere=True,
    ),
    When("discarded", If(~HERE, _DROWNS), may=True, anywhere=True),
)
card("4th/507", "The Painted Hills", *defends_as_any_type(Fixed(5)), Always(CannotPlay(ATTACKING_PLAYER, UNARMED)))
