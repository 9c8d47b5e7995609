"""What a card does as it is played, done at another time than that."""

from __future__ import annotations

from sixrealms.engine.ability import Play
from sixrealms.engine.action import made
from sixrealms.engine.ask import push
from sixrealms.engine.power import Context
from sixrealms.engine.state import Act, State


def works_now(s: State, card: int, power: Play, player: int) -> None:
    """What the card does as it is played is done now: its power had been taken away then, or it is an ally that has
    come forward as a champion.
    """
    act_id = s.next_id
    s.next_id += 1
    x = made(Context, (card, player, s.host[card], act_id, ()))
    s.acts = (*s.acts, Act(act_id, card, player, s.host[card], power.key, "use", x, moment="combat"))
    push(s, "act", "targets", act_id, 0, ())
