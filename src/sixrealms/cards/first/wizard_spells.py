"""Wizard spells of 1st Edition."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Play, Target, TargetPlayer, When
from sixrealms.powers.access import CannotFight, OnlyAttackedBy
from sixrealms.powers.attaching import HangOn
from sixrealms.powers.carrying import TakesAlliesAlong
from sixrealms.powers.conditions import Exists, RefIs, YouAre, opponent_is
from sixrealms.powers.countering import Cancel, CancelSpellInPlay
from sixrealms.powers.destroying import Destroy
from sixrealms.powers.doing import Choose, If, seq
from sixrealms.powers.fighting import JoinAsAlly, LoseRound, RazeAttacked
from sixrealms.powers.groups import Gather, Gathered
from sixrealms.powers.identity import Has, PowerLost
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.levels import Bonuses, NoEffect
from sixrealms.powers.marks import OFFENSIVE
from sixrealms.powers.moving import discard
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import EVERYONE, OPPONENTS, OTHER_SIDE, OTHERS, YOU, ChosenPlayer
from sixrealms.powers.possession import GoesAfterRound, MustDefend
from sixrealms.powers.questions import (
    ALLY,
    CHAMPION,
    FLYER,
    HERO,
    ITEM,
    MONSTER,
    REALM,
    SPELL,
    UNDEAD,
    Is,
    Level,
    NameHas,
    level_at_most,
)
from sixrealms.powers.refs import BEARER, CASTER, FIGHTER, OPPONENT, OTHER, SELF, TARGET, AllChosen, Chosen, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import Extreme, every, in_hand, one
from sixrealms.powers.spellcasting import AT_WORK, CASTS_SPELLS
from sixrealms.powers.statics import CannotPlay, StaysAfterRound
from sixrealms.powers.turning import Turn
from sixrealms.powers.walls import AllMove, Wall
from sixrealms.powers.whereabouts import FRIENDLY, IN_COMBAT, IN_POOL, OPPOSING, THEIRS, Of

THAT_PLAYER = ChosenPlayer()
#: The print lets flyers cross, the rules trap those whose allies walk (wall.flyer-not-exempt): both hold. Who crosses
#: goes on alone or with flyers; nobody can walk after it while the wall stands.
FLYERS_ONLY = Wall(AllMove("Flyer"))
NOBODY_FOLLOWS = Always(CannotPlay(OTHER_SIDE, ~FLYER & ALLY))
AS_DEFENDER = YouAre("defending")
#: Any spell that still does something; one that acted once leaves nothing to cancel (spell.target-required).
SPELL_AT_WORK = Target("target", one(SPELL & AT_WORK))

# Spell of Formless Horror: its burden counts on the champion it hangs on, in pool and combat, until it is dispelled.
power("1st/106", Play(HangOn(OPPONENT)), Always(StaysAfterRound(Is(SELF))))
# Flight: a card's battle is the round it works in (combat.term.battle-on-card), here and below.
power("1st/211", Play(seq(Lasting(Has((CHAMPION | ALLY) & FRIENDLY, ("Flyer",))), Lasting(TakesAlliesAlong()))))
# Fireball
power("1st/331", Play(discard(every(ALLY & level_at_most(4) & OPPOSING))))
# Lightning Bolt: with nothing to strike it is cast for its bonus.
power(
    "1st/332",
    Play(
        discard(The(TARGET)),
        targets=(Target("target", one((ALLY & level_at_most(4) & OPPOSING) | (ITEM & THEIRS))),),
    ),
)
# Walls of Fire, Iron, Stone and Force: printed for attackers, but what keeps a defender from fighting is ruled on too
# (wall.defender-stopped), so those castable in attack stop whoever opposes their caster.
power("1st/335", Play(FLYERS_ONLY), NOBODY_FOLLOWS)
power("1st/336", Play(FLYERS_ONLY, only=AS_DEFENDER), NOBODY_FOLLOWS)
power("1st/337", Play(FLYERS_ONLY, only=AS_DEFENDER), NOBODY_FOLLOWS)
power("1st/338", Play(FLYERS_ONLY), NOBODY_FOLLOWS)
# Invisibility: the realm razed in combat ends the battle, both champions go home (battle.end.realm-gone-return).
power("1st/339", Play(RazeAttacked(), only=YouAre("attacking") & opponent_is(HERO)))
# Sleep
power(
    "1st/341",
    Play(discard(AllChosen()), targets=(Target("targets", one(ALLY & Level(1, 2) & OPPOSING), 3, up_to=True),)),
)
# Fly: for the round, as every spell cast in combat that says no more (combat.h.winner-discards).
power(
    "1st/343",
    Play(Lasting(Has(Is(TARGET), ("Flyer",))), targets=(Target("target", one((CHAMPION | ALLY) & FRIENDLY)),)),
)
# Crushing Fist: the levels or an item, and then there must be one.
power(
    "1st/344",
    Play(),
    Play(
        seq(discard(The(TARGET)), Lasting(Bonuses(Is(SELF), to=Fixed(0)))),
        targets=(Target("target", one(ITEM & THEIRS)),),
        only=Exists(one(ITEM & THEIRS)),
    ),
)
# Dispel Magic: in answer to a spell at any time (dispel.timing), in its own phases against a spell in play.
power(
    "1st/346",
    Answer(Cancel(), to=SPELL),
    Play(CancelSpellInPlay(TARGET), targets=(SPELL_AT_WORK,), at=("3", "combat")),
)
# Charm
power("1st/357", Play(discard(The(TARGET)), targets=(Target("target", one(ALLY & OPPOSING)),)))
# Wall of Fog: nobody at all attacks, its caster included.
power("1st/371", Play(Lasting(CannotFight(CHAMPION, ("attack",)), "your-next-turn")))
# Blink: a realm that fights for itself has no pool to escape to.
power("1st/374", Play(LoseRound(FIGHTER), only=~RefIs(FIGHTER, REALM)))
# Hold Undead: neither their levels nor their powers count.
power(
    "1st/375",
    Play(
        seq(
            Lasting(NoEffect(UNDEAD & ALLY & OPPOSING)),
            Lasting(PowerLost(UNDEAD & ALLY & OPPOSING)),
        ),
        only=Exists(one(UNDEAD & ALLY & OPPOSING)),
    ),
)
# Charm Monster: the question is asked when it works, so turned on a caster that is no monster it does nothing.
power("1st/376", Play(If(opponent_is(MONSTER), LoseRound())))
# Feebleminded
power(
    "1st/385",
    Play(
        Lasting(CannotPlay(EVERYONE, SPELL, Is(TARGET))),
        targets=(Target("target", one(CASTS_SPELLS & OPPOSING)),),
    ),
)
# Magic Jar: the defender's spell against the attacker (offensive, so aimed at an opposing card); if no next round of
# the battle follows, the attacker has nothing to defend and stays with its player.
power(
    "1st/386",
    Play(only=AS_DEFENDER),
    When(
        "defeated",
        seq(
            Lasting(MustDefend(OTHER), "battle"),
            Lasting(GoesAfterRound(OTHER, z.DISCARD, "defender"), "battle"),
        ),
        to=Is(BEARER),
    ),
)
# Passwall: cast by a combatant, in answer to the wall or as the one card against it (wall.one-answer).
power(
    "1st/388",
    Answer(Cancel(), to=SPELL & NameHas("Wall of"), only=RefIs(CASTER, IN_COMBAT)),
    Play(CancelSpellInPlay(TARGET), targets=(Target("target", one(SPELL & NameHas("Wall of"))),)),
)
# Rock to Mud: attacks already under way go on, further attackers must fly.
power("1st/389", Play(Lasting(OnlyAttackedBy(FLYER, REALM & Of(YOU)), "your-next-turn")))
# Death Fog
power(
    "1st/391",
    Play(
        seq(
            Destroy(every(CHAMPION & level_at_most(5) & Of(THAT_PLAYER) & IN_POOL)),
            Gather("survivors", "survivor", every(CHAMPION & Of(THAT_PLAYER) & IN_POOL)),
            Lasting(CannotFight(Gathered("survivors", "survivor"), ("attack",)), "chosen-players-next-turn"),
        ),
        targets=(TargetPlayer("player", OPPONENTS),),
    ),
)
# Death Spell
power(
    "1st/392",
    Play(Destroy(The(TARGET)), targets=(Target("target", one((CHAMPION | ALLY) & level_at_most(7))),)),
)
# Geas
power(
    "1st/394",
    Play(
        Lasting(CannotFight(Is(TARGET)), "its-owners-next-turn"),
        targets=(Target("target", one(CHAMPION & THEIRS)),),
    ),
)
# Banishment
power("1st/395", Play(Destroy(The(TARGET)), targets=(Target("target", one(MONSTER & THEIRS)),)))
# Control Undead: an ally from the hand of the player who is asked; he has to show it if he has one.
power(
    "1st/396",
    Play(
        Choose(
            Extreme(in_hand(UNDEAD & ALLY, THAT_PLAYER)),
            "ally",
            who=THAT_PLAYER,
            then=JoinAsAlly(Chosen("ally", "that ally")),
        ),
        targets=(TargetPlayer("player", OTHERS),),
    ),
)
# Finger of Death
power(
    "1st/397",
    Play(Destroy(The(TARGET)), targets=(Target("target", one((CHAMPION | ALLY) & level_at_most(5))),)),
)
# Spell Turning
power("1st/398", Answer(Turn(), to=OFFENSIVE & SPELL))
