"""The two Conqueror's Games: credit for razing other players' realms."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Target, Use
from sixrealms.engine.causes import RAZE
from sixrealms.engine.raze_credit import markers, score
from sixrealms.engine.view import view
from sixrealms.powers.card_questions import CHAMPION, REALM, Named
from sixrealms.powers.moves import Send
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import every, one
from sixrealms.powers.whereabouts import THEIRS, YOURS
from tests.made_up import given
from tests.table_talk import Table, table_test

OPTIONAL, TOURNAMENT = "conquerors-game", "tournament-conquerors-game"
SIX_RAZED = {"A": "Nyrond (razed)", "B": "Keoland (razed)", "C": "Sembia", "D": "Cormyr (razed)", "E": "Thay",
             "F": "Damara"}  # fmt: skip


def razes(t: Table, option: str, own: dict[str, str], score: int = 0, credit: tuple[str, ...] = ()) -> None:
    """A razes the undefended Vaasa of B in battle."""
    t.seat("A", formation=own, pool=["Dagrande"], draw=[], score=score, credit=credit)
    t.seat("B", formation={"A": "Vaasa", "B": "Impiltur (razed)", "C": "Rashemen (razed)"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", options={option: "on"})
    t.A.attacks("Vaasa", with_="Dagrande")
    t.B.declines()
    t.razed("Vaasa")


@table_test(rules=["option.conqueror.markers"])
def test_the_razed_realm_bears_the_razers_marker(t: Table) -> None:
    razes(t, OPTIONAL, {"A": "Nyrond"}, credit=("Impiltur",))
    t.expect(markers(t.state, t.state.active) == 2, "on Impiltur and Vaasa")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("credit", [("Impiltur",), ("Impiltur", "Rashemen")])
@table_test(rules=["option.conqueror.victory"])
def test_the_third_razed_realm_wins_with_six_of_ones_own(t: Table, credit: tuple[str, ...]) -> None:
    razes(t, OPTIONAL, SIX_RAZED, credit=credit)
    if len(credit) == 2:
        t.over("A")
    else:
        t.settled("A", "ask-phase-4")


def razing_event(t: Table, option: str, own: dict[str, str], hand: int = 1) -> None:
    """A razes realms of B with cards that have a made-up power, one after the other."""
    t.seat("A", formation=own, hand=["1st/89", "1st/91", "1st/100"][:hand])
    t.seat("B", formation={"A": "Vaasa", "B": "Impiltur", "C": "Rashemen"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", options={option: "on"})
    for event, realm in zip(["1st/89", "1st/91", "1st/100"][:hand], ["Vaasa", "Impiltur", "Rashemen"], strict=False):
        t.A.plays(event)
        pending = t.state.pending
        if pending is not None and pending.about == "ask-target":
            t.A.chooses(realm)
        t.razed(realm)
        t.changed(event)


RAZES = Play(Raze(The(TARGET)), targets=(Target("target", one(REALM & THEIRS)),))


@pytest.mark.parametrize("count", [2, 3])
@table_test(rules=["option.conqueror.victory", "option.conqueror.own-realms-any-state"])
def test_three_realms_razed_by_any_means_and_six_of_ones_own_win(t: Table, count: int) -> None:
    with given("1st/89", RAZES), given("1st/91", RAZES), given("1st/100", RAZES):
        razing_event(t, OPTIONAL, SIX_RAZED, count)
        if count == 3:
            t.over("A")
        else:
            t.settled("A", "ask-phase-3")


@table_test(rules=["option.conqueror.victory"])
def test_three_razed_realms_do_not_win_without_six_of_ones_own(t: Table) -> None:
    with given("1st/89", RAZES), given("1st/91", RAZES), given("1st/100", RAZES):
        razing_event(t, OPTIONAL, {"A": "Nyrond", "B": "Keoland", "C": "Sembia", "D": "Cormyr", "E": "Thay"}, 3)
        t.settled("A", "ask-phase-3")


@table_test(rules=["option.conqueror.victory"])
def test_six_unrazed_realms_alone_do_not_win_the_conquerors_game(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond", "B": "Keoland", "C": "Sembia", "D": "Cormyr", "E": "Thay"}, hand=["Vaasa"])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=2, windows="pass", options={OPTIONAL: "on"})
    t.A.plays("Vaasa", at="F")
    t.standing("Vaasa")
    t.settled("A", "ask-phase-2")


@pytest.mark.parametrize("discarded", ["Impiltur", "Rashemen"])
@table_test(rules=["option.conqueror.marker-returns"])
def test_the_credit_is_lost_when_the_realm_is_discarded_and_only_then(t: Table, discarded: str) -> None:
    with given("1st/100", Play(Send(every(Named(discarded))))):
        t.seat("A", formation={"A": "Nyrond"}, credit=["Vaasa", "Impiltur"])
        t.seat("B", formation={"A": "Vaasa (razed)", "B": "Impiltur (razed)", "C": "Rashemen"}, hand=["1st/100"])
        t.begin(active="B", phase=3, windows="pass", options={OPTIONAL: "on"})
        a = 1 - t.state.active
        t.expect(markers(t.state, a) == 2, "two markers")
        t.B.plays("1st/100")
        t.zone(discarded, "discard")
        t.expect(markers(t.state, a) == (1 if discarded == "Impiltur" else 2), "one for each marked realm that lies")
        t.changed("1st/100")
        t.settled("B", "ask-phase-3")


@pytest.mark.parametrize("how", ["rebuilt", "covered"])
@table_test(rules=["option.conqueror.marker-returns"])
def test_the_credit_is_lost_when_the_realm_is_rebuilt_or_covered(t: Table, how: str) -> None:
    t.seat("A", formation=SIX_RAZED, credit=["Vaasa"])
    t.seat("B", formation={"A": "Vaasa (razed)", "B": "Impiltur"}, hand=["Rashemen", "Miles", "Marauder", "War Party"])
    t.begin(active="B", phase=2, windows="pass", options={OPTIONAL: "on"})
    t.expect(markers(t.state, (t.state.active + 1) % 2) == 1, "one marker")
    if how == "rebuilt":
        t.B.rebuilds("Vaasa", paying=["Miles", "Marauder", "War Party"])
    else:
        t.B.plays("Rashemen", at="A")
    t.expect(markers(t.state, (t.state.active + 1) % 2) == 0, "none any more")
    t.changed("Vaasa", "Rashemen", "Miles", "Marauder", "War Party")
    t.settled("B", "ask-phase-2")


THREE = {"A": "Nyrond", "B": "Keoland", "C": "Sembia"}


@pytest.mark.parametrize("before", [2, 3])
@table_test(rules=[
    "format.conquerors-game.victory", "format.conquerors-game.markers", "format.conquerors-game.round-win-required",
])  # fmt: skip
def test_the_fourth_realm_razed_in_battle_wins_with_three_of_ones_own(t: Table, before: int) -> None:
    razes(t, TOURNAMENT, THREE, score=before)
    if before == 3:
        t.over("A")
    else:
        t.settled("A", "ask-phase-4")


@table_test(rules=["format.conquerors-game.victory"])
def test_two_unrazed_realms_are_too_few(t: Table) -> None:
    razes(t, TOURNAMENT, {"A": "Nyrond", "B": "Keoland", "C": "Sembia (razed)"}, score=9)
    t.settled("A", "ask-phase-4")


@table_test(rules=["format.conquerors-game.combat-only"])
def test_an_event_that_razes_earns_nothing_in_a_tournament(t: Table) -> None:
    with given("1st/89", RAZES):
        razing_event(t, TOURNAMENT, THREE)
        t.expect(score(t.state, t.state.active) == 0, "no points")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("how", ["rebuilt", "covered"])
@table_test(rules=["format.conquerors-game.marker-permanent"])
def test_a_marker_of_the_tournament_stays_when_the_realm_is_rebuilt_or_discarded(t: Table, how: str) -> None:
    t.seat("A", formation=THREE, pool=["Dagrande"], draw=[])
    t.seat("B", formation={"A": "Vaasa"}, hand=["Rashemen", "Miles", "Marauder", "War Party"], draw=[])
    t.begin(active="A", phase=4, windows="pass", options={TOURNAMENT: "on"})
    razer = t.state.active
    t.A.attacks("Vaasa", with_="Dagrande")
    t.B.declines()
    t.razed("Vaasa")
    t.expect(score(t.state, razer) == 1, "one marker")
    t.A.passes(2)
    t.B.passes(1)
    t.asked("B", "ask-phase-2")
    if how == "rebuilt":
        t.B.rebuilds("Vaasa", paying=["Miles", "Marauder", "War Party"])
        t.standing("Vaasa")
    else:
        t.B.plays("Rashemen", at="A")
        t.zone("Vaasa", "discard")
    t.expect(score(t.state, razer) == 1, "still one")
    t.changed("Dagrande", "Vaasa", "Rashemen", "Miles", "Marauder", "War Party")
    t.settled("B", "ask-phase-2")


@pytest.mark.parametrize("option", [OPTIONAL, TOURNAMENT])
@table_test(rules=["format.conquerors-game.combat-only", "option.conqueror.markers"])
def test_a_champion_that_razes_outside_combat_earns_nothing_in_a_tournament(t: Table, option: str) -> None:
    """The champion avenges a friend by a made-up power; the optional rule counts it."""
    with given("1st/41", Use(Raze(The(TARGET)), at=("3",), targets=(Target("target", one(REALM & THEIRS)),))):
        t.seat("A", formation=THREE, pool=["1st/41"])
        t.seat("B", formation={"A": "Vaasa", "B": "Impiltur"})
        t.begin(active="A", phase=3, windows="pass", options={option: "on"})
        t.A.uses("1st/41")
        t.A.chooses("Vaasa")
        t.razed("Vaasa")
        earned = (markers(t.state, t.state.active), score(t.state, t.state.active))
        t.expect(earned == ((1, 0) if option == OPTIONAL else (0, 0)), f"{earned} earned")
        t.settled("A", "ask-phase-3")


@table_test(rules=["format.conquerors-game.repeat-credit"])
def test_a_realm_rebuilt_and_razed_again_earns_each_razer_a_marker_each_time(t: Table) -> None:
    """Vaasa is razed by A, by C and by A again, and rebuilt in between."""
    payments = ("Miles", "Marauder", "War Party"), ("Griffin", "Griffon", "Skeleton")
    t.seat("A", formation={"A": "Nyrond"}, pool=["Dagrande"], draw=[])
    t.seat("B", formation={"A": "Vaasa"}, hand=[*payments[0], *payments[1]], draw=[])
    t.seat("C", formation={"A": "Thay"}, pool=["Neeva"], draw=[])
    t.begin(active="A", phase=4, windows="pass", options={TOURNAMENT: "on"})
    razer, other = t.state.active, (t.state.active + 2) % 3
    t.A.attacks("Vaasa", with_="Dagrande")
    t.B.declines()
    t.A.passes(2)
    t.B.passes(1)
    t.B.rebuilds("Vaasa", paying=list(payments[0]))
    t.B.passes(4)
    t.C.passes(3)
    t.C.attacks("Vaasa", with_="Neeva")
    t.B.declines()
    t.razed("Vaasa")
    t.expect((score(t.state, razer), score(t.state, other)) == (1, 1), "one each")
    t.C.passes(2)
    t.A.passes(5)
    t.B.passes(1)
    t.B.rebuilds("Vaasa", paying=list(payments[1]))
    t.B.passes(4)
    t.C.passes(5)
    t.A.passes(3)
    t.A.attacks("Vaasa", with_="Dagrande")
    t.B.declines()
    t.razed("Vaasa")
    t.expect((score(t.state, razer), score(t.state, other)) == (2, 1), "A has two, C one")
    t.changed(*payments[0], *payments[1], "Dagrande", "Neeva")
    t.settled("A", "ask-phase-4")


@table_test(rules=["format.conquerors-game.discard-no-credit"])
def test_a_realm_that_falls_altogether_in_battle_earns_nothing(t: Table) -> None:
    with given("1st/82", Always(GoesInstead(REALM, z.DISCARD, (RAZE,), by=CHAMPION))):
        t.seat("A", formation=THREE, pool=["Dagrande"], draw=[], score=3)
        t.seat("B", formation={"A": "Vaasa"}, pool=["Azhul"])
        t.begin(active="A", phase=4, windows="pass", options={TOURNAMENT: "on"})
        t.A.attacks("Vaasa", with_="Dagrande")
        t.B.declines()
        t.zone("Vaasa", "discard")
        t.expect(score(t.state, t.state.active) == 3, "no further point")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("option", [OPTIONAL, TOURNAMENT])
@table_test(
    rules=[
        "format.conquerors-game.combat-only",
        "format.conquerors-game.round-win-required",
        "option.conqueror.markers",
    ]
)
def test_razing_the_realm_under_attack_by_card_play_is_no_victory_of_the_champion(t: Table, option: str) -> None:
    """conflict.conqueror.cardplay-raze-in-battle: the optional rule counts it, the tournament does not."""
    with given("1st/100", RAZES):
        t.seat("A", formation=THREE, pool=["Dagrande"], hand=["1st/100"], draw=[])
        t.seat("B", formation={"A": "Vaasa", "B": "Impiltur"}, pool=["Neeva"], draw=[])
        t.begin(active="A", phase=4, windows="pass", options={option: "on"})
        t.A.attacks("Vaasa", with_="Dagrande")
        t.B.defends("Neeva")
        t.A.plays("1st/100")
        t.A.chooses("Vaasa")
        t.razed("Vaasa")
        earned = markers(t.state, t.state.active) + score(t.state, t.state.active)
        t.expect(earned == (1 if option == OPTIONAL else 0), f"{earned} earned")
        t.changed("1st/100", "Dagrande", "Neeva")
        t.settled("A")


@table_test(rules=["option.conqueror.markers"])
def test_razing_ones_own_realm_earns_nothing(t: Table) -> None:
    with given("1st/100", Play(Raze(The(TARGET)), targets=(Target("target", one(REALM & YOURS)),))):
        t.seat("A", formation={"A": "Vaasa", "B": "Impiltur"}, hand=["1st/100"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass", options={OPTIONAL: "on"})
        t.A.plays("1st/100")
        t.A.chooses("Vaasa")
        t.razed("Vaasa")
        t.expect(markers(t.state, t.state.active) == 0, "no marker")
        t.changed("1st/100")
        t.settled("A", "ask-phase-3")


@table_test(rules=["option.general.enabled-by-dungeon-card", "option.conqueror.victory"])
def test_whoever_does_not_play_the_conquerors_game_still_wins_with_six_realms(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond", "B": "Keoland", "C": "Sembia", "D": "Cormyr", "E": "Thay"}, hand=["Vaasa"])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=2, windows="pass", options={OPTIONAL: "2"})
    t.A.plays("Vaasa", at="F")
    t.standing("Vaasa")
    t.over("A")


@table_test(rules=["victory.barbaric", "format.conquerors-game.victory"])
def test_barbaric_conquerors_win_when_their_turn_begins(t: Table) -> None:
    """conflict.conqueror.with-victory-word"""
    t.seat("A", formation=THREE, pool=["Dagrande"], draw=[], score=3)
    t.seat("B", formation={"A": "Vaasa"}, draw=[])
    t.begin(active="A", phase=4, windows="pass", options={TOURNAMENT: "on", "barbaric-victory": "on"})
    t.A.attacks("Vaasa", with_="Dagrande")
    t.B.declines()
    t.razed("Vaasa")
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(5)
    t.changed("Dagrande")
    t.over("A")


@pytest.mark.parametrize("option", [OPTIONAL, TOURNAMENT, "tyrants-game"])
@table_test(rules=["option.conqueror.markers", "format.conquerors-game.markers", "tyrant.points.record"])
def test_everybody_sees_who_has_razed_what(t: Table, option: str) -> None:
    razes(t, option, THREE)
    player = t.state.active
    for reader in range(2):
        seen = view(t.state, reader)
        t.expect(seen.credit[player] == 1 and sum(seen.credit) == 1, "one realm to A's credit")
        marked = [card.marker for card in seen.table if card.id == t.card("Vaasa")]
        t.expect(marked == [player if option == OPTIONAL else -1], "whose marker lies on it")
    if option == "tyrants-game":
        t.over("A")
    else:
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("option", [TOURNAMENT, OPTIONAL])
@table_test(rules=["format.conquerors-game.markers", "option.conqueror.markers"])
def test_two_razes_are_two_markers_and_all_others_see_them(t: Table, option: str) -> None:
    """Counted per player at a tournament, and laid on the realms themselves by the optional rules."""
    t.seat("A", formation={"A": "Nyrond"}, pool=["Dagrande"], draw=[30])
    t.seat("B", formation={"A": "Vaasa", "B": "Sembia"}, pool=["Azhul"], draw=[30])
    t.begin(active="A", phase=4, windows="pass", options={option: "on"})
    player, other = t.state.active, 1 - t.state.active
    t.expect(view(t.state, other).credit[player] == 0, "nothing yet")
    t.A.attacks("Vaasa", with_="Dagrande")
    t.B.declines()
    t.expect(view(t.state, other).credit[player] == 1, "one realm")
    t.A.keeps("A:filler#1")
    t.A.passes(2)
    t.B.passes(5)
    t.A.passes(3)
    t.A.attacks("Sembia", with_="Dagrande")
    t.B.declines()
    t.A.keeps("A:filler#5")
    seen = view(t.state, other)
    t.expect((seen.credit[player], seen.credit[other]) == (2, 0), "two realms to A's credit")
    marked = sorted(card.marker for card in seen.table if card.id in (t.card("Vaasa"), t.card("Sembia")))
    t.expect(marked == ([player] * 2 if option == OPTIONAL else [-1] * 2), "on the realms by the optional rules alone")
    t.changed(*(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 31)), "Azhul")
    t.settled("A", "ask-phase-4")
