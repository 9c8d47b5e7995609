"""The published points, the worked example to the number, and how equal players are told apart."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sixrealms.errors import TournamentError
from sixrealms.tournament.brackets import STAGE, Because, Bracket, Game, bracket_winner, realms
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.scoring.order import lot
from sixrealms.tournament.scoring.points import (
    PUBLISHED,
    PointsPlace,
    Scoring,
    coordinator_points,
    judge_points,
    places,
    semifinalists,
    totals,
)
from sixrealms.tournament.scoring.standings import final_order, standings, tournament_winner
from sixrealms.wording.languages import LANGUAGES
from tests.tournament.ledger_data import ledger_data


def bracket(*rows: str, in_round: int = 1, number: int = 1, final: bool = False) -> Bracket:
    """A bracket as on a grid: `NAME 6* 5 4`, one row per player; the star stands at the winner of a game."""
    counted = {name: numbers for name, *numbers in (row.split() for row in rows)}
    games = [
        Game(
            {name: int(numbers[game].rstrip("*")) for name, numbers in counted.items()},
            next(name for name, numbers in counted.items() if numbers[game].endswith("*")),
        )
        for game in range(len(next(iter(counted.values()))))
    ]
    return Bracket(round=in_round, number=number, players=tuple(counted), games=tuple(games), final=final)


def points(found: tuple[PointsPlace, ...]) -> dict[str, int]:
    return {place.player: place.points for place in found}


EXAMPLE = bracket("Jim 6* 5 4 6*", "Dori 4 3 6* 5", "John 4 6* 4 5", in_round=5, final=True)


@pytest.mark.rule(
    "scoring.example.games", "scoring.example.totals", "scoring.example.points", "scoring.tournament-winner"
)
def test_the_worked_example_comes_out_to_the_number() -> None:
    told = ledger_data("scoring.example.games")
    assert {name: [game.unrazed[name] for game in EXAMPLE.games] for name in EXAMPLE.players} == told["unrazed"]
    assert [game.winner for game in EXAMPLE.games] == told["game_winners"]

    assert bracket_winner(EXAMPLE) == "Jim"
    assert {name: realms(EXAMPLE, name) for name in EXAMPLE.players} == {"Jim": 21, "Dori": 18, "John": 19}
    assert points(places(EXAMPLE)) == {"Jim": 25, "John": 15, "Dori": 10}


@pytest.mark.rule("scoring.table", "scoring.multiplier")
def test_the_published_table_is_the_default() -> None:
    table = ledger_data("scoring.table")
    assert list(PUBLISHED.bracket) == table["bracket"]
    assert PUBLISHED.tournament_winner == table["tournament_winner"]
    assert PUBLISHED.base(2) == table["semifinalist"], "the runner-up of the tournament"
    assert PUBLISHED.coordinator_per_player == table["coordinator_per_player"]
    assert PUBLISHED.players_per_judge_point == 2
    by_round = ledger_data("scoring.multiplier")
    for factor in range(1, 6):
        assert list(PUBLISHED.heading(factor, 4)) == by_round[f"round_{factor}"]


@pytest.mark.rule("scoring.bracket.winner", "scoring.bracket.second", "scoring.bracket.third", "scoring.aim")
def test_the_winner_is_first_and_realms_order_the_others() -> None:
    found = places(bracket("a 6* 0 6*", "b 5 6* 5", "c 5 5 5"))

    assert points(found) == {"a": 4, "b": 3, "c": 2}
    assert found[0].realms < found[1].realms


@pytest.mark.rule("scoring.bracket.second")
def test_a_game_won_does_not_help_against_more_realms() -> None:
    assert points(places(bracket("a 6* 5 6*", "b 1 6* 1", "c 4 4 4"))) == {"a": 4, "c": 3, "b": 2}


@pytest.mark.rule("scoring.bracket.fourth", "scoring.round-2-example", "scoring.minimum-one")
def test_a_fourth_player_has_the_last_points() -> None:
    rows = ("a 6* 6*", "b 5 5", "c 4 4", "d 0 0")

    assert points(places(bracket(*rows))) == {"a": 4, "b": 3, "c": 2, "d": 1}
    assert points(places(bracket(*rows, in_round=2))) == {"a": 8, "b": 6, "c": 4, "d": 2}


@pytest.mark.rule("scoring.minimum-one")
def test_a_fifth_player_has_a_point_too() -> None:
    assert points(places(bracket("a 6* 6*", "b 5 5", "c 4 4", "d 1 1", "e 0 0")))["e"] == 1


@pytest.mark.rule("scoring.tournament-winner")
def test_the_final_is_worth_more_to_its_winner_only() -> None:
    rows = ("a 6* 6*", "b 5 5", "c 4 4")

    assert points(places(bracket(*rows, in_round=3, final=True))) == {"a": 15, "b": 9, "c": 6}
    as_on_the_sheet = Scoring(tournament_winner=4)
    assert points(places(bracket(*rows, in_round=3, final=True), as_on_the_sheet)) == {"a": 12, "b": 9, "c": 6}


@pytest.mark.rule("notation.double-points")
def test_double_points_are_for_players_only() -> None:
    double = Scoring(multiplier=2)

    assert points(places(bracket("a 6* 6*", "b 5 5", "c 4 4"), double)) == {"a": 8, "b": 6, "c": 4}
    assert coordinator_points(18, scoring=double) == 18


@pytest.mark.rule("scoring.coordinator", "scoring.judge", "scoring.playing-official")
def test_officials_have_their_points_unless_they_play() -> None:
    assert coordinator_points(18) == 18
    assert judge_points(18) == 9
    assert judge_points(9) == 4, "full pairs only"
    assert coordinator_points(18, played=7) == 7
    assert judge_points(18, played=3) == 3


@pytest.mark.rule("scoring.cumulative", "grid.totals.max")
@pytest.mark.parametrize(("rounds", "total", "as_printed"), [(2, 14, 12), (3, 27, 24), (4, 44, 40)])
def test_the_points_of_all_rounds_are_added(rounds: int, total: int, as_printed: int) -> None:
    path = [
        bracket("a 6* 6*", f"b{step} 5 5", f"c{step} 4 4", in_round=step, final=step == rounds)
        for step in range(1, rounds + 1)
    ]

    assert totals(path)["a"] == total
    assert totals(path, Scoring(tournament_winner=4))["a"] == as_printed


@pytest.mark.rule("grid.wildcard.scoring")
def test_a_wildcard_earns_like_anyone_else() -> None:
    first = bracket("a 6* 6*", "b 5 5", "c 4 4")
    second = bracket("x 6* 6*", "b 5 5", "a 4 4", in_round=2)

    assert totals([first, second])["b"] == 3 + 6


@pytest.mark.rule("scoring.semifinalist")
def test_a_semifinalist_has_nothing_extra_unless_the_organiser_says_so() -> None:
    semifinals = [bracket("a 6* 6*", "b 5 5", "c 4 4"), bracket("d 6* 6*", "e 5 5", "f 4 4", number=2)]
    final = bracket("a 6* 6*", "d 5 5", "b 4 4", in_round=2, final=True)

    assert semifinalists([*semifinals, final]) == ("c", "e", "f")
    assert totals([*semifinals, final])["c"] == 2
    assert totals([*semifinals, final], Scoring(semifinalist_bonus=3))["c"] == 5
    assert totals([*semifinals, final], Scoring(semifinalist_bonus=3))["b"] == 3 + 4


@pytest.mark.rule("scoring.semifinalist")
def test_nobody_lost_a_semifinal_where_a_cut_goes_to_one_table() -> None:
    last_for_all = [bracket("a 6* 6*", "b 5 5", "c 4 4"), bracket("d 6* 6*", "e 5 5", "f 4 4", number=2)]
    everybody = [replace(one, worth=STAGE) for one in last_for_all]
    final = replace(bracket("a 6* 6*", "d 5 5", "b 4 4", in_round=2, final=True), worth=2)

    assert semifinalists([*everybody, final]) == ()
    assert totals([*everybody, final], Scoring(semifinalist_bonus=3))["c"] == 2


def test_an_open_bracket_has_no_places() -> None:
    with pytest.raises(TournamentError, match="round 1, bracket 1: nobody has won 2 games yet"):
        places(bracket("a 6* 1", "b 1 6*", "c 1 1"))


TIES = [
    (bracket("a 6* 6 6*", "b 4 6* 2", "c 4 4 4"), "place-by-wins", "bc"),
    (bracket("a 6* 6*", "b 3 5", "c 4 4"), "place-by-game", "bc"),
    (bracket("a 6 0 6* 6*", "b 6* 0 2 4", "c 1 6* 1 4"), "place-by-game", "bc"),
]


@pytest.mark.parametrize(("tied", "key", "order"), TIES)
def test_equal_sums_are_told_apart_by_wins_then_by_the_latest_games(tied: Bracket, key: str, order: str) -> None:
    found = places(tied)

    assert "".join(place.player for place in found[1:]) == order
    assert found[1].realms == found[2].realms
    assert found[2].because.key == key
    for language in LANGUAGES:
        assert said(found[2].because, language, {"b": "Bia", "c": "Caio"}).count("Bia") == 2


EQUAL = bracket("a 6* 6*", "b 4 4", "c 4 4")


def test_the_last_tie_is_for_the_lot_of_the_seed_or_the_coordinator() -> None:
    fair = {places(EQUAL, seed=seed)[1].player for seed in range(20)}
    assert fair == {"b", "c"}
    assert places(EQUAL, seed=3) == places(EQUAL, seed=3)
    assert places(EQUAL)[2].because.key == "place-by-lot"

    for order in (("b", "c"), ("c", "b")):
        ruled = Bracket(round=1, number=1, players=EQUAL.players, games=EQUAL.games, ruled=order)
        assert tuple(place.player for place in places(ruled)[1:]) == order
        assert places(ruled)[2].because.key == "place-by-ruling"


def test_a_ruling_decides_nothing_that_is_counted() -> None:
    counted = bracket("a 6* 6*", "b 4 5", "c 4 4")
    ruled = Bracket(round=1, number=1, players=counted.players, games=counted.games, ruled=("c", "b"))

    assert [place.player for place in places(ruled)] == ["a", "b", "c"]


def test_a_lot_is_the_same_everywhere() -> None:
    assert lot(7, 1, 2, "Ana") == 9478590850608772009
    assert lot(7, 1, 2, "Ana") != lot(8, 1, 2, "Ana")


@pytest.mark.rule("scoring.minimum-one")
def test_who_withdraws_has_the_last_place_and_who_is_ejected_nothing() -> None:
    games = bracket("a 6* 6*", "b 5 5", "c 4 4").games
    left = Bracket(round=2, number=1, players=("a", "b", "c"), games=games, withdrawn=("b",))
    thrown = Bracket(round=2, number=1, players=("a", "b", "c"), games=games, ejected=("b",))

    assert points(places(left)) == {"a": 8, "c": 6, "b": 4}
    assert points(places(thrown)) == {"a": 8, "c": 6, "b": 0}
    both = Bracket(round=2, number=1, players=("a", "b", "c"), games=games, withdrawn=("b", "c"))
    assert points(places(both)) == {"a": 8, "b": 4, "c": 4}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_says_why(language: str) -> None:
    games = bracket("a 6* 6*", "b 5 5", "c 4 4", "d 1 1", "e 1 1").games
    left = Bracket(round=1, number=1, players=tuple("abcde"), games=games, withdrawn=("d",), ejected=("e",))

    sentences = [said(place.because, language, {one: one.upper() for one in "abcde"}) for place in places(left)]

    assert [sentence[0] for sentence in sentences] == list("ABCDE")


def test_standings_are_by_points_then_by_realms_and_say_so() -> None:
    brackets = [bracket("a 6* 6*", "b 5 5", "c 4 4"), bracket("d 6* 6*", "e 5 4", "f 4 4", number=2)]
    found = standings("fedcbag", brackets, seed=1)

    by_rank = [(line.rank, line.player, line.points) for line in found]
    assert [points for _, _, points in by_rank] == [4, 4, 3, 3, 2, 2, 0]
    assert by_rank[2:4] == [(3, "b", 3), (4, "e", 3)]
    assert found[2].because is None, "points alone put him there"
    assert found[3].because is not None
    assert found[3].because.key == "tie-by-realms"
    assert {line.because.key for line in found if line.because} == {"tie-by-realms", "tie-by-lot"}
    assert found[6].because is None
    assert found[6].average == 0
    assert found[3].average == 4.5


def test_with_equal_realms_fewer_games_count_then_wins_then_the_lot() -> None:
    short = bracket("a 6* 6*", "b 4 4", "c 0 0")
    long = bracket("d 6* 0 6*", "e 2 6* 0", "f 0 0 1", number=2)
    same = bracket("g 6* 0 6*", "h 2 3 3", "i 0 6* 0", number=3)
    found = {line.player: line for line in standings("beh", [short, long, same])}

    assert [found[one].realms for one in "beh"] == [8, 8, 8]
    assert [line.player for line in found.values()] == list("beh")
    assert found["e"].because is not None
    assert found["e"].because.key == "tie-by-average"
    assert found["h"].because is not None
    assert found["h"].because.key == "tie-by-wins"
    for line in found.values():
        for language in LANGUAGES:
            assert line.because is None or said(line.because, language)


def test_the_winner_of_the_final_leads_the_standings() -> None:
    rows = [bracket("a 6* 6*", "b 5 5", "c 4 4"), bracket("b 6* 6*", "a 5 5", "d 4 4", in_round=2, final=True)]

    assert tournament_winner(rows) == "b"
    assert tournament_winner(rows[:1]) is None
    assert final_order(rows) == ("b", "a", "d")
    assert final_order(rows[:1]) == ()
    behind = standings("abcd", rows, first=("c", "d"))
    assert [line.player for line in behind] == ["c", "d", "b", "a"]
    assert behind[0].because is not None
    assert behind[0].because.key == "standing-winner"
    assert behind[1].because is not None
    assert behind[1].because.key == "standing-finalist"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_ends_with_a_full_stop_brings_no_second_one(language: str) -> None:
    because = Because("tie-by-lot", (), {"player": "a", "other": "b"})
    sentence = said(because, language, {"a": "Ana A.", "b": "Bia B."})
    assert sentence.endswith(("A.", "B."))
    assert not sentence.endswith("..")
