"""From the first page to the first won battle, the lessons after it, and puzzles."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import AT_ONCE, PHONE, Check, Open, looked_at_in
from tests.browser.test_lesson_and_replay import Beginner
from tests.server.live import LiveServer

#: What the first page may weigh, on the wire.
FIRST_PAGE = 80 * 1024
#: Clicks from the first page to the first razed realm or the won game: three times what a beginner needs most often,
#: for the opponent plays by the chance of its table, and no two games are the same.
CLICKS = 160


class Counting(Beginner):
    """Counts what is pressed, and sees to it that the coach has a word about every question."""

    pressed = 0

    def press(self, what: object) -> None:
        self.pressed += 1
        super().press(what)  # type: ignore[arg-type]

    def decide(self) -> None:
        expect(self.page.get_by_test_id("coach-says")).not_to_be_empty()
        super().decide()


@pytest.mark.parametrize("language", looked_at_in("en-US"))
def test_from_the_first_page_to_the_first_won_battle(opened: Open, pages: LiveServer, language: str) -> None:
    page = opened(locale=language, reduced_motion="reduce")
    loaded: list[Response] = []
    page.on("response", lambda one: loaded.append(one))
    page.goto(pages.address)
    page.wait_for_load_state("networkidle")
    weight = sum(one.request.sizes()["responseBodySize"] for one in loaded)
    assert weight < FIRST_PAGE, sorted((one.request.sizes()["responseBodySize"], one.url) for one in loaded)

    page.get_by_test_id("learn").click()
    page.get_by_test_id("start-lesson").click()
    me = Counting(page, 1)
    me.realm = {"en-US": ", Realm,", "pt-BR": ", Reino,"}[language]
    me.pressed = 2
    razed = (
        page.get_by_test_id("coach").locator("li.done").filter(has_text={"en-US": "Raze", "pt-BR": "Arras"}[language])
    )
    while not razed.count() and me.pressed < CLICKS and me.asked():
        me.decide()
    attacked = (
        page.get_by_test_id("coach").locator("li.done").filter(has_text={"en-US": "Attack", "pt-BR": "Atac"}[language])
    )
    expect(attacked).to_have_count(1)
    if not razed.count():
        expect(page.get_by_test_id("result")).to_contain_text(
            {"en-US": "You have won", "pt-BR": "Você venceu"}[language]
        )
    assert me.pressed < CLICKS

    page.goto(f"{pages.address}/lesson")
    expect(page.get_by_test_id("exercise-attack")).to_be_visible()


def _tap(page: Page, name: str) -> None:
    """Tap a card that is marked, by its name."""
    page.locator(f".piece:is(.can, .target) > .face[aria-label*='{name}']").first.click()


@pytest.mark.parametrize("language", looked_at_in("pt-BR"))
def test_a_lesson_is_left_and_gone_on_with(opened: Open, pages: LiveServer, check: Check, language: str) -> None:
    page = opened(locale=language, reduced_motion="reduce", bypass_csp=True)
    page.add_init_script(AT_ONCE)
    page.goto(f"{pages.address}/lesson/three-at-the-table")
    page.get_by_test_id("start-exercise").click()
    coach = page.get_by_test_id("coach")
    coach.wait_for()
    check(page, "a lesson")
    _tap(page, "Hubadai")
    page.get_by_test_id("main-action").click()
    expect(coach.locator("li.done")).to_have_count(1)

    page.goto(f"{pages.address}/lesson/three-at-the-table")
    page.locator("article .ways a").click()
    expect(coach.locator("li.done")).to_have_count(1)
    _tap(page, "Hubadai")
    _tap(page, "The Yeomanry")
    if page.get_by_test_id("main-action").count():
        page.get_by_test_id("main-action").click()
    page.get_by_test_id("next-exercise").wait_for()
    expect(coach.locator("li.done")).to_have_count(3)
    expect(page.get_by_test_id("coach-reached")).to_be_visible()

    page.goto(f"{pages.address}/lesson")
    expect(page.locator("li.done [data-testid=exercise-three-at-the-table]")).to_be_visible()


@pytest.mark.parametrize("language", looked_at_in("en-US"))
def test_a_puzzle_tells_the_wrong_move_and_keeps_that_it_is_solved(
    opened: Open, pages: LiveServer, check: Check, language: str
) -> None:
    page = opened(PHONE, locale=language, has_touch=True, is_mobile=True, reduced_motion="reduce", bypass_csp=True)
    page.add_init_script(AT_ONCE)
    page.goto(f"{pages.address}/puzzles")
    page.get_by_test_id("exercise-who-goes-first").tap()
    for champion, over in (("Tergoz Tenhammer", "exercise-again"), ("Neeva", "next-exercise")):
        page.get_by_test_id("start-exercise").or_(page.get_by_test_id("exercise-again")).first.tap()
        page.get_by_test_id("prompt").locator(".answer:enabled").first.wait_for()
        expect(page.get_by_test_id("exercise-again")).to_have_count(0)
        page.get_by_test_id("answers").get_by_role("button", name=champion).first.tap()
        _finish(page, over)
        page.get_by_test_id(over).wait_for()
    check(page, "a solved puzzle")
    expect(page.get_by_test_id("coach-reached")).to_contain_text("Solved!")
    expect(page.get_by_test_id("prompt")).to_have_count(0)  # nothing is asked any more
    expect(page.get_by_test_id("urgent")).to_be_empty()
    page.reload()
    page.get_by_test_id("coach-reached").wait_for()
    expect(page.get_by_test_id("prompt")).to_have_count(0)
    page.goto(f"{pages.address}/puzzles")
    expect(page.locator("li.done [data-testid=exercise-who-goes-first]")).to_be_visible()
    with page.expect_request_finished(lambda request: "/api/me" in request.url):
        page.goto(pages.address)
    page.wait_for_timeout(300)
    expect(page.locator("#my-games")).to_have_count(0)  # a puzzle is no game that waits for its player


@pytest.mark.parametrize("path", ["/lesson", "/lesson/attack", "/puzzles/who-goes-first"])
def test_all_pages_and_the_way_in_are_in_sight_on_the_smallest_phone(
    opened: Open, pages: LiveServer, path: str
) -> None:
    page = opened({"width": 360, "height": 640}, locale="pt-BR", has_touch=True, is_mobile=True)
    page.goto(pages.address + path)
    expect(page.locator("[data-testid=start-lesson], [data-testid=start-exercise]")).to_be_in_viewport(ratio=1)
    expect(page.locator("header nav a").last).to_be_in_viewport(ratio=1)


def test_a_page_is_gone_on_with_by_keyboard_behind_its_header(opened: Open, pages: LiveServer) -> None:
    page = opened()
    page.goto(pages.address)
    page.get_by_test_id("learn").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("start-lesson").wait_for()
    expect(page.locator("article")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("start-lesson")).to_be_focused()


def _finish(page: Page, over: str) -> None:
    """Take the first answer of every question until it is known how it ends."""
    for _ in range(12):
        page.locator(f"[data-testid={over}], .prompt.mine .go:enabled, .prompt.mine .answer:enabled").first.wait_for()
        page.wait_for_timeout(400)
        if page.get_by_test_id(over).count():
            return
        page.locator(".prompt.mine :is(.go:enabled, .answer:enabled)").first.tap()


def test_a_word_of_the_game_explains_itself_to_a_finger_and_by_key(opened: Open, pages: LiveServer) -> None:
    page = opened(PHONE, has_touch=True, is_mobile=True)
    page.goto(f"{pages.address}/how-to-play")
    word = page.get_by_role("link", name="formation")
    told = page.get_by_role("status").filter(has_text="pyramid of realms")
    word.tap()
    expect(told).to_be_visible()
    expect(word).to_have_attribute("aria-expanded", "true")
    word.tap()
    expect(told).to_have_count(0)

    word.focus()
    page.keyboard.press("Space")
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.keyboard.press("Enter")
    expect(told).to_be_visible()
    page.keyboard.press("Tab")
    expect(told).to_have_count(0)
    assert page.url.endswith("/how-to-play")
