"""A click or key hits only what it was meant for, and the big button never gives anything up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sixrealms.engine.state import State
from tests.browser.conftest import PHONE, Check
from tests.browser.dealt import deal
from tests.server.live import LiveServer

#: As long as it takes a busy machine to bring the next question, and no person to read it (milliseconds).
_LONG = 3000
_GONE_ON = """asked => document.querySelector('[data-testid=question]')?.innerText !== asked
  || document.querySelector('.begun, [data-testid=sent]')"""
_SETTLED = "localStorage['sixrealms.table'] = JSON.stringify({{pace: 'off', settle: {} }})"


def _own_phase(phase: int) -> Callable[[State], bool]:
    def found(s: State) -> bool:
        return s.pending is not None and s.pending.player == 0 and s.pending.about == f"ask-phase-{phase}"

    return found


def _attacks(s: State) -> bool:
    pending = s.pending
    return (
        pending is not None
        and (pending.player, pending.about) == (0, "ask-phase-4")
        and any(option.verb == "attack" for option in pending.options)
    )


def _losing(s: State) -> bool:
    pending = s.pending
    return pending is not None and (pending.player, pending.about) == (0, "ask-combat") and len(pending.options) > 1


def _sits(sitting: Callable[..., Page], pages: LiveServer, until: Callable[[State], bool], settle: int) -> Page:
    page = sitting(deal(pages, 3, until=until), paced=True)
    page.evaluate(_SETTLED.format(settle))
    page.reload()
    page.locator("[data-testid=prompt].mine").wait_for()
    return page


def test_a_double_click_answers_one_question_and_not_the_next(sitting: Callable[..., Page], pages: LiveServer) -> None:
    page = _sits(sitting, pages, _own_phase(3), _LONG)
    expect(page.locator(".prompt.fresh")).to_have_count(0)
    before = page.get_by_test_id("question").inner_text()
    page.get_by_test_id("main-action").click()
    page.wait_for_function(
        "before => document.querySelector('[data-testid=question]')?.innerText !== before", arg=before
    )
    page.locator(".prompt.fresh").wait_for()
    asked = page.get_by_test_id("question").inner_text()

    for _ in range(2):
        page.locator(".prompt .go, .prompt .answer").first.click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    assert page.get_by_test_id("question").inner_text() == asked
    assert page.locator(".piece.chosen").count() == 0

    expect(page.locator(".prompt.fresh")).to_have_count(0)
    page.locator(".prompt .go, .prompt .answer").last.click()
    page.wait_for_function(_GONE_ON, arg=asked)


@pytest.mark.parametrize("until", [_attacks, _losing])
def test_the_big_button_passes_up_no_attack_and_gives_up_no_round(
    sitting: Callable[..., Page], pages: LiveServer, until: Callable[[State], bool], check: Check
) -> None:
    page = _sits(sitting, pages, until, 0)
    expect(page.get_by_test_id("main-action")).to_have_count(0)
    words = page.get_by_test_id("answers").get_by_role("button").all_inner_texts()
    assert len(words) > 1
    assert any(word in words[-1] for word in ("No attack", "give up the round")), words
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("answers").get_by_role("button")).to_have_count(len(words))
    check(page, "a question without a big button")


def test_on_a_phone_one_tap_on_an_answer_is_enough_against_the_computer(
    sitting: Callable[..., Page], pages: LiveServer
) -> None:
    page = sitting(deal(pages, 3, until=_attacks), size=PHONE, has_touch=True, is_mobile=True)
    question = page.get_by_test_id("question").inner_text()
    page.get_by_test_id("answers").get_by_role("button").last.tap()
    page.wait_for_function(
        "asked => document.querySelector('[data-testid=question]')?.innerText !== asked", arg=question
    )


def test_giving_up_against_a_person_is_asked_about_once(sitting: Callable[..., Page], pages: LiveServer) -> None:
    page = sitting(deal(pages, 3, ("Ana", "Bruno"), until=_attacks))
    question = page.get_by_test_id("question").inner_text()
    page.get_by_test_id("answers").get_by_role("button").last.click()
    button = page.get_by_test_id("main-action")
    expect(button).to_contain_text("No attack")
    assert page.get_by_test_id("question").inner_text() == question
    button.click()
    page.wait_for_function(
        "asked => document.querySelector('[data-testid=question]')?.innerText !== asked", arg=question
    )
