"""Every word of the card language speaks every language, and what it says is grammar."""

from __future__ import annotations

import pytest

from sixrealms import catalogue, options
from sixrealms.engine.power import Effect
from sixrealms.engine.terms import Halving
from sixrealms.powers import registry
from sixrealms.powers.card_questions import HOLDING, Is
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.control_flow import If
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import Levels
from sixrealms.powers.moves import discard
from sixrealms.powers.numbers import Fixed, Product
from sixrealms.powers.refs import SELF, The
from sixrealms.powers.whereabouts import Bears
from sixrealms.realise import power as realised
from sixrealms.realise.card_text import house_text
from sixrealms.realise.words import COMPLETE, FOLDERS, MissingWords, words_of
from tests.realise.faults import faults
from tests.realise.trees import all_nodes, random_powers
from tools.record_house_texts import told_in, with_power

PARTIAL = tuple(language for language in FOLDERS if language not in COMPLETE)


@pytest.mark.parametrize("language", COMPLETE)
def test_every_card_is_told_in_every_language_without_a_fault_of_grammar(language: str) -> None:
    wrong = {}
    for printing in catalogue.all_printings():
        if printing.wording in registry.all_powers():
            found = list(faults(house_text(printing, language), language))
            if found:
                wrong[printing.id] = found
    assert wrong == {}


@pytest.mark.parametrize("language", COMPLETE)
def test_every_part_of_a_power_can_be_told_alone(language: str) -> None:
    """Questions tell the effect that asks, its ways, powers to be used."""
    for node in all_nodes():
        if isinstance(node, Effect):
            assert list(faults(realised.sentence(node, language), language)) == []


@pytest.mark.parametrize("language", COMPLETE)
def test_options_are_told_without_a_fault_of_grammar(language: str) -> None:
    wrong = {
        option.key: list(faults(realised.power(option.power, language), language))
        for option in options.all_options().values()
        if option.abilities
    }
    assert {key: found for key, found in wrong.items() if found} == {}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("seed", range(4))
def test_random_powers_are_told_without_a_fault_of_grammar(language: str, seed: int) -> None:
    """Words that no card puts together today come out right as well."""
    wrong = []
    for power in random_powers(seed, 500):
        text = realised.power(power, language)
        wrong += [f"{fault} | {text}" for fault in faults(text, language)]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "a holding is attached to this card"), ("pt-BR", "uma fortaleza ainda estiver anexada a esta carta")],
)
def test_a_condition_may_ask_for_a_holding_as_for_any_other_card(language: str, told: str) -> None:
    if_it_has_one = If(RefIs(SELF, Bears(HOLDING)), discard(The(SELF)))
    assert told in realised.sentence(if_it_has_one, language)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(("halve", "told"), [("up", "5"), ("down", "4")])
def test_half_of_a_number_that_is_known_is_told_as_a_number(language: str, halve: Halving, told: str) -> None:
    gained = Lasting(Levels(Is(SELF), add=Product(Fixed(9), halve=halve)))
    assert realised.sentence(gained, language).endswith(f" {told}.")


@pytest.mark.parametrize("language", PARTIAL)
def test_a_language_that_is_begun_tells_some_cards_whole_and_without_a_fault(language: str) -> None:
    told = told_in(language)
    assert len(told) >= 50
    assert {card: found for card, text in told.items() if (found := list(faults(text, language)))} == {}


@pytest.mark.parametrize("language", PARTIAL)
def test_what_it_cannot_tell_it_refuses_whole(language: str) -> None:
    told = told_in(language)
    others = [printing for printing in with_power() if printing.id not in told]
    assert others
    with pytest.raises(MissingWords, match=f"{language}: "):
        house_text(others[0], language)


def test_what_a_language_lacks_is_refused_by_name() -> None:
    with pytest.raises(MissingWords, match="en: no words for dance"):
        words_of("en").tell("dance", {})
    with pytest.raises(KeyError):
        words_of("tlh")


def test_faults_are_found() -> None:
    found = [fault.partition(":")[0] for fault in faults("Choose a ally and and discard each cards.", "en")]
    assert found == ["a word twice", "a before a vowel", "one of many"]
    assert [f.partition(":")[0] for f in faults("Descarte o carta de o oponente.", "pt-BR")] == ["unmelted", "m for f"]
    assert [f.partition(":")[0] for f in faults("Défaussez le allié de le joueur.", "fr")] == [
        "unmelted",
        "a vowel before a vowel",
    ]
