"""Realms of the Draconomicon booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always, When
from sixrealms.powers.digits import DrawDigit
from sixrealms.powers.doing import seq
from sixrealms.powers.identity import PowerLost
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.levels import Bonuses, gains
from sixrealms.powers.numbers import Fixed, Stored
from sixrealms.powers.players import ATTACKING_PLAYER, BOTH_SIDES, DEFENDING_PLAYER
from sixrealms.powers.questions import ANY, Is
from sixrealms.powers.refs import ATTACKER, DEFENDER
from sixrealms.powers.registry import power
from sixrealms.powers.statics import CannotPlay
from sixrealms.powers.whereabouts import IN_COMBAT

FIGHTING = ANY & IN_COMBAT
# Mount Nevermind: the cards drawn are kept; a high digit helps its side, so a low one of the attacker this realm's
power(
    "DR/7",
    Always(PowerLost(FIGHTING)),
    Always(Bonuses(FIGHTING, to=Fixed(0))),
    Always(CannotPlay(BOTH_SIDES, ANY)),
    When(
        "activate",
        seq(
            DrawDigit(ATTACKING_PLAYER, "attack", "low", then="keep"),
            Lasting(gains(Is(ATTACKER), Stored("attack", "its side's digit")), "round"),
            DrawDigit(DEFENDING_PLAYER, "defence", then="keep"),
            Lasting(gains(Is(DEFENDER), Stored("defence", "its side's digit")), "round"),
        ),
    ),
)
