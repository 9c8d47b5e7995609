"""The built client, a server that sends it, and Debian's Chromium.

Where one is missing the tests say so and are skipped, with SIXREALMS_REQUIRE_BROWSER=1 (as in `.ci/run`) they fail.
`chromium-headless-shell`, the same browser without its own windows, opens a page in half the processor time and is
taken where it is installed. SIXREALMS_CHROMIUM names another program.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.browser.barriers import barriers
from tests.browser.dealt import Dealt
from tests.browser.rest import AT_REST as AT_REST
from tests.browser.rest import resize
from tests.server.live import LiveServer, on
from tools import client

PROGRAMS = ("chromium-headless-shell", "chromium")
#: What every new window would bring with it: two pages for the list below the address bar, which nobody sees here and
#: which cost as much as the table. Of two such lists Chromium takes the last one, so Playwright's own is repeated.
NOT_IN_USE = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *(
        "HttpsFirstBalancedModeAutoEnable",
        "LensOverlay",
        "MediaRouter",
        "PaintHolding",
        "ThirdPartyStoragePartitioning",
    ),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    "PreconnectToSearch",
    "SpareRendererForSitePerProcess",  # a process in reserve for the next page, made anew after every page
)
FLAGS = (
    f"--disable-features={','.join(NOT_IN_USE)}",
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--disable-site-isolation-trials", "--renderer-process-limit=1"),  # starting one costs as much as a page
)
AXE = client.ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
#: Milliseconds anything may take on a machine busy with other things; whoever waits sees it as soon as it comes.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)
#: What runs every day: the way from the first page to the first battle, a newcomer's hands, and short tests. Of all
#: others a share runs a day, and all of them in `make test-thorough`.
_EVERY_DAY = {
    "test_cards_and_rules",
    "test_first_minutes",
    "test_installable",
    "test_leagues",
    "test_my_games",
    "test_safe_hands",
    "test_scans",
    "test_targets",
}
#: What others did in one go is not played back; tests of the playback ask for it.
AT_ONCE = "localStorage['sixrealms.table'] ??= JSON.stringify({pace: 'off', settle: 0})"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
#: What browsers call a language, and what pages call it.
LANGUAGES = {"en-US": "en", "pt-BR": "pt-BR"}


def looked_at_in(usual: str) -> list[str]:
    """The languages every state of a page is looked at in: this one, all with SIXREALMS_EVERY_LANGUAGE=1. Barriers are
    the same in all of them, and each language takes a minute.
    """
    return list(LANGUAGES) if os.environ.get("SIXREALMS_EVERY_LANGUAGE") else [usual]


#: Looks for barriers on a page as it is now: `check(page, what it shows)`.
Check = Callable[[Page, str], None]
#: A way to open a page: the size of the window, and whatever else Playwright's contexts know.
Open = Callable[..., Page]


def missing(what: str) -> None:
    """Skip, or fail where everything has to be there."""
    if os.environ.get("SIXREALMS_REQUIRE_BROWSER") or os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def built() -> None:
    """The client of these sources."""
    try:
        client.build()
    except client.ClientNotBuilt as wrong:
        missing(f"the client cannot be built: {wrong}")


@pytest.fixture(scope="package")
def pages(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with the client of these sources."""
    running = LiveServer(on(tmp_path_factory.mktemp("pages")))
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser all these tests share."""
    wanted = [found] if (found := os.environ.get("SIXREALMS_CHROMIUM")) else PROGRAMS
    program = next(filter(None, map(shutil.which, wanted)), None)
    if program is None:
        missing(f"there is no {' and no '.join(wanted)} on the PATH: apt-get install {wanted[0]}")
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


@pytest.fixture
def check(axe: str) -> Check:
    """Fail where this state of a page has a barrier on a desktop or a phone, is wider than its window, or says its
    language wrongly.
    """

    def check_one(page: Page, where: str) -> None:
        spoken = LANGUAGES[page.evaluate("navigator.language")]
        assert page.evaluate("document.documentElement.lang") == spoken
        for size in (PHONE, DESKTOP):
            resize(page, size)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
            assert barriers(page, axe) == [], f"{where}, {size}"

    return check_one


@pytest.fixture
def opened(chromium: Browser) -> Iterator[Open]:
    """Windows of people who do not know each other. A page that throws an error, or is refused by its own security
    rules, fails the test.
    """
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_one(size: ViewportSize = DESKTOP, **more: Any) -> Page:
        context = chromium.new_context(**{"viewport": size, "locale": "en-US", "service_workers": "block", **more})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on(
            "console",
            lambda line: (
                wrong.append(line.text) if line.type == "error" and "Failed to load" not in line.text else None
            ),
        )
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert [one for one in wrong if "WebSocket" not in one and "ERR_" not in one] == []


@pytest.fixture
def sitting(opened: Open, pages: LiveServer) -> Callable[..., Page]:
    """Somebody who has sat down at a table: `sitting(table, seat=0, size=..., **context)`."""

    def sit(table: Dealt, seat: int = 0, server: LiveServer = pages, paced: bool = False, **more: Any) -> Page:
        page = opened(**more)
        if not paced:
            page.add_init_script(AT_ONCE)
        page.goto(server.address + table.of(seat))
        page.get_by_test_id("prompt").wait_for()
        return page

    return sit


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A game in a browser takes longer than anything else."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(300))
        if item.path.parent == here and item.path.stem not in _EVERY_DAY:
            item.add_marker(pytest.mark.daily_share)
