"""A hall of six hundred in the browser: its lists are told and shown page by page, and somebody is found by name."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, Request, Response, expect

from tests.browser.conftest import Check, Open
from tests.browser.held import ORGANISER, Held, Holding
from tests.server.live import LiveServer

PLAYERS = 600
PAGE = 60
PARTS = ("players", "round", "grid", "standings", "prizes", "book", "paper")


@cache
def hall(server: LiveServer) -> Held:
    """Six hundred people in the second Swiss round; the first was won by whoever sat first."""
    found = Holding(server, "The Great Hall", scheme="swiss", rounds=4, wins=1)
    found.does(*({"type": "enter", "name": f"Player {number:03}"} for number in range(1, PLAYERS + 1)))
    found.seats()
    found.does(
        *(
            {
                "type": "report",
                "round": 1,
                "table": table["number"],
                "unrazed": {player: 6 if player == table["players"][0] else 2 for player in table["players"]},
                "winner": table["players"][0],
            }
            for table in found.tables
        )
    )
    found.seats()
    return found.held()


def sizes_of(page: Page) -> list[int]:
    """The bytes of every answer about the event that comes from now on."""
    found: list[int] = []

    def noted(answer: Response) -> None:
        if re.search(r"/api/events/\w+\?", answer.url) and answer.status == 200:
            found.append(len(answer.body()))

    page.on("response", noted)
    return found


@pytest.mark.timeout(300)
def test_a_hall_is_looked_at_page_by_page(pages: LiveServer, opened: Open, check: Check) -> None:
    event = hall(pages)
    page = opened(bypass_csp=True, reduced_motion="reduce")
    sizes = sizes_of(page)

    # people: a page of them, the next one, and one by name
    page.goto(pages.address + event.of(ORGANISER, "?part=players"))
    expect(page.get_by_role("heading", name="600 players")).to_be_visible()
    rows = page.locator(".part ol > li")
    expect(rows).to_have_count(PAGE)
    expect(page.get_by_text("1 to 60 of 600")).to_be_visible()
    page.get_by_role("button", name="The next page").press("Enter")
    expect(page.get_by_text("61 to 120 of 600")).to_be_visible()
    expect(rows.first).to_contain_text("Player 061")
    expect(page.get_by_role("button", name="The next page")).to_be_focused()
    page.get_by_role("combobox", name="Page").select_option("10")
    expect(rows.last).to_contain_text("Player 600")
    page.get_by_label("Find", exact=True).fill("player 417")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text(re.compile("Player 417.*table [0-9]+"))
    check(page, "a player found in a hall")

    # tables: a result is typed where the desk jumps to, and the next open table follows
    page.goto(pages.address + event.of("", "?part=round"))
    cards = page.locator("article")
    expect(cards).to_have_count(PAGE)
    page.get_by_label("Go to table").fill("150")
    page.keyboard.press("Enter")
    wanted = page.locator("#table-150")
    expect(wanted.get_by_role("spinbutton").first).to_be_focused()
    for field, realms in zip(wanted.get_by_role("spinbutton").all(), (6, 1, 0), strict=False):
        field.fill(str(realms))
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 of 200 tables finished")).to_be_visible()
    expect(wanted).to_have_count(0)
    page.get_by_label("Find a player or a table").fill("150")
    expect(page.locator("article")).to_have_count(1)
    expect(wanted).to_contain_text("wins the table")
    page.get_by_label("Find a player or a table").fill("")
    expect(cards).to_have_count(PAGE)
    page.get_by_label("Show round").select_option("1")
    expect(page.get_by_text("200 of 200 tables finished")).to_be_visible()
    check(page, "a page of tables")

    # places
    page.goto(pages.address + event.of("", "?part=standings"))
    expect(page.locator("tbody tr")).to_have_count(PAGE)
    page.get_by_label("Find", exact=True).fill("player 417")
    expect(page.locator("tbody tr")).to_have_count(1)
    check(page, "a place in a hall")

    # the grid and the steps come in pages too
    page.goto(pages.address + event.of("", "?part=grid"))
    expect(page.locator(".box")).to_have_count(PAGE)
    page.goto(pages.address + event.of("", "?part=book"))
    expect(page.locator("ol > li")).to_have_count(100)
    first = page.locator("ol > li").first.inner_text()
    page.get_by_role("button", name="Earlier steps").click()
    expect(page.locator("ol > li").first).not_to_have_text(first)

    # the wall turns its pages by itself, and asks for one of them at a time
    page.goto(pages.address + event.of("", "/projector"))
    expect(page.locator("ol h2").first).to_be_visible()
    expect(page.locator(".pages")).to_be_visible()
    assert sizes, "the event was asked for"
    assert max(sizes) < 150_000, "nobody is told of all"


@pytest.mark.timeout(300)
def test_no_page_of_an_event_asks_for_anything_elsewhere(pages: LiveServer, opened: Open) -> None:
    event = hall(pages)
    page = opened()
    asked: list[str] = []

    def noted(request: Request) -> None:
        asked.append(request.url)

    page.context.on("request", noted)
    of_player = f"{event.of('Player 005', '/mine')}"
    paths = ["/events", "/events?new", "/ranking", event.of(ORGANISER), of_player]
    paths += [event.of("", f"?part={part}") for part in PARTS]
    paths += [event.of("", page_of) for page_of in ("/projector", "/sign-up", "/tables/7")]
    for path in paths:
        page.goto("about:blank")
        page.goto(pages.address + path)
        expect(page.locator("main").first).to_be_visible()
        page.wait_for_load_state("networkidle")
    assert len(asked) > 2 * len(paths)
    elsewhere = {one for one in asked if not one.startswith((pages.address, "data:", "blob:", "about:"))}
    assert elsewhere == set()
