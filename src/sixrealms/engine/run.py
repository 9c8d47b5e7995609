"""Running the procedures until somebody has to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixrealms.engine import triggers
from sixrealms.engine.action import Action
from sixrealms.engine.flow import act, battle, game, round, spoils, threat, turn, window
from sixrealms.engine.power import Effect
from sixrealms.engine.state import Frame, State

#: An action that needs more steps than this is a fault of the rules or a card, not of the player.
STEP_LIMIT: Final = 20_000
FRAME_LIMIT: Final = 400


class EngineFault(AssertionError):
    """The engine contradicts itself: a bug to report with the record of the game."""


def _effect(s: State, frame: Frame) -> None:
    _, key, pc, x = frame
    node = s.kit.nodes[key]
    assert isinstance(node, Effect), key
    node.step(s, pc, x)


PROCEDURES: Final[dict[str, Callable[[State, Frame], None]]] = {
    "effect": _effect,
    "triggers": triggers.step,
    "act": act.step,
    "window": window.step_answers,
    "anytime": window.step_anytime,
    "threat": threat.step,
    "turn": turn.step,
    "battle": battle.step,
    "round": round.step,
    "spoils": spoils.step,
    "game": game.step,
}


def run(s: State) -> None:
    """Go on until a decision is pending or the game is over."""
    steps = 0
    at_once = s.kit.ruleset.victory_timing == "always"
    while s.pending is None and s.result is None:
        if s.answer is None:
            if s.triggers:
                triggers.take_up(s)
                continue
            if s.check_goal and at_once and not s.acts:
                game.check_goal(s)
                continue
        frame = s.frames[-1]
        PROCEDURES[frame[0]](s, frame)
        steps += 1
        if steps > STEP_LIMIT or len(s.frames) > FRAME_LIMIT:
            raise EngineFault(f"no end in sight: {[f[:2] for f in s.frames[-6:]]}")
    if s.result is not None:
        s.pending = None


def advance(s: State, action: Action) -> None:
    """Answer the pending decision in place. The action must be one of its options."""
    s.pending = None
    s.answer = action
    run(s)
