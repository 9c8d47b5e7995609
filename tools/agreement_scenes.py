"""Pictures of the optional rules of a table: before one sits down, refused, waiting, and while it is played."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from playwright.async_api import Page, Route

from tools.scene import Scene, Then

_THREE: Final = {"destroyed-worlds": "on", "questing": "on", "turn-limit": "100"}


def invited(options: dict[str, str], *, seats: int = 2, **more: Any) -> Then:
    """The page of somebody who has opened the link of a table that plays so."""

    async def then(page: Page) -> None:
        table = {"seats": [{}] * seats, "guest": {"name": "Ana"}, "options": options, **more}
        made = await (await page.request.post("/api/tables", data=table)).json()
        await page.context.clear_cookies()
        await page.goto(f"/table/{made['table']}")
        await page.get_by_test_id("sit").wait_for()
        await page.wait_for_load_state("networkidle")

    return then


async def of_yesterday(route: Route) -> None:
    """The table as a page knows it that was told nothing of its optional rules."""
    answer = await route.fetch()
    told = json.loads(await answer.text())
    await route.fulfill(response=answer, json={**told, "optional_rules": {}})


async def refused(page: Page) -> None:
    await page.route("**/api/tables/*", of_yesterday, times=1)
    await invited(_THREE)(page)
    await page.get_by_test_id("sit").click()
    await page.get_by_role("alert").wait_for()


async def waiting(page: Page) -> None:
    """Two of three have agreed."""
    await invited(_THREE, seats=3)(page)
    await page.get_by_test_id("sit").click()
    await page.get_by_test_id("optional-rules").locator("li a").first.wait_for()


async def rules_while_playing(page: Page) -> None:
    await invited(_THREE)(page)
    await page.get_by_test_id("sit").click()
    await page.get_by_test_id("prompt").wait_for()
    await page.get_by_test_id("more").click()
    await page.get_by_test_id("table-rules").locator("summary").click()
    await page.get_by_test_id("optional-rules").locator("li a").first.wait_for()


async def sideboards(page: Page) -> None:
    await invited({}, game="Championship (Sideboard) [55]")(page)
    await page.get_by_test_id("sit").click()
    await page.get_by_test_id("before-game").wait_for()


async def chosen_for_a_friend(page: Page) -> None:
    """Whoever sets up a table with optional rules reads that others are asked."""
    await page.get_by_test_id("new-more").locator("> summary").click()
    await page.locator("input[list]").fill("Championship (Questing, Destroyed Worlds) [55]")
    await page.get_by_text(re.compile("agrees to them first|concorda com elas antes")).wait_for()


AGREEMENT_SCENES: Final = (
    Scene("agreement-none", "/", invited({})),
    Scene("agreement-one", "/", invited({"questing": "on"})),
    Scene("agreement-three", "/", invited(_THREE)),
    Scene("agreement-tyrant", "/", invited({"tyrants-game": "on"}, size=55)),
    Scene("agreement-refused", "/", refused),
    Scene("agreement-waiting", "/", waiting),
    Scene("agreement-while-playing", "/", rules_while_playing),
    Scene("agreement-sideboards", "/", sideboards),
    Scene("agreement-set-up", "/new?with=friend", chosen_for_a_friend),
)
