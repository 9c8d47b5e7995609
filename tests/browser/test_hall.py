"""Open tables on the first page: seen at once, sat down at in one click; names only of those who wish it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Check, Open, looked_at_in
from tests.browser.test_my_games import SAY
from tests.browser.test_ratings import with_account
from tests.server.live import LiveServer


def test_a_table_that_is_opened_is_seen_at_once_and_one_click_sits_down(opened: Open, pages: LiveServer) -> None:
    ana, bo = with_account(opened, pages, "Ana Hall"), with_account(opened, pages, "Bo Hall", size=PHONE)
    bo.goto("/")
    expect(bo.get_by_test_id("here")).to_be_visible()
    ana.evaluate(SAY, ["/api/tables", {"seats": [{}, {}], "public": True, "rated": True}])

    sits = bo.get_by_role("button", name="Sit down, rated: Ana Hall (1500)")
    expect(sits).to_have_text("Sit down, rated")
    sits.click()
    bo.wait_for_url("**/table/*")
    expect(bo.get_by_test_id("prompt")).to_be_visible()


def test_somebody_is_named_only_once_they_wish_it(opened: Open, pages: LiveServer) -> None:
    ana, bo = with_account(opened, pages, "Ana Seen"), with_account(opened, pages, "Bo Seen")
    for page in (ana, bo):
        page.goto("/")
    expect(ana.get_by_test_id("here")).to_contain_text("here")
    assert "Bo Seen" not in ana.get_by_test_id("here").inner_text()

    bo.goto("/me")
    bo.get_by_test_id("visible").check()
    bo.goto("/")
    expect(ana.get_by_test_id("here")).to_contain_text("Bo Seen")


@pytest.mark.parametrize("language", looked_at_in("pt-BR"))
def test_the_open_tables_have_no_barrier(opened: Open, pages: LiveServer, check: Check, language: str) -> None:
    page = opened(base_url=pages.address, locale=language)
    page.goto("/")
    made = page.evaluate(SAY, ["/api/tables", {"seats": [{}, {}]}])
    del made["seat"], made["token"]
    seats = [{**made["seats"][0], "name": "Ana"}, made["seats"][1]]

    def table(number: int, free: int = 1, **more: Any) -> dict[str, Any]:
        told = {**made, "table": f"t{number}", "seats": seats, "public": True, **more}
        return {"table": told, "free": free, "waiting": 61 * number, "points": [1500 * more.get("rated", 0), 0]}

    tables = [
        table(1),
        table(2, rated=True, clock={"bank": 600}),
        table(3, optional_rules={"destroyed-worlds": "on"}),
        table(4, free=0, begun=True),
    ]
    hall = {"version": "v", "same": False, "again": 60, "here": 5, "names": ["Ana", "Bo"], "tables": tables}
    page.route_web_socket("**/api/hall/watch", lambda socket: socket.send(json.dumps(hall)))
    page.goto("/")
    expect(page.get_by_test_id("tables").get_by_role("listitem")).to_have_count(4)
    check(page, "open tables")
    page.emulate_media(color_scheme="dark")
    check(page, "open tables in the dark")
