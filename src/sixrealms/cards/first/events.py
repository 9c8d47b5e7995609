"""Events of 1st Edition.

A helpful event works for its player alone (ledger: event.helpful.scope), also where the print speaks of all allies or
all heroes; only where it names the other players do they profit as well.
"""

from sixrealms.language import *

FIGHTERS = CHAMPION | ALLY
BUILDER = Chosen("builder")
RAZED_REALM = RAZED & REALM
_GENIE = together(
    ForEach(every(SPELL_CARD), End(IT)),
    discard(every(HOLDING)),
    discard(every(RULE_CARD)),
)
# Two, or the one there is (an ally about to defeat a champion at once may be the only one)
card("1st/90", "Airship", Play(discard(AllChosen()), targets=(Target("targets", one(ALLY), 2),)))
card("1st/91", "Bad Omens", Play(Lasting(gains(FIGHTERS, -1), UNTIL_YOUR_NEXT_TURN)))
card("1st/92", "Fortunate Omens", Play(Lasting(gains(ALLY & Of(YOU), 3), UNTIL_YOUR_NEXT_TURN)))
card("1st/99", "Cataclysm!", Play(discard(The(TARGET)), targets=(Target("target", one(REALM)),)))
card("1st/100", "Good Fortune", Play(Draw(Fixed(5))))
card("1st/101", "Surprise Raid", Play(Lasting(Levels(FIGHTERS & FRIENDLY, times=2), FOR_THE_ROUND), only=YOU_FIGHT))
card(
    "1st/107",
    "Safe Harbor!",
    Play(ForEach(EVERYONE, Choose(one(RAZED_REALM & Of(EACH)), up_to=True, who=EACH, then=Rebuild(The(TARGET))))),
)
# The champion is the price of the work: without it nothing is built (power.condition-mandatory).
card(
    "1st/108",
    "Labor of Legend",
    Play(
        If(RefIs(BUILDER, IN_POOL), seq(pay(The(BUILDER)), Rebuild(The(TARGET)))),
        targets=(
            Target("target", one(RAZED_REALM & Of(YOU))),
            Target("builder", one(CHAMPION & IN_POOL & Of(YOU))),
        ),
    ),
)
card("1st/150", "Siege!", Play(Regardless(Raze(every(REALM & at_place("A"))))))
# An attacker who is not affected fights on; a defender alone cannot keep the battle going (calm.others-affected).
card(
    "1st/168",
    "Mutiny!",
    Play(
        seq(
            Lasting(CannotFight(CHAMPION, ("attack",)), UNTIL_YOUR_NEXT_TURN),
            If(Affected(ATTACKING_PLAYER), EndBattle()),
        )
    ),
)
card("1st/175", "Mist Wolf", Play(seq(Lasting(CannotPlay(EVERYONE, ALLY), UNTIL_YOUR_NEXT_TURN), discard(every(ALLY)))))
# "Current player" is read as the player whose turn it is when the event is played.
card("1st/180", "Berserk Fury!", Play(Lasting(gains(HERO & Of(YOU), 5), UNTIL_THE_ACTIVE_PLAYERS_NEXT_TURN)))
card(
    "1st/186",
    "Fairy Madness",
    Play(
        Lasting(LiesFaceDown(TARGET), UNTIL_ITS_OWNERS_NEXT_TURN_ENDS),
        targets=(Target("target", one(CHAMPION & IN_POOL)),),
    ),
)
card("1st/201", "Transformation!", Play(ForEach(EVERYONE, seq(discard_hand(EACH), Draw(Fixed(5), EACH)))))
card(
    "1st/202",
    "Enslaved!",
    Play(ForEach(EVERYONE, Choose(one(CHAMPION & IN_POOL & Of(EACH)), who=EACH, then=discard(The(TARGET))))),
)
# Cards always fill the foremost gap, so the new rule forbids only laying the next realm over a razed one instead.
card(
    "1st/203",
    "Siege",
    Play(
        ForEach(
            EVERYONE,
            seq(
                Choose(one(REALM & FRONT_RANK & Of(EACH)), who=EACH, then=discard(The(TARGET))),
                Lasting(FillsFront(EACH), UNTIL_EACH_HAS_PLAYED_A_REALM),
            ),
        )
    ),
)
card("1st/205", "Charge!", Play(Lasting(gains(CHAMPION & Of(YOU), 3), UNTIL_YOUR_NEXT_TURN_ENDS)))
card("1st/210", "Fast Talking!", Play(discard(every(ITEM | ARTIFACT))))
# From the table is out of the formation, razed or not
card(
    "1st/213",
    "Barbarian Raiders!",
    Play(
        ForEach(
            EVERYONE,
            Choose(AnyOf((one(REALM & Of(EACH)), in_hand(REALM, EACH))), who=EACH, then=discard(The(TARGET))),
        )
    ),
)
# It names all players, helpful as it is
card("1st/214", "Treasure Fleet", Play(ForEach(EVERYONE, Draw(Fixed(3), EACH))))
card("1st/275", "Wind Dancers", Play(Destroy(every(FLYER))))
card("1st/276", "Water Hunters", Play(Destroy(every(UNDEAD))))
card(
    "1st/277",
    "Silver Hands",
    Play(Send(Pile(DISCARD, EVERYONE, (CHAMPION | ARTIFACT) & FALLEN, all=True), POOL), only=NO_BATTLE),
)
card("1st/278", "Sky Singers", Play(discard(every(ITEM))))
# A helpful event: the realm saved or restored is one of the player's own (event.helpful.scope).
card(
    "1st/288",
    "Spirit of the land",
    Answer(
        seq(Avert(), If(RefIs(RealmOf(THREATENED), Is(ATTACKED_REALM)), EndBattle())),
        to=(REALM | HOLDING) & World("DS") & Of(YOU),
        ways=("loss",),
    ),
    Play(
        seq(Rebuild(The(TARGET)), If(RefIs(TARGET, Is(ATTACKED_REALM)), EndBattle())),
        targets=(Target("target", one(RAZED_REALM & Of(YOU))),),
    ),
)
card("1st/312", "Treasure", Play(Destroy(every(MONSTER))))
card("1st/319", "The Caravan", Play(ExtraTurn(), only=BETWEEN_TURNS & EVERYONE_HAD_A_TURN))
card("1st/377", "Wind of Disenchantment", Play(discard(every(ITEM))))
card("1st/380", "Ice Storm", Play(Destroy(every(FIGHTERS & level_at_most(4)))))
card("1st/382", "Solid Fog", Play(Lasting(CannotFight(CHAMPION, ("attack",)), UNTIL_YOUR_NEXT_TURN)))
card("1st/387", "Faithful Hound", Play(Lasting(CannotAttack(~FLYER, REALM), UNTIL_YOUR_NEXT_TURN)))
card(
    "1st/399",
    "Ancient Curse",
    Play(Destroy(The(TARGET)), targets=(Target("target", one(CHAMPION & Bears(ITEM | ARTIFACT))),)),
)
card("1st/400", "Calm", Answer(Cancel(for_you=True), to=EVENT & HARMFUL, concerns_you=True))
card(
    "1st/401",
    "Discovery of Spellfire",
    Play(
        ForEach(
            OTHERS,
            seq(
                Look(Pile(HAND, EACH, all=True)),
                Choose(in_hand(ANY, EACH), up_to=True, then=discard(The(TARGET))),
            ),
        )
    ),
)
# Of any side, whoever plays it
card(
    "1st/403",
    "Traitor",
    Play(
        SwitchSide(TARGET, across=True),
        targets=(Target("target", one(ALLY & IN_COMBAT)),),
        only=BattleAt("fight"),
    ),
)
card(
    "1st/413",
    "Map of Life",
    Play(
        Lasting(CannotPlay(EVERYONE, REALM, rebuilding=True), UNTIL_YOUR_NEXT_TURN),
    ),
)
# A card that had no level to lose perishes as well: after the strip it has less than one
card(
    "1st/414",
    "Supernatural Chill",
    Play(
        seq(
            Lasting(gains(FIGHTERS, -2), UNTIL_YOUR_NEXT_TURN),
            Lasting(Perishes(FIGHTERS & level_at_most(0, "own")), UNTIL_YOUR_NEXT_TURN),
        )
    ),
)
# Whoever wins, in a round or because nobody defends; as one who has lost the battle leaves spoils to the defender
card(
    "1st/416",
    "Pit Trap!",
    Answer(
        seq(Avert(), BeatenAfterAll(ATTACKER), kill(ATTACKER)),
        to=REALM,
        only=FALLS_TO_VICTOR,
        ways=("loss",),
    ),
)
# The realm's own player would fight themselves, and no spoils are lost: who wins the battle draws theirs as ever. Of a
# front rank that is razed already nothing more is lost. Losing a round is enough, in whatever way: who would go home is
# discarded all the same (gloss.defeated.explicit-discard)
_FOREMOST = Choose(
    one(REALM & ~RAZED & FRONT_RANK & Of(ATTACKING_PLAYER)), "foremost", then=Raze(The(Chosen("foremost")))
)
card(
    "1st/428",
    "Weasel Attack!",
    Play(
        seq(
            StandIn(TARGET, ATTACKER, for_itself=True),
            Lasting(
                Whenever(
                    When("victorious", seq(Raze(The(ATTACKED_REALM), in_battle=True), DrawSpoils()), to=Is(TARGET))
                ),
                FOR_THE_BATTLE,
            ),
            Lasting(
                Whenever(When("on-losing-side", seq(discard(The(TARGET)), _FOREMOST, DrawSpoils()), to=Is(TARGET))),
                FOR_THE_BATTLE,
            ),
        ),
        targets=(Target("target", one(CHAMPION & IN_POOL & Of(Apart(OPPONENTS, DEFENDING_PLAYER)))),),
        only=BattleAt("unactivated") & TurnOf(YOU),
    ),
)
# As an event of its own, or in answer to a spell just cast; can be calmed, not cancelled
card(
    "1st/436",
    "The Genie Bottle",
    Answer(Regardless(together(Cancel(), _GENIE), ("cancel",)), to=SPELL),
    Play(Regardless(_GENIE, ("cancel",))),
)
card(
    "1st/448",
    "Dragon Rage!",
    Play(
        ForEach(
            EVERYONE,
            Choose(
                AnyOf((one(CHAMPION & IN_POOL & Of(EACH)), in_hand(CHAMPION, EACH))),
                who=EACH,
                then=discard(The(TARGET)),
            ),
        )
    ),
)
card("1st/460", "The Avatar", Play(Destroy(every(UNDEAD))))
# As soon as both have come forward, before any power of theirs works; bribed or not, it has had its round. A defender
# who sends nobody leaves the realm to the attacker, an attacker goes home; neither is defeated (discard.implies-defeat)
card(
    "NO/204",
    "Bribery!",
    Play(
        NewChampion(The(TARGET), or_loses=True),
        only=BattleAt("both"),
        targets=(Target("target", one(CHAMPION & ~REALM & (Is(ATTACKER) | Is(DEFENDER)))),),
    ),
)
# Others can act for the first time once the card of phase 1 is drawn; no realm or holding may be down by then
card(
    "PR/3",
    "The Wardmeister Strategy",
    Play(OneOf((SkipTurn(ACTIVE_PLAYER, phase=3), SkipTurn(ACTIVE_PLAYER, phase=4))), only=TurnOf(OTHERS, begun=True)),
)
