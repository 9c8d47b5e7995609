"""Somebody looks for the seed of a game with what they are told of their own cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sixrealms import decks
from sixrealms.engine import chance
from sixrealms.formats import sealed_product
from sixrealms.server.store.tables import Storage
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.terminal.main import main
from sixrealms.tournament.fields import By
from sixrealms.tournament.operations import Enter, Issue, issue
from sixrealms.tournament.plan import Plan
from tests.server.live import Client, LiveServer, on

_DECK = "A-1"
_WINDOW = 1 << 11  # numbers that are tried; the attacker is given the rest of the seed


def hand_told(server: LiveServer) -> tuple[str, dict[int, str]]:
    """A new table, and the cards the first player is told in their one `state`: printing by number."""
    seat = server.table({"deck": _DECK}, {"bot": "random", "deck": "B-1"}, guest={"name": "Ana", "deck": _DECK})
    client = Client(server, seat["table"], seat["token"])
    state: dict[str, Any] = client.until_told("state")
    client.close()
    cards = state["table"]["cards"]
    mine = {int(number): card["printing"] for number, card in cards.items() if card["owner"] == 0 and card["printing"]}
    return seat["table"], mine


def fits(seed: chance.Seed, told: dict[int, str]) -> bool:
    row = chance.mixed(decks.named(_DECK).cards, seed, 0)
    return all(row[number] == printing for number, printing in told.items() if number < len(row))


def found(told: dict[int, str], candidates: Iterable[chance.Seed]) -> list[chance.Seed]:
    return [seed for seed in candidates if fits(seed, told)]


def test_a_number_is_found_from_one_message(tmp_path: Path) -> None:
    # the attack itself: it must work on what it was made for, or the next test says nothing
    true = 4_529_494_611_554_979
    server = LiveServer(on(tmp_path), seed=true)
    _, told = hand_told(server)
    server.stop()

    assert len(told) >= 5
    assert found(told, range(true - _WINDOW // 3, true + _WINDOW)) == [true]


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> tuple[chance.Seed, dict[int, str]]:
    """The seed of a game as the program makes it for strangers, and what a player of it is told."""
    database = on(tmp_path_factory.mktemp("dealt"))
    server = LiveServer(database, own_luck=True)
    table, told = hand_told(server)
    server.stop()
    stored = Storage(database).table(table)
    assert stored is not None
    assert stored.setup is not None
    return stored.setup.seed, told


def near(seed: str) -> Iterator[chance.Seed]:
    """Every number a shortened key could stand for, keys a digit away, and a window as the old attack searched it."""
    digits = seed.removeprefix("k")
    for size in (8, 13, 14, 16, len(digits)):
        for at in range(len(digits) - size + 1):
            yield int(digits[at : at + size], 16)
    yield from range(_WINDOW)
    for at, digit in enumerate(digits):
        yield f"k{digits[:at]}{'0' if digit != '0' else '1'}{digits[at + 1 :]}"


def test_a_key_is_no_number_and_nothing_near_it_tells_anything(dealt: tuple[chance.Seed, dict[int, str]]) -> None:
    seed, told = dealt

    assert isinstance(seed, str)
    assert len(seed.removeprefix("k")) * 4 >= 128
    assert fits(seed, told), "the numbers are those of the key, or the attack would not fail for the right reason"
    assert found(told, near(seed)) == []


def test_two_tables_are_never_dealt_from_one_key(tmp_path: Path) -> None:
    server = LiveServer(on(tmp_path), own_luck=True)
    tables = [hand_told(server)[0] for _ in range(4)]
    server.stop()
    storage = Storage(server.database)
    kept = [storage.table(table) for table in tables]

    assert len({one.setup.seed for one in kept if one is not None and one.setup is not None}) == len(tables)


def test_boxes_of_an_event_are_drawn_from_a_key_and_name_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[chance.Seed] = []
    true_boxes = sealed_product.boxes

    def boxes(seed: chance.Seed, players: int) -> tuple[sealed_product.SealedBox, ...]:
        drawn.append(seed)
        return true_boxes(seed, players)

    monkeypatch.setattr(issue, "boxes", boxes)
    storage = Storage(on(tmp_path))
    storage.prepare()
    service = TournamentService(storage)
    made, _ = service.found(Plan(name="Spring", scored=False, coordinator="Carla", game="Spellfire: Sealed Deck [55]"))
    service.do(made.id, [Enter("Ana"), Enter("Bruno"), Issue()], By("organiser"))
    storage.close()

    keys = {str(seed).partition("/")[0] for seed in drawn}
    assert len(keys) == 1
    assert all(chance.is_key(key) and len(key) > 32 for key in keys)
    assert all(key not in repr(service.held(made.id)) for key in keys)


def test_the_file_of_a_drawn_deck_tells_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "sealed", str(tmp_path), "--players", "2"]) == 0
    key = re.search(r"k[0-9a-f]{32}\b", capsys.readouterr().out)
    assert key is not None
    files = [(tmp_path / f"sealed-{number}.txt").read_text() for number in (1, 2)]
    assert not [text for text in files if key[0][1:] in text or "seed" in text]

    (tmp_path / "again").mkdir()
    assert main(["deck", "sealed", str(tmp_path / "again"), "--players", "2", "--seed", key[0]]) == 0
    assert [(tmp_path / "again" / f"sealed-{number}.txt").read_text() for number in (1, 2)] == files
