"""Cleric spells of 1st Edition."""

from sixrealms.language import *

AS_DEFENDER = Fights("defending", ref=FIGHTER)
MY_SIDE = (CHAMPION | ALLY) & FRIENDLY

card("1st/352", "Blade Barrier", Play(discard(every(ALLY & level_at_most(5) & OPPOSING)), only=AS_DEFENDER))
card("1st/353", "Bless", Play(Lasting(gains(MY_SIDE, 1))))
card(
    "1st/355",
    "Wind Walk",
    Play(seq(Lasting(Has(MY_SIDE, ("Flyer",))), Lasting(TakesAlliesAlong()))),
)
# Its bonus counts on the one defender it is put on.
card(
    "1st/356",
    "Bark Skin",
    Play(HangOn(TARGET), targets=(Target("target", one(DEFENDERS)),), only=AS_DEFENDER),
)
# In answer to a spell at any time (dispel.timing), in its own phases against a spell in play.
card(
    "1st/358",
    "Dispel Magic",
    Answer(Cancel(), to=SPELL),
    Play(
        End(TARGET),
        targets=(Target("target", one((SPELL_CARD & AT_WORK) | BEWITCHED)),),
        at=("3", "combat"),
    ),
)
# Spells that would stay go as well.
card(
    "1st/359",
    "Darkness",
    Play(seq(EndBattle(allies_to_hand=True), discard(every(SPELL_CARD & IN_COMBAT))), only=~opponent_is(MONSTER)),
)
# The battle that is lost is the round (combat.term.battle-on-card).
card(
    "1st/360",
    "Protection",
    Play(
        seq(
            Lasting(CannotPlay(OTHER_SIDE, UNDEAD)),
            discard(every(UNDEAD & ALLY & OPPOSING)),
            If(opponent_is(UNDEAD), LoseRound()),
        )
    ),
)
card(
    "1st/361",
    "Chariot of Sustarre",
    Play(flies(TARGET), targets=(Target("target", one(CHAMPION & FRIENDLY)),)),
    Play(
        Lasting(Has(Is(AllChosen("targets")), ("Flyer",))),
        targets=(Target("targets", one(ALLY & FRIENDLY), 2, up_to=True),),
    ),
)
card(
    "1st/362",
    "Sunray",
    Play(
        Destroy(every(UNDEAD & IN_POOL & Of(CHOSEN_PLAYER))),
        targets=(Target("player", HavingCards(EVERYONE, POOL, UNDEAD, reached=True)),),
    ),
)
# Walls of Thorns and Fire: the level of an attacker is that of its whole side (gloss.adjusted-level); the second, being
# offensive, may be turned, but stops no defender even then.
card("1st/363", "Wall of Thorns", Play(Wall(level_at_least(3)), only=AS_DEFENDER))
card("1st/364", "Wall of Fire", Play(Wall(level_at_least(4), "attacker"), only=AS_DEFENDER))
card("1st/365", "Holy Word", Play(discard(every(UNDEAD & ALLY & IN_COMBAT))))
# A champion in the discard pile is a defeated one (gloss.defeated.discard-pile).
card("1st/366", "Raise Dead", Play(Send(The(TARGET), HAND), targets=(Target("target", in_discard(CHAMPION)),)))
card(
    "1st/367",
    "Flame Strike",
    Play(discard(AllChosen()), targets=(Target("targets", one(ALLY & OPPOSING), 999, up_to=True, total=6),)),
)
card("1st/368", "Protection from Lightning", Play(Lasting(Immune(MY_SIDE, name_has("Lightning")))))
# A battle on a card is a round (combat.term.battle-on-card)
card(
    "1st/369",
    "Silence",
    Play(Lasting(CannotPlay(OTHER_SIDE, SPELL, Is(TARGET))), targets=(Target("target", one(CHAMPION & OPPOSING)),)),
)
# Ignoring is being immune (immunity.ignore-same), and an ally that is ignored adds nothing.
card(
    "1st/370",
    "Invisibility to Undead",
    Play(
        seq(
            Lasting(Immune(Is(FIGHTER), UNDEAD & OPPOSING)),
            Lasting(NoEffect(UNDEAD & ALLY & OPPOSING)),
        ),
    ),
)
