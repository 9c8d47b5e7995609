"""Heroes of 1st Edition."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Target, When
from sixrealms.powers.access import FightsAgain
from sixrealms.powers.beside import Beside
from sixrealms.powers.conditions import (
    STANDING_ASIDE,
    WHEN_ATTACKING,
    WHEN_DEFENDING,
    FightsAt,
    Marked,
    PoolHolds,
    opponent_is,
)
from sixrealms.powers.destroying import Destroy
from sixrealms.powers.doing import Choose, ChoosePlayer, May, OneOf, seq
from sixrealms.powers.fighting import RazeAttacked
from sixrealms.powers.hands import DiscardFromHand, Look
from sixrealms.powers.history import AttackedThisTurn, Noted
from sixrealms.powers.immunity import Immune
from sixrealms.powers.lasting import Note
from sixrealms.powers.levels import BaseLevels, Levels, gains
from sixrealms.powers.marks import OFFENSIVE
from sixrealms.powers.moving import discard
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import DEFENDING_PLAYER, EVERYONE, OTHERS, YOU, ChosenPlayer, HavingCards
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.psionics import Psionic
from sixrealms.powers.questions import ALLY, CLERIC_SPELL, HOLDING, MONSTER, SPELL, WIZARD_SPELL, Is, Named
from sixrealms.powers.refs import IT, SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import Top, one
from sixrealms.powers.statics import MayUse
from sixrealms.powers.whereabouts import IN_POOL, Of

ITSELF = Is(SELF)
CHOSEN_PLAYER = ChosenPlayer("player", "the chosen player")

power("1st/41", Always(Immune(ITSELF, SPELL & OFFENSIVE)))
# The first defeat loses the round and costs his allies, but he and his items go home; he may defend once more.
power(
    "1st/45",
    Always(
        GoesInstead(ITSELF, z.POOL),
        when=WHEN_DEFENDING & Marked("battle:beaten", 0, "if it has not been defeated in this battle before"),
    ),
    When("defeated", Note("battle:beaten", words="remember that until the battle ends")),
    Always(FightsAgain(ITSELF, "defend")),
)
power("1st/47", Always(Levels(ITSELF, times=2), when=FightsAt("either", Named("The Great Rift"))))
power("1st/49", Always(gains(ITSELF, 2), when=opponent_is(MONSTER)))
power(
    "1st/50",
    When(
        "turn-start",
        seq(
            ChoosePlayer(HavingCards(EVERYONE, z.DRAW)),
            Look(Top(CHOSEN_PLAYER)),
            May(discard(Top(CHOSEN_PLAYER))),
        ),
        whose=YOU,
        may=True,
    ),
)
# "Battle" is the round (combat.term.battle-on-card); out of battle both kinds of spells are open.
power(
    "1st/51",
    When(
        "activate",
        OneOf(
            (
                Note("round:school", 1, "use wizard spells in this round"),
                Note("round:school", 2, "use cleric spells in this round"),
            )
        ),
    ),
    Always(MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL), when=STANDING_ASIDE),
    Always(MayUse(ITSELF, WIZARD_SPELL), when=Marked("round:school", 1, "if wizard spells were chosen")),
    Always(MayUse(ITSELF, CLERIC_SPELL), when=Marked("round:school", 2, "if cleric spells were chosen")),
)
power("1st/53", Always(MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL)))
power("1st/55", Play(discard(The(TARGET)), (Target("target", one(HOLDING)),), at=("any",), way="as an event"))
power("1st/56", Always(gains(ALLY & Beside(SELF), 1)))
# A set level is a base level (gloss.base-level.conditional): world bonus and items still count.
power("1st/57", Always(BaseLevels(ITSELF, to=Fixed(8)), when=opponent_is(MONSTER)))
power("1st/74", Always(gains(ITSELF, 3), when=opponent_is(MONSTER)))
power("1st/76", Always(gains(ITSELF, 3), when=opponent_is(MONSTER)))
power("1st/78", When("phase-5", discard(The(SELF)), only=~AttackedThisTurn(), whose=YOU))
power("1st/79", Always(gains(ITSELF, 4), when=opponent_is(MONSTER)))
power("1st/87", Always(Immune(ITSELF, SPELL & OFFENSIVE)))
power(
    "1st/172",
    When(
        "turn-end",
        seq(ChoosePlayer(HavingCards(OTHERS, z.HAND)), DiscardFromHand(CHOSEN_PLAYER, random=True)),
        only=~AttackedThisTurn(),
        whose=YOU,
        may=True,
    ),
)
power("1st/181", Always(gains(ITSELF, 2), when=PoolHolds(Named("Mika the Wolf-Nomad"))))
power("1st/258", Always(FightsAgain(ITSELF, "attack")))
# Both "when attacking" and before the fight: it works where the ruleset puts powers of attackers
# (gloss.when-attacking), which is before anything of the defender's.
power(
    "1st/261",
    When(
        "attacking",
        Psionic(Choose(one(MONSTER & IN_POOL & Of(DEFENDING_PLAYER)), then=Destroy(The(TARGET)))),
        may=True,
    ),
)
power("1st/301", When("victorious", RazeAttacked(), only=WHEN_ATTACKING))
power(
    "1st/326",
    When(
        "joins",
        Note("round:first-ally", words="it is the first ally of the round", on=IT),
        to=ALLY & Beside(SELF),
        once="round",
    ),
    Always(BaseLevels(Noted("round:first-ally", "first ally of the round") & Beside(SELF), to=Fixed(3))),
)
power("1st/327", Always(gains(ALLY & Beside(SELF), 1)))
