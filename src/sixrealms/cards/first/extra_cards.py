"""Allies, items, artifacts, spells and events the rule documents use as examples, in 1st Edition wordings."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Play, Target, Use, When
from sixrealms.engine.leave import DEFEAT, EFFECT
from sixrealms.powers.changing_type import choose_type
from sixrealms.powers.conditions import BATTLE_ON
from sixrealms.powers.copying import Imitates, TakesAfter
from sixrealms.powers.countering import Cancel, CancelSpellInPlay
from sixrealms.powers.doing import Apart, ForEach, If, seq
from sixrealms.powers.fighting import AutoDefeat
from sixrealms.powers.firm import Firm
from sixrealms.powers.hands import ShuffleDiscards
from sixrealms.powers.identity import Has
from sixrealms.powers.lasting import Lasting, NoAttack, Remember
from sixrealms.powers.levels import BaseLevels
from sixrealms.powers.marks import AVATAR
from sixrealms.powers.moving import Send, discard
from sixrealms.powers.numbers import LevelOf, Stored
from sixrealms.powers.players import CARDS_PLAYER
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.questions import ARTIFACT, CHAMPION, DRAGON, HOLDING, REALM, RULE_CARD, SPELL, Is, level_at_most
from sixrealms.powers.refs import BEARER, IT, OPPONENT, TARGET, Chosen, The
from sixrealms.powers.registry import power
from sixrealms.powers.rulings import WAS_TURNED
from sixrealms.powers.sets import every, one
from sixrealms.powers.statics import AttachTo
from sixrealms.powers.together import together
from sixrealms.powers.whereabouts import HangsOn

# Myrmidons: also when they are spent after a round
power("1st/61", When("discarded", ShuffleDiscards()))
# Intellect Devourer: an ally's instant defeat, no one-card chance (instant.no-chance-for-attached)
power("1st/86", Play(AutoDefeat(OPPONENT, level_at_most(5, "equipped"))))
# Disintegrate
power(
    "1st/393",
    Play(
        seq(discard(The(TARGET)), NoAttack()),
        targets=(Target("target", one(REALM)),),
    ),
)
# The Labyrinth Map of Shuuc: Limbo until the end of its player's next turn (limbo.return-time)
power("1st/410", Always(GoesInstead(Is(BEARER), z.LIMBO, (DEFEAT, EFFECT))))
# Ego Coin
power("1st/419", Always(AttachTo(ARTIFACT, Is(BEARER))))

# Orb of Green Dragonkind: the level the dragon has at that moment, with what it carries (gloss.adjusted-level)
power(
    "1st/424",
    Use(
        seq(
            Remember("level", LevelOf(TARGET)),
            Lasting(BaseLevels(Is(BEARER), to=Stored("level", "that level")), "your-next-turn"),
            Lasting(Imitates(Is(BEARER), The(TARGET)), "your-next-turn"),
            Lasting(TakesAfter(Is(BEARER), The(TARGET)), "your-next-turn"),
        ),
        once="turn",
        targets=(Target("target", one(DRAGON & CHAMPION & ~AVATAR & ~Is(BEARER))),),
    ),
)

_AS_ANOTHER_TYPE = choose_type(Is(BEARER), ("hero", "wizard", "cleric", "monster"))
# Chest of Many Things: the type is chosen when its bearer comes forward, or when it is played in combat
power(
    "1st/420",
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
# The Genie Bottle: as an event of its own, or in answer to a spell just cast; can be calmed, not cancelled
power(
    "1st/436",
    Answer(Firm(together(Cancel(), _GENIE), ("cancel",)), to=SPELL),
    Play(Firm(_GENIE, ("cancel",))),
)
# Estate Transference: turned or reflected it takes its caster, and it still binds whoever played it
power(
    "1st/437",
    Play(
        seq(
            If(
                WAS_TURNED,
                Send(The(Chosen("struck", "the caster")), z.ABYSS),
                seq(Send(every(HOLDING & HangsOn(TARGET)), z.ABYSS), Send(The(TARGET), z.ABYSS)),
            ),
            NoAttack(CARDS_PLAYER),
        ),
        targets=(Target("target", one(REALM)),),
    ),
)
