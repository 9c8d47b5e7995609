"""House texts in other languages: sentence by sentence, whole or not at all."""

from __future__ import annotations

from inspect import getsource

import pytest

from sixrealms import catalogue, options
from sixrealms.engine.ability import Play, Use, When
from sixrealms.engine.power import Effect
from sixrealms.faces.house_text import house_text
from sixrealms.powers import registry
from sixrealms.powers.english import sentence
from sixrealms.wording import LANGUAGES
from sixrealms.wording.house_text import sentences, translated, untranslated

OTHERS = LANGUAGES[1:]


#: Questions at which the part of the power that asks is told beside (`telling/choices.py`).
ASKED_ALONE = ("ask-may", "ask-way", "ask-choose", "ask-player")


def _texts() -> list[str]:
    return [text for text in map(registry.text, catalogue.all_printings()) if text] + _of_options()


def _of_options() -> list[str]:
    known = (options.named(key) for key in options.all_options())
    return [option.power.text() for option in known if option.abilities]


def _asked_alone() -> list[str]:
    """Parts of powers that stand alone in a question: what a trigger does, what asks, its ways, powers to be used."""
    known = (options.named(key) for key in options.all_options())
    powers = [*registry.all_powers().values(), *(option.power for option in known if option.abilities)]
    nodes = [node for power in powers for node in power.walk()]
    asking = {kind for kind in set(map(type, nodes)) if issubclass(kind, Effect) and _asks(kind)}
    found = set()
    for node in nodes:
        if isinstance(node, When):
            found.add(sentence(node.effect.text()))
        if isinstance(node, Use) or (isinstance(node, Effect) and type(node) in asking):
            found.add(sentence(node.text()))
        if isinstance(node, Play):
            found.add(sentence(node.way))
        ways = getattr(node, "ways", ())
        found.update(sentence(way.text()) for way in ways if isinstance(way, Effect))
    return sorted(found - {""})


def _asks(kind: type[Effect]) -> bool:
    """Whether effects of this kind ask one of those questions, as the program is written."""
    return any(f'"{about}"' in getsource(kind) for about in ASKED_ALONE)


@pytest.mark.parametrize("language", OTHERS)
def test_the_powers_speak_every_language(language: str) -> None:
    assert [untranslated(text, language) for text in _texts() if translated(text, language) is None] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_powers_of_optional_rules_speak_every_language(language: str) -> None:
    assert [text for text in _of_options() if translated(text, language) is None] == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_power_asks_alone_is_said_in_every_language(language: str) -> None:
    alone = _asked_alone()
    missing = {key for text in alone for key in untranslated(text, language)}

    assert len(alone) > 130
    assert missing == set()


@pytest.mark.parametrize("language", OTHERS)
def test_no_translation_is_left_over(language: str) -> None:
    """Powers change their words; a translation nobody looks up any more should go."""
    used = {key for text in (*_texts(), *_asked_alone()) for key in untranslated(text, "no language")}
    left = [key for key in sentences(language) if key not in used and not key.endswith(":")]

    assert left == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_says_no_number_the_sentence_lacks(language: str) -> None:
    for key, said in sentences(language).items():
        assert said.count("#") <= key.count("#"), key
        assert said.endswith((".", ":")), key


def test_numbers_and_what_stands_before_are_kept() -> None:
    assert translated("Under attack: Each defending monster gains 14 levels.", "pt-BR") == (
        "Sob ataque: Cada monstro defensor ganha 14 níveis."
    )
    assert translated("Or, played by itself: Choose one spell still at work.", "pt-BR") == (
        "Ou, jogada sozinha: Escolha uma magia ainda em efeito."
    )


def test_a_text_is_never_half_translated() -> None:
    half = "Draw 1 card. Dance until dawn."

    assert translated("Draw 1 card.", "pt-BR") == "Saque 1 carta."
    assert translated(half, "pt-BR") is None
    assert untranslated(half, "pt-BR") == ["Dance until dawn."]
    assert translated("Draw 1 card.", "tlh") is None


def test_a_text_says_which_language_it_is_in() -> None:
    printing = catalogue.printing("1st/1")

    assert house_text(printing, "en").language == "en"
    assert house_text(printing, "pt-BR").language == "pt-BR"
    assert house_text(printing, "pt-BR").text == translated(registry.text(printing), "pt-BR")
    assert not house_text(next(p for p in catalogue.all_printings() if registry.status(p) == "missing"), "en").enforced
