"""An event of eighteen as its players have it on their phones: from the code on the wall to the published ranking."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
import segno
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.test_event import PHONE, fill_result, make_event
from tests.scanning import scanned
from tests.server.live import LiveServer
from tests.server.test_link_code import modules
from tests.tournament.printed_pdf import PrintedPdf

pytestmark = pytest.mark.daily_share

KEY = "X-Six-Realms-Key"
EIGHTEEN = [
    f"{first} {last}"
    for last in ("Dias", "Esteves", "Faria")
    for first in ("Ana", "Bruno", "Célia", "Davi", "Eva", "Fábio")
]
#: What a page sounds and notifies, written down instead of heard and shown.
OVERHEARD = """
  window.tones = 0; window.notices = [];
  window.AudioContext = class {
    state = "running"; currentTime = 0; destination = {};
    resume() { return Promise.resolve(); }
    close() { return Promise.resolve(); }
    part() {
      const set = () => undefined;
      const value = { setValueAtTime: set, exponentialRampToValueAtTime: set };
      return { frequency: value, gain: value, connect: (other) => other, start: () => (window.tones += 1), stop: set };
    }
    createOscillator() { return this.part(); }
    createGain() { return this.part(); }
  };
  window.Notification = class {
    static permission = "granted";
    static requestPermission() { return Promise.resolve("granted"); }
    constructor(title, how) { window.notices.push(`${title}: ${how.body}`); }
  };
"""


class Day:
    """The event as its organiser has it, and what was asked of other hosts by any page."""

    def __init__(self, pages: LiveServer, opened: Open) -> None:
        self.pages = pages
        self._opened = opened
        self.elsewhere: list[str] = []
        self.desk = self.opens()
        self.event = ""

    def opens(self, *size: Any, overheard: bool = False, **more: Any) -> Page:
        page = self._opened(*size, **more)
        page.on("request", lambda request: self._asked(request.url))
        if overheard:
            page.add_init_script(OVERHEARD)
        return page

    def phone(self, *, overheard: bool = False) -> Page:
        return self.opens(PHONE, overheard=overheard, has_touch=True, is_mobile=True)

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != urlsplit(self.pages.address).netloc:
            self.elsewhere.append(url)

    def key(self, page: Page) -> str:
        return str(page.evaluate(f"localStorage.getItem('sixrealms.event.{self.event}')"))

    def does(self, *wishes: dict[str, Any], key: str = "") -> Any:
        answer = self.desk.request.post(
            f"{self.pages.address}/api/events/{self.event}/changes",
            data={"wishes": wishes},
            headers={KEY: key or self.key(self.desk), "Origin": self.pages.address},
        )
        assert answer.ok, answer.text()
        return answer.json()["event"]

    @property
    def told(self) -> Any:
        return self.desk.request.get(
            f"{self.pages.address}/api/events/{self.event}", headers={KEY: self.key(self.desk)}
        ).json()

    def plays(self, *but: int) -> None:
        """Every open table but these is won in two games by its first player, as the desk writes it down."""
        told = self.told
        for table in told["rounds"][-1]["tables"]:
            if table["winner"] or table["number"] in but:
                continue
            unrazed = {player: 6 if seat == 0 else 3 - seat for seat, player in enumerate(table["players"])}
            game = {"type": "report", "round": len(told["rounds"]), "table": table["number"], "unrazed": unrazed}
            self.does(*(game for _ in range(2 - len(table["results"]))))


def signs_up(day: Day, phone: Page, link: str, name: str) -> None:
    phone.goto(link)
    phone.get_by_label("Your name").fill(name)
    phone.get_by_test_id("sign-up").tap()
    expect(phone.get_by_text("You are signed up")).to_be_visible()
    expect(phone.get_by_role("heading", name=name)).to_be_visible()


@pytest.mark.timeout(600)
@pytest.mark.rule("report.wrap-up", "tracking.grids-provided")
def test_eighteen_sign_up_by_the_code_and_play_to_the_published_ranking(pages: LiveServer, opened: Open) -> None:
    day = Day(pages, opened)
    desk = day.desk
    day.event = event = make_event(desk, pages, "Autumn Cup", minutes=50)

    # the code on the desk and on the wall says where people sign up
    desk.get_by_test_id("sign-up-by-phone").click()
    desk.get_by_test_id("turn-sign-up").click()
    link = desk.get_by_label("Link to sign up").input_value()
    code = desk.request.get(pages.address + str(desk.get_by_test_id("sign-up-code").get_attribute("src")))
    expected = segno.make(link, error="m", micro=False).matrix
    assert modules(code.text()) == [[int(bool(module)) for module in row] for row in expected]
    assert scanned(desk.get_by_test_id("sign-up-code").screenshot()) == [link]
    desk.get_by_role("dialog").get_by_role("button", name="Close", exact=True).last.click()
    wall = day.opens({"width": 1280, "height": 800})
    wall.goto(f"{pages.address}/events/{event}/projector")
    expect(wall.get_by_test_id("sign-up-code")).to_be_visible()
    assert scanned(wall.screenshot()) == [link], "a phone reads it from the wall"

    # eighteen phones; those of a few people stay open
    phones: dict[str, Page] = {}
    keys: dict[str, str] = {}
    for at, name in enumerate(EIGHTEEN):
        phones[name] = phone = day.phone(overheard=True)
        signs_up(day, phone, link, name)
        keys[name] = day.key(phone)
        if at >= 3:
            phone.context.close()
            del phones[name]
    late = day.phone()
    late.goto(link)
    late.get_by_label("Your name").fill("ana dias")
    late.get_by_test_id("sign-up").tap()
    expect(late.get_by_role("alert")).to_contain_text("Ana Dias is entered already")
    expect(desk.get_by_role("heading", name="18 players")).to_be_visible()
    expect(wall.get_by_text("Sign-up: 18 players")).to_be_visible()

    # check-in on the phone; the one who is missing is checked in at the desk
    ids = {one["name"]: one["id"] for one in day.told["players"]}
    names = {player: name for name, player in ids.items()}
    desk.get_by_test_id("ask-check-in").click()
    for phone in phones.values():
        phone.get_by_test_id("check-in").tap()
        expect(phone.get_by_text("You are checked in")).to_be_visible()
    for name in EIGHTEEN[3:17]:
        day.does({"type": "check-in", "player": ids[name]}, key=keys[name])
    expect(desk.get_by_text("17 of 18 checked in")).to_be_visible()
    desk.get_by_test_id("seat").click()
    expect(desk.get_by_role("alert")).to_contain_text(EIGHTEEN[17])
    desk.get_by_role("button", name=f"{EIGHTEEN[17]} is here").click()
    expect(desk.get_by_text("18 of 18 checked in")).to_be_visible()

    # a deck handed in with the phone is locked, drawn for a check and shown to all when the organiser says so
    day.does({"type": "hand-in", "player": ids["Ana Dias"], "deck": "A-1", "judge_agrees": True})
    expect(phones["Ana Dias"].get_by_text("You can change it until registration is closed")).to_be_visible()
    desk.get_by_test_id("lock-decks").click()
    expect(phones["Ana Dias"].get_by_text("Registered and locked")).to_be_visible()
    desk.get_by_test_id("draw-checks").click()
    desk.get_by_test_id("draw").click()
    expect(desk.get_by_role("dialog").get_by_text("Ana Dias · to be checked")).to_be_visible()
    desk.get_by_role("dialog").get_by_role("button", name="Close", exact=True).last.click()
    late.goto(f"{pages.address}/events/{event}?part=players")
    expect(late.get_by_role("button", name="Deck of Ana Dias")).to_have_count(0)
    desk.get_by_test_id("publish-decks").click()
    late.get_by_role("button", name="Deck of Ana Dias").click()
    expect(late.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()

    # round 1: whoever has laid the phone down is called
    first = phones["Ana Dias"]
    first.get_by_test_id("notices").tap()
    first.get_by_test_id("sound").tap()
    desk.get_by_test_id("seat").click()
    expect(desk.get_by_role("heading", name="Round 1", level=2)).to_be_visible()
    desk.get_by_role("button", name="Start the clock").click()
    expect(first.get_by_role("timer")).to_be_visible()
    seated = next(table for table in day.told["rounds"][0]["tables"] if ids["Ana Dias"] in table["players"])
    number, here = seated["number"], [names[player] for player in seated["players"]]
    first.wait_for_function("() => window.notices.length > 0")
    assert first.evaluate("window.notices") == [f"You play at table {number}: Autumn Cup, round 1"]

    # one phone reports, the others confirm; the second game is confirmed by the desk
    first.get_by_test_id("sound").scroll_into_view_if_needed()
    fill_result(first, first.locator("section[aria-live]"), here.index("Ana Dias"))
    others = []
    for name in here:
        if name == "Ana Dias":
            continue
        phone = phones.get(name) or day.phone()
        phone.goto(f"{pages.address}/events/{event}/mine#key={keys[name]}")
        phone.get_by_test_id("confirm").tap()
        others.append(phone)
    expect(first.get_by_role("heading", name="Game 2")).to_be_visible()

    # a call for a judge reaches the desk wherever it looks, and is answered
    others[0].get_by_test_id("call-judge").tap()
    others[0].get_by_label("What about?").fill("may a hero do that")
    others[0].get_by_test_id("call-now").tap()
    expect(others[0].get_by_text("A judge is called")).to_be_visible()
    expect(first.get_by_text("has called a judge to this table")).to_be_visible()
    desk.get_by_role("link", name="Standings", exact=True).click()
    calls = desk.get_by_role("region", name="One table waits for a judge")
    expect(calls).to_contain_text("may a hero do that")
    calls.get_by_test_id("answer-call").click()
    expect(calls).to_have_count(0)
    expect(others[0].get_by_test_id("call-judge")).to_be_visible()

    fill_result(first, first.locator("section[aria-live]"), here.index("Ana Dias"))
    desk.get_by_role("link", name="Round", exact=True).click()
    desk.locator(f"#table-{number}").get_by_test_id("confirm-claim").click()
    expect(first.get_by_text("Ana Dias wins the table")).to_be_visible()

    # who has lost leaves with the own phone
    leaver = next(name for name in here if name != "Ana Dias")
    others[0].get_by_text("Another phone, or leaving").tap()
    others[0].get_by_test_id("leave").tap()
    others[0].get_by_test_id("do-it").tap()
    expect(others[0].get_by_text("You have left the event")).to_be_visible()
    assert next(one for one in day.told["players"] if one["name"] == leaver)["status"] == "out"

    # the rest of the rounds, seated at the desk
    day.plays()
    while not day.told["winner"]:
        desk.get_by_test_id("seat").click()
        expect(desk.locator("article:has(form)").first).to_be_visible()
        day.plays()
        expect(desk.locator("article:has(form)")).to_have_count(0)
    winner = names[day.told["winner"]]
    expect(wall.get_by_text(winner)).to_be_visible()

    # wrapped up, printed, sent in, ranked
    desk.get_by_test_id("wrap-up").click()
    desk.get_by_test_id("do-it").click()
    expect(desk.get_by_text("Wrapped up")).to_be_visible()
    printed = desk.request.get(f"{pages.address}/api/events/{event}/print/wrap-up.pdf")
    text = PrintedPdf(printed.body()).text()
    assert all(name in text for name in EIGHTEEN)
    desk.get_by_test_id("send").click()
    desk.get_by_test_id("do-it").click()
    expect(desk.get_by_text(re.compile("^Sent in on"))).to_be_visible()
    late.goto(f"{pages.address}/ranking")
    expect(late.get_by_role("row").filter(has_text=winner).first).to_be_visible()
    points = max(line["points"] for line in day.told["standings"])
    expect(late.get_by_role("row").filter(has_text=winner).first).to_contain_text(str(points))
    assert day.elsewhere == [], "nothing is asked of any other host"


def test_the_desk_the_wall_and_the_table_sound_at_five_minutes_and_at_none(pages: LiveServer, opened: Open) -> None:
    day = Day(pages, opened)
    day.event = make_event(day.desk, pages, "Bells", scored=False)
    day.does(*({"type": "enter", "name": name} for name in ("Ana", "Bia", "Caio")), {"type": "seat", "round": 1})
    day.does({"type": "start-clock", "minutes": 6})
    keys = day.desk.request.get(
        f"{pages.address}/api/events/{day.event}/keys", headers={KEY: day.key(day.desk)}
    ).json()["players"]
    of_desk = f"#key={day.key(day.desk)}"
    for path in (f"?part=standings{of_desk}", "/projector", f"/mine#key={keys['p1']}"):
        page = day.opens({"width": 1280, "height": 800}, overheard=True)
        page.clock.install()
        page.goto(f"{pages.address}/events/{day.event}{path}")
        page.get_by_test_id("sound").click()
        page.wait_for_function("() => window.tones > 0")  # as it is switched on
        page.clock.run_for(2_000)
        before = page.evaluate("window.tones")
        page.clock.fast_forward(70_000)
        page.wait_for_function("(before) => window.tones === before + 2", arg=before)
        page.clock.run_for(4_000)
        page.clock.fast_forward(400_000)
        page.wait_for_function("(before) => window.tones === before + 6", arg=before)
        page.context.close()


def test_whoever_runs_the_event_is_notified_of_a_call(pages: LiveServer, opened: Open) -> None:
    day = Day(pages, opened)
    day.event = make_event(day.desk, pages, "Notices", scored=False)
    day.does(*({"type": "enter", "name": name} for name in ("Ana", "Bia", "Caio")), {"type": "seat", "round": 1})
    desk = day.opens(overheard=True)
    desk.goto(f"{pages.address}/events/{day.event}?part=paper#key={day.key(day.desk)}")
    desk.get_by_test_id("notices").click()
    expect(desk.get_by_test_id("notices")).to_have_attribute("aria-pressed", "true")
    day.does({"type": "call-judge", "player": "Ana", "why": "a question"})
    desk.wait_for_function("() => window.notices.length > 0")
    assert desk.evaluate("window.notices") == ["Table 1 calls a judge: Ana: a question"]
