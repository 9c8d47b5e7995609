"""What a browser that knows nothing of this server loads until somebody can do something, in bytes and time."""

from __future__ import annotations

import json
import shutil
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Request, sync_playwright

from benchmarks.process import ServerProcess

#: Most bytes of the program (page, scripts, styles, words) for the first thing somebody can do.
AIM: Final = 150 * 1024
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
_DESKTOP: Final = {"width": 1440, "height": 900}
_PATIENCE: Final = 60_000  # milliseconds
#: When the first thing to be done is drawn: a button or link of the page, or an answer where one plays.
_READY: Final = """
const look = () => {
  const table = location.pathname.startsWith('/table/');
  const first = document.querySelector(table ? '.mine :is(.go, .answer):enabled' : 'main :is(button:enabled, a[href])');
  if (first) window.ready = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


class Loaded(NamedTuple):
    """Bytes of one page as they came, headers not counted, how many requests they took, and the milliseconds until
    something was to be seen and until something could be done.
    """

    program: int
    cards: int  # the catalogue and what else is asked about cards
    faces: int
    others: int
    requests: int
    seen: float
    ready: float

    @property
    def met(self) -> bool:
        """Whether the program is small enough; what is told of cards depends on the game."""
        return self.program <= AIM


def kind_of(path: str) -> str:
    """What an answer counts as."""
    if path.startswith("/faces/"):
        return "faces"
    if path.startswith(("/api/catalogue", "/api/cards")):
        return "cards"
    return "others" if path.startswith("/api/") else "program"


def first_loads(server: ServerProcess) -> dict[str, Loaded]:
    """The home page and a seat at a table; nothing where there is no Chromium to ask."""
    program = shutil.which("chromium")
    if program is None:
        return {}
    founded = server.founded("/api/tables", {"seats": [{}, {"bot": "greedy"}]}, {})
    seat = {key: founded[key] for key in ("table", "token", "seat")} | {"since": 1}
    remember = f"localStorage.setItem('sixrealms.seat.{seat['table']}', {json.dumps(json.dumps(seat))})"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            return {
                "/": _loaded(browser, server.address, "/", ""),
                "/table/ID": _loaded(browser, server.address, f"/table/{seat['table']}", remember),
            }
        finally:
            browser.close()


def _loaded(browser: Browser, address: str, path: str, before: str) -> Loaded:
    context = browser.new_context(viewport=_DESKTOP, locale="en-US")  # type: ignore[arg-type]
    context.set_default_timeout(_PATIENCE)
    if before:
        context.add_init_script(before)
    context.add_init_script(_READY)
    page = context.new_page()
    done: list[Request] = []
    page.on("requestfinished", lambda request: done.append(request))  # playwright marks what it is given
    page.goto(address + path, wait_until="networkidle")
    page.wait_for_function("() => window.ready")  # a bare expression would be evaluated, which the page forbids
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    page.wait_for_load_state("networkidle")
    seen = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    ready = page.evaluate("window.ready")
    found = dict.fromkeys(("program", "cards", "faces", "others"), 0)
    for request in done:
        found[kind_of(urlsplit(request.url).path)] += request.sizes()["responseBodySize"]
    context.close()
    return Loaded(**found, requests=len(done), seen=seen, ready=ready)
