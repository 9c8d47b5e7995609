"""What buttons and lists of a table say: what becomes of the card one has tapped, which key presses the main one, and
what one has seen in somebody's hand.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, Open
from tests.browser.test_moments import Server
from tests.browser.test_one_screen import position
from tests.server.live import LiveServer

pytestmark = pytest.mark.daily_share


def _sitting(opened: Open, pages: LiveServer, **wish: Any) -> tuple[Page, Server]:
    page = opened(wish.pop("size", DESKTOP), reduced_motion="reduce", **wish)
    page.add_init_script(AT_ONCE)
    server = Server(page)
    page.goto(pages.address + position(pages, 2, 6, False).of(0))
    page.get_by_test_id("prompt").wait_for()
    return page, server


def _held(server: Server) -> list[str]:
    """The numbers of the cards in one's own hand."""
    cards = server.last["table"]["cards"]
    return [number for number, card in cards.items() if card["zone"] == "hand" and card["printing"]]


def _asks_to_discard(server: Server, least: int) -> None:
    options = [
        {"verb": "choose", "card": int(number), "other": -1, "number": -1, "text": "", "label": f"Card {at}"}
        for at, number in enumerate(_held(server), 1)
    ]
    about = {"about": "ask-discard-down", "question": "Which?", "detail": "", "least": least, "most": least}
    server.last["prompt"] = {**server.last["prompt"], **about, "options": options}
    server.tells("", {}, {})


@pytest.mark.parametrize(("language", "said"), [("en-US", "Discard Card 2"), ("pt-BR", "Descartar Card 2")])
def test_the_button_says_that_the_tapped_card_is_discarded(
    opened: Open, pages: LiveServer, language: str, said: str
) -> None:
    page, server = _sitting(opened, pages, locale=language)
    _asks_to_discard(server, 1)
    page.get_by_test_id("question").get_by_text("Which?").wait_for()
    page.get_by_test_id(f"card-{_held(server)[1]}").click()
    expect(page.get_by_test_id("main-action")).to_contain_text(said)


def test_the_button_says_so_of_several_too(opened: Open, pages: LiveServer) -> None:
    page, server = _sitting(opened, pages)
    _asks_to_discard(server, 2)
    page.get_by_test_id("question").get_by_text("Which?").wait_for()
    for number in _held(server)[:2]:
        page.get_by_test_id(f"card-{number}").click()
    expect(page.get_by_test_id("main-action")).to_have_text("Discard these 2 cards")


def test_the_key_of_the_main_button_stands_on_it_where_there_are_keys(opened: Open, pages: LiveServer) -> None:
    page, _ = _sitting(opened, pages)
    main = page.get_by_test_id("main-action")
    expect(main.locator("kbd")).to_have_text("↵")
    expect(main.locator("kbd")).to_be_visible()
    asked = page.get_by_test_id("question").inner_text()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("question")).not_to_have_text(asked)
    page.set_viewport_size(PHONE)
    expect(page.locator("[data-testid=main-action] kbd, .answer kbd").first).to_be_hidden()


def test_a_kingdom_shows_what_one_has_seen_in_its_hand(opened: Open, pages: LiveServer) -> None:
    page, server = _sitting(opened, pages, size=PHONE, has_touch=True, is_mobile=True)
    number = _held(server)[0]
    card = server.last["table"]["cards"][number]
    page.locator(".kingdom.small .whole").first.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_test_id("seen")).to_have_count(0)
    page.keyboard.press("Escape")
    server.tells("", {}, {number: {**card, "owner": 1, "controller": 1}})
    expect(page.locator(f".hand [data-n='{number}']")).to_have_count(0)
    page.locator(".kingdom.small .whole").first.tap()
    expect(page.get_by_test_id("seen").locator(f"[data-n='{number}']")).to_be_visible()
    expect(page.get_by_test_id("seen").locator(".piece")).to_have_count(1)
