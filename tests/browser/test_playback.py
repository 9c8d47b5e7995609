"""What a computer player did in one go is shown one step after the other, and can be skipped."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.dealt import deal
from tests.browser.persons import Mouse
from tests.server.live import LiveServer

#: What is seen at one and the same moment: how many questions stand there while others are shown, or -1 where one is
#: asked. Looked at one after the other, the last step could be over in between.
_SHOWN_OR_ASKED = """() => {
  if (document.querySelector('[data-testid=skip]'))
    return { questions: document.querySelectorAll('[data-testid=prompt].mine').length };
  return document.querySelector('.mine .go:enabled, .mine .answer:enabled') && { questions: -1 };
}"""


def _questions_while_others_are_shown(page: Page, me: Mouse) -> int:
    for _ in range(60):
        seen = page.wait_for_function(_SHOWN_OR_ASKED).json_value()["questions"]
        if seen >= 0:
            return int(seen)
        me.decide()
    raise AssertionError("nothing was ever played back")


def test_the_question_comes_after_what_led_to_it_and_one_press_goes_there(
    sitting: Callable[..., Page], pages: LiveServer
) -> None:
    page = sitting(deal(pages, 3), paced=True)
    assert _questions_while_others_are_shown(page, Mouse(page, 3)) == 0
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("skip")).to_have_count(0)


#: Counts the tones instead of sounding them.
_LISTEN = """() => {
  globalThis.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) { globalThis.heard += 1; return start.call(this, when); };
}"""


def test_nothing_is_heard_unless_sounds_are_switched_on(sitting: Callable[..., Page], pages: LiveServer) -> None:
    page = sitting(deal(pages, 3))
    page.evaluate(_LISTEN)
    me = Mouse(page, 3)
    me.plays(3)
    assert page.evaluate("heard") == 0

    page.get_by_test_id("more").click()
    page.get_by_test_id("sounds").check()
    assert page.evaluate("heard") > 0  # one hears what one has chosen
    page.keyboard.press("Escape")
    page.evaluate("heard = 0")
    me.plays(3)
    assert page.evaluate("heard") > 0
    assert page.evaluate("JSON.parse(localStorage['sixrealms.table']).sounds") is True
