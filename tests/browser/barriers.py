"""What keeps somebody from using a page, found by axe: quickly, since most pages have nothing to be told about."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.rest import AT_REST

TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
#: Only violations are told: what passes is long, and nobody reads it. What would be preloaded no rule of these needs.
_RUN: Final = """(tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'], preload: false })
  .then((found) => found.violations.flatMap((one) => one.nodes.map((node) => [one.id, node.html.slice(0, 300)])))"""


def barriers(page: Page, axe: str) -> list[tuple[str, str]]:
    """The rules this page breaks as it is now, once it is at rest, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    page.evaluate(AT_REST)
    found: list[Any] = page.evaluate(_RUN, list(TAGS))
    return [(rule, where) for rule, where in found]
