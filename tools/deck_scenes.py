"""The pages of decks: the lists, the builder with each of its parts, and what is printed."""

from __future__ import annotations

import re
from typing import Final

from playwright.async_api import Page

from tools.scene import Scene, Then, a_while, failing


def built(part: str) -> Then:
    """A copy of a deck of the program in the builder, judged, one of its parts in sight."""

    async def then(page: Page) -> None:
        await page.get_by_test_id("copy-deck").click()
        await page.locator(f"#tab-{part}").click()
        await page.get_by_test_id("verdict").get_by_text(re.compile("✓|✗")).first.wait_for()
        await page.wait_for_timeout(1_000)

    return then


async def found(page: Page) -> None:
    await page.get_by_test_id("copy-deck").click()
    await page.get_by_role("tablist").wait_for()
    if await page.locator("#tab-find").count():
        await page.locator("#tab-find").click()
    await page.get_by_test_id("query").fill("t:wizard lvl>=8 w:FR")
    await page.wait_for_timeout(1_500)


async def mistaken(page: Page) -> None:
    await found(page)
    await page.get_by_test_id("query").fill("t:wizzard")
    await page.get_by_role("alert").wait_for()


async def looked_at(page: Page) -> None:
    await built("deck")(page)
    await page.locator("li .card").first.click()
    await page.get_by_role("dialog").wait_for()


async def printed(page: Page) -> None:
    await page.get_by_test_id("copy-deck").wait_for()
    await page.goto("/decks/A-1/print")
    await page.locator("article").wait_for()


DECK_SCENES: Final = (
    Scene("decks", "/decks", a_while),
    Scene("decks-unreachable", "/decks", a_while, failing("**/api/shipped-decks")),
    Scene("deck", "/decks/A-1", a_while),
    Scene("deck-none", "/decks/none", a_while),
    Scene("deck-found", "/decks/A-1", found),
    Scene("deck-query-mistaken", "/decks/A-1", mistaken),
    Scene("deck-list", "/decks/55-dragon-spellcasters", built("deck")),
    Scene("deck-card", "/decks/A-1", looked_at),
    *(
        Scene(f"deck-{part}", "/decks/A-1", built(part))
        for part in ("legal", "figures", "hand", "suggest", "try", "share", "history")
    ),
    Scene("deck-print", "/decks/A-1", printed),
    Scene("decks-owned", "/decks/collection", a_while),
)
