"""The curious player: plays the positions of a card's tests on, towards whatever of the card has never happened.

It follows what the test did for as long as it can, now and then something else, with another seed and, in every second
game, with other cards in hands and piles where the test cares for none. Wherever it may choose it prefers what was
never chosen before: the answer, the way, the power. Invariants are checked on the way, at positions by chance,
where no test has made up a power.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from fuzz.eager_player import IDLE
from fuzz.executions import SAID
from sixrealms import catalogue
from sixrealms.engine.action import Action
from sixrealms.engine.board import abilities_of
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.errors import SixRealmsError
from sixrealms.players.considered_actions import considered
from sixrealms.powers import registry
from sixrealms.powers.control_flow import OneOf
from sixrealms.scenarios import examples, scenario_file
from sixrealms.scenarios.description import FILLED_PILE, LaidPosition, SeatPosition, Written
from sixrealms.scenarios.position import build
from sixrealms.scenarios.session import QUIET, ScenarioSession
from sixrealms.simulation.game import Broken
from sixrealms.simulation.inspection import Inspector
from tests.knockout import tests_of
from tests.talk.registering import CardTest
from tools.card_parts import Part, all_parts, first_printings, model

#: Decisions after the last one the test made.
BEYOND: Final = 30
#: From this game on the player wanders further, and follows the test less.
RESTLESS: Final = 24
FAR: Final = 150
#: What a decision without a choice counts for, towards the end.
_FORCED: Final = 0.1
#: How often it does what the test did next.
_FAITHFUL: Final = (0.95, 0.6)
#: How often it does what it is curious about.
_CURIOUS: Final = 0.85
#: How often it lets a window pass.
_PATIENT: Final = 0.6
_VERBS: Final = ("play", "use", "answer")
#: How many positions are looked at, and every which of these closely.
_LOOKED_AT: Final = 0.25
_EVERY: Final = 8


class Script(NamedTuple):
    """What one run of a test laid, and what everybody did there."""

    name: str
    position: LaidPosition
    begun: State  # the position as it was laid then, with the powers the test has made up
    actions: tuple[Action, ...]
    made_up: bool = False  # whether there are such powers: what they do out of their test is nobody's fault


class CuriousGame(NamedTuple):
    """Which game of a wording it was, from which script, and what stopped it ("" if nothing did)."""

    number: int
    which: int
    script: str
    fault: str


def scripts_of(wording: str) -> list[Script]:
    """Run the tests of a wording, in each way the seats can sit, and play its example: what they lay and do. A test
    that fails is for others to notice.
    """
    printing = first_printings()[wording]
    found: list[Script] = []
    for test in tests_of(printing.id):
        for values in test.variants():
            for rotation in (0, 1) if test.rotates else (0,):
                found += _watched(test.name, partial(_run, test, rotation, values))
    example = examples.example(printing.id)
    if example is not None and model(catalogue.printing(example.printing).wording) == wording:
        position = scenario_file.position(example.scenario)
        data = example.scenario.data
        steps = [step for step in data.get("steps", ()) if isinstance(step, str)]
        found += _watched("its example", partial(_follow, position, steps, data.get("windows") == "pass"))
    return found


def _run(test: CardTest, rotation: int, values: dict[str, Any]) -> None:
    test._run(rotation, True, values)


def _follow(position: LaidPosition, steps: Sequence[str], quiet: bool) -> None:
    session = _Watched(position, single=True, quiet=quiet)
    for step in steps:
        session.read(step)


class _Watched(ScenarioSession):
    """A position being played; what was laid and done is noted."""

    def __init__(self, position: LaidPosition, *, single: bool = False, quiet: bool = False) -> None:
        super().__init__(position, single=True, quiet=quiet)
        self._done: list[Action] = []
        _noted.append((position, self.begun, self._done))

    def _give(self, action: Action) -> None:
        self._done.append(action)
        super()._give(action)


_noted: Final[list[tuple[LaidPosition, State, list[Action]]]] = []


def _watched(name: str, run: Callable[[], None]) -> Iterator[Script]:
    _noted.clear()
    with patch("tests.talk.table.ScenarioSession", _Watched), suppress(SixRealmsError, AssertionError):
        run()
    for position, begun, done in _noted:
        yield Script(name, position, begun, tuple(done), _made_up(begun))


def _made_up(s: State) -> bool:
    """Whether a card there has another power than its own."""
    printed = {card for deck in s.kit.setup.decks for card in deck}
    return any(d.power != registry.power_of(d.printing.id) for d in s.kit.defs if d.printing.id in printed)


@cache
def _enforced() -> tuple[str, ...]:
    """A printing of every wording that is played, but for dungeons, which lie in no pile."""
    printings = first_printings()
    return tuple(printings[w].id for w in registry.all_powers() if w in printings and printings[w].type != "dungeon")


def among_others(position: LaidPosition, rng: Random) -> LaidPosition:
    """The same position; where only numbers of cards are named in hands and piles, any cards with a power lie."""

    def any_cards(written: Sequence[Written | int] | None) -> list[Written | int]:
        row: list[Written | int] = []
        for one in (FILLED_PILE,) if written is None else written:
            row += rng.choices(_enforced(), k=one) if isinstance(one, int) else [one]
        return row

    def changed(seat: SeatPosition) -> SeatPosition:
        return replace(
            seat, hand=any_cards(seat.hand), draw=any_cards(seat.draw), discard=any_cards(seat.discard or ())
        )

    return replace(position, seats={letter: changed(seat) for letter, seat in position.seats.items()})


@dataclass
class CuriousPlayer:
    """Answers for every seat. `counts` are the executions so far, which somebody else keeps."""

    wording: str
    counts: Counter[str]
    times: int
    hopeless: Set[str] = frozenset()  # keys of parts nobody need look for

    def __post_init__(self) -> None:
        parts = all_parts(self.wording, self.times)
        self._parts = [part for key, part in parts.items() if key not in self.hopeless]
        power = registry.all_powers()[self.wording]
        self._below = {a.key: {n.key for n in a.walk() if n.key} for a in power.abilities}

    def wanting(self) -> list[Part]:
        """What has not happened often enough yet."""
        return [part for part in self._parts if self.counts[part.key] < part.least]

    def missed(self) -> int:
        """How many executions are wanting in all."""
        return sum(part.least - self.counts[part.key] for part in self.wanting())

    def choose(self, s: State, script: Sequence[Action], rng: Random, *, restless: bool) -> Action:
        """One of the options of the pending decision; the first of `script` if nothing more interesting is open."""
        options = considered(s)
        if len(options) == 1:
            return options[0]
        wanting = {part.key for part in self.wanting()}
        if rng.random() < _CURIOUS:
            untried = self._untried(s, options, wanting)
            if untried:
                return rng.choice(untried)
        if script and script[0] in options and rng.random() < _FAITHFUL[restless]:
            return script[0]
        if rng.random() < _CURIOUS / 2:
            own = [a for a in options if a.verb in _VERBS and self._of_mine(s, a, wanting)]
            if own:
                return rng.choice(own)
        assert s.pending is not None
        if s.pending.about in QUIET and rng.random() < _PATIENT:
            idle = [a for a in options if a.verb in IDLE]
            if idle:
                return rng.choice(idle)
        verb = rng.choice(list({a.verb: None for a in options}))
        return rng.choice([a for a in options if a.verb == verb])

    def _untried(self, s: State, options: Sequence[Action], wanting: set[str]) -> list[Action]:
        """The answers to what the card asks that were never given: a verb, or a way."""
        asking = _asking(s)
        said = [a for a in options if f"{asking}{SAID}{a.verb}" in wanting]
        node = s.kit.nodes.get(asking)
        if isinstance(node, OneOf):
            said += [
                a
                for a in options
                if a.verb == "mode" and any(part.key in wanting for part in node.ways[a.number].walk() if part.key)
            ]
        return said

    def _of_mine(self, s: State, action: Action, wanting: set[str]) -> bool:
        """Whether it plays or uses what the curiosity is about: the ability that is wanting, or the card."""
        if s.kit.defs[s.defn[action.card]].printing.wording != self.wording or action.number < 0:
            return s.kit.defs[s.defn[action.card]].printing.wording == self.wording
        abilities = abilities_of(s, action.card)
        below = self._below.get(abilities[action.number].key) if action.number < len(abilities) else None
        return below is None or not wanting.isdisjoint({*below, *(f"{key}{SAID}{v}" for key in below for v in _SAYS)})


_SAYS: Final = ("yes", "no", "choose", "done")


def _asking(s: State) -> str:
    """The key of the part of a power that asks the pending decision; "" if the rules do."""
    frame = s.frames[-1] if s.frames else ("",)
    if frame[0] == "effect":
        return str(frame[1])
    if frame[0] == "act":
        act = s.act(frame[2])
        return act.ability if act is not None else ""
    if frame[0] == "triggers" and frame[1] == 1:
        return str(frame[2][0][0])
    return ""


def play_on(player: CuriousPlayer, scripts: Sequence[Script], number: int, fruitful: Sequence[int] = ()) -> CuriousGame:
    """Game `number` of a wording from one of its scripts, until the time is up or the game is over. They come one after
    the other; after the first round every second game begins with one of those that brought something new.
    """
    which = number % len(scripts)
    if fruitful and number >= len(scripts) and number % 2:
        which = fruitful[number // 2 % len(fruitful)]
    script = scripts[which]
    rng = Random(f"{player.wording}/{number}")
    restless = number >= RESTLESS
    s = _anew(script, rng) if number // len(scripts) % 2 else None
    looks = s is not None or not script.made_up
    if s is None:
        s = script.begun.copy()
        s.seed = rng.randrange(1, 1 << 31)
    inspector = Inspector(s.seed, every=_EVERY)
    left = list(script.actions)
    try:
        if looks:
            inspector.after(s)
        chosen, most = 0.0, len(left) + (FAR if restless else BEYOND)
        while s.result is None and s.pending is not None and chosen < most:
            chosen += 1 if len(s.pending.options) > 1 else _FORCED
            looked = rng.random() < _LOOKED_AT and looks
            action = player.choose(s, left, rng, restless=restless)
            if left and action == left[0]:
                left.pop(0)
            if looked:
                inspector.before(s, action)
            advance(s, action)
            if looked:
                inspector.after(s)
    except Broken as broken:
        return CuriousGame(number, which, script.name, f"{broken.name}: {broken.detail}")
    except Exception as error:  # noqa: BLE001 - whatever a position makes the engine raise is a finding
        return CuriousGame(number, which, script.name, _place(error))
    return CuriousGame(number, which, script.name, "")


def _anew(script: Script, rng: Random) -> State | None:
    """The position among other cards; None if it leans on a made-up power, or a card drawn by chance does not fit."""
    position = replace(script.position, seed=rng.randrange(1, 1 << 31))
    with suppress(SixRealmsError, AssertionError):
        return build(among_others(position, rng))[0]
    return None


def _place(error: Exception) -> str:
    """The error in one line, with the line of code it comes from."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} {' '.join(str(error).split())} ({Path(last.filename).name}:{last.lineno})"
