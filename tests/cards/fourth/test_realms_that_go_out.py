"""Realms that attack out of their formation as the champions they can defend themselves as."""

from __future__ import annotations

from functools import partial

from sixrealms.engine.ability import Play
from sixrealms.language import (
    ATTACKER,
    ATTACKERS,
    FOR_THIS_TURN,
    REALM,
    WIZARD,
    CannotFight,
    Destroy,
    Lasting,
    LoseRound,
    Raze,
    every,
)
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
Cards = tuple[str, ...]
EARTH, VALLEY = "4th/506", "4th/26"
DEFENDER, ARTIFACT, ITEM = "1st/53", "1st/152", "1st/94"


def begun(
    t: Table,
    hand: tuple[str, ...] = (),
    pool: tuple[str, ...] = (),
    *,
    theirs: tuple[str, ...] = (),
    played: bool = True,
) -> None:
    """A has two realms, the second of which can defend itself as a wizard of level 9; B has one behind two others."""
    t.seat("A", formation={"A": "Rashemen", "B": VALLEY}, pool=pool, hand=[EARTH, *hand])
    t.seat("B", formation={"A": "Nyrond", "B": "Celene", "D": "Keoland"}, pool=[f"{DEFENDER} + 1st/153"], hand=theirs)
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    if played:
        t.A.plays(EARTH)


def goes_out(t: Table, *hand: str, theirs: Cards = ()) -> None:
    begun(t, hand, theirs=theirs)
    t.A.passes()
    t.A.attacks("Keoland", with_=VALLEY)
    t.B.defends(DEFENDER)


@card_test(EARTH)
def test_a_realm_goes_out_past_position_and_wins(t: Table) -> None:
    begun(t)
    t.A.passes()
    t.A.cannot("attack", "Nyrond", "Rashemen", because="not-a-champion")
    t.A.attacks("Keoland", with_=VALLEY)
    t.type(VALLEY, "wizard")
    t.B.defends(DEFENDER)
    t.total(VALLEY, 9)
    t.total(DEFENDER, 9)
    t.settled("A", "ask-combat")


@card_test(EARTH)
def test_it_leads_allies_and_casts_as_that_champion(t: Table) -> None:
    goes_out(t, "1st/182", "NO/207")
    t.A.plays("NO/207", by=VALLEY)
    t.total(VALLEY, 12)
    t.B.passes()
    t.zone(DEFENDER, "discard")
    t.zone("NO/207", "discard")
    t.standing(VALLEY)
    t.changed("1st/153")
    t.settled("A", "ask-next-attacker")


@card_test(EARTH)
def test_what_it_leads_is_put_away_after_its_one_round(t: Table) -> None:
    goes_out(t, "1st/182")
    t.A.plays("1st/182")
    t.B.passes()
    t.zone("1st/182", "discard")
    t.changed(DEFENDER, "1st/153")
    t.settled("A", "ask-next-attacker")


@card_test(EARTH, rules=["combat.one-round-per-champion"])
def test_a_realm_that_may_go_out_comes_for_a_bribed_defender_once(t: Table) -> None:
    t.seat("A", formation={"A": VALLEY}, pool=[DEFENDER], hand=["NO/204", EARTH])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/62"])
    t.begin(active="B", phase=3, windows="pass", unenforced=True)
    t.B.passes()
    t.A.plays(EARTH)
    t.B.attacks(VALLEY, with_="1st/62")
    t.A.defends(DEFENDER)
    t.A.plays("NO/204")
    t.A.chooses(DEFENDER)
    assert t.state.pending is not None
    assert [action.card for action in t.state.pending.options] == [t.card(VALLEY), -1]  # or nobody
    t.A.chooses(VALLEY)
    t.total(VALLEY, 9)
    t.zone(DEFENDER, "pool")
    t.settled("B", "ask-combat")


@card_test(EARTH)
def test_undefended_it_razes(t: Table) -> None:
    begun(t)
    t.A.passes()
    t.A.attacks("Keoland", with_=VALLEY)
    t.B.declines()
    t.razed("Keoland")
    t.standing(VALLEY)
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@card_test(EARTH)
def test_beaten_it_is_discarded_and_the_defender_draws(t: Table) -> None:
    goes_out(t)
    t.A.passes()
    t.zone(VALLEY, "discard")
    t.changed("B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(EARTH)
def test_beaten_in_its_own_defence_it_is_discarded_too(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Celene"}, pool=["1st/45 + 1st/153"])
    t.seat("B", formation={"A": VALLEY}, pool=[DEFENDER], hand=[EARTH])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.passes()
    t.B.plays(EARTH)
    t.A.attacks(VALLEY, with_="1st/45")
    t.B.defends(VALLEY)
    t.B.passes()
    t.zone(VALLEY, "discard")
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@card_test(EARTH)
def test_until_the_event_is_over_it_bears_items_and_an_artifact(t: Table) -> None:
    begun(t, (ITEM, ARTIFACT))
    t.A.cannot("play", ITEM, "Rashemen", because="not-your-champion")
    t.A.plays(ITEM, on=VALLEY)
    t.A.plays(ARTIFACT, on=VALLEY)
    t.A.passes()
    t.A.attacks("Keoland", with_=VALLEY)
    t.B.defends(DEFENDER)
    t.total(VALLEY, 12)
    t.B.passes()
    t.on(ITEM, VALLEY)
    t.on(ARTIFACT, VALLEY)
    t.changed(DEFENDER, "1st/153")
    t.settled("A", "ask-next-attacker")


@card_test(EARTH)
def test_its_end_takes_what_realms_bear(t: Table) -> None:
    lies = {"A": f"{VALLEY} + {ITEM} + {ARTIFACT}", "B": "Rashemen + 1st/36"}
    t.seat("A", formation=lies, pool=["1st/45 + 1st/103"], hand=[EARTH])
    t.seat("B", formation={"A": "Nyrond + 1st/104"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(EARTH)
    t.A.passes(3)
    t.turn_of("B")
    t.B.passes(5)
    t.turn_of("A")
    t.on(ITEM, VALLEY)
    t.A.passes(5)
    t.turn_of("B")
    t.zone(ITEM, "discard")
    t.zone(ARTIFACT, "discard")
    t.on("1st/36", "Rashemen")
    t.on("1st/103", "1st/45")
    t.on("1st/104", "Nyrond")  # another player's
    t.changed(*(f"{seat}:filler#{n}" for seat in "AB" for n in (1, 2, 3)))
    t.settled("B")


@card_test(EARTH)
def test_without_it_a_realm_stays_at_home(t: Table) -> None:
    begun(t, (ITEM,), ("1st/45",), played=False)
    t.A.cannot("play", ITEM, VALLEY, because="not-your-champion")
    t.A.passes()
    t.A.cannot("attack", "Nyrond", VALLEY, because="not-a-champion")
    t.settled("A", "ask-phase-4")


@card_test(EARTH)
def test_a_holding_makes_a_champion_of_its_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + 1st/36"}, hand=[EARTH])
    t.seat("B", formation={"A": "Nyrond", "B": "Celene", "D": "Keoland"}, pool=[DEFENDER])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(EARTH)
    t.A.passes()
    t.A.attacks("Celene", with_="Rashemen")
    t.B.defends(DEFENDER)
    t.type("Rashemen", "monster")
    t.total("Rashemen", 4)
    t.B.passes()
    t.zone(DEFENDER, "discard")
    t.on("1st/36", "Rashemen")
    t.settled("A", "ask-next-attacker")


@card_test(EARTH)
def test_struck_down_in_combat_it_is_discarded(t: Table) -> None:
    with given("1st/91", Play(Destroy(every(WIZARD & ATTACKERS)))):
        goes_out(t, "1st/182", theirs=("1st/91",))
        t.A.plays("1st/182")
        t.B.plays("1st/91")
        t.zone(VALLEY, "discard")
        t.changed("1st/182", "1st/91", "B:filler#1")
        t.settled("B", "ask-spoils")


@card_test(EARTH)
def test_attacked_itself_it_is_offered_once_to_defend(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=["1st/45"])
    t.seat("B", formation={"A": VALLEY}, pool=[DEFENDER], hand=[EARTH])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.passes()
    t.B.plays(EARTH)
    t.A.attacks(VALLEY, with_="1st/45")
    t.offered(DEFENDER, VALLEY)
    t.changed(EARTH)
    t.settled("B", "ask-defend")


@card_test(EARTH)
def test_sent_home_it_stays(t: Table) -> None:
    with given("1st/91", Play(LoseRound(ATTACKER))):
        goes_out(t, "1st/182", theirs=("1st/91",))
        t.A.plays("1st/182")
        t.B.plays("1st/91")
        t.standing(VALLEY)
        t.changed("1st/182", "1st/91")
        t.settled("A")


@card_test(EARTH)
def test_razed_on_its_way_it_attacks_no_more(t: Table) -> None:
    with given("1st/91", Play(Raze(every(REALM & ATTACKERS)))):
        begun(t, theirs=("1st/91",))
        t.A.passes()
        t.A.attacks("Keoland", with_=VALLEY)
        t.B.plays("1st/91")
        t.razed(VALLEY)
        t.settled("A")


@card_test(EARTH)
def test_what_keeps_such_champions_from_attacking_keeps_it(t: Table) -> None:
    with given("1st/91", Play(Lasting(CannotFight(WIZARD, ("attack",)), FOR_THIS_TURN))):
        begun(t, ("1st/91",), ("1st/45",))
        t.A.plays("1st/91")
        t.A.passes()
        t.A.cannot("attack", "Keoland", VALLEY, because="may-not-attack")
        t.settled("A", "ask-phase-4")


@card_test(EARTH, rules=["event.helpful.scope"])
def test_it_helps_the_realms_of_its_player_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=[ITEM])
    t.seat("B", formation={"A": VALLEY}, hand=[EARTH, ITEM])
    t.seat("C", formation={"A": "1st/15"}, hand=["1st/105"])
    t.begin(active="C", phase=3, windows="pass", unenforced=True)
    t.C.passes()
    t.B.plays(EARTH)
    t.C.cannot("attack", "Rashemen", "1st/15", because="not-a-champion")
    t.changed(EARTH)
    t.settled("C")


@card_test(EARTH, rules=["event.helpful.scope"])
def test_the_realm_of_another_is_razed_and_not_discarded(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/45 + 1st/153"], hand=[EARTH])
    t.seat("B", formation={"A": VALLEY})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(EARTH)
    t.A.passes()
    t.A.attacks(VALLEY, with_="1st/45")
    t.B.defends(VALLEY)
    t.B.passes()
    t.razed(VALLEY)
    t.changed("A:filler#1", EARTH)
    t.settled("A", "ask-spoils")
