"""Monsters of 4th Edition."""

from sixrealms.language import *

_FOUR_PLAYED = Exists(PlayedInRound(ALLY, OTHER_SIDE), 4)
card(
    "4th/262",
    "Pereghost",
    Always(gains(ALLY & Beside(SELF), 2)),
    Always(MayUse(ITSELF, Kind("Dragon Unarmed Combat"))),
)
# That dragons fight as dragons do is a fact of theirs
card("4th/263", "Dracolich", Always(MayUse(ITSELF, WIZARD_SPELL)))
card(
    "4th/264",
    "Stone Giant",
    Use(
        Destroy(The(TARGET)),
        at=("any",),
        targets=(Target("target", one(ALLY & IN_COMBAT & Of(OPPONENTS) & level_at_most(4))),),
        once="round",
        zone="pool",
    ),
)
card(
    "4th/265",
    "Lich Conclave",
    Always(MayUse(ITSELF, WIZARD_SPELL)),
    Always(Has(ALLY & Beside(SELF), ("Undead",))),
)
card(
    "4th/267",
    "Mature Gold Dragon",
    Always(MayUse(ITSELF, WIZARD_SPELL)),
    Always(gains(ITSELF, 4), when=Exists(every(Named("Young Gold Dragon")))),
)
# One meal a round, when its player wants it
card(
    "4th/269",
    "Athasian Cistern Fiend",
    Use(
        Destroy(AllChosen()),
        at=("combat",),
        targets=(Target("targets", one(ALLY & OPPOSING), 99, up_to=True, total=NumberOf(SELF, "base")),),
        once="round",
        zone="battle",
    ),
    Always(Immune(ITSELF, OFFENSIVE & PSIONIC_POWER)),
)
# Without a word about the time it is a power of phase 3
card(
    "4th/270",
    "Korgunard the Avangion",
    Always(MayUse(ITSELF, WIZARD_SPELL)),
    Always(Immune(ITSELF, PSIONIC_ATTACK)),
    Use(
        Rebuild(The(TARGET)),
        at=("3",),
        targets=(Target("target", one(REALM & RAZED)),),
        cost=pay(The(SELF)),
        zone="pool",
    ),
)
# Each of them can, and stays one until the choice is made anew
card(
    "4th/294",
    "Livekor",
    Always(MayUse(ITSELF, CLERIC_SPELL)),
    When(
        "turn-start",
        Choose(
            one(MONSTER & IN_POOL & Of(YOU)),
            "targets",
            count=99,
            up_to=True,
            then=ForEach(AllChosen(), Lasting(Has(Is(IT), type="hero", only=True), UNTIL_YOUR_NEXT_TURN)),
        ),
        only=among_adventurers(5),
        whose=YOU,
    ),
)
card(
    "4th/296",
    "Ssilcroth",
    Always(
        CannotPlay(DEFENDING_PLAYER, ALLY),
        when=RefIs(ATTACKER, ADVENTURER & Of(YOU)) & among_adventurers(4),
    ),
    Always(
        NoEffect(ALLY & DEFENDING, "any"),
        when=RefIs(ATTACKER, ADVENTURER & Of(YOU)) & among_adventurers(4),
    ),
)
card("4th/307", "Cyclops", Always(Levels(ITSELF, add=Count(every(ITEM & HangsOn(SELF)), 2))))
card(
    "4th/308",
    "Ettin",
    Always(AttachTo(ARTIFACT & World("ADD"), ITSELF, most=2)),
)
card("4th/309", "Formorian Giant", Always(CannotPlay(OTHER_SIDE, ALLY), when=IN_A_ROUND))
card("4th/310", "Fire Giant", Always(gains(ITSELF, 4), when=opponent_is(SWIMMER)))
card(
    "4th/319",
    "Drider",
    Always(Immune(ITSELF, OFFENSIVE & HERO_UNARMED)),
    Always(MayUse(ITSELF, OFFENSIVE & BLOOD_ABILITY)),
)
card("4th/320", "Eye Tyrant", Always(MayUse(ITSELF, WIZARD_SPELL)), Always(Immune(ITSELF, OFFENSIVE & ITEM)))
# What has no effect on it does not help it either
card(
    "4th/321",
    "Roper",
    Always(Immune(ITSELF, (SPELL | ITEM) & ~OFFENSIVE, even_to_good=True)),
    Always(Immune(ITSELF, OFFENSIVE & (SPELL | ITEM) & ~name_has("fire"), even_to_good=True)),
    Always(Immune(ITSELF, PSIONIC_ATTACK)),
)
card(
    "4th/343",
    "Apocalypse",
    Always(MayUse(ITSELF, WIZARD_SPELL | BLOOD_ABILITY)),
    When("activate", AutoDefeat(OPPONENT, REALM)),
)
card(
    "4th/352",
    "The Ancient Dead",
    When(
        "defeated",
        seq(
            Remember("level", NumberOf(SELF, "base")),
            Lasting(Levels(Is(OTHER), add=Stored("level", minus=True), which="base"), FOR_THE_GAME),
        ),
    ),
)
card("4th/355", "The Death Ship", Always(CannotPlay(OTHER_SIDE, ALLY & ~SWIMMER), when=IN_A_ROUND))
# They go wherever they are then, those that have been played too
card(
    "4th/358",
    "The Vulture of the Core",
    When(
        "presented",
        seq(
            Draw(Fixed(5)),
            Lasting(CannotPlay(YOU, ~Is(AllChosen("drawn")))),
            Lasting(Afterwards(discard(AllChosen("drawn")))),
        ),
        only=Fights("defending", World("RL")),
        may=True,
    ),
)
# Four that have been played in the round against it, wherever they are by then; the fourth itself then works as usual
card(
    "4th/360",
    "The Bog Monster",
    Always(NoEffect(ALLY & OPPOSING), when=~_FOUR_PLAYED),
    Always(PowerLost(ALLY & OPPOSING), when=~_FOUR_PLAYED),
    When(
        "joins",
        WorkNow(every(ALLY & OPPOSING)),
        to=ALLY & OPPOSING,
        only=_FOUR_PLAYED,
        once="round",
    ),
)
card(
    "4th/474",
    "Urdlen",
    Play(cost=Sacrifice(one(MONSTER & EARTHWALKER & level_at_least(7) & IN_POOL & Of(YOU)), 1)),
    When("combat-begins", Destroy(every(ALLY & EARTHWALKER & IN_COMBAT & Of(OTHER_SIDE))), to=ANY),
    When("joins", Destroy(The(IT)), to=ALLY & EARTHWALKER & Of(OTHER_SIDE)),
)
card(
    "4th/478",
    "Bahgtru",
    Play(cost=Sacrifice(one(HERO & level_at_least(13) & IN_POOL & Of(YOU)), 1)),
    Always(gains(ALLY & Of(YOU), 4)),
    Always(Immune(ALLY & Of(YOU), OFFENSIVE & (SPELL | BLOOD_ABILITY | ITEM))),
)
# Enters at the moment of the victory, not in phase 3. Her shell lasts until her player's next turn and
# surrounds the pool: champions that have left it to fight cast as before
card(
    "4th/479",
    "Great Mother",
    Play(at=("any",), only=RoundWon(YOU, against=WIZARD)),
    Use(
        Lasting(CannotPlay(CHOSEN_PLAYER, SPELL, CHAMPION & IN_POOL), UNTIL_YOUR_NEXT_TURN),
        targets=(Target("player", EVERYONE),),
        at=("3",),
        once="turn",
        zone="pool",
    ),
)
# Every player's turn ends
card(
    "4th/481",
    "Remnis",
    Play(cost=Sacrifice(one(FLYER & CHAMPION & IN_POOL & Of(YOU)), levels=16)),
    When("turn-end", Choose(in_discard(~CHAMPION), then=Send(The(TARGET), HAND)), may=True),
)
# An elf costs what it is; an item what its icon says
card(
    "4th/482",
    "Cegilune",
    Play(
        cost=OneOf(
            (
                Sacrifice(one(ITEM & level_at_least(3, "icon") & Of(YOU)), 3),
                Sacrifice(one(ELF & CHAMPION & IN_POOL & Of(YOU)), 3),
            )
        )
    ),
    When("attacking", discard(every(ITEM & Of(DEFENDING_PLAYER)))),
)
# Which of the two it is, and which realm, is for the player who is forced
card(
    "4th/488",
    "Iuz, Avatar of Evil",
    Play(cost=Sacrifice(one(UNDEAD & CHAMPION & IN_POOL & Of(YOU)), levels=10)),
    Always(MayUse(ITSELF, WIZARD_SPELL)),
    Use(
        OneOf(
            (
                Choose(
                    one(REALM & RAZED & Of(CHOSEN_PLAYER)),
                    who=CHOSEN_PLAYER,
                    then=discard(The(TARGET)),
                ),
                Choose(
                    one(REALM & ~RAZED & Of(CHOSEN_PLAYER)),
                    who=CHOSEN_PLAYER,
                    then=Raze(The(TARGET)),
                ),
            ),
            who=CHOSEN_PLAYER,
        ),
        targets=(Target("player", HavingCards(OPPONENTS, FORMATION, REALM)),),
        cost=Choose(one(REALM & ~RAZED & Of(YOU)), "price", then=Raze(The(Chosen("price")), cost=True)),
        at=("3",),
        once="turn",
    ),
)
# Of the drow given up for her those come along that lie in a discard pile
card(
    "4th/489",
    "Lolth, the Spider Avatar",
    Play(cost=Sacrifice(one(Kind("Drow") & CHAMPION & IN_POOL & Of(YOU)), 2, noted=GIVEN_UP)),
    Always(MayUse(ITSELF, SPELL | PSIONIC_POWER)),
    When(
        "defeated",
        seq(
            Send(The(SELF), DRAW, shuffle=True),
            Send(Pile(DISCARD, EVERYONE, Noted(GIVEN_UP), all=True), DRAW, shuffle=True),
        ),
    ),
)
