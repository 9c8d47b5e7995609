"""Games in a browser as different people reach them: mouse, finger, keyboard, screen reader."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.dealt import deal
from tests.browser.persons import Ears, Keys, Mouse, Touch
from tests.server.live import LiveServer

PHONE = {"width": 390, "height": 844}


def test_a_stranger_is_at_the_table_after_two_clicks(opened: Open, pages: LiveServer) -> None:
    page = opened()
    page.goto(pages.address)
    page.get_by_test_id("play").click()
    page.get_by_test_id("start").click()

    expect(page).to_have_url(re.compile("/table/"))
    me = Mouse(page, 5)
    assert me.asked()
    expect(page.get_by_test_id("hand").locator("[data-card]").first).to_be_visible()
    me.decide()
    assert me.asked()


def test_whoever_is_new_is_told_how_cards_are_played_until_he_has_played_some(
    sitting: Callable[..., Page], pages: LiveServer
) -> None:
    page = sitting(deal(pages, 3, until=lambda s: s.active == 0 and s.pending is not None and s.pending.player == 0))
    me = Mouse(page, 3)
    assert me.asked()
    expect(page.get_by_test_id("hint")).to_contain_text("can be played")
    me.plays(8)
    assert page.get_by_test_id("hint").count() == 0
    page.reload()
    assert me.asked()
    assert page.get_by_test_id("hint").count() == 0


def test_a_whole_game_with_the_mouse(sitting: Callable[..., Page], pages: LiveServer) -> None:
    table = deal(pages, 3)
    page = sitting(table)
    me = Mouse(page, 3)

    assert me.plays()
    assert me.did["card"] > 8
    assert me.did["target"] > 3
    assert me.did["in battle"] > 2
    expect(page.get_by_test_id("result")).to_contain_text("has won")
    assert pages.asked(f"/api/tables/{table.table}")[1]["over"] is True
    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_test_id("scrubber")).to_be_visible()


def test_a_whole_game_with_a_finger_on_a_phone(sitting: Callable[..., Page], pages: LiveServer) -> None:
    page = sitting(deal(pages, 5, bots="random"), size=PHONE, has_touch=True, is_mobile=True)
    me = Touch(page, 5)

    assert me.plays()
    assert me.did["card"] > 20
    assert me.did["target of another"] > 2, me.did
    assert me.did["in battle"] > 4
    expect(page.get_by_test_id("result")).to_contain_text("You have won!")
    page.get_by_role("link", name="Watch it again").tap()
    expect(page.get_by_test_id("scrubber")).to_be_visible()


def test_a_whole_game_with_the_keyboard(sitting: Callable[..., Page], pages: LiveServer) -> None:
    page = sitting(deal(pages, 2), reduced_motion="reduce")
    me = Keys(page, 2)

    assert me.plays()
    assert me.did["card"] > 5
    assert me.did["number"] > 2
    assert me.did["in battle"] > 2


def test_a_whole_game_through_the_accessibility_tree(sitting: Callable[..., Page], pages: LiveServer) -> None:
    page = sitting(deal(pages, 1), reduced_motion="reduce")
    me = Ears(page, 1)

    assert me.plays()
    assert me.did["card"] > 5
    assert me.did["target"] > 2
    assert me.did["in battle"] > 2
