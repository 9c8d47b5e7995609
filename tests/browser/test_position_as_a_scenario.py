"""The position as a scenario: the text that is shown at a table and in a replay passes, and is that of the link."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sixrealms.scenarios import scenario_file, scenario_run
from sixrealms.terminal.main import main
from tests.browser.conftest import Open
from tests.browser.dealt import deal
from tests.browser.test_one_screen import turn
from tests.server.live import LiveServer


def text_of(page: Page) -> str:
    field = page.get_by_test_id("scenario-text")
    field.wait_for()
    return field.input_value()


def passes(text: str) -> bool:
    (scenario,) = scenario_file.survey_text(text.encode(), "new")
    return scenario_run.judge(scenario).passed


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
def test_a_seat_sees_the_scenario_of_its_link(
    opened: Open, pages: LiveServer, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    table = deal(pages, 4, until=turn(9), bots="casual")
    page = opened(locale=language, reduced_motion="reduce")
    page.goto(f"{pages.address}{table.of(0)}")
    page.get_by_test_id("more").click()
    page.get_by_test_id("as-scenario").click()
    shown = text_of(page)

    assert passes(shown)
    words = ["--lang", "pt-BR"] if language == "pt-BR" else []
    assert main([*words, "scenario", "--new", f"{pages.address}/table/{table.table}#token={table.tokens[0]}"]) == 0
    assert capsys.readouterr().out == shown
    with page.expect_download() as file:
        page.get_by_test_id("scenario-download").click()
    file.value.save_as(tmp_path / "mine.yaml")
    assert (tmp_path / "mine.yaml").read_text(encoding="utf-8") == shown
    page.get_by_test_id("scenario-copy").click()
    expect(page.get_by_role("dialog").get_by_role("status")).not_to_be_empty()


def test_a_replay_shows_the_scenario_of_its_moment_and_eyes(opened: Open, pages: LiveServer) -> None:
    table = deal(pages, 4, until=lambda s: s.result is not None, bots="casual")
    page = opened(reduced_motion="reduce")
    texts = []
    for seat in (-2, -1):
        page.goto(f"{pages.address}/replay/{table.table}?at=40&seat={seat}")
        page.get_by_test_id("as-scenario").click()
        texts.append(text_of(page))
        assert passes(texts[-1])
    everything, nobody = texts
    assert everything != nobody
    assert pages.asked(f"/api/tables/{table.table}/scenario?at=40&seat=-1") == (200, nobody)
