from __future__ import annotations

import pytest

from sixrealms import table
from sixrealms.engine.action import ACT, NO, PASS, YES, YES_NO, Action, Decision
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.state import State
from sixrealms.records.verb_phrases import PHRASES, WORDS
from sixrealms.terminal.move_sentence import move_sentence
from sixrealms.wording import LANGUAGES, message_ids

pytestmark = pytest.mark.usefixtures("numbered_as_listed")

DRIZZT, FIREBALL, THAY = "1st/45", "1st/331", "1st/8"


def _state() -> State:
    state = table.start(GameSetup("tournament", 55, ((DRIZZT, FIREBALL), (THAY, THAY)), 1))
    for card in range(4):
        state.seen[card] = 255
    state.pending = Decision(0, ACT, "ask-phase-3", (PASS,))
    return state


@pytest.mark.parametrize(
    ("action", "english", "portuguese"),
    [
        (PASS, "A passes", "A passa"),
        (Action("play", 1, 0), "A plays Fireball by Drizzt Do' Urden", "A joga Fireball com Drizzt Do' Urden"),
        (Action("attack", 0, 3), "A attacks B:Thay#2 with Drizzt Do' Urden", "A ataca B:Thay#2 com Drizzt Do' Urden"),
        (Action("seat", number=1), "A chooses player B", "A escolhe o jogador B"),
        (Action("decline"), "A does not defend", "A não defende"),
    ],
)
def test_an_action_is_a_sentence(action: Action, english: str, portuguese: str) -> None:
    assert move_sentence(_state(), action, "en") == english
    assert move_sentence(_state(), action, "pt-BR") == portuguese


def test_a_yes_says_what_it_is_about() -> None:
    state = _state()
    state.pending = Decision(0, YES_NO, "ask-use-power", (YES, NO), 1)

    assert move_sentence(state, YES, "en") == "A says yes (for Fireball)"
    assert move_sentence(state, NO, "pt-BR") == "A diz não (por causa de Fireball)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_every_word_has_its_message(language: str) -> None:
    needed = {f"move-{verb}" for verb in PHRASES} | {f"clause-{word}" for word in WORDS}

    assert needed <= message_ids(language)
