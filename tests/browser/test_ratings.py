"""Rated games in a browser: agreed on at set-up, counted at the end, listed; on a desktop and a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_ONCE, PHONE, Check, Open, looked_at_in
from tests.server.live import LiveServer


def with_account(opened: Open, pages: LiveServer, name: str, **more: object) -> Page:
    """Somebody who has an account."""
    page = opened(base_url=pages.address, **more)
    page.add_init_script(AT_ONCE)
    asked = """async (name) => {
      const say = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
        headers: {'Content-Type': 'application/json', 'X-Six-Realms': '1'}});
      await say('/api/me', {});
      return (await say('/api/me/claim', {name, password: 'correct horse'})).status;
    }"""
    page.goto("/ratings")
    assert page.evaluate(asked, name) == 201
    return page


def test_a_rated_game_is_agreed_on_played_and_counted(opened: Open, pages: LiveServer) -> None:
    ana = with_account(opened, pages, "Ana Rated")
    bo = with_account(opened, pages, "Bo Rated", size=PHONE, locale="pt-BR")
    ana.goto("/new?with=friend")
    ana.get_by_test_id("rated").check()
    ana.get_by_test_id("start").click()
    ana.wait_for_url("**/table/*")

    bo.goto(ana.url.removeprefix(pages.address))
    expect(bo.get_by_test_id("rated-table")).to_contain_text("vale pontos")
    bo.get_by_test_id("sit").click()
    expect(bo.get_by_test_id("prompt")).to_be_visible()
    bo.evaluate(
        """async () => {
      const table = location.pathname.split('/').pop();
      const {token} = JSON.parse(localStorage['sixrealms.seat.' + table]);
      const socket = new WebSocket(location.origin.replace('http', 'ws') + `/api/tables/${table}/play`);
      await new Promise((done) => (socket.onopen = done));
      socket.send(JSON.stringify({type: 'hello', token}));
      socket.send(JSON.stringify({type: 'concede', id: 'c'}));
      await new Promise((done) => (socket.onmessage = (told) => JSON.parse(told.data).type === 'done' && done()));
    }"""
    )

    expect(ana.get_by_test_id("ending").get_by_test_id("rating-after")).to_contain_text("1500 → 1658")
    expect(bo.get_by_test_id("ending").get_by_test_id("rating-after")).to_contain_text("1500 → 1342")
    ana.goto("/me")
    expect(ana.get_by_test_id("my-ratings")).to_contain_text("1658 points, not sure yet")


def test_without_an_account_a_rated_game_says_what_is_missing(opened: Open, pages: LiveServer) -> None:
    page = opened(base_url=pages.address)
    page.goto("/new?with=friend")
    expect(page.get_by_role("link", name="Make one, or log in")).to_be_visible()
    assert page.get_by_test_id("rated").count() == 0


@pytest.mark.parametrize("language", looked_at_in("en-US"))
def test_the_pages_of_ratings_have_no_barrier(opened: Open, pages: LiveServer, check: Check, language: str) -> None:
    page = with_account(opened, pages, f"Cy {language}", locale=language)
    people = [
        {"rank": at + 1, "name": f"Somebody {at}", "points": 1700 - 9 * at, "margin": 210, "games": 12}
        | {"certainty": ["rough", "fair", "good"][at % 3], "mine": at == 2}
        for at in range(50)
    ]
    mine = {"ruleset": "tournament", "points": 1682, "margin": 210, "games": 12, "certainty": "good", "rank": 3}
    told = {"ruleset": "tournament", "rulesets": ["tournament"], "listed_from": 5, "at": 0, "count": 120}
    page.goto("/ratings")
    expect(
        page.get_by_role("link", name="Set up a table" if language == "en-US" else "Montar uma mesa")
    ).to_be_visible()
    check(page, "an empty list")
    page.route("**/api/ratings?*", lambda route: route.fulfill(json={**told, "people": people, "mine": mine}))
    page.goto("/ratings?ruleset=tournament")
    expect(page.get_by_test_id("ratings").get_by_role("row")).to_have_count(51)
    check(page, "a list")
