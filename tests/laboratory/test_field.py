from __future__ import annotations

from pathlib import Path

import pytest

from sixrealms import decks
from sixrealms.errors import SixRealmsError
from sixrealms.laboratory.field import LabField, LabGame, Rest
from sixrealms.laboratory.field_file import read
from sixrealms.laboratory.journal import Journal

pytestmark = pytest.mark.daily_share


def _field(games: int = 4, names: tuple[str, ...] = ("A-1", "B-1", "C-2"), seed: int = 2) -> LabField:
    return LabField("test", tuple(map(decks.named, names)), games, "random", "tournament", 55, seed)


def test_every_two_decks_meet_equally_often_with_seats_exchanged() -> None:
    field = _field(8)
    assert field.count == 3 * 8
    met = [field.match(number)[1] for number in range(field.count)]
    for one, other in field.pairs:
        assert met.count((one, other)) == met.count((other, one)) == 4
    assert {tuple(sorted(pair)) for pair in met[:6]} == set(field.pairs)  # all have met before any pair meets again


def test_two_games_in_a_row_are_one_deal() -> None:
    field = _field(4)
    for number in range(0, field.count, 2):
        one, other = (field.match(number + step)[0].setup for step in (0, 1))
        assert one.seed == other.seed
        assert one.decks == other.decks[::-1]
    seeds = {field.match(number)[0].setup.seed for number in range(0, field.count, 2)}
    assert len(seeds) == field.count // 2


def test_a_game_says_who_won_who_began_and_what_was_played() -> None:
    field = _field()
    game = field.one(1)
    assert game == field.one(1)
    assert game.decks == (1, 0)
    assert game.began in game.decks
    assert game.winner in game.decks
    assert game.turns > 1
    for seat in (0, 1):
        assert game.played[seat]
        assert set(game.played[seat]) <= set(field.decks[game.decks[seat]].cards)


def test_some_games_of_a_field_are_the_same_games() -> None:
    assert Rest(_field(), (3, 1)).one(1) == _field().one(1)


def test_a_field_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    field = _field()
    path = tmp_path / "field.games.jsonl"
    journal = Journal(path, field)
    assert len(journal.missing(field)) == field.count
    played = [field.one(number) for number in (0, 3)]
    journal.keep(played)
    journal.close()
    with path.open("ab") as file:
        file.write(b'{"number":5,"decks":[0,')  # the machine went down in the middle of a line

    again = Journal(path, field)
    assert again.of(field) == played
    assert again.missing(field)[:3] == (1, 2, 4)
    again.keep([field.one(1)])
    again.close()
    once_more = Journal(path, _field(games=2))  # fewer games of the same field
    assert [game.number for game in once_more.of(_field(games=2))] == [0, 1, 3]
    once_more.close()


def test_games_of_another_field_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Journal(path, _field()).close()
    for other in (_field(seed=3), _field(names=("A-1", "B-1", "C-1"))):
        with pytest.raises(SixRealmsError, match="--anew"):
            Journal(path, other)
    anew = Journal(path, _field(seed=3), anew=True)
    assert anew.games == {}
    anew.close()
    path.write_text("a letter\n")
    with pytest.raises(SixRealmsError, match="no games of a laboratory"):
        Journal(path, _field())
    assert path.read_text() == "a letter\n"


def test_a_field_is_read_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(decks.write_text(decks.named("E-2")), encoding="utf-8")
    path = tmp_path / "league.yaml"
    path.write_text("decks: [A-1, {swarm: mine.txt}]\ngames: 7\nseed: 9\nplayer: random\n")
    field = read(path)
    assert (field.name, field.games, field.seed, field.player, field.size) == ("league", 8, 9, "random", 55)
    assert [deck.name for deck in field.decks] == ["A-1", "swarm"]
    assert sorted(field.decks[1].cards) == sorted(decks.named("E-2").cards)


@pytest.mark.parametrize(
    ("written", "line", "why"),
    [
        ("decks: [A-1]\n", 1, "2 to 100 decks"),
        ("name: x\ndecks: [A-1, A-1]\n", 2, "two decks"),
        ("decks:\n  - A-1\n  - Z-9\n", 3, "Z-9"),
        ("decks: [A-1, B-1]\ngames: many\n", 2, "games is a whole number"),
        ("decks: [A-1, B-1]\nplayer: nobody\n", 2, "nobody"),
        ("decks: [A-1, B-1]\nruleset: none\n", 2, "none"),
        ("decks: [A-1, B-1]\nsize: 60\n", 2, "60"),
        ("decks: [A-1, B-1]\ngame: 3\n", 2, "games would"),
        ("decks: [A-1, 75-cleric-taxation]\n", 1, "75"),
        ("- A-1\n", 1, "no field"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, written: str, line: int, why: str) -> None:
    path = tmp_path / "league.yaml"
    path.write_text(written)
    with pytest.raises(SixRealmsError) as refused:
        read(path)
    said = refused.value.said("en")
    assert why in said
    assert f"league.yaml:{line}" in said or "no field" in said
    assert refused.value.said("pt-BR") != said


def test_a_game_is_kept_as_it_is() -> None:
    import msgspec

    game = _field().one(0)
    assert msgspec.json.decode(msgspec.json.encode(game), type=LabGame) == game
