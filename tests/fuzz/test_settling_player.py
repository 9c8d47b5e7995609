from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from fuzz.settling_player import SettlingPlayer
from sixrealms.engine.action import Action
from sixrealms.engine.goal import CREDIT, GONE, UNRAZED, Aim, Goal
from sixrealms.engine.view import SeenCard
from sixrealms.players.roster import UNSEEN

#: Three players: the second has two realms, one of them razed, the others one each.
REALMS = tuple(
    SeenCard(card, "", "formation", seat, seat, -1, place, razed, False)
    for card, seat, place, razed in ((0, 0, 0, False), (1, 1, 0, False), (2, 1, 1, True), (3, 2, 0, False))
)


def _chosen(player: int, about: str, *options: Action, goals: Sequence[Goal] = ()) -> Counter[Action]:
    view = UNSEEN._replace(player=player, table=REALMS, hand_sizes=(0, 0, 0), about=about, goals=tuple(goals))
    rng = Random(1)
    return Counter(SettlingPlayer().choose(view, options, rng) for _ in range(200))


def test_it_attacks_those_who_do_not_lead() -> None:
    leader, other, none = Action("attack", 9, 1), Action("attack", 9, 3), Action("pass")

    chosen = _chosen(0, "ask-phase-4", leader, other, none)

    assert chosen[other] > 160
    assert chosen[leader] < 20


def test_it_defends_only_while_it_leads() -> None:
    defend, decline = Action("defend", 9), Action("decline")

    assert _chosen(0, "ask-defend", defend, decline)[decline] > 160
    assert _chosen(1, "ask-defend", defend, decline)[defend] > 160


def test_whoever_leads_rebuilds_before_all_else() -> None:
    rebuild, play = Action("rebuild", 2), Action("play", 9, 0)

    assert _chosen(1, "ask-phase-2", rebuild, play, Action("pass"))[rebuild] > 160
    assert _chosen(0, "ask-phase-2", rebuild, play, Action("pass"))[play] > 160


def _points(*scores: int) -> list[Goal]:
    """Goals of players who need more points than anybody else, and somebody without realms."""
    return [
        Goal((seat,), (Aim(CREDIT, score, max(s for i, s in enumerate(scores) if i != seat) + 1), Aim(GONE, 0, 6)))
        for seat, score in enumerate(scores)
    ]


@pytest.mark.rule("tyrant.end.winner")
def test_where_points_win_whoever_has_most_leads() -> None:
    against_second, against_third, none = Action("attack", 9, 1), Action("attack", 9, 3), Action("pass")

    chosen = _chosen(0, "ask-phase-4", against_second, against_third, none, goals=_points(1, 0, 3))

    assert chosen[against_second] > 160
    defend, decline = Action("defend", 9), Action("decline")
    assert _chosen(2, "ask-defend", defend, decline, goals=_points(1, 0, 3))[defend] > 160
    assert _chosen(1, "ask-defend", defend, decline, goals=_points(1, 0, 3))[decline] > 160


@pytest.mark.rule("victory.six-realms", "format.conquerors-game.victory")
def test_where_realms_count_for_the_goal_whoever_laid_most_leads() -> None:
    goals = [Goal((seat,), (Aim(UNRAZED, 1, 3), Aim(CREDIT, seat * 2, 4))) for seat in range(3)]
    rebuild, play = Action("rebuild", 2), Action("play", 9, 0)

    assert _chosen(1, "ask-phase-2", rebuild, play, Action("pass"), goals=goals)[rebuild] > 160


@pytest.mark.rule("tyrant.stalemate")
def test_it_proposes_a_tie_when_its_turn_ends_and_accepts_any() -> None:
    propose, answer_no = Action("use", 9), Action("no")

    assert _chosen(0, "ask-phase-5", propose, Action("pass"))[propose] > 160
    assert _chosen(0, "ask-phase-3", propose, Action("pass"))[propose] < 40
    assert _chosen(0, "ask-tie", Action("yes"), answer_no)[answer_no] == 0
