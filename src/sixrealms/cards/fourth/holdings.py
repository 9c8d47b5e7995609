"""Holdings of 4th Edition."""

from sixrealms.language import *

GREYHAWK = World("GH")
#: Swimming allies of both sides: the naga asks nobody whose they are.
SWIMMING_ALLY = ALLY & SWIMMER & IN_COMBAT
_FIRST_TREASURE = Pile(DRAW, YOU, ITEM | ARTIFACT, first=True)
_WISH = Named("Wish") | Named("Limited Wish")
_AT_MENZOBERRANZAN = RefIs(THIS_REALM, Named("Menzoberranzan"))
MARKED_DEFENSIVE = DEFENSIVE & (SPELL | ITEM)
# Nothing offensive a wizard casts affects the champion, as for Waverly.
card(
    "4th/74",
    "Blackstaff Tower",
    Always(FightsForRealm()),
    Always(Immune(DEFENDING_CHAMPION, OFFENSIVE & WIZARD_SPELL), when=HERE),
    Always(gains(WIZARD & DEFENDING, 3)),
)
# It works from afar: it speaks of every event
card(
    "4th/75",
    "Candlekeep",
    When(
        "announced",
        Look(Pile(HAND, BY, all=True)),
        to=EVENT & Of(OPPONENTS),
        may=True,
        anywhere=True,
    ),
)
# Defended is where the attacker has been beaten. An item in the pool hangs on a champion there
card(
    "4th/76",
    "Mithral Hall",
    When(
        "battle-ends",
        seq(
            Choose(_FIRST_TREASURE, "found"),
            OneOf((HandOver(AllChosen("found"), every(CHAMPION & IN_POOL & Of(YOU))), Send(AllChosen("found"), HAND))),
            ShufflePile(),
        ),
        to=Is(THIS_REALM),
        only=RoundWon(YOU, against=CHAMPION),
    ),
)
card(
    "4th/77",
    "Moonwell",
    Always(MayUse(Is(THIS_REALM), CLERIC_SPELL)),
    Always(Immune(Is(THIS_REALM), (OFFENSIVE & CLERIC_SPELL) | (HARMFUL & EVENT))),
)
# Those that come with their champion, that join later and that learn to swim on the way.
card(
    "4th/78",
    "Nagawater",
    Always(FightsForRealm()),
    When("presented", Destroy(every(SWIMMING_ALLY)), to=CHAMPION),
    When("resolved", Destroy(every(SWIMMING_ALLY)), to=ANY),
)
# As many as are too many. Who cannot bear one leaves it there
card(
    "4th/79",
    "Tilverton",
    Use(
        PutBeneath(TARGET, None),
        at=("5",),
        targets=(Target("target", in_hand(ITEM)),),
        only=Exists(HavingCards(YOU, HAND, too_many=True)),
    ),
    When("presented", HandOver(KeptBeneath(), The(DEFENDER)), to=DEFENDING_CHAMPION),
)
card("4th/80", "Lhespenbog", Always(Levels(ATTACKERS, halve="up", which="base")))
card(
    "4th/81",
    "Adderswamp",
    Always(gains(ATTACKERS, -2)),
    Always(Perishes(ATTACKERS & level_at_most(0, "own"))),
)
card(
    "4th/83",
    "Fortification: Bastion",
    When("announced", Note(CAST_IN, "phase", IT), to=SPELL, anywhere=True),
    Always(Immune(CHAMPION & GREYHAWK & Of(YOU), OFFENSIVE & SPELL & Noted(CAST_IN, 3))),
)
card("4th/84", "Fortification: Parapet", Always(Immune(REALM & GREYHAWK & Of(YOU), OFFENSIVE & SPELL)))
# From the hand it is discarded as well, for it answers and lies nowhere afterwards
card(
    "4th/85",
    "Fortification: Bailey",
    Answer(Cancel(), to=_WISH),
    Answer(Cancel(), to=_WISH, zone="play", cost=pay(The(SELF))),
)
card(
    "4th/88",
    "Fortification: Bulwark",
    Always(gains(ALLY & DEFENDING, 3), when=RefIs(ATTACKED_REALM, GREYHAWK & REALM & Of(YOU)), anywhere=True),
)
card("4th/89", "Fortification: Barricade", Always(Levels(ATTACKERS, halve="down", which="base")))
# While its realm is attacked only (realm.power.when-attacked), as Mulmaster; one that is answered has been played.
card("4th/90", "Fortification: Breastwork", When("announced", Draw(), to=EVENT & Of(YOU)))
# It draws while its realm is attacked only, as Mulmaster; what it negates is said to be anywhere in play.
card(
    "4th/100",
    "The Celestial Jewel of Sarimie",
    When("resolved", Draw(), to=CLERIC_SPELL),
    Always(PowerLost(Named("Mulmaster")), anywhere=True),
)
card(
    "4th/101",
    "Points East Trading Guild",
    Always(DrawsPerTurn(YOU, 1)),
    Always(PowerLost(Named("Arkhold")), anywhere=True),
)
card("4th/102", "The Thorn Throne", Always(MayUse(ELF & Is(DEFENDER), WIZARD_SPELL | BLOOD_ABILITY)))
card(
    "4th/103",
    "Peaceful Seas of Nesirie",
    Always(Immune(CHAMPION & SWIMMER & IN_POOL & Of(YOU), HARMFUL & EVENT)),
)
# It has no choice about it, whoever casts the spell; in play it works from there to the end (realm.power.when-attacked)
card(
    "4th/104",
    "Sarimie's Temple of Fortune",
    When(
        "announced",
        seq(DrawDigit(EVERYONE, "player", lowest=True), Redirect(CHOSEN_PLAYER, at_once=True)),
        to=SPELL & Noted(CAST_IN, 3) & Strikes((CHAMPION | REALM) & Of(YOU)),
        anywhere=True,
    ),
)
card("4th/86", "Fortification: Curtain Wall", Always(CannotAttack(~FLYER)))
card("4th/87", "Fortification: Inner Wall", Always(CannotAttack(~EARTHWALKER)))
card("4th/82", "Fortification: Rampart", Always(Protected(ALLY & Of(YOU), ("switch",))))
same_as("4th/92", "South Ledopolus", "1st/230")
# Who plays nothing has refused
card(
    "4th/105",
    "Boeruine Trading Guild",
    Use(
        seq(
            PlayNow(in_hand(ALLY | ITEM, CHOSEN_PLAYER), CHOSEN_PLAYER, helping=True),
            If(
                Exists(AllChosen("lent")),
                seq(
                    Draw(who=CHOSEN_PLAYER),
                    Lasting(Whenever(When("round-ends", pay(AllChosen("lent")), to=ANY)), FOR_THE_BATTLE),
                ),
            ),
        ),
        at=("combat",),
        targets=(Target("player", OUTSIDERS),),
        only=HERE,
        once="battle",
    ),
)
# Each of them once a turn, so that it comes to an end; a bearer's artifact may go on to somebody else
card(
    "4th/106",
    "Taeghan Outfitters",
    Use(
        Choose(
            one((ITEM | ARTIFACT) & IN_POOL & Of(YOU) & ~Noted(HANDED_OVER)),
            "items",
            count=99,
            up_to=True,
            then=HandOver(AllChosen("items"), every(CHAMPION & IN_POOL & Of(YOU))),
        ),
        at=("3",),
    ),
)
card(
    "4th/107",
    "Straits of Aerele Shipping",
    Use(
        seq(
            Lasting(Has((CHAMPION | ALLY) & Of(ATTACKING_PLAYER), ("Swimmer",)), FOR_THE_BATTLE),
            Lasting(Spoils(ATTACKING_PLAYER), FOR_THE_BATTLE),
            Lasting(Whenever(When("battle-ends", Draw(), to=REALM & (RAZED | ~IN_FORMATION))), FOR_THE_BATTLE),
        ),
        at=("any",),
        only=RefIs(ATTACKED_REALM, Of(OTHERS)) & RefIs(ATTACKER, Of(OTHERS)),
        once="battle",
    ),
)
card(
    "4th/108",
    "Grovnekevic Forest",
    Always(gains(ELF & DEFENDERS, 3)),
    Always(CannotAttack((HERO | WIZARD | CLERIC) & ~ELF)),
)
# A card's battle is the round (combat.term.battle-on-card). What is not played at once has not been retrieved.
card(
    "4th/109",
    "Madding Springs",
    Use(
        seq(
            Send(The(TARGET), HAND),
            PlayNow(AllChosen("target")),
            If(RefIs(TARGET, In(frozenset({HAND}))), discard(The(TARGET))),
        ),
        at=("combat",),
        targets=(Target("target", in_discard(ALLY)),),
        only=HERE,
        once="round",
    ),
)
# Which realms show water is known of the sea alone (move.coast.definition). Each ally as it comes, anybody's
card(
    "4th/110",
    "Shark Reef",
    Always(AttachOnlyTo(Kind("Coastal"))),
    When("joins", discard(The(IT)), to=ALLY & SWIMMER, may=True, anywhere=True),
)
# The other player agrees to the barter; who defends has won when the attacker is beaten
card(
    "4th/111",
    "Barter",
    When(
        "attacked",
        seq(
            Choose(OUTSIDERS),
            May(
                seq(
                    Lasting(HandsExchanged(CHOSEN_PLAYER), FOR_THE_BATTLE),
                    Lasting(
                        Whenever(
                            When(
                                "victorious",
                                DrawSpoils(who=CHOSEN_PLAYER),
                                to=Is(DEFENDER),
                                only=RoundWon(DEFENDING_PLAYER, CHAMPION),
                            )
                        ),
                        FOR_THE_BATTLE,
                    ),
                ),
                who=CHOSEN_PLAYER,
            ),
        ),
        to=Is(THIS_REALM),
        may=True,
    ),
)
# The victorious champion is as good as back in the pool
card(
    "4th/112",
    "Dance of the Red Death",
    When(
        "razed",
        ForEach(
            every(CHAMPION & Of(ATTACKING_PLAYER)),
            seq(
                DrawDigit(ATTACKING_PLAYER, good="low"),
                If(RefIs(IT, Level(above=Stored("digit"), which="base")), discard(The(IT))),
            ),
        ),
        to=Is(THIS_REALM),
        only=Caused(ATTACKING_PLAYER, "in-battle"),
    ),
)
card("4th/113", "Red Jack", Always(AddsCard(2, CHAMPION & World("RL") & Of(YOU), ("Werebeast",)), anywhere=True))
# Nobody but a defender of the realm uses what lies there
_VAULTED = ARTIFACT & HangsOn(SELF)
card(
    "4th/114",
    "Red Tide",
    Always(FightsForRealm()),
    Always(Has(ITSELF, ("Undead", "Vampire"))),
    Use(
        Destroy(The(TARGET)),
        at=("any",),
        targets=(Target("target", one(REALM & CHAMPION & level_at_most(6, "base"))),),
        cost=pay(The(SELF)),
    ),
)
card(
    "4th/115",
    "Treasure Vault",
    Always(AttachTo(ARTIFACT, ITSELF, "world")),
    Always(PowerLost(_VAULTED), anywhere=True),
    Always(Imitates(Is(DEFENDER), every(_VAULTED))),
    Always(gains(Is(DEFENDER), NumberOf(every(_VAULTED), "own"))),
)
# Its realm being razed, it still works for the others
card(
    "4th/116",
    "Kestrel's Keep",
    Always(gains(DEFENDERS & Of(YOU), 1), when=RefIs(ATTACKED_REALM, REALM), anywhere=True),
    Always(Protected(ITSELF, ("bearer",))),
)
card("4th/117", "Keep of the Dead", Always(DiscardedInstead(Is(THIS_REALM))))
# Those come forward to attack; in a later round the spoils are the ones the lost attack earns anyway
card(
    "4th/505",
    "Caves of Mystery",
    Always(AttachTo(ITSELF, REALM & ~RAZED, "world")),
    When(
        "presented",
        seq(
            DrawDigit(ATTACKING_PLAYER, good="low"),
            If(
                DigitIs(most=3),
                seq(discard(The(ATTACKER)), If(RefIs(ATTACKER, In(frozenset({DISCARD}))), DrawSpoils())),
            ),
        ),
        to=CHAMPION & ATTACKING & level_at_least(9, "base"),
    ),
)
# Chosen when the powers of the round activate; the battle is the round (combat.term.battle-on-card). Negated is the
# bonus too (gloss.negate). The level in its icon has no words that say what it is for.
card(
    "4th/509",
    "Agis's Cairn",
    When(
        "activate",
        seq(Lasting(PowerLost(MARKED_DEFENSIVE)), Lasting(Levels(MARKED_DEFENSIVE, to=Fixed(0), which="bonus"))),
        may=True,
    ),
)
# Wherever it happens: a realm under attack hardly ever leaves play. Its own leaving does not count
# (inplay.left-no-effect), nor does a razing (raze.still-in-play).
card(
    "4th/513",
    "The Sylvan Pool",
    Always(AttachTo(ITSELF, REALM & ~RAZED, "world")),
    When("leaves", Draw(), to=(REALM | HOLDING) & ~ITSELF, anywhere=True),
)
# In the pool it is a realm for other cards, beside the holding it is, but no part of the formation: nobody attacks it
# and it counts for no goal; razed there it is discarded
card(
    "4th/514",
    "Poor Man's Fort",
    Play(Send(The(SELF), POOL), at=("2",), way="realm"),
    Always(Has(ITSELF, type="realm", only=True), when=RefIs(SELF, IN_POOL), anywhere=True),
    Always(FightsForRealm()),
    Always(Protected(IN_POOL & Of(YOU), ("realmless",))),
)
# What the attacker razes by winning falls
card(
    "4th/516",
    "Towers of Menzoberranzan",
    Always(Protected(Is(THIS_REALM), ("discard", "raze"), by=~Is(ATTACKER)), when=_AT_MENZOBERRANZAN),
    Always(CannotAttack(EARTHWALKER), when=~_AT_MENZOBERRANZAN),
    Always(CannotPlay(ATTACKING_PLAYER, EARTHWALKER & ALLY, bars=True), when=~_AT_MENZOBERRANZAN),
    Always(NotReachedBy(REALM & Kind("Underdark")), when=~_AT_MENZOBERRANZAN),
)
