"""Several people at one table, each with a browser: what nobody may see, taking back, and talking."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from sixrealms import catalogue
from tests.browser.conftest import Open
from tests.browser.dealt import Dealt, deal
from tests.browser.persons import Mouse
from tests.server.live import LiveServer

_ASKED = "document.querySelector('[data-testid=prompt].mine .go:enabled, [data-testid=prompt].mine .answer:enabled')"


def hand(page: Page) -> set[str]:
    """The names of the cards in the hand of whoever looks at this page."""
    labels = (
        page.get_by_test_id("hand").locator(".face[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    )
    return {label.partition(",")[0] for label in labels}


def names(cards: Sequence[str]) -> set[str]:
    return {catalogue.printing(card).name for card in cards}


def whose_turn(people: Sequence[Page]) -> int:
    """The number of the page that is asked."""
    for _ in range(600):
        for number, page in enumerate(people):
            if page.evaluate(f"Boolean({_ASKED})"):
                return number
        people[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked")


@pytest.fixture
def table(pages: LiveServer) -> Dealt:
    return deal(pages, 8, ("Ana", "Bruno"))


def test_nobody_finds_the_hidden_cards_of_another_in_his_page(
    sitting: Callable[..., Page], opened: Open, pages: LiveServer, table: Dealt
) -> None:
    watcher = opened()
    told: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    watcher.goto(pages.address + table.link)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    people = [sitting(table, seat) for seat in (0, 1)]
    players = [Mouse(page, seat) for seat, page in enumerate(people)]
    decks = [names(deck) for deck in table.state.kit.setup.decks]

    public: set[str] = set()
    compared = 0
    for _ in range(10):
        asked = whose_turn(people)
        players[asked].decide()
        whose_turn(people)
        public |= {name for name in decks[0] | decks[1] if name in watcher.get_by_test_id("log").inner_text()}
        for seat, page in enumerate(people):
            hidden = hand(page) - public - decks[1 - seat]
            compared += len(hidden)
            for other in (people[1 - seat], watcher):
                seen = other.content()
                assert [name for name in hidden if name in seen] == []
    assert compared > 30
    assert told
    assert '"prompt":{' not in "".join(told)


def test_taking_back_is_asked_for_and_granted(sitting: Callable[..., Page], table: Dealt) -> None:
    people = [sitting(table, seat) for seat in (0, 1)]
    players = [Mouse(page, 4 + seat) for seat, page in enumerate(people)]
    for _ in range(40):
        asked = whose_turn(people)
        me, other = people[asked], people[1 - asked]
        question = me.get_by_test_id("question").inner_text()
        before = hand(me)
        players[asked].decide()
        whose_turn(people)
        undo = me.get_by_test_id("undo")
        if undo.count() and "Ask" in undo.inner_text():
            break
    else:
        raise AssertionError("nothing was done that others have to agree to take back")

    undo.click()
    expect(me.get_by_text("waits for the others")).to_be_visible()
    expect(other.get_by_text("wants to take back the last decision")).to_be_visible()
    other.get_by_role("button", name="Allow it").click()
    expect(me.get_by_test_id("question")).to_have_text(question)
    assert hand(me) == before


def test_what_one_says_the_other_reads(sitting: Callable[..., Page], table: Dealt) -> None:
    ana, bruno = (sitting(table, seat, locale=locale) for seat, locale in ((0, "en-US"), (1, "pt-BR")))
    for page in (ana, bruno):
        page.get_by_test_id("show-chat").click()
    ana.get_by_test_id("chat").get_by_role("textbox").fill("<b>Good evening</b> from [[Waterdeep]]")
    ana.keyboard.press("Enter")
    heard = bruno.get_by_test_id("chat").get_by_role("log")
    expect(heard).to_contain_text("<b>Good evening</b> from Waterdeep")
    expect(heard.get_by_role("link", name="Waterdeep")).to_be_visible()

    ana.get_by_text("Quick phrases").click()
    ana.get_by_role("button", name="Good game").click()
    expect(ana.get_by_test_id("chat").get_by_role("log")).to_contain_text("Good game")
    expect(heard).to_contain_text("Bom jogo")
