"""The whole table on one screen: 2 to 8 players, 6, 8 and 10 realms, desktops and phones, in and out of battle."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from sixrealms.engine.state import State
from tests.browser.conftest import AT_REST
from tests.browser.dealt import Dealt, deal
from tests.browser.rest import resize
from tests.server.live import LiveServer

SIZES: dict[str, ViewportSize] = {
    "full-hd": {"width": 1920, "height": 1080},
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
    "small-phone": {"width": 360, "height": 640},
    "phone-on-its-side": {"width": 844, "height": 390},
}
PHONES = ("phone", "small-phone", "phone-on-its-side")

#: What does not fit: the page itself, a region that reaches out of the window, a card cut off by what it lies in.
UNFIT = """() => {
  const found = [];
  const page = document.documentElement;
  const table = document.querySelector('.table');
  if (table.scrollWidth > table.clientWidth) found.push(`the table is ${table.scrollWidth} wide`);
  if (table.scrollHeight > table.clientHeight) found.push(`the table is ${table.scrollHeight} high`);
  if (page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  const outside = (one, box) => one.left < box.left - 1 || one.top < box.top - 1 || one.right > box.right + 1
    || one.bottom > box.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const named = (one) => one.dataset.testid ?? one.ariaLabel ?? one.className;
  const regions = '.top, .others, .middle, .hand, .asks, [data-testid=prompt], .bottom, .go';
  for (const one of document.querySelectorAll(regions)) {
    const place = one.getBoundingClientRect();
    if (place.width && outside(place, screen)) found.push(`${named(one)} off screen`);
  }
  for (const one of document.querySelectorAll('.pyramid .face, .pyramid .empty, .mini *')) {
    const place = one.getBoundingClientRect();
    if (!place.width) continue;
    if (outside(place, screen)) found.push(`${named(one)} off screen`);
    const region = one.closest('section') ?? one.closest('.middle');
    if (outside(place, region.getBoundingClientRect())) found.push(`${named(one)} cut off in ${named(region)}`);
  }
  for (const one of document.querySelectorAll('.turn, .go, .name > span:last-child, .stage, .totals'))
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible')
      found.push(`words cut off: ${one.textContent.trim()}`);
  return found;
}"""


#: Realms and places of one's own formation in which a finger has no room, with their size.
NARROW = """() => [...document.querySelectorAll('.own .pyramid .piece > .face, .own .empty')].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const reached = [[0, 0], [-11, 0], [11, 0], [0, -11], [0, 11]].every(([right, down]) =>
    one.contains(document.elementFromPoint(x + right, y + down)));
  return reached && box.width >= 24 && box.height >= 24 ? [] :
    [`${one.ariaLabel ?? one.textContent} ${Math.round(box.width)}x${Math.round(box.height)}`];
})"""


#: Parts that would have to be scrolled, or whose cards lie over each other.
CROWDED = """() => [...document.querySelectorAll('.own .pool, .kingdom .pool, .battle')].flatMap((one) => {
  const found = [];
  if (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
    found.push(`${one.ariaLabel} scrolls`);
  const boxes = [...one.querySelectorAll('.piece')].map((card) => card.getBoundingClientRect());
  boxes.forEach((box, at) => {
    if (boxes.slice(at + 1).some((other) => box.left < other.right - 1 && other.left < box.right - 1
      && box.top < other.bottom - 1 && other.top < box.bottom - 1)) found.push(`${one.ariaLabel}: covered`);
  });
  return found;
})"""

#: How wide the narrowest card is in each part of the table.
WIDTHS = """() => Object.fromEntries(Object.entries({ realm: '.own .as-tile', champion: '.own .pool .as-card',
  'of the other': '.kingdom .pool .as-card', hand: '.hand .as-card', battle: '.battle .as-card' }).map(
  ([name, which]) =>
    [name, Math.min(...[...document.querySelectorAll(which)].map((one) => one.getBoundingClientRect().width))])
  .filter(([, wide]) => Number.isFinite(wide)))"""


#: Buttons at the foot of a phone whose words take two lines or do not fit.
BROKEN = """() => [...document.querySelectorAll('.bottom button')].flatMap((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const [box, said] = [one.getBoundingClientRect(), words.getBoundingClientRect()];
  const lines = Math.round(said.height / parseFloat(getComputedStyle(one).lineHeight));
  return lines === 1 && said.left >= Math.max(box.left, 0) && said.right <= Math.min(box.right, innerWidth) ? [] :
    [`${one.textContent}: ${lines} lines, ${Math.round(said.width)} of ${Math.round(box.width)} wide`];
})"""


def turn(wanted: int) -> Callable[[State], bool]:
    return lambda s: s.turns >= wanted and s.battle is None and s.pending is not None and s.pending.player == 0


def fighting(s: State) -> bool:
    return (
        s.turns > 5
        and s.battle is not None
        and s.pending is not None
        and (s.pending.player, s.pending.about) == (0, "ask-combat")
    )


@cache
def position(server: LiveServer, players: int, realms: int, battle: bool) -> Dealt:
    people = ("Ana", *[""] * (players - 1))
    options = {"enhanced-victory": "on"} if realms > 6 else {}
    until = fighting if battle else turn(4 * players + 1)
    return deal(server, 4, people, until=until, options=options, bots="casual")


def told_otherwise(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Let the browser be told of another table: of one that would take long to play to."""

    def rewrite(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            for told in (message.get("table"), message.get("changed")):
                if told:
                    change(told)
            route.send(json.dumps(message))

        server.on_message(tell)

    page.route_web_socket("**/play", rewrite)


def with_places(page: Page, realms: int) -> None:
    """Let the table be told with so many places: no ruleset that is shipped has a pyramid of eight."""

    def change(told: dict[str, Any]) -> None:
        if "places" in told:
            told["places"] = [realms] * len(told["places"])
            told["goals"] = [realms] * len(told["goals"])

    told_otherwise(page, change)


def with_pools(page: Page, champions: int, hanging: int) -> None:
    """Let each pool of the table, and whoever is in battle, be told with so many champions and so much on each."""

    def change(told: dict[str, Any]) -> None:
        cards = told.get("cards")
        if not cards:
            return
        one = next(card for card in cards.values() if card["zone"] == "pool")
        new = iter(range(10_000, 20_000))
        hosts = [int(n) for n, card in cards.items() if card["zone"] in ("pool", "battle")]
        for seat in range(len(told["hands"])):
            for at in range(champions - sum(c["zone"] == "pool" and c["controller"] == seat for c in cards.values())):
                hosts.append(next(new))
                cards[str(hosts[-1])] = {**one, "controller": seat, "at": 50 + at}
        for host in hosts:
            more = hanging - sum(card["zone"] == "attached" and card["host"] == host for card in cards.values())
            for _ in range(more):
                cards[str(next(new))] = {**one, "zone": "attached", "host": host, "bonus": 3}

    told_otherwise(page, change)


@pytest.mark.parametrize("battle", [False, True], ids=["peace", "battle"])
@pytest.mark.parametrize("realms", [6, 8, 10])
def test_a_table_of_two_fits(opened: Callable[..., Page], pages: LiveServer, realms: int, battle: bool) -> None:
    table = position(pages, 2, realms, battle)
    page = opened(reduced_motion="reduce")
    if realms == 8:
        with_places(page, realms)
    page.goto(pages.address + table.of(0))
    page.get_by_test_id("prompt").wait_for()
    unfit = {}
    for name, size in SIZES.items():
        resize(page, size)
        assert page.get_by_test_id("battle").count() == int(battle)
        if not battle:
            assert page.locator(".own .pyramid .piece, .own .pyramid .empty").count() == realms
        unfit[name] = page.evaluate(UNFIT)
    assert {name: found for name, found in unfit.items() if found} == {}


@pytest.mark.parametrize("battle", [False, True], ids=["peace", "battle"])
def test_cards_are_as_large_as_a_large_screen_allows(
    sitting: Callable[..., Page], pages: LiveServer, battle: bool
) -> None:
    page = sitting(position(pages, 2, 6, battle), size=SIZES["full-hd"], reduced_motion="reduce")
    page.evaluate(AT_REST)
    assert page.evaluate(CROWDED) == []
    wide = page.evaluate(WIDTHS)
    least = {"hand": 140, "of the other": 170, **({"battle": 220} if battle else {"realm": 160, "champion": 200})}
    assert {name: wide.get(name, 0) for name, width in least.items() if wide.get(name, 0) < width} == {}


@pytest.mark.parametrize("battle", [False, True], ids=["peace", "battle"])
def test_much_in_the_pools_and_on_each_champion_fits(
    opened: Callable[..., Page], pages: LiveServer, battle: bool
) -> None:
    page = opened(reduced_motion="reduce")
    with_pools(page, champions=7, hanging=3)
    page.goto(pages.address + position(pages, 2, 10, battle).of(0))
    page.get_by_test_id("prompt").wait_for()
    for size in ("full-hd", "desktop"):
        resize(page, SIZES[size])
        assert page.locator(".kingdom .pool .as-card").count() == 7
        assert page.locator(".kingdom .pool .tab, .battle .tab").count() == 3 * (9 if battle else 7)
        assert page.evaluate(CROWDED) == []
        assert page.evaluate(UNFIT) == []
        assert min(page.evaluate(WIDTHS).values()) >= 56


@pytest.mark.parametrize("battle", [False, True], ids=["peace", "battle"])
def test_a_table_of_eight_fits(sitting: Callable[..., Page], pages: LiveServer, battle: bool) -> None:
    page = sitting(position(pages, 8, 6, battle), size=SIZES["full-hd"], reduced_motion="reduce")
    assert page.locator(".kingdom").count() == 7
    assert page.evaluate(UNFIT) == []
    for one in page.locator(".kingdom, .kingdom .name").all():
        box = one.bounding_box()
        assert box
        assert box["width"] > 40


@pytest.mark.parametrize("players", [4, 8])
@pytest.mark.parametrize("size", PHONES)
def test_many_players_fit_on_a_phone_with_at_most_their_row_to_be_moved(
    sitting: Callable[..., Page], pages: LiveServer, players: int, size: str
) -> None:
    page = sitting(position(pages, players, 6, False), size=SIZES[size], has_touch=True, is_mobile=True)
    assert page.evaluate(
        "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
    )
    assert page.locator(".kingdom.small").count() == players - 1
    page.locator(".kingdom.small .whole").last.scroll_into_view_if_needed()
    page.locator(".kingdom.small .whole").last.tap()
    assert page.get_by_role("dialog").get_by_role("group").count()


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
@pytest.mark.parametrize("realms", [6, 10])
def test_places_are_wide_enough_for_a_finger_whatever_the_prompt_says(
    sitting: Callable[..., Page], pages: LiveServer, realms: int, language: str
) -> None:
    page = sitting(position(pages, 2, realms, False), reduced_motion="reduce", has_touch=True, locale=language)
    narrow = {}
    for size in PHONES:
        page.set_viewport_size(SIZES[size])
        page.evaluate(AT_REST)
        narrow[size] = page.evaluate(NARROW) + page.evaluate(BROKEN)
        page.get_by_test_id("hand").locator(".piece.dim .face").first.click()
        page.get_by_test_id("why").wait_for()
        page.evaluate(AT_REST)
        narrow[f"{size}, why not"] = page.evaluate(NARROW)
        page.keyboard.press("Escape")
    assert {state: found for state, found in narrow.items() if found} == {}


def test_the_log_on_a_phone_shows_its_newest_line_and_has_the_keys_to_itself(
    sitting: Callable[..., Page], pages: LiveServer
) -> None:
    page = sitting(position(pages, 2, 6, False), size=SIZES["small-phone"], has_touch=True)
    question = page.get_by_test_id("question").inner_text()
    page.locator(".bottom button").nth(1).tap()
    lines = page.get_by_test_id("log").locator(".lines")
    expect(lines.locator(":is(p, h3):last-child")).to_be_in_viewport()
    assert lines.evaluate("(box) => box.scrollHeight > box.clientHeight")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("1")  # would be the first answer to the question under it
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.get_by_test_id("question").inner_text() == question
    assert page.locator("[data-testid=prompt].mine .answer[aria-pressed=true], [data-testid=sent]").count() == 0
