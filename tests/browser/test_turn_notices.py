"""It is your turn, said by the browser to whoever does not look: asked for once, switched off at any time."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Check, Open
from tests.server.live import LiveServer

#: Notifications written down instead of shown, of a browser that looks elsewhere where the test says so.
OVERHEARD = """
  window.notices = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission() { return Promise.resolve("granted"); }
    constructor(title, how) { window.notices.push([title, how.body, how.data.path]); }
  };
  Object.defineProperty(Document.prototype, "hidden", { get: () => window.away === true });
  localStorage["sixrealms.table"] ??= JSON.stringify({ pace: "off", settle: 0, answered: 9, offered: true });
"""


def test_it_is_asked_once_and_said_while_nobody_looks(pages: LiveServer, opened: Open, check: Check) -> None:
    first, second, table = _two(pages, opened)
    waiting = second if first.locator("[data-testid=prompt].mine").count() else first
    deciding = first if waiting is second else second

    check(waiting, "asked whether to be told")
    waiting.get_by_test_id("notice-yes").click()
    expect(waiting.get_by_test_id("notice-offer")).to_have_count(0)
    waiting.evaluate("window.away = true")
    _pass_until_asked(deciding, waiting)
    waiting.wait_for_function("() => window.notices.length > 0")
    title, body, path = waiting.evaluate("window.notices[0]")
    assert (title, path) == ("It is your turn", f"/table/{table}")
    assert "Bruno" in body or "Ana" in body
    assert waiting.title().startswith("● ")

    waiting.reload()
    waiting.get_by_test_id("prompt").wait_for()
    waiting.get_by_test_id("more").first.click()
    switch = waiting.get_by_test_id("turn-notices")
    expect(switch).to_be_checked()
    switch.uncheck()
    assert waiting.evaluate("localStorage['sixrealms.turns']") == "no"


def test_whoever_says_no_is_not_asked_again(pages: LiveServer, opened: Open) -> None:
    first, second, _ = _two(pages, opened)
    waiting = second if first.locator("[data-testid=prompt].mine").count() else first
    waiting.get_by_test_id("notice-no").click()
    expect(waiting.get_by_test_id("notice-offer")).to_have_count(0)
    waiting.reload()
    waiting.get_by_test_id("prompt").wait_for()
    expect(waiting.get_by_test_id("notice-offer")).to_have_count(0)
    assert waiting.evaluate("window.notices") == []


def _two(pages: LiveServer, opened: Open) -> tuple[Page, Page, str]:
    """Two people at a table, who have played before."""
    taken = pages.asked("/api/tables", {"seats": [{}, {}], "guest": {"name": "Ana"}})[1]
    other = pages.asked(f"/api/tables/{taken['table']}/seats", {"name": "Bruno"})[1]
    found = []
    for one in (taken, other):
        page = opened(PHONE, bypass_csp=True)
        page.add_init_script(OVERHEARD)
        page.goto(f"{pages.address}/#sit={taken['table']}&seat={one['seat']}&token={one['token']}")
        found.append(page)
    for page in found:
        page.get_by_test_id("prompt").wait_for()
    found[0].wait_for_function("() => document.title.length > 0")
    expect(found[0].locator("[data-testid=prompt].mine").or_(found[0].get_by_test_id("notice-offer"))).to_be_visible()
    return found[0], found[1], taken["table"]


def _pass_until_asked(deciding: Page, waiting: Page) -> None:
    """Whoever decides does the usual thing until the other is asked."""
    for _ in range(40):
        if waiting.evaluate("window.notices.length"):
            return
        button = deciding.get_by_test_id("main-action")
        if button.count() and button.is_enabled():
            button.click()
        deciding.wait_for_timeout(200)
