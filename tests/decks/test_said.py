"""What keeps a deck from being read is told in the reader's language, with the line and the names nearest to it."""

from __future__ import annotations

import pytest

from sixrealms import decks
from sixrealms.errors import DeckError


@pytest.mark.parametrize(
    ("text", "english", "portuguese"),
    [
        (
            "1 Waterdep",
            "mine:1: no card is called 'Waterdep'; did you mean Waterdeep or ",
            "quis dizer Waterdeep ou",
        ),
        ("2 1st/0054x", "mine:1: no card is called '1st/0054x'", "nenhuma carta se chama '1st/0054x'"),
        ("\n1 9th/1", "mine:2: no printing '9th/1'", "mine:2: não há a impressão '9th/1'"),
        ("1000 Waterdeep", "mine:1: a count must be 1 to ", "mine:1: uma quantidade vai de 1 a "),
        ("1 1st/1 Nobody", "mine:1: 1st/1 is Waterdeep, not 'Nobody'", "1st/1 é Waterdeep, e não 'Nobody'"),
        ("1 Fear", "Fear is the name of 2 cards; write", " ou "),
        ("[Nonsense]", "mine:1: unknown section 'nonsense'", "a seção 'nonsense' não existe"),
        ("# nothing", "mine: the deck has no cards", "mine: o baralho não tem cartas"),
        ("set tempDeck {\n {9th 1}\n}", "mine:2: no printing '9th/1'", "mine:2: não há a impressão '9th/1'"),
        ("set tempDeckTitle x", "mine: no list of cards: a CrossFire deck has a line", "mine: não há lista de cartas"),
    ],
)
def test_a_list_that_cannot_be_read(text: str, english: str, portuguese: str) -> None:
    with pytest.raises(DeckError) as wrong:
        decks.from_text(text, "mine", "mine")
    assert english in str(wrong.value)
    assert portuguese in wrong.value.said("pt-BR")
    assert wrong.value.said("en") == str(wrong.value)
