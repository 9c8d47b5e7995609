"""What one watcher is told: always enough to draw the table, never a card they may not know."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

from sixrealms.server.game.fog import FIRST_HIDDEN, SPECTATOR, Fog
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.views.reader import Reader
from sixrealms.server.views.table_view import picture
from sixrealms.simulation.invariants.knowledge import otherwise
from tests.server.watching import SECRET, a_game, any_answer, on_the_wire, taken_in

NAMES = "ABCDEFGH"


def a_reader(game: TableGame, seat: int, language: str = "en") -> Reader:
    return Reader(game, seat, language, NAMES[: game.state.n], SECRET)


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (8, 1)])
def test_news_folded_into_the_first_table_give_the_table(players: int, seed: int) -> None:
    game, chance = a_game(players, seed), Random(seed)
    readers = [a_reader(game, seat) for seat in (SPECTATOR, *range(players))]
    tables = [taken_in({}, on_the_wire(reader.whole())) for reader in readers]
    steps = 0
    while game.state.result is None and steps < 25:
        game.fold(any_answer(game, chance))
        steps += 1
        for at, reader in enumerate(readers):
            message = on_the_wire(reader.news())
            assert message["type"] == "event"
            assert message["v"] == game.version
            tables[at] = taken_in(tables[at], message)
            fresh = a_reader(game, reader.seat)
            whole = on_the_wire(fresh.whole())
            assert tables[at] == whole["table"]
            assert message["prompt"] == whole["prompt"]
    assert steps > 20


#: Entries whose cards lie open while it happens: kind, and where the cards stand in it.
SHOWN = {"start-draw": slice(2, 3), "digit": slice(2, 3), "mulligan": slice(2, None), "dungeon-spoils": slice(2, 3)}


def _printings_known(game: TableGame, seat: int, heard: int) -> set[str]:
    """The printings of all cards this watcher may know or was just shown, without asking the fog."""
    s = game.state
    mask = 255 if seat == SPECTATOR else 1 << seat
    known = [c for c in range(len(s.zone)) if s.seen[c] & mask == mask]
    for happening in game.happenings[heard:]:
        known += happening.entry[SHOWN.get(happening.entry[0], slice(0, 0))]
    return {s.kit.defs[s.defn[c]].printing.id for c in known}


def _named(message: dict[str, Any]) -> str:
    """All a message says outside of the house texts, which may name any card."""
    lines = [line["text"] for line in message["log"] if line["kind"] != "text"]
    labels = [option["label"].partition(": ")[0] for option in (message["prompt"] or {}).get("options", [])]
    return "\n".join([*lines, *labels])


@pytest.mark.rule("gloss.hand")
@pytest.mark.parametrize(("players", "seed", "most"), [(2, 11, 60), (4, 4, 40)])
def test_no_message_holds_a_card_its_watcher_may_not_know(players: int, seed: int, most: int) -> None:
    game, chance = a_game(players, seed), Random(seed)
    readers = [a_reader(game, seat) for seat in (SPECTATOR, *range(players))]
    ever: list[set[str]] = [set() for _ in readers]
    names = {d.printing.id: d.name for d in game.state.kit.defs}
    checked = steps = heard = 0
    while game.state.result is None and steps < most:
        if steps:
            game.fold(any_answer(game, chance))
        steps += 1
        for at, reader in enumerate(readers):
            message = on_the_wire(reader.news())
            ever[at] |= _printings_known(game, reader.seat, heard)
            told = set(re.findall(rb'"printing":"([^"]+)"', msgspec.json.encode(message)))
            assert {printing.decode() for printing in told} <= ever[at]
            known_names = {names[printing] for printing in ever[at]}
            said = _named(message)
            for name in set(names.values()) - known_names:
                if not any(name in known for known in known_names):
                    assert name not in said
                    checked += 1
        heard = len(game.happenings)
    assert checked > 1000


@pytest.mark.rule("gloss.hand", "setup.shuffle")
@pytest.mark.parametrize("players", [2, 4])
def test_a_table_dealt_otherwise_behind_a_watchers_back_looks_the_same(players: int) -> None:
    game, chance = a_game(players, 9), Random(2)
    steps = 0
    while game.state.result is None and steps < 30:
        game.fold(any_answer(game, chance))
        steps += 1
        for seat in range(players):
            other = otherwise(game.state, seat, chance)
            assert other.kit is not game.state.kit
            assert picture(Fog(other, seat, SECRET)) == picture(Fog(game.state, seat, SECRET))
    assert steps > 20


def test_a_hidden_card_has_another_number_for_every_watcher() -> None:
    game = a_game()
    card = game.state.hand(0)[0]

    assert Fog(game.state, 0, SECRET).number(card) == card
    hidden = [Fog(game.state, seat, secret).number(card) for seat in (1, SPECTATOR) for secret in (SECRET, b"other")]
    assert len(set(hidden)) == 4
    assert min(hidden) >= FIRST_HIDDEN


def test_a_spectator_knows_no_hand_even_if_both_players_do() -> None:
    game = a_game()
    card = game.state.hand(0)[0]
    game.state.seen[card] = 0b11

    assert Fog(game.state, 1, SECRET).knows(card)
    assert not Fog(game.state, SPECTATOR, SECRET).knows(card)


def test_the_question_comes_in_the_language_of_its_reader() -> None:
    game = a_game()
    asked = game.state.pending
    assert asked is not None
    english = on_the_wire(a_reader(game, asked.player).whole())["prompt"]
    portuguese = on_the_wire(a_reader(game, asked.player, "pt-BR").whole())["prompt"]

    assert english["question"] != portuguese["question"]
    assert [option["verb"] for option in english["options"]] == [option["verb"] for option in portuguese["options"]]
    assert on_the_wire(a_reader(game, 1 - asked.player).whole())["prompt"] is None
