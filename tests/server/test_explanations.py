"""Looking at one card: what it counts and why, what can be done with it and what not, nothing about hidden cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sixrealms.engine.level import total
from sixrealms.engine.losing_side import losing_side
from sixrealms.engine.state import State
from sixrealms.server.game.fog import SPECTATOR, Fog
from sixrealms.server.refusal import Refused
from sixrealms.server.views.card_names import Watching
from sixrealms.server.views.explanations import looked
from sixrealms.server.views.table_view import picture
from sixrealms.simulation.invariants.knowledge import otherwise
from tests.server.live import Client, LiveServer
from tests.server.watching import SECRET, a_game, any_answer, on_the_wire

NAMES = "ABCDEFGH"


def seen(state: State, seat: int, card: int, language: str = "en") -> dict[str, Any] | str:
    """What a seat is told of a card, or the code it is refused with."""
    try:
        return on_the_wire(looked(Watching(Fog(state, seat, SECRET), language, NAMES[: state.n]), card))
    except Refused as refused:
        return f"{refused.code}: {refused}"


def states(players: int, seed: int, every: int, most: int) -> list[State]:
    """Positions of a game, `every` so many answers."""
    game, chance = a_game(players, seed), Random(seed)
    found = []
    for step in range(most):
        if game.state.result is not None:
            break
        if step % every == 0:
            found.append(game.state)
        game.fold(any_answer(game, chance))
    return found


def battles() -> list[State]:
    return [s for seed in range(3) for s in states(2, seed, 1, 70) if _compared(s)]


def _compared(s: State) -> bool:
    battle = on_the_wire(picture(Fog(s, 0, SECRET)))["battle"]
    return battle is not None and "attack" in battle


@pytest.mark.rule("gloss.hand", "setup.shuffle")
@pytest.mark.parametrize("players", [2, 4])
def test_a_card_looks_the_same_when_what_the_watcher_cannot_know_is_dealt_otherwise(players: int) -> None:
    chance, told = Random(3), 0
    for s in states(players, 9, 6, 40):
        for seat in range(players):
            other = otherwise(s, seat, chance)
            for card in range(-1, len(s.zone) + 1):
                one = seen(s, seat, card)
                assert one == seen(other, seat, card)
                told += isinstance(one, dict)
    assert told > 100


@pytest.mark.rule("gloss.hand")
def test_hidden_cards_and_numbers_that_are_none_are_refused_in_the_same_words() -> None:
    s = a_game().state
    hidden = s.hand(1)[0]
    numbers = (hidden, Fog(s, 0, SECRET).number(hidden), len(s.zone), -1, 2**53 - 1, s.hand(0)[0])
    refusals = {seen(s, 0, number) for number in numbers[:-1]} | {seen(s, SPECTATOR, numbers[-1])}

    assert len(refusals) == 1
    assert str(refusals.pop()).startswith("hidden:")
    assert isinstance(seen(s, 0, numbers[-1]), dict)


def test_a_card_says_what_can_be_done_with_it_and_why_all_else_is_impossible() -> None:
    possible = impossible = 0
    for s in states(2, 5, 3, 60):
        for seat in range(2):
            offered = s.pending.options if s.pending is not None and s.pending.player == seat else ()
            for card in s.hand(seat):
                found = seen(s, seat, card)
                assert isinstance(found, dict)
                assert len(found["can"]) == sum(card in (action.card, action.other) for action in offered)
                for group in found["cannot"]:
                    assert group["actions"]
                    assert group["why"]
                    assert all(reason["rule"] and reason["text"] for reason in group["why"])
                    impossible += 1
                possible += len(found["can"])
    assert min(possible, impossible) > 10


@pytest.mark.rule("combat.e.totals")
def test_both_totals_unfold_into_their_sums_in_words_and_in_numbers() -> None:
    seen_battles = battles()
    assert len(seen_battles) > 5
    for s in seen_battles:
        assert s.battle is not None
        shown = on_the_wire(picture(Fog(s, SPECTATOR, SECRET)))["battle"]
        for side, champion in (("attack", s.battle.champion), ("defence", s.battle.opponent)):
            found = seen(s, SPECTATOR, champion)
            assert isinstance(found, dict)
            steps = found["total"]["sum"]
            assert [{**step, "text": ""} for step in steps] == [{**step, "text": ""} for step in shown[f"{side}_sum"]]
            assert all(step["text"] for step in steps)
            assert sum(step["plus"] for step in steps) == found["total"]["now"] == shown[side] == total(s, champion)
            assert (found["can"], found["cannot"]) == ([], [])
            portuguese = seen(s, SPECTATOR, champion, "pt-BR")
            assert isinstance(portuguese, dict)
            assert portuguese["where"] != found["where"]


@pytest.mark.rule("combat.e.tie")
def test_with_what_the_losing_side_needs_it_loses_no_longer() -> None:
    sides = set()
    for s in battles():
        assert s.battle is not None
        shown = on_the_wire(picture(Fog(s, 0, SECRET)))["battle"]
        attack, defence, needs = shown["attack"], shown["defence"], shown["needs"]
        losing = losing_side(s)
        assert needs >= 1
        if losing == s.battle.attacker:
            assert attack + needs == defence + 1
        else:
            assert defence + needs == attack
        sides.add(losing == s.battle.attacker)
    assert sides == {True, False}


def test_a_card_is_looked_at_over_the_socket(server: LiveServer) -> None:
    table = server.table({"deck": "A-1"}, {"bot": "random"})
    client = Client(server, table["table"], table["token"])
    client.until_told("state")
    card = next(number for number, one in client.table["cards"].items() if one["zone"] == "hand" and one["at"] >= 0)
    client.say({"type": "look", "id": "1", "card": int(card)})
    found = client.until_answered("1")
    assert (found["type"], found["card"], found["v"]) == ("looked", int(card), client.version)
    assert found["text"]
    client.say({"type": "look", "id": "2", "card": 2_000_000})
    refused = client.until_answered("2")
    assert (refused["type"], refused["code"]) == ("refused", "hidden")
    client.close()
