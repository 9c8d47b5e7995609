"""Events of No-edition, 1st and 3rd Edition that take something from every player, or give it."""

from __future__ import annotations

from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.cards.open_hands import seen
from tests.table_talk import Table, card_family, card_test

REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}


@card_test("1st/175", rules=["event.duration-in-play"], edition="1st")
def test_no_ally_outlives_the_wolf_and_none_comes_before_its_players_next_turn(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira + Zadoc", "Dagrande"], hand=["1st/175", "Gith"])
    t.seat("B", formation=REALM_B, pool=["Neeva + War Party + Flameblade"], hand=["Tiger"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Neeva")
    t.A.plays("1st/175")
    t.zone("Zadoc", "discard")
    t.zone("War Party", "discard")
    t.on("Flameblade", "Neeva")
    t.A.cannot("play", "Gith", "Sadira", because="forbidden")
    t.A.passes()
    t.B.keeps()
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(3)
    t.B.attacks("Rashemen", with_="Neeva")
    t.A.defends("Dagrande")
    t.A.cannot("play", "Gith", "Dagrande", because="forbidden")
    t.A.passes()
    t.B.stops()
    t.zone("1st/175", "table")
    t.B.passes(2)
    t.turn_of("A")
    t.zone("1st/175", "void")
    t.changed("Sadira", "Dagrande")
    drew(t, "B", 4)
    t.settled("A")


#: Where what everybody loses may lie, and what is no such thing.
RAIDS = {
    "1st/213": (("Rashemen", "Thay", "Tyr"), "Nyrond", "Sembia", "Keoland"),
    "1st/448": (("Azhul", "Sadira", "Borys"), "Neeva", "Dagrande", "Bagual"),
}


@card_family(RAIDS, rules=["event.order"], edition="1st")
def test_everybody_gives_up_one_of_the_table_or_the_hand(
    t: Table, printing: str, mine: tuple[str, ...], theirs: str, other: str, third: str
) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Azhul + Orb of Doom"],
        hand=[printing, "Gith", "Thay", "Tyr", "Sadira", "Borys"],
    )
    t.seat("B", formation={"A": "Nyrond (razed)"}, pool=["Neeva"], hand=["Sembia", "Dagrande", "Zadoc"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Bagual"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays(printing)
    t.offered(*mine)
    t.A.chooses(mine[1])
    t.offered(theirs, other)
    t.B.chooses(theirs)
    t.zone(mine[1], "discard")
    t.zone(theirs, "discard")
    t.C.chooses(third)
    t.zone(third, "discard")
    t.changed(printing)
    t.settled("A", "ask-phase-3")


@card_test("1st/448", rules=["pool.not-while-fighting"], edition="1st")
def test_who_fights_is_in_no_pool(t: Table) -> None:
    meet(t, "Sadira", "Borys", ["1st/448"], pool=["Azhul"])
    t.A.plays("1st/448")
    t.A.chooses("Azhul")
    t.zone("Azhul", "discard")
    goes_on(t, "1st/448")


@card_test("1st/214", rules=["event.order"], edition="1st")
def test_the_fleet_brings_everybody_three_cards(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["1st/214"])
    t.seat("B", formation=REALM_B, hand=["Gith"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/214")
    t.count("A", hand=3)
    t.count("B", hand=4)
    t.count("C", hand=3)
    t.changed("1st/214")
    for seat in "ABC":
        drew(t, seat, 3)
    t.settled("A")


@card_test("1st/399", rules=["pool.loss-attachments"], edition="1st")
def test_the_curse_kills_who_carries_an_item_or_artifact(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom", "Sadira"], hand=["1st/399"])
    t.seat(
        "B",
        formation={"A": "Nyrond + 1st/152"},
        pool=["Neeva", "Borys + 1st/157 + Magic Sword", "Mordenkainen + 1st/318"],
    )
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/399")
    t.offered("Azhul", "Borys", "Mordenkainen")
    t.A.chooses("Borys")
    t.zone("Borys", "discard")
    t.zone("1st/157", "discard")
    t.zone("Magic Sword", "discard")
    t.changed("1st/399")
    t.settled("A")


@card_test("1st/401", rules=["calm.others-affected", "gloss.hand"], edition="1st")
def test_who_discovers_spellfire_looks_and_discards_where_they_like(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["1st/401", "Tiger"])
    t.seat("B", formation=REALM_B, hand=["Gith", "Zadoc"])
    t.seat("C", formation=REALM_C, hand=["Calm", "Galek"])
    t.seat("D", formation={"A": "Sembia"}, hand=["Powell"])
    t.begin(active="A", phase=3)
    t.A.plays("1st/401")
    t.C.answers("Calm")
    t.expect(seen(t, "A", "B") == {"Gith", "Zadoc"}, "A sees the hand of B")
    t.expect(seen(t, "A", "C") == set(), "but not that of C")
    t.expect(seen(t, "C", "B") == set(), "nor does anybody else")
    t.offered("Gith", "Zadoc")
    t.A.chooses("Zadoc")
    t.zone("Zadoc", "discard")
    t.offered("Powell")
    t.A.done()
    t.contents("C", "hand", ["Galek"])
    t.contents("D", "hand", ["Powell"])
    t.changed("1st/401", "Calm")
    t.settled("A", "ask-phase-3")


@card_family({"1st/377": (), "3rd/377": ()}, edition="1st")
def test_the_wind_takes_all_magical_items(t: Table, printing: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Dagrande + Flameblade"], hand=[printing, "Orb of Doom"])
    t.seat("B", formation=REALM_B, pool=["Tergoz Tenhammer + Ren's Crystal Ball + Wand of Light"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(printing)
    t.zone("Flameblade", "discard")
    t.zone("Wand of Light", "discard")
    t.on("Ren's Crystal Ball", "Tergoz Tenhammer")
    t.zone("Orb of Doom", "hand")
    t.changed(printing)
    t.settled("A")


@card_test("1st/382", rules=["event.duration-in-play"], edition="1st")
def test_in_the_fog_nobody_attacks_until_its_players_next_turn(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["1st/382"])
    t.seat("B", formation=REALM_B, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/382")
    t.A.passes()
    t.A.cannot("attack", "Nyrond", "Azhul", because="may-not-attack")
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(3)
    t.B.cannot("attack", "Rashemen", "Neeva", because="may-not-attack")
    t.B.passes(2)
    t.turn_of("A")
    t.A.passes(3)
    t.A.can("attack", "Nyrond", "Azhul")
    t.changed("1st/382")
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.settled("A", "ask-phase-4")


@card_test("1st/460", edition="1st")
def test_the_avatar_destroys_undead_champions_and_allies(t: Table) -> None:
    meet(t, "Sadira + Gith", "Neeva + Swordwraith", ["1st/460"], pool=["Skeletal Horde", "Azhul"])
    t.A.plays("1st/460")
    t.zone("Skeletal Horde", "discard")
    t.zone("Swordwraith", "discard")
    t.on("Gith", "Sadira")
    t.zone("Azhul", "pool")
    goes_on(t, "1st/460", "Neeva")


@card_test("3rd/91", rules=["event.duration-in-play"], edition="1st")
def test_bad_omens_of_the_third_edition_spare_their_player(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Dagrande", "Azhul"], hand=["3rd/91", "War Party"])
    t.seat("B", formation=REALM_B, pool=["Borys + Gladiators"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("3rd/91")
    t.level("Dagrande", 4)
    t.level("Borys", 7)
    t.level("Gladiators", 7)
    t.A.passes()
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Borys")
    t.A.plays("War Party")
    t.level("War Party", 4)
    t.zone("3rd/91", "table")
    t.settled("A", "ask-combat")


@card_test("3rd/180", rules=["event.helpful.scope", "event.duration-in-play"], edition="1st")
def test_the_wrath_gives_its_players_heroes_five_levels_to_the_end_of_their_next_turn(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul", "Sadira"], hand=["3rd/180"])
    t.seat("B", formation=REALM_B, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("3rd/180")
    t.level("Azhul", 9)
    t.level("Sadira", 4)
    t.level("Neeva", 7)
    t.A.passes(3)
    t.B.passes(5)
    t.turn_of("A")
    t.level("Azhul", 9)
    t.A.passes(5)
    t.turn_of("B")
    t.level("Azhul", 4)
    t.changed("3rd/180")
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.settled("B")


@card_test("3rd/202", rules=["event.order", "pool.loss-attachments", "pool.not-while-fighting"], edition="1st")
def test_the_slaves_of_all_others_revolt_against_whom_the_player_picks(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Dagrande"], hand=["3rd/202"])
    t.seat("B", formation=REALM_B, pool=["Borys", "Gnomes of Samek + Flameblade", "Neeva", "Sadira"], hand=["Azhul"])
    t.seat("C", formation=REALM_C, pool=["Bagual"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Borys")
    t.A.plays("3rd/202")
    t.offered("Gnomes of Samek", "Neeva", "Sadira")
    t.A.chooses("Gnomes of Samek")
    t.zone("Gnomes of Samek", "discard")
    t.zone("Flameblade", "discard")
    t.zone("Bagual", "discard")
    t.changed("3rd/202", "Dagrande", "Borys")
    t.settled("A", "ask-combat")
