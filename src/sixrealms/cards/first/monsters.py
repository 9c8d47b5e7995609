"""Monsters of 1st Edition."""

from sixrealms.language import *

ITSELF = Is(SELF)
BOTH_SPELLS = MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL)
#: Allies of the other side can neither be played nor, if they change to it, count.
NO_ENEMY_ALLIES = (Always(CannotPlay(OTHER_SIDE, ALLY), when=IN_A_ROUND), Always(NoEffect(ALLY & OPPOSING)))
#: Who has come forward to attack chooses the champion it will face.
PICKS_OPPONENT = (
    When(
        "presented",
        Choose(one(CHAMPION & IN_POOL & Of(DEFENDING_PLAYER)), then=Lasting(MustDefend(TARGET, ITSELF))),
        only=WHEN_ATTACKING,
        may=True,
    ),
)

# Works when he is beaten, after the combat (battle.after-combat-discards); what he razes may be anybody's
card(
    "1st/167",
    "Iuz the Evil",
    Always(MayUse(Is(SELF), WIZARD_SPELL)),
    When(
        "defeated",
        OneOf(
            (
                Choose(one(REALM & RAZED & Of(OPPONENTS)), then=discard(The(TARGET))),
                Choose(one(REALM & ~RAZED), then=Raze(The(TARGET))),
            )
        ),
    ),
)
card(
    "1st/408",
    "Living Scroll",
    When("activate", AutoDefeat(OPPONENT, HERO | CLERIC)),
    When("activate", If(opponent_is(WIZARD | MONSTER), AutoDefeat(SELF))),
)
card("1st/421", "Gelatinous Cube", Always(TakesAttachments(ITEM | ARTIFACT)))
# The rules have it bring champions back from the Abyss (open.gatekeeper-abyss)
card(
    "1st/422",
    "Gatekeeper",
    Always(Immune(Is(SELF), EVENT | (SPELL & OFFENSIVE))),
    Use(
        seq(Send(every(CHAMPION), HAND), Send(Pile(ABYSS, EVERYONE, CHAMPION & ~Is(SELF), all=True), HAND)),
        at=("3",),
        zone="pool",
        cost=pay(The(SELF), ABYSS),
    ),
)
card("1st/48", "The Pereghost", Always(gains(ALLY & Beside(SELF), 2)))
# "Battle" is the round (combat.term.battle-on-card), "played against" is said of the cards of the combat only.
card("1st/67", "Greater Feyr", When("played", discard(The(IT)), to=ALLY & OPPOSING, once="round"))
# Fighting a dragon means facing one as champion (gloss.opponent); the set level is a base level.
card("1st/80", "The Black Courser", Always(BaseLevels(ITSELF, to=Fixed(8)), when=opponent_is(DRAGON | UNDEAD)))
# She passes through the discard pile, so that her defeat earns the defender spoils (combat.j.spoils-defender).
card("1st/166", "Lolth, the Spider Queen", Always(BOTH_SPELLS), When("defeated", Send(The(SELF), DRAW, shuffle=True)))
card("1st/188", "Young Gold Dragon", Always(MayUse(ITSELF, WIZARD_SPELL)))
card("1st/282", "Cistern Fiend", *NO_ENEMY_ALLIES)
card("1st/304", "Dragon King", Always(MayUse(ITSELF, WIZARD_SPELL)))
card("1st/305", "Borys", Always(BOTH_SPELLS))
card("1st/330", "Tembo", *NO_ENEMY_ALLIES)
# The one that has beaten it falls after the combat (battle.after-combat-discards)
card("1st/418", "Aurak Draconian Lord", When("defeated", kill(OTHER)))
card("1st/442", "Edormira, Red Dragon", Always(CannotFight(MONSTER, ("defend",)), when=Fights("attacking")))
# She chooses as she comes forward; whoever may not defend at all is not forced to
card("1st/457", "Stryck", *PICKS_OPPONENT)
# The hour is a recorded input of the game (gloss.base-level.conditional)
card(
    "1st/425",
    "The Undead Htimsen",
    Always(BaseLevels(Is(SELF), to=Fixed(10)), when=Hour(18, 6)),
    When("activate", AutoDefeat(OPPONENT, PSIONICIST)),
)
