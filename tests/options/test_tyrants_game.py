"""The Tyrant's Game: realms laid beforehand, points for razing, and the end when somebody has none left."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play
from sixrealms.engine.action import Action
from sixrealms.engine.power import Effect
from sixrealms.engine.raze_credit import score
from sixrealms.engine.state import State
from sixrealms.engine.view import view
from sixrealms.errors import OptionError
from sixrealms.powers.card_questions import Named
from sixrealms.powers.moves import Send
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.sets import every
from sixrealms.records import game as records
from sixrealms.records import parser
from tests.made_up import given
from tests.table_talk import Table, table_test

TYRANT = {"tyrants-game": "on"}
REALMS = [f"1st/{n}" for n in range(1, 25)]
FIRST, SECOND = REALMS[:12], REALMS[8:20]  # four realms are in both decks


def begun(**more: object) -> State:
    return table.new_game(["A-1", "B-1"], seed=5, options=TYRANT, realm_decks=[FIRST, SECOND], **more)  # type: ignore[arg-type]


def laid(s: State) -> State:
    while s.pending is not None and s.pending.about == "ask-lay-realm":
        s = table.apply(s, s.pending.options[0])
    return s


@pytest.mark.rule("tyrant.setup.order", "tyrant.setup.placement", "tyrant.setup.choose-freely", "tyrant.nature")
def test_realms_are_laid_one_at_a_time_round_the_table() -> None:
    s = begun()
    order = []
    while s.pending is not None and s.pending.about == "ask-lay-realm":
        order.append(s.pending.player)
        if len(order) == 1:
            assert {s.kit.defs[s.defn[a.card]].printing.id for a in s.pending.options} == set(FIRST)
        s = table.apply(s, s.pending.options[-1])
        assert s.realms(order[-1]) == [c for c in s.formation(order[-1]) if c >= 0]
        assert -1 not in s.formation(order[-1])[: len(s.realms(order[-1]))], "in the order of the places"
    assert order == [0, 1] * 6
    assert [s.unrazed(seat) for seat in (0, 1)] == [6, 6]
    assert s.turns == 1, "the first turn begins"
    assert s.result is None, "six realms do not win (conflict.tyrant.six-realms-win)"


@pytest.mark.rule("tyrant.setup.order")
@pytest.mark.parametrize("oldest", [1, 2, 3])
def test_the_oldest_lays_first_wherever_he_sits(oldest: int) -> None:
    s = table.new_game(
        ["A-1", "B-1", "A-1"],
        seed=5,
        options={"tyrants-game": "on", "oldest": str(oldest)},
        realm_decks=[FIRST, SECOND, REALMS[:12]],
    )
    order = []
    while s.pending is not None and s.pending.about == "ask-lay-realm":
        order.append(s.pending.player)
        s = table.apply(s, s.pending.options[0])
    first = oldest - 1
    assert order[:6] == [first, (first + 1) % 3, (first + 2) % 3] * 2, "and the others follow round the table"


@pytest.mark.rule("tyrant.setup.order")
@pytest.mark.parametrize(("oldest", "options"), [("0", TYRANT), ("3", TYRANT), ("Ana", TYRANT), ("1", {})])
def test_the_oldest_sits_at_the_table_and_counts_where_realms_are_laid(oldest: str, options: dict[str, str]) -> None:
    with pytest.raises(OptionError, match=r"tyrant\.setup\.order"):
        table.new_game(
            ["A-1", "B-1"], options={**options, "oldest": oldest}, realm_decks=[FIRST, SECOND] if options else ()
        )


@pytest.mark.rule("tyrant.setup.cosmos", "tyrant.setup.set-aside")
def test_no_realm_lies_there_twice_and_the_others_are_out_of_the_game() -> None:
    s = laid(begun())
    names = [s.kit.defs[s.defn[c]].cosmos for seat in (0, 1) for c in s.realms(seat)]
    assert len(set(names)) == 12
    left = [c for realms in s.kit.realm_decks for c in realms if s.zone[c] != z.FORMATION]
    assert len(left) == 12
    assert all(s.zone[c] == z.OUTSIDE for c in left)


@pytest.mark.rule("tyrant.setup.cosmos")
def test_a_realm_that_lies_on_the_table_is_neither_offered_nor_taken() -> None:
    """Both players have the realm in their realm decks; whoever lays it first keeps the other from it."""
    s = begun()
    assert s.pending is not None
    first = s.pending.player
    of = {seat: {s.name(c): c for c in s.kit.realm_decks[seat]} for seat in (0, 1)}
    shared = sorted(set(of[0]) & set(of[1]))
    assert len(shared) == 4
    name = shared[0]
    offered = {option.card: option for option in s.pending.options}
    assert of[first][name] in offered
    s = table.apply(s, offered[of[first][name]])
    while s.pending is not None and s.pending.about == "ask-lay-realm":
        twin = of[1 - first][name]
        cards = [option.card for option in s.pending.options]
        assert twin not in cards
        assert s.pending.player == first or set(cards) & set(of[1 - first].values())
        if s.pending.player != first:
            with pytest.raises(table.IllegalAction):
                table.apply(s, s.pending.options[0]._replace(card=twin))
        s = table.apply(s, s.pending.options[-1])
    assert s.zone[of[1 - first][name]] == z.OUTSIDE


@pytest.mark.rule("tyrant.decks.two", "tyrant.decks.realm-deck")
def test_without_realm_decks_the_game_is_refused() -> None:
    with pytest.raises(OptionError, match=r"12 or 15 realms beside their deck.*tyrant\.decks\.two"):
        table.new_game(["A-1", "B-1"], options=TYRANT)
    with pytest.raises(OptionError, match=r"belong to the Tyrant's Game"):
        table.new_game(["A-1", "B-1"], realm_decks=[FIRST, SECOND])


def test_what_others_may_lay_is_hidden_and_a_record_keeps_it() -> None:
    s = begun()
    mine = {seen.printing for seen in view(s, 0).known_piles}
    assert mine == set(FIRST)
    s = laid(s)
    rng = Random(3)
    moves: list[Action] = []
    again = begun()
    while again.pending is not None and len(moves) < 40:
        moves.append(rng.choice(again.pending.options))
        again = table.apply(again, moves[-1])
    record = parser.parse(records.write(again.kit.setup, moves), "tyrant.txt")
    assert replace(record.setup, dungeons=again.kit.setup.dungeons) == again.kit.setup


FIVE = {"B": "Keoland (razed)", "C": "Sembia (razed)"}


@pytest.mark.parametrize(("mine", "theirs", "winner"), [(1, 1, "A"), (0, 2, "B"), (0, 1, "A"), (3, 0, "A")])
@table_test(rules=["tyrant.points.raze", "tyrant.end.trigger", "tyrant.end.winner", "tyrant.points.kept"])
def test_the_last_realm_ends_the_game_and_points_decide(t: Table, mine: int, theirs: int, winner: str) -> None:
    """A razes B's last realm: a point for A. With equally many, most unrazed realms decide."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], draw=[], score=mine)
    t.seat("B", formation={"A": "Nyrond", **FIVE}, draw=[], score=theirs)
    t.begin(active="A", phase=4, windows="pass", options=TYRANT)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.over(winner)


@table_test(rules=["tyrant.end.trigger", "tyrant.points.discard-none"])
def test_a_last_realm_given_up_by_its_owner_ends_the_game_too(t: Table) -> None:
    t.seat("A", formation={"A": "UD/106", **FIVE}, score=1, draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/479"], score=2, draw=[])
    t.begin(active="A", phase="start", windows="pass", options=TYRANT)
    t.A.says("yes")
    t.zone("UD/106", "discard")
    t.over("B")


@pytest.mark.parametrize(("event", "points"), [(Send(every(Named("Nyrond"))), 0), (Raze(every(Named("Nyrond"))), 1)])
@table_test(rules=["tyrant.points.discard-none", "tyrant.points.raze"])
def test_a_realm_another_player_has_to_discard_scores_nothing(t: Table, event: Effect, points: int) -> None:
    with given("1st/100", Play(event)):
        t.seat("A", formation={"A": "Vaasa"}, hand=["1st/100"], draw=[])
        t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, draw=[])
        t.begin(active="A", phase=3, windows="pass", options=TYRANT)
        t.A.plays("1st/100")
        t.expect([score(t.state, seat) for seat in (t.state.active, 1 - t.state.active)] == [points, 0], "A's points")
        t.changed("1st/100", "Nyrond")
        t.settled("A", "ask-phase-3")


@table_test(rules=["tyrant.end.trigger", "tyrant.points.raze"])
def test_the_game_goes_on_while_everybody_has_an_unrazed_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], draw=[])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, draw=[])
    t.begin(active="A", phase=4, windows="pass", options=TYRANT)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.expect(score(t.state, t.state.active) == 1, "one point")
    t.settled("A", "ask-phase-4")


@table_test(rules=["tyrant.points.discard-none", "tyrant.rebuild", "tyrant.otherwise-normal"])
def test_a_razed_realm_may_be_covered_and_nobody_scores_for_that(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa (razed)", "B": "Thay"}, hand=["Sembia"])
    t.seat("B", formation={"A": "Nyrond"}, score=1)
    t.begin(active="A", phase=2, windows="pass", options=TYRANT)
    t.A.plays("Sembia", at="A")
    t.standing("Sembia")
    t.zone("Vaasa", "discard")
    t.expect([score(t.state, seat) for seat in (t.state.active, 1 - t.state.active)] == [0, 1], "points are kept")
    t.settled("A", "ask-phase-2")


@table_test(rules=["tyrant.points.kept", "tyrant.points.raze", "tyrant.rebuild"])
def test_a_rebuilt_realm_costs_nobody_points_and_scores_again(t: Table) -> None:
    """A has razed Nyrond for a point. B rebuilds it, so two realms of B stand; A keeps the point and razes it again."""
    five = {"B": "Keoland", "C": "Sembia (razed)"}
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], score=1, draw=[])
    t.seat("B", formation={"A": "Nyrond (razed)", **five}, hand=["Miles", "Marauder", "War Party", "Zadoc"], draw=[])
    t.begin(active="B", phase=2, windows="pass", options=TYRANT)
    t.B.rebuilds("Nyrond", paying=["Miles", "Marauder", "War Party"])
    t.standing("Nyrond")
    a = 1 - t.state.active
    t.expect(score(t.state, a) == 1, "the point is kept")
    t.zone("Miles", "discard")
    t.zone("Marauder", "discard")
    t.zone("War Party", "discard")
    t.B.passes(times=4)
    t.A.passes(times=3)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.expect(score(t.state, t.state.active) == 2, "razed again it scores again")
    t.settled("A", "ask-phase-4")


@table_test(rules=["tyrant.rebuild", "tyrant.end.trigger"])
def test_a_realm_laid_over_a_razed_one_delays_the_end(t: Table) -> None:
    """B has one realm left and covers a razed one: when the other falls the game goes on."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], draw=[])
    t.seat("B", formation={"A": "Nyrond", **FIVE}, hand=["Cormyr"], draw=[])
    t.begin(active="B", phase=2, windows="pass", options=TYRANT)
    t.B.plays("Cormyr", at="B")
    t.zone("Keoland", "discard")
    t.B.passes(times=4)
    t.A.passes(times=3)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.standing("Cormyr")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("options", "drawn"), [(TYRANT, 1), ({**TYRANT, "true-victory": "on"}, 3)])
@table_test(rules=["tyrant.no-reshuffle", "tyrant.options-allowed"])
def test_an_empty_pile_stays_empty_unless_an_option_renews_it(t: Table, options: dict[str, str], drawn: int) -> None:
    """conflict.tyrant.options-vs-no-reshuffle"""
    t.seat("A", formation={"A": "Vaasa"}, draw=["Miles"], discard=["Marauder", "War Party", "Griffin"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=0, windows="pass", options=options)
    t.A.passes()
    t.count("A", hand=drawn)
    t.changed("Miles", "Marauder", "War Party", "Griffin")
    t.settled("A", "ask-phase-2")


@table_test(rules=["tyrant.no-reshuffle"])
def test_nor_is_it_renewed_as_the_turn_ends(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, draw=["Miles"], discard=["Marauder", "War Party", "Griffin"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=0, windows="pass", options={"tyrants-game": "on"})
    t.A.passes(5)
    t.turn_of("B")
    t.count("A", draw=0, discard=3)
    t.changed("Miles")
    t.settled("B", "ask-phase-0")


@pytest.mark.parametrize("phase", [2, 3, 4, 5])
@pytest.mark.parametrize("agreed", [True, False])
@table_test(rules=["tyrant.stalemate"])
def test_all_may_agree_on_a_tie_in_any_turn(t: Table, agreed: bool, phase: int) -> None:
    """In the first turn, with cards to draw and a champion to attack with; one who refuses keeps the game going."""
    for seat, realm in zip("ABC", ["Vaasa", "Nyrond", "Thay"], strict=True):
        t.seat(seat, formation={"A": realm}, pool=["Dagrande"] if seat == "A" else [], score=2 if seat == "A" else 0)
    t.begin(active="A", phase=phase, windows="pass", options=TYRANT)
    t.A.uses("The Tyrant's Game")
    t.B.says("yes")
    t.C.says("yes" if agreed else "no")
    if agreed:
        t.over("")
    else:
        t.A.cannot("use", "The Tyrant's Game", because="condition-not-met")
        t.settled("A", f"ask-phase-{phase}")


@table_test(rules=["tyrant.stalemate"])
def test_the_first_refusal_ends_the_asking(t: Table) -> None:
    for seat, realm in zip("ABC", ["Vaasa", "Nyrond", "Thay"], strict=True):
        t.seat(seat, formation={"A": realm})
    t.begin(active="A", phase=5, windows="pass", options=TYRANT)
    t.A.uses("The Tyrant's Game")
    t.B.says("no")
    t.settled("A", "ask-phase-5")


@table_test(rules=["tyrant.stalemate"])
def test_where_the_rules_know_no_tie_none_is_proposed(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"})
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass")
    t.offered()
    t.settled("A", "ask-phase-5")


@pytest.mark.parametrize("options", [{}, TYRANT], ids=["plain", "tyrant"])
@table_test(rules=["tyrant.otherwise-normal"])
def test_draws_phases_combat_and_the_hand_are_those_of_any_game(t: Table, options: dict[str, str]) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], hand=[5], draw=["Miles", "Marauder", "Griffin", 9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"], hand=["Zadoc"], draw=[9])
    t.begin(active="A", phase=0, windows="pass", options=options)
    t.A.passes()
    t.count("A", hand=8)
    t.A.passes(2)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Dagrande")
    t.total("Neeva", 7)
    t.total("Dagrande", 4)
    t.B.plays("Zadoc")
    t.B.passes()
    t.zone("Dagrande", "discard")
    t.zone("Zadoc", "discard")
    t.standing("Nyrond")
    t.A.stops()
    t.zone("Neeva", "pool")
    t.A.passes(2)
    t.turn_of("B")
    t.settled("B")
