"""The first game: an ordinary one that begins well for whoever has never played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.flow.game import begin
from sixrealms.engine.run import advance, run
from sixrealms.engine.state import State
from sixrealms.players.opponents import free_name
from sixrealms.players.roster import bot
from sixrealms.players.seat import take_seat
from sixrealms.server.session.lesson import LEARNER, OPPONENT, REALMS_LAID, opening
from tests.server.live import Client, LiveServer


def _begun() -> State:
    setup, actions = opening()
    s = State(table.kit_for(setup), setup.seed)
    begin(s)
    run(s)
    for action in actions:
        assert s.pending is not None
        assert action in s.pending.options
        advance(s, action)
    return s


def test_the_page_names_whoever_sits_there() -> None:
    """Before there is a table the page says who will be met."""
    steps = Path(__file__).parents[2] / "client" / "src" / "pages" / "lesson" / "steps.ts"
    met = f'OPPONENT = {{ name: "{free_name(OPPONENT, ())}", level: "{OPPONENT}" }}'
    assert met in steps.read_text(encoding="utf-8")


def test_the_learner_is_asked_for_a_realm_and_holds_all_he_needs() -> None:
    s = _begun()
    assert s.pending is not None
    assert (s.pending.player, s.pending.about) == (LEARNER, "ask-phase-2")
    assert s.unrazed(LEARNER) == REALMS_LAID
    kinds = [s.kit.defs[s.defn[card]] for card in s.hand(LEARNER)]
    assert sum(one.type == "realm" for one in kinds) >= 3
    assert sum(one.type == "ally" for one in kinds) >= 2
    assert sum(one.champion for one in kinds) >= 2
    assert s.pool(1 - LEARNER)
    assert s.unrazed(1 - LEARNER) >= 2


def test_the_opponent_has_too_few_realms_to_win_by_them() -> None:
    setup, _ = opening()
    s = _begun()
    realms = [card for card in range(len(s.zone)) if s.kit.defs[s.defn[card]].type == "realm"]
    assert sum(s.owner[card] == 1 - LEARNER for card in realms) < s.kit.size.goal
    assert setup.decks[LEARNER] != setup.decks[1 - LEARNER]


def _won(choose: Callable[[State, Random], Action], chance: Random) -> bool:
    s = _begun()
    for _ in range(400):
        if s.pending is None:
            break
        if s.pending.player == LEARNER:
            action = choose(s, chance)
        else:
            action = bot(OPPONENT).choose(take_seat(s, s.pending.player), s.pending.options, chance)
        s = s.copy()
        advance(s, action)
    return s.result is not None and LEARNER in s.result.winners


def _sensibly(s: State, chance: Random) -> Action:
    assert s.pending is not None
    return bot("greedy").choose(take_seat(s, LEARNER), s.pending.options, chance)


def _anyhow(s: State, chance: Random) -> Action:
    assert s.pending is not None
    return chance.choice(s.pending.options)


@pytest.mark.parametrize("seed", range(3))
def test_whoever_plays_sensibly_wins(seed: int) -> None:
    assert _won(_sensibly, Random(seed))


def test_even_by_chance_most_games_are_won() -> None:
    assert sum(_won(_anyhow, Random(seed)) for seed in range(6)) >= 4


def test_the_server_opens_the_lesson_and_it_is_played_to_its_end(server: LiveServer) -> None:
    status, made = server.asked("/api/lesson", {"name": "Ana", "language": "pt-BR"})
    assert status == 201, made
    assert [seat["name"] for seat in made["seats"]] == ["Ana", "Hilda Voss"]
    assert (made["seat"], made["begun"]) == (LEARNER, True)

    learner = Client(server, made["table"], made["token"])
    learner.until_asked()
    assert learner.table["unrazed"][LEARNER] == REALMS_LAID
    learner.play()
    assert learner.over
