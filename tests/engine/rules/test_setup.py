"""Setting up: who begins, shuffling, cutting, hands and draws by deck size, order of play."""

from __future__ import annotations

import itertools

import pytest

from sixrealms import new_game, table
from sixrealms.engine import zones as z
from sixrealms.engine.extra_draws import draw_count
from sixrealms.engine.flow.turn import max_hand
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.engine.view import view
from sixrealms.errors import OptionError
from tests.engine.rules.starting import game, plain_deck, play_until
from tests.table_talk import Table, card_test, table_test

pytestmark = pytest.mark.usefixtures("numbered_as_listed")


@pytest.mark.rule("general.players.minimum")
def test_one_player_is_no_game() -> None:
    with pytest.raises(OptionError, match="2 to 8 players"):
        table.start(GameSetup("tournament", 55, (plain_deck(55),), 1))
    for players in (2, 8):
        assert game(players=players).pending is not None


def logged(setup: GameSetup) -> tuple[State, list[tuple[object, ...]]]:
    s = State(table.kit_for(setup), setup.seed)
    s.log = []
    from sixrealms.engine.flow.game import begin
    from sixrealms.engine.run import run

    begin(s)
    run(s)
    return s, s.log


@pytest.mark.rule("setup.first-player.draw", "setup.first-player.tie")
@pytest.mark.parametrize("seed", range(25))
def test_the_highest_last_digit_begins_and_only_those_tied_draw_again(seed: int) -> None:
    decks = tuple(plain_deck(55, first=5 * seat) for seat in range(4))
    s, log = logged(GameSetup("tournament", 55, decks, seed))
    still = [0, 1, 2, 3]
    shown = [(entry[1], entry[2]) for entry in log if entry[0] == "start-draw"]
    while len(still) > 1:
        round_, shown = shown[: len(still)], shown[len(still) :]
        assert [seat for seat, _ in round_] == still
        digits = {}
        for seat, card in round_:
            assert isinstance(card, int)
            digits[seat] = s.kit.defs[s.defn[card]].printing.number % 10
        still = [seat for seat in still if digits[seat] == max(digits.values())]
    assert not shown
    assert next(entry[1] for entry in log if entry[0] == "turn") == still[0]


@pytest.mark.rule("setup.shuffle")
def test_the_same_seed_shuffles_alike_and_nobody_sees_it() -> None:
    one, same, other = game(seed=5), game(seed=5), game(seed=6)
    assert one.lists == same.lists
    assert one.lists != other.lists
    for player in range(2):
        assert not view(one, player).known_piles
        for seat in range(2):
            for card in one.listed(seat, z.DRAW):
                assert not one.seen[card]
    assert one.listed(0, z.DRAW) != tuple(sorted(one.listed(0, z.DRAW)))


@pytest.mark.rule("setup.cut")
def test_the_player_on_the_right_may_cut_before_the_first_draw() -> None:
    s = game(players=3, options=(("cut", "ask"),))
    for seat in range(3):
        assert s.pending is not None
        assert s.pending.about == "ask-cut"
        assert s.pending.player == (seat - 1) % 3  # turns pass to the left, so the right is the seat before
        assert not s.hand(seat)
        before = s.listed(seat, z.DRAW)
        copy = s.copy()
        advance(copy, copy.pending.options[20])  # type: ignore[union-attr]
        opening = copy.hand(seat)  # the last cut is followed by the first draw
        first_turn = 3 if copy.turns and copy.active == seat else 0
        assert sorted(opening) == sorted(before[20 : 20 + len(opening)])
        assert len(opening) == (5 + first_turn if seat == 2 else 0)
        assert copy.listed(seat, z.DRAW) == (*before[20 + len(opening) :], *before[:20])
        advance(s, s.pending.options[0])
    assert s.pending is not None
    assert s.pending.about != "ask-cut"
    assert all(s.hand(seat) for seat in range(3))
    assert game("fourth-edition", options=(("cut", "ask"),)).pending.about != "ask-cut"  # type: ignore[union-attr]


@pytest.mark.rule("setup.cut")
@pytest.mark.parametrize(
    ("ruleset", "size", "cut"), [("tournament", 55, True), ("fourth-edition", 55, False), ("tournament-110", 110, True)]
)
def test_piles_are_cut_but_in_the_fourth_edition(ruleset: str, size: int, cut: bool) -> None:
    s = game(ruleset, size, options=(("cut", "ask"),))

    assert s.pending is not None
    assert (s.pending.about == "ask-cut") is cut


SIZES = {
    ("tournament", 55): (5, 3, 8),
    ("fourth-edition", 55): (5, 3, 8),
    ("tournament", 75): (6, 4, 10),
    ("tournament", 110): (7, 5, 12),
    ("tournament-110", 110): (5, 3, 8),
}


@pytest.mark.rule("setup.hand.55", "setup.hand.75", "setup.hand.110")
@pytest.mark.parametrize(("ruleset", "size"), SIZES)
def test_opening_hands(ruleset: str, size: int) -> None:
    s = game(ruleset, size, seed=2)
    opening = SIZES[ruleset, size][0]
    assert len(s.hand(1 - s.active)) == opening
    assert len(s.hand(s.active)) == opening + SIZES[ruleset, size][1]  # has drawn for the first turn already


@pytest.mark.rule("setup.draw.55", "setup.draw.75", "setup.draw.110", "turn.phase1.draw", "turn.mandatory-phases")
@pytest.mark.parametrize(("ruleset", "size"), SIZES)
def test_cards_drawn_in_phase_1(ruleset: str, size: int) -> None:
    s = game(ruleset, size, seed=2)
    opening, draws, _ = SIZES[ruleset, size]
    assert draw_count(s, s.active) == draws
    first = s.active
    play_until(s, lambda t: t.active != first and t.phase >= 2)
    assert len(s.hand(s.active)) == opening + draws


@pytest.mark.rule("setup.max-hand.55", "setup.max-hand.75", "setup.max-hand.110", "turn.phase5.discard-down")
@pytest.mark.parametrize(("ruleset", "size"), SIZES)
def test_cards_kept_at_the_end_of_the_own_turn(ruleset: str, size: int) -> None:
    s = game(ruleset, size, seed=2)
    limit = SIZES[ruleset, size][2]
    assert max_hand(s, 0) == limit
    play_until(s, lambda t: t.pending is not None and t.pending.about == "ask-discard-down")
    player = s.active
    assert len(s.hand(player)) > limit
    play_until(s, lambda t: t.active != player)
    assert len(s.hand(player)) == limit


@pytest.mark.rule("setup.order.clockwise")
def test_turns_pass_to_the_left() -> None:
    s = game(players=4, seed=1)
    order = [s.active]
    for _ in range(6):
        now = s.active
        play_until(s, lambda t, now=now: t.active != now)  # type: ignore[misc]
        order.append(s.active)
    assert [(b - a) % 4 for a, b in itertools.pairwise(order)] == [1] * 6


@pytest.mark.parametrize(("ruleset", "size"), [("tournament", 55), ("tournament-110", 110)])
@card_test("BR/118", rules=["setup.first-turn-draw.protected"])
def test_taxation_does_not_touch_a_first_draw(t: Table, ruleset: str, size: int) -> None:
    t.seat("A", formation={"A": "1st/6"}, table=["BR/118"], draw=[9])
    t.seat("B", formation={"A": "1st/9"}, draw=[9])
    t.begin(active="A", phase=1, taken=1, ruleset=ruleset, size=size)
    t.count("A", hand=3)
    t.settled("A")


@card_test("BR/118", rules=["setup.first-turn-draw.protected"])
def test_but_every_later_one(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, table=["BR/118"], draw=[9])
    t.seat("B", formation={"A": "1st/9"}, draw=[9])
    t.begin(active="A", phase=1, taken=2)
    t.count("A", hand=1)
    t.settled("A")


@card_test("BR/118", rules=["setup.first-turn-draw.protected"])
def test_and_under_4e_the_first_one_too(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, table=["BR/118"], draw=[9])
    t.seat("B", formation={"A": "1st/9"}, draw=[9])
    t.begin(active="A", phase=1, taken=1, ruleset="fourth-edition")
    t.count("A", hand=1)
    t.settled("A")


@pytest.mark.parametrize("held", [0, 2, 8])
@table_test(rules=["setup.max-hand.55", "turn.phase5.no-refill", "pool.no-hand-limit"])
def test_pool_cards_do_not_count_and_nothing_is_filled_up(t: Table, held: int) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/60", "1st/62", "1st/64"], hand=[held])
    t.seat("B", formation={"A": "1st/9"}, hand=[2])
    t.begin(active="A", phase=5)
    t.A.passes()
    t.turn_of("B")
    t.count("A", hand=held, draw=12)
    t.settled("B")


@pytest.mark.rule("setup.first-player.tie")
def test_players_who_can_only_tie_do_not_draw_for_ever() -> None:
    state = new_game([["1st/1"] * 20, ["1st/11"] * 20], seed=3)
    assert state.active == 0
