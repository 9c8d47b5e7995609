"""Champions that have to attack, players who have to, and what it costs not to."""

from __future__ import annotations

import pytest

from sixrealms.language import HERO, SELF, Always, CannotAttack, Draw, Fixed, Is, Play, Protected, discard, every
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

#: The champion that has to attack, with what makes it so.
BOUND = {"3rd/78": ("3rd/78 + Orb of Doom",), "1st/427": ("Azhul + 1st/427",)}


def _turn(t: Table, champion: str, phase: int = 4, realm: str = "1st/127") -> str:
    t.seat("A", formation={"A": "Rashemen"}, pool=[champion, "Neeva"], hand=[1])
    t.seat("B", formation={"A": realm}, pool=["Mul Savage"], hand=["1st/101"])
    t.begin(active="A", phase=phase, windows="pass", unenforced=True)
    return champion.partition(" +")[0]


@card_family(BOUND, rules=["turn.phase4.one-realm"], edition="1st")
def test_who_could_attack_and_does_not_is_discarded(t: Table, printing: str, champion: str) -> None:
    bound = _turn(t, champion)
    t.A.passes()
    t.zone(bound, "discard")
    t.changed(*champion.split(" + "))
    t.settled("A", "ask-phase-5")


@card_family(BOUND, rules=["turn.phase4.one-realm"], edition="1st")
def test_another_attack_does_not_count(t: Table, printing: str, champion: str) -> None:
    bound = _turn(t, champion)
    t.A.attacks("1st/127", with_="Neeva")
    t.B.declines()
    t.A.keeps()
    t.A.passes()
    t.zone(bound, "discard")
    t.changed(*champion.split(" + "), "1st/127", *(f"A:filler#{n}" for n in (2,)))
    t.settled("A", "ask-phase-5")


@card_family(BOUND, rules=["turn.phase4.one-realm"], edition="1st")
def test_who_attacks_stays(t: Table, printing: str, champion: str) -> None:
    bound = _turn(t, champion)
    t.A.attacks("1st/127", with_=bound)
    t.B.declines()
    t.A.keeps()
    t.A.passes()
    t.zone(bound, "pool")
    t.changed("1st/127", "A:filler#2")
    t.settled("A", "ask-phase-5")


@card_family(BOUND, rules=["turn.phase4.one-realm"], edition="1st")
def test_who_cannot_attack_stays(t: Table, printing: str, champion: str) -> None:
    with given("1st/127", Always(CannotAttack(HERO))):
        bound = _turn(t, champion)
        t.A.passes()
        t.zone(bound, "pool")
        t.settled("A", "ask-phase-5")


@card_family(BOUND, rules=["turn.phase4.one-realm"], edition="1st")
def test_in_the_turn_of_another_nobody_has_to(t: Table, printing: str, champion: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"])
    t.seat("B", formation={"A": "1st/127"}, pool=[champion])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.passes()
    t.zone(champion.partition(" +")[0], "pool")
    t.settled("A", "ask-phase-5")


# -- Dori the Barbarian's Cape ----------------------------------------------------------------------------------------


_STRIKE = Play(discard(every(HERO)), at=("3",))


@pytest.mark.parametrize(
    ("strike", "by", "kept"),
    [
        ("1st/91", "", True),
        ("1st/101", "", False),
        ("1st/106", "1st/164", True),
        ("1st/343", "1st/164", False),
        ("PO/98", "4th/338", True),
        ("4th/424", "4th/338", True),
        ("4th/443", "4th/344", False),
    ],
)
@card_test("1st/427", rules=["power.cost-beats-protection"], edition="1st")
def test_the_cape_keeps_events_spells_and_psionics_from_discarding_its_bearer(
    t: Table, strike: str, by: str, kept: bool
) -> None:
    with given(strike, _STRIKE):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/164", "4th/338", "4th/344"], hand=[strike])
        t.seat("B", formation={"A": "1st/127"}, pool=["Azhul + 1st/427", "Neeva"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        if by:
            t.A.plays(strike, by=by)
        else:
            t.A.plays(strike)
        t.zone("Azhul", "pool" if kept else "discard")
        t.zone("Neeva", "discard")
        t.changed("1st/427", strike)
        t.settled("A", "ask-phase-3")


@card_test("1st/427", rules=["power.cost-beats-protection"], edition="1st")
def test_a_protected_bearer_is_discarded_all_the_same_for_not_attacking(t: Table) -> None:
    with given("1st/266", Always(Protected(Is(SELF), ("discard",)))):
        _turn(t, "1st/266 + 1st/427")
        t.A.passes()
        t.zone("1st/266", "discard")
        t.changed("1st/427")
        t.settled("A", "ask-phase-5")


@card_test("1st/427", rules=["once.phase3"], edition="1st")
def test_the_bearer_cancels_one_helpful_event_until_its_players_next_turn(t: Table) -> None:
    draws = Play(Draw(Fixed(2)))
    with given("1st/101", draws), given("1st/319", draws), given("1st/91", draws):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"], hand=["1st/101", "1st/319", "1st/91"])
        t.seat("B", formation={"A": "1st/127"}, pool=["Azhul + 1st/427"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays("1st/91")
        t.count("A", hand=4)
        t.B.could_not_answer("1st/427", because="cannot-answer-that")
        t.A.plays("1st/101")
        t.B.answers("1st/427")
        t.count("A", hand=3)
        t.A.plays("1st/319")
        t.B.could_not_answer("1st/427", because="already-used")
        t.count("A", hand=4)
        t.changed("1st/101", "1st/319", "1st/91", *(f"A:filler#{n}" for n in (1, 2, 3, 4)))
        t.settled("A", "ask-phase-3")


# -- The Barbarian's Decree -------------------------------------------------------------------------------------------


def _decree(t: Table, hand: list[str | int], realm: str = "1st/127", active: str = "A") -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=hand, table=["1st/429"])
    t.seat("B", formation={"A": realm}, pool=["1st/79", "1st/171"], hand=[7])
    t.begin(active=active, phase=4, windows="pass", unenforced=True)


@card_test("1st/429", rules=["gloss.rule-card.global"], edition="1st")
def test_who_does_not_attack_discards_down_to_five_as_the_turn_ends(t: Table) -> None:
    _decree(t, [7])
    t.A.passes(2)
    t.A.chooses("A:filler#1")
    t.A.chooses("A:filler#2")
    t.turn_of("B")
    t.count("A", hand=5)
    t.changed("A:filler#1", "A:filler#2")
    t.settled("B")


@card_test("1st/429", rules=["gloss.rule-card.global"], edition="1st")
def test_the_decree_binds_everybody(t: Table) -> None:
    _decree(t, [5], active="B")
    t.B.passes(2)
    t.B.chooses("B:filler#1")
    t.B.chooses("B:filler#2")
    t.turn_of("A")
    t.count("B", hand=5)
    t.changed("B:filler#1", "B:filler#2")
    t.settled("A")


@card_test("1st/429", rules=["gloss.rule-card.global"], edition="1st")
def test_a_small_hand_is_not_asked_for_cards(t: Table) -> None:
    _decree(t, [4])
    t.A.passes(2)
    t.turn_of("B")
    t.count("A", hand=4)
    t.settled("B")


@card_test("1st/429", rules=["gloss.rule-card.global"], edition="1st")
def test_who_cannot_attack_keeps_their_cards(t: Table) -> None:
    with given("1st/127", Always(CannotAttack(HERO))):
        _decree(t, [7])
        t.A.passes(2)
        t.turn_of("B")
        t.count("A", hand=7)
        t.settled("B")


@card_test("1st/429", rules=["combat.one-round-per-champion"], edition="1st")
def test_under_the_decree_attackers_attack_twice_and_defenders_defend_once(t: Table) -> None:
    _decree(t, [7], realm="DL/8")
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("1st/79")
    t.B.passes()
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("1st/171")
    t.B.passes()
    t.A.cannot("attack", "DL/8", "Azhul", because="already-fought")
    t.A.stops()
    t.A.passes(2)
    t.turn_of("B")
    t.count("A", hand=7)
    t.changed("1st/79", "1st/171", "Azhul")
    t.settled("B")


# -- Command ----------------------------------------------------------------------------------------------------------


def _command(t: Table, hand: list[str | int], pool: tuple[str, ...] = ("Neeva",)) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/187", "Otto"], hand=["4th/416"])
    t.seat("B", formation={"A": "1st/127"}, pool=["Azhul + Orb of Doom", *pool], hand=hand, draw=[9])
    t.seat("C", formation={"A": "Vaasa"}, pool=["1st/79"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/416", by="1st/187")
    t.offered("Azhul", *pool, "1st/79")
    t.A.chooses("Azhul")
    t.zone("4th/416", "table")
    t.A.passes(3)
    t.turn_of("B")
    t.B.passes(3)


@card_test("4th/416", rules=["event.duration-in-play"], edition="1st")
def test_who_disobeys_the_command_is_lost_with_two_cards_of_hand_and_pool(t: Table) -> None:
    _command(t, [2])
    t.asked("B", "ask-phase-4")
    t.B.passes()
    t.zone("Azhul", "discard")
    t.offered("Neeva", *(f"B:filler#{n}" for n in range(1, 6)))
    t.B.chooses("Neeva", "B:filler#1")
    t.zone("Neeva", "discard")
    t.B.passes()
    t.zone("4th/416", "discard")
    t.changed("Orb of Doom", *(f"B:filler#{n}" for n in range(1, 6)))
    t.settled("C")


@card_test("4th/416", rules=["event.duration-in-play"], edition="1st")
def test_who_obeys_or_cannot_obey_stays_and_the_command_is_over(t: Table) -> None:
    _command(t, [2])
    t.B.attacks("Rashemen", with_="Azhul")
    t.A.declines()
    t.B.keeps()
    t.B.passes(2)
    t.zone("Azhul", "pool")
    t.zone("4th/416", "discard")
    t.changed("Rashemen", "1st/187", "Otto", *(f"B:filler#{n}" for n in range(1, 7)))
    t.settled("C")
