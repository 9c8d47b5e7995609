"""Somebody who plays at a table in a browser with what the page offers, each with one way of reaching it.

Nobody here knows the rules or the socket: a person sees what is marked, takes it, and presses the button. What a person
does comes from a fixed chance, so that a test with a fixed table goes much the same way every time.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from random import Random

from playwright.sync_api import Locator, Page

PATIENCE = 60.0
#: Beginnings of the names of buttons in the prompt that are no answer.
NO_ANSWER = re.compile("↶|✦|All about this card")
_ASKED = """() => {
  if (document.querySelector('[data-testid=result]')) return 'over';
  const prompt = document.querySelector('[data-testid=prompt].mine');
  return prompt?.querySelector('.go:enabled, .answer:enabled') ? 'asked' : null;
}"""
#: Where several cards are chosen before one says so, once they are enough.
_ENOUGH = "[data-testid=main-action]:enabled"
_BEGUN = ".piece.chosen, button.empty.chosen, .answer.back"


class Mouse:
    """Plays with the mouse: mostly cards, sometimes the button."""

    eager = 0.8

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = Random(seed)
        self.decisions = 0
        self.did: Counter[str] = Counter()

    def asked(self) -> bool:
        """Wait for the next question; False when the game is over."""
        return bool(self.page.wait_for_function(_ASKED, timeout=PATIENCE * 1000).json_value() == "asked")

    @property
    def button(self) -> Locator:
        return self.page.get_by_test_id("main-action")

    @property
    def answers(self) -> Locator:
        return self.page.get_by_test_id("answers").get_by_role("button")

    def marked(self, mark: str) -> Locator:
        """The cards and places that can be taken now."""
        return self.page.locator(f".piece.{mark} > .face, button.empty.{mark}, button.tab.{mark}")

    def press(self, what: Locator) -> None:
        what.click()

    def any_of(self, some: Locator) -> Locator:
        return some.nth(self.chance.randrange(some.count()))

    def chooses_several(self) -> bool:
        """Tick cards until they are enough, where several are to be chosen."""
        if not self.page.get_by_test_id("several").count():
            return False
        self.did["several"] += 1
        while not self.page.locator(_ENOUGH).count():
            can = self.marked("can")
            self.press(
                self.any_of(can if can.count() else self.answers.and_(self.page.locator("[aria-pressed=false]")))
            )
        self.press(self.button)
        return True

    def decide(self) -> None:
        """Answer the open question."""
        self.decisions += 1
        self.did["in battle"] += self.page.get_by_test_id("battle").count()
        if self.chooses_several():
            return
        can = self.marked("can")
        if can.count() and (not self.button.count() or self.chance.random() < self.eager):
            self.did["card"] += 1
            self.press(self.any_of(can))
            self.ends_it()
        elif self.button.count():
            self.did["button"] += 1
            self.press(self.button)
        else:
            self.did["answer"] += 1
            self.press(self.any_of(self.answers))
            self.ends_it()

    def ends_it(self) -> None:
        """Go on with the answer that is begun until it is said."""
        for _ in range(4):
            if not self.page.locator(_BEGUN).count():
                return
            targets = self.marked("target")
            if targets.count():
                self.did["target"] += 1
                self.press(self.any_of(targets))
            elif self.button.count():
                self.press(self.button)
            else:
                self.press(self.answers.first)

    def plays(self, decisions: int = 400) -> bool:
        """Decide so often; True when the game is over."""
        for _ in range(decisions):
            if not self.asked():
                return True
            self.decide()
        return not self.asked()


class Touch(Mouse):
    """Plays with a finger on a small screen: kingdoms of others are opened first, and a second tap says the answer."""

    def press(self, what: Locator) -> None:
        what.tap()

    def ends_it(self) -> None:
        for _ in range(6):
            if not self.page.locator(_BEGUN).count():
                return
            targets = self.marked("target")
            inside = self.page.locator("dialog .piece.target > .face")
            elsewhere = self.page.locator(".kingdom.small .whole:has(.here)")
            if inside.count():
                self.did["target of another"] += 1
                self.press(self.any_of(inside))
            elif targets.count():
                self.did["target"] += 1
                self.press(self.any_of(targets))
            elif elsewhere.count():
                self.press(self.any_of(elsewhere))
            elif self.button.count():
                self.press(self.button)
            else:
                self.press(self.answers.first)


class Keys(Mouse):
    """Plays with the keyboard alone: numbers and Enter, and often from card to card with Tab and the arrows."""

    def chooses_several(self) -> bool:
        if not self.page.get_by_test_id("several").count():
            return False
        self.did["several"] += 1
        for number in range(1, 10):
            if self.page.locator(_ENOUGH).count():
                break
            self.page.keyboard.press(str(number))
        self.page.evaluate("document.activeElement?.blur()")
        self.page.keyboard.press("Enter")
        return True

    def decide(self) -> None:
        self.decisions += 1
        self.did["in battle"] += self.page.get_by_test_id("battle").count()
        if self.chooses_several():
            return
        wants = self.chance.random() < self.eager
        if self.marked("can").count() and wants and self.reach("can"):
            self.did["card"] += 1
            self.page.keyboard.press("Enter")
        elif self.button.count():
            self.did["button"] += 1
            self.page.evaluate("document.activeElement?.blur()")  # as after Escape out of what had the focus
            self.page.keyboard.press("Enter")
        else:
            self.did["number"] += 1
            self.page.keyboard.press(str(1 + self.chance.randrange(min(self.answers.count(), 9))))
        for _ in range(4):
            if not self.page.locator(_BEGUN).count():
                return
            if self.chance.random() < 0.5 and self.marked("target").count() and self.reach("target"):
                self.did["target"] += 1
                self.page.keyboard.press("Enter")
            else:
                self.did["number"] += 1
                self.page.keyboard.press("1")

    def reach(self, mark: str) -> bool:
        """Go with Tab to the first such card; False where it takes longer than anybody's patience."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(
                "(mark) => document.activeElement?.matches(`.piece.${mark} > .face, .empty.${mark}, .tab.${mark}`)",
                mark,
            ):
                return True
        return False


class Ears:
    """Plays through the accessibility tree alone: roles and names are all there is."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = Random(seed)
        self.prompt = page.get_by_role("region", name="Your decision")
        self.over = page.get_by_role("link", name="Watch it again")
        self.did: Counter[str] = Counter()
        self.decisions = 0

    def asked(self) -> bool:
        """Wait for the next question; False when the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.over.count():
                return False
            if self.buttons():
                return True
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing can be answered: {self.prompt.inner_text()}")

    def buttons(self) -> list[Locator]:
        """The answers the prompt offers."""
        found = self.prompt.get_by_role("button", disabled=False)
        words = found.all_inner_texts()  # at one moment: the next may have other buttons, or none
        return [found.nth(at) for at, word in enumerate(words) if not NO_ANSWER.search(word)]

    def decide(self) -> None:
        self.decisions += 1
        self.did["in battle"] += self.page.get_by_role("region", name="Battle").count()
        if self.prompt.get_by_role("status").filter(has_text=re.compile(r"\S")).count():  # a hint's is empty
            self.did["several"] += 1
            enough = self.prompt.get_by_role("button", name=re.compile("Confirm|Discard th(is|ese)"), disabled=False)
            while not enough.count():
                self.prompt.get_by_role("button", pressed=False, disabled=False).first.click()
            enough.click()
            return
        cards = self.page.get_by_role("button", name="can be played now")
        if cards.count() and self.chance.random() < 0.7:
            self.did["card"] += 1
            cards.nth(self.chance.randrange(cards.count())).click()
        else:
            self.did["answer"] += 1
            found = self.buttons()
            found[self.chance.randrange(len(found))].click()
        for _ in range(4):
            begun = self.prompt.get_by_role("button", name="Choose something else")
            if not begun.count():
                return
            targets = self.page.get_by_role("button", name="can be chosen")
            if targets.count():
                self.did["target"] += 1
                targets.nth(self.chance.randrange(targets.count())).click()
            else:
                self.buttons()[0].click()

    def plays(self, decisions: int = 400) -> bool:
        """Decide so often; True when the game is over."""
        for _ in range(decisions):
            if not self.asked():
                return True
            self.decide()
        return not self.asked()
