"""The hunt: from positions of games to puzzles no two of which are alike."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from sixrealms.errors import SixRealmsError
from sixrealms.exercises.forced_win import TooLarge
from sixrealms.exercises.found import GOALS
from sixrealms.players.playout_policy import IDLE
from sixrealms.records import notation
from sixrealms.scenarios.failure import Unexpected
from sixrealms.training.puzzles import cut_down
from sixrealms.training.puzzles.judged import Judgement, Trial, grade
from sixrealms.training.puzzles.positions import positions

Row = dict[str, Any]

#: Whether one first move solves it or minus how many do, the decisions, the positions.
Worth = tuple[bool, int, int]

#: Positions cut down from one position of a game.
_CUTS: Final = 3
#: Puzzles of one game: more would be too much alike.
_ONE_GAME: Final = 2
#: Cards added or taken away before a cut is given up, and while it has no solution at all.
_MOST_CHANGES: Final = 40
_WITHOUT_SOLUTION: Final = 8
#: Positions looked at for one change.
_AT_FIRST: Final = 300
_DECISIONS: Final = (2, 2, 3, 4)
_FEWEST_POSITIONS: Final = 30
#: How many puzzles may turn on the same card, and how much of two puzzles may be the same.
_ONE_CARD: Final = 4
_ALIKE: Final = 0.5
#: A puzzle with more cards beside the realms is not read at a glance.
_MOST_CARDS: Final = 14


def found_in(number: int, seed: int) -> Iterator[Row]:
    """The puzzles in game `number`, a few at most; the same game has the same puzzles."""
    chance = Random(f"hunt/{seed}/{number}")
    found = 0
    for position in positions(number, seed):
        for _ in range(_CUTS):
            try:
                row = _puzzle(position, chance)
            except (TooLarge, SixRealmsError, Unexpected, RecursionError):  # too much to search, or not to be laid
                continue
            if row is not None:
                yield {**row, "game": [seed, number]}
                found += 1
                break
        if found == _ONE_GAME:
            return


def _puzzle(position: Mapping[str, Any], chance: Random) -> Row | None:
    """A cut of the position, changed card by card as long as that makes it no easier, until it is a puzzle."""
    goal = chance.choice(GOALS)
    row = _asked(goal, position, chance)
    if row is None:
        return None
    laid = cut_down.turned_round(position) if goal == "hold" else position
    worth = _worth(row)
    wanted = (True, chance.choice(_DECISIONS), _FEWEST_POSITIONS)
    for change in range(_MOST_CHANGES):
        if worth is None and change > _WITHOUT_SOLUTION:
            return None
        other = _changed(row, laid, chance, solvable=worth is not None)
        if other is row:
            continue
        try:
            its_worth = _worth(other)
        except TooLarge:
            if worth is None:
                return None
            continue
        if worth is not None and (its_worth is None or its_worth < worth):
            continue
        row, worth = other, its_worth
        if worth is not None and worth >= wanted and worth[2] >= _FEWEST_POSITIONS:
            trial = Trial(row)
            judgement = trial.judged()
            if judgement is not None:
                return _written(row, trial, judgement)
    return None


def _worth(row: Row) -> Worth | None:
    """How near a position is to a puzzle; None for one without a solution or with nothing to decide. TooLarge for one
    that is not soon searched.
    """
    trial = Trial(row, _AT_FIRST)
    if not trial.asks_the_learner() or not trial.solvable():
        return None
    firsts = trial.first_moves()
    if any(action.verb in IDLE for action in firsts):
        return None
    if len(firsts) > 1:
        return (False, -len(firsts), 0)
    if not trial.has_a_choice():
        return (False, -1, 0)
    return (True, min(trial.decisions(), max(_DECISIONS)), trial.search.looked_at)


def _changed(row: Row, position: Mapping[str, Any], chance: Random, *, solvable: bool) -> Row:
    """The position with a card more or less: easier while it cannot be solved, and otherwise mostly richer."""
    scenario = row["scenario"]
    if not solvable:
        kinds = ["fewer B", "fewer B", "more A"]
    else:
        kinds = ["more B", "more B", "more A", "more A", "fewer A", "fewer B"]
    what, _, seat = chance.choice(kinds).partition(" ")
    if what == "more":
        cut = cut_down.one_more(scenario, position, seat, chance)
    else:
        cut = cut_down.one_less(scenario, seat, chance)
    return {**row, "scenario": cut} if cut is not None and _fits(cut, row) else row


def _fits(cut: Mapping[str, Any], row: Row) -> bool:
    """Whether there are few enough cards, and the one that attacks is still there."""
    lies = cut_down.cards_of(cut)
    realms = sum(len(seat["formation"]) for seat in cut["seats"].values())
    return len(lies) - realms <= _MOST_CARDS and (row["goal"] != "hold" or row["by"] in lies)


def _asked(goal: str, position: Mapping[str, Any], chance: Random) -> Row | None:
    """A cut of the position and what is asked in it."""
    if goal == "hold":
        return _attacked(cut_down.some_of(cut_down.turned_round(position), chance), chance)
    cut = cut_down.some_of(position, chance)
    other = [realm for realm in cut["seats"]["B"]["formation"].values() if "(razed)" not in cut_down.first_name(realm)]
    if not other or not cut["seats"]["A"].get("hand"):
        return None
    if goal == "win":
        five = cut_down.with_five_realms(cut, position, chance)
        return None if five is None else {"goal": goal, "realm": "", "by": _champion(five, "A"), "scenario": five}
    realm = cut_down.card_name(cut_down.first_name(chance.choice(other)))
    return {"goal": goal, "realm": realm, "by": _champion(cut, "A"), "scenario": cut}


def _attacked(cut: dict[str, Any], chance: Random) -> Row | None:
    """The other player attacks one of the learner's realms."""
    t = Trial({"goal": "hold", "realm": "", "by": "", "scenario": cut}, test_goal=False)
    s = t.begun
    attacks = [action for action in s.pending.options if action.verb == "attack"] if s.pending is not None else []
    if not attacks:
        return None
    attack = chance.choice(attacks)
    steps = [notation.write(s, attack)]
    return {
        "goal": "hold", "realm": s.name(attack.other), "by": s.name(attack.card), "scenario": {**cut, "steps": steps},
    }  # fmt: skip


def _champion(cut: Mapping[str, Any], seat: str) -> str:
    lies = cut["seats"][seat]
    return cut_down.strongest([*lies.get("pool", ()), *(c for c in lies.get("hand", ()) if isinstance(c, str))])


def proved(row: Row) -> Row | None:
    """A found puzzle judged anew; None if it is none any more."""
    try:
        trial = Trial(row)
        judgement = trial.judged() if trial.asks_the_learner() and trial.solvable() else None
    except (SixRealmsError, Unexpected):
        return None
    return None if judgement is None else {**_written(row, trial, judgement), "game": row["game"]}


def _written(row: Row, trial: Trial, judgement: Judgement) -> Row:
    by = row["by"] if row["goal"] == "hold" else _champion(row["scenario"], "A")
    return {
        "key": "",
        "goal": row["goal"],
        "realm": row["realm"],
        "by": by,
        "grade": grade(judgement.decisions, judgement.positions),
        "decisions": judgement.decisions,
        "positions": judgement.positions,
        "first": notation.write(trial.begun, judgement.first),
        "turns_on": list(judgement.key_cards),
        "scenario": row["scenario"],
    }


class PuzzleCollection:
    """The puzzles found so far; it takes no one that is like another."""

    def __init__(self, rows: Sequence[Row] = ()) -> None:
        self.rows: list[Row] = []
        self._turning = Counter[str]()
        for row in rows:
            self._keep(row)

    def would_take(self, row: Row) -> bool:
        """Whether a puzzle is unlike all that are kept."""
        if not row["by"] or any(self._turning[card] >= _ONE_CARD for card in row["turns_on"]):
            return False
        return all(_key(row) != other["key"] and not alike(row, other) for other in self.rows)

    def takes(self, row: Row) -> bool:
        """Keep a puzzle, with a key of its own, unless it is like another."""
        taken = self.would_take(row)
        if taken:
            self._keep({**row, "key": _key(row)})
        return taken

    def _keep(self, row: Row) -> None:
        self.rows.append(row)
        self._turning.update(row["turns_on"])


def _key(row: Row) -> str:
    return slug(f"{row['goal']} {row['by']} {row['realm']}")


def alike(one: Row, other: Row) -> bool:
    """Whether two puzzles turn on the same cards, or lie mostly with the same ones."""
    if one["goal"] == other["goal"] and set(one["turns_on"]) == set(other["turns_on"]):
        return True
    mine, theirs = set(cut_down.cards_of(one["scenario"])), set(cut_down.cards_of(other["scenario"]))
    return len(mine & theirs) > _ALIKE * min(len(mine), len(theirs))


def slug(text: str) -> str:
    """A text as a part of an address."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().casefold()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")
