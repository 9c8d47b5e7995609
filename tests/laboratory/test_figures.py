from __future__ import annotations

import re

import pytest

from sixrealms import catalogue, decks
from sixrealms.decks import Deck
from sixrealms.laboratory.field import LabField, LabGame
from sixrealms.laboratory.figures import figures
from sixrealms.laboratory.page import page

A = decks.named("A-1").renamed("<Alpha>")
FIELD = LabField(
    "a & b", (A, decks.named("B-1").renamed("Beta"), decks.named("C-1").renamed("Gamma")), 4, "random", "tournament", 55
)
ONE, TWO = A.cards[0], A.cards[1]
GAMES = [
    LabGame(0, (0, 1), 0, 0, 10, ((ONE, TWO), ())),
    LabGame(1, (1, 0), 0, 1, 12, ((), (ONE,))),
    LabGame(2, (0, 2), 2, 0, 14, ((TWO,), ())),
    LabGame(3, (2, 0), -1, 2, 400, ((), (ONE, TWO))),
    LabGame(4, (1, 2), 1, 1, 16, ((), ()), "KeyError 'x'"),
]


def test_shares_are_those_of_the_games_somebody_won() -> None:
    told = figures(FIELD, GAMES)
    assert (told.games, told.planned, told.undecided, told.median_turns) == (5, 12, 1, 14)
    alpha, beta, gamma = told.decks
    assert (alpha.all.won, alpha.all.games) == (2, 3)
    assert alpha.against[0] is None
    assert [(share.won, share.games) for share in alpha.against[1:] if share] == [(2, 2), (0, 1)]
    assert beta.against[0] is not None
    assert (beta.against[0].won, beta.against[0].games) == (0, 2)
    assert (told.began.won, told.began.games) == (2, 4)
    assert told.ranking == (0, 2, 1)
    assert gamma.all.share == 0.5


def test_a_card_is_counted_where_it_was_played() -> None:
    alpha = figures(FIELD, GAMES).decks[0]
    cards = {card.id: card for card in alpha.cards}
    assert (cards[ONE].played.won, cards[ONE].played.games) == (2, 2)
    assert (cards[ONE].unplayed.won, cards[ONE].unplayed.games) == (0, 1)
    assert cards[ONE].more == 1.0
    assert (cards[TWO].played.won, cards[TWO].played.games) == (1, 2)
    assert alpha.cards[0].id == ONE
    assert set(alpha.never_played) == set(A.cards) - {ONE, TWO}


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_page_shows_everything_and_loads_nothing(language: str) -> None:
    told = page(FIELD, figures(FIELD, GAMES), language)
    assert not re.search(r"""(src|href)=|url\(|@import|<script|https?://""", told)
    assert "&lt;Alpha&gt;" in told
    assert "<Alpha>" not in told
    assert "a &amp; b" in told
    assert "KeyError" in told
    for card in A.cards[2:5]:
        assert catalogue.printing(card).name.replace("'", "&#x27;") in told
    assert told.count("<tr>") == told.count("</tr>")
    assert told.count("<details>") == 3


def test_a_field_nobody_has_played_has_a_page() -> None:
    empty = figures(FIELD, [])
    assert empty.decks[0].all.interval == (0.0, 1.0)
    assert "12" in page(FIELD, empty, "en")


def test_the_figures_are_there_for_other_programs() -> None:
    told = figures(FIELD, GAMES).as_object()
    assert told["decks"][0]["against"][1] == {"won": 2, "games": 2, "share": 1.0, "lower": 0.3424, "upper": 1.0}
    assert told["decks"][0]["against"][0] is None
    assert told["faults"] == [{"game": 4, "what": "KeyError 'x'"}]
    assert isinstance(FIELD.decks[0], Deck)
