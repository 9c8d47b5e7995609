"""What a scene is, and the ways to reach one that scenes share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from playwright.async_api import Page, Route

Then = Callable[[Page], Awaitable[object]]
#: "phone" scenes make no sense on a desktop, and the other way round.
EVERYWHERE, DESKTOPS, PHONES = "everywhere", "desktops", "phones"


class Scene(NamedTuple):
    """A state of a page: where it is, what is done there before the picture, and what it is about."""

    name: str
    at: str
    """An address; or a table of `TABLES` with the seats that are taken there, as in "battle/0" or "bruno/0+1", -1 to
    watch; or an event of `EVENTS` with who looks at which of its pages, as in "@playing:judge:?part=round".
    """
    then: Then | None = None
    before: Then | None = None
    on: str = EVERYWHERE
    paced: bool = False  # what others did is played back


def press(name: str) -> Then:
    """Press what has this test id."""

    async def then(page: Page) -> None:
        await page.get_by_test_id(name).first.click()

    return then


async def held(route: Route) -> None:
    """A request that is never answered."""


def holding(pattern: str) -> Then:
    async def before(page: Page) -> None:
        await page.route(pattern, held)

    return before


def failing(pattern: str) -> Then:
    async def before(page: Page) -> None:
        await page.route(pattern, lambda route: route.abort())

    return before


def telling(pattern: str, answer: object) -> Then:
    """Requests that are answered with this. A handler of two parameters would be given the request as the second."""

    async def told(route: Route) -> None:
        await route.fulfill(json=answer)

    async def before(page: Page) -> None:
        await page.route(pattern, told)

    return before


async def a_while(page: Page) -> None:
    """That something is being loaded is shown only to those who have to wait."""
    await page.wait_for_timeout(900)
