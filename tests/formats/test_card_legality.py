from __future__ import annotations

import pytest

from sixrealms import catalogue, decks
from sixrealms.decks import Deck
from sixrealms.errors import CatalogueError
from sixrealms.formats import crossfire_format
from sixrealms.formats.card_legality import legal_in
from sixrealms.formats.crossfire_format import named_format, shipped_formats
from sixrealms.rulesets import RULESETS


def _legal(name: str) -> set[str]:
    holds = legal_in(name)
    return {p.id for p in catalogue.all_printings() if holds(p)}


@pytest.mark.rule("deck.dungeon.allowed-by-default")
def test_only_dungeon_cards_are_kept_out_and_only_where_there_are_none() -> None:
    dungeons = {p.id for p in catalogue.all_printings() if p.type == "dungeon"}
    everything = {p.id for p in catalogue.all_printings()}
    assert _legal("tournament") == _legal("TOURNAMENT-110") == everything
    assert _legal("fourth-edition") == everything - dungeons
    assert len(RULESETS) == 3


@pytest.mark.rule("format.no-xs.predicate")
def test_types_of_games_keep_their_cards_out() -> None:
    assert not [i for i in _legal("no-9s") if "9" in str(catalogue.printing(i).printed_number)]
    assert "1st/9" not in _legal("No-9s")
    assert {catalogue.printing(i).world for i in _legal("shattered-land") if catalogue.printing(i).type == "realm"} == {
        "DS"
    }
    assert "ally" not in {catalogue.printing(i).type for i in _legal("wizards-challenge")}


@pytest.mark.parametrize("name", [one.id for one in shipped_formats()][::7])
def test_a_format_allows_every_card_a_deck_of_one_card_is_not_refused_for(name: str) -> None:
    """Of the problems of a deck of this card alone, none may be about a card that is there."""
    by = named_format(name)
    legal = _legal(name)
    for card in list(catalogue.all_printings())[::41]:
        deck = Deck("one", () if card.type == "dungeon" else (card.id,), card.id if card.type == "dungeon" else None)
        about = [
            one
            for one in crossfire_format.problems(deck, by)
            if card.id in one.cards and one.message_id in ("format-too-many", "format-banned")
        ]
        totals = [
            one
            for one in crossfire_format.problems(deck, by)
            if one.message_id == "format-too-many" and "totals/Levels" not in one.rule_id
        ]
        assert (card.id in legal) is not bool(about or totals), (card.id, about, totals)


def test_every_card_of_a_legal_deck_is_legal() -> None:
    for deck in decks.shipped():
        if not crossfire_format.problems(deck, named_format(deck.format)):
            assert set(deck.cards) <= _legal(deck.format), deck.id


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("tournamen", "did you mean tournament"),
        ("chess-club", "there are fourth-edition"),
        ("", "there are fourth-edition"),
    ],
)
def test_a_name_nobody_knows_is_refused(name: str, why: str) -> None:
    with pytest.raises(CatalogueError, match=why):
        legal_in(name)
