"""The optional rules of a table in the browser: read, agreed to with the seat, and found again while one plays."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Check, Open
from tests.server.live import LiveServer

THREE = {"destroyed-worlds": "on", "questing": "on", "turn-limit": "100"}


def invited(page: Page, server: LiveServer, **more: Any) -> dict[str, Any]:
    """A table of Ana's, and the page of somebody who has its link."""
    made = server.table({}, {}, guest={"name": "Ana"}, **more)
    page.goto(f"{server.address}/table/{made['table']}")
    return made


@pytest.mark.rule("option.general.agreement")
def test_whoever_is_invited_reads_the_optional_rules_and_agrees_to_them_with_one_click(
    pages: LiveServer, opened: Open, check: Check
) -> None:
    page = opened()
    made = invited(page, pages, options=THREE)
    rules = page.get_by_test_id("optional-rules")
    expect(rules.get_by_role("heading")).to_have_text(["Destroyed Worlds", "Questing", "Last Turn: 100"])
    expect(rules.get_by_text("The game ends after turn 100")).to_be_visible()
    beside = "(list) => [...list.children].filter((one) => one.offsetTop === list.children[0].offsetTop)"
    heights = page.evaluate(f"(list) => ({beside})(list).map((one) => one.offsetHeight)", rules.element_handle())
    assert len(heights) > 1
    assert len(set(heights)) == 1, "cards beside each other are equally high"
    before_deck = "rules.compareDocumentPosition(deck) & Node.DOCUMENT_POSITION_FOLLOWING"
    assert page.evaluate(
        f"([rules, deck]) => {before_deck}", [rules.element_handle(), page.get_by_label("Deck").element_handle()]
    )
    check(page, "invited to a table with three optional rules")
    with page.expect_popup() as popup:
        rules.get_by_role("link", name="How it is played: Questing").click()
    expect(popup.value.get_by_role("main")).to_contain_text("option.questing.")
    page.get_by_label("Your name").fill("Bruno")
    page.get_by_test_id("sit").focus()
    expect(page.get_by_test_id("sit")).to_have_text("Sit down and agree to these 3 rules")
    page.keyboard.press("Enter")
    page.get_by_test_id("prompt").wait_for()
    shown = pages.asked(f"/api/tables/{made['table']}")[1]
    assert (shown["begun"], [seat["agreed"] for seat in shown["seats"]]) == (True, [True, True])
    page.get_by_test_id("more").first.click()
    page.get_by_test_id("table-rules").locator("summary").click()
    inside = page.get_by_test_id("table-rules")
    expect(inside.get_by_text("Everybody at the table has agreed")).to_be_visible()
    expect(inside.get_by_role("heading", level=4)).to_have_text(["Destroyed Worlds", "Questing", "Last Turn: 100"])
    check(page, "the rules of a table while it is played")


@pytest.mark.rule("option.general.agreement")
def test_without_optional_rules_nothing_is_asked(pages: LiveServer, opened: Open) -> None:
    page = opened()
    invited(page, pages)
    expect(page.get_by_test_id("sit")).to_have_text("Sit down")
    expect(page.get_by_test_id("optional-rules")).to_have_count(0)
    page.get_by_test_id("sit").click()
    page.get_by_test_id("prompt").wait_for()
    expect(page.get_by_test_id("before-game")).to_have_count(0)


@pytest.mark.rule("option.general.agreement")
def test_a_page_that_knows_other_rules_is_refused_and_shows_what_there_is_to_agree_to(
    pages: LiveServer, opened: Open, check: Check
) -> None:
    page = opened(locale="pt-BR")

    def of_yesterday(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "optional_rules": {}})

    page.route("**/api/tables/*", of_yesterday, times=1)
    invited(page, pages, options=THREE)
    page.get_by_role("button", name="Sentar-se", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("option.general.agreement")
    expect(page.get_by_test_id("optional-rules").get_by_role("heading")).to_have_count(3)
    check(page, "refused")
    page.get_by_role("button", name="Sentar-se e aceitar estas 3 regras").click()
    page.get_by_test_id("prompt").wait_for()


@pytest.mark.rule("option.general.agreement")
def test_who_sets_up_a_table_reads_that_others_are_asked_and_those_at_the_same_device_agree_with_him(
    pages: LiveServer, opened: Open
) -> None:
    page = opened()
    page.goto(f"{pages.address}/new")
    page.get_by_test_id("new-more").locator("summary").first.click()
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("The game by its name").fill("Championship (Destroyed Worlds) [55]")
    expect(page.get_by_text("Whoever plays at this device agrees with you to the optional rule")).to_be_visible()
    page.get_by_label("Seat 2").select_option("friend")
    expect(page.get_by_text("Whoever sits down is shown the optional rule and agrees to it first.")).to_be_visible()
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    page.get_by_test_id("curtain").wait_for()
    shown = pages.asked(f"/api/tables/{table}")[1]
    assert shown["optional_rules"] == {"tournament-destroyed-worlds": "on"}
    assert [seat["agreed"] for seat in shown["seats"]] == [True, True]


@pytest.mark.rule("variant.sideboard.opt-out-notice", "option.sideboard.count-check")
def test_players_are_told_of_sideboards_once_before_they_play(pages: LiveServer, opened: Open, check: Check) -> None:
    page = opened()
    invited(page, pages, game="Championship (Sideboard) [55]")
    page.get_by_label("Your name").fill("Bruno")
    page.get_by_test_id("sit").click()
    told = page.get_by_test_id("before-game")
    expect(told.get_by_test_id("sideboards").get_by_role("listitem")).to_have_text(
        ["Ana has no sideboard.", "Bruno has no sideboard."]
    )
    check(page, "told of sideboards before the game")
    page.get_by_role("button", name="Begin").click()
    expect(told).to_have_count(0)
    page.reload()
    page.get_by_test_id("prompt").wait_for()
    page.wait_for_load_state("networkidle")
    expect(told).to_have_count(0)


@pytest.mark.rule("tyrant.setup.order")
def test_who_is_the_oldest_is_asked_where_the_oldest_begins(pages: LiveServer, opened: Open, check: Check) -> None:
    """Ana has set up the Tyrant's Game with a friend; Bruno, who is older, lays the first realm."""
    ana, bruno = opened(), opened()
    ana.goto(f"{pages.address}/new")
    ana.get_by_test_id("new-more").locator("summary").first.click()
    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_label("Seat 2").select_option("friend")
    expect(ana.get_by_test_id("oldest")).to_have_count(0)
    ana.get_by_label("The game by its name").fill("Tyrant's Game [55]")
    expect(ana.get_by_label("Who is the oldest?").get_by_role("option")).to_have_text(
        ["Whoever says so when sitting down", "Ana", "Seat 2: A friend"]
    )
    ana.get_by_test_id("start").click()
    expect(ana.get_by_text("Ana lays the first realm as the oldest.")).to_be_visible()
    bruno.goto(ana.url)
    bruno.get_by_label("Your name").fill("Bruno")
    expect(bruno.get_by_text("So far that is Ana.")).to_be_visible()
    check(bruno, "asked whether one is the oldest")
    bruno.get_by_label("I am the oldest here").check()
    bruno.get_by_test_id("sit").click()
    expect(bruno.get_by_test_id("prompt")).to_contain_text("Which realm do you lay?")
    expect(ana.get_by_test_id("prompt")).not_to_contain_text("Which realm do you lay?")


@pytest.mark.rule("tyrant.setup.order")
def test_at_one_device_the_oldest_is_chosen_by_name(pages: LiveServer, opened: Open) -> None:
    page = opened()
    page.goto(f"{pages.address}/new")
    page.get_by_test_id("new-more").locator("summary").first.click()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name", exact=True).fill("Bruno")
    page.get_by_label("The game by its name").fill("Tyrant's Game [55]")
    page.get_by_label("Who is the oldest?").select_option("Seat 2: Bruno")
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("curtain").wait_for()
    shown = pages.asked(f"/api/tables/{page.url.rpartition('/')[2]}")[1]
    assert (shown["oldest"], shown["asked"]) == (1, 1)


@pytest.mark.rule("option.general.agreement", "general.optional-rules.who")
def test_what_the_rules_play_with_anyway_can_be_left_out_one_by_one(
    pages: LiveServer, opened: Open, check: Check
) -> None:
    """Ana leaves out multiple attacks; Bruno reads it and agrees, and the table and its record say so."""
    ana, bruno = opened(), opened()

    def meant(options: dict[str, str]) -> Any:
        def told(asked: Request) -> bool:
            return asked.url.endswith("/api/game-name") and (asked.post_data_json or {})["options"] == options

        return ana.expect_request(told)

    ana.goto(f"{pages.address}/new")

    ana.get_by_test_id("new-more").locator("summary").first.click()
    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_label("Seat 2").select_option("friend")
    ana.get_by_role("radio", name="Tournament rules").check()
    ana.locator(".inside summary").filter(has_text="optional rule").click()
    names = ("Fear of Undead", "World Bonuses", "Multiple Attack")
    fear, bonuses, multiple = (ana.get_by_role("checkbox", name=name) for name in names)
    for one in (fear, bonuses, multiple):
        expect(one).to_be_checked()
    with meant({"fear-of-undead": "off"}):
        fear.uncheck()
    expect(bonuses).to_be_checked()
    check(ana, "fear of undead is left out")
    with meant({}):
        fear.check()
    with meant({"multiple-attack": "off"}):
        multiple.uncheck()
    with meant({"multiple-attack": "off"}):  # without world bonuses, so that nobody can leave them out
        ana.get_by_role("radio", name="4th Edition rulebook").check()
    expect(bonuses).not_to_be_checked()
    ana.get_by_test_id("start").click()
    ana.wait_for_url("**/table/*")
    bruno.goto(ana.url)
    bruno.get_by_label("Your name").fill("Bruno")
    rules = bruno.get_by_test_id("optional-rules")
    expect(rules.get_by_role("heading")).to_have_text(["Without Multiple Attack"])
    check(bruno, "invited to a table without multiple attacks")
    bruno.get_by_test_id("sit").click()
    bruno.get_by_test_id("prompt").wait_for()
    bruno.get_by_test_id("more").first.click()
    inside = bruno.get_by_test_id("table-rules")
    inside.locator("summary").click()
    expect(inside.get_by_role("heading", level=4)).to_have_text(["Without Multiple Attack"])
    shown = pages.asked(f"/api/tables/{ana.url.rpartition('/')[2]}")[1]
    assert shown["optional_rules"] == {"multiple-attack": "off"}
