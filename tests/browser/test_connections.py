"""What a player keeps when the server dies, the network goes, or the table is opened twice."""

from __future__ import annotations

import re
import shutil
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sixrealms.engine.state import State
from sixrealms.server.game.entries import Asked, Entry
from sixrealms.server.http.client_files import BUILT
from sixrealms.server.store.tables import Storage
from tests.browser.conftest import AT_ONCE, Open
from tests.browser.dealt import Dealt, deal
from tests.browser.persons import Mouse
from tests.server.live import LiveServer, on

#: Whether the question has been there long enough to be answered, and all that goes with it is shown.
SETTLED = "() => !document.querySelector('[data-testid=prompt].fresh')"
#: Whether all cards of the battle are shown with their pictures; those that cannot be had stand there by their names.
PICTURES = """() => {
  const battle = document.querySelector('[data-testid=battle]');
  return !battle?.querySelector('.plain') && [...battle.querySelectorAll('img')].every((one) => one.naturalWidth);
}"""


def in_combat(s: State) -> bool:
    """Both champions fight, and the person decides."""
    return s.battle is not None and s.pending is not None and s.pending.player == 0 and s.pending.about == "ask-combat"


def shown(page: Page) -> list[str]:
    """What the table shows of the decision and the battle, with the pictures of cards, which come after them."""
    page.wait_for_function(PICTURES)
    page.wait_for_function(SETTLED)
    words = [page.get_by_test_id(one).inner_text() for one in ("question", "prompt", "battle", "turn")]
    for card in page.get_by_test_id("hand").locator(".face").all():
        words.append(card.get_attribute("aria-label") or "")
    return words


def open_again(page: Page) -> None:
    expect(page.get_by_role("status").filter(has_text="Connected")).to_be_attached()


def test_a_server_killed_in_combat_comes_back_with_the_same_question(built: None, opened: Open, tmp_path: Path) -> None:
    server = LiveServer(on(tmp_path))
    table = deal(server, 3, until=in_combat)
    page = opened()
    page.goto(server.address + table.of(0))
    me = Mouse(page, 3)
    assert me.asked()
    before = shown(page)
    assert page.get_by_test_id("battle").count()

    server.kill()
    expect(page.get_by_role("status").filter(has_text="Connecting")).to_be_visible()
    assert page.get_by_test_id("prompt").locator(".go:enabled, .answer:enabled").count() == 0
    server = LiveServer(server.database, server.port)
    open_again(page)
    assert me.asked()
    assert shown(page) == before

    me.plays(2)
    server.kill()  # between two decisions as well
    server = LiveServer(server.database, server.port)
    assert not me.plays(3)
    page.reload()
    assert me.asked()
    page.close()
    assert server.stop() == 0


@pytest.fixture
def table(pages: LiveServer) -> Dealt:
    return deal(pages, 3, until=in_combat)


def test_a_network_that_goes_and_comes_leaves_the_question(sitting: Callable[..., Page], table: Dealt) -> None:
    page = sitting(table)
    me = Mouse(page, 3)
    assert me.asked()
    before = shown(page)

    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="Connecting")).to_be_visible()
    page.context.set_offline(False)
    open_again(page)
    assert me.asked()
    assert shown(page) == before
    me.decide()
    assert me.asked()


def test_pictures_that_could_not_be_had_are_names_until_the_network_is_back(
    opened: Open, pages: LiveServer, table: Dealt
) -> None:
    page = opened()
    page.route("**/faces/**", lambda route: route.abort())
    page.goto(pages.address + table.of(0))
    battle = page.get_by_test_id("battle")
    expect(battle.locator(".plain")).to_have_count(2)
    expect(battle).to_contain_text("Wizard")
    page.unroute("**/faces/**")
    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="Connecting")).to_be_visible()
    page.context.set_offline(False)
    open_again(page)
    page.wait_for_function(PICTURES)
    expect(battle.locator("img")).to_have_count(2)


def test_a_second_tab_shows_the_same_and_either_may_answer(sitting: Callable[..., Page], table: Dealt) -> None:
    first = sitting(table)
    second = first.context.new_page()
    second.goto(first.url)
    one, two = Mouse(first, 3), Mouse(second, 4)
    assert one.asked()
    assert two.asked()
    assert shown(first) == shown(second)

    one.decide()
    assert one.asked()
    assert two.asked()
    expect(second.get_by_test_id("question")).to_have_text(first.get_by_test_id("question").inner_text())
    two.decide()
    assert two.asked()
    assert one.asked()
    expect(first.get_by_test_id("question")).to_have_text(second.get_by_test_id("question").inner_text())


def test_whoever_has_the_link_of_a_seat_that_is_not_his_may_watch_instead(
    opened: Open, pages: LiveServer, table: Dealt
) -> None:
    page = opened()
    page.goto(f"{pages.address}/#sit={table.table}&seat=0&token=somebody-elses")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_test_id("without-seat").click()
    page.get_by_test_id("prompt").wait_for()
    assert page.get_by_test_id("hand").count() == 0
    assert page.locator("[data-testid=prompt].mine").count() == 0


def a_newer_client(folder: Path) -> Path:
    """The built client with other names for all its scripts, as the next version of the program has them."""
    newer = shutil.copytree(BUILT, folder / "newer")
    scripts = sorted((newer / "assets").glob("*.js"))
    named = re.compile("|".join(re.escape(script.name) for script in scripts))
    for file in (newer / "index.html", *scripts):
        file.write_text(named.sub(lambda name: f"newer-{name[0]}", file.read_text(encoding="utf-8")), encoding="utf-8")
    for script in scripts:
        script.rename(script.with_name(f"newer-{script.name}"))
    return newer


def test_an_answer_said_to_a_server_that_comes_back_newer_is_done_once_and_the_page_is_renewed(
    built: None, opened: Open, tmp_path: Path
) -> None:
    server = LiveServer(on(tmp_path))
    table = deal(server, 3, until=in_combat)
    page = opened()
    page.add_init_script(AT_ONCE)
    page.goto(server.address + table.of(0))
    me = Mouse(page, 3)
    assert me.asked()
    before = stored(server, table)

    server.process.send_signal(signal.SIGSTOP)  # it hears nothing more, and nobody notices yet
    page.locator("[data-testid=prompt].mine").locator(".go, .answer").last.click()
    expect(page.get_by_test_id("sent")).to_be_visible()
    server.kill()
    server = LiveServer(server.database, server.port, client=a_newer_client(tmp_path))
    expect(page.locator("script[src^='/assets/newer-']")).to_be_attached()
    open_again(page)
    assert me.asked()
    mine = [entry for entry in stored(server, table)[len(before) :] if isinstance(entry, Asked) and entry.client]
    assert len(mine) == 1
    assert mine[0].seat == 0
    page.close()
    assert server.stop() == 0


def stored(server: LiveServer, table: Dealt) -> list[Entry]:
    storage = Storage(server.database)
    try:
        return storage.entries(table.table)
    finally:
        storage.close()
