"""The mulligan: who may call it, when, how often, and that it ends a game without winner."""

from __future__ import annotations

import pytest

from sixrealms import match, table
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.flow import mulligan
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from tests.engine.rules.starting import plain_deck, play_until
from tests.table_talk import Table, table_test


@pytest.mark.rule(
    "mulligan.condition", "mulligan.reveal", "mulligan.no-result", "mulligan.new-first-player", "mulligan.max-two"
)
def test_a_player_without_realms_starts_the_game_over() -> None:
    decks = (plain_deck(55, realms=0), plain_deck(55, realms=20))
    s = table.start(GameSetup("tournament", 55, decks, 3))
    for calls in (1, 2):
        play_until(s, lambda t: t.pending is not None and Action("mulligan") in t.pending.options)
        assert s.pending is not None
        assert s.pending.player == 0
        assert s.turns_taken[0] == 2
        hand, s.log = s.hand(0), []
        advance(s, Action("mulligan"))
        assert s.log[0] == ("mulligan", 0, *hand)  # shown to all
        assert [entry[0] for entry in s.log].count("start-draw") >= 2  # who begins is drawn anew
        assert s.result is None
        assert s.marks["match:mulligans:0"] == calls
        assert not any(s.realms(seat) and s.turns_taken[seat] > 1 for seat in range(2))
    play_until(s, lambda t: t.turns_taken[0] > 2)  # in the third game running they must play on
    assert s.turns_taken[0] > 2


@pytest.mark.rule("general.deck.destroyed-replacement", "protocol.enter-darkness-replacement")
def test_what_was_torn_up_is_missing_from_the_game_started_over() -> None:
    decks = (plain_deck(55, realms=0), plain_deck(55, realms=20))
    s = table.start(GameSetup("tournament", 55, decks, 3))
    play_until(s, lambda t: t.pending is not None and Action("mulligan") in t.pending.options)
    torn = next(card for card in range(len(s.zone)) if s.owner[card] == 1 and s.zone[card] == z.DRAW)
    s.marks[f"game:torn:{torn}"] = 1
    s.zone[torn] = z.VOID
    advance(s, Action("mulligan"))
    assert s.zone[torn] == z.VOID
    assert [len(s.listed(seat, z.DRAW)) + len(s.hand(seat)) for seat in range(2)] == [55, 54]
    assert match.destroyed(s) == {1: [s.kit.defs[s.defn[torn]].printing.id]}


@table_test(rules=["mulligan.reveal", "mulligan.condition", "mulligan.blocked-by-cosmos"])
def test_a_playable_realm_in_hand_bars_it(t: Table) -> None:
    t.seat("A", hand=["1st/6", "1st/60"])
    t.seat("B", formation={"A": "1st/9"})
    t.begin(active="A", phase=5, taken=2)
    t.expect([r.message for r in mulligan.reasons(t.state, t.state.active)] == ["holds-realm"], "the realm bars it")
    t.A.passes()
    t.settled("B")


@table_test(rules=["mulligan.condition"])
def test_a_realm_in_the_formation_bars_it_and_so_does_the_first_turn(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, hand=["1st/60"])
    t.seat("B", formation={"A": "1st/9"})
    t.begin(active="A", phase=5, taken=1)
    found = {r.message for r in mulligan.reasons(t.state, t.state.active)}
    t.expect(found == {"mulligan-time", "realm-played"}, "both reasons are named")
    t.A.passes()
    t.settled("B")


@table_test(rules=["mulligan.condition"])
def test_the_rules_of_2013_know_no_mulligan(t: Table) -> None:
    t.seat("A", hand=["1st/60"])
    t.seat("B", formation={"A": "1st/9"})
    t.begin(active="A", phase=5, taken=2, ruleset="tournament-110", size=110)
    t.expect([r.message for r in mulligan.reasons(t.state, t.state.active)] == ["no-mulligan-rule"], "there is none")
    t.A.passes()
    t.settled("B")


@table_test(rules=["mulligan.blocked-by-cosmos"])
def test_a_realm_that_lies_elsewhere_does_not_bar_it(t: Table) -> None:
    t.seat("A", hand=["1st/9", "1st/60"])
    t.seat("B", formation={"A": "2nd/9"})
    t.begin(active="A", phase=5, taken=2)
    t.expect(not mulligan.reasons(t.state, t.state.active), "the copy elsewhere keeps it from being played")
    t.A.passes()
    t.settled("B")


@table_test(rules=["mulligan.lost-realm"])
def test_a_realm_lost_without_having_been_playable_does_not_bar_it(t: Table) -> None:
    t.seat("A", hand=["1st/60"], discard=["1st/6"])
    t.seat("B", formation={"A": "1st/9"})
    t.begin(active="A", phase=5, taken=2)
    t.expect(not mulligan.reasons(t.state, t.state.active), "the lost realm does not matter")
    t.A.passes()
    t.settled("B")


@table_test(rules=["mulligan.events-first"], edition="1st")
def test_an_event_that_may_bring_a_realm_comes_first(t: Table) -> None:
    t.seat("A", hand=["Good Fortune", "1st/60"])
    t.seat("B", formation={"A": "1st/9"})
    t.begin(active="A", phase=5, taken=2, windows="pass")
    t.expect([r.message for r in mulligan.reasons(t.state, t.state.active)] == ["event-first"], "the event comes first")
    t.A.plays("Good Fortune")
    t.count("A", hand=6)
    t.expect(not mulligan.reasons(t.state, t.state.active), "now it may be called")
    t.A.passes()
    t.settled("B")


@table_test(rules=["mulligan.max-two"])
def test_not_a_third_time_running(t: Table) -> None:
    t.seat("A", hand=["1st/60"])
    t.seat("B", formation={"A": "1st/9"})
    t.begin(active="A", phase=5, taken=2, marks={})
    s = t.state
    player = s.active
    for calls, allowed in ((0, True), (1, True), (2, False)):
        s.marks[f"match:mulligans:{player}"] = calls
        t.expect((not mulligan.reasons(s, player)) == allowed, f"after {calls} mulligans running")
    del s.marks[f"match:mulligans:{player}"]
    t.A.passes()
    t.settled("B")
