"""What a seat knows beside the cards, as numbers: the question, the turn, how far everybody is, the battle."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from sixrealms.engine import zones as z
from sixrealms.engine.action import KINDS
from sixrealms.engine.level import total
from sixrealms.engine.state import State
from sixrealms.engine.view import View
from sixrealms.envs import printed_facts
from sixrealms.envs.card_rows import SEATS, CardRows

#: The questions that are told apart; any other is the last.
QUESTIONS: Final = (
    *("ask-phase-0", "ask-phase-2", "ask-phase-3", "ask-phase-4", "ask-phase-5"),
    *("ask-combat", "ask-defend", "ask-next-attacker", "ask-spoils", "ask-answer", "ask-anytime", "ask-loss"),
    *("ask-target", "ask-choose", "ask-discard", "ask-discard-down", "ask-rebuild-payment", "ask-player"),
    *("ask-may", "ask-way", "ask-aid", "ask-play-now", "ask-cosmos", "ask-name", "ask-take-back", "other"),
)
_STAGES: Final = 4
_FIRST: Final = (
    *(f"kind {kind}" for kind in KINDS),
    *(f"question {name}" for name in QUESTIONS),
    *(f"phase {phase}" for phase in printed_facts.PHASES),
    *("asked", "turn", "last turn", "battle", "round"),
    *(f"stage {stage}" for stage in range(_STAGES)),
    *(f"place {place} is attacked" for place in z.PLACES),
    *(f"asking card: {name}" for name in printed_facts.NAMES),
)
_OF_A_SEAT: Final = (
    *("at the table", "active", "asked", "attacks", "defends"),
    *("hand", "draw pile", "discards", "pool", "realms unrazed", "realms razed"),
    *("steps to the goal", "waits for its turn", "same side", "credit", "level of the battle", "best champion"),
)
#: What each number says, in order: the situation, then a block for each seat, the one that looks first.
NAMES: Final = (*_FIRST, *(f"seat {seat} further on: {what}" for seat in range(SEATS) for what in _OF_A_SEAT))
WIDTH: Final = len(NAMES)
TURNS: Final = 200.0
_TENTHS: Final = 10.0
_QUESTION: Final = {name: at for at, name in enumerate(QUESTIONS)}
_KIND: Final = {kind: at for at, kind in enumerate(KINDS)}
_NO_FACTS: Final = (0.0,) * printed_facts.WIDTH


def situation(s: State, v: View, seen: CardRows) -> npt.NDArray[np.float32]:
    """The numbers for the seat of this view; only it hears what is asked of it."""
    asked = v.asked == v.player
    battle = v.battle
    pending = s.pending
    question = [0.0] * (len(KINDS) + len(QUESTIONS))
    asking: tuple[float, ...] = _NO_FACTS
    if asked and pending is not None:
        question[_KIND[pending.kind]] = 1.0
        question[len(KINDS) + _QUESTION.get(pending.about, len(QUESTIONS) - 1)] = 1.0
        row = seen.row_of.get(pending.card, -1)
        if row >= 0:
            asking = tuple(seen.facts[row, : printed_facts.WIDTH])
    target = -1
    if battle is not None and s.zone[battle.target] == z.FORMATION:
        target = s.slot[battle.target]
    numbers = [
        *question,
        *(float(v.phase == phase) for phase in printed_facts.PHASES),
        float(asked),
        v.turn / TURNS,
        v.last_turn / TURNS,
        float(battle is not None),
        battle.round / _TENTHS if battle is not None else 0.0,
        *(float(battle is not None and battle.stage == stage) for stage in range(_STAGES)),
        *(float(place == target) for place in range(len(z.PLACES))),
        *asking,
    ]
    for further in range(SEATS):
        numbers += _seat(s, v, (v.player + further) % s.n) if further < s.n else [0.0] * len(_OF_A_SEAT)
    return np.clip(np.array(numbers, dtype=np.float32), -1, 1)


def _seat(s: State, v: View, seat: int) -> list[float]:
    battle = v.battle
    goal = next(goal for goal in v.goals if seat in goal.side)
    fights = battle is not None and seat in (battle.attacker, battle.defender)
    champion = -1
    if battle is not None and fights:
        champion = battle.champion if seat == battle.attacker else battle.opponent
    both = battle is not None and battle.champion >= 0 and battle.opponent >= 0
    return [
        1.0,
        float(v.active == seat),
        float(v.asked == seat),
        float(battle is not None and battle.attacker == seat),
        float(battle is not None and battle.defender == seat),
        v.hand_sizes[seat] / printed_facts.LEVELS,
        v.pile_sizes[seat] / 100.0,
        len(s.listed(seat, z.DISCARD)) / 100.0,
        len(s.pool(seat)) / _TENTHS,
        s.unrazed(seat) / _TENTHS,
        (len(s.realms(seat)) - s.unrazed(seat)) / _TENTHS,
        goal.missing / _TENTHS,
        float(goal.waits),
        float(v.player in goal.side),
        (v.credit[seat] if v.credit else 0) / 20.0,
        total(s, champion) / 40.0 if both and champion >= 0 else 0.0,
        _best(s, v, seat),
    ]


def _best(s: State, v: View, seat: int) -> float:
    """The highest level printed on a champion of the pool that this seat can read, in twentieths."""
    defs, defn, bit = s.kit.defs, s.defn, 1 << v.player
    levels = [defs[defn[c]].base_level for c in s.pool(seat) if s.seen[c] & bit]
    return max(levels, default=0) / printed_facts.LEVELS
