"""The puzzle of the day: the same one on a date, solved from its panel, and days in a row counted on the device."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from sixrealms.exercises.daily import puzzle_of
from sixrealms.exercises.exercise import exercises
from tests.browser.conftest import AT_ONCE, PHONE, Check, Open
from tests.browser.test_first_minutes import _finish
from tests.server.live import LiveServer

#: A day whose puzzle is the first one, and what was solved the day before.
BEGUN = datetime(2026, 11, 28, 12, tzinfo=UTC)
DAY = next(
    day
    for day in (BEGUN + timedelta(days=number) for number in range(2 * len(exercises("puzzles"))))
    if puzzle_of(day.date()).key == "who-goes-first"
)
YESTERDAY = {"day": str((DAY - timedelta(days=1)).date()), "run": 2, "best": 2}


@pytest.mark.parametrize(
    ("language", "said"), [("en-US", "3 days in a row. Best: 3"), ("pt-BR", "3 dias seguidos. Recorde: 3")]
)
def test_solved_today_it_counts_one_day_more(
    opened: Open, pages: LiveServer, check: Check, language: str, said: str
) -> None:
    page = opened(PHONE, locale=language, has_touch=True, is_mobile=True, reduced_motion="reduce", bypass_csp=True)
    page.clock.set_fixed_time(DAY)
    page.add_init_script(AT_ONCE)
    page.add_init_script(f"localStorage['sixrealms.daily'] ??= {json.dumps(json.dumps(YESTERDAY))}")
    page.goto(f"{pages.address}/puzzles")
    title = puzzle_of(DAY.date()).in_words("pt-BR" if language == "pt-BR" else "en")["title"]
    expect(page.get_by_test_id("daily")).to_contain_text(title)
    check(page, "a puzzle to solve today")

    page.get_by_test_id("daily-go").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("start-exercise").tap()
    page.get_by_test_id("prompt").locator(".answer:enabled").first.wait_for()
    page.get_by_test_id("answers").get_by_role("button", name="Neeva").first.tap()
    _finish(page, "next-exercise")
    page.goto(f"{pages.address}/puzzles")
    expect(page.get_by_test_id("daily-run")).to_have_text(said)
    check(page, "today's puzzle is solved")

    page.reload()
    expect(page.get_by_test_id("daily-run")).to_have_text(said)
    page.clock.set_fixed_time(DAY + timedelta(days=2))
    page.reload()
    expect(page.get_by_test_id("daily-run")).not_to_contain_text("3")
