"""An event in browsers: an organiser's desk from sign-up to the printed wrap-up, players' phones, the wall."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sixrealms.catalogue import all_printings, printing
from sixrealms.simulation.tournament import registered_decks
from sixrealms.tournament.plan import Plan
from tests.browser.conftest import Open
from tests.browser.rest import comes_true
from tests.server.live import LiveServer
from tests.tournament.printed_pdf import PrintedPdf

expect.set_options(timeout=30_000)  # a machine that runs other tests as well is slow
PHONE = {"width": 390, "height": 844}
EIGHTEEN = [
    f"{first} {last}"
    for first in ("Ana", "Bruno", "Célia", "Davi", "Eva", "Fábio")
    for last in ("Alves", "Braga", "Costa")
]


def make_event(page: Page, server: LiveServer, name: str, *, scored: bool = True, minutes: int = 0) -> str:
    """An event made as an organiser makes it; its id."""
    page.set_default_timeout(60_000)
    page.goto(f"{server.address}/events")
    page.get_by_test_id("new-event").or_(page.get_by_role("button", name="New event")).first.click()
    page.get_by_label("Name of the event").fill(name)
    page.get_by_label("Coordinator").fill("Rita Prado")
    page.get_by_label("The game by its name").fill("Championship [55]")
    page.get_by_role("radio", name=re.compile("Yes, it is scored" if scored else "No, it is unscored")).check()
    # the game is told in a line that moves what is below it
    expect(page.get_by_role("status").filter(has_text="Championship")).to_be_visible()
    page.get_by_text("More: place and date").click()
    page.get_by_label("Convention or place").fill("Six Realms Con")
    page.get_by_label("The event is advertised").check()
    if minutes:
        page.get_by_label("Minutes of a round").fill(str(minutes))
    page.get_by_test_id("make-event").click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    return page.url.split("/events/")[1].split("?")[0]


def paste(page: Page, names: list[str]) -> None:
    page.get_by_test_id("paste").click()
    page.get_by_label("One player a line").fill("\n".join(names))
    page.get_by_role("button", name=f"Register {len(names)} players").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def fill_result(page: Page, table: Any, winner: int, realms: tuple[int, ...] = (6, 3, 2)) -> None:
    """Type a result into the fields of a table and save it with Enter; the winner is found by their realms."""
    fields = table.get_by_role("spinbutton")
    expect(fields.first).to_be_visible()
    others = list(realms[1:])
    for at in range(fields.count()):
        fields.nth(at).fill(str(realms[0] if at == winner else others.pop(0)))
    fields.last.press("Enter")


def play_round(page: Page, tables: int, winner: int = 0) -> None:
    """Every open table of the round is won in two games by whoever has the same seat."""
    for _ in range(tables):
        card = page.locator("article:has(form)").first
        name = card.get_attribute("id")
        table = page.locator(f"#{name}")
        fill_result(page, table, winner)
        expect(table.get_by_text("Game 2", exact=True)).to_be_visible()
        fill_result(page, table, winner)
        expect(table.locator("form")).to_have_count(0)


@pytest.mark.timeout(300)
@pytest.mark.rule("report.wrap-up", "tracking.grids-provided")
def test_an_event_of_eighteen_is_run_from_sign_up_to_the_printed_wrap_up(pages: LiveServer, opened: Open) -> None:
    page = opened()
    event = make_event(page, pages, "Spring Cup")

    # sign-up: a list with a mistake in it is refused by its line, then taken over
    page.get_by_test_id("paste").click()
    page.get_by_label("One player a line").fill("\n".join([*EIGHTEEN[:3], "ana alves"]))
    page.get_by_role("button", name="Register 4 players").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 4")
    page.get_by_role("dialog").get_by_role("button", name="Never mind").click()
    paste(page, EIGHTEEN[:17])
    page.get_by_label("Name", exact=True).fill(EIGHTEEN[17])
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="18 players")).to_be_visible()

    # round 1: six tables, each to two wins
    page.get_by_test_id("seat").click()
    expect(page.get_by_role("heading", name="Round 1", level=2)).to_be_visible()
    expect(page.locator("article:has(form)")).to_have_count(6)
    play_round(page, 6)
    expect(page.get_by_text("6 of 6 tables finished")).to_be_visible()

    # the winner of table 2 was written down wrongly: the difference is shown before it is saved
    wrong = page.locator("#table-2")
    names = wrong.locator("tbody th").all_inner_texts()
    wrong.get_by_role("button", name="Correct game 2").click()
    dialog = page.get_by_role("dialog")
    fields = dialog.get_by_role("spinbutton")
    for at, realms in enumerate((3, 6, 2)):
        fields.nth(at).fill(str(realms))
    expect(dialog.get_by_test_id("changes")).to_contain_text("table 2 is open again")
    expect(dialog.get_by_test_id("changes")).to_contain_text(names[1])
    dialog.get_by_role("button", name="Save the correction").click()
    expect(dialog).to_have_count(0)
    fill_result(page, page.locator("#table-2"), 1)
    expect(page.locator("#table-2")).to_contain_text(f"{names[1]} wins the table")

    # rounds 2 and 3, the second with somebody who is brought back
    page.get_by_test_id("seat").click()
    expect(page.locator("article:has(form)")).to_have_count(2)
    expect(page.locator("article").filter(has_text=names[1])).to_have_count(1)
    play_round(page, 2)
    page.get_by_test_id("seat").click()
    expect(page.get_by_role("heading", name="Round 3, final", level=2)).to_be_visible()
    play_round(page, 1)
    page.get_by_role("link", name="Standings", exact=True).click()
    expect(page.get_by_role("heading", name="Final standings")).to_be_visible()
    winner = page.locator("tbody tr").first.locator("th").inner_text()
    expect(page.get_by_text(f"Won by {winner}")).to_be_visible()

    page.get_by_role("link", name="Grid", exact=True).click()
    expect(page.locator(".box")).to_have_count(9)
    expect(page.locator(".box").last).to_contain_text("Line 3:")

    # wrap up, and look at what is printed
    page.get_by_test_id("wrap-up").click()
    page.get_by_test_id("do-it").click()
    expect(page.get_by_text("Wrapped up")).to_be_visible()
    page.get_by_role("link", name="Paper and links").click()
    with page.expect_popup() as popup:
        page.get_by_role("link", name="Wrap-up report, HTML").click()
    report = popup.value
    expect(report.get_by_role("heading", name="Tournament wrap-up report")).to_be_visible()
    listed = [row for row in report.locator("tbody tr").all_inner_texts() if len(row.split()) > 1]
    assert len(listed) == 18
    assert winner in listed[0]
    assert "27" in listed[0]  # 4, 8 and 5 times 3
    expect(report.get_by_text("Rita Prado (coordinator) 18")).to_be_visible()
    fonts = report.evaluate("getComputedStyle(document.querySelector('th')).backgroundColor")
    assert fonts == "rgb(224, 224, 224)"  # the style of the page is let in by its own policy
    printed = page.request.get(f"{pages.address}/api/events/{event}/print/wrap-up.pdf")
    assert winner in PrintedPdf(printed.body()).text()


def test_two_phones_confirm_a_result_and_a_third_disagrees(pages: LiveServer, opened: Open) -> None:
    desk = opened()
    event = make_event(desk, pages, "Phones", scored=False, minutes=50)
    paste(desk, ["Ana", "Bia", "Caio"])
    desk.get_by_test_id("seat").click()
    expect(desk.locator("article")).to_have_count(1)
    desk.get_by_role("button", name="Start the clock").click()
    expect(desk.get_by_role("timer")).to_be_visible()
    seats = desk.locator("article tbody th").all_inner_texts()

    phones = {}
    for name in seats:
        desk.goto(f"{pages.address}/events/{event}?part=players")
        desk.get_by_role("button", name=f"More about {name}").click()
        desk.get_by_role("button", name="Link to the player's table").click()
        link = desk.get_by_role("textbox", name="Link to the player's table").input_value()
        phones[name] = opened(PHONE, has_touch=True, is_mobile=True)
        phones[name].goto(link)
        expect(phones[name].get_by_role("heading", name="Table 1")).to_be_visible()
        assert "key" not in phones[name].url

    first, second, third = (phones[name] for name in seats)
    expect(first.get_by_role("timer")).to_be_visible()
    fill_result(first, first.locator("section"), 0)
    expect(first.get_by_text(f"Waiting for {seats[1]}, {seats[2]}")).to_be_visible()
    second.get_by_test_id("confirm").tap()
    third.get_by_test_id("confirm").tap()
    for phone in phones.values():
        expect(phone.get_by_role("heading", name="Game 2")).to_be_visible()

    # somebody says something else: all are told, and a judge settles it at the desk
    fill_result(first, first.locator("section"), 0)
    second.get_by_role("button", name="It was otherwise").tap()
    fill_result(second, second.locator("section"), 1)
    expect(third.get_by_text("You disagree")).to_be_visible()
    desk.goto(f"{pages.address}/events/{event}?part=round")
    expect(desk.get_by_text("Players disagree")).to_be_visible()
    desk.locator(".claim").filter(has_text=f"{seats[0]} says").get_by_role("button", name="Fill in this result").click()
    desk.get_by_role("button", name="Save the result").click()
    expect(first.get_by_text(f"{seats[0]} wins the table")).to_be_visible()
    expect(desk.get_by_text(f"Won by {seats[0]}")).to_be_visible()


def test_a_player_hands_in_his_deck_with_his_phone_until_that_is_closed(pages: LiveServer, opened: Open) -> None:
    desk = opened()
    event = make_event(desk, pages, "Decks", scored=False)
    paste(desk, ["Ana", "Bia", "Caio"])
    desk.get_by_role("button", name="More about Ana").click()
    desk.get_by_role("button", name="Link to the player's table").click()
    link = desk.get_by_role("textbox", name="Link to the player's table").input_value()
    phone = opened(PHONE, has_touch=True, is_mobile=True)
    phone.goto(link)
    deck = next(iter(registered_decks(Plan(name="x", scored=False, seed=4), 1)))
    names = "\n".join(f"1 {card}" for card in (*deck.cards, *([deck.dungeon] if deck.dungeon else [])))
    phone.get_by_test_id("register-deck").tap()
    dialog = phone.get_by_role("dialog")
    dialog.get_by_role("combobox").select_option(label="My own: paste or open a file")
    dialog.get_by_role("textbox").fill("\n".join(names.splitlines()[:50]))
    expect(dialog.get_by_role("link", name=re.compile(r"^deck\."))).not_to_have_count(0)  # with the rules it breaks
    expect(dialog.get_by_role("button", name="Register the deck")).to_be_disabled()
    dialog.get_by_role("textbox").fill(names)
    dialog.get_by_role("button", name="Register the deck").tap()
    expect(phone.get_by_text("You can change it until registration is closed")).to_be_visible()
    desk.goto(f"{pages.address}/events/{event}?part=players")
    desk.get_by_test_id("lock-decks").click()
    expect(phone.get_by_text("Registered and locked")).to_be_visible(timeout=15_000)
    expect(phone.get_by_test_id("register-deck")).to_have_count(0)
    phone.get_by_role("button", name="Look at your deck").tap()
    expect(phone.get_by_role("dialog").get_by_role("listitem")).to_have_count(len(set(names.splitlines())))


def test_a_table_of_an_event_is_opened_taken_and_watched_in_the_browser(pages: LiveServer, opened: Open) -> None:
    desk = opened()
    event = make_event(desk, pages, "Online", scored=False)
    paste(desk, ["Ana", "Bia", "Caio"])
    key = desk.evaluate(f"localStorage.getItem('sixrealms.event.{event}')")
    decks = zip(("Ana", "Bia", "Caio"), ("A-1", "B-1", "C-1"), strict=True)
    handed_in = [{"type": "hand-in", "player": who, "deck": deck, "judge_agrees": True} for who, deck in decks]
    answer = desk.request.post(
        f"{pages.address}/api/events/{event}/changes",
        data={"wishes": handed_in},
        headers={"X-Six-Realms-Key": key, "Origin": pages.address},
    )
    assert answer.ok, answer.text()
    desk.reload()
    desk.get_by_test_id("seat").click()
    table = desk.locator("#table-1")
    expect(table.locator("tbody th")).to_have_count(3)
    seats = table.locator("tbody th").all_inner_texts()
    table.get_by_role("button", name="Play game 1 here").click()
    expect(table.get_by_role("link", name="Watch game 1")).to_be_visible()

    desk.goto(f"{pages.address}/events/{event}?part=players")
    desk.get_by_role("button", name=f"More about {seats[0]}").click()
    desk.get_by_role("button", name="Link to the player's table").click()
    phone = opened(PHONE, has_touch=True, is_mobile=True)
    phone.goto(desk.get_by_role("textbox", name="Link to the player's table").input_value())
    phone.get_by_role("button", name="Take your seat").tap()
    expect(phone).to_have_url(re.compile("/table/"))
    expect(phone.get_by_role("main")).to_be_visible()

    watcher = opened()
    watcher.goto(f"{pages.address}/events/{event}?part=round")
    watcher.get_by_role("link", name="Watch game 1").click()
    expect(watcher).to_have_url(re.compile("/table/"))


def test_dialogs_say_what_the_event_says_and_keep_what_was_chosen(pages: LiveServer, opened: Open) -> None:
    desk = opened()
    event = make_event(desk, pages, "Two desks", scored=False)
    key = desk.evaluate(f"localStorage.getItem('sixrealms.event.{event}')")

    def do(*wishes: dict[str, Any]) -> Any:
        answer = desk.request.post(
            f"{pages.address}/api/events/{event}/changes",
            data={"wishes": list(wishes)},
            headers={"X-Six-Realms-Key": key, "Origin": pages.address},
        )
        assert answer.ok, answer.text()
        return answer.json()["event"]

    def report(table: dict[str, Any], winner: int, round_: int = 1) -> dict[str, Any]:
        unrazed = {player: 6 if at == winner else at for at, player in enumerate(table["players"])}
        return {"type": "report", "round": round_, "table": table["number"], "unrazed": unrazed}

    # a deck of the first edition's boxes breaks the rules of an event, and its dialog says so before it is handed in
    do(*({"type": "enter", "name": name} for name in EIGHTEEN[:9]))
    desk.goto(f"{pages.address}/events/{event}?part=players")
    desk.get_by_role("button", name=f"More about {EIGHTEEN[0]}").click()
    desk.get_by_role("dialog").get_by_role("button", name="Register the deck").click()
    dialog = desk.get_by_role("dialog")
    starter = dialog.locator("option").filter(has_text="Starter Deck A-1").first.get_attribute("value")
    dialog.get_by_role("combobox").select_option(value=starter)
    expect(dialog.get_by_role("link", name="deck.unique").first).to_be_visible()
    expect(dialog.get_by_role("button", name="Register the deck")).to_be_disabled()

    # a correction that asks what becomes of round 2 keeps the answer while another desk writes
    tables = do({"type": "seat", "round": 1})["rounds"][0]["tables"]
    for table in tables:
        for _ in range(2):
            do(report(table, 0))
    final = do({"type": "seat", "round": 2})["rounds"][1]["tables"][0]
    desk.goto(f"{pages.address}/events/{event}?part=round")
    desk.locator(".look select").select_option(value="1")
    desk.locator("#table-1").get_by_role("button", name="Correct game 2").click()
    dialog = desk.get_by_role("dialog")
    for at, realms in enumerate((3, 6, 2)):
        dialog.get_by_role("spinbutton").nth(at).fill(str(realms))
    keep = dialog.get_by_role("radio", name="Keep them as they are played")
    keep.check()
    save = dialog.get_by_role("button", name="Save the correction")
    expect(save).to_be_enabled()
    with desk.expect_response(lambda answer: "/changes" in answer.url):  # the page has looked, and asked again
        do(report(final, 0, 2))
    expect(keep).to_be_checked()
    expect(save).to_be_enabled()


@pytest.mark.timeout(240)
def test_what_an_organiser_decides_by_hand(pages: LiveServer, opened: Open) -> None:
    desk = opened()
    event = make_event(desk, pages, "By hand", scored=False, minutes=50)
    key = desk.evaluate(f"localStorage.getItem('sixrealms.event.{event}')")

    def do(*wishes: dict[str, Any]) -> Any:
        answer = desk.request.post(
            f"{pages.address}/api/events/{event}/changes",
            data={"wishes": list(wishes)},
            headers={"X-Six-Realms-Key": key, "Origin": pages.address},
        )
        assert answer.ok, answer.text()
        return answer.json()["event"]

    def more(table: int, what: str) -> Any:
        desk.get_by_role("button", name=f"More about table {table}").click()
        desk.get_by_role("dialog").get_by_role("button", name=what).click()
        return desk.get_by_role("dialog")

    # the plan: another game, with sideboards
    paste(desk, ["Ana", "Bia", "Caio", "Dora", "Eva", "Fabio"])
    desk.get_by_role("link", name="Paper and links").click()
    desk.get_by_role("button", name="Change the plan").click()
    desk.get_by_label("The game by its name").fill("Championship (Sideboard) [55]")
    dialog = desk.get_by_role("dialog")
    expect(dialog.get_by_test_id("changes")).to_contain_text("plan of the event is another one")
    dialog.get_by_test_id("do-it").click()
    expect(desk.get_by_text("(Sideboard)").first).to_be_visible()
    decks = decks_with_sideboards()
    handed_in = [
        {"type": "hand-in", "player": name, "deck": deck, "judge_agrees": True}
        for name, deck in zip(("Ana", "Bia", "Caio", "Dora", "Eva", "Fabio"), decks, strict=True)
    ]
    do(*handed_in, {"type": "seat", "round": 1})

    # two change places, and the clock stands still
    desk.goto(f"{pages.address}/events/{event}?part=round")
    first, second = (desk.locator(f"#table-{number} tbody th").first.inner_text() for number in (1, 2))
    dialog = more(1, "Two players change places")
    dialog.get_by_label("Player").select_option(label=first)
    dialog.get_by_label("Changes places with").select_option(label=second)
    expect(dialog.get_by_test_id("changes")).to_contain_text(second)
    dialog.get_by_test_id("do-it").click()
    expect(desk.locator("#table-1 tbody th").first).to_have_text(second)
    desk.get_by_role("button", name="Start the clock").click()
    desk.get_by_role("button", name="Pause the clock").click()
    wall = opened()
    wall.goto(f"{pages.address}/events/{event}/projector")
    expect(wall.get_by_role("timer", name="Clock paused")).to_be_visible()
    desk.get_by_role("button", name="Let the clock go on").click()
    expect(wall.get_by_role("timer", name="Time left")).to_be_visible()

    # a game on the network is played anew
    desk.locator("#table-2").get_by_role("button", name="Play game 1 here").click()
    watch = desk.locator("#table-2").get_by_role("link", name="Watch game 1")
    before = watch.get_attribute("href")
    watcher = opened()
    watcher.goto(f"{pages.address}{before}")
    dialog = more(2, "Put the game right")
    dialog.get_by_label("What is to happen?").select_option(label="End this game and play it anew, with the same decks")
    dialog.get_by_label("Reason").fill("wrong cards")
    dialog.get_by_role("button", name="Do it").click()
    expect(desk.get_by_role("dialog")).to_have_count(0)
    expect(watch).not_to_have_attribute("href", before or "")
    expect(watcher.get_by_role("dialog").get_by_text("A judge has ended this game").first).to_be_visible()

    # between two games of table 1 its players choose on their phones
    fill_result(desk, desk.locator("#table-1"), 0, (6, 2, 2))
    seats = desk.locator("#table-1 tbody th").all_inner_texts()
    keys = desk.request.get(f"{pages.address}/api/events/{event}/keys", headers={"X-Six-Realms-Key": key}).json()
    ids = {one["name"]: one["id"] for one in do({"type": "rule", "question": "?", "answer": "!"})["players"]}
    phone = opened(PHONE, has_touch=True, is_mobile=True)
    phone.goto(f"{pages.address}/events/{event}/mine#key={keys['players'][ids[seats[0]]]}")
    phone.get_by_role("button", name="Sideboard before game 2").tap()
    phone.get_by_role("group", name="Out of the sideboard").get_by_role("checkbox").first.check()
    expect(phone.get_by_role("button", name="Exchange one card")).to_be_disabled()
    realm = _a_realm_of(decks[["Ana", "Bia", "Caio", "Dora", "Eva", "Fabio"].index(seats[0])])
    phone.get_by_role("group", name="Out of the deck").get_by_role("checkbox", name=realm).first.check()
    phone.get_by_role("button", name="Exchange one card").tap()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    expect(phone.get_by_text("may still exchange cards")).not_to_contain_text(seats[0])

    # a tie is decided with its reason, the standings tell it, and in the end the event is deleted
    fill_result(desk, desk.locator("#table-1"), 0, (6, 2, 2))
    expect(desk.locator("#table-1")).to_contain_text("wins the table")
    dialog = more(1, "Decide a tie")
    behind = dialog.get_by_label("Who stands first?").locator("option").nth(1).inner_text()
    dialog.get_by_label("Who stands first?").select_option(label=behind)
    dialog.get_by_label("Reason").fill("razed more")
    dialog.get_by_test_id("do-it").click()
    expect(desk.locator("#table-1 tr").filter(has_text=behind)).to_contain_text("3")
    desk.get_by_role("link", name="Paper and links").click()
    desk.get_by_role("button", name="Delete the event").click()
    dialog = desk.get_by_role("dialog")
    dialog.get_by_label("Repeat the name of the event").fill("by hand")
    dialog.get_by_role("button", name="Delete the event").click()
    expect(desk).to_have_url(re.compile("/events$"))
    assert desk.get_by_role("link", name=re.compile("By hand")).count() == 0


def decks_with_sideboards() -> list[dict[str, Any]]:
    """Six decks, each with seven realms beside it that are not in it: a realm of the deck can be exchanged for any."""
    drawn = registered_decks(Plan(name="x", scored=False, seed=4), 6)
    return [
        {
            "name": f"deck {at}",
            "cards": list(deck.cards),
            "dungeon": deck.dungeon or "",
            "sideboard": _realms_beside({card.name for card in deck.printings}),
        }
        for at, deck in enumerate(drawn)
    ]


def _realms_beside(held: set[str]) -> list[str]:
    found = {p.name: p.id for p in all_printings() if p.type == "realm" and p.official and p.name not in held}
    return list(found.values())[:7]


def _a_realm_of(deck: dict[str, Any]) -> str:
    return next(card.name for card in map(printing, deck["cards"]) if card.type == "realm")


def test_whoever_has_no_key_watches_and_a_judge_may_not_seat(pages: LiveServer, opened: Open) -> None:
    desk = opened()
    event = make_event(desk, pages, "Watched", scored=False)
    paste(desk, ["Ana", "Bia", "Caio"])
    desk.get_by_role("link", name="Paper and links").click()
    desk.get_by_label("Name").fill("Jorge")
    desk.get_by_role("button", name="Make a link").click()
    link = desk.get_by_label("Give this link to nobody else").input_value()

    watcher = opened()
    watcher.goto(f"{pages.address}/events/{event}")
    expect(watcher.get_by_role("heading", name="3 players")).to_be_visible()
    assert watcher.get_by_test_id("seat").count() == 0
    assert watcher.get_by_role("textbox").count() == 0
    judge = opened()
    judge.goto(link)
    expect(judge.get_by_text("You are a judge")).to_be_visible()
    assert judge.get_by_test_id("seat").count() == 0
    desk.get_by_test_id("seat").click()
    fill_result(judge, judge.locator("#table-1"), 0)
    expect(judge.locator("#table-1").get_by_text("Game 2", exact=True)).to_be_visible()
    expect(watcher.locator("article tbody td").first).to_be_visible()


@pytest.mark.parametrize("size", [{"width": 1920, "height": 1080}, {"width": 1024, "height": 768}])
def test_the_wall_shows_sixty_players_without_scrolling(pages: LiveServer, opened: Open, size: dict[str, int]) -> None:
    desk = opened()
    event = make_event(desk, pages, "Sixty", scored=False, minutes=60)
    paste(desk, [f"Player With A Name {at}" for at in range(60)])
    desk.get_by_test_id("seat").click()
    expect(desk.locator("article")).to_have_count(20)
    desk.get_by_role("button", name="Start the clock").click()
    expect(desk.get_by_role("timer")).to_be_visible()

    wall = opened(size)
    wall.goto(f"{pages.address}/events/{event}/projector")
    expect(wall.get_by_role("timer")).to_be_visible()
    scrolls = wall.evaluate(
        "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
    )
    assert max(scrolls) <= 0
    # its letters are fitted once more when the second page is counted
    assert comes_true(
        wall, "![...document.querySelectorAll('ol > li')].some(one => one.scrollHeight > one.clientHeight + 1)"
    )
    if size["width"] == 1920:
        expect(wall.get_by_role("heading", level=2)).to_have_count(20)
    letters = wall.evaluate("parseFloat(getComputedStyle(document.querySelector('ol ul li')).fontSize)")
    assert letters >= 20
