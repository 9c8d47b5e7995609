"""Artifacts of 1st Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Answer, Target, Use, When
from sixrealms.powers.beside import Beside
from sixrealms.powers.conditions import Marked, RefIs
from sixrealms.powers.copying import Imitates, TakesAfter
from sixrealms.powers.countering import Cancel, CancelSpellInPlay
from sixrealms.powers.destroying import Destroy
from sixrealms.powers.doing import Choose, ChoosePlayer, If, OneOf, seq
from sixrealms.powers.fighting import AutoDefeat
from sixrealms.powers.hands import Look
from sixrealms.powers.immunity import Immune
from sixrealms.powers.lasting import EndOwn, Lasting, Note, Remember
from sixrealms.powers.levels import BaseLevels
from sixrealms.powers.marks import AVATAR, OFFENSIVE
from sixrealms.powers.moving import discard, pay
from sixrealms.powers.numbers import LevelOf, Stored
from sixrealms.powers.players import EVERYONE, YOU, ChosenPlayer
from sixrealms.powers.questions import CHAMPION, DRAGON, ITEM, MONSTER, SPELL, Is
from sixrealms.powers.refs import BEARER, IT, OPPONENT, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every, in_discard, one, top_of_piles
from sixrealms.powers.standing_in import UNIQUE, StandIn, StandsInFor
from sixrealms.powers.whereabouts import OPPOSING, Of

# The substitute may be called as the bearer comes forward or during combat; a lost round costs the bearer as well.
SUBSTITUTE = in_discard(CHAMPION & ~AVATAR & UNIQUE)
power(
    "1st/93",
    When("presented", Choose(SUBSTITUTE, then=StandIn(TARGET, BEARER)), to=Is(BEARER), may=True),
    Use(StandIn(TARGET, BEARER), at=("combat",), targets=(Target("target", SUBSTITUTE),), zone="battle"),
    When("defeated", pay(The(BEARER)), to=CHAMPION & StandsInFor(BEARER)),
)
power("1st/152", Always(Immune(CHAMPION & Of(YOU), OFFENSIVE & (ITEM | SPELL))))
DECK = ChosenPlayer("player", "that player")
power(
    "1st/199",
    When(
        "turn-start",
        seq(
            ChoosePlayer(EVERYONE),
            Look(top_of_piles(DECK, 3)),
            Choose(top_of_piles(DECK, 3), up_to=True, then=discard(The(TARGET))),
        ),
        whose=YOU,
        may=True,
    ),
)
# The level assumed is the one the model has at that moment, with what it carries (gloss.adjusted-level); of an avatar
# nothing else can be had (copy.not-avatars).
ASSUME_LEVEL = seq(
    Remember("level", LevelOf(TARGET)),
    Lasting(BaseLevels(Is(BEARER), to=Stored("level", "that level")), "source"),
)
ASSUME = seq(
    EndOwn(),
    Choose(
        one(CHAMPION & ~Is(BEARER)),
        up_to=True,
        then=If(
            RefIs(TARGET, AVATAR),
            ASSUME_LEVEL,
            OneOf(
                (
                    ASSUME_LEVEL,
                    seq(
                        Lasting(Imitates(Is(BEARER), The(TARGET)), "source"),
                        Lasting(TakesAfter(Is(BEARER), The(TARGET)), "source"),
                    ),
                )
            ),
        ),
    ),
)
power("1st/218", When("played", ASSUME), When("returned", ASSUME), When("phase-3", ASSUME, whose=YOU))
UNUSED = ~Marked("battle:cancelled", words="it has ended a spell in this battle")
SPENT = Note("battle:cancelled", words="it can end no other in this battle")
power(
    "1st/220",
    Answer(seq(Cancel(), SPENT), to=SPELL, zone="battle", only=UNUSED),
    Use(
        seq(CancelSpellInPlay(TARGET), SPENT),
        at=("combat",),
        targets=(Target("target", one(SPELL)),),
        only=UNUSED,
        zone="battle",
    ),
)
PREY = DRAGON | MONSTER
KILL = seq(Destroy(every(PREY & Beside(OPPONENT))), AutoDefeat(OPPONENT, PREY))
power(
    "1st/318",
    When("activate", KILL),
    When("joins", Destroy(The(IT)), to=PREY & OPPOSING),
)
