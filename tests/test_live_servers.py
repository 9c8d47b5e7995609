"""Servers that tests start end with them: what the plugin `tests.live_servers` does."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.server import live

STARTS_AT_ONCE = "print('http://127.0.0.1:9', flush=True); import time; time.sleep(600)"
STARTS_NEVER = "print('no server', flush=True); import time; time.sleep(600)"


def a_program(lines: str) -> Callable[..., subprocess.Popen[str]]:
    """Something that is started in the place of a server."""
    return lambda *_: subprocess.Popen([sys.executable, "-c", lines], stdout=subprocess.PIPE, text=True)


def test_a_failing_test_ends_its_servers_and_a_passing_one_that_forgets_them_fails(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "Forked", a_program(STARTS_AT_ONCE))
    pytester.makepyfile(
        f"""
        import pytest
        from tests.server import live
        from tests.test_live_servers import a_program

        def running():
            return [server.database for server in live.RUNNING if server.database.startswith("of ")]

        @pytest.fixture(scope="module")
        def shared():
            server = live.LiveServer("of several")
            yield server
            server.kill()

        @pytest.fixture
        def own():
            server = live.LiveServer("of the fixture")
            yield
            server.kill()

        @pytest.fixture(scope="module")
        def broken():
            live.LiveServer("of nobody")
            raise ValueError

        def test_fails(own):
            server = live.LiveServer("of the one that fails")
            raise ValueError

        def test_cannot_begin(broken):
            raise AssertionError

        def test_never_has_a_server(monkeypatch):
            monkeypatch.setattr(live, "Forked", a_program({STARTS_NEVER!r}))
            live.LiveServer("of the one that has none")

        def test_forgets(shared):
            live.LiveServer("of the one that forgets")

        def test_stops(shared, own):
            live.LiveServer("of the one that stops").kill()
            assert running() == ["of several", "of the fixture"]

        def test_is_the_last():
            assert running() == ["of several"]
        """
    )
    before = list(live.RUNNING)
    ran = pytester.runpytest_inprocess("-p", "tests.live_servers", "-p", "no:cacheprovider", "-W", "error")
    ran.assert_outcomes(passed=3, failed=2, errors=2)
    ran.stdout.fnmatch_lines(["*has ended and its server has not: http://127.0.0.1:9 on of the one that forgets"])
    ran.stdout.fnmatch_lines(["ERROR *test_cannot_begin*", "ERROR *test_forgets*"])
    assert before == live.RUNNING
