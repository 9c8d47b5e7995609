"""Monsters of 1st Edition."""

from sixrealms.language import *

BOTH_SPELLS = MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL)
_SMALL = ALLY & level_at_most(3)
_DEVOURS_AN_ALLY = Use(
    Destroy(The(TARGET)),
    at=("combat",),
    targets=(Target("target", one(ALLY & OPPOSING & Noted(PLAYED))),),
    once="round",
    zone="battle",
)
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
    Always(MayUse(ITSELF, WIZARD_SPELL)),
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
    Always(Immune(ITSELF, EVENT | (SPELL & OFFENSIVE))),
    Use(
        seq(Send(every(CHAMPION), HAND), Send(Pile(ABYSS, EVERYONE, CHAMPION & ~ITSELF, all=True), HAND)),
        at=("3",),
        zone="pool",
        cost=pay(The(SELF), ABYSS),
    ),
)
card("1st/48", "The Pereghost", Always(gains(ALLY & Beside(SELF), 2)))
# "Battle" is the round (combat.term.battle-on-card), "played against" is said of the cards of the combat only.
card("1st/67", "Greater Feyr", When("played", discard(The(IT)), to=ALLY & OPPOSING, once="round"))
# Fighting a dragon means facing one as champion (gloss.opponent); the set level is a base level.
card(
    "1st/80", "The Black Courser", Always(Levels(ITSELF, to=Fixed(8), which="base"), when=opponent_is(DRAGON | UNDEAD))
)
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
    Play(If(Hour(18, 6, as_played=True), Lasting(Levels(ITSELF, to=Fixed(10), which="base"), WHILE_IN_PLAY))),
    When("activate", AutoDefeat(OPPONENT, PSIONICIST)),
)
# Those that are there when it enters combat fall as well as those that come later
card(
    "1st/417",
    "Mind Flayer Lord",
    When("activate", Destroy(every(_SMALL & OPPOSING))),
    When("joins", Destroy(The(IT)), to=_SMALL & OPPOSING),
    Always(CannotPlay(YOU, _SMALL, user=ITSELF)),
)
card("1st/445", "Neirgral, Green Dragon", Always(CannotPlay(BOTH_SIDES, ALLY & level_at_most(4)), when=IN_A_ROUND))
# Two in a round, together or one after the other; what came along was not played against it (gloss.played-against)
card("1st/446", "Dagaronzie, Green Dragon", _DEVOURS_AN_ALLY, _DEVOURS_AN_ALLY)
# An undefended realm is no round of battle. Whether the player laughs is for the table to see
card(
    "1st/449",
    "Shalbaal, Red Dragon",
    When("victorious", DiscardFromHand(OTHER_SIDE, random=True), only=IN_A_ROUND),
)
card("1st/451", "Gib Evets", Always(Immune(ITSELF, SPELL | ITEM)))
card("1st/453", "Gib Htimsen", Always(Immune(ITSELF, SPELL | EVENT | ITEM | ARTIFACT)))
card("1st/455", "Aurum, Gold Dragon", Always(Levels(ITSELF, add=Count(every(ALLY & Beside(SELF))))))
card("1st/459", "Red Zeb", Always(CannotPlay(OTHER_SIDE, _SMALL), when=IN_A_ROUND))
# Whoever holds him chooses; it is his owner who pays (discard.to-owner)
card(
    "1st/461",
    "Smolder, Red Dragon",
    When("on-losing-side", Choose(one(HOLDING & Of(CARDS_OWNER)), then=discard(The(TARGET)))),
)
# Beaten as the attacker it leaves the victor two cards instead of the usual one; as a defender, two for its own defeat
card(
    "1st/463",
    "Ember, the Red Dragon",
    When("defeated", May(DrawSpoils(2, OTHER_SIDE), who=OTHER_SIDE), only=WHEN_ATTACKING),
    When("defeated", May(DrawSpoils(2, OTHER_SIDE, besides=True), who=OTHER_SIDE), only=WHEN_DEFENDING),
)
card(
    "1st/465",
    "Karm, Black Dragon",
    Always(MayUse(ITSELF, WIZARD_SPELL)),
    Always(CannotPlay(YOU, ALLY, user=ITSELF)),
)
card("NO/72", "Dracolich", Always(MayUse(ITSELF, WIZARD_SPELL)))
