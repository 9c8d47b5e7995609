"""Cleric spells of 1st, 3rd and 4th Edition: walking on the wind, the sun, silence, snakes, quakes and wards."""

from __future__ import annotations

import pytest

from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.table_talk import Table, card_family, card_test


def _prays(t: Table, spell: str, *, pool: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> None:
    """A's cleric casts the spell in phase 3."""
    t.seat("A", formation={"A": "Rashemen", "B": "Thay"}, pool=["Nenioc + Orb of Doom", *pool], hand=[spell, *hand])
    t.seat("B", formation={"A": "DL/8", "B": "Vaasa + 1st/34"}, pool=["Borys", "Skeletal Horde"], hand=["Gith"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(spell, by="Nenioc")


@card_test("1st/354", rules=["combat.h.loser-discards-all"], edition="1st")
def test_in_the_sanctuary_the_cleric_loses_and_lives(t: Table) -> None:
    meet(t, "Nenioc", "Borys", ["1st/354"])
    t.A.plays("1st/354", by="Nenioc")
    t.zone("Nenioc", "pool")
    t.changed("Borys", "1st/354")
    t.settled("A")


@card_family({"1st/355": (), "3rd/355": (), "4th/399": ()}, rules=["move.allies.protected"], edition="1st")
def test_the_cleric_and_his_allies_walk_on_the_wind(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc + Griffon"], hand=[printing, "Zadoc", "Gith"])
    t.seat("B", formation={"A": "DL/8", "B": "Sembia"}, pool=["Mul Savage + The Iron Legion"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Sembia", with_="Nenioc")
    t.B.defends("Mul Savage")
    t.A.cannot("play", "Zadoc", "Nenioc", because="move.allies.protected")
    t.A.plays(printing, by="Nenioc")
    t.kind("Nenioc", "Flyer")
    t.A.plays("Zadoc")
    t.kind("Zadoc", "Flyer")
    t.not_kind("Mul Savage", "Flyer")
    t.not_kind("The Iron Legion", "Flyer")
    t.A.can("play", "Gith", "Nenioc")
    goes_on(t, printing)


@card_family({"1st/355": (), "3rd/355": (), "4th/399": ()}, edition="1st")
def test_what_they_carry_does_not_fly(t: Table, printing: str) -> None:
    meet(t, "Nenioc + Gith + Orb of Doom", "Mul Savage + War Party + Gladiators", [printing])
    t.A.plays(printing, by="Nenioc")
    t.kind("Nenioc", "Flyer")
    t.kind("Gith", "Flyer")
    t.not_kind("Orb of Doom", "Flyer")
    t.not_kind("Gladiators", "Flyer")
    goes_on(t, printing, "Mul Savage", "War Party")


@pytest.mark.parametrize("champion", ["Nenioc", "Tyrinon"])
@card_test("3rd/355", rules=["move.allies.protected", "combat.h.winner-discards"], edition="1st")
def test_before_the_fight_it_carries_the_caster_for_the_turn(t: Table, champion: str) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Nenioc + Flameblade", "Tyrinon", "Azhul"],
        hand=["3rd/355", "War Party"],
    )
    t.seat("B", formation={"A": "DL/8", "B": "Sembia"}, pool=["Mul Savage + Gladiators"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("3rd/355", by="Nenioc")
    t.not_kind("Azhul", "Flyer")
    t.A.passes()
    t.A.attacks("Sembia", with_=champion)
    t.B.defends("Mul Savage")
    if champion == "Nenioc":
        t.A.plays("War Party")
        t.kind("War Party", "Flyer")
        t.not_kind("Flameblade", "Flyer")
    else:
        t.A.cannot("play", "War Party", champion, because="move.allies.protected")
    t.not_kind("Mul Savage", "Flyer")
    goes_on(t, "3rd/355", "War Party")


@card_test("3rd/355", edition="1st")
def test_it_is_over_with_the_turn(t: Table) -> None:
    _prays(t, "3rd/355")
    t.kind("Nenioc", "Flyer")
    t.A.passes(3)
    t.turn_of("B")
    t.not_kind("Nenioc", "Flyer")
    t.changed("3rd/355")
    t.settled("B")


@pytest.mark.parametrize(("seat", "burnt"), [("B", "Skeletal Horde"), ("A", "Seragrimm the Just")])
@card_test("1st/362", rules=["gloss.player-target"], edition="1st")
def test_the_sun_burns_the_undead_of_one_pool(t: Table, seat: str, burnt: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", "Seragrimm the Just"], hand=["1st/362"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys", "Skeletal Horde + Orb of Doom"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Winged Horror"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/362", by="Nenioc")
    t.A.player(seat)
    t.zone(burnt, "discard")
    t.changed("1st/362", *(("Orb of Doom",) if seat == "B" else ()))
    t.settled("A")


@card_test("1st/369", rules=["combat.term.battle-on-card"], edition="1st")
def test_the_silenced_cast_nothing_more(t: Table) -> None:
    spells = ["Cone of Cold", "1st/353", "Gith"]
    meet(t, "Nenioc", "Mordenkainen", ["1st/369", "Gladiators"], spells, realm="Raam + 1st/250")
    t.A.plays("1st/369", by="Nenioc")
    t.A.plays("Gladiators")
    t.B.cannot("play", "Cone of Cold", "Mordenkainen", because="forbidden")
    t.B.can("play", "1st/353", "Raam")
    t.B.can("play", "Gith", "Mordenkainen")
    goes_on(t, "1st/369")


@pytest.mark.parametrize(
    ("caster", "level", "bonus"),
    [
        ("Nenioc", 5, 4),
        ("Otto", 6, 4),
        ("Nenioc + Flameblade", 7, 6),
        ("Delsenora", 7, 6),
        ("1st/464", 8, 6),
        ("1st/464 + Flameblade", 10, 8),
        ("Borys", 9, 8),
    ],
)
@card_test("3rd/351", rules=["combat.e.totals"], edition="1st")
def test_the_snakes_grow_with_their_caster(t: Table, caster: str, level: int, bonus: int) -> None:
    meet(t, caster, "4th/268 + Gladiators", ["3rd/351"])
    champion = caster.partition(" +")[0]
    t.A.plays("3rd/351", by=champion)
    t.total(champion, level + bonus)
    goes_on(t, "3rd/351", champion, "4th/268", "Gladiators")


@card_test("4th/402", rules=["raze.face-down", "spell.target-required"], edition="1st")
def test_doom_creeps_to_a_realm_without_a_holding(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Thay (razed)"}, pool=["Nenioc"], hand=["4th/402"])
    t.seat("B", formation={"A": "DL/8", "B": "Vaasa + 1st/34", "C": "Tyr", "D": "Urik (razed)"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/402", by="Nenioc")
    t.offered("Rashemen", "DL/8", "Tyr")
    t.A.chooses("DL/8")
    t.razed("DL/8")
    t.changed("4th/402")
    t.settled("A")


@card_test("4th/403", rules=["event.order"], edition="1st")
def test_the_earth_swallows_the_battle_and_takes_a_realm_or_holding_from_everybody(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen", "B": "Thay (razed)"},
        pool=["Nenioc + Orb of Doom + Zadoc", "Azhul"],
        hand=["4th/403", "Gith"],
    )
    t.seat(
        "B",
        formation={"A": "DL/8 + 1st/36", "B": "Vaasa + 1st/34", "C": "Tyr + 1st/37"},
        pool=["Borys + War Party + Gladiators", "Neeva"],
    )
    t.seat("C", formation={"A": "Nyrond", "B": "Keoland", "C": "Furyondy", "D": "Sembia (razed)"}, pool=["Sadira"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Nenioc")
    t.B.defends("Borys")
    t.A.plays("4th/403", by="Nenioc")
    t.A.chooses("Rashemen")
    t.razed("Rashemen")
    t.B.mode(2)
    t.B.chooses("1st/34")
    t.zone("1st/34", "discard")
    t.offered("Nyrond", "Keoland", "Furyondy")
    t.C.chooses("Nyrond")
    t.razed("Nyrond")
    for card in ("Nenioc", "Orb of Doom", "Zadoc", "Borys", "War Party", "Gladiators", "4th/403"):
        t.zone(card, "discard")
    t.zone("Azhul", "pool")
    t.zone("Neeva", "pool")
    t.zone("Gith", "hand")
    t.standing("DL/8")
    t.settled("A")


@card_test("4th/403", edition="1st")
def test_a_realm_that_fights_and_its_holding_are_no_cards_of_the_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Thay"}, pool=["Bagual"], hand=["4th/403", "Gith"])
    t.seat("B", formation={"A": "Nyrond + 1st/142", "B": "Sembia + 1st/40"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Bagual")
    t.B.defends("Nyrond")
    t.A.plays("4th/403", by="Bagual")
    t.A.chooses("Rashemen")
    t.razed("Rashemen")
    t.on("1st/142", "Nyrond")
    t.B.mode(2)
    t.offered("1st/142", "1st/40")
    t.B.chooses("1st/40")
    t.zone("1st/40", "discard")
    t.standing("Nyrond")
    t.zone("Bagual", "discard")
    t.changed("4th/403")
    t.settled("A")


@card_test("4th/403", rules=["event.order"], edition="1st")
def test_before_the_battle_only_realms_and_holdings_fall(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen", "B": "Thay", "C": "Tyr", "D": "Urik (razed)"},
        pool=["Nenioc"],
        hand=["4th/403"],
    )
    t.seat("B", formation={"A": "Raam + 1st/36", "B": "Vaasa + 1st/34", "C": "Sembia + 1st/40"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/403", by="Nenioc")
    t.offered("Rashemen", "Thay", "Tyr")
    t.A.chooses("Thay")
    t.razed("Thay")
    t.B.mode(2)
    t.offered("1st/36", "1st/34", "1st/40")
    t.B.chooses("1st/34")
    t.zone("1st/34", "discard")
    t.changed("4th/403")
    t.settled("A")


@card_test("4th/404", rules=["spell.target-required"], edition="1st")
def test_the_engines_take_a_holding_of_an_opponent(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + 1st/37"}, pool=["Nenioc"], hand=["4th/404"])
    t.seat("B", formation={"A": "Sembia + 1st/36", "B": "Vaasa + 1st/34"}, pool=["Borys"])
    t.seat("C", formation={"A": "Nyrond + 1st/40"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/404", by="Nenioc")
    t.offered("1st/36", "1st/34", "1st/40")
    t.A.chooses("1st/40")
    t.zone("1st/40", "discard")
    t.changed("4th/404")
    t.settled("A")


@card_test("4th/408", rules=["limbo.return-time", "event.duration-in-play"], edition="1st")
def test_clerics_who_fall_come_back(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", "Karlott the Shaman", "Azhul"], hand=["4th/408"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"], hand=["Wind Dancers", "Bagual"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/408", by="Nenioc")
    t.A.passes()
    t.A.attacks("DL/8", with_="Karlott the Shaman")
    t.B.defends("Borys")
    t.A.passes()
    t.zone("Karlott the Shaman", "limbo")
    t.B.keeps()
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(5)
    t.turn_of("A")
    t.zone("Karlott the Shaman", "limbo")
    t.A.passes(5)
    t.zone("Karlott the Shaman", "pool")
    t.turn_of("B")
    t.zone("4th/408", "discard")
    t.changed("Borys")
    drew(t, "A", 3)
    drew(t, "B", 4)
    t.settled("B")


@card_test("4th/408", rules=["limbo.return-time"], edition="1st")
def test_clerics_discarded_from_a_hand_or_pile_come_to_their_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=["4th/408", "1st/201", "Azhul", "Bagual"])
    t.seat("B", formation={"A": "DL/8"}, hand=["Cleric of Torm", "4th/480"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/408", by="Nenioc")
    t.A.plays("1st/201")
    t.zone("Bagual", "limbo")
    t.zone("Cleric of Torm", "limbo")
    t.zone("Azhul", "discard")
    t.zone("4th/480", "discard")  # an avatar
    t.A.passes(3)
    t.turn_of("B")
    t.B.passes(5)
    t.turn_of("A")
    t.zone("Cleric of Torm", "pool")
    t.zone("Bagual", "limbo")
    t.sitting.named.update(range(len(t.state.zone)))
    t.settled("A")
