"""Moments: what happens in a game is shown with a picture, and its end with the story of the game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from sixrealms.engine.state import State
from tests.browser.conftest import AT_ONCE, PHONE, Check, Open, looked_at_in
from tests.browser.dealt import Dealt, deal
from tests.browser.test_one_screen import position
from tests.server.live import LiveServer

pytestmark = pytest.mark.daily_share

#: What was shown while one looked away.
_SHOWN = """() => {
  window.shown = [];
  new MutationObserver((found) => found.forEach(({ target }) => {
    const kind = target.dataset.testid ?? '';
    if (kind.startsWith('moment-')) window.shown.push([kind, target.querySelectorAll('img').length]);
  })).observe(document.body, { attributeFilter: ['data-testid'], subtree: true });
}"""


class Server:
    """Lets a browser hear, beside its own table, what a test wants it to hear."""

    def __init__(self, page: Page) -> None:
        self.route: WebSocketRoute | None = None
        self.last: dict[str, Any] = {}
        page.route_web_socket("**/play", self._connected)

    def _connected(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.route = route

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] in ("state", "event"):
                self.last = message | ({} if message["type"] == "state" else {"table": self.last.get("table")})
            route.send(text)

        server.on_message(told)

    def tells(self, kind: str, changed: dict[str, Any], cards: dict[str, Any]) -> None:
        """One step, with a line of this kind."""
        assert self.route
        step = {key: value for key, value in self.last.items() if key not in ("table", "seat")}
        lines = [{"kind": kind, "text": f"It is {kind}."}] if kind else []
        step |= {"type": "event", "changed": changed, "cards": cards, "gone": [], "log": lines, "chat": []}
        self.route.send(json.dumps(step))


@pytest.mark.parametrize("kind", ["raze", "rebuild", "stopped", "spoils", "clash"])
def test_a_moment_is_shown_and_goes_by_itself(opened: Open, pages: LiveServer, kind: str) -> None:
    page = opened()
    server = Server(page)
    page.goto(pages.address + position(pages, 2, 6, kind == "clash").of(0))
    page.get_by_test_id("prompt").wait_for()
    expect(page.locator(".moment")).to_be_hidden()
    expect(page.locator(".moment")).to_have_count(1)  # its parts are made before anything happens
    page.evaluate(_SHOWN)
    cards = server.last["table"]["cards"]
    realm = next(number for number, card in cards.items() if card["zone"] == "formation" and not card["razed"])
    changed: dict[str, Any] = {}
    turned: dict[str, Any] = {}
    if kind == "raze":
        turned = {realm: {**cards[realm], "razed": True}}
    elif kind == "rebuild":
        server.tells("", {}, {realm: {**cards[realm], "razed": True}})
        turned = {realm: cards[realm]}
    elif kind == "stopped":
        server.tells("", {"announced": [{"card": int(realm), "player": 1, "way": "play"}]}, {})
        changed = {"announced": []}
    elif kind == "clash":
        battle = server.last["table"]["battle"]
        server.tells("", {"battle": {**battle, "opponent": -1}}, {})
        changed = {"battle": battle}
    server.tells("" if kind == "clash" else kind, changed, turned)
    page.wait_for_function("() => window.shown.length")
    assert page.evaluate("window.shown") == [[f"moment-{kind}", {"raze": 2, "clash": 2, "spoils": 0}.get(kind, 1)]]
    expect(page.locator(".moment")).to_be_hidden()


@pytest.mark.parametrize("wish", [{"reduced_motion": "reduce"}, {}], ids=["reduced motion", "at once"])
def test_whoever_wants_no_movement_sees_no_moments(opened: Open, pages: LiveServer, wish: dict[str, Any]) -> None:
    page = opened(**wish)
    if not wish:
        page.add_init_script(AT_ONCE)
    server = Server(page)
    page.goto(pages.address + position(pages, 2, 6, False).of(0))
    page.get_by_test_id("prompt").wait_for()
    server.tells("spoils", {}, {})
    expect(page.get_by_test_id("log").get_by_text("It is spoils.")).to_be_visible()
    assert page.locator(".moment:visible").count() == 0


def test_while_steps_are_shown_the_tab_says_nothing_new_and_the_table_of_a_phone_keeps_its_height(
    opened: Open, pages: LiveServer
) -> None:
    page = opened(PHONE, has_touch=True, is_mobile=True)
    server = Server(page)
    page.goto(pages.address + position(pages, 2, 6, True).of(0))
    page.wait_for_function("() => document.title.startsWith('● ')")
    page.locator("[data-testid=prompt]:not(.fresh)").wait_for()
    page.evaluate("""() => {
      window.titles = 0;
      new MutationObserver(() => (window.titles += 1)).observe(document.querySelector("title"), { childList: true });
    }""")
    high = page.locator(".table > .middle").evaluate("(one) => one.getBoundingClientRect().height")
    battle = server.last["table"]["battle"]
    server.tells("", {"battle": {**battle, "opponent": -1}}, {})
    server.tells("", {"battle": battle}, {})
    page.get_by_test_id("skip").wait_for()
    assert page.locator(".table > .middle").evaluate("(one) => one.getBoundingClientRect().height") == high
    page.get_by_test_id("moment-clash").wait_for()
    page.locator("[data-testid=prompt].mine:not(.fresh)").wait_for()
    assert page.evaluate("window.titles") == 0


#: The cards of a hand as they are laid out and seen, by number.
_HELD = """() => Object.fromEntries([...document.querySelectorAll('.hand .piece')].map((one) =>
  [one.dataset.card, [one.offsetWidth, one.parentElement.offsetHeight, getComputedStyle(one).scale]]))"""


def test_up_to_eight_cards_of_a_phone_s_hand_stay_as_large_with_one_less(opened: Open, pages: LiveServer) -> None:
    page = opened(PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    server = Server(page)
    page.goto(pages.address + position(pages, 2, 6, False).of(0))
    page.get_by_test_id("prompt").wait_for()
    before = page.evaluate(_HELD)
    assert len(before) == 8
    cards = server.last["table"]["cards"]
    number = next(number for number in before if cards[number]["zone"] == "hand")
    server.tells("", {}, {number: {**cards[number], "zone": "pool", "controller": 0}})
    expect(page.locator(".hand .piece")).to_have_count(7)
    del before[number]
    assert page.evaluate(_HELD) == before


def nearly_over(s: State) -> bool:
    """One realm is missing to the person's victory, and it is his turn."""
    return s.unrazed(0) == 5 and s.pending is not None and (s.pending.player, s.pending.about) == (0, "ask-phase-2")


def over(server: LiveServer) -> Dealt:
    return deal(server, 4, until=lambda s: s.result is not None, bots="casual")


@pytest.mark.parametrize("language", looked_at_in("pt-BR"))
def test_the_end_tells_the_game_in_five_sentences_and_where_it_turned(
    opened: Open, pages: LiveServer, check: Check, language: str
) -> None:
    page = opened(locale=language, reduced_motion="reduce", bypass_csp=True)
    page.add_init_script(AT_ONCE)
    page.goto(pages.address + over(pages).of(0))
    page.get_by_test_id("tell-ending").click()
    expect(page.get_by_test_id("story").locator("li")).to_have_count(5)
    check(page, "the end of the game")
    # the table below is neither seen nor reached, and comes back with the word that leads there once more
    assert not page.get_by_test_id("hand").evaluate("(one) => one.checkVisibility()")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("ending")).to_have_count(0)
    expect(page.get_by_test_id("tell-ending")).to_be_focused()
    page.get_by_test_id("tell-ending").click()
    page.get_by_test_id("ending-close").click()
    expect(page.get_by_test_id("ending")).to_have_count(0)
    page.get_by_test_id("tell-ending").click()
    page.get_by_test_id("turning-point").click()
    page.get_by_test_id("scrubber").wait_for()
    assert "at=" in page.url


def test_the_end_that_is_lived_to_see_comes_by_itself_and_one_plays_again(opened: Open, pages: LiveServer) -> None:
    page = opened(PHONE, has_touch=True, is_mobile=True)
    page.add_init_script(AT_ONCE)
    server = Server(page)
    page.goto(f"{pages.address}/new")
    page.get_by_test_id("start").click()
    page.get_by_test_id("hand").wait_for()
    page.route(
        "**/story*", lambda route: route.fulfill(json={"table": "", "sentences": ["One."], "turned": -1, "turn": 0})
    )
    table = page.url
    server.tells("", {"result": {"winners": [0], "reason": "goal", "unrazed": [6, 2]}}, {})
    ending = page.get_by_test_id("ending")
    expect(ending).to_be_visible()
    expect(ending).to_contain_text("You have won!")
    assert page.evaluate("document.querySelector('[data-testid=ending]').scrollWidth <= innerWidth")
    page.get_by_test_id("again").tap()
    page.wait_for_url(lambda url: "/table/" in url and url != table)
    page.get_by_test_id("hand").wait_for()
    expect(page.get_by_test_id("ending")).to_have_count(0)


def test_sound_is_offered_once(opened: Open, pages: LiveServer) -> None:
    page = opened()
    page.goto(pages.address + deal(pages, 8).of(0))
    page.get_by_test_id("sound-no").click()
    expect(page.get_by_test_id("sound-offer")).to_have_count(0)
    page.reload()
    page.get_by_test_id("prompt").wait_for()
    expect(page.get_by_test_id("sound-offer")).to_have_count(0)


def test_a_table_is_as_dark_as_the_device_or_as_one_wishes(opened: Open, pages: LiveServer) -> None:
    page = opened(color_scheme="light", reduced_motion="reduce")
    page.goto(pages.address + position(pages, 2, 6, False).of(0))
    page.get_by_test_id("prompt").wait_for()
    light = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_test_id("more").click()
    page.get_by_test_id("theme").select_option("dark")
    page.wait_for_function("(light) => getComputedStyle(document.documentElement).backgroundColor !== light", arg=light)
    high = "document.querySelector('.hand .as-card').getBoundingClientRect().height"
    before = page.evaluate(high)
    page.get_by_test_id("hand-size").select_option("large")
    page.wait_for_function(f"(before) => {high} > before * 1.05", arg=before)
    page.reload()
    page.get_by_test_id("prompt").wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


@pytest.mark.parametrize("fight", [False, True], ids=["peace", "battle"])
def test_the_light_table_has_no_barriers_either(opened: Open, pages: LiveServer, check: Check, fight: bool) -> None:
    page = opened(color_scheme="light", reduced_motion="reduce", bypass_csp=True)
    page.add_init_script(AT_ONCE)
    page.goto(pages.address + position(pages, 2, 6, fight).of(0))
    page.get_by_test_id("prompt").wait_for()
    check(page, "the light table")
