"""The card tests, run again with a card that has been broken on purpose: somebody must notice."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path

from sixrealms import catalogue
from sixrealms.engine.power import Power
from sixrealms.powers import registry
from tests.talk.registering import BY_WORDING, CardTest

TESTS = Path(__file__).resolve().parent


@cache
def collect() -> None:
    """Import every card test, so that its registration is known."""
    for path in sorted((TESTS / "cards").rglob("test_*.py")):
        importlib.import_module(".".join(("tests", *path.relative_to(TESTS).with_suffix("").parts)))


def tests_of(printing_id: str) -> list[CardTest]:
    """The tests that exercise the wording of a printing."""
    collect()
    return BY_WORDING.get(catalogue.printing(printing_id).wording, [])


def run_card_tests(printing_id: str, power_override: Power | None = None, *, stop: bool = False) -> list[str]:
    """The tests of a wording that fail while it has this power instead of its own, with what they say.

    None stands for no power at all. With `stop` the first failure is enough. The tests run once each, as they are:
    copies, files and other seats are not what a broken card is about.
    """
    wording = catalogue.printing(printing_id).wording
    failures: list[str] = []
    with registry.replaced(wording, power_override or Power((), wording)):
        for test, values in [(one, values) for one in tests_of(printing_id) for values in one.variants()]:
            try:
                test.play(single=True, **values)
            except Exception as noticed:  # noqa: BLE001 - whatever a broken card breaks counts as noticed
                failures.append(f"{test.name}: {type(noticed).__name__}: {noticed}")
                if stop:
                    break
    return failures
