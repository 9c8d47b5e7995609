from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms import catalogue, table
from sixrealms.engine.ability import Play
from sixrealms.engine.digest import digest
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.power import Power
from sixrealms.engine.state import State
from sixrealms.errors import RecordError, ScenarioRefused
from sixrealms.powers import registry
from sixrealms.powers.hands import Draw
from sixrealms.records import fingerprint, game, parser, save
from sixrealms.records.replay import verify
from sixrealms.scenarios import game_as_scenario
from sixrealms.scenarios import scenario_file as scenario_files
from sixrealms.scenarios.session import ScenarioSession
from tests.lively_powers import lively_power
from tests.random_games import PowerOf, play_on, positions, sampled, setup_of, setups, whole_games
from tests.records.recording import SETUP, actions, text

ROOT = Path(__file__).resolve().parent.parent.parent


def _state(decisions: int = 40) -> State:
    return play_on(table.start(SETUP), 5, 0, most=decisions)


@pytest.mark.daily_share
@pytest.mark.parametrize("power_of", [None, lively_power], ids=["cards", "lively"])
@whole_games
@given(setup=setups(), seed=st.integers(0, 2**32))
def test_a_loaded_game_plays_on_as_if_never_saved(power_of: PowerOf | None, setup: GameSetup, seed: int) -> None:
    for number, state, _ in sampled(setup, seed, power_of, every=90):
        loaded = save.unpack(save.pack(state), power_of=power_of).state

        assert loaded.kit.setup == setup
        assert digest(loaded) == digest(state)
        after = play_on(state.copy(), seed, number, most=number + 25)
        assert digest(play_on(loaded, seed, number, most=number + 25)) == digest(after)


def test_a_file_holds_the_position_and_the_way_there(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    done = actions()[:40]

    save.save(_state(), path, done)
    opened = save.open_save(path)

    assert digest(opened.state) == digest(_state())
    assert digest(save.load(path)) == digest(_state())
    assert opened.actions == done
    play_on(opened.state, 5, 40, most=10_000)
    assert game.write(opened.state.kit.setup, (*opened.actions, *actions()[40:])) == text()


def test_a_finished_game_can_be_saved() -> None:
    state = play_on(table.start(SETUP), 5, 0, most=10_000)

    loaded = save.unpack(save.pack(state)).state

    assert loaded.result == state.result is not None
    assert loaded.pending is None


SAVE = """
import sys
from sixrealms import table
from sixrealms.records import save
from tests.random_games import play_on, setup_of
for ruleset in ("tournament", "fourth-edition"):
    state = table.start(setup_of(ruleset, ("C-1", "D-1", "E-1", "F-1", "A-2"), 77))
    save.save(play_on(state, 7, 0, most=60), f"{sys.argv[1]}/{ruleset}.save")
"""
LOAD = """
import sys
from sixrealms.engine.digest import digest
from sixrealms.records import save
from tests.random_games import play_on
for ruleset in ("tournament", "fourth-edition"):
    state = save.load(f"{sys.argv[1]}/{ruleset}.save")
    for number in range(60, 130):
        print(digest(play_on(state, 7, number, most=number + 1)))
"""


@pytest.mark.daily_share
def test_a_game_goes_on_in_another_process(tmp_path: Path) -> None:
    def run(program: str, hash_seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", program, str(tmp_path)]
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout

    run(SAVE, "1")
    expected = []
    for ruleset in ("tournament", "fourth-edition"):
        state = play_on(table.start(setup_of(ruleset, ("C-1", "D-1", "E-1", "F-1", "A-2"), 77)), 7, 0, most=60)
        expected += [digest(play_on(state, 7, number, most=number + 1)) for number in range(60, 130)]

    assert run(LOAD, "2").split() == expected
    assert run(LOAD, "3").split() == expected
    assert len(set(expected)) > 60  # the games were not over before


def _repacked(change: dict[str, Any], state: State | None = None) -> bytes:
    """A save whose content was changed by somebody who can compute checksums."""
    body = save.pack(state or _state()).partition(b"\n")[2]
    content = json.loads(body)
    for path, value in change.items():
        *folders, name = path.split(".")
        inside = content
        for folder in folders:
            inside = inside[folder]
        inside[name] = value
    data = json.dumps(content).encode()
    return f"Sixrealms save 1 {blake2b(data, digest_size=16).hexdigest()} {len(data)}\n".encode() + data


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"version": "0.0.9"}, "game.save: saved by version 0.0.9, this is 0.1.0; open it with 0.0.9"),
        ({"setup.ruleset": "house rules"}, "game.save: unknown ruleset 'house rules'"),
        ({"setup.ruleset": "fourth-edition"}, "game.save: the rules it is played by have changed since"),
        ({"setup.size": 60}, "game.save: ruleset tournament has no 60-card game"),
        ({"rules": "0" * 16}, "game.save: the rules it is played by have changed since"),
        ({"powers": "0" * 16}, "game.save: the powers of its cards have changed since (then 0000000000000000, now "),
        ({"setup.decks": [["XX/1"], ["XX/1"]]}, "game.save: no printing 'XX/1'"),
        ({"state.active": 1, "state.phase": 9}, "game.save: the position is not the one that was saved"),
        ({"state.active": 7}, "game.save: no possible position (a seat that nobody has)"),
        ({"state.active": "B"}, "game.save: not what a save holds ('Expected `int`, got `str`"),
        ({"state.zone": "AAAA"}, "game.save: no possible position ('zone: 3 bytes instead of"),
        ({"state.zone": "?"}, "game.save: not what a save holds ('Invalid base64"),
        ({"state.lists": [[9999]] * 20}, "game.save: no possible position (a card that is not in the decks)"),
        ({"state.attached": {"1": [9999]}}, "game.save: no possible position (a card that is not in the decks)"),
        ({"state.frames": [["nonsense"]]}, "game.save: no possible position (an unknown procedure 'nonsense')"),
        ({"state.frames": [["effect", "x", 0]]}, "game.save: no possible position (an unknown procedure 'effect')"),
        ({"state.frames": [[]]}, "game.save: no possible position ("),
        ({"state.frames": [7]}, "game.save: no possible position ("),
        ({"state.acts": [7]}, "game.save: no possible position ("),
        ({"state.triggers": [["no power", 1]]}, "game.save: no possible position (an unknown power 'no power')"),
        ({"state.pending": None}, "game.save: no possible position (neither a decision nor a result)"),
        ({"state.turn": [8, -1]}, "game.save: no possible position (a seat that nobody has)"),
        ({"state.luck": 1}, "game.save: not what a save holds ('Object contains unknown field `luck`"),
        ({"actions": [["pass"], 7]}, "game.save: not what a save holds ('Expected `array`"),
    ],
)
def test_a_crafted_file_is_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(RecordError) as refusal:
        save.unpack(_repacked(change), "game.save")

    assert why in str(refusal.value)
    assert str(refusal.value).isprintable()


def test_the_crafted_files_differ_from_a_sound_one_only_in_the_change() -> None:
    assert digest(save.unpack(_repacked({})).state) == digest(_state())


def test_a_file_nested_too_deep_is_refused() -> None:
    body = b'{"state":{"frames":' + b"[" * 100_000 + b"]" * 100_000 + b"}}"
    data = f"Sixrealms save 1 {blake2b(body, digest_size=16).hexdigest()} {len(body)}\n".encode() + body

    with pytest.raises(RecordError, match="not what a save holds"):
        save.unpack(data, "game.save")


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "game.save: not a saved game; those begin with 'Sixrealms save 1'"),
        (b"\x80\x04pickle", "game.save: not a saved game"),
        (b"Sixrealms record 1\n", "game.save: the record of a game, not a saved position; see `sixrealms replay`"),
        (b"Sixrealms save 2 " + b"0" * 32 + b" 3\nabc", "game.save: save format 2, this program reads 1; open it with"),
        (save.pack(_state())[:-7], "game.save: the file breaks off, 7 bytes are missing; copy it again"),
        (save.pack(_state()) + b" ", "game.save: the content was changed after it was saved; use an earlier save"),
    ],
)
def test_what_is_no_sound_save_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(RecordError) as refusal:
        save.unpack(data, "game.save")

    assert why in str(refusal.value)


@pytest.mark.property
@given(st.integers(0, 2**32))
def test_any_damage_is_noticed(seed: int) -> None:
    chance = random.Random(seed)
    data = bytearray(save.pack(_state(), actions()[:40]))
    at = chance.randrange(len(data))
    damaged = chance.choice([data[:at], data[:at] + data[at + 1 :], data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]])

    with pytest.raises(RecordError) as refusal:
        save.unpack(bytes(damaged), "game.save")
    assert str(refusal.value).startswith("game.save: ")
    assert str(refusal.value).isprintable()


def test_a_save_belongs_to_the_powers_it_was_played_with() -> None:
    card = catalogue.printing(SETUP.decks[0][0])
    data = save.pack(_state())
    with registry.replaced(card.wording, Power((Play(Draw()),), card.wording)):
        with pytest.raises(RecordError, match="open it with the program that saved it"):
            save.unpack(data, "game.save")
        other = save.pack(table.start(SETUP))
    with pytest.raises(RecordError, match="the powers of its cards have changed"):
        save.unpack(other, "game.save")


def test_an_error_leaves_the_old_save_and_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    save.save(_state(), path)
    old = path.read_bytes()

    with pytest.raises(RecordError, match="does not exist; create it first"):
        save.save(_state(), tmp_path / "nowhere" / "game.save")
    path.write_bytes(old[:100])
    with pytest.raises(RecordError, match=r"game\.save: the file breaks off"):
        save.load(path)
    assert path.read_bytes() == old[:100]
    with pytest.raises(RecordError, match="there is no such file"):
        save.load(tmp_path / "nothing")


def test_every_decision_of_a_game_is_saved_and_recorded_alike() -> None:
    """A record replayed up to a decision and a save made there are the same position."""
    for number, (state, _) in enumerate(positions(SETUP, 5)):
        if number % 25 == 0:
            record = parser.parse(game.write(SETUP, actions()[:number]))
            assert digest(verify(record)) == digest(save.unpack(save.pack(state)).state)


def test_saves_are_small() -> None:
    eight = setup_of("tournament", ("A-1", "B-1", "C-1", "D-1", "E-1", "F-1", "A-2", "B-2"), 3)
    state = play_on(table.start(eight), 3, 0, most=200)

    assert len(save.pack(state)) < 32 * 1024
    assert fingerprint.program_version() == "0.1.0"


@pytest.mark.parametrize("phase", [3, 4])
def test_a_position_that_was_laid_is_loaded_with_the_same_cards(phase: int, tmp_path: Path) -> None:
    text = (
        "title: x\nseats:\n"
        "  A: {formation: {A: 'Waterdeep [2nd/1]', B: Sembia}, pool: [Dagrande + Magic Sword, 'Neeva [2nd/259]'],"
        " hand: [Fireball, Wish], dungeon: DU/24}\n"
        "  B: {formation: {A: Nyrond, B: Keoland}, pool: [Azhul], hand: [1st/346], draw: [Miles, War Party]}\n"
        f"active: A\nphase: {phase}\nsteps: [A attacks Nyrond with Dagrande]\nexpect: {{turn_of: A}}\n"
    )
    (scenario,) = scenario_files.parse(text.encode(), "f.yaml")
    t = ScenarioSession(scenario_files.position(scenario), single=True)
    if phase == 4:
        t.read("A attacks Nyrond with Dagrande")
    save.save(t.state, tmp_path / "laid.save")
    loaded = save.load(tmp_path / "laid.save")
    ids = [loaded.kit.defs[one].printing.id for one in loaded.defn]
    assert ids == [t.state.kit.defs[one].printing.id for one in t.state.defn]
    assert loaded.pending == t.state.pending
    assert [one.name for one in loaded.kit.defs] == [one.name for one in t.state.kit.defs]
    assert save.pack(loaded) == save.pack(t.state)
    if phase == 3:
        assert "Dagrande + Magic Sword" in game_as_scenario.of_saved(loaded, (), "en")
    else:
        with pytest.raises(ScenarioRefused):
            game_as_scenario.of_saved(loaded, (), "en")
