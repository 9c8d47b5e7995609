"""The Ward of Peace: spells cast at a pool meet the ward first."""

from __future__ import annotations

from collections.abc import Sequence

from sixrealms.language import (
    CHAMPION,
    IN_POOL,
    ITEM,
    OTHERS,
    TARGET,
    Choose,
    Lasting,
    Of,
    Play,
    Target,
    The,
    discard,
    every,
    gains,
    level_at_most,
    one,
)
from tests.made_up import given
from tests.table_talk import Table, card_test

WARD, STRIKE, AGAIN, EVENT = "4th/407", "1st/392", "1st/391", "NO/92"
RULES = ["immunity.always-active"]


ONE = Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION & IN_POOL & Of(OTHERS) & level_at_most(8))),))
AN_ITEM = Play(discard(The(TARGET)), targets=(Target("target", one(ITEM & IN_POOL)),))
ALL = Play(discard(every(CHAMPION & IN_POOL & Of(OTHERS))))


def _warded(t: Table, *hand: str, third: Sequence[str] = ()) -> None:
    """B's pool is warded; A's wizard has spells for it. The `third` are in the pool of C."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mordenkainen"], hand=[*hand])
    t.seat("B", formation={"A": "DL/8"}, pool=[WARD, "Nenioc", "T'kkyl + 1st/206"])
    if third:
        t.seat("C", formation={"A": "Nyrond"}, pool=[*third])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)


@card_test(WARD, rules=RULES)
def test_it_lies_in_the_pool_as_a_hero_of_level_eight(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=[WARD, "1st/97", "1st/394"])
    t.seat("B", formation={"A": "DL/8"}, pool=["T'kkyl"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(WARD, by="Nenioc")
    t.zone(WARD, "pool")
    t.type(WARD, "hero")
    t.level(WARD, 8)
    t.A.cannot("play", "1st/97", WARD, because="forbidden")
    t.A.can("play", "1st/97", "Nenioc")
    t.settled("A", "ask-phase-3")


@card_test(WARD)
def test_it_does_not_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", WARD])
    t.seat("B", formation={"A": "DL/8"}, pool=["T'kkyl"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "DL/8", WARD, because="may-not-attack")
    t.settled("A")


@card_test(WARD)
def test_it_does_not_defend(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Nenioc", WARD])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="T'kkyl")
    t.B.cannot("defend", WARD, because="may-not-defend")
    t.settled("B")


@card_test(WARD, "1st/219")
def test_it_joins_nobody_as_an_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl + 1st/219", WARD])
    t.seat("B", formation={"A": "DL/8"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="T'kkyl")
    t.B.defends("Neeva")
    t.A.cannot("use", "1st/219", because=("may-not-join", "no-target"))
    t.settled("A")


@card_test(WARD, rules=RULES)
def test_a_spell_at_the_pool_strikes_the_ward_first_and_then_the_others(t: Table) -> None:
    with given(STRIKE, ONE), given(AGAIN, ONE):
        _warded(t, STRIKE, AGAIN)
        t.A.plays(STRIKE, by="Mordenkainen")
        t.zone(WARD, "discard")
        t.A.plays(AGAIN, by="Mordenkainen")
        t.offered("Nenioc", "T'kkyl")
        t.A.chooses("T'kkyl")
        t.zone("T'kkyl", "discard")
        t.changed("1st/206", STRIKE, AGAIN)
        t.settled("A")


@card_test(WARD, rules=RULES)
def test_a_spell_at_everybody_strikes_the_ward_alone(t: Table) -> None:
    with given(STRIKE, ALL):
        _warded(t, STRIKE, third=["Azhul"])
        t.A.plays(STRIKE, by="Mordenkainen")
        t.zone(WARD, "discard")
        t.zone("Azhul", "discard")
        t.zone("Nenioc", "pool")
        t.on("1st/206", "T'kkyl")
        t.changed(STRIKE)
        t.settled("A")


@card_test(WARD, rules=["spell.target-required"])
def test_a_spell_that_cannot_strike_the_ward_cannot_be_cast_at_the_pool(t: Table) -> None:
    with given(STRIKE, AN_ITEM):
        _warded(t, STRIKE)
        t.A.cannot("play", STRIKE, "Mordenkainen", because=("immune", "no-target"))
        t.settled("A")


@card_test(WARD, rules=RULES)
def test_events_pass_it_by(t: Table) -> None:
    with given(EVENT, Play(Choose(one(ITEM & IN_POOL), then=discard(The(TARGET))))):
        _warded(t, EVENT)
        t.A.plays(EVENT)
        t.zone("1st/206", "discard")
        t.zone(WARD, "pool")
        t.changed(EVENT)
        t.settled("A")


@card_test(WARD, rules=RULES)
def test_spells_of_its_own_player_and_at_other_pools_pass(t: Table) -> None:
    with given(STRIKE, AN_ITEM):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Mordenkainen", WARD, "Azhul + 1st/97"], hand=[STRIKE])
        t.seat("B", formation={"A": "DL/8"}, pool=["T'kkyl + 1st/206"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(STRIKE, by="Mordenkainen")
        t.offered("1st/97", "1st/206")
        t.A.chooses("1st/97")
        t.zone("1st/97", "discard")
        t.changed(STRIKE)
        t.settled("A")


@card_test(WARD, rules=["pool.not-while-fighting"])
def test_whoever_fights_is_not_warded(t: Table) -> None:
    with given(STRIKE, Play(Lasting(gains(CHAMPION & Of(OTHERS), -1)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Mordenkainen"], hand=[STRIKE])
        t.seat("B", formation={"A": "DL/8"}, pool=["Borys", "T'kkyl", WARD])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("DL/8", with_="Mordenkainen")
        t.B.defends("Borys")
        t.A.plays(STRIKE, by="Mordenkainen")
        t.level("Borys", 8)
        t.level("T'kkyl", 3)
        t.level(WARD, 7)
        t.changed(STRIKE)
        t.settled("A")
