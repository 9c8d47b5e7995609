"""The server that is attacked: behind a proxy that is us, so that every attacker has an address of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sixrealms.server import limits
from tests.attacks.attackers import Attackers
from tests.server.live import LiveServer, on

#: What nobody wants to wait for in a test.
HEAD = 2.0
OF_A_SEAT = {**limits.OF_A_SEAT, "ordered": 20, "took-seat": 10, "stood-in": 10}
QUESTIONS = (0.1, 0.001)
SHORTER = {"HEAD": HEAD, "OF_A_SEAT": OF_A_SEAT, "QUESTIONS": QUESTIONS}


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A running server with a database of its own."""
    running = LiveServer(on(tmp_path_factory.mktemp("attacked")), 0, "--behind-proxy", limits=SHORTER)
    yield running
    assert running.stop() == 0


@pytest.fixture
def attackers(server: LiveServer) -> Iterator[Attackers]:
    """People who mean no good; what they hold open is let go of afterwards."""
    found = Attackers(server)
    yield found
    found.go()
