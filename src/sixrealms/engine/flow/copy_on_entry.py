"""The first choice of a card that copies others: as soon as it is in play (ledger: copy.on-entry).

Frame ("entry", step, card). `on_entry.came_in` opens the question wherever a card comes into play.
"""

from __future__ import annotations

from sixrealms.engine.action import PASS
from sixrealms.engine.ask import answered, ask_act, goto, pop
from sixrealms.engine.card_def import ENTRY
from sixrealms.engine.flow.act import announce
from sixrealms.engine.power_uses import uses
from sixrealms.engine.state import Frame, State


def step(s: State, frame: Frame) -> None:
    """Procedure "entry": its player may use the power that copies; otherwise it waits for their next phase 3."""
    _, pc, card = frame
    if pc == 1:
        action = answered(s)
        pop(s)
        if action.verb == "use":
            announce(s, s.ctrl[card], action, ENTRY)
        return
    options = uses(s, s.ctrl[card], ENTRY)
    if s.result is not None or not options:
        pop(s)
        return
    goto(s, 1, card)
    ask_act(s, s.ctrl[card], "ask-copy", [*options, PASS])
