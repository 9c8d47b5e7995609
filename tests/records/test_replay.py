from __future__ import annotations

from dataclasses import replace

import pytest

from sixrealms.engine.ability import Play
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.power import Power
from sixrealms.engine.power_keys import give_keys
from sixrealms.errors import RecordError
from sixrealms.powers import registry
from sixrealms.powers.hands import Draw
from sixrealms.powers.numbers import Fixed
from sixrealms.records import game, parser
from sixrealms.records.game import RecordLine
from sixrealms.records.replay import Differs, Replay, verify
from tests.lively_powers import lively_power
from tests.records.recording import SETUP, actions, text

RECORD = parser.parse(text(), "game.txt")


def _with(number: int, new: str, kind: str = "move") -> game.GameRecord:
    lines = tuple(
        replace(line, text=new) if line.kind == kind and line.number == number else line for line in RECORD.lines
    )
    return replace(RECORD, lines=lines)


def _outcome(record: game.GameRecord, *, force: bool = False) -> Replay:
    replay = Replay(record, force=force)
    for _ in replay:
        pass
    return replay


def test_every_step_is_about_to_be_done() -> None:
    seen = []
    replay = Replay(RECORD)
    for step in replay:
        assert replay.state.pending is not None
        assert step.action in replay.state.pending.options
        seen.append((step.number, step.action))

    assert seen == list(enumerate(actions(), 1))
    assert replay.state.result is not None
    assert replay.differs is None
    assert replay.changed is None


def test_an_impossible_move_is_named_with_the_options() -> None:
    with pytest.raises(Differs) as refusal:
        verify(_with(13, "plays Nothing At All"))

    line = next(line for line in RECORD.lines if line.number == 13)
    assert f"game.txt:{line.at}: move 13: 'plays Nothing At All' is not possible now; nearest: " in str(refusal.value)
    assert refusal.value.move == 10  # the last check line before it


def test_another_seat_than_recorded_is_a_difference() -> None:
    other = "A passes" if RECORD.moves[12].startswith("B") else "B passes"

    with pytest.raises(Differs, match="has to decide now"):
        verify(_with(13, other))


def test_a_move_that_is_no_notation_is_no_difference_but_a_bad_record() -> None:
    with pytest.raises(RecordError, match="no verb of the notation") as refusal:
        verify(_with(13, "hello world"))

    assert not isinstance(refusal.value, Differs)


def test_another_position_is_found_between_its_check_lines() -> None:
    record = _with(30, "0" * 16, "check")

    with pytest.raises(Differs) as refusal:
        verify(record)

    assert "the game differs between moves 21 to 30: recorded 'position 0000000000000000', now 'position" in str(
        refusal.value
    )
    assert refusal.value.move == 20


def test_with_force_the_first_difference_is_kept_and_the_game_goes_on() -> None:
    record = _with(30, "0" * 16, "check")

    replay = _outcome(record, force=True)

    assert replay.state.result is not None
    assert replay.differs is not None
    assert replay.differs.move == 20


def test_another_start_is_a_difference_at_the_start() -> None:
    with pytest.raises(Differs, match="the game differs at the start"):
        verify(replace(RECORD, setup=replace(SETUP, seed=12)))


@pytest.mark.parametrize(
    ("kind", "new", "why"),
    [
        ("turn", "Turn 9: B", "recorded 'Turn 9: B', now 'Turn 1: B'"),
        ("result", "Result: unfinished", "recorded 'Result: unfinished', now 'Result: "),
    ],
)
def test_turns_and_result_are_compared_too(kind: str, new: str, why: str) -> None:
    with pytest.raises(Differs, match="the game differs") as refusal:
        verify(_with(0, new, kind))

    assert why in str(refusal.value)


def test_moves_after_the_end_are_a_difference() -> None:
    extra = RecordLine("move", "A passes", len(actions()) + 1, 999)

    with pytest.raises(Differs, match=r"game\.txt:999: .*the game is over"):
        verify(replace(RECORD, lines=(*RECORD.lines, extra)))


def _drawing(printing_id: str) -> Power:
    return give_keys(Power((Play(Draw(Fixed(2))),), printing_id), printing_id)


def test_other_powers_are_refused_before_the_first_move() -> None:
    with pytest.raises(RecordError) as refusal:
        Replay(RECORD, power_of=_drawing)

    message = str(refusal.value)
    assert message.startswith(f"game.txt: the powers of its cards have changed since (then {RECORD.powers}, now ")
    assert "replay it with the program it was recorded with (0.1.0), or with --force" in message
    assert not isinstance(refusal.value, Differs)
    assert Replay(RECORD, power_of=_drawing, force=True).changed is not None


def test_one_changed_card_is_enough() -> None:
    from sixrealms import catalogue

    card = catalogue.printing(SETUP.decks[0][0])
    with (
        registry.replaced(card.wording, Power((Play(Draw(Fixed(9))),), card.wording)),
        pytest.raises(RecordError, match="the powers of its cards have changed"),
    ):
        Replay(RECORD)
    verify(RECORD)


def test_other_rules_are_refused_as_well() -> None:
    with pytest.raises(RecordError, match="the rules it is played by have changed since"):
        Replay(replace(RECORD, rules="0" * 16))


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (replace(SETUP, ruleset="tournamnt"), "game.txt: unknown ruleset 'tournamnt'; did you mean tournament"),
        (replace(SETUP, size=60), "game.txt: ruleset tournament has no 60-card game"),
        (replace(SETUP, decks=SETUP.decks[:1], dungeons=()), "game.txt: a game has 2 to 8 players, not 1"),
    ],
)
def test_an_impossible_game_is_refused(setup: GameSetup, why: str) -> None:
    with pytest.raises(RecordError, match=r"^game\.txt: ") as refusal:
        Replay(replace(RECORD, setup=setup))

    assert why in str(refusal.value)


def test_an_older_version_is_mentioned_where_the_game_differs() -> None:
    with pytest.raises(Differs, match=r"recorded with version 0\.0\.9, this is "):
        verify(replace(_with(13, "B plays Nothing At All"), version="0.0.9"))


def test_a_fault_of_the_program_is_reported_with_its_move(monkeypatch: pytest.MonkeyPatch) -> None:
    from sixrealms.records import replay as module

    def fail(*_: object) -> None:
        raise KeyError("no such\nnode")

    monkeypatch.setattr(module, "advance", fail)
    with pytest.raises(Differs, match="move 1 makes this program fail: KeyError") as refusal:
        verify(RECORD)
    assert str(refusal.value).isprintable()


def test_made_up_powers_replay_with_the_powers_they_were_recorded_with() -> None:
    from tests.random_games import positions

    done = [action for _, action in positions(SETUP, 3, lively_power)]
    record = parser.parse(game.write(SETUP, done, power_of=lively_power))

    verify(record, lively_power)
    with pytest.raises(RecordError, match="the powers of its cards have changed"):
        verify(record)
