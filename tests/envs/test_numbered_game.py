from __future__ import annotations

from copy import deepcopy

import pytest

from sixrealms import table
from sixrealms.engine.action import NAME, Action, Decision
from sixrealms.engine.digest import digest
from sixrealms.envs.numbered_game import IllegalSlot, NumberedGame
from sixrealms.envs.option_rows import ON_A_PAGE, TURN_THE_PAGE


def _game() -> NumberedGame:
    return NumberedGame(table.new_game(["A-1", "C-2"], seed=2).kit.setup, 400)


def _with_many_options(count: int) -> NumberedGame:
    game = _game()
    options = tuple(Action("name", text=f"{number}") for number in range(count))
    game.state.pending = Decision(0, NAME, "ask-name", options)
    return game


@pytest.mark.parametrize("count", [1, ON_A_PAGE, ON_A_PAGE + 1, 2 * ON_A_PAGE, 150])
def test_every_option_is_reached_by_turning_pages(count: int) -> None:
    game = _with_many_options(count)
    reached: list[Action | None] = []
    while True:
        legal = game.legal()
        shown = game.observe(0)
        assert [at for at, allowed in enumerate(shown["action_mask"]) if allowed] == legal
        reached += [game.action(slot) for slot in legal if slot != TURN_THE_PAGE]
        if legal[-1] != TURN_THE_PAGE:
            break
        assert game.action(TURN_THE_PAGE) is None
        game.act(TURN_THE_PAGE)
    assert game.state.pending is not None
    assert tuple(reached) == game.state.pending.options


def test_the_way_to_an_option_leads_to_it() -> None:
    game = _with_many_options(150)
    wanted = Action("name", text="140")
    way = game.slot_of(wanted)
    for slot in way[:-1]:
        game.act(slot)
    assert game.action(way[-1]) == wanted


def test_what_is_not_offered_is_refused() -> None:
    game = _game()
    count = len(game.legal())
    for wrong in (count, -1, TURN_THE_PAGE):
        with pytest.raises(IllegalSlot):
            game.act(wrong)
    assert game.taken == ()


def test_a_copy_is_another_game_of_the_same_beginning() -> None:
    game = _game()
    for _ in range(10):
        game.act(game.legal()[0])
    other = deepcopy(game)
    assert other.state.kit is game.state.kit
    before = digest(game.state)
    other.act(other.legal()[-1])
    assert digest(game.state) == before != digest(other.state)
    assert len(other.taken) == len(game.taken) + 1
