"""What an event has besides its rounds, as its organiser and its players have it: days, prizes, penalties, its bracket
and what was played.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.held import ORGANISER, Holding, between, with_decks
from tests.browser.test_event import PHONE
from tests.server.live import LiveServer

DESKTOP = {"width": 1280, "height": 800}


def test_a_night_between_two_rounds_and_who_comes_back(pages: LiveServer, opened: Open) -> None:
    held = between(pages)
    desk, phone, wall = opened(DESKTOP), opened(PHONE, has_touch=True, is_mobile=True), opened(DESKTOP)
    desk.goto(pages.address + held.of(ORGANISER, "?part=round"))
    desk.get_by_test_id("rest").click()
    desk.get_by_label("Goes on").fill("2026-11-23T09:00")
    expect(desk.get_by_test_id("changes")).to_contain_text("The event rests until Nov 23, 2026, 9:00 AM.")
    desk.get_by_test_id("do-it").click()
    expect(desk.get_by_role("heading", name="Days")).to_be_visible()
    expect(desk.get_by_test_id("seat")).to_have_count(0)
    wall.goto(pages.address + held.of("", "/projector"))
    expect(wall.get_by_text("Nov 23, 2026, 9:00")).to_be_visible()
    phone.goto(pages.address + held.of("Ana Alves", "/mine"))
    expect(phone.get_by_text("The event continues on Nov 23, 2026, 9:00")).to_be_visible()

    desk.get_by_test_id("begin-day").click()
    phone.get_by_test_id("check-in").tap()
    expect(phone.get_by_text("You are checked in")).to_be_visible()
    desk.get_by_role("link", name="Players", exact=True).click()
    expect(desk.get_by_text("1 of 9 checked in")).to_be_visible()
    desk.get_by_test_id("end-check-in").click()
    desk.get_by_test_id("do-it").click()
    expect(desk.get_by_text("absent", exact=True)).to_have_count(8)


def test_prizes_are_stated_drawn_and_seen_by_everybody(pages: LiveServer, opened: Open) -> None:
    event = Holding(pages, "Prizes")
    event.enters(9)
    event.plays_on()
    held = event.held()
    desk, phone = opened(DESKTOP), opened(PHONE, has_touch=True, is_mobile=True)
    desk.goto(pages.address + held.of(ORGANISER, "?part=prizes"))
    state(desk, "a display of boosters")
    state(desk, "two dice", "door")
    state(desk, "a playmat", "sport")
    desk.get_by_role("button", name="two dice: Draw").click()
    desk.get_by_test_id("do-it").click()
    expect(desk.get_by_text("drawn, number")).to_be_visible()
    desk.get_by_role("button", name="a playmat: Give").click()
    desk.get_by_role("dialog").locator("select").select_option(label="Célia Alves")
    desk.get_by_test_id("do-it").click()
    phone.goto(pages.address + held.of("", "?part=prizes"))
    row = phone.get_by_role("listitem")
    expect(row.filter(has_text="a playmat")).to_contain_text("Célia Alves")
    winner = phone.locator(".phase b").inner_text().removeprefix("Won by ")
    expect(row.filter(has_text="a display of boosters")).to_contain_text(winner)
    expect(phone.get_by_test_id("add-prize")).to_have_count(0)


def state(page: Page, what: str, kind: str = "place") -> None:
    page.get_by_test_id("add-prize").click()
    page.get_by_label("What the prize is").fill(what)
    page.get_by_role("dialog").locator("select").select_option(kind)
    page.get_by_test_id("do-it").click()
    expect(page.get_by_role("listitem").filter(has_text=what)).to_be_visible()


def test_a_lost_game_has_no_field_that_could_win_it(pages: LiveServer, opened: Open) -> None:
    event = Holding(pages, "Penalties")
    event.enters(9)
    event.seats()
    held = event.held()
    desk = opened(DESKTOP)
    desk.goto(pages.address + held.of(ORGANISER, "?part=players"))
    desk.get_by_role("button", name="More about Ana Alves").click()
    desk.get_by_role("button", name="Penalty").click()
    desk.get_by_role("dialog").locator("select").select_option("game-loss")
    desk.get_by_label("Reason").fill("a card too many")
    expect(desk.get_by_test_id("changes")).to_contain_text("game 1 of round 1 is lost")
    desk.get_by_test_id("do-it").click()
    desk.get_by_role("link", name="Round", exact=True).click()
    card = desk.locator("article").filter(has_text="Game 1 lost by a penalty: Ana Alves")
    expect(card.get_by_role("spinbutton", name="Ana Alves")).to_be_disabled()
    expect(card.get_by_role("spinbutton", name="Ana Alves")).to_have_value("0")
    expect(card.get_by_role("radio", name="Won by Ana Alves")).to_be_disabled()


def test_the_bracket_is_a_picture_with_words_and_what_was_played_is_told(pages: LiveServer, opened: Open) -> None:
    held = with_decks(pages)
    for size in (DESKTOP, PHONE):
        page = opened(size)
        page.goto(pages.address + held.of("", "?part=grid"))
        picture = page.get_by_test_id("bracket")
        expect(picture).to_be_visible()
        page.wait_for_function("() => document.querySelector('[data-testid=bracket]').naturalWidth > 0")
        assert "won by" in (picture.get_attribute("alt") or "")
        box = picture.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= size["width"]
        page.get_by_text("The bracket in words").click()
        expect(page.locator("figcaption li")).to_have_count(4)
        page.goto(pages.address + held.of("", "?part=metagame"))
        expect(page.get_by_role("heading", name="Worlds")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
