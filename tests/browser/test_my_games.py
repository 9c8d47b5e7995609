"""The page of one's own games in a browser: from the server, from the device, and when there are none."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Check, Open, looked_at_in
from tests.browser.test_ratings import with_account
from tests.server.live import LiveServer

SAY = """async ([path, body]) => (await fetch(path, {method: 'POST', body: JSON.stringify(body),
  headers: {'Content-Type': 'application/json', 'X-Six-Realms': '1'}})).json()"""
GIVE_UP = """async ({table, token}) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + `/api/tables/${table}/play`);
  await new Promise((done) => (socket.onopen = done));
  socket.send(JSON.stringify({type: 'hello', token}));
  socket.send(JSON.stringify({type: 'concede', id: 'c'}));
  await new Promise((done) => (socket.onmessage = (told) => JSON.parse(told.data).type === 'done' && done()));
  const written = async () => (await (await fetch(`/api/tables/${table}/ratings`)).json()).written;
  while (!(await written())) await new Promise((go) => setTimeout(go, 50));
}"""


@pytest.mark.parametrize("language", looked_at_in("pt-BR"))
def test_games_are_listed_counted_and_taken_away(opened: Open, pages: LiveServer, check: Check, language: str) -> None:
    page = with_account(opened, pages, f"Games {language}", locale=language)
    page.goto("/games")
    expect(page.get_by_role("heading", level=2)).to_be_visible()
    check(page, "no game")
    for bot in ("novice", "club"):
        made = page.evaluate(SAY, ["/api/tables", {"seats": [{"deck": "A-1"}, {"bot": bot}]}])
        page.evaluate(GIVE_UP, made)
    page.goto("/games")
    expect(page.get_by_test_id("my-games").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_test_id("figures")).to_contain_text("2")
    check(page, "two games")
    with page.expect_download() as taken:
        page.get_by_role("link", name="JSON").click()
    assert len(json.loads(taken.value.path().read_text(encoding="utf-8"))["games"]) == 2


def test_without_anybody_known_the_device_tells_of_its_seats(opened: Open, pages: LiveServer) -> None:
    page = opened(base_url=pages.address)
    page.goto("/games")
    made = page.evaluate(SAY, ["/api/tables", {"seats": [{}, {"bot": "novice"}]}])
    kept = {"table": made["table"], "token": made["token"], "seat": made["seat"], "since": 1}
    page.evaluate(
        "([table, kept]) => localStorage.setItem('sixrealms.seat.' + table, JSON.stringify(kept))",
        [made["table"], kept],
    )
    page.evaluate(GIVE_UP, made)
    page.reload()

    expect(page.get_by_text("From the seats this browser keeps.")).to_be_visible()
    expect(page.get_by_test_id("my-games").get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_test_id("my-games")).to_contain_text("lost")
