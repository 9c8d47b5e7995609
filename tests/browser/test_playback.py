"""What a computer player did in one go is shown one step after the other, and can be skipped."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.dealt import deal
from tests.browser.persons import Mouse
from tests.server.live import LiveServer

_SKIP_OR_ASKED = "() => document.querySelector('[data-testid=skip], .mine .go:enabled, .mine .answer:enabled')"


def _until_others_are_shown(page: Page, me: Mouse) -> None:
    for _ in range(60):
        page.wait_for_function(_SKIP_OR_ASKED)
        if page.get_by_test_id("skip").count():
            return
        me.decide()
    raise AssertionError("nothing was ever played back")


def test_the_question_comes_after_what_led_to_it_and_one_press_goes_there(
    sitting: Callable[..., Page], pages: LiveServer
) -> None:
    page = sitting(deal(pages, 3), paced=True)
    _until_others_are_shown(page, Mouse(page, 3))

    assert page.locator("[data-testid=prompt].mine").count() == 0
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("skip")).to_have_count(0)
