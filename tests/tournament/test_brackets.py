"""Brackets are played to two wins; what cannot have happened is named."""

from __future__ import annotations

import msgspec
import pytest

from sixrealms.errors import TournamentError
from sixrealms.tournament.brackets import (
    Bracket,
    Game,
    bracket_winner,
    checked_players,
    game_fault,
    longest,
    open_brackets,
    realms,
    staying,
    wins,
)
from sixrealms.tournament.reason_sentence import said
from sixrealms.wording.languages import LANGUAGES


def played(winners: str, players: str = "abc", **more: object) -> Bracket:
    """A bracket whose games were won by the named players, with six realms, the others having one each."""
    games = tuple(Game({one: 6 if one == winner else 1 for one in players}, winner) for winner in winners)
    return msgspec.structs.replace(Bracket(round=1, number=4, players=tuple(players), games=games), **more)


@pytest.mark.rule("tournament.match.first-to-two")
@pytest.mark.parametrize(("winners", "winner"), [("", None), ("ab", None), ("aba", "a"), ("abcb", "b"), ("cc", "c")])
def test_who_wins_two_games_has_won_the_bracket(winners: str, winner: str | None) -> None:
    assert bracket_winner(played(winners)) == winner


@pytest.mark.rule("tournament.match.length")
def test_a_bracket_of_three_takes_four_games_at_most_and_one_of_four_five() -> None:
    assert (longest(3), longest(4)) == (4, 5)
    assert bracket_winner(played("abc")) is None
    assert bracket_winner(played("abca")) == "a"
    assert bracket_winner(played("abcd", "abcd")) is None
    assert bracket_winner(played("abcdd", "abcd")) == "d"


def test_one_game_is_enough_where_one_win_is_asked_for() -> None:
    assert bracket_winner(played("b"), wins_needed=1) == "b"
    assert longest(4, wins_needed=1) == 1


@pytest.mark.rule("tracking.even-pace")
def test_open_brackets_are_named() -> None:
    done, open_one = played("aa"), played("ab", number=7)

    assert open_brackets((done, open_one)) == (open_one,)


def test_realms_are_summed_over_all_games() -> None:
    bracket = played("aba")

    assert [realms(bracket, one) for one in "abc"] == [13, 8, 3]
    assert [wins(bracket, one) for one in "abc"] == [2, 1, 0]


def test_who_stays_alone_has_won() -> None:
    left = played("b", withdrawn=("a",), ejected=("b",))

    assert staying(left) == ("c",)
    assert bracket_winner(left) == "c"
    assert bracket_winner(played("b", withdrawn=("a",))) is None
    assert bracket_winner(played("aa", withdrawn=("a",))) is None, "who has left does not advance"


NEXT = Game({"a": 6, "b": 0, "c": 5}, "a")


def test_a_possible_game_has_no_fault() -> None:
    assert game_fault(played("b"), NEXT, 6) is None
    assert game_fault(played("b", withdrawn=("c",)), Game({"a": 6, "b": 3}, "a"), 6) is None


@pytest.mark.rule("tracking.complete-forms", "scoring.measure")
@pytest.mark.parametrize(
    ("bracket", "game", "key", "word"),
    [
        (played("aa"), NEXT, "game-fault-decided", "a"),
        (played(""), Game({"a": 6, "b": 0, "x": 5}, "a"), "game-fault-stranger", "x"),
        (played(""), Game({"a": 6, "b": 0, "c": 5}, "x"), "game-fault-stranger", "x"),
        (played("", withdrawn=("a",)), NEXT, "game-fault-gone", "a"),
        (played(""), Game({"a": 6, "c": 5}, "a"), "game-fault-missing", "b"),
        (played(""), Game({"a": 7, "b": 0, "c": 5}, "a"), "game-fault-realms", "7"),
        (played(""), Game({"a": 6, "b": -1, "c": 5}, "a"), "game-fault-realms", "-1"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_have_happened_is_named_with_its_place(
    bracket: Bracket, game: Game, key: str, word: str, language: str
) -> None:
    fault = game_fault(bracket, game, 6)

    assert fault is not None
    assert fault.key == key
    sentence = said(fault, language, {"a": "a", "b": "b"})
    assert word in sentence
    assert "4" in sentence


def test_ten_realms_are_possible_where_ten_win() -> None:
    assert game_fault(played(""), Game({"a": 10, "b": 0, "c": 5}, "a"), 10) is None


def test_nobody_is_seated_twice() -> None:
    assert checked_players(["a", "b"]) == ("a", "b")
    with pytest.raises(TournamentError, match="'b' is seated twice"):
        checked_players(["a", "b", "b"])


def test_brackets_are_plain_data() -> None:
    bracket = played("ab", final=True)

    assert msgspec.json.decode(msgspec.json.encode(bracket), type=Bracket) == bracket
