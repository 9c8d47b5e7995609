"""What ends a battle besides its totals, and who draws for it (ledger: battle.end.*, spoils.*, wall.*, instant.*)."""

from __future__ import annotations

from tests.cards.drawn import drew
from tests.table_talk import Table, table_test

DISPEL = "1st/346"


@table_test(rules=["battle.end.realm-gone", "battle.end.realm-gone-return", "raze.holding-lost"], edition="1st")
def test_a_defender_destroys_his_own_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Flameblade"])
    t.seat("B", formation={"A": "The High Forest + 1st/37", "B": "Keoland"}, pool=["Azhul"], hand=["Cataclysm!"])
    t.begin(active="A", phase=4)
    t.A.attacks("The High Forest", with_="Dagrande")
    t.B.passes()
    t.B.defends("Azhul")
    t.B.passes()
    t.B.plays("Cataclysm!")
    t.B.chooses("The High Forest")
    t.zone("The High Forest", "discard")
    t.zone("1st/37", "discard")
    t.zone("Dagrande", "pool")
    t.on("Flameblade", "Dagrande")
    t.zone("Azhul", "pool")
    t.asked("A", "ask-spoils")
    t.changed("Cataclysm!")
    drew(t, "A", 1)
    t.settled("A", "ask-spoils")


@table_test(rules=["battle.end.attacker-discarded", "spoils.defender-any-cause"], edition="1st")
def test_an_attacker_who_bribes_his_own_monster_pays_for_it(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage"], hand=["Treasure"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], draw=["Azhul", 3])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.A.passes()
    t.B.defends("Neeva")
    t.A.passes()
    t.A.plays("Treasure")
    t.zone("Mul Savage", "discard")
    t.asked("B", "ask-spoils")
    t.B.keeps("Azhul")
    t.zone("Azhul", "hand")
    t.zone("Neeva", "pool")
    t.changed("Treasure")
    t.settled("A", "ask-phase-4")


@table_test(rules=["battle.end.defender-defeated", "calm.others-affected", "event.harmful.calm"], edition="1st")
def test_an_attacker_calms_the_treasure_and_the_defender_falls_to_it(t: Table) -> None:
    """Only the player who calms is spared: the defending monster goes, and with it the round."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage", "Dagrande"], hand=["Calm", "Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror", "Griffin"], hand=["Treasure"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.passes()
    t.B.defends("Winged Horror")
    t.B.plays("Treasure")
    t.A.answers("Calm")
    t.zone("Winged Horror", "discard")
    t.zone("Griffin", "discard")
    t.zone("Mul Savage", "pool")
    t.standing("Nyrond")
    t.changed("Treasure", "Calm")
    t.count("B", draw=12)
    t.settled("A", "ask-next-attacker")


@table_test(rules=["wall.one-answer", "dispel.timing", "spell.any-time"], edition="1st")
def test_a_bystander_dispels_the_wall(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=["Wall of Stone"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Sadira"], hand=[DISPEL])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("The Magister")
    t.B.plays("Wall of Stone")
    t.C.answers(DISPEL, by="Sadira")
    t.zone("Mul Savage", "battle")
    t.total("The Magister", 4)
    t.zone("Wall of Stone", "discard")
    t.changed(DISPEL)
    t.settled("B", "ask-combat")


@table_test(rules=["wall.defender-stopped", "dispel.turning-offensive-only"], edition="1st")
def test_a_turned_wall_of_fire_stops_the_defender(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage", "Sadira"], hand=["Spell Turning"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister + Falcon Figurine"], hand=["1st/335"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("The Magister")
    t.B.plays("1st/335")
    t.A.answers("Spell Turning", by="Sadira")
    t.zone("The Magister", "pool")
    t.on("Falcon Figurine", "The Magister")
    t.zone("Mul Savage", "pool")
    t.standing("Nyrond")
    t.changed("1st/335", "Spell Turning")
    t.offered("Sadira")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["dispel.turning-offensive-only", "wall.attacker-stopped"], edition="1st")
def test_a_wall_of_stone_is_not_turned(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage", "Sadira"], hand=["Spell Turning"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=["Wall of Stone"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("The Magister")
    t.B.plays("Wall of Stone")
    t.zone("Spell Turning", "hand")
    t.zone("Mul Savage", "pool")
    t.zone("The Magister", "pool")
    t.count("B", draw=12)
    t.changed("Wall of Stone")
    t.A.cannot("attack", "Nyrond", other="Sadira", because="one-attack")
    t.settled("A", "ask-phase-4")


@table_test(rules=["wish.discards", "spoils.defender-any-cause", "battle.end.attacker-discarded"], edition="1st")
def test_a_bystanders_wish_discards_the_attacker(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva + Flameblade"], hand=["Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Elminster the Mage"], draw=["Azhul", 2])
    t.seat("C", formation={"A": "Keoland"}, pool=["Sadira"], hand=["4th/384"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Neeva")
    t.C.passes()
    t.B.defends("Elminster the Mage")
    t.C.passes()
    t.A.plays("Zadoc")
    t.C.plays("4th/384", by="Sadira")
    t.C.chooses("Neeva")
    t.zone("Neeva", "discard")
    t.zone("Flameblade", "discard")
    t.zone("Elminster the Mage", "pool")
    t.zone("Azhul", "hand")
    t.changed("4th/384")
    t.settled("B", "ask-spoils")


@table_test(rules=["spell.any-time", "wish.discards", "battle.end.defender-defeated"], edition="1st")
def test_in_the_losing_players_turn_the_pool_wishes_the_defender_away(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul", "Sadira", "Dagrande"], hand=["4th/384"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Elminster the Mage"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Azhul")
    t.A.passes()
    t.B.defends("Elminster the Mage")
    t.A.passes()
    t.A.plays("4th/384", by="Sadira")
    t.A.chooses("Elminster the Mage")
    t.zone("Elminster the Mage", "discard")
    t.zone("Azhul", "pool")
    t.standing("Nyrond")
    t.changed("4th/384")
    t.offered("Dagrande")
    t.settled("A", "ask-next-attacker")


@table_test(
    rules=["instant.one-card-chance", "battle.end.attacker-discarded", "spoils.defender-any-cause"], edition="1st"
)
def test_a_monster_attacking_colleen_falls_at_once_and_earns_spoils(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage + Flameblade", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Lovely Colleen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Lovely Colleen")
    t.A.says("no")  # the attack is not taken back
    t.zone("Mul Savage", "discard")
    t.zone("Flameblade", "discard")
    t.zone("Lovely Colleen", "pool")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@table_test(
    rules=["instant.one-card-chance", "instant.must-change-condition", "power.conflict.attacker-first"], edition="1st"
)
def test_the_scroll_saved_by_the_chest_then_strikes_itself(t: Table) -> None:
    """open.instant-both: the defender's power works if they survive. The Scroll, now a wizard, is hit by nothing."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Lovely Colleen", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Living Scroll"], hand=["Chest of Many Things"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Lovely Colleen")
    t.B.defends("Living Scroll")
    t.B.plays("Chest of Many Things")
    t.B.mode("wizard")
    t.zone("Lovely Colleen", "discard")
    t.zone("Living Scroll", "pool")
    t.on("Chest of Many Things", "Living Scroll")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@table_test(rules=["battle.end.realm-gone", "move.allies.protected", "move.flyer.any-realm"], edition="1st")
def test_when_the_shield_falls_walking_allies_reach_the_realm(t: Table) -> None:
    """Nyrond in front is destroyed in mid combat: the realm behind it is shielded no more."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"], hand=["Thugs", "Zadoc", "Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Elminster the Mage"])
    t.begin(active="A", phase=4)
    t.A.attacks("Keoland", with_="Neeva")
    t.A.passes()
    t.B.defends("Elminster the Mage")
    t.A.passes()
    t.A.cannot("play", "Zadoc", other="Neeva", because="move.allies.protected")
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.zone("Nyrond", "discard")
    t.A.plays("Zadoc")
    t.on("Zadoc", "Neeva")
    t.changed("Cataclysm!")
    t.settled("A", "ask-combat")


@table_test(rules=["battle.end.attacker-stops", "battle.end.voluntary-between-rounds"], edition="1st")
def test_who_stops_after_a_won_round_has_used_his_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Dagrande")
    t.B.passes()
    t.zone("Dagrande", "discard")
    t.A.stops()
    t.standing("Nyrond")
    t.count("A", draw=12)
    t.count("B", draw=12)
    t.A.cannot("attack", "Nyrond", other="Azhul", because="one-attack")
    t.changed("Neeva")
    t.settled("A", "ask-phase-4")
