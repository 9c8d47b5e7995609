"""Running the procedures until somebody has to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixrealms.engine import tokens, triggers
from sixrealms.engine.action import Action
from sixrealms.engine.battle_statics import PlayedCovered
from sixrealms.engine.fault import EngineFault
from sixrealms.engine.flow import (
    act,
    aid,
    averted_loss,
    battle,
    continuous_discards,
    copy_on_entry,
    game,
    game_end,
    realm_setup,
    spoils,
    turn,
    window,
)
from sixrealms.engine.flow import round as combat_round
from sixrealms.engine.power import Effect
from sixrealms.engine.rules_for_player import wins_at_any_time
from sixrealms.engine.state import Frame, State
from sixrealms.engine.statics import Perishing

#: An action that needs more steps than this is a fault of the rules or a card, not of the player.
STEP_LIMIT: Final = 20_000
FRAME_LIMIT: Final = 400
_BETWEEN_CHECKS: Final = 100  # steps after which the number of frames is looked at


def _effect(s: State, frame: Frame) -> None:
    _, key, pc, x = frame
    node = s.kit.nodes[key]
    assert isinstance(node, Effect | PlayedCovered), key
    node.step(s, pc, x)


PROCEDURES: Final[dict[str, Callable[[State, Frame], None]]] = {
    "effect": _effect,
    "triggers": triggers.step,
    "act": act.step,
    "window": window.step_answers,
    "anytime": window.step_anytime,
    "threat": averted_loss.step,
    "turn": turn.step,
    "battle": battle.step,
    "round": combat_round.step,
    "spoils": spoils.step,
    "sharing": aid.step,
    "entry": copy_on_entry.step,
    "perishing": continuous_discards.step,
    "game": game.step,
    "laying": realm_setup.step,
}


def run(s: State, halts: Callable[[State], bool] | None = None) -> None:
    """Go on until a decision is pending or the game is over, or to a position at which it `halts`."""
    procedures, makes, discards = PROCEDURES, bool(s.kit.tokens), Perishing.kind in s.kit.questions
    for _ in range(STEP_LIMIT // _BETWEEN_CHECKS):
        for _ in range(_BETWEEN_CHECKS):
            if s.pending is not None or s.result is not None:
                if s.result is not None:
                    s.pending = None
                return
            if s.answer is None:
                if makes and tokens.SETTLED not in s.cache:
                    tokens.settle(s)
                if s.triggers:
                    triggers.take_up(s)
                    continue
                if discards and continuous_discards.CHECKED not in s.cache and continuous_discards.perish(s):
                    continue
                if s.check_goal and wins_at_any_time(s) and not s.acts and not window.open_to_responses(s):
                    game_end.check_goal(s)
                    continue
                if halts is not None and halts(s):
                    return
            frame = s.frames[-1]
            procedures[frame[0]](s, frame)
        if len(s.frames) > FRAME_LIMIT:
            break
    raise EngineFault(f"no end in sight: {[f[:2] for f in s.frames[-6:]]}")


def advance(s: State, action: Action) -> None:
    """Answer the pending decision in place. The action must be one of its options."""
    s.pending = None
    s.answer = action
    run(s)
