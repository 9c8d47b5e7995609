"""Monsters of 1st Edition."""

from sixrealms.language import *

ITSELF = Is(SELF)
BOTH_SPELLS = MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL)
#: Allies of the other side can neither be played nor, if they change to it, count.
NO_ENEMY_ALLIES = (Always(CannotPlay(OTHER_SIDE, ALLY), when=IN_A_ROUND), Always(NoEffect(ALLY & OPPOSING)))

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
