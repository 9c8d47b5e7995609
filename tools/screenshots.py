"""Pictures of every page and state of the web client, for the eyes of whoever changes it: `build/screenshots/`.

Run it with `python -m tools.screenshots` (or `make screenshots`). It needs chromium; games and decks are fixed, so that
two runs can be compared.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, Route, sync_playwright

from sixrealms.engine.state import State
from tests.browser.conftest import FLAGS
from tests.browser.dealt import Dealt, deal
from tests.browser.test_one_screen import SIZES, fighting, turn
from tests.server.live import LiveServer, on
from tools import client

PLACE = client.ROOT / "build" / "screenshots"
LANGUAGES = ("en-US", "pt-BR")
PAGES = {
    "home": "/",
    "new": "/new",
    "lesson": "/lesson",
    "replay": "/replay",
    "cards": "/cards",
    "card": "/cards/1st/12",
    "rules": "/rules",
    "rule": "/rules/combat.e.tie",
    "account": "/me",
    "nowhere": "/nowhere",
    "error": "/table/none",
}


def answering(s: State) -> bool:
    """Somebody else has announced something that the person may answer."""
    return s.pending is not None and (s.pending.player, s.pending.about) == (0, "ask-answer")


def nothing(page: Page) -> None:
    """Look at the table as it is."""


def over(s: State) -> bool:
    return s.result is not None


class Camera:
    """Takes the pictures, one browser context for each."""

    def __init__(self, browser: Browser, server: LiveServer) -> None:
        self.browser = browser
        self.server = server
        self.taken = 0

    @contextmanager
    def page(self, size: str, language: str) -> Iterator[Page]:
        small = "phone" in size
        context = self.browser.new_context(
            viewport=SIZES[size],
            locale=language,
            reduced_motion="reduce",
            has_touch=small,
            is_mobile=small,
        )
        context.set_default_timeout(20_000)
        yield context.new_page()
        context.close()

    def take(self, page: Page, name: str, size: str, language: str) -> None:
        page.wait_for_timeout(300)
        page.screenshot(path=PLACE / f"{name}.{size}.{language}.png")
        self.taken += 1

    def pages(self, size: str, language: str) -> None:
        with self.page(size, language) as page:
            for name, path in PAGES.items():
                page.goto(self.server.address + path)
                page.wait_for_load_state("networkidle")
                self.take(page, name, size, language)

    def table(self, name: str, table: Dealt, size: str, language: str, then: Callable[[Page], Any]) -> None:
        with self.page(size, language) as page:
            page.goto(self.server.address + table.of(0))
            page.get_by_test_id("prompt").wait_for()
            page.wait_for_load_state("networkidle")
            then(page)
            self.take(page, name, size, language)

    def meeting(self, size: str, language: str) -> None:
        made = self.server.table({}, {}, guest={"name": "Ana"}, public=True)
        with self.page(size, language) as page:
            page.goto(f"{self.server.address}/#sit={made['table']}&seat=0&token={made['token']}")
            page.wait_for_load_state("networkidle")
            self.take(page, "table-for-a-friend", size, language)
        with self.page(size, language) as page:
            page.goto(f"{self.server.address}/table/{made['table']}")
            page.get_by_test_id("sit").wait_for()
            self.take(page, "sitting-down", size, language)

    def loading(self, table: Dealt, size: str, language: str) -> None:
        with self.page(size, language) as page:
            held: list[Route] = []

            def hold(route: Route) -> None:
                held.append(route)

            page.route("**/api/catalogue*", hold)
            page.goto(self.server.address + table.of(0))
            page.wait_for_timeout(1200)  # it is shown only to those who have to wait
            self.take(page, "loading", size, language)
            for request in held:
                request.abort()


def why(page: Page) -> None:
    page.get_by_test_id("hand").locator(".piece.dim .face").first.click()
    page.get_by_test_id("why").wait_for()


def zoom(page: Page) -> None:
    why(page)
    page.get_by_test_id("why").get_by_role("button").click()
    page.get_by_test_id("zoom").locator("p").first.wait_for()


def main() -> int:
    """Take all pictures; says how many, and where they are."""
    program = shutil.which("chromium")
    if program is None:
        print("screenshots: there is no chromium on the PATH: apt-get install chromium", file=sys.stderr)
        return 2
    try:
        client.build()
    except client.ClientNotBuilt as wrong:
        print(f"screenshots: {wrong}", file=sys.stderr)
        return 2
    shutil.rmtree(PLACE, ignore_errors=True)
    PLACE.mkdir(parents=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LiveServer(on(Path(folder)))
        try:
            browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
            taken = all_of(Camera(browser, server))
            browser.close()
        finally:
            server.stop()
    print(f"screenshots: {taken} in {PLACE}")
    return 0


def all_of(camera: Camera) -> int:
    """Every page, and a table in every state; the tables are only looked at, so each is dealt once."""

    def position(until: Callable[[State], bool], people: tuple[str, ...] = ("Ana", ""), **more: Any) -> Dealt:
        return deal(camera.server, 4, people, **{"until": until, "bots": "casual", **more})

    ten = {"enhanced-victory": "on"}
    mine, battle, ended = position(turn(9)), position(fighting), position(over)
    bruno = position(lambda s: s.turns > 5 and s.pending is not None and s.pending.player == 1, ("Ana", "Bruno"))
    states: list[tuple[str, Dealt, Callable[[Page], Any]]] = [
        ("my-turn", mine, nothing),
        ("why-not", mine, why),
        ("card", mine, zoom),
        ("more", mine, lambda page: page.get_by_test_id("more").click()),
        ("kingdom", mine, lambda page: page.locator(".kingdom .name").first.click()),
        ("battle", battle, nothing),
        ("sum", battle, lambda page: page.get_by_test_id("totals").click()),
        ("waiting", bruno, nothing),
        ("over", ended, nothing),
        ("replay", ended, lambda page: page.get_by_test_id("result").get_by_role("link").first.click()),
        ("ten-realms", position(turn(15), options=ten), nothing),
    ]
    for language in LANGUAGES:
        for size in ("desktop", "phone"):
            camera.pages(size, language)
            camera.meeting(size, language)
            camera.loading(mine, size, language)
            for name, table, then in states:
                camera.table(f"table-{name}", table, size, language, then)
    everywhere = {
        "response-window": deal(camera.server, 3, until=answering, bots="casual"),
        "eight-players": position(turn(25), ("Ana", *[""] * 7)),
        "ten-realms-battle": position(fighting, options=ten),
    }
    for size in SIZES:
        for name, table in everywhere.items():
            camera.table(f"table-{name}", table, size, "en-US", nothing)
    return camera.taken


if __name__ == "__main__":
    raise SystemExit(main())
