from __future__ import annotations

from collections import Counter
from random import Random

from sixrealms.engine.action import Action
from sixrealms.engine.view import SeenCard
from sixrealms.players.base import UNSEEN
from sixrealms.simulation.settling_player import SettlingPlayer

#: Three players: the second has two realms, one of them razed, the others one each.
REALMS = tuple(
    SeenCard(card, "", "formation", seat, seat, -1, place, razed, False)
    for card, seat, place, razed in ((0, 0, 0, False), (1, 1, 0, False), (2, 1, 1, True), (3, 2, 0, False))
)


def _chosen(player: int, about: str, *options: Action) -> Counter[Action]:
    view = UNSEEN._replace(player=player, table=REALMS, hand_sizes=(0, 0, 0), about=about)
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
