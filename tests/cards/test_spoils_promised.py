"""Spoils of victory that a card promises: for a beaten champion, for a round won, for who has fallen into a cave."""

from __future__ import annotations

import pytest

from sixrealms.language import (
    ATTACKED_REALM,
    HERO,
    SELF,
    WIZARD,
    Always,
    CannotAttack,
    Is,
    LoseRound,
    Play,
    Protected,
    Raze,
    The,
)
from tests.made_up import given
from tests.table_talk import Table, card_test

# -- Prismal the Outrageous -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("realm", "cards"), [("1st/6", 2), ("1st/127", 1)])
@card_test("1st/431", rules=["spoils.source"], edition="1st")
def test_prismal_draws_two_cards_for_a_realm_of_his_world(t: Table, realm: str, cards: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/431", "Azhul"], hand=[1], draw=[5])
    t.seat("B", formation={"A": realm, "B": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_="1st/431")
    t.B.declines()
    if cards == 2:
        t.A.returns()
    t.count("A", hand=2, draw=4)
    t.changed(realm, *(f"A:filler#{n}" for n in (2, 3)))
    t.settled("A", "ask-spoils")


@card_test("1st/431", rules=["spoils.source"], edition="1st")
def test_others_draw_one_card_for_such_a_realm_and_so_does_prismal_for_a_defence(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/431", "Azhul"], draw=[5])
    t.seat("B", formation={"A": "1st/6"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/6", with_="Azhul")
    t.B.declines()
    t.count("A", hand=1, draw=4)
    t.changed("1st/6", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("1st/431", rules=["combat.a.target-legal"], edition="1st")
def test_prismal_and_his_allies_reach_every_realm_of_his_world(t: Table) -> None:
    with given("1st/6", Always(CannotAttack(WIZARD | HERO))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/431", "Azhul"], hand=["War Party"])
        t.seat("B", formation={"A": "Nyrond", "B": "1st/6", "C": "1st/127"}, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.cannot("attack", "1st/127", "1st/431", because="shielded")
        t.A.cannot("attack", "1st/6", "Azhul", because=("shielded", "barred"))
        t.A.attacks("1st/6", with_="1st/431")
        t.B.defends("Borys")
        t.level("1st/431", 11)
        t.settled("B", "ask-combat")


@pytest.mark.parametrize("razer", ["A", "B"])
@card_test("1st/431", rules=["spoils.attacker-any-cause"], edition="1st")
def test_a_realm_razed_by_a_card_brings_prismal_the_usual_spoils(t: Table, razer: str) -> None:
    with given("1st/101", Play(Raze(The(ATTACKED_REALM)))):
        hands = {seat: ["1st/101"] if seat == razer else [1] for seat in "AB"}
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/431"], hand=hands["A"], draw=[5])
        t.seat("B", formation={"A": "1st/6", "B": "Nyrond"}, pool=["Borys + Gladiators"], hand=hands["B"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("1st/6", with_="1st/431")
        t.B.defends("Borys")
        t.does(f"{razer} plays 1st/101")
        t.count("A", hand=1 + (razer == "B"), draw=4)
        t.changed(
            "1st/6", "1st/101", "Borys", "Gladiators", "1st/431", *(["A:filler#2"] if razer == "B" else ["A:filler#1"])
        )
        t.settled("A", "ask-spoils")


# -- Ember ------------------------------------------------------------------------------------------------------------


def _ember_defends(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Gladiators", "Neeva"], hand=[1], draw=[6])
    t.seat("B", formation={"A": "1st/127"}, pool=["1st/463"], hand=[1], draw=[6])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/127", with_="Borys")
    t.B.defends("1st/463")
    t.B.passes()


@card_test("1st/463", rules=["spoils.source"], edition="1st")
def test_who_beats_ember_draws_two_cards_when_the_battle_is_over(t: Table) -> None:
    _ember_defends(t)
    t.A.says("yes")
    t.count("A", hand=1, draw=6)
    t.A.stops()
    t.count("A", hand=3, draw=4)
    t.asked("A", "ask-spoils-rest")
    t.changed("1st/463", "Gladiators", *(f"A:filler#{n}" for n in (2, 3)))
    t.settled("A")


@card_test("1st/463", rules=["spoils.source"], edition="1st")
def test_the_hoard_comes_with_the_spoils_for_the_realm(t: Table) -> None:
    _ember_defends(t)
    t.A.says("yes")
    t.A.attacks("1st/127", with_="Neeva")
    t.B.declines()
    t.count("A", hand=4, draw=3)
    t.changed("1st/463", "Gladiators", "1st/127", *(f"A:filler#{n}" for n in (2, 3, 4)))
    t.settled("A")


@card_test("1st/463", rules=["spoils.source"], edition="1st")
def test_the_victor_may_leave_the_hoard(t: Table) -> None:
    _ember_defends(t)
    t.A.says("no")
    t.A.stops()
    t.count("A", hand=1, draw=6)
    t.changed("1st/463", "Gladiators")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("answer", "cards"), [("yes", 2), ("no", 1)])
@card_test("1st/463", rules=["spoils.defender-any-cause"], edition="1st")
def test_ember_beaten_as_the_attacker_leaves_two_cards_in_all(t: Table, answer: str, cards: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/463"], hand=[1], draw=[6])
    t.seat("B", formation={"A": "1st/127"}, pool=["Borys + Gladiators"], hand=[1], draw=[6])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/127", with_="1st/463")
    t.B.defends("Borys")
    t.A.passes()
    t.B.says(answer)
    t.count("B", hand=1 + cards, draw=6 - cards)
    t.changed("1st/463", "Gladiators", "Borys", *(f"B:filler#{n}" for n in (2, 3)))
    t.settled("B")


# -- Joliet -----------------------------------------------------------------------------------------------------------


def _joliet(t: Table, *realms: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["3rd/78 + Gladiators", "Azhul"], hand=[1], draw=[6])
    t.seat("B", formation=dict(zip("ABC", realms, strict=False)), pool=["Neeva", "1st/305"], hand=[1], draw=[6])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)


@card_test("3rd/78", rules=["spoils.source"], edition="1st")
def test_joliet_draws_a_card_for_a_round_won(t: Table) -> None:
    _joliet(t, "1st/127")
    t.A.attacks("1st/127", with_="3rd/78")
    t.B.defends("Neeva")
    t.B.passes()
    t.A.stops()
    t.count("A", hand=2, draw=5)
    t.changed("3rd/78", "Gladiators", "Neeva", "A:filler#2")
    t.settled("A", "ask-spoils")


@pytest.mark.parametrize("wins_a_round", [True, False])
@card_test("3rd/78", rules=["spoils.source"], edition="1st")
def test_joliet_draws_no_second_card_for_the_realm(t: Table, wins_a_round: bool) -> None:
    _joliet(t, "1st/127")
    t.A.attacks("1st/127", with_="3rd/78")
    if wins_a_round:
        t.B.defends("Neeva")
        t.B.passes()
        t.A.attacks("1st/127", with_="Azhul")
    t.B.declines()
    t.count("A", hand=2, draw=5)
    t.changed("3rd/78", "Gladiators", "Neeva", "1st/127", "A:filler#2")
    t.settled("A", "ask-spoils")


@card_test("3rd/78", rules=["spoils.source"], edition="1st")
def test_joliet_draws_nothing_for_a_defence_beyond_the_usual_card(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[1], draw=[6])
    t.seat("B", formation={"A": "1st/127"}, pool=["3rd/78 + Gladiators"], hand=[1], draw=[6])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/127", with_="Azhul")
    t.B.defends("3rd/78")
    t.A.passes()
    t.count("B", hand=2, draw=5)
    t.count("A", hand=1, draw=6)
    t.changed("3rd/78", "Gladiators", "Azhul", "B:filler#2")
    t.settled("B", "ask-spoils")


@card_test("3rd/78", rules=["battle.end.attacker-defeated"], edition="1st")
def test_joliet_draws_nothing_for_an_attacker_sent_home(t: Table) -> None:
    with given("1st/101", Play(LoseRound())):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=[1], draw=[6])
        t.seat("B", formation={"A": "1st/127"}, pool=["3rd/78"], hand=["1st/101"], draw=[6])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("1st/127", with_="Borys")
        t.B.defends("3rd/78")
        t.B.plays("1st/101")
        t.count("B", hand=0, draw=6)
        t.changed("3rd/78", "Borys", "1st/101")
        t.settled("A", "ask-phase-4")


# -- Caves of Mystery -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("champion", "digit", "falls"),
    [("1st/305", "1st/103", True), ("1st/305", "1st/104", False), ("1st/431", "1st/103", False)],
)
@card_test("4th/505", rules=["spoils.source"], edition="1st")
def test_mighty_attackers_may_fall_in_the_caves(t: Table, champion: str, digit: str, falls: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{champion} + 1st/94", "Azhul"], hand=[1], draw=[digit, 3])
    t.seat("B", formation={"A": "1st/127 + 4th/505"}, pool=["Neeva"], hand=[1], draw=[6])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/127", with_=champion)
    t.zone(digit, "discard" if champion == "1st/305" else "draw")
    if not falls:
        t.settled("B", "ask-defend")
        return
    t.zone(champion, "discard")
    t.count("B", hand=2, draw=5)
    t.changed("1st/94", "B:filler#2")
    t.settled("B", "ask-spoils")


@card_test("4th/505", rules=["spoils.defender-any-cause"], edition="1st")
def test_who_falls_there_in_a_later_round_earns_one_card_and_who_is_kept_none(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "1st/305"], hand=[1], draw=["1st/101", 3])
    t.seat("B", formation={"A": "1st/127 + 4th/505"}, pool=["1st/79"], hand=[1], draw=[6])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/127", with_="Azhul")
    t.B.defends("1st/79")
    t.B.passes()
    t.A.attacks("1st/127", with_="1st/305")
    t.zone("1st/305", "discard")
    t.count("B", hand=2, draw=5)
    t.changed("1st/79", "Azhul", "1st/101", "B:filler#2")
    t.settled("B", "ask-spoils")


@card_test("4th/505", rules=["spoils.source"], edition="1st")
def test_who_cannot_be_discarded_costs_its_player_nothing(t: Table) -> None:
    with given("1st/305", Always(Protected(Is(SELF), ("discard",)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/305"], hand=[1], draw=["1st/101", 3])
        t.seat("B", formation={"A": "1st/127 + 4th/505"}, pool=["Neeva"], hand=[1], draw=[6])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("1st/127", with_="1st/305")
        t.zone("1st/101", "abyss")
        t.count("B", hand=1, draw=6)
        t.settled("B", "ask-defend")


@card_test("4th/505", rules=["realm.power.when-attacked"], edition="1st")
def test_mighty_defenders_need_not_fear_the_caves(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], draw=["1st/101", 3])
    t.seat("B", formation={"A": "1st/127 + 4th/505"}, pool=["Borys"], draw=["1st/91", 3])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/127", with_="Azhul")
    t.B.defends("Borys")
    t.zone("1st/101", "draw")
    t.zone("1st/91", "draw")
    t.settled("A", "ask-combat")


@card_test("4th/505", rules=["gloss.rule-card.global"], edition="1st")
def test_a_sure_thing_of_their_owner_makes_the_caves_deadly(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/305"], draw=["1st/94", 3])
    t.seat("B", formation={"A": "1st/127 + 4th/505"}, pool=["Neeva"], table=["NS/74"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/127", with_="1st/305")
    t.zone("1st/305", "discard")
    t.zone("1st/94", "draw")
    t.changed("B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/505", rules=["card.world.matching"], edition="1st")
def test_the_caves_lie_in_any_unrazed_realm(t: Table) -> None:
    t.seat("A", formation={"A": "1st/127", "B": "DL/8 (razed)"}, pool=["Azhul"], hand=["4th/505"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/505", "DL/8", because=("other-world", "realm-razed"))
    t.A.plays("4th/505", on="1st/127")
    t.on("4th/505", "1st/127")
    t.settled("A")
