"""Allies, items, artifacts, spells and events the rule documents use as examples, in 1st Edition wordings."""

from sixrealms.language import *

# Also when they are spent after a round
card("1st/61", "Myrmidons", When("discarded", ShuffleDiscards()))
# An ally's instant defeat, no one-card chance (instant.no-chance-for-attached)
card("1st/86", "Intellect Devourer", Play(AutoDefeat(OPPONENT, level_at_most(5, "equipped"))))
card(
    "1st/393",
    "Disintegrate",
    Play(
        seq(discard(The(TARGET)), NoAttack()),
        targets=(Target("target", one(REALM)),),
    ),
)
# Limbo until the end of its player's next turn (limbo.return-time)
card("1st/410", "The Labyrinth Map of Shuuc", Always(GoesInstead(Is(BEARER), LIMBO, (DEFEAT, EFFECT))))
card("1st/419", "Ego Coin", Always(AttachTo(ARTIFACT, Is(BEARER))))

# The level the dragon has at that moment, with what it carries (gloss.adjusted-level)
card(
    "1st/424",
    "Orb of Green Dragonkind",
    Use(
        seq(
            Remember("level", LevelOf(TARGET)),
            Lasting(BaseLevels(Is(BEARER), to=Stored("level", "that level")), UNTIL_YOUR_NEXT_TURN),
            Lasting(Imitates(Is(BEARER), The(TARGET)), UNTIL_YOUR_NEXT_TURN),
            Lasting(TakesAfter(Is(BEARER), The(TARGET)), UNTIL_YOUR_NEXT_TURN),
        ),
        once="turn",
        targets=(Target("target", one(DRAGON & CHAMPION & ~AVATAR & ~Is(BEARER))),),
    ),
)

_AS_ANOTHER_TYPE = choose_type(Is(BEARER), ("hero", "wizard", "cleric", "monster"))
# The type is chosen when its bearer comes forward, or when it is played in combat
card(
    "1st/420",
    "Chest of Many Things",
    Always(Has(Is(BEARER), ("Flyer",))),
    When("presented", _AS_ANOTHER_TYPE, to=Is(BEARER), may=True),
    Play(If(BATTLE_ON, _AS_ANOTHER_TYPE)),
)

_GENIE = Apart(
    (
        ForEach(every(SPELL), CancelSpellInPlay(IT)),
        discard(every(HOLDING)),
        discard(every(RULE_CARD)),
    )
)
# As an event of its own, or in answer to a spell just cast; can be calmed, not cancelled
card(
    "1st/436",
    "The Genie Bottle",
    Answer(Firm(together(Cancel(), _GENIE), ("cancel",)), to=SPELL),
    Play(Firm(_GENIE, ("cancel",))),
)
# Turned or reflected it takes its caster, and it still binds whoever played it
card(
    "1st/437",
    "Estate Transference",
    Play(
        seq(
            If(
                WAS_TURNED,
                Send(The(Chosen("struck", "the caster")), ABYSS),
                seq(Send(every(HOLDING & HangsOn(TARGET)), ABYSS), Send(The(TARGET), ABYSS)),
            ),
            NoAttack(CARDS_PLAYER),
        ),
        targets=(Target("target", one(REALM)),),
    ),
)
