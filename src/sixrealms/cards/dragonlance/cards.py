"""Cards of the Dragonlance booster."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Play, Target, Use, When
from sixrealms.powers.access import CannotAttack
from sixrealms.powers.conditions import Exists, Hour, opponent_is
from sixrealms.powers.doing import ChoosePlayer, seq
from sixrealms.powers.fighting import Kill
from sixrealms.powers.hands import Look
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.levels import BaseLevels, Bonuses, gains
from sixrealms.powers.marks import OFFENSIVE
from sixrealms.powers.moving import DiscardLevels, Send, pay
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import OPPONENTS, OTHER_SIDE, YOU, ChosenPlayer
from sixrealms.powers.questions import ALLY, CHAMPION, REALM, SPELL, Is, Named, NameHas
from sixrealms.powers.refs import BEARER, OTHER, SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import Top, every, one
from sixrealms.powers.turning import AimedAt, Reflect
from sixrealms.powers.whereabouts import IN_POOL, OPPOSING, HangsOn, Of

# Raistlin Majere: the hour is a recorded input of the game (gloss.base-level.conditional)
power(
    "DL/31",
    Always(BaseLevels(Is(SELF), Fixed(2)), when=Hour(19, 2)),
    Always(gains(Is(SELF), 4), when=opponent_is(NameHas("Caramon"))),
    Always(Bonuses(SPELL & HangsOn(SELF), Fixed(2)), when=Exists(every(Named("Moon Nuitari Waxes")))),
)
# Aurak Draconians: the explosion comes after the combat (battle.after-combat-discards)
power(
    "DL/50",
    Play(seq(ChoosePlayer(OPPONENTS), Look(Top(ChosenPlayer("player"), 3)))),
    When("on-losing-side", Kill(OTHER)),
)
# Blamblower
power(
    "DL/56",
    Use(
        DiscardLevels(every((CHAMPION | ALLY) & OPPOSING), Fixed(6), OTHER_SIDE),
        at=("combat",),
        zone="battle",
        cost=pay(The(SELF)),
    ),
)
# Reflection: once in answer, as Spell Turning; cast in combat it goes on for the round (dispel.reflection-lasting)
power(
    "DL/83",
    Answer(Reflect(), to=SPELL & OFFENSIVE & Of(OPPONENTS)),
    Answer(Reflect(), to=SPELL & OFFENSIVE & AimedAt(BEARER), zone="battle"),
    Play(at=("combat",)),
)
# Bronze Dragons
power("DL/97", Play(Lasting(CannotAttack(CHAMPION, REALM & Of(YOU)), "your-next-turn")))
# Takhisis's Abyssal Gateway
power(
    "DL/113",
    Play(Send(The(TARGET), z.ABYSS), targets=(Target("target", one(CHAMPION & IN_POOL)),)),
)
