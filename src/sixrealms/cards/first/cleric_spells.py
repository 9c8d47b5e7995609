"""Cleric spells of 1st Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Answer, Play, Target
from sixrealms.powers.attaching import HangOn
from sixrealms.powers.conditions import YouAre, opponent_is
from sixrealms.powers.countering import Cancel, CancelSpellInPlay
from sixrealms.powers.doing import If, seq
from sixrealms.powers.fighting import EndBattle, LoseRound
from sixrealms.powers.groups import Gathered
from sixrealms.powers.identity import Has
from sixrealms.powers.immunity import Immune
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.levels import NoEffect, gains
from sixrealms.powers.moving import ToHand, discard
from sixrealms.powers.players import OTHER_SIDE
from sixrealms.powers.questions import (
    ALLY,
    CHAMPION,
    MONSTER,
    SPELL,
    UNDEAD,
    Is,
    NameHas,
    level_at_least,
    level_at_most,
)
from sixrealms.powers.refs import FIGHTER, TARGET, AllChosen, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every, in_discard, one
from sixrealms.powers.spellcasting import AT_WORK
from sixrealms.powers.statics import CannotPlay
from sixrealms.powers.walls import Wall
from sixrealms.powers.whereabouts import DEFENDING, FRIENDLY, IN_COMBAT, OPPOSING

AS_DEFENDER = YouAre("defending")
MY_SIDE = (CHAMPION | ALLY) & FRIENDLY

# Blade Barrier
power("1st/352", Play(discard(every(ALLY & level_at_most(5) & OPPOSING)), only=AS_DEFENDER))
# Bless
power("1st/353", Play(Lasting(gains(MY_SIDE, 1))))
# Bark Skin: its bonus counts on the one defender it is put on.
power(
    "1st/356",
    Play(HangOn(TARGET), targets=(Target("target", one((CHAMPION | ALLY) & DEFENDING)),), only=AS_DEFENDER),
)
# Dispel Magic: in answer to a spell at any time (dispel.timing), in its own phases against a spell in play.
power(
    "1st/358",
    Answer(Cancel(), to=SPELL),
    Play(
        CancelSpellInPlay(TARGET),
        targets=(Target("target", one(SPELL & AT_WORK)),),
        at=("3", "combat"),
    ),
)
# Darkness: spells that would stay go as well.
power(
    "1st/359",
    Play(seq(EndBattle(allies_to_hand=True), discard(every(SPELL & IN_COMBAT))), only=~opponent_is(MONSTER)),
)
# Protection: the battle that is lost is the round (combat.term.battle-on-card).
power(
    "1st/360",
    Play(
        seq(
            Lasting(CannotPlay(OTHER_SIDE, UNDEAD)),
            discard(every(UNDEAD & ALLY & OPPOSING)),
            If(opponent_is(UNDEAD), LoseRound()),
        )
    ),
)
# Chariot of Sustarre
power(
    "1st/361",
    Play(Lasting(Has(Is(TARGET), ("Flyer",))), targets=(Target("target", one(CHAMPION & FRIENDLY)),)),
    Play(
        Lasting(Has(Gathered("targets", "chosen ally"), ("Flyer",))),
        targets=(Target("targets", one(ALLY & FRIENDLY), 2, up_to=True),),
    ),
)
# Walls of Thorns and Fire: the level of an attacker is that of its whole side (gloss.adjusted-level); the second, being
# offensive, may be turned, but stops no defender even then.
power("1st/363", Play(Wall(level_at_least(3)), only=AS_DEFENDER))
power("1st/364", Play(Wall(level_at_least(4), "attacker"), only=AS_DEFENDER))
# Holy Word
power("1st/365", Play(discard(every(UNDEAD & ALLY & IN_COMBAT))))
# Raise Dead: a champion in the discard pile is a defeated one (gloss.defeated.discard-pile).
power("1st/366", Play(ToHand(The(TARGET)), targets=(Target("target", in_discard(CHAMPION)),)))
# Flame Strike
power(
    "1st/367",
    Play(discard(AllChosen()), targets=(Target("targets", one(ALLY & OPPOSING), 999, up_to=True, total=6),)),
)
# Protection from Lightning
power("1st/368", Play(Lasting(Immune(MY_SIDE, NameHas("Lightning")))))
# Invisibility to Undead: ignoring is being immune (immunity.ignore-same), and an ally that is ignored adds nothing.
power(
    "1st/370",
    Play(
        seq(
            Lasting(Immune(Is(FIGHTER), UNDEAD & OPPOSING)),
            Lasting(NoEffect(UNDEAD & ALLY & OPPOSING)),
        ),
    ),
)
