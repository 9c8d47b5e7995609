"""Magical items of 4th Edition."""

from sixrealms.language import *

_GIANT = Kind("Giant")
_OFFENSIVE_ITEM = ITEM & OFFENSIVE & HangsOn(OPPONENT)


def _instrument(player: Question, deadly: Question) -> tuple[Always, Always]:
    """Only such champions play it, and it shelters them from what kills such cards at once."""
    return Always(AttachOnlyTo(player)), Always(Immune(Is(BEARER), ANY & deadly))


card(
    "4th/163",
    "Banner of the Two-Eyed God",
    Always(gains(ALLY & Beside(BEARER), 2)),
    Always(Immune(ALLY & Beside(BEARER), SPELL & OFFENSIVE)),
)
card("4th/164", "Staff of Striking", Always(Levels(ITSELF, to=Fixed(8), which="bonus"), when=RefIs(BEARER, CLERIC)))
card(
    "4th/167",
    "Falcon Figurine",
    Always(CanReach(Is(BEARER), "restrictions")),
)
# One in each phase 3, and in no other phase under any rules
card(
    "4th/168",
    "Ghost Crystal",
    Use(
        Send(The(TARGET), HAND),
        at=("3",),
        targets=(Target("target", in_discard(ALLY & UNDEAD)),),
        once="turn-end",
    ),
)
card(
    "4th/169",
    "Net of Entrapment",
    Always(CannotPlay(OTHER_SIDE, ALLY), when=IN_A_ROUND),
    When("activate", discard(every(ALLY & OPPOSING))),
)
card("4th/170", "Orb of Power", Always(Immune(Is(BEARER), (OFFENSIVE & (SPELL | ITEM)) | (HARMFUL & EVENT))))
card(
    "4th/171",
    "Rings of All Seeing",
    When(
        "turn-start",
        seq(
            Choose(HavingCards(OTHERS, HAND)),
            Look(Pile(HAND, CHOSEN_PLAYER, all=True)),
            Choose(in_hand(who=CHOSEN_PLAYER), then=discard(The(TARGET))),
        ),
        may=True,
        whose=YOU,
    ),
)
# It works in every battle (round) its bearer fights; "absorbed" is cancelled
card(
    "4th/172",
    "Shield of Destruction",
    Answer(Cancel(), to=SPELL & OFFENSIVE & AimedAt(BEARER), zone="battle", once="round"),
)
# What came along was not played against its bearer (gloss.played-against)
card(
    "4th/173",
    "Shield of Annihilation",
    Use(
        Destroy(The(TARGET)),
        at=("combat",),
        targets=(Target("target", one(ALLY & OPPOSING & Noted(PLAYED))),),
        once="round",
        zone="battle",
    ),
)
# It takes the item's power, not the bonus in its icon
card(
    "4th/174",
    "Shield of Devastation",
    Use(
        Lasting(PowerLost(Is(TARGET))),
        at=("combat",),
        targets=(Target("target", one(_OFFENSIVE_ITEM)),),
        once="round",
        zone="battle",
    ),
)
card(
    "4th/176",
    "The Necklace",
    Always(MayUse(Is(BEARER), WIZARD_SPELL)),
    Always(Immune(Is(BEARER), OFFENSIVE & PSIONIC_POWER)),
)
card("4th/177", "Dragonslayer", Always(PowerLost(DRAGON & (CHAMPION | ALLY) & OPPOSING)))
card(
    "4th/178",
    "Gauntlets of Swimming",
    Always(Has(Is(BEARER), ("Swimmer",))),
    *allies_move_with(BEARER, "Swimmer"),
)
card(
    "4th/179",
    "Horn of Blasting",
    When("presented", discard(every(HOLDING & HangsOn(ATTACKED_REALM))), to=Is(BEARER), only=WHEN_ATTACKING),
)
card(
    "4th/180",
    "Wand of Wonder",
    When("activate", seq(DrawDigit(YOU), Lasting(Levels(ITSELF, to=Stored("digit"), which="bonus")))),
)
# Drow are elves (gloss.race.drow)
card(
    "4th/181",
    "Drow Slippers",
    Always(Has(Is(BEARER), ("Drow", "Elf"))),
    Always(Has(ALLY & Beside(BEARER), ("Drow", "Elf"))),
)
# Who comes along keeps to everything else their coming asks for. In phase 3, as nobody comes from the hand to be given
# an item later
card(
    "4th/182",
    "Midnight's Mask of Disguise",
    Play(
        seq(
            Lasting(Protected(Is(TARGET), ("cosmos",)), FOR_THIS_TURN),
            PlayNow(The(TARGET), moment="3"),
            If(RefIs(TARGET, IN_POOL), HangOn(TARGET), discard(The(SELF))),
        ),
        targets=(Target("target", in_hand(CHAMPION)),),
        at=("3",),
        way="champion",
    ),
)
card("4th/183", "Girdle of Storm Giant Strength", Always(Has(Is(BEARER), ("Giant",))))
card(
    "4th/184",
    "Hammer of the Gods",
    Always(AttachOnlyTo(CLERIC)),
    Always(Immune(Is(BEARER), OFFENSIVE & CLERIC_SPELL)),
)
# The formation is the defender's
card(
    "4th/185",
    "Gauntlets of Golem Strength",
    When("victorious", discard(every(HOLDING & Of(DEFENDING_PLAYER))), to=Is(BEARER), only=WHEN_ATTACKING),
)
card(
    "4th/186",
    "Winged Boots",
    Always(Has(Is(BEARER), ("Flyer",))),
    Always(GoesInstead(Is(BEARER), POOL, may=True), when=opponent_is(~FLYER)),
)
# The badge has the word in its own name
card(
    "4th/187",
    "Badge of the Wolf Nomads",
    Always(Levels(name_has("wolf") & (CHAMPION | ALLY) & Of(YOU), times=2)),
    Always(Levels(name_has("wolf") & ~(CHAMPION | ALLY) & Of(YOU), times=2, which="bonus")),
)
card(
    "4th/188",
    "Dark Haven",
    Always(Immune(Is(BEARER), (OFFENSIVE & (SPELL | ITEM | UNARMED | BLOOD_ABILITY)) | PSIONIC_ATTACK)),
    Always(Levels(Is(BEARER), halve="down", which="base")),
)
# What is cast in a round is of phase 4, and has been used up by then, also what worked at once; two at a time lie in
# the book, for any later round its bearer fights
card(
    "4th/189",
    "Spellbook",
    When("announced", Note(PLAYED, on=IT), to=UsedBy(Is(BEARER)), only=IN_A_ROUND),
    When(
        "victorious",
        seq(
            Choose(in_discard(SPELL & Noted(PLAYED)), "spells", 2, up_to=True),
            ForEach(AllChosen("spells"), PutBeneath(IT, Is(BEARER), 2)),
        ),
        to=Is(BEARER),
    ),
)
card(
    "4th/190",
    "Pan's Pipes",
    *_instrument(MONSTER, kills_at_once(MONSTER) | kills_at_once(FLYER) | kills_at_once(SWIMMER)),
)
card("4th/191", "The Bagpipes of Drawmij", *_instrument(WIZARD, kills_at_once(WIZARD)))
card("4th/192", "Ailarond Horn", *_instrument(HERO, kills_at_once(HERO)))
card(
    "4th/193",
    "Lyre of Arvanaith",
    *_instrument(ELF & CHAMPION, kills_at_once(ELF) | kills_at_once(Kind("Drow"))),
)
card("4th/194", "The Harp of Kings", *_instrument(REGENT, kills_at_once(REGENT)))
card("4th/195", "The Leviathan Horn", *_instrument(_GIANT & CHAMPION, kills_at_once(_GIANT)))
card("4th/196", "Chimes of Chelerie", *_instrument(CLERIC, kills_at_once(CLERIC)))
card("4th/197", "Xeno-Xylophone", *_instrument(PSIONICIST, kills_at_once(PSIONICIST)))
card("4th/198", "Dragon Drums", *_instrument(DRAGON & CHAMPION, kills_at_once(DRAGON)))
card("4th/199", "Scarab of Protection", Always(Immune(Is(BEARER), REALM | (UNDEAD & CHAMPION))))
card(
    "4th/200",
    "Arrow of Slaying",
    Use(
        seq(discard(The(TARGET)), pay(The(SELF), ABYSS)),
        at=("combat",),
        targets=(Target("target", one(CHAMPION & IN_POOL & ~Of(OTHER_SIDE))),),
        zone="battle",
    ),
)
card(
    "4th/201",
    "Crossbow of Accuracy",
    Use(
        Lasting(gains(Is(TARGET), 4)),
        at=("any",),
        targets=(Target("target", one(CHAMPION & IN_COMBAT)),),
        only=~RefIs(BEARER, IN_COMBAT),
        once="turn",
    ),
)
# Beaten, the blade is gone before its round is over: it works as its bearer is defeated
card(
    "4th/202",
    "Dagger of Venom",
    When("fought", Destroy(The(OTHER)), to=Is(BEARER), only=RefIs(OTHER, ~UNDEAD)),
    When("defeated", Destroy(The(OTHER)), to=Is(BEARER), only=RefIs(OTHER, ~UNDEAD)),
)
# Its two levels count for the rest of the round
card(
    "4th/203",
    "Javelin of Lightning",
    Use(
        seq(CastSpell(7), Lasting(Afterwards(pay(The(SELF))))),
        at=("combat",),
        once="round",
        zone="battle",
    ),
)
card(
    "4th/204",
    "Mace of Disruption",
    Always(Levels(ITSELF, to=Fixed(8), which="bonus"), when=opponent_is(UNDEAD)),
    Always(GoesInstead(UNDEAD & CHAMPION & OPPOSING, ABYSS, (DEFEAT,))),
    When(
        "victorious",
        Send(Pile(DISCARD, OTHER_SIDE, UNDEAD & ALLY & Noted(PLAYED), all=True), ABYSS),
        to=Is(BEARER),
    ),
)
# The first defeat loses the round; the bearer goes home with what it carries and may defend once more.
card(
    "4th/205",
    "Scimitar of Speed",
    Always(Levels(ITSELF, to=Fixed(6), which="bonus"), when=WHEN_DEFENDING),
    Always(GoesInstead(Is(BEARER), POOL), when=WHEN_DEFENDING & marked(BEATEN, 0, BEARER)),
    When("defeated", Note(BEATEN, on=BEARER), to=Is(BEARER)),
    Always(FightsAgain(Is(BEARER), "defend"), when=Unless(marked(BEATEN, 0, BEARER))),
)
card(
    "4th/206",
    "Trident of Fish Command",
    Always(Has(Is(BEARER), ("Swimmer",))),
    Always(CannotPlay(OTHER_SIDE, ALLY & SWIMMER), when=IN_A_ROUND),
)
card(
    "4th/207",
    "Holy Avenger",
    Always(Levels(ITSELF, to=Fixed(10), which="bonus"), when=opponent_is(level_at_least(8, "base"))),
)
