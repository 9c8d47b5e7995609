"""No barrier on the pages of events, for whoever runs one, plays, or watches, checked by axe; nor on
a screen several people share, nor in a window of a fixed time.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import AT_ONCE, Check, Open, looked_at_in
from tests.browser.dealt import deal
from tests.browser.held import EVENTS, JUDGE, ORGANISER, Held
from tests.server.live import LiveServer

pytestmark = pytest.mark.parametrize("language", looked_at_in("pt-BR"))

#: Who looks at which page of which event, and what is there to be waited for.
LOOKS = [
    ("signing-up", "", "?part=round", "section svg"),
    ("signing-up", "Ana Alves", "/mine", "section svg"),
    ("signing-up", "", "/projector", "main .name"),
    ("arriving", "", "/sign-up", "main form"),
    ("arriving", ORGANISER, "?part=players", "[data-testid=sign-up-by-phone]"),
    ("arriving", "Ana Alves", "/mine", "[data-testid=check-in]"),
    ("arriving", "Célia Alves", "/sign-up", "main a"),
    ("arriving", "", "/projector", "[data-testid=sign-up-code]"),
    ("playing", "4.1", "/mine", "[data-testid=call-back]"),
    ("playing", JUDGE, "?part=round", "#table-5 .claim"),
    ("playing", "", "?part=round", "#table-5"),
    ("playing", ORGANISER, "?part=book", "ol li"),
    ("playing", ORGANISER, "?part=paper", "main form"),
    ("playing", "", "/projector", "ol h2"),
    ("playing", "4.0", "/mine", "main form"),
    ("playing", "5.2", "/mine", ".bad"),
    ("playing", "6.0", "/mine", ".claim"),
    ("playing", "6.1", "/mine", "[data-testid=confirm]"),
    ("resting", ORGANISER, "?part=round", "[data-testid=begin-day]"),
    ("next-morning", "Ana Alves", "/mine", "[data-testid=check-in]"),
    ("with-decks", "", "?part=metagame", "tbody tr"),
    ("with-decks", "", "?part=grid", "[data-testid=bracket]"),
    ("with-prizes", ORGANISER, "?part=prizes", "[data-testid=add-prize]"),
    ("decided", "", "?part=standings", "tbody tr"),
    ("decided", "", "?part=grid", ".box"),
    ("decided", "", "/projector", "main .name"),
]


@cache
def held(server: LiveServer, event: str) -> Held:
    return EVENTS[event](server)


@pytest.fixture
def page(opened: Open, language: str) -> Page:
    return opened(locale=language, bypass_csp=True, reduced_motion="reduce")


def open_dialog(page: Page, by: Locator, then: str = "") -> Locator:
    """A dialog opened by a button, and by the button in it whose name in either language is like that."""
    by.click()
    dialog = page.get_by_role("dialog")
    if then:
        dialog.get_by_role("button", name=re.compile(then)).click()
    dialog.wait_for()
    return dialog


def test_pages_of_events(page: Page, pages: LiveServer, check: Check) -> None:
    for event, who, where, there in LOOKS:
        page.goto(pages.address + held(pages, event).of(who, where))
        page.locator(there).first.wait_for()
        check(page, f"{event}, {who or 'watched'}, {where}")
        page.evaluate("localStorage.clear()")
        page.goto("about:blank")  # the next key comes with a new page

    page.goto(f"{pages.address}/events/none")
    page.get_by_role("link", name=re.compile("All events|Todos os eventos")).wait_for()
    check(page, "no such event")


def test_what_an_organiser_opens(page: Page, pages: LiveServer, check: Check) -> None:
    page.goto(pages.address + held(pages, "signing-up").of(ORGANISER))
    open_dialog(page, page.get_by_test_id("paste"))
    check(page, "a list is pasted")
    page.keyboard.press("Escape")
    about = page.get_by_role("button", name=re.compile("(More about|Mais sobre) Ana Alves"))
    open_dialog(page, about)
    check(page, "about a player")
    page.keyboard.press("Escape")
    open_dialog(page, about, "^(Link to|Link para)").get_by_role("textbox").wait_for()
    check(page, "the link of a player")

    page.goto(pages.address + held(pages, "playing").of(ORGANISER, "?part=round"))
    dialog = open_dialog(page, page.locator("#table-1 thead button").first)
    for field, realms in zip(dialog.get_by_role("spinbutton").all(), "610", strict=True):
        field.fill(realms)
    dialog.get_by_test_id("changes").wait_for()
    check(page, "what a correction changes")
    page.keyboard.press("Escape")
    open_dialog(page, page.locator("#table-4 header button"))
    check(page, "about a table")

    page.goto(pages.address + held(pages, "decided").of(ORGANISER))
    page.get_by_test_id("wrap-up").click()
    page.get_by_test_id("changes").wait_for()
    check(page, "what wrapping up changes")

    page.goto(f"{pages.address}/events")
    page.get_by_test_id("new-event").click()
    page.locator("summary").last.click()
    check(page, "a new event")


def test_what_the_desk_opens_before_the_start(page: Page, pages: LiveServer, check: Check) -> None:
    page.goto(pages.address + held(pages, "arriving").of(ORGANISER))
    open_dialog(page, page.get_by_test_id("sign-up-by-phone")).get_by_test_id("sign-up-code").wait_for()
    check(page, "the code to sign up")
    page.keyboard.press("Escape")
    open_dialog(page, page.get_by_test_id("draw-checks")).get_by_role("listitem").first.wait_for()
    check(page, "decks drawn to be checked")
    page.keyboard.press("Escape")
    open_dialog(page, page.get_by_test_id("end-check-in"))
    page.get_by_test_id("changes").wait_for()
    check(page, "who would be absent")
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(pages.address + held(pages, "playing").of("4.0", "/mine"))
    open_dialog(page, page.get_by_test_id("call-judge"))
    check(page, "a judge is called")


def test_what_is_decided_by_hand(page: Page, pages: LiveServer, check: Check) -> None:
    page.goto(pages.address + held(pages, "signing-up").of(ORGANISER))
    about = page.get_by_role("button", name=re.compile("(More about|Mais sobre) Ana Alves"))
    open_dialog(page, about, "^(Register another deck|Registrar outro baralho)").get_by_role("combobox").wait_for()
    check(page, "another deck is registered")
    page.goto(pages.address + held(pages, "signing-up").of(ORGANISER, "?part=paper"))
    open_dialog(page, page.get_by_role("button", name=re.compile("^(Change the plan|Mudar o plano)")))
    check(page, "the plan")
    page.keyboard.press("Escape")
    open_dialog(page, page.get_by_role("button", name=re.compile("^(Delete the event|Apagar o evento)")))
    check(page, "an event is deleted")

    page.goto(pages.address + held(pages, "playing").of(ORGANISER, "?part=round"))
    tie = open_dialog(page, page.locator("#table-1 header button"))
    tie.get_by_role("button").first.wait_for()
    check(page, "a finished table")

    page.goto(pages.address + held(pages, "sealed").of(ORGANISER, "?part=round"))
    open_dialog(page, page.locator("#table-2 header button"), "^(Put the game right|Corrigir a partida)").get_by_role(
        "combobox"
    ).wait_for()
    check(page, "a game is put right")


def test_decks_and_boosters_on_a_phone(page: Page, pages: LiveServer, check: Check) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(pages.address + held(pages, "signing-up").of("Ana Alves", "/mine"))
    open_dialog(page, page.get_by_role("button", name=re.compile("^(Look at your|Ver seu)"))).get_by_role(
        "listitem"
    ).first.wait_for()
    check(page, "the own deck")
    page.keyboard.press("Escape")
    open_dialog(page, page.get_by_test_id("register-deck")).get_by_role("combobox").wait_for()
    check(page, "the own deck is changed")
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(pages.address + held(pages, "sealed").of("1.0", "/mine"))
    open_dialog(page, page.get_by_role("button", name="Booster", exact=True)).get_by_role("checkbox").first.wait_for()
    check(page, "a booster")


def test_a_screen_for_several_and_a_window_of_a_fixed_time(page: Page, pages: LiveServer, check: Check) -> None:
    two = deal(pages, 8, ("Ana", "Bruno"))
    page.add_init_script(f"{AT_ONCE}; {two.together(0, 1)}")
    page.goto(pages.address + two.link)
    page.get_by_test_id("curtain").wait_for()
    check(page, "the curtain")

    page.goto(pages.address + deal(pages, 4, window=5).of(0))
    window = page.get_by_test_id("hold")
    while not window.count():
        page.locator("[data-testid=main-action]:enabled").or_(window).first.wait_for()
        if not window.count():
            page.get_by_test_id("main-action").click()
    window.click()
    page.get_by_test_id("let-go").wait_for()
    check(page, "a window that is held")
