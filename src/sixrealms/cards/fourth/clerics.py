"""Clerics of 4th Edition."""

from sixrealms.language import *

DROW = Kind("Drow")
WEREBEAST = Kind("Werebeast")
_PEARL, _AMBER, _AQUAMARINA = Named("Pearl"), Named("Amber"), Named("Aquamarina")
# She lies in the pile herself by then, and no other is asked for (battle.after-combat-discards)
card("4th/280", "Amarill", When("defeated", Choose(in_discard(CHAMPION), then=Send(The(TARGET), HAND)), may=True))
card(
    "4th/281",
    "Clerics of Malar",
    Always(gains(ITSELF, 2), when=Fights("attacking", REALM & ~World("FR"))),
    Always(MayUse(ITSELF, HERO_UNARMED)),
)
card(
    "4th/282",
    "Adon",
    Always(Immune(ITSELF, (OFFENSIVE & (SPELL | ITEM)) | ARTIFACT)),
    Always(gains(ITSELF, 5), when=Exists(every(CHAMPION & Named("Midnight, Goddess of Magic")))),
)
card(
    "4th/283",
    "Sysania",
    Always(MayUse(ITSELF, Kind("Dragon Unarmed Combat"))),
    *allies_move_with(SELF, "Flyer"),
)
# What lay there when she came was not played against her (gloss.played-against), and events are no cards of the combat
card("4th/286", "Shayira", Always(PowerLost(~EVENT & Noted(PLAYED) & Of(OTHER_SIDE)), when=IN_A_ROUND))
# A longer word that begins with one of the four contains it
card(
    "4th/287",
    "Elemental Cleric",
    Always(Immune(ITSELF, WIZARD_SPELL & OFFENSIVE)),
    Always(
        MayUse(
            ITSELF,
            WIZARD_SPELL & (name_has("earth") | name_has("air") | name_has("fire") | name_has("water")),
        )
    ),
)
card(
    "4th/288",
    "Klik-Ka'Cha",
    Always(MayUse(ITSELF, HERO_UNARMED)),
    When("defending", Choose(one(ITEM), then=discard(The(TARGET))), may=True),
)
card(
    "4th/291",
    "Migrane",
    Always(
        Immune(ADVENTURER & Of(YOU), OFFENSIVE & CLERIC_SPELL),
        when=among_adventurers(3),
    ),
)
# Her sisters are those on her own side; for them she need not fight herself
card("4th/304", "Pearl", Always(gains(ALLY & (Beside(SELF) | UsedBy((_AMBER | _AQUAMARINA) & Of(YOU))), 2)))
card(
    "4th/305",
    "Amber",
    Always(Levels(ITEM & (HangsOn(SELF) | UsedBy((_PEARL | _AQUAMARINA) & Of(YOU))), Fixed(2), which="bonus")),
)
# The artifact works for whichever of them is there, and what it does everywhere it does once
card(
    "4th/306",
    "Aquamarina",
    Always(Imitates((_PEARL | _AMBER) & Of(YOU), every(ARTIFACT & HangsOn(SELF)), in_place=True)),
    Always(gains((_PEARL | _AMBER) & Of(YOU), NumberOf(every(ARTIFACT & HangsOn(SELF)), "own"))),
)
# The first of every round, as long as the shark fights for its master
card(
    "4th/313",
    "Neranal",
    Always(AddsCard(4, ITSELF, ("Swimmer",))),
    When(
        "played",
        discard(The(IT)),
        to=ALLY & SWIMMER & OPPOSING,
        only=Exists(every(ALLY & AddedBy(ITSELF) & Beside(SELF))),
        once="round",
    ),
)
card("4th/314", "Gloaranor", Always(CanReach(ITSELF, "restrictions", Kind("Trees"))))
# For all the defender knows they may need all of them; those not shown stay in the hand
card(
    "4th/315",
    "Moralin",
    When(
        "attacking",
        seq(
            Choose(in_hand(ALLY, OTHER_SIDE), "shown", 99, up_to=True, who=OTHER_SIDE),
            Look(AllChosen("shown")),
            Lasting(CannotPlay(OTHER_SIDE, ALLY & ~Is(AllChosen("shown")))),
        ),
    ),
)
card("4th/316", "Borin Moradinson", Always(GoesInstead(ITSELF, POOL), when=Exists(every(Named("Moradin's Avatar")))))
card(
    "4th/317",
    "Mallin Dimmerswill",
    Always(gains(ITSELF, 3), when=opponent_is(MONSTER & Kind("Underdark"))),
    Always(MayUse(ITSELF, HERO_UNARMED)),
)
# The champion is defeated and goes home all the same
card(
    "4th/318",
    "Arden Glimrock",
    When("activate", discard(every(ALLY & DROW & OPPOSING))),
    When("joins", discard(The(IT)), to=ALLY & DROW & OPPOSING),
    When("activate", If(opponent_is(DROW), seq(Lasting(GoesInstead(Is(OPPONENT), POOL)), AutoDefeat(OPPONENT, DROW)))),
)
card(
    "4th/354",
    "Ting Ling",
    Always(MayUse(ITSELF, BLOOD_ABILITY)),
    *allies_move_with(SELF, "Flyer"),
)
# A werebeast turns back as soon as it sees what it would have to fight. Whom it cannot drain gives it nothing
card(
    "4th/356",
    "The Lesser Mummy",
    Always(gains(Is(ATTACKER), -3), when=WHEN_DEFENDING & Affected(ATTACKER)),
    Always(gains(ITSELF, 3), when=WHEN_DEFENDING & Affected(ATTACKER)),
    When("presented", If(RefIs(ATTACKER, WEREBEAST), LoseRound(ATTACKER)), only=WHEN_DEFENDING),
    Always(CannotPlay(OTHER_SIDE, ALLY & WEREBEAST), when=WHEN_DEFENDING),
    Always(NoEffect(WEREBEAST & OPPOSING), when=WHEN_DEFENDING),
)
card(
    "4th/469",
    "Elemental Avatar of Earth",
    Play(cost=Sacrifice(one(CHAMPION & World("DS") & IN_POOL & Of(YOU)), 2)),
    Always(Has(CHAMPION & Of(YOU), ("Earthwalker",))),
)
card(
    "4th/471",
    "Elemental Avatar of Water",
    Play(cost=Sacrifice(one(CLERIC & World("DS") & level_at_least(12) & IN_POOL & Of(YOU)), 1)),
    Use(
        seq(
            ForEach(EVERYONE, Look(top_of_piles(EACH))),
            ForEach(
                EVERYONE,
                ForEach(top_of_piles(EACH), If(RefIs(IT, (CHAMPION | ALLY) & SWIMMER), May(discard(The(IT))))),
            ),
        ),
        at=("3",),
        once="turn",
    ),
)
card(
    "4th/470",
    "Elemental Avatar of Air",
    Play(cost=Sacrifice(one(FLYER & CHAMPION & IN_POOL & Of(YOU)), 2)),
    Always(Immune(FLYER & CHAMPION & Of(YOU), directed_at(FLYER))),
)
card(
    "4th/472",
    "Elemental Avatar of Fire",
    Play(cost=Sacrifice(one(MONSTER & DRAGON & IN_POOL & Of(YOU)), 1)),
    Always(AddsCard(5, CHAMPION & World("DS") & Of(YOU))),
    Always(Protected(ALLY & AddedBy(ITSELF), ("switch", "discard"))),
)
card(
    "4th/480",
    "Annam",
    Play(cost=Sacrifice(one(Kind("Giant") & level_at_least(14) & IN_POOL & Of(YOU)), 1)),
    When(
        "turn-start",
        seq(Choose(HavingCards(OTHERS, HAND, least=8)), DiscardFromHand(CHOSEN_PLAYER, random=True)),
        may=True,
        whose=YOU,
    ),
)
# An immunity to wizard and cleric spells alike, whoever gives it. The cards that go are those in play with one of the
# two words on them, whatever they say with it: what shelters in other words stays (docs/catalogue.md). A spell is
# negated as it is cast (dispel.negate-equals-dispel)
card(
    "4th/486",
    "Verenestra",
    Play(cost=Sacrifice(one(WIZARD & ImmuneTo(SPELL) & IN_POOL & Of(YOU)), 1)),
    Answer(Cancel(), to=SPELL & DEFENSIVE, zone="play", once="turn"),
    When("discarded", discard(every(SAYS_IMMUNE))),
)
