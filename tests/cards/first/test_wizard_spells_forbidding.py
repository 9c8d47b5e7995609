"""Wizard spells of 1st Edition that keep champions from doing something, and one that borrows an ally."""

from __future__ import annotations

from sixrealms import explain
from sixrealms.engine.action import Action
from sixrealms.engine.reason import Reason
from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_test


def drawn(t: Table, seats: str, count: int = 3) -> None:
    """The first fillers of these draw piles have been drawn in the meantime."""
    t.changed(*(f"{seat}:filler#{i}" for seat in seats for i in range(1, count + 1)))


# -- Feebleminded -----------------------------------------------------------------------------------------------------


@card_test("1st/385", rules=["dispel.timing", "gloss.caster"])
def test_a_feebleminded_caster_casts_nothing_more_this_round(t: Table) -> None:
    duel(t, "Sadira", "Preserver", ["Feebleminded", "Gladiators"], ["Cone of Cold", "1st/346"])
    t.A.plays("Feebleminded")
    t.B.passes()
    t.A.plays("Gladiators")
    t.B.cannot("play", "Cone of Cold", "Preserver", because="forbidden")
    t.B.cannot("play", "1st/346", "Preserver", because="forbidden")
    t.settled("B", "ask-combat")


@card_test("1st/385", rules=["dispel.timing", "gloss.caster"])
def test_a_feebleminded_champion_cannot_answer_but_another_may(t: Table) -> None:
    duel(t, "Sadira", "Preserver", ["Feebleminded", "Crushing Fist"], ["1st/346"], their_pool=["Vaerhirmana"])
    t.A.plays("Feebleminded")
    t.B.passes()
    t.A.plays("Crushing Fist")
    t.asked("B", "ask-answer")
    t.B.cannot("answer", "1st/346", "Preserver", because="forbidden")
    t.B.answers("1st/346", by="Vaerhirmana")
    t.zone("Crushing Fist", "discard")
    t.zone("1st/346", "discard")
    t.total("Sadira", 4)
    t.settled("A", "ask-combat")


@card_test("1st/385", rules=["spell.target-required", "icon.ability.by-type"])
def test_feebleminding_takes_a_spellcaster(t: Table) -> None:
    duel(t, "Sadira", "Neeva", ["Feebleminded"], their_pool=["Preserver"])
    t.A.cannot("play", "Feebleminded", "Sadira", because="spell.target-required")
    t.settled("A", "ask-combat")


@card_test("1st/385", rules=["icon.ability.by-type"])
def test_who_may_cast_by_a_power_is_a_spellcaster_too(t: Table) -> None:
    duel(t, "Sadira + Wand of Light", "Dragon King", ["Feebleminded", "Gladiators"], ["Cone of Cold"])
    t.A.plays("Feebleminded")
    t.A.plays("Gladiators")
    t.B.cannot("play", "Cone of Cold", "Dragon King", because="forbidden")
    t.settled("B", "ask-combat")


@card_test("1st/385", rules=["combat.term.battle-on-card"])
def test_the_mind_clears_after_the_round(t: Table) -> None:
    duel(t, "Sadira", "Preserver", ["Feebleminded", "Raise Dead"], ["1st/346"], pool=["Sysania"])
    t.A.plays("Feebleminded")
    t.B.passes()
    t.A.passes()
    t.zone("Sadira", "discard")
    t.B.keeps()
    t.A.passes()
    t.A.plays("Raise Dead", by="Sysania")
    t.B.answers("1st/346", by="Preserver")
    t.zone("Sadira", "discard")
    t.zone("Raise Dead", "discard")
    t.zone("1st/346", "discard")
    t.changed("Feebleminded", "B:filler#1")
    t.settled("A", "ask-phase-5")


# -- Death Fog --------------------------------------------------------------------------------------------------------


@card_test(
    "1st/391", rules=["gloss.player-target", "event.duration-in-play", "gloss.adjusted-level", "card.power.definition"]
)
def test_death_fog_kills_the_weak_of_one_pool_and_the_rest_cannot_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Death Fog"])
    t.seat(
        "B",
        formation={"A": "Sembia"},
        pool=["Herminard", "Tergoz Tenhammer + Wand of Light", "Mul Savage", "Azhul + Falcon Figurine"],
        hand=["Neeva"],
    )
    t.seat("C", formation={"A": "Gulg"}, pool=["T'kkyl"])
    t.begin(active="A", phase=3)
    t.A.plays("Death Fog", by="Sadira")
    t.asked("A", "ask-player")
    t.A.player("B")
    t.zone("Herminard", "discard")
    t.zone("Azhul", "discard")
    t.zone("Falcon Figurine", "discard")
    t.zone("Tergoz Tenhammer", "pool")
    t.zone("Mul Savage", "pool")
    t.zone("T'kkyl", "pool")
    t.zone("Sadira", "pool")
    t.zone("Death Fog", "table")
    t.A.passes(3)
    t.turn_of("B")
    t.B.passes(3)
    t.B.cannot("attack", "Nibenay", "Mul Savage", because="may-not-attack")
    t.B.cannot("attack", "Nibenay", "Tergoz Tenhammer", because="may-not-attack")
    t.B.can("attack", "Nibenay", "Neeva")
    t.zone("Death Fog", "table")
    t.B.passes(2)
    t.zone("Death Fog", "discard")
    t.turn_of("C")
    t.C.passes(3)
    t.C.can("attack", "Nibenay", "T'kkyl")
    drawn(t, "BC")
    t.settled("C", "ask-phase-4")


@card_test("1st/391")
def test_survivors_of_the_fog_defend_and_attack_again_later(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira", "Azhul"], hand=["Death Fog"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Mul Savage", "Neeva"])
    t.begin(active="A", phase=3)
    t.A.plays("Death Fog", by="Sadira")
    t.A.passes()
    t.A.attacks("Sembia", with_="Azhul")
    t.B.defends("Neeva")
    t.A.passes()
    t.B.keeps()
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(5)
    t.turn_of("A")
    t.A.passes(5)
    t.turn_of("B")
    t.B.passes(3)
    t.B.can("attack", "Nibenay", "Mul Savage")
    t.changed("Azhul", "Death Fog", *(f"B:filler#{i}" for i in range(1, 8)))
    drawn(t, "A")
    t.settled("B", "ask-phase-4")


@card_test("1st/391", rules=["immunity.always-active", "general.touch.retarget"])
def test_the_immune_stand_in_the_fog_unharmed(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Death Fog"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Shandrill", "Herminard"])
    t.begin(active="A", phase=3)
    t.A.plays("Death Fog", by="Sadira")
    t.zone("Herminard", "discard")
    t.zone("Shandrill", "pool")
    t.A.passes(3)
    t.B.passes(3)
    t.B.can("attack", "Nibenay", "Shandrill")
    t.zone("Death Fog", "table")
    drawn(t, "B")
    t.settled("B", "ask-phase-4")


# -- Geas -------------------------------------------------------------------------------------------------------------


@card_test("1st/394", rules=["spell.phase-listed", "event.duration-in-play", "card.power.definition"])
def test_a_geas_binds_a_champion_until_its_owners_next_turn_is_over(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Geas"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva", "Mul Savage"])
    t.seat("C", formation={"A": "The Yeomanry"}, pool=["Herminard"])
    t.begin(active="A", phase=3)
    t.A.plays("Geas", by="Sadira")
    t.offered("Neeva", "Mul Savage", "Herminard")
    t.A.chooses("Neeva")
    t.zone("Geas", "table")
    t.A.passes()
    t.A.attacks("Sembia", with_="Sadira")
    t.B.cannot("defend", "Neeva", because="may-not-defend")
    t.B.defends("Mul Savage")
    t.A.passes()
    t.B.keeps()
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(3)
    t.B.cannot("attack", "The Yeomanry", "Neeva", because="may-not-attack")
    t.B.can("attack", "The Yeomanry", "Mul Savage")
    t.zone("Geas", "table")
    t.B.passes(2)
    t.zone("Geas", "discard")
    t.turn_of("C")
    t.C.passes(3)
    t.C.attacks("Sembia", with_="Herminard")
    t.B.can("defend", "Neeva")
    t.changed("Sadira", "Herminard")
    drawn(t, "C")
    drawn(t, "B", 4)
    t.settled("B", "ask-defend")


@card_test("1st/394", rules=["general.touch.retarget", "immunity.always-active"])
def test_no_geas_on_the_immune(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Geas"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Shandrill"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "Geas", "Sadira", because=("no-target", "immune"))
    t.settled("A", "ask-phase-3")


@card_test("1st/391", rules=["general.touch.retarget", "immunity.always-active"])
def test_no_fog_where_everybody_is_immune(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Death Fog"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Shandrill"])
    t.seat("C", formation={"A": "Gulg"})
    t.begin(active="A", phase=3)
    t.A.cannot("play", "Death Fog", "Sadira", because=("no-target", "immune"))
    t.settled("A", "ask-phase-3")


@card_test("1st/391", rules=["general.touch.retarget", "immunity.always-active"])
def test_the_fog_passes_by_a_player_whose_champions_are_all_immune(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Death Fog"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Shandrill"])
    t.seat("C", formation={"A": "Gulg"}, pool=["Neeva"])
    t.seat("D", formation={"A": "Celene"}, pool=["Otto", "Azhul"])
    t.begin(active="A", phase=3)
    t.A.plays("Death Fog", by="Sadira")
    seat, s = t.sitting.objects.seat, t.state
    assert explain(s, seat("A"), Action("seat", number=seat("B"))) == [
        Reason("immunity.always-active", "immune", t.card("Shandrill"))
    ]
    assert explain(s, seat("A"), Action("seat", number=seat("C"))) == []
    t.settled("A", "ask-player")


# -- Control Undead ---------------------------------------------------------------------------------------------------


@card_test("1st/396", rules=["gloss.hand", "discard.to-owner", "borrow.exceptions"])
def test_control_undead_borrows_the_largest_undead_ally_of_one_hand(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Control Undead", "Skeleton"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Herminard"], hand=["Gladiators"])
    graveyard = ["Skeleton", "Swordwraith", "Sea Zombie", "Sea Zombie", "Skeletal Horde", "Kank Lancers"]
    t.seat("C", formation={"A": "Gulg"}, hand=graveyard)
    t.begin(active="A", phase=4)
    t.A.attacks("Sembia", with_="Sadira")
    t.B.defends("Herminard")
    t.A.plays("Control Undead")
    t.A.player("C")
    t.asked("C", "ask-choose")
    t.offered("Swordwraith", "Sea Zombie#1", "Sea Zombie#2")
    t.C.chooses("Swordwraith")
    t.on("Swordwraith", "Sadira")
    t.total("Sadira", 8)
    t.B.passes()
    t.zone("Herminard", "discard")
    t.zone("Swordwraith", "discard", of="C")
    t.zone("Sadira", "pool")
    t.zone("Control Undead", "discard")
    t.zone("C:Skeleton", "hand")
    t.settled("A", "ask-next-attacker")


@card_test("1st/396", rules=["gloss.hand"])
def test_who_has_no_undead_ally_lends_none(t: Table) -> None:
    duel(t, "Sadira", "Herminard", ["Control Undead", "Swordwraith"], ["Gladiators", "Skeletal Horde"])
    t.A.plays("Control Undead")
    t.zone("Gladiators", "hand")
    t.zone("Skeletal Horde", "hand")
    t.zone("Swordwraith", "hand")
    t.total("Sadira", 4)
    t.settled("A", "ask-combat")
