"""Writes an example for every enforced card from its tests: `python -m tools.record_examples [ID ...]`.

An example is a scenario (docs/guides/scenario-files.md): the position of a test, what is done in it, what comes of it,
and beside that whose seat is the reader's and with which step the card itself is used. Of the tests of a card the one
is taken that uses it soonest and says most of what comes of it; whatever no scenario can say (made-up powers, other
answers of a ruleset) is passed over. Every example is played as a scenario before it is written. Without ids all are
written anew to src/sixrealms/scenarios/data/examples.jsonl, and cards without one are listed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import sixrealms.scenarios
from sixrealms import catalogue
from sixrealms.engine.action import Action
from sixrealms.errors import SixRealmsError
from sixrealms.records import notation
from sixrealms.scenarios import examples, scenario_file, scenario_run
from sixrealms.scenarios.description import SeatPosition
from sixrealms.scenarios.examples import Example
from sixrealms.scenarios.scenario_file import Scenario
from sixrealms.scenarios.session import ScenarioSession
from tests.knockout import tests_of
from tests.talk import table as talk
from tests.talk.registering import CardTest
from tools.card_parts import first_printings

EXAMPLES: Final = Path(sixrealms.scenarios.__file__).parent / "data" / "examples.jsonl"
_USES: Final = ("play", "use", "answer")
#: What `begin` may be told that a scenario cannot say.
_UNSAYABLE: Final = frozenset({"answers", "marks"})
#: Cards whose tests need what no scenario can say; they have no example.
WITHOUT: Final = ("3rd/297", "4th/331", "BR/35", "NS/61")
_MOST_STEPS: Final = 14


class _Recorded(ScenarioSession):
    """A position being played, and the lines of what was done in it."""

    def perform(self, action: Action) -> None:
        decision = self.pending()
        line = notation.write(self.state, action) if action in decision.options else ""
        super().perform(action)
        _recording().step(self.letter(decision.player), self.wording(action.card), action.verb, line)

    def wording(self, card: int) -> str:
        """The wording of a card; "" for none."""
        return self.state.kit.defs[self.state.defn[card]].printing.wording if card >= 0 else ""


@dataclass
class Recording:
    """What one run of a test did and expected."""

    data: dict[str, Any] = field(default_factory=dict)
    steps: list[Any] = field(default_factory=list)
    done: list[tuple[str, str, str]] = field(default_factory=list)  # seat, wording and verb of each step that is a line
    expected: dict[str, Any] = field(default_factory=dict)
    unsayable: bool = False

    def step(self, seat: str, wording: str, verb: str, line: str) -> None:
        """Something was done; what was expected before stands before it."""
        if self.expected:
            self.steps.append({"expect": self.expected})
            self.expected = {}
        self.steps.append(line)
        self.done.append((seat, wording, verb))

    def fact(self, kind: str, key: str, value: Any) -> None:
        """Something was expected of a card or a seat."""
        self.expected.setdefault(kind, {})[key] = value

    def listed(self, kind: str, value: Any) -> None:
        """Something was expected to be among a list."""
        self.expected.setdefault(kind, []).append(value)


class _RecordedTable(talk.Table):
    """The table of a test that remembers what was said at it."""

    def seat(self, letter: str, **lies: Any) -> None:
        super().seat(letter, **lies)
        given = SeatPosition(**lies)
        shown = {f.name: getattr(given, f.name) for f in fields(given) if f.name in lies}
        _recording().data.setdefault("seats", {})[letter] = shown

    def begin(self, active: str = "A", phase: int | str = 3, *, windows: str = "ask", **clock: Any) -> None:
        told = _recording()
        told.unsayable = any(clock.get(name) for name in _UNSAYABLE)
        said = {name: value for name, value in clock.items() if value and name not in (*_UNSAYABLE, "unenforced")}
        told.data |= {"active": active, "phase": phase, "windows": windows, "edition": self._edition} | said
        if clock.get("unenforced"):
            told.data["unenforced"] = "allow" if clock["unenforced"] is True else list(clock["unenforced"])
        super().begin(active, phase, windows=windows, **clock)

    def zone(self, card: str, name: str, of: str = "") -> None:
        super().zone(card, name, of)
        _recording().fact("zones", card, f"{of} {name}".strip())

    def on(self, card: str, host: str) -> None:
        super().on(card, host)
        _recording().fact("zones", card, f"on {host}")

    def razed(self, realm: str) -> None:
        super().razed(realm)
        _recording().listed("razed", realm)

    def standing(self, realm: str) -> None:
        super().standing(realm)
        _recording().listed("standing", realm)

    def level(self, card: str, wanted: int) -> None:
        super().level(card, wanted)
        _recording().fact("levels", card, wanted)

    def total(self, card: str, wanted: int) -> None:
        super().total(card, wanted)
        _recording().fact("totals", card, wanted)

    def base(self, card: str, wanted: int) -> None:
        super().base(card, wanted)
        _recording().fact("bases", card, wanted)

    def count(self, seat: str, **zones: int) -> None:
        super().count(seat, **zones)
        for zone, wanted in zones.items():
            _recording().fact("counts", f"{seat} {zone}", wanted)

    def contents(self, seat: str, zone: str, cards: Any) -> None:
        cards = list(cards)
        super().contents(seat, zone, cards)
        _recording().fact("contents", f"{seat} {zone}", cards)

    def kind(self, card: str, kind: str) -> None:
        super().kind(card, kind)
        _recording().fact("kinds", card, [kind])

    def type(self, card: str, wanted: str) -> None:
        super().type(card, wanted)
        _recording().fact("types", card, wanted)


_now: list[Recording] = []


def _recording() -> Recording:
    return _now[-1]


def recorded(test: CardTest, values: dict[str, Any]) -> Recording | None:
    """What a test does, run once as it is; None if it cannot be said."""
    _now.append(Recording())
    try:
        with patch("tests.talk.table.ScenarioSession", _Recorded):
            t = _RecordedTable(test.edition, single=True)
            test.function(t, *test.arguments, **values)
    except SixRealmsError:
        return None
    finally:
        found = _now.pop()
    return None if found.unsayable else found


def example(printing_id: str) -> dict[str, Any] | None:
    """The best example the tests of a card have; None if they have none that a scenario can say."""
    ranked = sorted(_candidates(printing_id), key=lambda one: one[0])
    for _, row in ranked:
        (scenario,) = scenario_file.parse(json.dumps(row["scenario"]).encode(), printing_id)
        if scenario_run.judge(scenario).passed and _can_be_told(row["id"], row["seat"], row["lead"], scenario):
            return row
    return None


def _can_be_told(card: str, seat: str, lead: int, scenario: Scenario) -> bool:
    try:
        examples.told(Example(card, seat, lead, scenario), "en", [*"ABCDEFGH"])
    except SixRealmsError:
        return False
    return True


def _without_what_follows(told: Recording) -> None:
    """What is done after the last thing that was expected shows nothing more."""
    while told.steps and not told.expected:
        last = told.steps.pop()
        if isinstance(last, dict):
            told.expected = last["expect"]
        else:
            told.done.pop()


def _candidates(printing_id: str) -> Iterator[tuple[tuple[int, ...], dict[str, Any]]]:
    printing = catalogue.printing(printing_id)
    for test in tests_of(printing_id):
        for values in test.variants():
            told = recorded(test, values)
            if told is None or len(told.steps) > _MOST_STEPS:
                continue
            if told.expected or any(isinstance(step, dict) for step in told.steps):
                _without_what_follows(told)
            used = [
                i for i, (_, wording, verb) in enumerate(told.done) if wording == printing.wording and verb in _USES
            ]
            seat = told.done[used[0]][0] if used else _owner(told.data, printing.id, printing.name)
            lead = used[0] if used else 0
            facts = len(told.expected) + sum(isinstance(step, dict) for step in told.steps)
            data = {"title": printing.name, **told.data, "seats_stay": "an example"}
            if told.steps:
                data["steps"] = told.steps
            data["expect"] = {**told.expected, "elsewhere": "ignored"}
            rank = (not facts, not used, not told.steps, len(test.wordings), len(told.steps))
            yield tuple(map(int, rank)), {"id": printing.id, "seat": seat, "lead": lead, "scenario": data}


def _owner(data: dict[str, Any], printing_id: str, name: str) -> str:
    """The seat the card lies with; the active one if it is not named."""
    for letter, lies in data["seats"].items():
        text = json.dumps(lies, ensure_ascii=False)
        if printing_id in text or name in text:
            return str(letter)
    return str(data["active"])


def main(arguments: Sequence[str]) -> int:
    """Write the examples, or show those of some cards; 1 if a card has none."""
    wanted = list(arguments) or [p.id for w, p in first_printings().items() if tests_of(p.id)]
    found = {card: example(card) for card in wanted}
    rows = [json.dumps(row, ensure_ascii=False) for row in found.values() if row is not None]
    without = [card for card, row in found.items() if row is None]
    if arguments:
        print("\n".join(rows))
    else:
        EXAMPLES.parent.mkdir(exist_ok=True)
        EXAMPLES.write_text("\n".join(rows) + "\n", encoding="utf-8")
    print(f"{len(rows)} examples; none for {len(without)}: {', '.join(without)}", file=sys.stderr)
    return int(bool(without))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
