"""`reached-goal-ends-the-game` speaks for whatever a victory asks for, once the engine fails to notice it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from sixrealms.engine.ability import Always
from sixrealms.engine.flow import game_end
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.powers.card_questions import HOLDING
from sixrealms.powers.sets import every
from sixrealms.powers.table_rules import CountsAsRealm
from sixrealms.scenarios import description
from sixrealms.scenarios.description import SeatPosition
from sixrealms.scenarios.position import build
from sixrealms.simulation.invariants import CheckedPosition
from sixrealms.simulation.invariants.flow import reached_goal_ends_the_game
from tests.made_up import given

REALMS = ("Nyrond", "Keoland", "Sembia", "Cormyr", "Thay", "Vaasa", "Rashemen", "Damara", "Impiltur", "Darkhold")
OTHERS = ("Waterdeep", "Icewind Dale", "Veluna")


def _laid(count: int, first: int = 0, razed: int = 0) -> dict[str, str]:
    """So many realms in formation, the first `razed` of them razed."""
    rows = zip("ABCDEFGHIJ", REALMS[first : first + count], strict=False)
    return {place: f"{name} (razed)" if at < razed else name for at, (place, name) in enumerate(rows)}


def _game(option: str, *seats: Mapping[str, Any], **more: Any) -> State:
    options = {option: "on"} if option else {}
    held = {"ABCDEF"[i]: SeatPosition(**seat) for i, seat in enumerate(seats)}
    return build(description.LaidPosition(held, options=options, unenforced=True, **{"phase": 4, **more}))[0]


def _breaches(now: State, before: State | None = None) -> list[str]:
    return list(reached_goal_ends_the_game(CheckedPosition(now, Random(0), before)))


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine no longer sees that a goal is reached."""

    def overlooked(s: State, *_: object, **__: object) -> None:
        s.check_goal = False

    monkeypatch.setattr(game_end, "check_goal", overlooked)


@pytest.mark.rule(
    "victory.six-realms", "victory.enhanced", "option.conqueror.victory", "format.conquerors-game.victory"
)
@pytest.mark.parametrize("seen", [True, False])
@pytest.mark.parametrize(
    ("option", "mine"),
    [
        ("", {"formation": _laid(5)}),
        ("true-victory", {"formation": _laid(5)}),
        ("enhanced-victory", {"formation": _laid(9)}),
        ("tournament-conquerors-game", {"formation": _laid(2), "score": 4}),
        ("conquerors-game", {"formation": _laid(5, razed=5), "credit": OTHERS}),
    ],
)
def test_the_realm_that_reaches_the_goal(
    option: str, mine: dict[str, Any], seen: bool, request: pytest.FixtureRequest
) -> None:
    if not seen:
        request.getfixturevalue("blind")
    his = {"formation": {place: f"{name} (razed)" for place, name in zip("ABC", OTHERS, strict=True)}}
    state = _game(option, {**mine, "hand": ("Narfell",)}, his, phase=2)
    assert _breaches(state) == []
    assert state.pending is not None

    advance(state, max(a for a in state.pending.options if a.verb == "play"))  # on the last place

    assert (state.result is not None) == seen
    assert (_breaches(state) == []) == seen


@pytest.mark.usefixtures("blind")
@pytest.mark.rule("tyrant.end.trigger", "tyrant.end.winner")
@pytest.mark.parametrize("points", [(2, 1), (1, 1)])
def test_a_tyrant_without_realms_ends_the_game_also_with_equal_points(points: tuple[int, int]) -> None:
    rich, poor = {"formation": _laid(3), "score": points[0]}, {"formation": _laid(3, first=3, razed=3)}
    assert _breaches(_game("tyrants-game", rich, {**poor, "score": points[1]})) != []
    last = {**poor, "formation": _laid(3, first=3, razed=2), "score": points[1]}
    assert _breaches(_game("tyrants-game", rich, last)) == []


@pytest.mark.usefixtures("blind")
@pytest.mark.rule("victory.six-realms")
def test_what_counts_as_a_realm_counts() -> None:
    with given("RL/30", Always(CountsAsRealm(every(HOLDING)))):
        with_castle = {"formation": {**_laid(5), "A": "Nyrond + Arms of Nyrond"}, "table": ["RL/30"]}
        assert _breaches(_game("", with_castle, {})) != []
        assert _breaches(_game("true-victory", with_castle, {})) == []


@pytest.mark.usefixtures("blind")
@pytest.mark.rule("victory.barbaric", "option.barbarian.victory", "format.team-spirit.victory")
@pytest.mark.parametrize(
    ("option", "seats"),
    [
        ("barbaric-victory", ({"formation": _laid(6)}, {})),
        ("barbarians-game", ({"formation": _laid(6)}, {})),
        ("team-spirit", ({"formation": _laid(6)}, {}, {}, {"formation": _laid(4, first=6)}, {}, {})),
    ],
)
def test_a_goal_that_waits_is_looked_at_when_a_turn_of_its_side_begins(
    option: str, seats: tuple[dict[str, Any], ...]
) -> None:
    state = _game(option, *seats, active="B" if option != "team-spirit" else "F", phase=5)
    assert _breaches(state) == []
    breaches: list[str] = []
    before = state.copy()
    while state.active != 0:
        before = state.copy()
        assert state.pending is not None
        assert breaches == []
        advance(state, next(a for a in state.pending.options if a.verb == "pass"))
        breaches = _breaches(state, before)
    assert len(breaches) == 1
    later = state.copy()
    assert later.pending is not None
    advance(later, next(a for a in later.pending.options if a.verb == "pass"))
    assert _breaches(later, state) == []  # the moment has gone
