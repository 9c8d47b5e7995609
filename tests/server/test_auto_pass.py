"""Standing orders: what a table passes for a seat, what it never does, and when orders end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from benchmarks.prompts import measured
from sixrealms.engine.action import PASS, Action, Decision
from sixrealms.engine.digest import digest
from sixrealms.engine.goal import Aim, Goal
from sixrealms.engine.state import State
from sixrealms.players.roster import bot
from sixrealms.players.seat import take_seat
from sixrealms.server.game import auto_pass
from sixrealms.server.game.auto_pass import PHASES, WINDOWS, Attention, Orders
from sixrealms.server.game.entries import AUTOMATIC, Acted, Entry, Ordered, TakebackAsked
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.session.lobby import replayed
from sixrealms.server.store.tables import StoredTable
from sixrealms.server.views.reader import Reader
from tests.engine.test_targets import TAKES_A_HAND
from tests.made_up import given
from tests.server.live import Client, LiveServer
from tests.server.test_takeback import _game_where
from tests.server.watching import SECRET, a_game, a_setup
from tests.table_talk import Table, table_test


def an_order(seat: int, orders: Orders) -> Ordered:
    return Ordered(seat, orders)


class Played:
    """A game among greedy players with these orders: every question with the position, and the entry that answered."""

    def __init__(self, players: int, seed: int, orders: Orders, most: int = 300) -> None:
        self.game = a_game(players, seed)
        self.entries: list[Entry] = [an_order(seat, orders) for seat in range(players)]
        for entry in self.entries:
            self.game.fold(entry)
        self.answers: list[tuple[State, Decision, Acted]] = []
        self.prompts = 0
        player, chance = bot("greedy"), Random(seed)
        while (decision := self.game.state.pending) is not None and self.game.version < most:
            passed = self.game.asked.automatic()
            if passed is not None or self.game.version % 10 == 0:  # a whole table takes longer than the decision
                reader = Reader(self.game, decision.player, "en", "ABCDEFGH", SECRET)
                assert (reader.whole().prompt is None) == (passed is not None)
            action = player.choose(take_seat(self.game.state, decision.player), decision.options, chance)
            entry = passed or Acted(decision.player, action)
            self.answers.append((self.game.state, decision, entry))
            self.entries.append(entry)
            self.game.fold(entry)

    @property
    def passed(self) -> list[tuple[State, Decision]]:
        return [(s, decision) for s, decision, entry in self.answers if entry.by_table == AUTOMATIC]


@pytest.mark.daily_share
@pytest.mark.parametrize("mode", ["smart", "concerned"])
def test_only_offers_to_act_are_passed_and_never_for_somebody_attacked(mode: Any) -> None:
    played = Played(4, 3, Orders(mode))
    for s, decision in played.passed:
        assert PASS in decision.options
        assert decision.about in WINDOWS | PHASES
        assert s.battle is None or s.battle.defender != decision.player
    assert len(played.passed) > 20
    assert sum(played.game.passed.values()) == len(played.passed)


def test_what_was_passed_is_stored_and_a_restart_makes_the_same_game() -> None:
    played = Played(3, 5, Orders())
    chairs = tuple(Chair(name=name, token=name) for name in "ABC")
    again = replayed(
        StoredTable("t", False, TablePlan("tournament", 55), SECRET, chairs, a_setup(3, 5)), played.entries
    )

    assert digest(again.state) == digest(played.game.state)
    assert again.passed == played.game.passed
    assert again.asked.automatic() == played.game.asked.automatic()


def test_whoever_wants_to_be_asked_always_is() -> None:
    assert Played(4, 3, Orders("ask"), most=200).passed == []


def a_window(seat: int, *cards: int) -> Decision:
    """An offer to play these cards at any time."""
    return Decision(seat, "act", "ask-anytime", (*(Action("play", card) for card in cards), PASS))


def in_battle() -> TableGame:
    """A game of four in which somebody has been attacked."""
    game, chance, player = a_game(4, 3), Random(1), bot("greedy")
    while game.state.battle is None:
        decision = game.state.pending
        assert decision is not None
        action = player.choose(take_seat(game.state, decision.player), decision.options, chance)
        game.fold(Acted(decision.player, action))
    return game


@pytest.mark.parametrize("mode", ["smart", "concerned", "until-my-turn"])
def test_an_attack_wakes_whoever_is_attacked_and_nobody_else(mode: Any) -> None:
    game = in_battle()
    s, battle, now = game.state, game.state.battle, len(game.happenings)
    assert battle is not None
    bystander = next(seat for seat in range(4) if seat not in (battle.attacker, battle.defender))
    for seat, passes in ((battle.defender, False), (bystander, mode != "smart")):
        watching = Attention()
        watching.order(seat, Orders(mode), now)
        asked = a_window(seat, s.hand(seat)[0])
        assert watching.passes(s, asked, game.happenings) is passes
        watching.watch(s, game.happenings)
        ended = mode == "until-my-turn" and not passes
        assert watching.orders(seat).mode == ("smart" if ended else mode)


def test_smart_asks_once_a_turn_about_the_same_cards_and_again_when_something_happens_to_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = a_game(3, 4)
    s, watching, seat = game.state, Attention(), 2
    one, two = s.hand(seat)[:2]
    now = len(game.happenings)
    first = a_window(seat, one)
    assert watching.passes(s, first, game.happenings[:0]) is False
    watching.answered(s, first, PASS, now)
    assert watching.passes(s, first, game.happenings) is True
    assert watching.passes(s, a_window(seat, one, two), game.happenings) is False
    mine = next(h for h in game.happenings if h.names and h.names[0][3] == seat)
    struck = [*game.happenings, type(mine)(("leave", mine.names[0][0], 2, 4, "rule"), mine.names)]
    assert watching.passes(s, first, struck) is False
    near = (Goal((0,), (Aim("unrazed realms", 5, 6),)),)
    with monkeypatch.context() as end:
        end.setattr(auto_pass, "goals", lambda _: near)
        assert watching.passes(s, first, game.happenings) is False
    later = s.copy()
    later.turns += 1
    assert watching.passes(later, first, game.happenings) is False
    watching.answered(s, first, first.options[0], now)
    assert watching.passes(s, a_window(seat, one), game.happenings) is False


def test_nobody_is_asked_about_a_card_he_never_wants_to_be_asked_about() -> None:
    game = a_game(3, 4)
    s, watching, seat = game.state, Attention(), 2
    one, two = s.hand(seat)[:2]
    unwanted = s.kit.defs[s.defn[one]].printing.id
    for mode in ("smart", "ask"):
        watching.order(seat, Orders(mode, (unwanted,)), len(game.happenings))
        assert watching.passes(s, a_window(seat, one), game.happenings) is True
        assert watching.passes(s, a_window(seat, one, two), game.happenings) is False
        assert watching.passes(s, a_window(seat, one)._replace(about="ask-defend"), game.happenings) is False


@table_test(rules=["gloss.player-target"])
def test_whoever_is_the_target_is_asked_whatever_he_has_ordered(t: Table) -> None:
    with given("1st/91", TAKES_A_HAND):
        t.seat("A", formation={"A": "Nibenay"}, hand=["1st/91", "Zadoc"])
        t.seat("B", formation={"A": "Sembia"}, hand=["Gith"])
        t.seat("C", formation={"A": "Gulg"}, hand=["Calm", "Thugs"])
        t.begin(active="A", phase=3)
        t.A.plays("1st/91")
        t.A.player("C")
        asked = t.state.pending
        assert asked is not None
        assert asked.about == "ask-answer"
        watching = Attention()
        watching.order(asked.player, Orders("until-my-turn"), 0)
        assert watching.passes(t.state, asked, ()) is False
        another = next(seat for seat in range(3) if seat not in (asked.player, t.state.active))
        watching.order(another, Orders("until-my-turn"), 0)
        assert watching.passes(t.state, asked._replace(player=another), ()) is True
        t.C.answers("Calm")
        t.changed("1st/91", "Calm")
        t.settled("A", "ask-phase-3")


def test_passing_until_the_own_turn_ends_there_and_taking_back_ends_every_order() -> None:
    game = a_game(2, 3)
    seat = 1 - game.state.active
    watching = Attention()
    watching.order(seat, Orders("until-my-turn"), len(game.happenings))
    watching.watch(game.state, game.happenings)
    assert watching.orders(seat).mode == "until-my-turn"
    turned = game.state.copy()
    turned.active = seat
    watching.watch(turned, game.happenings)
    assert watching.orders(seat).mode == "smart"

    game, _, who = _game_where("free")
    for one in (0, 1):
        game.fold(an_order(one, Orders("concerned")))
    game.fold(TakebackAsked(who))
    assert [game.attention.orders(one).mode for one in (0, 1)] == ["smart", "smart"]


def test_people_are_not_asked_too_often() -> None:
    found = measured(4, 2)

    assert found.within
    assert found.passed > 10


def test_orders_are_told_to_their_seat_and_several_cards_are_chosen_in_one_message(server: LiveServer) -> None:
    table = server.table({"deck": "A-1"}, {"deck": "B-1"})
    other = server.seat(table["table"])
    one, two = (Client(server, seat["table"], seat["token"]) for seat in (table, other))
    for client in (one, two):
        client.until_told("state")
    assert one.last["orders"] == {"mode": "smart", "never": []}
    orders = {"mode": "until-my-turn", "never": ["1st/1"]}
    one.say({"type": "orders", "id": "o", "orders": orders})
    one.until_answered("o")
    assert one.last["orders"] in (orders, {**orders, "mode": "smart"})
    two.say({"type": "resync"})
    assert two.until_told("state")["orders"] == {"mode": "smart", "never": []}
    asked = one if one.prompt is not None else two
    assert asked.prompt is not None
    option = {name: value for name, value in asked.prompt["options"][0].items() if name != "label"}
    nonsense = {"verb": "choose", "card": 1}
    asked.say({"type": "act", "id": "a", "v": asked.version, "action": option, "then": [nonsense, nonsense]})
    assert asked.until_answered("a")["type"] == "done"
    for client in (one, two):
        client.close()
