"""Poor Man's Fort: a holding, or a realm in the pool; either way champions stay without a realm in the formation."""

from __future__ import annotations

from sixrealms.language import HOLDING, OPPONENTS, REALM, TARGET, Choose, Of, Play, Raze, Target, The, discard, one
from tests.made_up import given
from tests.table_talk import Table, card_test

FORT, EVENT = "4th/514", "NO/92"


def _lies(t: Table, *hand: str, realm: str = "Nyrond", pool: str = "Borys", active: str = "A", phase: int = 3) -> None:
    """The Fort lies in B's pool."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"], hand=[*hand])
    t.seat("B", formation={"A": realm} if realm else {}, pool=[FORT, pool])
    t.begin(active=active, phase=phase, windows="pass", unenforced=True)


@card_test(FORT, rules=["turn.phase2.realm-choice"])
def test_it_is_played_into_the_pool_as_the_realm_of_the_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=[FORT, "Vaasa"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.plays(FORT, way=0)
    t.zone(FORT, "pool")
    t.type(FORT, "realm")
    t.A.cannot("play", "Vaasa", because="one-realm")
    t.settled("A")


@card_test(FORT, rules=["turn.phase2.realm-choice"])
def test_after_a_realm_it_is_played_as_a_holding_only(t: Table) -> None:
    t.seat("A", formation={"A": "Keoland"}, hand=[FORT, "4th/31"])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.plays("4th/31", at="B")
    t.A.cannot("play", FORT, because="one-realm")
    t.changed("4th/31")
    t.settled("A")


@card_test(FORT, rules=["combat.e.totals"])
def test_as_a_holding_it_fights_for_its_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": "DL/8 + " + FORT}, pool=["T'kkyl"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("T'kkyl")
    t.total("T'kkyl", 3 + 3)
    t.type(FORT, "holding")
    t.settled("B")


@card_test(FORT, rules=["formation.protection"])
def test_in_the_pool_it_has_no_place_among_realms_that_change_theirs(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Thay"}, hand=["4th/149"])
    t.seat("B", formation={"A": "Nyrond", "B": "Raam"}, pool=[FORT])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/149")
    t.A.says("no")
    t.A.says("yes")
    t.offered("Nyrond", "Raam")
    t.A.chooses("Raam")
    t.changed("4th/149", "Nyrond", "Raam")
    t.settled("A")


@card_test(FORT, rules=["combat.a.target-legal"])
def test_nobody_attacks_it_in_the_pool_and_it_fights_for_no_realm(t: Table) -> None:
    _lies(t, phase=4, realm="DL/8")
    t.A.cannot("attack", FORT, "T'kkyl", because="not-a-realm")
    t.A.attacks("DL/8", with_="T'kkyl")
    t.B.defends("Borys")
    t.total("Borys", 9)
    t.settled("A")


@card_test(FORT, rules=["raze.face-down"])
def test_what_razes_a_realm_has_it_discarded(t: Table) -> None:
    with given(EVENT, Play(Choose(one(REALM & Of(OPPONENTS)), then=Raze(The(TARGET))))):
        _lies(t, EVENT)
        t.A.plays(EVENT)
        t.offered(FORT, "Nyrond")
        t.A.chooses(FORT)
        t.zone(FORT, "discard")
        t.changed(EVENT)
        t.settled("A")


@card_test(FORT)
def test_it_stays_a_holding_there_as_well(t: Table) -> None:
    with given(EVENT, Play(discard(The(TARGET)), targets=(Target("target", one(HOLDING)),))):
        _lies(t, EVENT)
        t.A.plays(EVENT)
        t.zone(FORT, "discard")
        t.changed(EVENT)
        t.settled("A")


@card_test(FORT, rules=["victory.six-realms"])
def test_it_is_no_realm_for_the_goal(t: Table) -> None:
    realms = dict(zip("ABCDE", ("Rashemen", "Vaasa", "Nyrond", "Keoland", "DL/8"), strict=True))
    t.seat("A", formation=realms, hand=[FORT])
    t.seat("B", formation={"A": "4th/31"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.plays(FORT, way=0)
    t.zone(FORT, "pool")
    t.settled("A")


@card_test(FORT, rules=["realm.none.pool-lost"])
def test_its_players_pool_stays_without_a_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"])
    t.seat("B", pool=[FORT, "Borys"])
    t.seat("C", pool=["Neeva"])
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.passes()
    t.zone("Borys", "pool")
    t.zone(FORT, "pool")
    t.zone("Neeva", "discard")
    t.settled("B")
