"""Cards drawn onto the table with a finger and with the mouse; rows are still scrolled, cards still shown large."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from sixrealms.engine.state import State
from tests.browser.dealt import deal
from tests.server.live import LiveServer

PHONE = {"width": 390, "height": 844}
Sit = Callable[..., Page]


class Finger:
    """A finger on a touch screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.screen: CDPSession = page.context.new_cdp_session(page)
        self.x = self.y = 0.0

    def _touch(self, kind: str) -> None:
        points = [] if kind == "touchEnd" else [{"x": self.x, "y": self.y}]
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    @contextmanager
    def on(self, what: Locator) -> Iterator[None]:
        """Put it on something; at the end it is lifted."""
        what.scroll_into_view_if_needed()
        self.x, self.y = middle(what)
        self._touch("touchStart")
        yield
        self._touch("touchEnd")

    def draw(self, x: float, y: float, steps: int = 6) -> None:
        """Draw it to another place."""
        for left in range(steps, 0, -1):
            self.x += (x - self.x) / left
            self.y += (y - self.y) / left
            self._touch("touchMove")
            self.page.wait_for_timeout(16)


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def can_lay_a_realm(s: State) -> bool:
    """The person has empty places, and a realm in hand to lay there; the rest of the hand has to be scrolled to."""
    asked = s.pending
    if asked is None or (asked.player, asked.about) != (0, "ask-phase-2"):
        return False
    realms = [a for a in asked.options if a.verb == "play" and s.kit.defs[s.defn[a.card]].type == "realm"]
    return len({a.other for a in realms}) > 2 and len(s.hand(0)) >= 8


def can_send_a_champion(s: State) -> bool:
    asked = s.pending
    return asked is not None and (asked.player, asked.about) == (0, "ask-phase-3") and bool(champions(s))


def champions(s: State) -> set[int]:
    """The champions the person can put into their pool, and for which there is one way to do so."""
    assert s.pending is not None
    plays = [a.card for a in s.pending.options if a.verb == "play"]
    return {card for card in plays if s.kit.defs[s.defn[card]].champion and plays.count(card) == 1}


def can_attack(s: State) -> bool:
    """A champion of the person may attack one of several realms."""
    asked = s.pending
    if asked is None or (asked.player, asked.about) != (0, "ask-phase-4"):
        return False
    attacks = [a for a in asked.options if a.verb == "attack"]
    return len({a.other for a in attacks}) > 1


@pytest.fixture
def realm(sitting: Sit, pages: LiveServer) -> Page:
    table = deal(pages, 3, until=can_lay_a_realm, bots="casual", before="random")
    return sitting(table, size=PHONE, has_touch=True, is_mobile=True)


def realm_in_hand(page: Page) -> Locator:
    return page.get_by_test_id("hand").locator(".piece.can > .face[aria-label*=', Realm,']").first


def held(page: Page) -> int:
    return page.get_by_test_id("hand").locator(".piece").count()


def laid(page: Page) -> int:
    return page.get_by_test_id("own").locator(".pyramid .piece").count()


def test_a_realm_is_drawn_onto_a_place_with_a_finger(realm: Page) -> None:
    finger, before, cards = Finger(realm), laid(realm), held(realm)
    with finger.on(realm_in_hand(realm)):
        finger.draw(finger.x + 5, finger.y - 60)
        expect(realm.locator("[data-ghost]")).to_be_visible()
        place = realm.locator("button.empty.target").nth(1)
        name = place.inner_text()
        x, y = middle(place)
        finger.draw(x + 4, y - 3)
        expect(realm.locator("button.empty[data-over]")).to_have_text(name)

    expect(realm.locator("[data-ghost]")).to_have_count(0)
    expect(realm.get_by_test_id("hand").locator(".piece")).to_have_count(cards - 1)
    assert laid(realm) == before + 1
    assert realm.locator(f".own [aria-label^='Place {name},']").count() == 1


def test_a_card_put_back_is_not_played(realm: Page) -> None:
    finger, before, cards = Finger(realm), laid(realm), held(realm)
    with finger.on(realm_in_hand(realm)):
        x, y = finger.x, finger.y
        finger.draw(x, y - 80)
        expect(realm.locator("[data-ghost]")).to_be_visible()
        finger.draw(x, y)
    expect(realm.locator("[data-ghost]")).to_have_count(0)
    assert realm.locator(".piece.chosen").count() == 0
    assert (laid(realm), held(realm)) == (before, cards)


def test_a_finger_drawn_sideways_scrolls_the_hand(realm: Page) -> None:
    finger = Finger(realm)
    hand = realm.get_by_test_id("hand")
    hand.evaluate("hand => (hand.scrollLeft = 0)")
    with finger.on(hand.locator(".piece > .face").nth(3)):
        finger.draw(finger.x - 150, finger.y - 10)
        assert realm.locator("[data-ghost]").count() == 0
    realm.wait_for_function("document.querySelector('[data-testid=hand]').scrollLeft > 60")
    assert realm.locator(".piece.chosen").count() == 0


def test_a_finger_that_has_rested_takes_the_card_up_sideways_too(realm: Page) -> None:
    finger = Finger(realm)
    with finger.on(realm_in_hand(realm)):
        expect(realm.locator("[data-rested]")).to_have_count(1)
        finger.draw(finger.x + 60, finger.y, steps=3)
        expect(realm.locator("[data-ghost]")).to_be_visible()
        assert realm.locator("button.empty.target").count() > 0
    assert realm.get_by_role("dialog").count() == 0


def test_a_finger_that_stays_shows_the_card_large(realm: Page) -> None:
    finger = Finger(realm)
    with finger.on(realm_in_hand(realm)):
        expect(realm.get_by_test_id("zoom")).to_be_visible()
    expect(realm.get_by_test_id("zoom")).to_be_visible()
    assert realm.locator(".piece.chosen").count() == 0


def test_a_champion_is_drawn_into_the_pool(sitting: Sit, pages: LiveServer) -> None:
    table = deal(pages, 3, until=can_send_a_champion, bots="casual", before="random")
    page = sitting(table, size=PHONE, has_touch=True, is_mobile=True)
    finger, card = Finger(page), min(champions(table.state))
    champion = page.get_by_test_id("hand").get_by_test_id(f"card-{card}")
    champion.scroll_into_view_if_needed()
    with finger.on(champion):
        finger.draw(*middle(page.get_by_test_id("own")))
    expect(page.get_by_test_id("own").get_by_test_id(f"card-{card}")).to_be_visible()


def test_a_champion_drawn_onto_another_kingdom_chooses_there(sitting: Sit, pages: LiveServer) -> None:
    table = deal(pages, 4, ("Ana", "Bruno"), until=can_attack, before="random")  # a person, who does not answer at once
    page = sitting(table, size=PHONE, has_touch=True, is_mobile=True)
    finger = Finger(page)
    with finger.on(page.get_by_test_id("own").locator(".piece.can > .face").last):
        finger.draw(*middle(page.locator(".kingdom .whole")))
        expect(page.locator(".whole[data-over]")).to_have_count(1)
    page.get_by_role("dialog").locator(".piece.target > .face").first.tap()
    expect(page.get_by_test_id("battle")).to_be_visible()


def test_with_the_mouse_as_well(sitting: Sit, pages: LiveServer) -> None:
    page = sitting(deal(pages, 3, until=can_lay_a_realm, bots="casual", before="random"))
    cards = held(page)
    page.mouse.move(*middle(realm_in_hand(page)))
    page.mouse.down()
    page.mouse.move(700, 500, steps=4)
    place = page.locator("button.empty.target").first
    page.mouse.move(*middle(place), steps=4)
    page.mouse.up()
    expect(page.get_by_test_id("hand").locator(".piece")).to_have_count(cards - 1)
