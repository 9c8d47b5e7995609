"""Help in a battle: the asking, what becomes of lent cards, and what the helpers get (ledger: option.aiding.*).

The first two are steps of a round. Frame ("sharing", winner and helpers) waits until all of them have had their spoils.
"""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine.action import PASS
from sixrealms.engine.aid import contributions
from sixrealms.engine.ask import answered, ask_act, goto, pop, push
from sixrealms.engine.atoms import note
from sixrealms.engine.card_def import EQUIPMENT
from sixrealms.engine.causes import USED
from sixrealms.engine.defeat import merely_kept, was_defeated
from sixrealms.engine.flow.act import announce
from sixrealms.engine.flow.game_end import check_goal
from sixrealms.engine.flow.spoils import note_spoils
from sixrealms.engine.flow.window import open_to_responses
from sixrealms.engine.leave import hand_back, leave
from sixrealms.engine.loans import lend, lent
from sixrealms.engine.rules_for_player import rules_for, wins_at_any_time
from sixrealms.engine.state import Frame, State


def requested(s: State, frame: Frame) -> None:
    """The player who was asked lends a card or refuses their help for the round (option.aiding.invitation-only)."""
    _, _, side, seat = frame
    goto(s, "offered", side, seat)
    ask_act(s, seat, "ask-aid", [*contributions(s, seat, side), PASS], forced=not s.hand(seat))


def offered(s: State, frame: Frame) -> None:
    """The lent card is the one card the aided side plays (conflict.aiding.what-and-when)."""
    _, _, side, seat = frame
    action = answered(s)
    goto(s, "fight")
    if action.verb == "pass":
        atoms.mark(s, marks.UNWILLING.of_two(seat, side))
        note(s, "unwilling", seat, side)
        return
    lend(s, seat, side, action.card)
    note(s, "lends", seat, side, action.card)
    announce(s, side, action, "combat")


def call_in(s: State) -> None:
    """The round is over: lent items of an undefeated champion go back to the hand they came from, everything else is
    discarded (option.aiding.items-follow-champion, .consumables-discarded, conflict.aiding.round-or-battle).
    """
    for card in lent(s):
        bearer = s.host[card]
        beaten = was_defeated(s, bearer) and not merely_kept(s, bearer)
        if s.kit.defs[s.defn[card]].type in EQUIPMENT and not beaten:
            hand_back(s, card)
        else:
            leave(s, card, why=USED)


def wait_for_helpers(s: State, winner: int, helping: tuple[int, ...]) -> None:
    """Where victory is shared nobody wins before the helpers have had their spoils (option.aiding.shared-victory)."""
    if helping and rules_for(s, winner).shared_victory:
        push(s, "sharing", (winner, *helping))


def reward(s: State, winner: int, helping: tuple[int, ...]) -> None:
    """Each helper draws after the winner: spoils, or a card that is none (option.aiding.spoils)."""
    step = "due" if rules_for(s, winner).aid_reward == "spoils" else "plain"
    for seat in reversed(helping):
        push(s, "spoils", step, seat, note_spoils(s, seat) if step == "due" else 1)


def step(s: State, frame: Frame) -> None:
    """Procedure "sharing": those who have completed their realms by these spoils win together."""
    pop(s)
    if s.check_goal and wins_at_any_time(s) and not s.acts and not open_to_responses(s):
        check_goal(s, joint=frame[1])
