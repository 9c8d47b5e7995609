"""The built client, a server that sends it, and Debian's Chromium.

Where one is missing the tests say so and are skipped, never in CI.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.live import LiveServer, on
from tools import client

FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
AXE = client.ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"


def missing(what: str) -> None:
    """Skip, or fail where everything has to be there."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="package")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with the client of these sources."""
    try:
        client.build()
    except client.ClientNotBuilt as wrong:
        missing(f"the client cannot be built: {wrong}")
    running = LiveServer(on(tmp_path_factory.mktemp("pages")))
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser all these tests share."""
    program = shutil.which("chromium")
    if program is None:
        missing("there is no chromium on the PATH: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker, to be run inside a page."""
    if not AXE.is_file():
        missing("axe-core is not installed: python -m tools.client --check")
    return AXE.read_text(encoding="utf-8")
