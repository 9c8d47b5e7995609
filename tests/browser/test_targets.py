"""Whatever can be pressed at the table is large enough for a finger, in every state and on every phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sixrealms.engine.state import State
from tests.browser.dealt import deal
from tests.browser.rest import resize
from tests.browser.test_one_screen import PHONES, SIZES, position
from tests.server.live import LiveServer

#: What can be seen and pressed and is less than 24 pixels wide or high (WCAG 2.5.8).
TOO_SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary')].flatMap((one) => {
  const box = (one.closest('label') ?? one).getBoundingClientRect();
  if (!box.width || !one.checkVisibility({ visibilityProperty: true })) return [];
  if (box.width >= 24 && box.height >= 24) return [];
  return [`${one.ariaLabel ?? one.textContent.trim()}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`];
})"""
#: What decides a game is as large as a thumb; so is what leads to the rest of the table.
THUMBS = "[data-testid=main-action], .answer, .bottom button, .kingdom.small .whole, [data-testid=more]"
TOO_SMALL_FOR_THUMBS = f"""() => [...document.querySelectorAll('{THUMBS}')].flatMap((one) => {{
  const box = one.getBoundingClientRect();
  const least = innerHeight < 480 ? 40 : 44;
  return !box.width || box.height >= least ? [] : [`${{one.textContent.trim()}}: ${{box.height.toFixed(1)}} high`];
}})"""


@pytest.mark.parametrize(
    "what",
    [
        "six realms",
        *(pytest.param(more, marks=pytest.mark.daily_share) for more in ("ten realms", "eight players", "battle")),
    ],
)
def test_nothing_is_too_small_for_a_finger(sitting: Callable[..., Page], pages: LiveServer, what: str) -> None:
    players, realms = 8 if what == "eight players" else 2, 10 if what == "ten realms" else 6
    table = position(pages, players, realms, what == "battle")
    page = sitting(table, size=SIZES["phone"], has_touch=True, is_mobile=True, reduced_motion="reduce")
    found: dict[str, list[str]] = {}
    for name in PHONES:
        resize(page, SIZES[name])

        def small(state: str, where: str = name) -> None:
            page.wait_for_timeout(60)
            found[f"{where}, {state}"] = page.evaluate(TOO_SMALL) + page.evaluate(TOO_SMALL_FOR_THUMBS)

        small("the table")
        can = page.locator(".hand .piece.can > .face")
        if can.count():
            can.first.tap()
            small("a card is tapped")
            page.keyboard.press("Escape")
        page.locator(".hand .piece.dim > .face").first.tap()
        page.get_by_test_id("why").wait_for()
        small("why not")
        page.keyboard.press("Escape")
        for door in (".kingdom.small .whole", ".bottom button:first-child", "[data-testid=more]"):
            page.locator(door).first.tap()
            page.get_by_role("dialog").wait_for()
            small(door)
            page.keyboard.press("Escape")
            page.get_by_role("dialog").wait_for(state="detached")
    assert len(found) >= 15
    assert {state: some for state, some in found.items() if some} == {}


def _may_attack_with_many(s: State) -> bool:
    if s.pending is None or s.pending.player != 0 or s.pending.about != "ask-phase-4":
        return False
    return len({action.card for action in s.pending.options if action.verb == "attack"}) > 2


def test_on_a_phone_not_to_attack_is_in_sight_and_no_main_button(
    sitting: Callable[..., Page], pages: LiveServer
) -> None:
    table = deal(pages, 3, until=_may_attack_with_many)
    page = sitting(table, size=SIZES["small-phone"], has_touch=True, is_mobile=True, reduced_motion="reduce")
    rest = page.get_by_role("button", name="No attack, on to the end")
    expect(rest).to_be_in_viewport(ratio=1)
    expect(
        page.get_by_test_id("answers").locator(".answer").nth(1)
    ).to_be_in_viewport()  # the next one begins to be seen
    expect(page.get_by_test_id("main-action")).to_have_count(0)
    page.wait_for_timeout(500)
    rest.tap()
    expect(rest).to_have_count(0)
