"""Decks in a browser: built, judged, undone, kept, handed on and played; without barriers on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Check, Open, looked_at_in
from tests.server.live import LiveServer

TABS = ("legal", "figures", "hand", "suggest", "try", "share", "history", "deck")


def _tab(page: Page, name: str) -> None:
    page.locator(f"#tab-{name}").click()


def _copied(page: Page, pages: LiveServer, deck: str = "A-1") -> None:
    """A deck of the program among one's own, open in the builder and judged."""
    page.goto(f"{pages.address}/decks/{deck}")
    page.get_by_test_id("copy-deck").click()
    expect(page.get_by_test_id("verdict")).to_contain_text(re.compile("✓|✗"))


@pytest.mark.parametrize("language", looked_at_in("pt-BR"))
def test_the_pages_of_decks_have_no_barriers(opened: Open, pages: LiveServer, check: Check, language: str) -> None:
    page = opened(DESKTOP, locale=language)
    page.goto(f"{pages.address}/decks")
    page.locator("li img").first.wait_for()
    check(page, "decks")
    _copied(page, pages)
    page.locator(".face img").first.wait_for()
    for tab in TABS:
        _tab(page, tab)
        check(page, f"builder, {tab}")
    address = page.url
    for place in ("/decks/collection", address.removeprefix(pages.address).replace("edit", "print"), "/decks/A-1"):
        page.goto(pages.address + place)
        page.locator("h1, h2").first.wait_for()
        check(page, place)


#: Answers a trial as the server does, line by line: 80 games at once, the rest when the page is told `finish()`.
_TRIAL = """(() => {
  const asked = window.fetch;
  window.fetch = (where, more) => {
    if (where !== '/api/deck-trials') return asked(where, more);
    const all = [...new Set(JSON.parse(more.body).cards)];
    const won = (played) => ({ played, won_when_played: played >> 1 });
    const cards = (games) => all.map((id, at) => ({ id, ...won(at % 3 ? (games / at) | 0 : 0) }));
    const figures = { of: 200, share: 0.5, lower: 0.43, upper: 0.57, faults: 0 };
    const line = (games) => JSON.stringify({ ...figures, games, wins: games >> 1, cards: cards(games) });
    const body = new ReadableStream({ start(told) {
      const say = (games) => told.enqueue(new TextEncoder().encode(line(games) + '\\n'));
      say(80);
      window.finish = () => { say(200); told.close(); };
    } });
    return Promise.resolve(new Response(body));
  };
})()"""


def test_a_trial_goes_on_while_its_reader_is_elsewhere(opened: Open, pages: LiveServer, check: Check) -> None:
    page = opened(PHONE, bypass_csp=True)
    page.add_init_script(_TRIAL)
    _copied(page, pages)
    _tab(page, "try")
    page.get_by_test_id("try-deck").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "80")
    page.get_by_role("link", name="Cards").first.click()
    page.get_by_role("searchbox").wait_for()
    page.go_back()

    tab = page.get_by_role("tab", selected=True)
    expect(tab).to_have_text("Try it 80/200")
    expect(tab).to_be_in_viewport(ratio=1)
    check(page, "a trial that runs")
    page.emulate_media(color_scheme="dark")
    check(page, "a trial that runs, in the dark")
    page.evaluate("finish()")
    expect(page.get_by_role("status").get_by_text("200 of 200 games")).to_be_visible()
    expect(tab).to_have_text("Try it")
    check(page, "a trial that is over")


#: Answers a trial as the server does: 80 games, and when it goes on, 80 more; refused once as if it still played.
_GOES_ON = """(() => {
  const asked = window.fetch;
  window.begun = [];
  window.fetch = (where, more) => {
    if (where !== '/api/deck-trials') return asked(where, more);
    const { begun } = JSON.parse(more.body);
    if (begun && !window.begun.length) {
      window.begun.push(begun.games);
      return Promise.resolve(Response.json({ error: { code: 'too-often', message: 'wait' } }, { status: 429 }));
    }
    window.begun.push(begun?.games ?? 0);
    const games = (begun?.games ?? 0) + 80;
    const cards = [{ id: '1st/1', played: games, won_when_played: games >> 1 }];
    const figures = { of: 200, share: 0.5, lower: 0.4, upper: 0.6, faults: 0 };
    const line = JSON.stringify({ ...figures, games, wins: games >> 1, cards });
    return Promise.resolve(new Response(new ReadableStream({ start: (told) => {
      told.enqueue(new TextEncoder().encode(line + '\\n'));
      more.signal.addEventListener('abort', () => told.error(more.signal.reason));
    } })));
  };
})()"""


def test_a_trial_goes_on_when_the_page_was_loaded_anew_unless_it_was_stopped(opened: Open, pages: LiveServer) -> None:
    page = opened(PHONE, bypass_csp=True)
    page.add_init_script(_GOES_ON)
    _copied(page, pages)
    _tab(page, "try")
    page.get_by_test_id("try-deck").click()
    progress = page.get_by_role("progressbar")
    expect(progress).to_have_attribute("value", "80")
    page.reload()
    expect(progress).to_have_attribute("value", "160")
    assert page.evaluate("window.begun") == [80, 80]
    expect(page.get_by_role("tab", selected=True)).to_have_text("Try it 160/200")

    page.get_by_role("button", name="Stop").click()
    page.reload()
    _tab(page, "try")
    expect(progress).to_have_attribute("value", "160")
    assert page.evaluate("window.begun") == []


def test_the_page_of_a_deck_calls_rulesets_by_their_titles(opened: Open, pages: LiveServer) -> None:
    page = opened(DESKTOP, locale="pt-BR")
    page.goto(f"{pages.address}/decks/A-1")
    told = page.locator("p.good, p.bad").first
    expect(told).to_contain_text("Regras de torneio")
    expect(told).not_to_contain_text(re.compile(r"\btournament\b"))


def test_a_deck_is_built_from_nothing_judged_undone_and_still_there_tomorrow(opened: Open, pages: LiveServer) -> None:
    page = opened(DESKTOP)
    page.goto(f"{pages.address}/decks")
    page.get_by_test_id("new-deck").click()
    page.get_by_role("textbox", name="Name of the deck").fill("Tomorrow")
    page.keyboard.press("Tab")

    page.get_by_test_id("query").fill("t:realm w:FR waterdeep")
    page.get_by_role("button", name="One Waterdeep more").first.click()
    page.get_by_test_id("query").fill("t:wizzard")
    page.get_by_role("button", name="Did you mean wizard?").click()
    expect(page.get_by_test_id("query")).to_have_value("t:wizard")
    page.get_by_role("button", name="Allies").click()
    expect(page.get_by_test_id("query")).to_have_value("t:wizard,ally")
    page.set_viewport_size(PHONE)
    _tab(page, "find")
    expect(page.get_by_test_id("query")).to_have_value("t:wizard,ally")
    page.set_viewport_size(DESKTOP)

    line = page.get_by_text(re.compile("1 realms · 0 champions"))
    expect(line).to_be_visible()
    _tab(page, "legal")
    expect(page.get_by_role("link", name=re.compile(r"deck\.limits\.\d+\.realms")).first).to_be_visible()
    page.get_by_test_id("undo").click()
    expect(page.get_by_text("0 realms · 0 champions")).to_be_visible()
    page.get_by_test_id("redo").click()
    expect(line).to_be_visible()

    page.reload()
    expect(line).to_be_visible()
    page.get_by_role("link", name="‹ Decks").click()
    expect(page.get_by_role("link", name=re.compile("Tomorrow"))).to_be_visible()


def test_all_that_is_wrong_with_a_list_is_told_at_once_and_a_right_one_becomes_a_deck(
    opened: Open, pages: LiveServer
) -> None:
    page = opened(PHONE)
    page.goto(f"{pages.address}/decks")
    page.get_by_role("button", name="From a text or file").click()
    page.get_by_label("Cards of the deck").fill("2 Nobody\n1st/1\nNothing here\n")
    page.get_by_role("button", name="Make a deck of it").click()
    alert = page.get_by_role("alert").filter(has_text="2 lines are wrong")
    expect(alert).to_contain_text("line 1: ")
    expect(alert).to_contain_text("line 3: ")

    page.get_by_label("Cards of the deck").fill("Name: Pasted\n2 1st/54\n1st/1\n[Sideboard]\n1st/331\n")
    page.get_by_role("button", name="Make a deck of it").click()
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("Pasted")
    expect(page.get_by_role("heading", name="Sideboard")).to_be_visible()


def test_a_deck_of_an_account_is_on_every_device_and_its_page_is_for_whoever_has_the_link(
    opened: Open, pages: LiveServer
) -> None:
    one, other, stranger = opened(DESKTOP), opened(DESKTOP), opened(PHONE)
    one.goto(f"{pages.address}/me")
    one.get_by_test_id("claim-name").fill("Deckbuilder")
    one.get_by_test_id("claim-password").fill("a good long password")
    one.get_by_test_id("claim").click()
    expect(one.get_by_test_id("logout")).to_be_visible()
    _copied(one, pages, "A-2")
    _tab(one, "share")
    one.get_by_role("radio", name=re.compile("Whoever has the link")).check()
    link = one.get_by_label("A page for this deck").last.input_value()
    expect(one.get_by_role("img", name="The link as a QR code")).to_be_visible()

    stranger.goto(link)
    expect(stranger.get_by_role("heading", name=re.compile("A-2"))).to_be_visible()
    expect(stranger.get_by_text("Deckbuilder")).to_be_visible()

    other.goto(f"{pages.address}/me")
    other.get_by_test_id("login-name").fill("Deckbuilder")
    other.get_by_test_id("login-password").fill("a good long password")
    other.get_by_test_id("login").click()
    expect(other.get_by_test_id("logout")).to_be_visible()
    other.goto(f"{pages.address}/decks")
    expect(other.get_by_role("region", name="My decks").get_by_role("link", name=re.compile("A-2"))).to_be_visible()


def test_a_deck_of_ones_own_is_chosen_at_a_new_table_and_played(opened: Open, pages: LiveServer) -> None:
    page = opened(DESKTOP)
    _copied(page, pages)
    page.get_by_test_id("play-deck").click()
    page.get_by_test_id("prompt").wait_for()

    page.goto(f"{pages.address}/new")
    chooser = page.get_by_label("Deck", exact=True).first
    own = chooser.locator("optgroup[label='My decks'] option")
    expect(own).to_have_count(1)
