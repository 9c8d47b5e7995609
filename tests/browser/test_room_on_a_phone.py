"""What lies on a table seen on a phone is whole: cards of a pool with what hangs on them, the levels of many champions;
and faces are laid out in few sizes, so that a browser draws them again without laying them out.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, Open
from tests.browser.dealt import deal
from tests.browser.test_moments import Server
from tests.browser.test_one_screen import SIZES, position, turn
from tests.server.live import LiveServer

pytestmark = pytest.mark.daily_share

#: Faces that are laid out in another size than a card whole or small or a tile, or in a colour scheme of their own.
_OTHERWISE = """() => [...document.querySelectorAll("img[src*='/faces/']")].map((one) => {
  const [kind, size] = [one.src.includes('/tile/') ? 'tile' : 'card', `${one.offsetWidth}x${one.offsetHeight}`];
  return `${kind} ${size} ${getComputedStyle(one).colorScheme.split(' ').sort().join(' ')}`;
}).filter((one) => !/^(tile 100x76|card 120x168|card 250x350) light only$/.test(one))"""
_POOL = """() => {
  const pool = document.querySelector('.own .pool');
  const cards = [...pool.querySelectorAll('.piece > .face')].map((one) => one.getBoundingClientRect());
  return { over: pool.scrollWidth - pool.clientWidth, cards: cards.length,
    hanging: pool.querySelectorAll('.tab').length,
    tops: Math.max(...cards.map((one) => one.top)) - Math.min(...cards.map((one) => one.top)) };
}"""
_LEVELS = """() => [...document.querySelectorAll('.levels')].map((one) =>
  ({ count: one.children.length, over: one.scrollWidth - one.clientWidth }))"""


def test_four_champions_with_what_hangs_on_one_lie_in_a_row_and_none_is_cut_off(
    opened: Open, pages: LiveServer
) -> None:
    page = opened(PHONE, has_touch=True, is_mobile=True)
    page.add_init_script(AT_ONCE)
    table = deal(pages, 4, ("Ana", ""), until=turn(15), options={"enhanced-victory": "on"}, bots="casual")
    page.goto(pages.address + table.of(0))
    page.locator(".own .pool .piece").first.wait_for()
    found = page.evaluate(_POOL)
    assert (found["cards"], found["hanging"]) == (4, 2)
    assert found["over"] <= 0
    assert found["tops"] < 2


def test_the_levels_of_six_champions_of_somebody_else_are_all_seen(opened: Open, pages: LiveServer) -> None:
    page = opened(PHONE, has_touch=True, is_mobile=True)
    page.add_init_script(AT_ONCE)
    table = deal(pages, 4, ("Ana", "", "Bruno", ""), until=turn(17), bots="casual")
    page.goto(pages.address + table.of(0))
    page.locator(".levels").first.wait_for()
    found = page.evaluate(_LEVELS)
    assert max(one["count"] for one in found) == 6
    assert all(one["over"] <= 0 for one in found)


def test_faces_are_laid_out_in_three_sizes_on_the_table_and_in_a_moment(opened: Open, pages: LiveServer) -> None:
    page = opened(PHONE, has_touch=True, is_mobile=True)
    server = Server(page)
    page.goto(pages.address + position(pages, 2, 6, True).of(0))
    page.get_by_test_id("prompt").wait_for()
    page.locator(".hand img").first.wait_for()
    assert page.evaluate(_OTHERWISE) == []
    page.evaluate(f"() => {{ window.otherwise = {_OTHERWISE}; }}")
    page.evaluate("""() => {
      const look = () => document.querySelector('.moment img') && (window.seen ??= { otherwise: window.otherwise() });
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    }""")
    battle = server.last["table"]["battle"]
    server.tells("", {"battle": {**battle, "opponent": -1}}, {})
    server.tells("", {"battle": battle}, {})
    assert page.wait_for_function("() => window.seen").json_value() == {"otherwise": []}


def test_champions_of_a_battle_are_seen_where_the_words_leave_little_room(opened: Open, pages: LiveServer) -> None:
    page = opened({"width": 390, "height": 720}, has_touch=True, is_mobile=True)
    page.add_init_script(AT_ONCE)
    page.goto(pages.address + position(pages, 2, 6, True).of(0))
    champions = page.locator("[data-testid=battle] .as-card > .face")
    champions.first.wait_for()
    wide = champions.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
    assert len(wide) == 2
    assert min(wide) > 85


#: How the ribbon lies that says who is losing: below the shields, and within the field of the battle.
_RIBBON = """() => {
  const [field, totals, said] = ['.field', '.totals', '.said'].map((one) =>
    document.querySelector(`.table > .middle ${one}`).getBoundingClientRect());
  return { below: said.top >= totals.bottom - 1, within: said.bottom <= field.bottom && said.height > 14 };
}"""


def test_the_ribbon_of_a_battle_lies_below_the_shields_on_a_small_phone(opened: Open, pages: LiveServer) -> None:
    page = opened(SIZES["small-phone"], has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.add_init_script(AT_ONCE)
    page.goto(pages.address + position(pages, 2, 6, True).of(0))
    page.locator(".said").wait_for()
    for height in (640, 600):
        page.set_viewport_size({"width": 360, "height": height})
        assert page.evaluate(_RIBBON) == {"below": True, "within": True}


#: The champions of a battle whose corners are cut off by the field: what is there to be hit is something else.
_CUT = """() => [...document.querySelectorAll('.battle .as-card > .face')].filter((one) => {
  const box = one.getBoundingClientRect();
  const corners = [[box.left + 6, box.top + 6], [box.right - 6, box.top + 6], [box.left + 6, box.bottom - 6]];
  return corners.some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
}).length"""


def test_champions_of_a_battle_are_whole_and_large_on_a_tablet_held_upright(opened: Open, pages: LiveServer) -> None:
    page = opened({"width": 820, "height": 1180}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.add_init_script(AT_ONCE)
    page.goto(pages.address + position(pages, 2, 6, True).of(0))
    champions = page.locator(".battle .as-card > .face")
    champions.first.wait_for()
    assert page.evaluate(_CUT) == 0
    assert champions.evaluate_all("(all) => Math.min(...all.map((one) => one.offsetWidth))") > 140


def test_one_s_kingdom_is_large_on_a_tablet_held_upright(opened: Open, pages: LiveServer) -> None:
    page = opened({"width": 820, "height": 1180}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.add_init_script(AT_ONCE)
    page.goto(pages.address + position(pages, 2, 6, False).of(0))
    page.locator(".own .as-tile").first.wait_for()
    wide = "(all) => Math.min(...all.map((one) => one.offsetWidth))"
    assert page.locator(".own .as-tile > .face").evaluate_all(wide) > 85
    assert page.locator(".own .pool .as-card > .face").evaluate_all(wide) > 85


def test_seven_other_kingdoms_have_room_for_their_names_on_a_tablet_held_upright(
    opened: Open, pages: LiveServer
) -> None:
    page = opened({"width": 820, "height": 1180}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.add_init_script(AT_ONCE)
    page.goto(pages.address + position(pages, 8, 6, False).of(0))
    kingdoms = page.locator(".others > .kingdom")
    expect(kingdoms).to_have_count(7)
    expect(kingdoms.locator(".whole")).to_have_count(7)
    assert kingdoms.evaluate_all("(all) => Math.min(...all.map((one) => one.offsetWidth))") > 110
    assert kingdoms.locator(".counts").evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")
    kingdoms.last.locator(".whole").tap()
    expect(page.get_by_role("dialog")).to_be_visible()


#: By how much tips of printed badges are seen beside the number a card of the battle has now: those of a wizard's star
#: lie 28.7 units from the middle of the badge, 4 more with their edge (`faces/badge.py`, `faces/card_layout.py`).
_TIPS = """() => [...document.querySelectorAll('.battle .as-card')].flatMap((one) => {
  const [card, round] = [one, one.querySelector('.number')].map((part) => part.getBoundingClientRect());
  const [x, y, scale] = one.querySelector('img').offsetWidth < 200 ? [45, 47, 1.45] : [31, 31, 1];
  const unit = card.width / 250;
  const middle = [round.left + round.width / 2 - card.left, round.top + round.height / 2 - card.top];
  const away = Math.hypot(middle[0] - x * unit, middle[1] - y * unit);
  const beside = 28.7 + 4 - (round.width / 2 - away) / unit / scale;
  return beside < 0.5 ? [] : [`${one.ariaLabel ?? one.dataset.card}: ${beside.toFixed(1)} units`];
})"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_number_now_covers_the_printed_one_to_its_tips(opened: Open, pages: LiveServer, size: ViewportSize) -> None:
    page = opened(size, reduced_motion="reduce")
    page.goto(pages.address + position(pages, 2, 6, True).of(0))
    page.locator(".battle .as-card img").first.wait_for()
    assert page.locator(".battle .as-card .number").count() == 2
    assert page.evaluate(_TIPS) == []


def with_long_answers(page: Page) -> None:
    """Let every answer be told in more words."""

    def rewrite(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            for option in (message.get("prompt") or {}).get("options", ()):
                option["label"] += " with many more words than there are"
            route.send(json.dumps(message))

        server.on_message(tell)

    page.route_web_socket("**/play", rewrite)


def test_three_long_answers_beside_the_coach_leave_the_question_in_sight(opened: Open, pages: LiveServer) -> None:
    page = opened(SIZES["small-phone"], has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.add_init_script(AT_ONCE)
    with_long_answers(page)
    page.goto(f"{pages.address}/lesson/attack")
    page.get_by_test_id("start-exercise").click()
    answers = page.get_by_test_id("answers").locator(".answer")
    answers.nth(2).wait_for()
    assert answers.evaluate_all("(all) => Math.min(...all.map((one) => one.clientWidth))") > 300
    answers.nth(2).scroll_into_view_if_needed()
    prompt = page.get_by_test_id("prompt").bounding_box()
    question = page.get_by_test_id("question").bounding_box()
    assert prompt is not None
    assert question is not None
    assert prompt["y"] <= question["y"] <= prompt["y"] + 20


def test_a_hand_moves_to_all_that_can_be_played(opened: Open, pages: LiveServer) -> None:
    page = opened(PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.add_init_script(AT_ONCE)
    page.goto(f"{pages.address}/lesson")
    page.get_by_test_id("start-lesson").click()
    page.locator(".hand .up").nth(1).wait_for()
    page.wait_for_function("() => document.querySelector('[data-testid=hand]').scrollLeft > 0")
    boxes = page.locator(".hand .up .face").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    assert min(box["left"] for box in boxes) >= 0
    assert max(box["right"] for box in boxes) <= PHONE["width"]
