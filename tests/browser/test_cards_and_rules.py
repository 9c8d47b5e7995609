"""Looking up cards and rules in a browser: found as one types, with the keys alone, on a phone, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sixrealms import catalogue
from tests.browser.barriers import barriers
from tests.browser.conftest import PATIENCE, looked_at_in
from tests.browser.rest import resize
from tests.browser.test_one_screen import SIZES
from tests.server.live import LiveServer

DESKTOP = {"width": 1440, "height": 900}
PLACES = (
    "/cards",
    "/cards/1st/12",
    "/cards/4th/322",
    "/cards/1st/9999",
    "/rules",
    "/rules/combat.e.tie",
)
DUNGEONS = sum(p.set == "DU" and p.type == "dungeon" for p in catalogue.all_printings())


@pytest.fixture
def desk(chromium: Browser) -> Iterator[BrowserContext]:
    """A desktop whose reader speaks English."""
    context = chromium.new_context(viewport=DESKTOP, locale="en-US")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def page(desk: BrowserContext, pages: LiveServer) -> Page:
    """The list of cards, loaded."""
    page = desk.new_page()
    page.goto(f"{pages.address}/cards")
    expect(page.get_by_text(re.compile(r"^[\d,]+ cards$"))).to_be_visible()
    return page


def test_cards_are_found_while_one_types_and_by_filters(page: Page) -> None:
    page.get_by_role("searchbox").fill("great rift")
    expect(page.get_by_role("link", name="The Great Rift, Realm, Forgotten Realms")).to_be_visible()
    expect(page.get_by_text("1 card", exact=True)).to_be_visible()
    page.get_by_role("searchbox").fill("grande despenhadeiro")
    expect(page.get_by_role("link", name="The Great Rift")).to_be_visible()

    page.get_by_role("searchbox").fill("")
    page.get_by_label("Type").select_option("dungeon")
    page.get_by_label("Set").select_option("DU")
    expect(page.get_by_role("list", name="Cards found").get_by_role("listitem")).to_have_count(DUNGEONS)
    expect(page).to_have_url(re.compile("type=dungeon&set=DU"))
    page.reload()
    expect(page.get_by_role("list", name="Cards found").get_by_role("listitem")).to_have_count(DUNGEONS)


def test_a_card_is_reached_and_left_with_the_keys_alone(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("waterdeep")
    expect(page.get_by_role("list", name="Cards found").get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", level=1)).to_have_text("Waterdeep")
    page.get_by_role("link", name="move.coast.definition").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("move.coast.definition")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Waterdeep")


def test_every_face_of_a_page_is_drawn(page: Page) -> None:
    page.wait_for_function(
        "() => { const all = [...document.querySelectorAll('ul img')].slice(0, 14);"
        "return all.length === 14 && all.every((one) => one.complete && one.naturalWidth > 0) }"
    )


def test_a_word_of_the_game_leads_to_its_rules_and_back(desk: BrowserContext, pages: LiveServer) -> None:
    page = desk.new_page()
    page.goto(f"{pages.address}/rules")
    page.get_by_role("searchbox").fill("limbo")
    page.get_by_role("link", name="limbo.not-in-play").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("limbo.not-in-play")
    page.get_by_role("link", name="Limbo", exact=True).last.click()
    expect(page.locator("#word-limbo")).to_be_in_viewport()


def test_own_pictures_stay_in_the_browser(page: Page, tmp_path: Path) -> None:
    """A pixel stands for a scan. Nothing is sent: the only requests are for our own things."""
    folder = tmp_path / "1st"
    folder.mkdir()
    (folder / "012.png").write_bytes(
        bytes.fromhex(
            "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63f8cfc0f01f00050001ff"
            "56c7d2a50000000049454e44ae426082"
        )
    )
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method))
    page.get_by_text("Your own pictures", exact=True).click()
    page.get_by_label("Choose the folder").set_input_files(tmp_path)
    expect(page.get_by_text("1 picture is kept.")).to_be_visible()
    page.get_by_role("searchbox").fill("1st/12")
    shown = page.get_by_role("link", name="The Great Rift").locator("img")
    expect(shown).to_have_attribute("src", re.compile("^blob:"))
    assert set(sent) <= {"GET"}

    page.get_by_role("button", name="Forget 1 pictures").click()
    expect(shown).to_have_attribute("src", re.compile("^/faces/card/en/1st/12.svg"))


@pytest.mark.daily_share  # as all that looks for barriers page by page
@pytest.mark.parametrize("language", looked_at_in("pt-BR"))
def test_everybody_can_use_these_pages(chromium: Browser, pages: LiveServer, axe: str, language: str) -> None:
    context = chromium.new_context(viewport=DESKTOP, locale=language, bypass_csp=True)  # type: ignore[arg-type]
    page = context.new_page()
    for place in PLACES:
        page.goto(pages.address + place)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.lang") == ("en" if language == "en-US" else language)
        for size in ("small-phone", "desktop"):
            resize(page, SIZES[size])
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
            assert barriers(page, axe) == [], f"{place}, {size}"
    context.close()
