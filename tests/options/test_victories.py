"""When a game is won: Standard, Enhanced, Barbaric, the Barbarian's Game and True Victory."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always
from sixrealms.powers.questions import HOLDING
from sixrealms.powers.sets import every
from sixrealms.powers.table_rules import CountsAsRealm
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


@table_test(rules=["victory.standard"])
def test_the_victory_word_beats_the_size_of_the_decks(t: Table) -> None:
    the_sixth(t, {"standard-victory": "on"}, size=110)
    t.over("A")


@table_test(rules=["victory.enhanced"])
def test_enhanced_six_realms_are_not_enough_and_there_are_ten_places(t: Table) -> None:
    the_sixth(t, {"enhanced-victory": "on"})
    t.expect(len(t.state.formation(t.state.active)) == 10, "ten places")
    t.settled("A", "ask-phase-2")


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
