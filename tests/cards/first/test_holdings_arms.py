"""Holdings of 1st Edition that change levels, keep monsters, flyers or a fourth ally away, or draw a card."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.language import ABYSS, DRAW, HAND, LIMBO, Named, Play, Send, every
from tests.cards.sieges import siege, stands
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_family as any_family
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
card_family = partial(any_family, edition="1st")
Fighter = tuple[str, int]

#: Its realm, and what becomes of attacker, Gladiators (9), defender and War Band (3).
LEVELS: dict[str, tuple[str, Fighter, int, Fighter, int]] = {
    "NO/148": ("Furyondy", ("T'kkyl", 3), 9, ("Azhul", 8), 3),
    "NO/233": ("Nibenay", ("Dagrande", 3), 8, ("Tergoz Tenhammer", 5), 3),
    "NO/234": ("Nibenay", ("Dagrande", 4), 9, ("Tergoz Tenhammer", 6), 4),
    "NO/237": ("Nibenay", ("Dagrande", 4), 9, ("Tergoz Tenhammer", 7), 3),
}


@card_family(LEVELS, rules=["realm.power.when-attacked", "combat.e.totals"])
def test_its_realm_changes_levels_of_one_side(
    t: Table, holding: str, realm: str, attacker: Fighter, gladiators: int, defender: Fighter, war_band: int
) -> None:
    siege(t, f"{realm} + {holding}", attacker[0], defender[0])
    stands(t, attacker, gladiators, defender, war_band)


@card_family({p: LEVELS[p][:1] for p in LEVELS}, rules=["realm.power.when-attacked"])
def test_next_door_levels_stay(t: Table, holding: str, realm: str) -> None:
    siege(t, f"{realm} + {holding}", "Azhul", "Tergoz Tenhammer", next_door=True)
    stands(t, ("Azhul", 4), 9, ("Tergoz Tenhammer", 5), 3)


@card_family({"NO/145": (2,), "3rd/145": (3,)}, rules=["gloss.allies.traits", "combat.e.totals"])
def test_it_multiplies_undead_allies_of_its_player_in_attack_and_defence(t: Table, printing: str, times: int) -> None:
    t.seat("A", formation={"A": f"Nyrond + {printing}"}, pool=["T'kkyl"], hand=["Sea Zombie", "War Band"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Azhul"], hand=["Sea Zombie", "Gladiators"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_="T'kkyl")
    t.B.defends("Azhul")
    t.A.plays("War Band")
    t.B.plays("B:Sea Zombie")
    t.A.plays("A:Sea Zombie")
    t.level("A:Sea Zombie", 4 * times)
    t.level("War Band", 3)
    t.level("B:Sea Zombie", 4)
    t.total("T'kkyl", 3 + 3 + 4 * times)
    t.settled("B", "ask-combat")


@card_family({"NO/145": (2,), "3rd/145": (3,)}, rules=["realm.power.when-attacked"])
def test_it_multiplies_them_at_any_realm_but_no_champion(t: Table, printing: str, times: int) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"])
    t.seat("B", formation={"A": "Vaasa", "B": f"Nyrond + {printing}"}, pool=["Skeletal Horde"], hand=["Sea Zombie"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Neeva")
    t.B.defends("Skeletal Horde")
    t.B.plays("Sea Zombie")
    t.total("Skeletal Horde", 5 + 4 * times)
    t.settled("A", "ask-combat")


@card_test("NO/147", rules=["card.power.definition"])
def test_monsters_stay_away_from_the_arms_of_nyrond(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mul Savage", "Azhul"])
    t.seat("B", formation={"A": "Keoland", "B": "Nyrond + NO/147"}, pool=["Griffin"])
    t.seat("C", formation={"A": "Furyondy + NO/147"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.cannot("attack", "Furyondy", "Mul Savage", because="barred")
    t.A.can("attack", "Furyondy", "Azhul")
    t.A.can("attack", "Keoland", "Mul Savage")
    t.settled("A", "ask-phase-4")


@card_test("NO/144", rules=["card.power.definition"])
def test_the_arms_of_greyhawk_guard_every_greyhawk_realm_that_has_a_holding(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mul Savage", "Neeva", "Azhul"])
    t.seat("B", formation={"A": "Keoland + NO/144"})
    t.seat("C", formation={"A": "Furyondy + Castle Hart"})
    t.seat("D", formation={"A": "Rashemen + Fortifications [1st/37]"})
    t.seat("E", formation={"A": "Celene"})
    t.begin(active="A", phase=4, windows="pass")
    for barred in ("Mul Savage", "Neeva"):
        for guarded in ("Keoland", "Furyondy"):
            t.A.cannot("attack", guarded, barred, because="barred")
            t.A.can("attack", guarded, "Azhul")
        t.A.can("attack", "Celene", barred)
        t.A.can("attack", "Rashemen", barred)
    t.settled("A", "ask-phase-4")


@card_test("NO/144", rules=["gloss.allies.traits", "gloss.allies.no-type"])
def test_no_flyer_follows_as_an_ally_to_what_the_arms_of_greyhawk_guard(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["Pteranadon", "Sea Zombie"])
    t.seat("B", formation={"A": "Furyondy + Castle Hart"}, pool=["Neeva"], hand=["Pteranadon"])
    t.seat("C", formation={"A": "Nyrond + NO/144"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Furyondy", with_="Azhul")
    t.B.defends("Neeva")
    t.A.cannot("play", "A:Pteranadon", because="forbidden")
    t.A.plays("Sea Zombie")
    t.A.passes()
    t.changed("Azhul", "Sea Zombie", "B:Thugs#1")
    t.settled("B")


@card_test("NO/144", rules=["gloss.allies.traits"])
def test_flyers_follow_to_a_greyhawk_realm_without_a_holding(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["Pteranadon"])
    t.seat("B", formation={"A": "Furyondy"}, pool=["Neeva"])
    t.seat("C", formation={"A": "Nyrond + NO/144"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Furyondy", with_="Azhul")
    t.B.defends("Neeva")
    t.A.plays("Pteranadon")
    t.settled("A", "ask-combat")


@card_test("NO/144", rules=["gloss.allies.traits"])
def test_flyers_follow_to_the_realm_of_another_world(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["Pteranadon"])
    t.seat("B", formation={"A": "Rashemen + Fortifications [1st/37]"}, pool=["Neeva"])
    t.seat("C", formation={"A": "Nyrond + NO/144"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Neeva")
    t.A.plays("Pteranadon")
    t.settled("A", "ask-combat")


@card_family({"NO/236": (), "4th/94": ()}, rules=["turn.phase1.extra-draws"])
def test_arkhold_draws_a_card_more_for_its_player_alone(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": f"Raam + {printing}"}, draw=["Draj", "Stug", "Zadoc", "Wijon", "Tiger"])
    t.seat("B", formation={"A": "Vaasa"}, draw=["Tyr", "Raam", "Gulg", "Urik", "Balic"])
    t.begin(active="A", phase="start", windows="pass")
    t.A.passes()
    t.contents("A", "hand", ["Draj", "Stug", "Zadoc", "Wijon"])
    t.A.passes(4)
    t.B.passes()
    t.contents("B", "hand", ["Tyr", "Raam", "Gulg"])
    t.settled("B")


ALLIES = ["Zadoc", "Stug", "Skeleton", "War Band"]


@card_test("NO/240", rules=["gloss.allies.when"])
def test_an_attacker_of_giustenal_plays_three_allies_in_a_round(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=[*ALLIES, "Orb of Doom", "Elf Galleon"])
    t.seat("B", formation={"A": "Nibenay + NO/240"}, pool=["Neeva + War Party"], hand=["Tiger"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Dagrande")
    t.B.defends("Neeva")
    for ally in ALLIES[:3]:
        t.A.can("play", "War Band")
        t.A.plays(ally)
    t.A.cannot("play", "War Band", because="forbidden")
    t.A.plays("Orb of Doom", on="Dagrande")
    t.settled("A", "ask-combat")


@card_test("NO/240", "1st/90", rules=["gloss.allies.when"])
def test_an_ally_lost_again_has_been_played_at_giustenal(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande", "Hubadai"], hand=[*ALLIES, "Airship"])
    t.seat("B", formation={"A": "Nibenay + NO/240"}, pool=["Neeva", "Tyrinon"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Dagrande")
    t.B.defends("Neeva")
    t.A.plays("Zadoc")
    t.A.plays("Stug")
    t.A.plays("Airship")
    t.A.chooses("Zadoc")
    t.A.plays("Skeleton")
    t.A.cannot("play", "War Band", because="forbidden")
    t.changed("Zadoc", "Stug", "Airship")
    t.settled("A", "ask-combat")


@card_test("NO/240", "1st/346", rules=["gloss.allies.when"])
def test_giustenal_counts_neither_spells_nor_allies_of_others_nor_those_of_before(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Sadira + War Band"],
        hand=["Zadoc", "Magic Missile", "Shield", "Stug", "Skeleton"],
        discard=["Tiger", "Wijon"],
    )
    helpers = ["Elf Galleon", "War Party", "Gladiators"]
    t.seat("B", formation={"A": "Nibenay + NO/240"}, pool=["Mordenkainen"], hand=[*helpers, "Dispel Magic [1st/346]"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Sadira")
    t.B.defends("Mordenkainen")
    t.B.plays("Elf Galleon")
    t.A.plays("Zadoc")
    t.B.plays("War Party")
    t.A.plays("Magic Missile", by="Sadira")
    t.B.plays("Dispel Magic", by="Mordenkainen")
    t.A.plays("Shield", by="Sadira")
    t.A.plays("Stug")
    t.B.plays("Gladiators")
    t.A.can("play", "Skeleton")
    t.changed("Magic Missile")
    t.settled("A", "ask-combat")


@card_test("NO/240", "1st/316", rules=["gloss.allies.when"])
def test_giustenal_counts_an_ally_that_has_changed_sides(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Gladiators", "Stug", "Skeleton", "Zadoc"])
    t.seat("B", formation={"A": "Nibenay + NO/240"}, pool=["Tergoz Tenhammer + Shield of Wickedness"], hand=["Tiger"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("Gladiators")
    t.B.uses("Shield of Wickedness")
    t.on("Gladiators", "Tergoz Tenhammer")
    t.A.plays("Stug")
    t.A.plays("Skeleton")
    t.A.cannot("play", "Zadoc", because="forbidden")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("to", [HAND, LIMBO, ABYSS, DRAW])
@card_test("NO/240", rules=["gloss.allies.when"])
def test_giustenal_counts_an_ally_wherever_it_has_gone(t: Table, to: int) -> None:
    with given("NO/92", Play(Send(every(Named("Stug")), to))):
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=ALLIES)
        t.seat("B", formation={"A": "Nibenay + NO/240"}, pool=["Borys"], hand=["NO/92", "Tiger"])
        t.begin(active="A", phase=4)
        t.A.attacks("Nibenay", with_="Dagrande")
        t.B.defends("Borys")
        t.A.plays("Zadoc")
        t.A.plays("Stug")
        t.B.plays("NO/92")
        t.A.plays("Skeleton")
        t.A.cannot("play", "War Band", because="forbidden")
        t.changed("Zadoc", "Stug", "NO/92", "Skeleton")
        t.settled("A", "ask-combat")
