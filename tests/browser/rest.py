"""When a page is at rest: everything is drawn, has its size and has ended its movements."""

from __future__ import annotations

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
