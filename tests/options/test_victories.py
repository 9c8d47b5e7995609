"""When a game is won: Standard, Enhanced, Barbaric, the Barbarian's Game and True Victory."""

from __future__ import annotations

from contextlib import AbstractContextManager

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Target
from sixrealms.engine.draws import draw
from sixrealms.options import all_options
from sixrealms.options.for_seats import answers_as_power
from sixrealms.powers.card_questions import HOLDING, RAZED, REALM
from sixrealms.powers.realm_effects import Rebuild
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import every, one
from sixrealms.powers.table_rules import CountsAsRealm
from sixrealms.powers.whereabouts import YOURS
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from tests.made_up import given
from tests.table_talk import Table, table_test

FIVE = {"A": "Nyrond", "B": "Keoland", "C": "Sembia", "D": "Cormyr", "E": "Thay"}


def the_sixth(t: Table, options: dict[str, str], **more: object) -> None:
    """A lays a sixth realm in phase 2."""
    t.seat("A", formation=FIVE, hand=["Vaasa"])
    t.seat("B", formation={"A": "Rashemen"}, draw=[])
    t.begin(active="A", phase=2, windows="pass", options=options, **more)
    t.A.plays("Vaasa", at="F")
    t.standing("Vaasa")


@table_test(rules=["victory.standard", "victory.default"])
def test_standard_six_realms_win_whenever_there_are(t: Table) -> None:
    the_sixth(t, {"standard-victory": "on"})
    t.over("A")


@pytest.mark.parametrize("own", [5, 4])
@table_test(rules=["victory.standard"])
def test_standard_the_sixth_realm_wins_in_the_turn_of_somebody_else_too(t: Table, own: int) -> None:
    """A rebuilds a realm with an event in a turn of B."""
    rebuilds = Play(Rebuild(The(TARGET)), targets=(Target("target", one(REALM & YOURS & RAZED)),))
    with given("1st/100", rebuilds):
        t.seat("A", formation={**dict(list(FIVE.items())[:own]), "F": "Vaasa (razed)"}, hand=["1st/100"])
        t.seat("B", formation={"A": "Rashemen"})
        t.begin(active="B", phase=3, options={"standard-victory": "on"})
        t.B.passes()
        t.A.plays("1st/100")
        t.standing("Vaasa")
        t.changed("1st/100")
        if own == 5:
            t.over("A")
        else:
            t.expect(t.state.result is None, "five are too few")
            t.settled("B", "ask-phase-4")


@table_test(rules=["victory.standard", "victory.default"])
def test_the_victory_word_beats_the_size_of_the_decks(t: Table) -> None:
    the_sixth(t, {"standard-victory": "on"}, size=110)
    t.over("A")


@table_test(rules=["victory.enhanced"])
def test_enhanced_six_realms_are_not_enough_and_there_are_ten_places(t: Table) -> None:
    the_sixth(t, {"enhanced-victory": "on"})
    t.expect(len(t.state.formation(t.state.active)) == 10, "ten places")
    t.settled("A", "ask-phase-2")


@pytest.mark.parametrize("razed", [False, True])
@table_test(rules=["victory.enhanced"])
def test_enhanced_the_tenth_unrazed_realm_wins(t: Table, razed: bool) -> None:
    others = {"F": "Vaasa", "G": "Damara", "H": "Impiltur", "I": "Waterdeep (razed)" if razed else "Waterdeep"}
    t.seat("A", formation={**FIVE, **others}, hand=["Narfell"])
    t.seat("B", formation={"A": "Rashemen"}, draw=[])
    t.begin(active="A", phase=2, windows="pass", options={"enhanced-victory": "on"})
    t.A.plays("Narfell", at="J")
    t.standing("Narfell")
    if razed:
        t.settled("A", "ask-phase-2")
    else:
        t.over("A")


@pytest.mark.parametrize("size", [55, 110])
@pytest.mark.parametrize("option", ["barbaric-victory", "barbarians-game"])
@table_test(rules=["victory.barbaric", "option.barbarian.victory"])
def test_barbaric_six_realms_win_when_the_own_turn_begins(t: Table, option: str, size: int) -> None:
    the_sixth(t, {option: "on"}, size=size)
    t.A.passes(4)
    t.turn_of("B")
    t.B.passes(5)
    t.over("A")


@pytest.mark.parametrize("option", ["barbaric-victory", "barbarians-game"])
@table_test(rules=["victory.barbaric", "option.barbarian.real-turn"])
def test_the_beginning_of_an_extra_turn_is_no_such_time(t: Table, option: str) -> None:
    t.seat("A", formation=FIVE, hand=["Vaasa", "The Caravan"])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=2, windows="ask", options={option: "on"})
    t.A.plays("Vaasa", at="F")
    t.standing("Vaasa")
    t.A.passes(4)
    t.A.plays("The Caravan")
    t.zone("The Caravan", "void")
    t.expect(t.state.turn.granted_by >= 0 and t.state.active == t.state.turn.player, "an extra turn runs")
    t.expect(t.state.result is None, "and nobody has won")
    t.settled("A", "ask-phase-0")


@pytest.mark.parametrize("option", ["barbaric-victory", "barbarians-game"])
@table_test(rules=["victory.barbaric", "option.barbarian.victory"])
def test_five_realms_do_not_win_as_the_own_turn_begins(t: Table, option: str) -> None:
    t.seat("A", formation=FIVE)
    t.seat("B", formation={"A": "Rashemen"}, draw=[])
    t.begin(active="B", phase=5, windows="pass", options={option: "on"})
    t.B.passes()
    t.turn_of("A")
    t.settled("A", "ask-phase-0")


@pytest.mark.parametrize("option", ["standard-victory", "barbaric-victory", "barbarians-game"])
@table_test(rules=["victory.standard", "victory.barbaric", "option.barbarian.formation-cap"])
def test_their_formations_have_six_places_whatever_the_decks(t: Table, option: str) -> None:
    razed = {place: f"{name} (razed)" for place, name in FIVE.items()}
    t.seat("A", formation={**razed, "F": "Vaasa (razed)"}, hand=["Waterdeep"])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=2, windows="pass", size=110, options={option: "on"})
    for place in "ABCDEF":
        t.A.can("play", "Waterdeep", other=place)
    t.A.cannot("play", "Waterdeep", other="G", because="no-such-place")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.barbarian.formation-cap"])
def test_the_barbarians_formation_holds_six(t: Table) -> None:
    t.seat("A", formation={**FIVE, "F": "Vaasa"}, hand=["Waterdeep"])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=2, windows="pass", size=110, options={"barbarians-game": "on"})
    t.A.cannot("play", "Waterdeep", because="place-taken")
    t.settled("A", "ask-phase-2")


@pytest.mark.parametrize("option", ["barbarians-game", "true-victory"])
@table_test(rules=[
    "option.barbarian.reshuffle", "option.true-victory.reshuffle", "option.true-victory.no-exhaustion-win",
    "option.true-victory.abyss-excluded",
])  # fmt: skip
def test_an_empty_pile_is_renewed_at_once_from_the_discards(t: Table, option: str) -> None:
    """Under the rules of 4th Edition the game would end (deckout.game-end)."""
    t.seat("A", formation={"A": "Vaasa"}, draw=["Azhul"], discard=["Dagrande", "Amarill", "Griffin"], abyss=["Neeva"])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=0, windows="pass", ruleset="fourth-edition", options={option: "on"})
    t.A.passes()
    t.count("A", hand=3, draw=1, discard=0)
    t.zone("Neeva", "abyss")
    t.changed("Azhul", "Dagrande", "Amarill", "Griffin")
    t.settled("A", "ask-phase-2")


@pytest.mark.rule("option.true-victory.reshuffle", "option.barbarian.reshuffle")
@pytest.mark.parametrize("option", ["barbarians-game", "true-victory"])
def test_the_new_pile_is_shuffled(option: str) -> None:
    """The same ten discards come to lie in different orders; none is left and none is another card."""
    ten = [f"1st/{number}" for number in range(60, 70)]
    orders = set()
    for seed in range(1, 5):
        seats = {"A": SeatPosition(formation={"A": "Vaasa"}, draw=["Azhul"], discard=ten), "B": SeatPosition()}
        s = build(LaidPosition(seats, active="A", phase=0, seed=seed, unenforced=True, options={option: "on"}))[0]
        assert len(draw(s, 0, 1)) == 1
        assert not s.listed(0, z.DISCARD)
        order = tuple(s.kit.defs[s.defn[card]].printing.id for card in s.listed(0, z.DRAW))
        assert sorted(order) == sorted(ten)
        orders.add(order)
    assert len(orders) == 4


@pytest.mark.parametrize("plain", [False, True])
@table_test(rules=["option.true-victory.condition"])
def test_true_victory_takes_six_realms_and_nothing_that_counts_as_one(t: Table, plain: bool) -> None:
    with given("NS/74", Always(CountsAsRealm(every(HOLDING)))):
        t.seat("A", formation={"A": "Nyrond", "B": "Keoland", "C": "Sembia + 1st/39"},
               hand=["Vaasa", "Waterdeep"], table=["NS/74"])  # fmt: skip
        t.seat("B", formation={"A": "Rashemen"})
        options = {"true-victory": "on"} if plain else {}
        t.begin(active="A", phase=2, windows="pass", options=options, answers={"goal": 5}, unenforced=True)
        t.A.plays("Vaasa", at="D")
        t.standing("Vaasa")
        if plain:
            t.settled("A", "ask-phase-2")
        else:
            t.over("A")


@pytest.mark.parametrize(("seats", "winner"), [("1", "B"), ("2", "A")])
@table_test(
    rules=[
        "option.general.enabled-by-dungeon-card",
        "option.true-victory.condition",
        "option.true-victory.no-exhaustion-win",
    ],
    rotate="the option names seats",
)
def test_who_has_true_victory_alone_does_not_win_by_a_count(t: Table, seats: str, winner: str) -> None:
    """A has most realms as the cards of C end the game; one with True Victory wins only with six."""
    t.seat("A", formation={"A": "Nyrond", "B": "Keoland", "C": "Thay"}, draw=[5])
    t.seat("B", formation={"A": "Vaasa", "B": "Cormyr"}, draw=[5])
    t.seat("C", formation={"A": "Sembia"}, draw=["War Party"])
    t.begin(active="C", phase=1, windows="pass", ruleset="fourth-edition", options={"true-victory": seats})
    t.C.passes(times=4)
    t.changed("War Party")
    t.over(winner)


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition", "tournament-110"])
@table_test(rules=["option.true-victory.no-exhaustion-win", "option.true-victory.condition"])
def test_the_last_card_drawn_makes_nobody_a_winner(t: Table, ruleset: str) -> None:
    """With nothing to shuffle either: A has most realms, the turn ends, and the game goes on."""
    size = 110 if ruleset == "tournament-110" else 55
    t.seat("A", formation={"A": "Nyrond", "B": "Keoland", "C": "Thay"}, draw=["War Party"])
    t.seat("B", formation={"A": "Vaasa"}, draw=[5])
    t.begin(active="A", phase=1, windows="pass", ruleset=ruleset, size=size, options={"true-victory": "on"})
    t.A.passes(times=4)
    t.changed("War Party")
    t.turn_of("B")
    t.settled("B")


#: Made up: no dungeon card of the catalogue gives its owner an option nobody has chosen.
THE_DUNGEON = "DU/26"


def giving(option: str) -> AbstractContextManager[None]:
    """The dungeon card gives its owner the rules of the option."""
    return given(THE_DUNGEON, *answers_as_power(all_options()[option]))


def dungeon_of(seat: str, owner: str) -> list[str]:
    return [THE_DUNGEON] if seat == owner else []


@pytest.mark.parametrize("owner", ["A", "B"])
@table_test(rules=["option.general.enabled-by-dungeon-card", "option.barbarian.victory"])
def test_a_dungeon_card_lets_only_its_owner_wait_for_his_turn(t: Table, owner: str) -> None:
    with giving("barbarians-game"):
        t.seat("A", formation=FIVE, hand=["Vaasa"], table=dungeon_of("A", owner))
        t.seat("B", formation={"A": "Rashemen"}, table=dungeon_of("B", owner), draw=[])
        t.begin(active="A", phase=2, windows="pass", unenforced=True)
        t.A.plays("Vaasa", at="F")
        t.standing("Vaasa")
        if owner == "A":
            t.asked("A", "ask-phase-2")
            t.A.passes(4)
            t.turn_of("B")
            t.B.passes(5)
        t.over("A")


@pytest.mark.parametrize("owner", ["A", "B"])
@table_test(rules=["option.general.enabled-by-dungeon-card", "option.barbarian.real-turn"])
def test_the_beginning_of_an_extra_turn_is_no_time_for_the_owner(t: Table, owner: str) -> None:
    """Everybody else under Barbaric conditions, where that is no time either, and the owner of the card alone."""
    with giving("barbarians-game"):
        t.seat("A", formation={**FIVE, "F": "Vaasa"}, hand=["The Caravan"], table=dungeon_of("A", owner))
        t.seat("B", formation={"A": "Rashemen"}, table=dungeon_of("B", owner))
        turns = {"victory_timing": "turn-start"}
        t.begin(active="A", phase=5, windows="ask", answers=turns, unenforced=True)
        t.A.passes()
        t.A.plays("The Caravan")
        t.zone("The Caravan", "void")
        if owner == "A":
            t.expect(t.state.turn.granted_by >= 0 and t.state.result is None, "an extra turn that wins nothing")
            t.settled("A", "ask-phase-0")
        else:
            t.over("A")


@pytest.mark.parametrize(("owner", "razed"), [("A", False), ("A", True), ("B", False)])
@table_test(
    rules=["option.general.enabled-by-dungeon-card", "option.barbarian.formation-cap", "victory.110-ten-realms"]
)
def test_the_owners_formation_holds_six_where_the_others_holds_ten(t: Table, owner: str, razed: bool) -> None:
    """With decks of 110 cards: who has the card needs six realms and can lay no seventh but over a razed one."""
    with giving("barbarians-game"):
        sixth = "Vaasa (razed)" if razed else "Vaasa"
        t.seat("A", formation={**FIVE, "F": sixth}, hand=["Waterdeep"], table=dungeon_of("A", owner))
        t.seat("B", formation={"A": "Rashemen"}, table=dungeon_of("B", owner), draw=[])
        t.begin(active="A", phase=2, windows="pass", size=110, unenforced=True)
        if owner == "A" and not razed:
            t.A.cannot("play", "Waterdeep", because="formation-full")
            t.settled("A", "ask-phase-2")
        elif razed:
            t.A.plays("Waterdeep", at="F")
            t.zone("Vaasa", "discard")
            t.standing("Waterdeep")
            t.A.passes(4)
            t.turn_of("B")
            t.B.passes(5)
            t.over("A")
        else:
            t.A.plays("Waterdeep", at="G")
            t.standing("Waterdeep")
            t.A.passes(4)
            t.turn_of("B")
            t.settled("B")


@pytest.mark.parametrize("rules", ["barbarians-game", "true-victory"])
@pytest.mark.parametrize("owner", ["A", "B"])
@table_test(
    rules=[
        "option.general.enabled-by-dungeon-card",
        "option.barbarian.reshuffle",
        "option.true-victory.reshuffle",
        "option.true-victory.no-exhaustion-win",
    ]
)
def test_only_the_owners_pile_is_renewed_and_only_anothers_ends_the_game(t: Table, rules: str, owner: str) -> None:
    with giving(rules):
        t.seat("A", formation={"A": "Nyrond", "B": "Thay"}, draw=["Azhul"], discard=["Dagrande"],
               table=dungeon_of("A", owner))  # fmt: skip
        t.seat("B", formation={"A": "Rashemen"}, table=dungeon_of("B", owner))
        t.begin(active="A", phase=0, windows="pass", ruleset="fourth-edition", unenforced=True)
        t.A.passes()
        t.changed("Azhul", "Dagrande")
        t.count("A", draw=0, discard=0 if owner == "A" else 1, hand=2 if owner == "A" else 1)
        t.A.passes(4)
        if owner == "A":
            t.turn_of("B")
            t.settled("B")
        else:
            t.over("A")


@pytest.mark.parametrize("owner", ["A", "B"])
@table_test(rules=["option.general.enabled-by-dungeon-card", "option.true-victory.condition"])
def test_a_dungeon_card_asks_of_its_owner_alone_six_realms_and_nothing_else(t: Table, owner: str) -> None:
    """Up to one holding of everybody counts as a realm; for the owner of the card it does not."""
    counts = Always(CountsAsRealm(every(HOLDING)))
    with given("NS/74", counts), giving("true-victory"):
        t.seat("A", formation={"A": "Nyrond", "B": "Keoland", "C": "Sembia + 1st/39", "D": "Thay"},
               hand=["Vaasa"], table=["NS/74", *dungeon_of("A", owner)])  # fmt: skip
        t.seat("B", formation={"A": "Rashemen"}, table=dungeon_of("B", owner))
        t.begin(active="A", phase=2, windows="pass", unenforced=True)
        t.A.plays("Vaasa", at="E")
        t.standing("Vaasa")
        if owner == "A":
            t.settled("A", "ask-phase-2")
        else:
            t.over("A")


@pytest.mark.parametrize(("seats", "wins"), [("1", False), ("2", True)])
@table_test(
    rules=["option.general.enabled-by-dungeon-card", "option.barbarian.victory"], rotate="the option names seats"
)
def test_the_barbarians_game_may_be_for_some_seats(t: Table, seats: str, wins: bool) -> None:
    the_sixth(t, {"barbarians-game": seats})
    if wins:
        t.over("A")
    else:
        t.settled("A", "ask-phase-2")
