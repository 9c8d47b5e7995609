"""The server most tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.live import LiveServer, on


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A running server with a database of its own."""
    running = LiveServer(on(tmp_path_factory.mktemp("server")))
    yield running
    assert running.stop() == 0
