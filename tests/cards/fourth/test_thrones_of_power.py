"""Thrones that open closed realms, silence the avengers and end events, and an artifact that makes a legend."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, When
from sixrealms.language import (
    BEARER,
    HERO,
    HOLDING,
    IN_POOL,
    OPPONENTS,
    OTHER_SIDE,
    SELF,
    Destroy,
    DiscardFromHand,
    Is,
    Of,
    discard,
    every,
    gains,
)
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

_ANY_WORLD = {"4th/461": (), "4th/463": (), "4th/466": (), "PR/1": (), "4th/520": ()}


@card_family(_ANY_WORLD, rules=["card.world.matching"], edition="1st")
def test_champions_of_every_world_may_have_it(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "Mordenkainen"], hand=[printing])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.can("play", printing, "Mordenkainen")
    t.A.plays(printing, on="Azhul")
    t.on(printing, "Azhul")
    t.settled("A", "ask-phase-3")


# -- Nature's Throne --------------------------------------------------------------------------------------------------

#: A realm, and whether everybody who sits on the throne's side may attack it.
OPENED = {
    "FR/11": True,  # only swimmers
    "DL/12": True,  # only flyers and swimmers
    "4th/49": True,  # only flyers and earthwalkers
    "3rd/3": False,  # only clerics
    "1st/10": True,  # no flyers
}


@pytest.mark.parametrize(("realm", "opened"), OPENED.items())
@card_test("4th/461", rules=["move.earthwalker.reach"], edition="1st")
def test_it_strips_a_realm_of_what_it_asks_for(t: Table, realm: str, opened: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/461", "T'kkyl"])
    t.seat("B", formation={"A": realm, "B": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    for champion in ("Azhul", "T'kkyl"):
        if opened:
            t.A.can("attack", realm, champion)
        else:
            t.A.cannot("attack", realm, champion, because="barred")
    t.A.cannot("attack", "Nyrond", "T'kkyl", because="formation.protection")
    t.settled("A", "ask-phase-4")


@card_test("4th/461", rules=["move.flyer.barred", "move.earthwalker.reach"], edition="1st")
def test_it_lets_no_flyer_in_where_flyers_are_kept_out(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/461", "Neeva"])
    t.seat("B", formation={"A": "1st/10"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "1st/10", "Neeva", because="move.flyer.barred")
    t.settled("A", "ask-phase-4")


@card_test("4th/461", rules=["move.earthwalker.reach"], edition="1st")
def test_it_opens_nothing_to_others(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"])
    t.seat("B", formation={"A": "FR/11"}, pool=["Azhul + 4th/461"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "FR/11", "T'kkyl", because="barred")
    t.settled("A", "ask-phase-4")


@card_test("4th/461", rules=["move.earthwalker.reach"], edition="1st")
def test_what_a_holding_asks_for_is_stripped_too(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/461"])
    t.seat("B", formation={"A": "Nyrond + 4th/87"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.can("attack", "Nyrond", "Azhul")
    t.settled("A", "ask-phase-4")


# -- The Medusa Throne ------------------------------------------------------------------------------------------------

_AVENGER = When("defeated", discard(every(HOLDING)))
_AVENGED = When("on-losing-side", discard(every(HOLDING)))


def _falls(t: Table, mine: str, theirs: str = "Borys", pool: str = "Otto") -> None:
    """A's champion attacks and is beaten; A has a holding."""
    t.seat("A", formation={"A": "Rashemen + NO/236"}, pool=[mine, pool])
    t.seat("B", formation={"A": "DL/8"}, pool=[theirs, "Neeva + 4th/463"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_=mine.partition(" +")[0])
    t.B.defends(theirs)
    t.A.passes()


def _over(t: Table, *changed: str) -> None:
    t.changed("Borys", *changed)
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("4th/463", rules=["gloss.defeated"], edition="1st")
def test_no_opponent_is_avenged_and_avengers_go_to_the_abyss(t: Table) -> None:
    with given("1st/266", _AVENGER):
        _falls(t, "Azhul + Zadoc")
        t.zone("Azhul", "abyss")
        t.on("NO/236", "Rashemen")
        t.zone("Zadoc", "discard")
        _over(t)


@pytest.mark.parametrize("avenges", [When("defeated", discard(every(HOLDING)), to=Is(SELF)), _AVENGER])
@card_test("4th/463", rules=["gloss.defeated"], edition="1st")
def test_whoever_says_so_in_whatever_words(t: Table, avenges: When) -> None:
    with given("1st/266", avenges):
        _falls(t, "Azhul")
        t.zone("Azhul", "abyss")
        t.on("NO/236", "Rashemen")
        _over(t)


@card_test("4th/463", rules=["combat.h.loser-discards-all"], edition="1st")
def test_who_avenges_nothing_is_discarded_as_ever(t: Table) -> None:
    with given("1st/266", When("victorious", discard(every(HOLDING)))):
        _falls(t, "Azhul")
        t.zone("Azhul", "discard")
        _over(t)


@card_test("4th/463", rules=["combat.h.loser-discards-all"], edition="1st")
def test_an_avenging_ally_goes_to_the_abyss_as_well(t: Table) -> None:
    with given("1st/182", _AVENGED):
        _falls(t, "Azhul + Zadoc + Thugs")
        t.zone("Zadoc", "abyss")
        t.zone("Thugs", "discard")
        t.zone("Azhul", "discard")
        t.on("NO/236", "Rashemen")
        _over(t)


@card_test("4th/463", rules=["gloss.defeated"], edition="1st")
def test_others_may_still_act_upon_a_defeat(t: Table) -> None:
    with given("1st/94", When("defeated", discard(every(HOLDING)), to=Is(BEARER))):
        _falls(t, "Azhul + 1st/94")
        t.zone("NO/236", "discard")
        t.zone("Azhul", "discard")
        _over(t, "1st/94")


@card_test("4th/463", rules=["gloss.defeated"], edition="1st")
def test_the_owner_of_the_throne_is_avenged(t: Table) -> None:
    with given("1st/266", _AVENGER), given("1st/182", When("on-losing-side", DiscardFromHand(OTHER_SIDE))):
        t.seat("A", formation={"A": "Rashemen + NO/236"}, pool=["Azhul + Zadoc", "Neeva + 4th/463"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Borys"], hand=["Gith", "Galek"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("DL/8", with_="Azhul")
        t.B.defends("Borys")
        t.A.passes()
        t.B.chooses("Gith")
        t.zone("NO/236", "discard")
        t.zone("Azhul", "discard")
        t.zone("Zadoc", "discard")
        t.changed("Borys", "Gith")
        drew(t, "B", 2)
        t.settled("B", "ask-spoils")


@card_test("4th/463", rules=["discard.implies-defeat"], edition="1st")
def test_an_avenger_discarded_at_home_is_not_defeated(t: Table) -> None:
    with given("1st/266", _AVENGER):
        t.seat("A", formation={"A": "Rashemen"}, hand=["1st/91"], pool=["Neeva + 4th/463"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
        with given("1st/91", Play(Destroy(every(HERO & IN_POOL & Of(OPPONENTS))))):
            t.begin(active="A", phase=3, windows="pass", unenforced=True)
            t.A.plays("1st/91")
            t.zone("Azhul", "discard")
            t.changed("1st/91")
            t.settled("A")


# -- The Throne of the Pharaohs ---------------------------------------------------------------------------------------


@card_test("4th/466", rules=["gloss.negate", "event.duration-in-play"], edition="1st")
def test_the_pharaohs_end_what_events_do_and_allow_no_more(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/466", "Good Fortune", "Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"], hand=["4th/148", "1st/343", "Cataclysm!"])
    t.begin(active="B", phase=3, windows="pass", unenforced=True)
    t.B.plays("4th/148")
    t.zone("4th/148", "table")
    t.B.passes(3)
    t.A.passes(3)
    t.A.can("play", "Good Fortune")
    t.A.plays("4th/466", on="Azhul")
    t.zone("4th/148", "void")
    t.A.cannot("play", "Good Fortune", because="forbidden")
    t.A.passes()
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Borys")
    t.A.plays("Zadoc")
    t.changed("Borys")
    drew(t, "A", 3)
    t.settled("A", "ask-combat")


@card_test("4th/466", rules=["gloss.negate"], edition="1st")
def test_spells_go_on_and_nobody_else_plays_events(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "Sadira"], hand=["4th/466", "1st/371"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Good Fortune"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/371", by="Sadira")
    t.zone("1st/371", "table")
    t.A.plays("4th/466", on="Azhul")
    t.zone("1st/371", "table")
    t.A.passes(3)
    t.B.cannot("play", "Good Fortune", because="forbidden")
    t.settled("B")


# -- The Legendary Artifact -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "base", "level"),
    [
        ("Azhul + PR/1", 10, 10),
        ("Azhul + PR/1 + Orb of Doom", 10, 12),
        ("4th/344 + PR/1", 10, 10),
        ("4th/487 + PR/1", 15, 15),
        ("Borys + PR/1", 10, 10),
    ],
)
@card_test("PR/1", rules=["gloss.base-level.conditional"], edition="1st")
def test_a_lesser_champion_becomes_a_legend(t: Table, who: str, base: int, level: int) -> None:
    champion = who.partition(" +")[0]
    t.seat("A", formation={"A": "Rashemen"}, pool=[who, "Neeva"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.base(champion, base)
    t.level(champion, level)
    t.level("Neeva", 7)
    t.settled("A", "ask-phase-4")


@card_test("4th/463", edition="1st")
def test_what_does_not_avenge_goes_on_working_against_the_throne(t: Table) -> None:
    with given("1st/53", Always(gains(Is(SELF), 2)), When("defeated", discard(every(HOLDING)), to=Is(SELF))):
        meet(t, "Azhul + 4th/463", "1st/53")
        t.total("1st/53", 3 + 2)
        goes_on(t)
