"""Several cards for one purpose: ticked, counted, taken back, and said at once: with mouse, finger, keys and by ear."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from sixrealms.engine.state import State
from sixrealms.server.views.repeat_prompts import several
from tests.browser.dealt import Dealt, deal
from tests.browser.persons import Ears, Keys, Touch
from tests.server.live import LiveServer

PHONE = {"width": 390, "height": 844}


def too_many_cards(s: State) -> bool:
    """The person has to discard three cards."""
    asked = s.pending
    return asked is not None and (asked.player, asked.about) == (0, "ask-discard-down") and several(s).most == 3


@pytest.fixture
def table(pages: LiveServer) -> Dealt:
    return deal(pages, 5, until=too_many_cards, bots="casual", before="random")


def cards(page: Page) -> Locator:
    return page.get_by_test_id("hand").locator(".piece > .face")


def count(page: Page) -> Locator:
    return page.get_by_test_id("several")


def three_are_discarded(page: Page) -> None:
    expect(count(page)).to_have_count(0)
    expect(page.get_by_test_id("own").get_by_role("list", name="Piles")).to_contain_text("3Discard")


def test_with_the_mouse_ticks_are_counted_and_taken_back(sitting: Callable[..., Page], table: Dealt) -> None:
    page = sitting(table)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    expect(count(page)).to_have_text("0 of 3 chosen")
    button = page.get_by_test_id("main-action")
    expect(button).to_be_disabled()
    expect(button).to_have_text("Choose 3 cards more")

    for at in (0, 1, 2):
        cards(page).nth(at).click()
    expect(count(page)).to_have_text("3 of 3 chosen")
    expect(cards(page).nth(1)).to_have_attribute("aria-pressed", "true")
    cards(page).nth(4).click()  # a fourth is not taken
    expect(count(page)).to_have_text("3 of 3 chosen")
    cards(page).nth(1).click()
    expect(count(page)).to_have_text("2 of 3 chosen")
    expect(button).to_be_disabled()
    page.get_by_test_id("answers").locator("[aria-pressed=false]").last.click()
    expect(count(page)).to_have_text("3 of 3 chosen")
    button.click()

    three_are_discarded(page)
    assert sum('"type":"act"' in frame for frame in sent) == 1


def test_all_ticks_are_taken_back_at_once(sitting: Callable[..., Page], table: Dealt) -> None:
    page = sitting(table)
    for at in (0, 1):
        cards(page).nth(at).click()
    page.keyboard.press("Escape")
    expect(count(page)).to_have_text("0 of 3 chosen")
    assert page.locator(".piece.chosen").count() == 0


def test_with_the_keyboard(sitting: Callable[..., Page], table: Dealt) -> None:
    page = sitting(table)
    me = Keys(page)

    assert me.chooses_several()
    three_are_discarded(page)


def test_with_a_finger(sitting: Callable[..., Page], table: Dealt) -> None:
    page = sitting(table, size=PHONE, has_touch=True, is_mobile=True)
    me = Touch(page)

    assert me.chooses_several()
    three_are_discarded(page)


def test_by_roles_and_names_alone(sitting: Callable[..., Page], table: Dealt) -> None:
    page = sitting(table)
    me = Ears(page)
    expect(page.get_by_test_id("hand").get_by_role("button", name="can be chosen", pressed=False).first).to_be_visible()

    me.decide()
    assert me.did["several"] == 1
    three_are_discarded(page)
