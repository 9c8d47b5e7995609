"""Events of 4th Edition that work until the end of their player's next turn."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.language import OPPONENT, Is, gains
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on
from tests.made_up import given
from tests.table_talk import Table, card_test


def _attack(t: Table, event: str, mine: str, theirs: str, **more: list[str]) -> None:
    """A plays the event in phase 3 and attacks B."""
    t.seat("A", formation={"A": "Rashemen"}, pool=[mine, *more.get("pool", [])], hand=[event, *more.get("hand", [])])
    t.seat("B", formation={"A": "DL/8"}, pool=[theirs, *more.get("their_pool", [])], hand=more.get("their_hand", []))
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(event)
    t.A.passes()
    t.A.attacks("DL/8", with_=mine.partition(" +")[0])
    t.B.defends(theirs.partition(" +")[0])
    t.changed(event)


@card_test("4th/136", edition="1st")
def test_in_the_dead_magic_zone_nothing_magical_counts(t: Table) -> None:
    _attack(t, "4th/136", "Sadira + Griffon", "Mordenkainen + Magic Sword + 1st/157", hand=["Cone of Cold"])
    t.level("Sadira", 4)
    t.not_kind("Sadira", "Flyer")
    t.level("Mordenkainen", 7)
    t.A.cannot("play", "Cone of Cold", "Sadira", because="forbidden")
    goes_on(t)


@card_test("4th/139", rules=["icon.ability.by-type"], edition="1st")
def test_dragons_take_the_spells_of_wizards(t: Table) -> None:
    _attack(
        t,
        "4th/139",
        "Winged Horror",
        "Mordenkainen + Crystal of the Ebon Flame",
        hand=["Cone of Cold"],
        their_hand=["1st/343"],
    )
    t.A.can("play", "Cone of Cold", "Winged Horror")
    goes_on(t, "Mordenkainen")


@card_test("4th/139", rules=["icon.ability.by-type"], edition="1st")
def test_wizards_cast_nothing(t: Table) -> None:
    _attack(t, "4th/139", "Mordenkainen", "Borys", hand=["Cone of Cold"])
    t.A.cannot("play", "Cone of Cold", "Mordenkainen", because="forbidden")
    goes_on(t, "Borys")


@card_test("4th/141", rules=["icon.ability.by-type"], edition="1st")
def test_heroes_called_to_arms_use_powers_of_mind_and_blood(t: Table) -> None:
    _attack(t, "4th/141", "Azhul", "Borys", hand=["PO/98", "BR/37", "1st/343"])
    t.A.can("play", "PO/98", "Azhul")
    t.A.can("play", "BR/37", "Azhul")
    t.A.cannot("play", "1st/343", "Azhul", because="icon.ability.by-type")
    goes_on(t, "Borys")


@card_test("4th/141", rules=["icon.ability.by-type"], edition="1st")
def test_no_other_champions_and_nobody_elses(t: Table) -> None:
    _attack(t, "4th/141", "Mul Savage", "Neeva + Crystal of the Ebon Flame", hand=["PO/98"])
    t.A.cannot("play", "PO/98", "Mul Savage", because="icon.ability.by-type")
    goes_on(t, "Neeva")


@card_test("4th/143", rules=["cosmos.unique-in-play"], edition="1st")
def test_a_realm_is_played_again_and_the_older_one_goes(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["4th/143", "Nyrond"])
    t.seat("B", formation={"A": "Nyrond", "B": "Vaasa"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.cannot("play", "A:Nyrond", because="cosmos.unique-in-play")
    t.A.plays("4th/143")
    t.A.plays("A:Nyrond", at="B")
    t.zone("A:Nyrond", "formation")
    t.zone("B:Nyrond", "discard")
    t.changed("4th/143")
    t.settled("A")


@card_test("4th/145", edition="1st")
def test_only_allies_of_its_player_keep_their_power(t: Table) -> None:
    weaker = Always(gains(Is(OPPONENT), -1))
    with given("1st/182", weaker), given("1st/274", weaker), given("1st/104", weaker):
        _attack(t, "4th/145", "Neeva + Zadoc", "Borys + Galek + Orb of Doom")
        t.level("Neeva", 6)
        t.level("Borys", 10)
        t.level("Galek", 2)
        goes_on(t, "Zadoc")


@card_test("4th/146", rules=["combat.e.totals"], edition="1st")
def test_spells_of_its_player_count_double(t: Table) -> None:
    _attack(t, "4th/146", "Sadira", "Mordenkainen", hand=["Cone of Cold"], their_hand=["1st/342"])
    t.A.plays("Cone of Cold", by="Sadira")
    t.total("Sadira", 4 + 10)
    t.B.plays("1st/342", by="Mordenkainen")
    t.total("Mordenkainen", 7 + 2)
    goes_on(t)


@card_test("4th/148", edition="1st")
def test_only_monsters_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva", "Mul Savage"], hand=["4th/148"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/148")
    t.A.passes()
    t.A.cannot("attack", "DL/8", "Neeva", because="card.power.definition")
    t.A.attacks("DL/8", with_="Mul Savage")
    t.B.defends("Azhul")
    t.changed("4th/148")
    goes_on(t, "Azhul")


@card_test("4th/153", rules=["immunity.offensive-only"], edition="1st")
def test_brave_hearts_pass_over_offensive_magic(t: Table) -> None:
    weaker = Always(gains(Is(OPPONENT), -1))
    with given("1st/104", weaker), given("1st/103", weaker):
        _attack(t, "4th/153", "Neeva", "Mul Savage + Orb of Doom + 1st/103")
        t.level("Neeva", 6)
        t.total("Mul Savage", 6)
        goes_on(t)


@card_test("4th/501", edition="1st")
def test_in_flooded_pools_items_of_nonswimmers_have_no_power_but_in_combat(t: Table) -> None:
    _attack(
        t,
        "4th/501",
        "Azhul + Griffon",
        "Borys + Gladiators",
        pool=["Sadira + 1st/151"],
        their_pool=["4th/276 + Griffon"],
    )
    t.kind("Azhul", "Flyer")
    t.level("Sadira", 4 + 1)
    t.level("Azhul", 4 + 2)
    t.kind("4th/276", "Flyer")
    goes_on(t, "Borys", "Gladiators")


@card_test("4th/515", rules=["gloss.base-level.changed"], edition="1st")
def test_under_the_dome_champions_of_its_player_double_their_base_levels(t: Table) -> None:
    _attack(t, "4th/515", "Azhul + Orb of Doom + War Party", "Borys", pool=["Sadira"])
    t.base("Azhul", 8)
    t.level("Azhul", 10)
    t.base("Sadira", 8)
    t.level("War Party", 4)
    t.base("Borys", 9)
    goes_on(t)


@card_test("4th/515", rules=["gloss.base-level.changed"], edition="1st")
def test_it_ends_with_its_players_next_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/515"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/515")
    t.A.passes(3)
    t.turn_of("B")
    t.base("Azhul", 8)
    t.B.passes(5)
    t.turn_of("A")
    t.base("Azhul", 8)
    t.A.passes(5)
    t.turn_of("B")
    t.base("Azhul", 4)
    t.changed("4th/515")
    drew(t, "A", 12)
    drew(t, "B", 12)
    t.settled("B")
