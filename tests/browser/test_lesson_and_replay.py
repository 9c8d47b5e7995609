"""The first game to its win, and finished games looked at again and played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Check, Open, looked_at_in
from tests.browser.dealt import deal
from tests.browser.persons import Mouse
from tests.server.live import LiveServer


class Beginner(Mouse):
    """Does what the lesson says: a realm each turn, champions into the pool, and nothing reckless."""

    realm = ", Realm,"

    def decide(self) -> None:
        self.decisions += 1
        if self.chooses_several():
            return
        can = self.marked("can")
        labels = [one.get_attribute("aria-label") or "" for one in can.all()]
        for wanted in (self.realm, "Place"):
            fitting = [at for at, label in enumerate(labels) if wanted in label]
            if fitting:
                self.did[wanted] += 1
                self.press(can.nth(fitting[0]))
                self.ends_it()
                return
        if can.count() and (not self.button.count() or self.chance.random() < self.eager):
            self.did["card"] += 1
            self.press(self.any_of(can))
            self.ends_it()
        elif self.button.count():
            self.press(self.button)
        else:
            self.press(self.any_of(self.answers))
            self.ends_it()


@pytest.mark.daily_share  # a whole game; tests/server/test_lesson.py plays it to its win every time
@pytest.mark.parametrize("language", looked_at_in("pt-BR"))
def test_the_lesson_is_played_to_its_win(opened: Open, pages: LiveServer, language: str) -> None:
    page = opened(locale=language, reduced_motion="reduce")
    page.goto(f"{pages.address}/lesson")
    page.get_by_test_id("start-lesson").click()
    coach = page.get_by_test_id("coach")
    coach.wait_for()
    me = Beginner(page, 1)
    me.realm = {"en-US": ", Realm,", "pt-BR": ", Reino,"}[language]

    assert me.plays(300)  # what is clicked too soon after a question counts as well
    expect(page.get_by_test_id("result")).to_contain_text({"en-US": "You have won", "pt-BR": "Você venceu"}[language])
    assert coach.locator("li.done").count() >= 3
    assert me.did[me.realm] >= 3


@pytest.mark.parametrize("language", looked_at_in("en-US"))
def test_a_finished_game_is_looked_at_and_played_on(opened: Open, pages: LiveServer, language: str) -> None:
    table = deal(pages, 4, until=lambda s: s.result is not None, bots="casual")
    page = opened(locale=language, reduced_motion="reduce")
    page.goto(f"{pages.address}/replay/{table.table}")
    scrubber = page.get_by_test_id("scrubber")
    scrubber.wait_for()
    page.keyboard.press("Home")
    expect(scrubber).to_have_value("0")
    page.get_by_test_id("step-on").evaluate("button => { for (const step of [1, 2, 3]) button.click(step); }")
    expect(scrubber).to_have_value("3")  # also before the first of them is shown
    page.get_by_test_id("step-back").click()
    expect(scrubber).to_have_value("2")
    page.keyboard.press("PageDown")
    expect(scrubber).not_to_have_value("2")
    assert page.get_by_test_id("hand").locator(".face img").count()

    page.keyboard.press("End")
    page.get_by_test_id("own").locator(".pool .piece > .face").first.click()
    level = {"en-US": "Level now", "pt-BR": "Nível agora"}[language]
    expect(page.get_by_test_id("zoom").locator("dt", has_text=level)).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Home")

    page.get_by_test_id("play-on").click()
    page.get_by_test_id("branch").click()
    expect(page).to_have_url(re.compile("/table/"))
    me = Mouse(page, 1)
    assert me.asked()
    assert not me.plays(4)


def test_on_a_phone_it_is_said_in_full_whose_eyes_one_sees_with(opened: Open, pages: LiveServer) -> None:
    table = deal(pages, 4, ("Ana of the Six Realms", ""), until=lambda s: s.result is not None, before="random")
    page = opened({"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.goto(f"{pages.address}/replay/{table.table}?seat=0")
    eyes = page.get_by_test_id("eyes")
    expect(eyes.locator("option:checked")).to_have_text("As Ana of the Six Realms saw it")
    needed = eyes.evaluate("""eyes => {
      const word = document.createElement("span");
      word.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(eyes).font}`;
      word.textContent = eyes.selectedOptions[0].textContent;
      document.body.append(word);
      return word.getBoundingClientRect().width;
    }""")
    box = eyes.bounding_box()
    assert box
    assert box["width"] > needed + 20  # the arrow
    page.get_by_test_id("hand").locator(".piece > .face").first.tap()
    expect(page.get_by_test_id("zoom")).to_be_visible()


def test_a_review_leads_to_where_the_game_turned(opened: Open, pages: LiveServer, check: Check) -> None:
    table = deal(pages, 4, until=lambda s: s.result is not None, bots="casual")
    page = opened(locale="en-US", reduced_motion="reduce", bypass_csp=True)
    page.goto(f"{pages.address}/replay/{table.table}?at=0")
    page.get_by_test_id("review").click()
    curve = page.get_by_test_id("curve")
    expect(curve.locator("polyline")).to_have_count(2)
    check(page, "a review")
    page.emulate_media(color_scheme="dark")
    check(page, "a review in the dark")
    told = pages.asked(f"/api/tables/{table.table}/story")[1]
    expect(page.get_by_text(f"The game turned in turn {told['turn']}.")).to_be_visible()
    page.get_by_test_id("turned").click()
    expect(page.get_by_test_id("scrubber")).to_have_value(str(told["turned"]))
    page.get_by_test_id("review").click()
    page.get_by_test_id("turning-point").first.click()
    expect(curve).to_have_count(0)
    expect(page.get_by_test_id("scrubber")).not_to_have_value("0")
