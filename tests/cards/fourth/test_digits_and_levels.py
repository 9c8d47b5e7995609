"""Levels compared with a digit, and levels that cost others theirs."""

from __future__ import annotations

from sixrealms.language import (
    ATTACKED_REALM,
    MONSTER,
    SELF,
    Always,
    Fixed,
    Is,
    Levels,
    LoseRound,
    Named,
    Play,
    Raze,
    The,
    discard,
    every,
    gains,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

# -- Black Bess and her revenge ----------------------------------------------------------------------------------------


#: Who is discarded of A's pool and of B's, with a digit of 5 drawn by A and one of 6 drawn by B.
BESS = {
    "4th/135": (("1st/284",), ("1st/164", "1st/259")),
    "4th/159": (("1st/266", "1st/187"), ("1st/187",)),
}


@card_family(BESS, rules=["gloss.base-level.changed"], edition="1st")
def test_each_number_strikes_every_champion_in_play(
    t: Table, printing: str, mine: tuple[str, ...], theirs: tuple[str, ...]
) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["1st/266 + Orb of Doom", "1st/187", "1st/284"],
        hand=[printing],
        draw=["1st/345", 3],
    )
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["1st/187", "1st/164 + Gladiators + 1st/94", "1st/259"],
        draw=["1st/206", 3],
    )
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(printing)
    t.zone("1st/345", "discard")
    t.zone("1st/206", "discard")
    for card in ("A:1st/266", "A:1st/187", "A:1st/284"):
        t.zone(card, "discard" if card[2:] in mine else "pool")
    for card in ("B:1st/187", "B:1st/164", "B:1st/259"):
        t.zone(card, "discard" if card[2:] in theirs else "pool")
    t.changed("A:Orb of Doom", printing, "1st/94", "Gladiators")
    t.settled("A", "ask-phase-3")


@card_family({"4th/135": (), "4th/159": ()}, rules=["gloss.rule-card.global"], edition="1st")
def test_a_sure_thing_gives_everybody_but_its_player_the_worst_number(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/266", "1st/305"], hand=[printing])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/79"], table=["NS/74"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["1st/164"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(printing)
    t.zone("1st/266", "discard")
    t.zone("1st/305", "discard" if printing == "4th/135" else "pool")
    t.zone("1st/79", "discard")
    t.zone("1st/164", "discard")
    t.changed(printing)
    t.settled("A", "ask-phase-3")


@card_test("4th/112", rules=["gloss.rule-card.global"], edition="1st")
def test_a_sure_thing_of_the_defender_lets_the_plague_take_everybody(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "1st/284"], draw=["1st/345", 3])
    t.seat("B", formation={"A": "1st/127 + 4th/112", "B": "Nyrond"}, table=["NS/74"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/127", with_="1st/284")
    t.B.declines()
    t.zone("Azhul", "discard")
    t.zone("1st/284", "discard")
    t.zone("1st/345", "hand")
    t.changed("1st/127", "4th/112")
    t.settled("A", "ask-spoils")


@card_family({"4th/135": ("1st/305",), "4th/159": ("1st/266",)}, rules=["immunity.always-active"], edition="1st")
def test_without_a_card_there_is_no_number_of_ones_own(t: Table, printing: str, lost: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/266", "1st/305"], hand=[printing], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/164"], draw=["1st/206", 2])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(printing)
    t.zone("1st/206", "discard")
    t.zone("1st/164", "pool")
    t.zone(lost, "discard")
    t.changed(printing)
    t.settled("A", "ask-phase-3")


# -- Dance of the Red Death --------------------------------------------------------------------------------------------


def _dance(t: Table, draw: list[str | int]) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Azhul + 1st/94", "1st/284", "1st/259 + Orb of Doom"],
        draw=draw,
        hand=[3],
    )
    t.seat("B", formation={"A": "1st/127 + 4th/112", "B": "Nyrond"}, pool=["1st/305", "1st/79"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)


@card_test("4th/112", rules=["raze.power-on-razing"], edition="1st")
def test_the_plague_takes_champions_above_their_digits(t: Table) -> None:
    _dance(t, ["1st/345", "1st/206", "1st/305", "1st/54", 3])
    t.A.attacks("1st/127", with_="1st/284")
    t.B.declines()
    t.zone("1st/345", "discard")
    t.zone("Azhul", "pool")  # 4 with a 5
    t.zone("1st/206", "discard")
    t.zone("1st/259", "discard")  # 7 with a 6
    t.zone("A:1st/305", "discard")
    t.zone("1st/284", "discard")  # 6 with a 5
    t.zone("1st/54", "hand")
    t.asked("A", "ask-spoils")
    t.changed("Orb of Doom", "1st/127", "4th/112")
    t.settled("A")


@card_test("4th/112", rules=["raze.power-on-razing"], edition="1st")
def test_no_plague_follows_a_razing_by_card_or_of_another_realm(t: Table) -> None:
    with given("1st/101", Play(Raze(The(ATTACKED_REALM)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "1st/284"], hand=["1st/101"], draw=["1st/54", 3])
        t.seat("B", formation={"A": "1st/127 + 4th/112", "B": "Nyrond"}, pool=["1st/305"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("1st/127", with_="1st/284")
        t.B.defends("1st/305")
        t.A.plays("1st/101")
        t.zone("1st/54", "hand")
        t.changed("1st/127", "4th/112", "1st/101")
        t.settled("A", "ask-spoils")


# -- Fear --------------------------------------------------------------------------------------------------------------


@card_test("4th/443", rules=["gloss.caster"], edition="1st")
def test_fear_drives_off_allies_below_the_digit_of_the_regent(t: Table) -> None:
    meet(t, "4th/344", "Borys + 1st/59 + War Party + 1st/79", hand=["4th/443", "Gith"], their_pool=["Azhul"])
    t.A.plays("Gith")
    t.A.plays("4th/443", by="4th/344")
    t.zone("1st/59", "discard")
    t.on("War Party", "Borys")
    t.on("1st/79", "Borys")
    t.on("Gith", "4th/344")
    t.level("4th/344", 8)
    goes_on(t)


@card_test("4th/443", rules=["gloss.caster"], edition="1st")
def test_what_an_ally_has_gained_does_not_count(t: Table) -> None:
    with (
        given("1st/59", Always(Levels(Is(SELF), add=Fixed(5), which="base"))),
        given("1st/54", Always(gains(Is(SELF), -3))),
    ):
        meet(t, "4th/344", "Borys + 1st/59 + 1st/54", hand=["4th/443"])
        t.A.plays("4th/443", by="4th/344")
        t.zone("1st/59", "discard")
        t.on("1st/54", "Borys")
        goes_on(t)


# -- The Ancient Dead --------------------------------------------------------------------------------------------------


@card_test("4th/352", rules=["gloss.base-level.changed"], edition="1st")
def test_who_beats_the_ancient_dead_has_its_levels_less_for_good(t: Table) -> None:
    with given("DL/8", Always(gains(MONSTER, 2))):
        meet(t, "Borys + Gladiators", "4th/352 + Orb of Doom", pool=["Azhul"])
        t.B.passes()
        t.zone("4th/352", "discard")
        t.base("Borys", 2)
        t.base("Azhul", 4)
        t.A.stops()
        t.base("Borys", 2)
        t.A.passes(2)
        t.turn_of("B")
        t.base("Borys", 2)
        t.changed("Gladiators", "Orb of Doom")
        t.settled("B")


@card_test("4th/352", rules=["gloss.defeated"], edition="1st")
def test_who_discards_the_ancient_dead_loses_no_levels(t: Table) -> None:
    with given("1st/312", Play(discard(every(MONSTER & ~Named("Borys"))))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=["1st/312"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["4th/352"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/312")
        t.zone("4th/352", "discard")
        t.changed("Borys", "1st/312")
        t.settled("A")


# -- Phobia Amplification ----------------------------------------------------------------------------------------------


@card_test("4th/428", rules=["gloss.base-level.changed"], edition="1st")
def test_a_phobia_is_as_strong_as_its_user_and_may_take_more_than_there_is(t: Table) -> None:
    with given("4th/338", Always(Levels(Is(SELF), add=Fixed(2), which="base"))):
        meet(t, "4th/338", "Neeva + War Party", hand=["4th/428"], their_pool=["Azhul"])
        t.A.plays("4th/428", by="4th/338")
        t.base("Neeva", -1)
        t.total("Neeva", 3)
        t.base("4th/338", 8)
        t.base("Azhul", 4)
        t.level("War Party", 4)
        t.B.passes()
        t.changed("Neeva", "War Party")
        t.settled("A", "ask-next-attacker")


@card_test("4th/428", rules=["gloss.base-level.changed"], edition="1st")
def test_a_phobia_ends_with_the_round(t: Table) -> None:
    with given("1st/101", Play(LoseRound())):
        meet(t, "4th/341", "Neeva", hand=["4th/428"], their_hand=["1st/101"])
        t.A.plays("4th/428", by="4th/341")
        t.base("Neeva", 3)
        t.B.plays("1st/101")
        t.base("Neeva", 7)
        t.changed("1st/101", "4th/428", "4th/341")
        t.settled("A")
