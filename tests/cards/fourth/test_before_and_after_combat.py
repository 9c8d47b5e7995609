"""What lasts up to a combat, and what follows one."""

from __future__ import annotations

import pytest

from sixrealms.language import OPPONENT, POOL, SELF, Always, GoesInstead, Is, LoseRound, Play, gains
from tests.cards.meeting import meet
from tests.made_up import given
from tests.table_talk import Table, card_test

# -- Dagger of Venom --------------------------------------------------------------------------------------------------


@card_test("4th/202", rules=["combat.h.winner-to-pool"], edition="1st")
def test_the_dagger_kills_who_has_beaten_its_bearer(t: Table) -> None:
    meet(t, "Azhul + 4th/202", "Borys + Orb of Doom", their_pool=["Neeva"])
    t.A.passes()
    t.zone("Borys", "discard")
    t.zone("Azhul", "discard")
    t.zone("Neeva", "pool")
    t.B.keeps()
    t.changed("4th/202", "Orb of Doom", "B:filler#1")
    t.settled("A", "ask-phase-4")


@card_test("4th/202", rules=["combat.h.winner-to-pool"], edition="1st")
def test_the_dagger_kills_who_would_have_gone_home(t: Table) -> None:
    with given("1st/305", Always(GoesInstead(Is(SELF), POOL))):
        meet(t, "Azhul + 4th/202 + Gladiators", "Borys")
        t.B.passes()
        t.zone("Borys", "discard")
        t.zone("Azhul", "pool")
        t.on("4th/202", "Azhul")
        t.changed("Gladiators")
        t.settled("A", "ask-next-attacker")


@card_test("4th/202", rules=["combat.h.winner-to-pool"], edition="1st")
def test_the_dagger_kills_who_was_sent_home(t: Table) -> None:
    with given("1st/101", Play(LoseRound())):
        meet(t, "Azhul + 4th/202", "Borys", hand=["1st/101"])
        t.A.plays("1st/101")
        t.zone("Borys", "discard")
        t.changed("1st/101", "Azhul")
        t.settled("A")


@pytest.mark.parametrize("wins", [True, False])
@card_test("4th/202", rules=["combat.h.winner-to-pool"], edition="1st")
def test_the_undead_know_no_venom(t: Table, wins: bool) -> None:
    with given("1st/155", Always(GoesInstead(Is(SELF), POOL))):
        meet(t, f"Azhul + 4th/202{' + Gladiators' if wins else ''}", "1st/155 + Orb of Doom")
        if wins:
            t.B.passes()
            t.changed("Gladiators")
        else:
            t.A.passes()
            t.B.keeps()
            t.changed("Azhul", "4th/202", "B:filler#1")
        t.zone("1st/155", "pool")
        t.settled("A")


@card_test("4th/202", rules=["combat.c.defender-choice"], edition="1st")
def test_a_realm_that_defends_itself_is_no_champion_to_kill(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/202"])
    t.seat("B", formation={"A": "1st/3"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/3", with_="Azhul")
    t.B.defends("1st/3")
    t.A.passes()
    t.standing("1st/3")
    t.changed("Azhul", "4th/202", "B:filler#1")
    t.settled("B", "ask-spoils")


# -- Negative Plane Protection ----------------------------------------------------------------------------------------


def _protected(t: Table, *theirs: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc + Gladiators"], hand=["4th/423"])
    t.seat("B", formation={"A": "DL/8"}, pool=list(theirs))
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/423", by="Nenioc")
    t.on("4th/423", "Nenioc")
    t.level("Nenioc", 7)
    t.A.passes()
    t.A.attacks("DL/8", with_="Nenioc")
    t.B.defends(theirs[0].partition(" +")[0])


@card_test("4th/423", rules=["combat.h.winner-discards"], edition="1st")
def test_the_protection_lasts_through_other_combats(t: Table) -> None:
    _protected(t, "Neeva + Swordwraith", "Skeletal Horde")
    t.B.passes()
    t.on("4th/423", "Nenioc")
    t.changed("Neeva", "Swordwraith", "Nenioc", "Gladiators")
    t.settled("A", "ask-next-attacker")


@card_test("4th/423", rules=["immunity.always-active"], edition="1st")
def test_it_keeps_off_the_powers_of_an_undead_champion_and_is_gone_then(t: Table) -> None:
    weaker = Always(gains(Is(OPPONENT), -3))
    with given("1st/155", weaker), given("1st/169", weaker):
        _protected(t, "1st/155 + 1st/169")
        t.level("Nenioc", 4)
        t.B.passes()
        t.zone("4th/423", "discard")
        t.level("Nenioc", 5)
        t.changed("1st/155", "1st/169", "Nenioc", "Gladiators")
        t.settled("A", "ask-next-attacker")


@card_test("4th/423", rules=["immunity.always-active"], edition="1st")
def test_it_keeps_off_no_power_of_the_living(t: Table) -> None:
    with given("1st/284", Always(gains(Is(OPPONENT), -3))):
        _protected(t, "1st/284")
        t.level("Nenioc", 4)
        t.settled("B", "ask-combat")


@card_test("4th/423", rules=["dispel.timing"], edition="1st")
def test_it_can_be_dispelled(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", "Azhul"], hand=["4th/423", "4th/400"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/423", by="Nenioc")
    t.A.plays("4th/400", by="Nenioc")
    t.zone("4th/423", "discard")
    t.level("Nenioc", 5)
    t.changed("4th/400")
    t.settled("A", "ask-phase-3")


# -- Armor ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "gained"), [(-1, 1), (0, 3), (3, 3), (4, 5)])
@card_test("4th/396", rules=["gloss.base-level.changed"], edition="1st")
def test_armor_strengthens_as_much_as_its_caster_is_strong(t: Table, level: int, gained: int) -> None:
    with given("1st/164", Always(gains(Is(SELF), level))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/164", "1st/260"], hand=["4th/396"])
        t.seat("B", formation={"A": "DL/8"}, pool=["1st/79"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/396", by="1st/164")
        t.base("1st/164", 6 + gained)
        t.base("1st/260", 4)
        t.zone("4th/396", "table")
        t.settled("A", "ask-phase-3")


@card_test("4th/396", rules=["event.duration-in-play"], edition="1st")
def test_armor_lasts_until_its_caster_has_fought(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/260", "Azhul"], hand=["4th/396"])
    t.seat("B", formation={"A": "DL/8"}, pool=["1st/79", "1st/171"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/396", by="1st/260")
    t.A.passes()
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("1st/79")
    t.B.passes()
    t.base("1st/260", 5)
    t.A.attacks("DL/8", with_="1st/260")
    t.B.defends("1st/171")
    t.base("1st/260", 5)
    t.B.passes()
    t.base("1st/260", 4)
    t.zone("4th/396", "discard")
    t.changed("1st/79", "1st/171", "1st/260", "Azhul")
    t.settled("A", "ask-next-attacker")


@card_test("4th/396", rules=["event.duration-in-play"], edition="1st")
def test_armor_cast_in_a_combat_ends_with_it(t: Table) -> None:
    meet(t, "1st/260", "1st/266 + Orb of Doom", hand=["4th/396", "Gladiators"])
    t.A.plays("4th/396", by="1st/260")
    t.base("1st/260", 5)
    t.A.plays("Gladiators")
    t.B.passes()
    t.base("1st/260", 4)
    t.zone("4th/396", "discard")
    t.changed("1st/266", "Orb of Doom", "Gladiators", "1st/260")
    t.settled("A", "ask-next-attacker")
