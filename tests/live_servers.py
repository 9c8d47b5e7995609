"""Pytest plugin: a test ends with its own servers. Those a failing test leaves are killed, so that its neighbours do
not fail as well; one that a passing test forgets is killed and fails that test.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.server.live import RUNNING, LiveServer

_BEFORE = pytest.StashKey[tuple[LiveServer, ...]]()
_FAILED = pytest.StashKey[bool]()
_FOR_SEVERAL: list[LiveServer] = []
"""What fixtures of several tests have started, which end it."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    item.stash[_BEFORE] = tuple(RUNNING)
    item.stash[_FAILED] = False
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
    before = tuple(RUNNING)
    made = yield  # what a fixture has started that fails here is left to the test it fails
    if fixturedef.scope != "function":
        _FOR_SEVERAL.extend(server for server in RUNNING if server not in before)
    return made


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_FAILED] |= report.failed
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    try:
        yield
    except BaseException:
        item.stash[_FAILED] = True
        raise
    finally:
        left = [server for server in RUNNING if server not in (*item.stash[_BEFORE], *_FOR_SEVERAL)]
        for server in left:
            server.kill()
    if left and not item.stash[_FAILED]:
        named = ", ".join(f"{server.address} on {server.database}" for server in left)
        pytest.fail(f"the test has ended and its server has not: {named}", pytrace=False)
