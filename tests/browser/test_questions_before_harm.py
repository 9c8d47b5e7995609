"""Questions in the browser before one's own cards come to harm, and the button that leads to the phase one needs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sixrealms.engine.state import State
from tests.browser.conftest import PHONE, Check
from tests.browser.dealt import Dealt, deal
from tests.browser.rest import resize
from tests.server.live import LiveServer

REALMS = tuple(f"1st/{number}" for number in range(1, 20))
MONSTERS, COLLEEN, CATACLYSM = ("1st/284",) * 36, ("1st/462",) * 36, ("1st/99",) * 36


def _asks(about: str, options: int) -> Callable[[State], bool]:
    def found(s: State) -> bool:
        pending = s.pending
        return pending is not None and (pending.player, pending.about, len(pending.options)) == (0, about, options)

    return found


def _threatened(server: LiveServer) -> Dealt:
    """Ana's Mul Savage attacks, and Bruno's Colleen defends, who defeats monsters at once."""
    cards = (REALMS + MONSTERS, REALMS + COLLEEN)
    return deal(server, 1, ("Ana", "Bruno"), until=_asks("ask-take-back", 2), cards=cards)


@pytest.mark.rule("protocol.take-back-attack", "general.touch.takeback-instant")
@pytest.mark.parametrize(
    ("locale", "asked", "answers", "waits", "told"),
    [
        (
            "en-US",
            "Lovely Colleen 7 (Bruno): Mul Savage 6 would be defeated at once",
            ["Take the attack back", "Attack all the same"],
            "Ana decides",
            ("You take back your attack with Mul Savage", "Ana takes back the attack with Mul Savage"),
        ),
        (
            "pt-BR",
            "Lovely Colleen 7 (Bruno): Mul Savage 6 seria derrotado na hora",
            ["Desfazer o ataque", "Atacar assim mesmo"],
            "Ana decide",
            ("Você desfaz o seu ataque com Mul Savage", "Ana desfaz o ataque com Mul Savage"),
        ),
    ],
)
def test_an_attack_is_taken_back_by_a_button_that_says_so(
    pages: LiveServer,
    sitting: Callable[..., Page],
    check: Check,
    locale: str,
    asked: str,
    answers: list[str],
    waits: str,
    told: tuple[str, str],
) -> None:
    table = _threatened(pages)
    ana, bruno = sitting(table, 0, locale=locale), sitting(table, 1, locale=locale)
    expect(ana.get_by_test_id("question")).to_contain_text(asked)
    for words in answers:
        expect(ana.get_by_role("button", name=words)).to_be_visible()
    expect(bruno.get_by_test_id("prompt")).to_contain_text(waits)
    check(ana, "asked whether to take the attack back")
    resize(ana, PHONE)
    expect(ana.get_by_role("button", name=answers[0])).to_be_in_viewport(ratio=1)
    last = ana.get_by_test_id("answers").bounding_box()
    undo = ana.get_by_test_id("undo").bounding_box()
    assert last is not None
    assert undo is not None
    assert undo["x"] >= last["x"] + last["width"], "taking back otherwise stands after the answers"
    ana.get_by_role("button", name=answers[0]).click()
    expect(ana.get_by_text(asked)).to_have_count(0)
    for page, words in zip((ana, bruno), told, strict=True):
        expect(page.get_by_text(words).first).to_be_attached()


@pytest.mark.rule("general.touch.retarget")
@pytest.mark.parametrize(
    ("locale", "asked"),
    [("en-US", "Only a card of your own can be struck. Confirm it."), ("pt-BR", "Só uma carta sua pode ser atingida.")],
)
def test_a_harmful_card_that_strikes_only_ones_own_waits_for_a_word(
    pages: LiveServer, sitting: Callable[..., Page], check: Check, locale: str, asked: str
) -> None:
    cards = (REALMS[:10] + CATACLYSM + REALMS[10:], MONSTERS + MONSTERS[:19])
    table = deal(pages, 1, ("Ana", "Bruno"), until=_asks("ask-target", 1), before="random", cards=cards)
    page = sitting(table, 0, locale=locale)
    expect(page.get_by_test_id("question")).to_contain_text(asked)
    check(page, "a harmful card that strikes one's own realm")
    struck = table.state.name(table.state.pending.options[0].card) if table.state.pending is not None else ""
    page.get_by_test_id("prompt").get_by_role("button", name=struck).first.click()
    expect(page.get_by_text(asked)).to_have_count(0)


@pytest.mark.rule("pool.entry-times")
@pytest.mark.parametrize(
    ("locale", "words", "button"),
    [
        ("en-US", "Press “On to the pool” to get there.", "On to the pool"),
        ("pt-BR", "Toque em “Seguir para a reserva” para chegar lá.", "Seguir para a reserva"),
    ],
)
def test_the_button_that_is_named_leads_to_the_phase_in_which_the_card_is_played(
    pages: LiveServer, sitting: Callable[..., Page], locale: str, words: str, button: str
) -> None:
    def realms_phase(s: State) -> bool:
        return s.pending is not None and (s.pending.player, s.pending.about) == (0, "ask-phase-2")

    table = deal(pages, 1, ("Ana", "Bruno"), until=realms_phase, cards=(REALMS + MONSTERS, REALMS + COLLEEN))
    page = sitting(table, 0, locale=locale)
    monster = page.get_by_test_id("hand").get_by_role("button", name="Mul Savage").first
    monster.click()
    expect(page.get_by_test_id("why")).to_contain_text(words)
    page.get_by_test_id("main-action").filter(has_text=button).click()
    expect(page.locator(".hand .piece.can > .face").first).to_be_visible()
    expect(page.get_by_test_id("why")).to_have_count(0)
