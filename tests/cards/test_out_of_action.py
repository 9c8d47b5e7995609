"""Cards that put champions, realms or powers out of action: Fairy Madness, Map of Life, the Prismatic Sphere."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play
from sixrealms.language import CHAMPION, OPPOSING, SELF, Is, Lasting, gains
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

MADNESS, MAP, SPHERE = "1st/186", "1st/413", "4th/388"


@card_test(MADNESS, rules=["calm.others-affected", "event.duration-in-play"], edition="1st")
def test_a_mad_champion_lies_face_down_until_its_players_next_turn_is_over(t: Table) -> None:
    weaker = Always(gains(CHAMPION & ~Is(SELF), -1))
    with given("1st/41", weaker):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "Sadira + Orb of Doom"], hand=[MADNESS])
        t.seat("B", formation={"A": "DL/8"}, pool=["1st/41", "Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.level("Azhul", 3)
        t.A.plays(MADNESS)
        t.offered("Azhul", "Sadira", "1st/41", "Borys")
        t.A.chooses("1st/41")
        t.level("Azhul", 4)
        t.A.attacks("DL/8", with_="Azhul")
        t.B.cannot("defend", "1st/41", because="turned-down")
        t.B.declines()
        t.A.keeps()
        t.A.passes(2)
        t.turn_of("B")
        t.B.passes(3)
        t.B.cannot("attack", "Rashemen", "1st/41", because="turned-down")
        t.zone(MADNESS, "table")
        t.B.passes(2)
        t.turn_of("A")
        t.level("Azhul", 3)
        t.zone(MADNESS, "void")
        t.changed("DL/8")
        drew(t, "A", 1)
        drew(t, "B", 3)
        t.settled("A")


@card_test(MADNESS, rules=["pool.not-while-fighting"], edition="1st")
def test_whoever_fights_stays_sane(t: Table) -> None:
    meet(
        t, "Sadira + 1st/219", "Borys", [MADNESS, "Cone of Cold"], pool=["Azhul", "Mordenkainen"], their_pool=["Neeva"]
    )
    t.A.plays(MADNESS)
    t.offered("Azhul", "Mordenkainen", "Neeva")
    t.A.chooses("Mordenkainen")
    t.A.uses("1st/219")
    t.on("Azhul", "Sadira")
    goes_on(t, MADNESS)


@card_test(MADNESS, rules=["turn.phase3.user-required"], edition="1st")
def test_the_mad_cast_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mordenkainen", "Sadira"], hand=[MADNESS, "Disintegrate"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(MADNESS)
    t.A.chooses("Mordenkainen")
    t.A.cannot("play", "Disintegrate", "Mordenkainen", because="turned-down")
    t.A.can("play", "Disintegrate", "Sadira")
    t.changed(MADNESS)
    t.settled("A")


@card_test(MAP, rules=["event.duration-in-play", "rebuild.cost"], edition="1st")
def test_while_the_map_is_read_no_realm_is_laid_or_rebuilt(t: Table) -> None:
    formation = {"A": "Rashemen", "B": "Thay (razed)"}
    t.seat("A", formation=formation, hand=[MAP, "Raam", "Castle Hart", 3])
    t.seat("B", formation={"A": "DL/8", "B": "Vaasa (razed)"}, hand=["Urik", "Safe Harbor!", 3], pool=["Borys"])
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.can("rebuild", "Thay")
    t.A.plays(MAP)
    t.A.cannot("rebuild", "Thay", because="no-rebuilding")
    t.A.cannot("play", "Raam", because="forbidden")
    t.A.passes(4)
    t.turn_of("B")
    t.B.passes()
    t.B.cannot("rebuild", "Vaasa", because="no-rebuilding")
    t.B.cannot("play", "Urik", because="forbidden")
    t.B.plays("Safe Harbor!")
    t.B.chooses("Vaasa")
    t.A.chooses("Thay")
    t.razed("Vaasa")
    t.razed("Thay")
    t.B.passes(4)
    t.turn_of("A")
    t.zone(MAP, "void")
    t.A.passes()
    t.A.can("rebuild", "Thay")
    t.A.can("play", "Raam")
    drew(t, "A", 3)
    drew(t, "B", 3)
    drew(t, "B", 6)
    t.changed("Castle Hart", *(f"B:filler#{i}" for i in range(1, 7)), *(f"A:filler#{i}" for i in range(1, 7)))
    t.settled("A")


@card_test(SPHERE, rules=["immunity.always-active"], edition="1st")
def test_inside_the_sphere_levels_count_and_powers_do_not(t: Table) -> None:
    weaker = Always(gains(CHAMPION & ~Is(SELF), -1))
    with (
        given("1st/41", weaker),
        given("1st/54", weaker),
        given("1st/104", weaker),
        given("1st/340", Play(Lasting(gains(OPPOSING & CHAMPION, -1)))),
        given("1st/91", Play(Lasting(gains(CHAMPION, -1)))),
    ):
        mine = "Borys + War Party + 1st/104"
        meet(
            t,
            mine,
            "Mordenkainen",
            ["1st/340", "1st/91"],
            [SPHERE, "Gladiators"],
            pool=["1st/41"],
            their_pool=["Azhul"],
        )
        t.level("Mordenkainen", 7 - 3)
        t.total("Borys", 9 - 3 + 4 + 2)
        t.B.plays(SPHERE, by="Mordenkainen")
        t.level("Mordenkainen", 7 + 4)
        t.level("Azhul", 4 - 3)
        t.total("Borys", 9 - 3 + 4 + 2)
        t.B.plays("Gladiators")
        t.A.plays("1st/340", by="Borys")
        t.A.plays("1st/91")
        t.level("Mordenkainen", 7 + 4)
        t.level("Azhul", 4 - 4)
        t.A.passes()
        t.zone("Mordenkainen", "pool")
        t.on(SPHERE, "Mordenkainen")
        t.B.keeps()
        t.A.passes(2)
        t.turn_of("B")
        t.level("Mordenkainen", 7 - 1)
        t.zone(SPHERE, "discard")
        t.changed("Borys", "War Party", "1st/104", "Gladiators", "1st/340", "1st/91", "B:filler#1")
        t.settled("B")


@card_test(SPHERE, rules=["power.condition-mandatory"], edition="1st")
def test_no_attacker_casts_it(t: Table) -> None:
    meet(t, "Sadira", "Borys", [SPHERE])
    t.A.cannot("play", SPHERE, "Sadira", because="power.condition-mandatory")
    goes_on(t)
