"""An artifact that may be a monster of its own."""

from __future__ import annotations

from sixrealms.language import CHAMPION, HOLDING, TARGET, Play, Target, The, discard, one
from tests.made_up import given
from tests.table_talk import Table, card_test

MAN = "4th/459"


@card_test(MAN, rules=["card.icon.type", "worldbonus.amount"], edition="1st")
def test_it_may_be_played_as_a_monster_and_fights_as_one(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"], hand=[MAN, "Magic Sword"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.can("play", MAN, "Neeva")
    t.A.plays(MAN, way=2)
    t.zone(MAN, "pool")
    t.type(MAN, "monster")
    t.level(MAN, 6)
    t.A.plays("Magic Sword", on=MAN)
    t.A.passes()
    t.A.attacks("DL/8", with_=MAN)
    t.B.defends("Azhul")
    t.total(MAN, 6 + 2)
    t.total("Azhul", 4)
    t.B.passes()
    t.zone(MAN, "pool")
    t.zone("Azhul", "discard")
    t.settled("A")


@card_test(MAN, rules=["pool.loss-attachments"], edition="1st")
def test_hung_on_a_champion_it_gives_its_bonus_and_comes_back_as_a_monster(t: Table) -> None:
    with given("1st/276", Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION)),))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[f"Neeva + {MAN}"], hand=["1st/276"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
        t.begin(active="A", phase=3, windows="pass")
        t.level("Neeva", 7 + 6)
        t.type(MAN, "artifact")
        t.A.plays("1st/276")
        t.A.chooses("Neeva")
        t.zone("Neeva", "discard")
        t.zone(MAN, "pool")
        t.type(MAN, "monster")
        t.changed("1st/276")
        t.settled("A")


@card_test(MAN, rules=["pool.loss-attachments"], edition="1st")
def test_other_losses_do_not_bring_it_and_as_a_monster_it_can_be_lost(t: Table) -> None:
    with given("1st/276", Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION)),))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva", MAN], hand=["1st/276"], discard=[])
        t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/276")
        t.offered("Neeva", MAN, "Azhul")
        t.A.chooses(MAN)
        t.zone(MAN, "discard")
        t.changed("1st/276")
        t.settled("A")


@card_test(MAN, rules=["combat.h.loser-discards-all"], edition="1st")
def test_a_defeat_of_its_bearer_brings_it_back(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"T'kkyl + {MAN}"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys + Magic Sword"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("DL/8", with_="T'kkyl")
    t.B.defends("Borys")
    t.A.passes()
    t.zone("T'kkyl", "discard")
    t.zone(MAN, "pool")
    t.changed("Borys", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(MAN, rules=["pool.loss-attachments"], edition="1st")
def test_lost_with_a_vault_it_does_not_come_back(t: Table) -> None:
    with given("1st/276", Play(discard(The(TARGET)), targets=(Target("target", one(HOLDING)),))):
        laid = {"card": "Rashemen", "with": [{"card": "4th/115", "with": [MAN]}]}
        t.seat("A", formation={"A": laid}, pool=["Neeva"], hand=["1st/276"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/276")
        t.A.chooses("4th/115")
        t.zone("4th/115", "discard")
        t.zone(MAN, "discard")
        t.changed("1st/276")
        t.settled("A")
