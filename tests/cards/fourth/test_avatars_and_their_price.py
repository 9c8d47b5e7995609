"""Avatars of 4th Edition: what has to be given up for them, and what they do."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import (
    CHAMPION,
    FLYER,
    OPPONENT,
    OPPOSING,
    REALM,
    SELF,
    THEIRS,
    YOU,
    Destroy,
    Is,
    Lasting,
    Of,
    Protected,
    every,
    gains,
    opponent_is,
    seq,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

STRONG = "Borys + Crystal of the Ebon Flame"

#: The avatar, what lies in the pool, what is offered as a price, what is chosen.
PRICES = {
    "4th/470": (["Borys", "4th/262", "4th/283", "Azhul"], ("Borys", "4th/262", "4th/283"), ("Borys", "4th/262")),
    "4th/471": (
        ["PO/80 + 1st/94", "4th/469", "4th/288 + 1st/97 + 1st/109", "PO/41", "Borys + 1st/153 + 1st/104"],
        ("PO/80", "4th/469", "4th/288"),
        ("PO/80",),
    ),
    "4th/483": (
        ["4th/263 + Orb of Doom", "Skeletal Horde", "Winged Horror + 1st/157", "Azhul + Magic Sword"],
        ("4th/263", "Winged Horror"),
        ("4th/263",),
    ),
    "4th/484": (["Borys + 1st/94", "4th/482", "4th/483"], ("Borys", "4th/482"), ("Borys",)),
    "4th/485": (
        ["Azhul + Magic Sword", "Borys", "Sadira", "Otto"],
        ("Azhul", "Borys", "Sadira", "Otto"),
        ("Azhul", "Borys", "Sadira"),
    ),
    "4th/489": (["1st/45", "1st/71", "1st/166", "4th/477"], ("1st/45", "1st/71", "1st/166"), ("1st/45", "1st/71")),
    "4th/481": (["Borys", "4th/262", "4th/283", "Azhul"], ("Borys", "4th/262", "4th/283"), ("Borys", "4th/262")),
    "4th/488": (
        ["Skeletal Horde", "4th/266", "Gatekeeper", "Azhul"],
        ("Skeletal Horde", "4th/266", "Gatekeeper"),
        ("4th/266", "Skeletal Horde"),
    ),
}


@card_family(PRICES, rules=["avatar.sacrifice"], edition="1st")
def test_they_cost_what_is_given_up_and_no_more(
    t: Table, printing: str, pool: list[str], offered: tuple[str, ...], given_up: tuple[str, ...]
) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=pool, hand=[printing])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Young Gold Dragon", "1st/163", "4th/472"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(printing)
    t.offered(*offered)
    t.A.chooses(*given_up)
    for card in given_up:
        t.zone(card, "discard")
    t.zone(printing, "pool")
    t.changed(*(hung for card in pool for hung in card.split(" + ")[1:]))
    t.settled("A")


#: What lies in the pool and does not suffice.
TOO_LITTLE = {
    "4th/470": (["Borys", "Azhul"],),
    "4th/471": (["PO/80 + 1st/97", "PO/41", "Borys + 1st/153 + 1st/104"],),
    "4th/483": (["Skeletal Horde", "Azhul + Magic Sword"],),
    "4th/484": (["Borys + Orb of Doom", "4th/483"],),
    "4th/485": (["Azhul", "Borys"],),
    "4th/489": (["1st/45", "4th/477"],),
    "4th/481": (["Borys", "4th/263", "Azhul"],),
    "4th/488": (["4th/263", "1st/425", "Azhul"],),
    "4th/482": (["Borys + 1st/94 + NO/208 + Orb of Doom", "4th/477", "1st/45"],),
}


@card_family(TOO_LITTLE, rules=["avatar.sacrifice"], edition="1st")
def test_less_does_not_bring_them(t: Table, printing: str, pool: list[str]) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=pool, hand=[printing])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["1st/305 + Crystal of the Ebon Flame", "1st/163", "Winged Horror + 1st/95"],
    )
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", printing, because="cost-not-payable")
    t.settled("A")


@card_test("4th/482", rules=["avatar.sacrifice"], edition="1st")
def test_cegilune_costs_three_good_items_or_three_elves(t: Table) -> None:
    pool = ["4th/477", "1st/45 + 1st/94 + Orb of Doom", "1st/163", "Azhul + NO/208 + 1st/95"]
    t.seat("A", formation={"A": "Rashemen"}, pool=pool, hand=["4th/482"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + 1st/109"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/482")
    t.A.mode(1)
    t.A.chooses("1st/94", "NO/208")
    t.zone("1st/94", "discard")
    t.zone("NO/208", "discard")
    t.zone("1st/95", "discard")
    t.on("Orb of Doom", "1st/45")
    t.zone("4th/482", "pool")
    t.settled("A")


@card_test("4th/482", rules=["avatar.sacrifice"], edition="1st")
def test_three_elves_will_do_as_well(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/477", "1st/45", "1st/163", "Azhul"], hand=["4th/482"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/482")
    t.A.chooses("4th/477", "1st/45")
    t.zone("4th/477", "discard")
    t.zone("1st/45", "discard")
    t.zone("1st/163", "discard")
    t.zone("4th/482", "pool")
    t.settled("A")


@card_test("4th/482", rules=["gloss.when-attacking"], edition="1st")
def test_attacking_cegilune_takes_all_items_of_the_defender(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/482 + 1st/94"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys + Orb of Doom + 1st/157", "Azhul + Magic Sword"], hand=["1st/95"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Otto + NO/208"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="4th/482")
    t.B.defends("Borys")
    t.zone("Orb of Doom", "discard")
    t.zone("Magic Sword", "discard")
    t.on("1st/157", "Borys")
    t.on("1st/94", "4th/482")
    goes_on(t, "Borys")


@card_test("4th/482", edition="1st")
def test_defending_she_takes_none(t: Table) -> None:
    meet(t, STRONG + " + Orb of Doom", "4th/482")
    t.on("Orb of Doom", "Borys")
    goes_on(t, "Borys")


@card_test("4th/470", edition="1st")
def test_what_is_meant_for_flyers_does_nothing_to_those_of_the_avatars_player(t: Table) -> None:
    strikes = {
        "NO/92": Play(seq(Destroy(every(FLYER)), Lasting(gains(CHAMPION & THEIRS, -1)))),
        "1st/91": Play(Lasting(gains(CHAMPION & THEIRS, -1))),
    }
    with given("NO/92", strikes["NO/92"]), given("1st/91", strikes["1st/91"]):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/262"], hand=["NO/92", "1st/91"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["4th/470", "Borys", "Azhul"])
        t.seat("C", formation={"A": "Keoland"}, pool=["4th/283"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("NO/92")
        t.level("Borys", 9)
        t.level("Azhul", 3)
        t.zone("4th/470", "pool")
        t.zone("4th/283", "discard")
        t.zone("4th/262", "discard")
        t.A.plays("1st/91")
        t.level("Borys", 8)
        t.changed("NO/92", "1st/91")
        t.settled("A")


@card_test("4th/470", edition="1st")
def test_one_that_merely_gains_by_facing_a_flyer_is_not_meant_for_flyers(t: Table) -> None:
    with given("1st/104", Always(gains(Is(OPPONENT), -1), when=opponent_is(FLYER))):
        meet(t, "Azhul + Orb of Doom", "Borys", their_pool=["4th/470"])
        t.level("Borys", 8)
        goes_on(t, "Borys")


@card_test("4th/481", edition="1st")
def test_at_the_end_of_every_turn_remnis_fetches_a_card_that_is_no_champion(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/481"], discard=["Gith", "Azhul", "Magic Sword", "Zadoc"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="B", phase=5, windows="pass", unenforced=True)
    t.B.passes()
    t.turn_of("B")
    t.A.says("yes")
    t.offered("Gith", "Magic Sword", "Zadoc")
    t.A.chooses("Magic Sword")
    t.zone("Magic Sword", "hand")
    t.A.passes(5)
    t.A.says("yes")
    t.A.chooses("Gith")
    t.zone("Gith", "hand")
    t.changed(*(f"A:filler#{n}" for n in range(1, 4)))
    t.settled("B")


@card_test("4th/481", edition="1st")
def test_remnis_need_not(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/481"], discard=["Gith"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="B", phase=5, windows="pass", unenforced=True)
    t.B.passes()
    t.A.says("no")
    t.zone("Gith", "discard")
    t.settled("A")


@card_test("4th/483", edition="1st")
def test_winning_a_round_kanchelsis_may_discard_something_attached(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + Lost Oasis"}, pool=["4th/483 + Crystal of the Ebon Flame"])
    t.seat("B", formation={"A": "DL/8", "B": "Nyrond"}, pool=["Borys", "Azhul + Orb of Doom + 1st/157"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Otto + Magic Sword"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="4th/483")
    t.B.defends("Borys")
    t.B.passes()
    t.A.says("yes")
    t.offered("Lost Oasis", "Crystal of the Ebon Flame", "Orb of Doom", "1st/157", "Magic Sword")
    t.A.chooses("Magic Sword")
    t.zone("Magic Sword", "discard")
    t.changed("Borys", "4th/483")
    t.settled("A")


@card_test("4th/483", edition="1st")
def test_without_a_defence_kanchelsis_discards_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/483"])
    t.seat("B", formation={"A": "DL/8", "B": "Nyrond"}, pool=["Azhul + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="4th/483")
    t.B.declines()
    t.razed("DL/8")
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@pytest.mark.parametrize("card", ["1st/157", "Silver Spring", "1st/152", "Arms of Furyondy"])
@card_test("4th/484", edition="1st")
def test_ferrix_asks_for_an_artifact_or_a_holding(t: Table, card: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/484 + 1st/427"])
    t.seat(
        "B",
        formation={"A": "DL/8 + Silver Spring"},
        pool=[STRONG + " + Gladiators + War Party", "Azhul + 1st/157 + Orb of Doom"],
        hand=["1st/152", "Arms of Furyondy", "Gith"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="4th/484")
    t.B.defends("Borys")
    t.B.mode(1)
    t.offered("1st/157", "Silver Spring", "1st/152", "Arms of Furyondy")
    t.B.chooses(card)
    t.zone(card, "discard")
    goes_on(t, "4th/484", "Borys", "Gladiators", "War Party")


@card_test("4th/484", rules=["combat.h.loser-discards-all"], edition="1st")
def test_or_the_round_is_lost(t: Table) -> None:
    meet(t, "4th/484", "Borys + War Party", realm="DL/8 + Silver Spring", pool=["Azhul"])
    t.B.mode(2)
    t.zone("Borys", "discard")
    t.zone("War Party", "discard")
    t.on("Silver Spring", "DL/8")
    t.changed("4th/484")
    t.settled("A", "ask-next-attacker")


@card_test("4th/484", rules=["combat.h.loser-discards-all"], edition="1st")
def test_who_has_neither_loses(t: Table) -> None:
    meet(t, "Borys", "4th/484", their_pool=["Azhul + 1st/157"])
    t.zone("Borys", "discard")
    t.changed("4th/484", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/488", edition="1st")
def test_iuz_razes_a_realm_of_his_own_to_strike_another(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa", "C": "Thay (razed)", "D": "Sembia"}, pool=["4th/488"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland (razed)", "C": "DL/8 (razed)", "D": "Draj (razed)"})
    t.seat("C", formation={"A": "Raam"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/488")
    t.offered("Rashemen", "Vaasa", "Sembia")
    t.A.chooses("Vaasa")
    t.A.player("B")
    t.razed("Vaasa")
    t.B.mode(1)
    t.offered("Keoland", "DL/8", "Draj")
    t.B.chooses("Keoland")
    t.zone("Keoland", "discard")
    t.standing("Nyrond")
    t.A.cannot("use", "4th/488", because="already-used")
    t.settled("A")


@card_test("4th/488", edition="1st")
def test_who_is_struck_may_raze_a_realm_instead(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, pool=["4th/488"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland (razed)", "C": "Raam", "D": "Draj"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/488")
    t.A.chooses("Vaasa")
    t.razed("Vaasa")
    t.B.mode(2)
    t.offered("Nyrond", "Raam", "Draj")
    t.B.chooses("Raam")
    t.razed("Raam")
    t.settled("A")


@card_test("4th/488", edition="1st")
def test_without_a_realm_to_raze_he_strikes_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Thay (razed)"}, pool=["4th/488"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("use", "4th/488", because="cost-not-payable")
    t.settled("A")


@card_test("4th/470", edition="1st")
def test_flying_allies_are_no_champions(t: Table) -> None:
    with given("1st/104", Always(gains(FLYER & OPPOSING, -1))):
        meet(t, "Borys + 1st/65", "Azhul + Orb of Doom + Gladiators", pool=["4th/470"])
        t.level("Borys", 9)
        t.level("1st/65", 1)
        goes_on(t, "Azhul", "Gladiators")


@card_test("4th/488", rules=["power.cost-beats-protection"], edition="1st")
def test_what_protects_his_own_realms_does_not_keep_iuz_from_paying(t: Table) -> None:
    with given("1st/60", Always(Protected(REALM & Of(YOU), ("raze",)))):
        t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, pool=["4th/488", "1st/60"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("4th/488")
        t.A.chooses("Vaasa")
        t.razed("Vaasa")
        t.razed("Nyrond")
        t.settled("A")


@card_test("4th/324", rules=["copy.exact-text"], edition="1st")
def test_an_avatar_at_home_lends_maleficent_its_power_for_the_round(t: Table) -> None:
    avatars = ["4th/487", "4th/482"]
    meet(t, "4th/324", "Borys + Orb of Doom + War Party + Gladiators", pool=["4th/484", "Azhul"], their_pool=avatars)
    t.offered("4th/484", *avatars)
    t.A.chooses("4th/487")
    t.zone("Orb of Doom", "discard")
    t.zone("4th/487", "pool")
    goes_on(t, "Borys", "War Party", "Gladiators")


@card_test("4th/324", rules=["copy.not-avatars"], edition="1st")
def test_afterwards_it_is_its_own_again(t: Table) -> None:
    with given("4th/484", Always(gains(Is(SELF), 2))):
        meet(t, "4th/324", "Borys", pool=["4th/484"], their_pool=["Azhul"])
        t.level("4th/324", 8 + 2)
        t.B.passes()
        t.level("4th/324", 8)
        t.level("4th/484", 17 + 2)
        t.changed("Borys")
        t.settled("A", "ask-next-attacker")


@card_test("4th/324", edition="1st")
def test_one_that_fights_itself_does_not_help_her(t: Table) -> None:
    meet(t, "4th/324", "4th/481", pool=["4th/484", "4th/482"])
    t.offered("4th/484", "4th/482")
    t.A.chooses("4th/482")
    goes_on(t)
