"""Set-up shared by every test: the rule marks and the Hypothesis profiles."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from sixrealms.engine import chance
from tests.talk.ways import chosen, of_the_share

pytest_plugins = (
    *("pytester", "tests.file_sizes", "tests.imported_in_turn", "tests.live_servers"),
    *("tests.rule_marks", "tests.slow_first"),
)

# The build repeats the same examples every time; `make fuzz` looks for new ones.
settings.register_profile("build", derandomize=True, deadline=None, max_examples=60)
settings.register_profile("fuzz", deadline=None, max_examples=3000, suppress_health_check=[HealthCheck.too_slow])
# Tests read English whatever the language of the machine they run on.
os.environ["SIXREALMS_LANG"] = "en"
# ... and find no games and decks of the person they run for.
os.environ["SIXREALMS_HOME"] = os.path.join(tempfile.gettempdir(), f"sixrealms-home-{os.getpid()}")

settings.load_profile(os.environ.get("SIXREALMS_HYPOTHESIS", "build"))


def pytest_report_header() -> str:
    """Which card tests run in every way, so that a run can be repeated."""
    return f"card tests in every way: {chosen()} (SIXREALMS_WAYS={chosen()} repeats it)"


@pytest.hookimpl(optionalhook=True)  # not every run has xdist
def pytest_xdist_auto_num_workers() -> int:
    """Two more processes than cores with `-n auto`: tests of browsers and servers wait for much of their time."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked `daily_share` run by a share a day, all of them where SIXREALMS_WAYS=all (`make test-thorough`)."""
    shared = {item.nodeid: item for item in items if item.get_closest_marker("daily_share")}
    left_out = shared.keys() - of_the_share(shared)
    if left_out and len(items) > len(left_out) + 1000:  # whoever asks for a file or a test gets it
        config.hook.pytest_deselected(items=[shared[name] for name in left_out])
        items[:] = [item for item in items if item.nodeid not in left_out]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays to the end: the garbage collector need not look through it while tests are found, nor
    again and again while they run.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(scope="module")
def numbered_as_listed() -> Iterator[None]:
    """The cards of a game have the numbers of their places in the decks, as in a position that is laid: for tests that
    name cards by their numbers.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chance, "mixed", lambda deck, seed, player: deck)
        yield
