"""The first game of somebody who has never played: small decks, a few realms laid already, a weak opponent.

It is an ordinary game: only its decks, its seed and its first turns are given. What the reader is told beside it is
the client's (client/src/pages/lesson); nothing is forced on them, and whatever they do, the rules are those of any
game.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from sixrealms import table
from sixrealms.engine.action import Action, Decision
from sixrealms.engine.flow.game import begin
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance, run
from sixrealms.engine.state import State
from sixrealms.exercises.exercise import SETTING as EXERCISE

RULESET: Final = "fourth-edition"
SIZE: Final = 55
SEED: Final = 10
#: The reader's seat; the other is the computer's.
LEARNER: Final = 0
OPPONENT: Final = "casual"
#: Realms the reader has when they are asked for the first time.
REALMS_LAID: Final = 3

#: Realms without powers, strong champions, and what helps them in battle.
LEARNER_DECK: Final = (
    *("1st/5", "1st/6", "1st/9", "1st/14", "1st/16", "1st/22", "1st/24", "1st/30", "1st/115", "1st/117", "1st/118"),
    *("1st/259", "1st/162", "1st/60", "1st/176", "1st/64", "1st/163"),
    *("1st/54", "1st/58", "1st/59", "1st/81", "1st/110", "1st/154", "1st/169", "1st/174", "1st/254"),
    *("1st/94", "1st/97", "1st/98", "1st/109"),
)
#: Weaker ones, and one realm too few to win with.
OPPONENT_DECK: Final = (
    *("1st/120", "1st/122", "1st/126", "1st/5", "1st/6"),
    *("1st/268", "1st/265", "1st/270", "1st/82", "1st/85", "1st/52", "1st/264", "1st/266", "1st/68", "1st/170"),
    *("1st/193", "1st/253", "1st/182", "1st/183", "1st/184"),
    *("1st/193", "1st/253", "1st/182", "1st/183", "1st/184"),
)


def is_taught(setup: GameSetup) -> bool:
    """Whether this is the first lesson, another one, or a puzzle, all of which have their own word of help."""
    return EXERCISE in dict(setup.options) or (setup.seed, setup.decks) == (SEED, (LEARNER_DECK, OPPONENT_DECK))


@cache
def opening() -> tuple[GameSetup, tuple[Action, ...]]:
    """The setup of the lesson and what both have done when the reader begins the turn in which they are taught."""
    return _opening(SEED)


def _opening(seed: int) -> tuple[GameSetup, tuple[Action, ...]]:
    setup = GameSetup(RULESET, SIZE, (LEARNER_DECK, OPPONENT_DECK), seed)
    s = State(table.kit_for(setup), seed)
    begin(s)
    run(s)
    actions: list[Action] = []
    while s.pending is not None and not _ready(s):
        actions.append(_quietly(s, s.pending))
        advance(s, actions[-1])
    return setup, tuple(actions)


def _ready(s: State) -> bool:
    return (
        s.active == LEARNER
        and s.unrazed(LEARNER) >= REALMS_LAID
        and s.pending is not None
        and s.pending.about == "ask-phase-2"
    )


def _quietly(s: State, asked: Decision) -> Action:
    """Lay realms, keep the cards that fight, attack nobody; the opponent also sends out their champions."""

    def worth(action: Action) -> int:
        kind = s.kit.defs[s.defn[action.card]].type if action.card >= 0 else ""
        if asked.about.startswith("ask-discard") or action.verb == "discard":
            return {"realm": 3, "ally": 2, "item": 1}.get(kind, 0)
        if action.verb == "play":
            return (
                3
                if kind == "realm"
                else (2 if asked.player != LEARNER and s.kit.defs[s.defn[action.card]].champion else -1)
            )
        return 1 if action.verb == "pass" else 0

    return max(asked.options, key=worth)
