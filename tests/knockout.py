"""The card tests, run again with a card that has been broken on purpose: somebody must notice."""

from __future__ import annotations

import importlib
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from sixrealms import catalogue
from sixrealms.engine.power import Power
from sixrealms.powers import registry
from tests.talk.registering import BY_WORDING, CardTest

TESTS = Path(__file__).resolve().parent
#: A test that computes longer has been broken into an endless loop. Seconds of its own time, whatever else runs.
_ENDLESS: Final = 20.0

#: One run of a test: with it the values `pytest.mark.parametrize` gives it.
Run = tuple[CardTest, dict[str, Any]]


class Endless(Exception):
    """A broken card never comes to an end: that was noticed."""


@cache
def collect() -> None:
    """Import every card test, so that its registration is known."""
    for module in _texts():
        importlib.import_module(module)


@cache
def collect_naming(wording: str) -> None:
    """Import the card tests that name a printing of a wording; no others can be registered for it."""
    ids = [p.id for p in catalogue.all_printings() if p.wording == wording]
    for module, text in _texts().items():
        if any(printing in text for printing in ids):
            importlib.import_module(module)


@cache
def _texts() -> dict[str, str]:
    """What stands in every file of card tests, and in the data of that name beside it, by module."""
    found = {}
    for path in sorted((TESTS / "cards").rglob("test_*.py")):
        data = path.with_name(f"{path.stem.removeprefix('test_')}.jsonl")
        text = path.read_text("utf-8") + (data.read_text("utf-8") if data.exists() else "")
        found[".".join(("tests", *path.relative_to(TESTS).with_suffix("").parts))] = text
    return found


def tests_of(printing_id: str) -> list[CardTest]:
    """The tests that exercise the wording of a printing."""
    wording = catalogue.printing(printing_id).wording
    collect_naming(wording)
    return BY_WORDING.get(wording, [])


def runs_of(printing_id: str) -> list[Run]:
    """Every run of these tests: once each, as they are. Copies, files and other seats are not what a broken card is
    about.
    """
    return [(test, values) for test in tests_of(printing_id) for values in test.variants()]


def run_card_tests(printing_id: str, power_override: Power | None = None) -> list[str]:
    """The tests of a wording that fail while it has this power instead of its own, with what they say.

    None stands for no power at all.
    """
    runs = runs_of(printing_id)
    with _broken(printing_id, power_override):
        failures = [(test.name, _failure((test, values))) for test, values in runs]
        return [f"{name}: {type(error).__name__}: {error}" for name, error in failures if error is not None]


def first_to_notice(printing_id: str, power_override: Power | None, runs: Sequence[Run]) -> int:
    """Which of these runs is the first to fail while the wording has this power; -1 if nobody notices."""
    with _broken(printing_id, power_override):
        return next((i for i, run in enumerate(runs) if _failure(run) is not None), -1)


@contextmanager
def _broken(printing_id: str, power: Power | None) -> Iterator[None]:
    wording = catalogue.printing(printing_id).wording
    with registry.replaced(wording, power or Power((), wording)):
        yield


def _failure(run: Run) -> Exception | None:
    """What a run fails with, None if it passes; one that never ends fails."""
    test, values = run
    before = signal.signal(signal.SIGVTALRM, _ends)
    signal.setitimer(signal.ITIMER_VIRTUAL, _ENDLESS)
    try:
        test.play(single=True, **values)
    except Exception as noticed:  # noqa: BLE001 - whatever a broken card breaks counts as noticed
        return noticed
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    return None


def _ends(_number: int, _frame: object) -> None:
    raise Endless
