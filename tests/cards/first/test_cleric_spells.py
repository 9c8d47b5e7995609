"""Cleric spells of 1st Edition (walls: test_walls.py, Dispel Magic: test_dispel_magic.py)."""

from __future__ import annotations

from sixrealms.engine.immunity import shielded
from sixrealms.engine.power import Context
from tests.cards.first.spell_duel import duel, ways_offered
from tests.table_talk import Table, card_family, card_test

# -- Blade Barrier, Holy Word, Flame Strike ---------------------------------------------------------------------------


@card_test("1st/352", rules=["gloss.adjusted-level"])
def test_blade_barrier_cuts_down_attacking_allies_of_level_5_or_less(t: Table) -> None:
    mine = "Herminard + Hordes of Castle Greyhawk + Kank Lancers + Orb of Doom"
    duel(t, mine, "Sysania + Gith", [], ["Blade Barrier"])
    t.B.plays("Blade Barrier")
    t.zone("Hordes of Castle Greyhawk", "discard")
    t.on("Kank Lancers", "Herminard")
    t.on("Orb of Doom", "Herminard")
    t.on("Gith", "Sysania")
    t.total("Herminard", 12)
    t.settled("B", "ask-combat")


@card_test("1st/352", rules=["power.condition-mandatory"])
def test_blade_barrier_is_for_defenders(t: Table) -> None:
    duel(t, "Sysania", "Herminard + Gith", ["Blade Barrier"])
    t.A.cannot("play", "Blade Barrier", "Sysania", because="condition-not-met")
    t.settled("A", "ask-combat")


@card_test("1st/352", rules=["spell.target-required"])
def test_blade_barrier_needs_allies_to_cut(t: Table) -> None:
    duel(t, "Neeva + Kank Lancers", "Sysania + Gith", [], ["Blade Barrier"])
    t.B.cannot("play", "Blade Barrier", "Sysania", because="no-effect")
    t.settled("B", "ask-combat")


@card_test("1st/365", rules=["undead.fear.cleric-immune"])
def test_holy_word_destroys_undead_allies_on_both_sides(t: Table) -> None:
    theirs = "Skeletal Horde + Swordwraith + Zadoc"
    idle = ["Winged Horror + Giant Skeleton"]
    duel(t, "Sysania + Skeleton + Thugs", theirs, ["Holy Word"], ["Sea Zombie"], pool=idle)
    t.A.plays("Holy Word")
    t.zone("Swordwraith", "discard")
    t.zone("Skeleton", "discard")
    t.on("Thugs", "Sysania")
    t.on("Zadoc", "Skeletal Horde")
    t.zone("Skeletal Horde", "battle")
    t.on("Giant Skeleton", "Winged Horror")
    t.zone("Sea Zombie", "hand")
    t.total("Skeletal Horde", 7)
    t.settled("A", "ask-combat")


@card_test("1st/365", rules=["spell.target-required"])
def test_holy_word_needs_an_undead_ally_in_combat(t: Table) -> None:
    duel(t, "Sysania", "Skeletal Horde + Zadoc", ["Holy Word"])
    t.A.cannot("play", "Holy Word", "Sysania", because="no-effect")
    t.settled("A", "ask-combat")


@card_test("1st/367", rules=["spell.target-required"])
def test_flame_strike_takes_allies_of_six_levels_together(t: Table) -> None:
    theirs = "Herminard + War Band + Zadoc + Gith + War Party + Kank Lancers + Gladiators + Orb of Doom"
    duel(t, "Sysania + Thugs", theirs, ["Flame Strike"])
    t.A.plays("Flame Strike")
    t.offered("War Band", "Zadoc", "Gith", "War Party", "Kank Lancers")
    t.A.chooses("War Band")
    t.offered("Zadoc", "Gith")
    t.A.chooses("Zadoc")
    t.offered("Gith")
    t.A.chooses("Gith")
    for ally in ("War Band", "Zadoc", "Gith"):
        t.zone(ally, "discard")
    t.on("War Party", "Herminard")
    t.on("Kank Lancers", "Herminard")
    t.on("Gladiators", "Herminard")
    t.on("Thugs", "Sysania")
    t.settled("A", "ask-combat")


@card_test("1st/367", rules=["spell.target-required"])
def test_flame_strike_may_stop_before_six_but_not_before_one(t: Table) -> None:
    duel(t, "Sysania", "Herminard + War Band + Gith + Kank Lancers", ["Flame Strike"])
    t.A.plays("Flame Strike")
    t.offered("War Band", "Gith", "Kank Lancers")
    pending = t.state.pending
    t.expect(pending is not None and all(a.verb == "choose" for a in pending.options), "one must be chosen")
    t.A.chooses("War Band")
    t.A.done()
    t.zone("War Band", "discard")
    t.on("Gith", "Herminard")
    t.on("Kank Lancers", "Herminard")
    t.settled("A", "ask-combat")


@card_test("1st/367", rules=["spell.target-required"])
def test_flame_strike_reaches_no_ally_of_level_7(t: Table) -> None:
    duel(t, "Sysania", "Herminard + Gladiators", ["Flame Strike"])
    t.A.cannot("play", "Flame Strike", "Sysania", because="no-target")
    t.settled("A", "ask-combat")


# -- Bless, Bark Skin -------------------------------------------------------------------------------------------------


@card_test("1st/353", rules=["gloss.defensive"])
def test_bless_strengthens_champion_and_allies_by_one_each(t: Table) -> None:
    duel(t, "Sysania + Gith + Zadoc + Falcon Figurine", "Neeva + Kank Lancers", ["Bless", "War Band"], ["Gladiators"])
    t.A.plays("Bless")
    t.level("Falcon Figurine", 1)
    t.level("Sysania", 6)
    t.level("Gith", 2)
    t.level("Zadoc", 3)
    t.level("Neeva", 7)
    t.level("Kank Lancers", 6)
    t.total("Sysania", 11)
    t.A.plays("War Band")
    t.level("War Band", 4)
    t.total("Sysania", 15)
    t.settled("B", "ask-combat")


@card_test("1st/353", rules=["combat.term.battle-on-card"])
def test_a_blessing_ends_with_the_round(t: Table) -> None:
    duel(t, "Sysania", "Herminard", ["Bless"], pool=["Azhul"])
    t.A.plays("Bless")
    t.total("Sysania", 5)
    t.B.passes()
    t.zone("Sysania", "pool")
    t.level("Sysania", 4)
    t.zone("Bless", "discard")
    t.changed("Herminard")
    t.A.attacks("Sembia", with_="Azhul")
    t.level("Azhul", 4)
    t.settled("B", "ask-defend")


@card_test("1st/356", rules=["gloss.defensive"])
def test_bark_skin_strengthens_one_defender(t: Table) -> None:
    duel(t, "Neeva + Gladiators", "Sysania + Gith + Zadoc + Orb of Doom", [], ["Bark Skin"])
    t.B.plays("Bark Skin")
    t.offered("Sysania", "Gith", "Zadoc")
    t.B.chooses("Gith")
    t.on("Bark Skin", "Gith")
    t.level("Gith", 3)
    t.level("Sysania", 6)
    t.level("Zadoc", 2)
    t.total("Sysania", 11)
    t.settled("B", "ask-combat")


@card_test("1st/356", rules=["combat.h.winner-discards"])
def test_bark_skin_on_the_champion_itself(t: Table) -> None:
    duel(t, "Tergoz Tenhammer", "Sysania", [], ["Bark Skin"])
    t.B.plays("Bark Skin")
    t.on("Bark Skin", "Sysania")
    t.level("Sysania", 6)
    t.A.passes()
    t.zone("Sysania", "pool")
    t.zone("Bark Skin", "discard")
    t.level("Sysania", 4)
    t.changed("Tergoz Tenhammer", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("1st/356", rules=["power.condition-mandatory"])
def test_bark_skin_is_for_defenders(t: Table) -> None:
    duel(t, "Sysania", "Neeva", ["Bark Skin"])
    t.A.cannot("play", "Bark Skin", "Sysania", because="condition-not-met")
    t.settled("A", "ask-combat")


# -- Darkness, Protection, Invisibility to Undead ---------------------------------------------------------------------


@card_test("1st/359", rules=["gloss.defensive", "spell.phase4-both"])
def test_darkness_ends_the_battle_without_victor(t: Table) -> None:
    mine, theirs = "Sysania + Orb of Doom + Gith + Spell of Formless Horror", "Neeva + Zadoc + Thugs (of A)"
    duel(t, mine, theirs, ["Darkness"], [1], their_pool=["Azhul + Spell of Formless Horror"])
    t.A.plays("Darkness")
    t.zone("Sysania", "pool")
    t.on("Orb of Doom", "Sysania")
    t.zone("Neeva", "pool")
    t.zone("Gith", "hand")
    t.zone("Zadoc", "hand")
    t.zone("Thugs", "hand", of="A")
    t.zone("A:Spell of Formless Horror", "discard")
    t.on("B:Spell of Formless Horror", "Azhul")
    t.zone("Darkness", "discard")
    t.standing("Sembia")
    t.count("B", hand=2, draw=12)
    t.settled("A", "ask-phase-4")


@card_test("1st/359", rules=["power.condition-mandatory"])
def test_darkness_does_not_help_against_monsters(t: Table) -> None:
    duel(t, "Sysania", "Mul Savage", ["Darkness"])
    t.A.cannot("play", "Darkness", "Sysania", because="condition-not-met")
    t.settled("A", "ask-combat")


@card_test("1st/360", rules=["combat.term.battle-on-card", "wall.defender-stopped"])
def test_protection_drives_an_undead_champion_home(t: Table) -> None:
    theirs = "Skeletal Horde + Orb of Doom + Swordwraith"
    duel(t, "Sysania + Skeleton", theirs, ["Protection"], pool=["Azhul"])
    t.A.plays("Protection")
    t.zone("Skeletal Horde", "pool")
    t.on("Orb of Doom", "Skeletal Horde")
    t.zone("Swordwraith", "discard")
    t.zone("Sysania", "pool")
    t.zone("Skeleton", "discard")
    t.zone("Protection", "discard")
    t.standing("Sembia")
    t.settled("A", "ask-next-attacker")


@card_test("1st/360", rules=["gloss.allies.traits"])
def test_protection_keeps_undead_allies_of_the_opponent_away(t: Table) -> None:
    hand, theirs = ["Protection", "Sea Zombie", "Gladiators"], "Neeva + Swordwraith + War Band"
    duel(t, "Sysania + Skeleton", theirs, hand, ["Giant Skeleton", "War Party"])
    t.A.plays("Protection")
    t.zone("Swordwraith", "discard")
    t.on("War Band", "Neeva")
    t.on("Skeleton", "Sysania")
    t.A.plays("Sea Zombie")
    t.on("Sea Zombie", "Sysania")
    t.A.plays("Gladiators")
    t.B.cannot("play", "Giant Skeleton", "Neeva", because="forbidden")
    t.B.plays("War Party")
    t.on("War Party", "Neeva")
    t.settled("B", "ask-combat")


@card_test("1st/370", rules=["immunity.ignore-same", "immunity.self-only-not-negated"])
def test_undead_allies_add_nothing_against_one_they_cannot_see(t: Table) -> None:
    theirs = "Skeletal Horde + Swordwraith + War Band"
    duel(t, "Sysania + Skeleton", theirs, ["Invisibility to Undead", "Gladiators"], ["Sea Zombie"])
    t.A.plays("Invisibility to Undead")
    t.total("Skeletal Horde", 8)
    t.total("Sysania", 5)
    t.A.plays("Gladiators")
    t.B.plays("Sea Zombie")
    t.total("Skeletal Horde", 8)
    t.settled("B", "ask-combat")


@card_test("1st/370", rules=["immunity.ignore-same", "combat.term.battle-on-card"])
def test_powers_of_undead_opponents_do_not_touch_it_in_this_round(t: Table) -> None:
    theirs = "Skeletal Horde + Swordwraith + War Band"
    duel(t, "Sysania + Skeleton", theirs, ["Invisibility to Undead", "Gladiators"], pool=["Azhul"])
    t.A.plays("Invisibility to Undead")
    touched = [c for c in ("Skeletal Horde", "Swordwraith", "War Band", "Skeleton") if not untouched(t, "Sysania", c)]
    t.expect(touched == ["War Band", "Skeleton"], f"undead opponents are ignored and nobody else; {touched} are not")
    t.expect(not untouched(t, "War Band", "Skeletal Horde"), "nobody but the caster is invisible")
    t.A.plays("Gladiators")
    t.B.passes()
    t.zone("Sysania", "pool")
    t.expect(not untouched(t, "Sysania", "B:Skeletal Horde"), "it is over with the round")
    t.changed("Skeletal Horde", "Swordwraith", "War Band", "Skeleton", "Gladiators", "Invisibility to Undead")
    t.settled("A", "ask-next-attacker")


def untouched(t: Table, card: str, by: str) -> bool:
    """Whether what one card does passes another by."""
    state, source = t.now().state, t.card(by)
    return shielded(state, t.card(card), Context(source, state.ctrl[source]))


# -- Chariot of Sustarre, Protection from Lightning, Raise Dead -------------------------------------------------------


@card_test("1st/361", rules=["gloss.defensive", "combat.term.battle-on-card"])
def test_the_chariot_lifts_a_champion_for_the_round(t: Table) -> None:
    duel(t, "Shayira + Gith", "Neeva", ["Chariot of Sustarre", "Gladiators"], pool=["Azhul"])
    t.A.plays("Chariot of Sustarre", way=1)
    t.kind("Shayira", "Flyer")
    t.not_kind("Gith", "Flyer")
    t.A.plays("Gladiators")
    t.not_kind("Gladiators", "Flyer")
    t.B.passes()
    t.zone("Shayira", "pool")
    t.not_kind("Shayira", "Flyer")
    t.zone("Chariot of Sustarre", "discard")
    t.changed("Neeva", "Gith", "Gladiators")
    t.settled("A", "ask-next-attacker")


@card_test("1st/361", rules=["gloss.defensive"])
def test_the_chariot_lifts_two_allies(t: Table) -> None:
    duel(t, "Shayira + Gith + Zadoc + Wijon", "Neeva + Gladiators", ["Chariot of Sustarre"])
    t.A.plays("Chariot of Sustarre", way=2)
    t.offered("Gith", "Zadoc", "Wijon")
    t.A.chooses("Gith", "Wijon")
    t.kind("Gith", "Flyer")
    t.kind("Wijon", "Flyer")
    t.not_kind("Zadoc", "Flyer")
    t.not_kind("Shayira", "Flyer")
    t.not_kind("Gladiators", "Flyer")
    t.settled("A", "ask-combat")


@card_test("1st/361", rules=["spell.target-required"])
def test_the_chariot_may_carry_one_ally_only_and_needs_somebody(t: Table) -> None:
    duel(t, "Shayira + Gith + Zadoc", "Neeva + Gladiators", ["Chariot of Sustarre"])
    t.A.plays("Chariot of Sustarre", way=2)
    t.A.chooses("Gith")
    t.A.done()
    t.kind("Gith", "Flyer")
    t.not_kind("Zadoc", "Flyer")
    t.settled("A", "ask-combat")


@card_test("1st/361", rules=["spell.target-required"])
def test_the_chariot_without_allies_carries_the_champion(t: Table) -> None:
    duel(t, "Shayira", "Neeva + Gladiators", ["Chariot of Sustarre"])
    t.expect(ways_offered(t, "Chariot of Sustarre") == 1, "there are no allies to lift")
    t.A.plays("Chariot of Sustarre")
    t.kind("Shayira", "Flyer")
    t.settled("A", "ask-combat")


@card_test("1st/368", rules=["immunity.level-bonus-lost", "immunity.always-active", "general.touch.retarget"])
def test_lightning_cannot_harm_the_protected(t: Table) -> None:
    hand = ["Chain Lightning", "Lightning Bolt", "Cone of Cold", "War Party"]
    their_hand = ["Protection from Lightning", "Gladiators", "1st/390"]
    duel(t, "Preserver + Staff of Conjuring", "Otto + Gith + Flameblade", hand, their_hand)
    t.B.plays("Protection from Lightning")
    t.B.plays("Gladiators")
    t.total("Otto", 18)
    t.A.plays("A:Chain Lightning")
    t.total("Preserver", 11)
    t.A.plays("Lightning Bolt")
    t.zone("Flameblade", "discard")
    t.on("Gith", "Otto")
    t.total("Preserver", 11)
    t.A.plays("Cone of Cold")
    t.total("Preserver", 16)
    t.A.plays("War Party")
    t.B.plays("B:Chain Lightning")
    t.total("Otto", 21)
    t.settled("A", "ask-combat")


@card_test("1st/368", rules=["combat.term.battle-on-card"])
def test_the_protection_ends_with_the_round(t: Table) -> None:
    theirs = ["Protection from Lightning"]
    duel(t, "Sadira", "Shayira", ["Chain Lightning"], theirs, pool=["Preserver"], their_pool=["Neeva"])
    t.B.plays("Protection from Lightning")
    t.B.passes()
    t.zone("Sadira", "pool")
    t.changed("Shayira", "Protection from Lightning")
    t.A.attacks("Sembia", with_="Preserver")
    t.B.defends("Neeva")
    t.A.plays("Chain Lightning")
    t.total("Preserver", 11)
    t.settled("B", "ask-combat")


@card_family({"1st/366": (), "4th/401": ()}, rules=["spell.phase-listed", "gloss.defeated.discard-pile"], edition="1st")
def test_raise_dead_takes_a_champion_back_into_the_hand(t: Table, printing: str) -> None:
    discard = ["Azhul", "Mul Savage", "Preserver", "Gladiators", "Orb of Doom", "Bless"]
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sysania"], hand=[printing, printing], discard=discard)
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva"], discard=["Herminard"])
    t.begin(active="A", phase=3)
    t.A.plays(f"{printing}#1", by="Sysania")
    t.offered("Azhul", "Mul Savage", "Preserver")
    t.A.chooses("Mul Savage")
    t.zone("Mul Savage", "hand")
    t.zone("Azhul", "discard")
    t.zone(f"{printing}#1", "discard")
    t.A.passes()
    t.A.cannot("play", f"{printing}#2", "Sysania", because="wrong-moment")
    t.A.passes()
    t.A.plays(f"{printing}#2", by="Sysania")
    t.A.chooses("Azhul")
    t.zone("Azhul", "hand")
    t.zone(f"{printing}#2", "discard")
    t.settled("A", "ask-phase-5")


@card_test("1st/366", rules=["spell.target-required"])
def test_raise_dead_needs_a_champion_of_ones_own(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sysania"], hand=["Raise Dead"], discard=["Gladiators"])
    t.seat("B", formation={"A": "Sembia"}, discard=["Herminard"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "Raise Dead", "Sysania", because="no-target")
    t.settled("A", "ask-phase-3")
