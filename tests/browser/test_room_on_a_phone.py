"""What lies on a table seen on a phone is whole: cards of a pool with what hangs on them, the levels of many champions;
and faces are laid out in few sizes, so that a browser draws them again without laying them out.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import AT_ONCE, PHONE, Open
from tests.browser.dealt import deal
from tests.browser.test_moments import Server
from tests.browser.test_one_screen import position, turn
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
