"""Events of the Birthright booster."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Use, When
from sixrealms.powers.access import CannotFight
from sixrealms.powers.conditions import BETWEEN_TURNS, YOU_FIGHT, YourTurn
from sixrealms.powers.doing import Choose, ForEach, If, seq
from sixrealms.powers.history import NotNoted
from sixrealms.powers.lasting import EndOwn, Lasting, Note, Remember
from sixrealms.powers.levels import Totals
from sixrealms.powers.numbers import Stored
from sixrealms.powers.order_of_play import TURN_MISSED, MissTurn, TakeMissedTurn, TurnKept
from sixrealms.powers.players import ACTIVE_PLAYER, EVERYONE, OTHERS
from sixrealms.powers.questions import CHAMPION, Is
from sixrealms.powers.refs import FIGHTER, IT, AllChosen
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one
from sixrealms.powers.telling import EachTells, Spread
from sixrealms.powers.whereabouts import IN_POOL, Of

# Biding Your Time: it lies on the table until the turn is taken or the event is removed
power(
    "BR/22",
    Play(seq(MissTurn(), Lasting(TurnKept(), "dispelled"))),
    Use(seq(TakeMissedTurn(), EndOwn()), at=("any",), only=BETWEEN_TURNS & TURN_MISSED),
)
MAY = "turn-end:may-attack"
UNNAMED = CHAMPION & Of(OTHERS) & NotNoted(MAY, "not named by you")
NAMES = Choose(
    one(CHAMPION & IN_POOL & Of(ACTIVE_PLAYER)),
    "named",
    99,
    up_to=True,
    then=ForEach(AllChosen("named"), Note(MAY, words="it may attack this turn", on=IT)),
)
# It's Good to Be the King: he names champions as the time to attack comes, and only from pools, where he sees them
power(
    "BR/101",
    Play(
        seq(
            Lasting(CannotFight(UNNAMED, ("attack",)), "your-next-turn"),
            If(YourTurn(OTHERS), NAMES),
        )
    ),
    When("phase-4", NAMES, whose=OTHERS),
)
# Child's Play: the players tell their ages
power(
    "BR/122",
    Play(
        seq(
            EachTells(EVERYONE, "ages", "ask-age", "his age"),
            Remember("years", Spread("ages", "the years between the oldest and the youngest")),
            Lasting(Totals(Is(FIGHTER), add=Stored("years", "these years")), "round"),
        ),
        only=YOU_FIGHT,
    ),
)
