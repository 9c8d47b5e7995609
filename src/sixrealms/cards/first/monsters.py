"""Monsters of 1st Edition."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, When
from sixrealms.powers.beside import Beside
from sixrealms.powers.conditions import IN_A_ROUND, opponent_is
from sixrealms.powers.levels import BaseLevels, NoEffect, gains
from sixrealms.powers.moving import Send, discard
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import OTHER_SIDE
from sixrealms.powers.questions import ALLY, CLERIC_SPELL, DRAGON, UNDEAD, WIZARD_SPELL, Is
from sixrealms.powers.refs import IT, SELF, The
from sixrealms.powers.registry import power
from sixrealms.powers.statics import CannotPlay, MayUse
from sixrealms.powers.whereabouts import OPPOSING

ITSELF = Is(SELF)
BOTH_SPELLS = MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL)
#: Allies of the other side can neither be played nor, if they change to it, count.
NO_ENEMY_ALLIES = (Always(CannotPlay(OTHER_SIDE, ALLY), when=IN_A_ROUND), Always(NoEffect(ALLY & OPPOSING)))

power("1st/48", Always(gains(ALLY & Beside(SELF), 2)))
# "Battle" is the round (combat.term.battle-on-card), "played against" is said of the cards of the combat only.
power("1st/67", When("played", discard(The(IT)), to=ALLY & OPPOSING, once="round"))
# Fighting a dragon means facing one as champion (gloss.opponent); the set level is a base level.
power("1st/80", Always(BaseLevels(ITSELF, to=Fixed(8)), when=opponent_is(DRAGON | UNDEAD)))
# She passes through the discard pile, so that her defeat earns the defender spoils (combat.j.spoils-defender).
power("1st/166", Always(BOTH_SPELLS), When("defeated", Send(The(SELF), z.DRAW, shuffle=True)))
power("1st/188", Always(MayUse(ITSELF, WIZARD_SPELL)))
power("1st/282", *NO_ENEMY_ALLIES)
power("1st/304", Always(MayUse(ITSELF, WIZARD_SPELL)))
power("1st/305", Always(BOTH_SPELLS))
power("1st/330", *NO_ENEMY_ALLIES)
