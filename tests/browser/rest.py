"""When a page is at rest: everything is drawn, has its size and has ended its movements."""

from __future__ import annotations

import time

from playwright.sync_api import Page, ViewportSize

#: Sizes that follow the size of a part of the page are right a frame after what changed it.
AT_REST = """() => new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() =>
  Promise.allSettled(document.getAnimations().map((one) => one.effect?.getComputedTiming().iterations === Infinity
    ? null : one.finished)).then(() => requestAnimationFrame(rest)))))"""


def resize(page: Page, size: ViewportSize) -> None:
    """Give the window another size, and wait until everything has found its place in it."""
    page.set_viewport_size(size)
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[*size.values()])
    page.evaluate(AT_REST)


def comes_true(page: Page, expression: str, seconds: float = 10) -> bool:
    """Whether an expression becomes true in time. It is asked from here each time: the page's own policy forbids it to
    evaluate text by itself, which `wait_for_function` has it do from its second look on.
    """
    end = time.monotonic() + seconds
    while not page.evaluate(expression):
        if time.monotonic() > end:
            return False
        page.wait_for_timeout(50)
    return True
