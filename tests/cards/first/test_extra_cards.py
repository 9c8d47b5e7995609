"""Allies, items, artifacts, spells and events the rule documents use as examples."""

from __future__ import annotations

import pytest

from tests.cards.drawn import drew
from tests.table_talk import Table, card_test

REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}

# -- Myrmidons --------------------------------------------------------------------------------------------------------


@card_test("1st/61", rules=["event.reshuffle-excluded", "combat.h.winner-discards"])
def test_spent_myrmidons_shuffle_the_discards_back(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["1st/61"], discard=["Gith", "Neeva"], void=["Treasure"],
           abyss=["Good Fortune"], draw=[])  # fmt: skip
    t.seat("B", formation=REALM_B, pool=["T'kkyl"], discard=["War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("T'kkyl")
    t.B.passes()
    t.A.stops()
    t.zone("1st/61", "hand")
    t.zone("Gith", "discard")
    t.changed("T'kkyl")
    t.settled("A", "ask-phase-4")


@card_test("1st/61", rules=["event.reshuffle-excluded", "combat.h.loser-discards-all"])
def test_myrmidons_that_fall_go_home_with_the_discards(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["1st/61"], discard=["Gith"], void=["Treasure"],
           abyss=["Good Fortune"], draw=[])  # fmt: skip
    t.seat("B", formation=REALM_B, pool=["Elminster the Mage"], discard=["War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Elminster the Mage")
    t.A.plays("1st/61")
    t.A.passes()
    for card in ("1st/61", "Gith"):
        t.zone(card, "draw")
    t.zone("Treasure", "void")
    t.zone("Good Fortune", "abyss")
    t.zone("War Band", "discard")
    t.changed("Azhul")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


# -- the Intellect Devourer -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("prey", "falls"),
    [
        ("Stef'fa Naf'ski", True),
        ("Azhul + Orb of Doom", False),
        ("Azhul + Falcon Figurine", True),
        ("Mul Savage", False),
    ],
)
@card_test("1st/86", rules=["instant.no-chance-for-attached"])
def test_it_devours_what_has_five_levels_with_its_equipment(t: Table, prey: str, falls: bool) -> None:
    champion = prey.partition(" + ")[0]
    t.seat("A", formation=REALM_A, pool=["T'kkyl"], hand=["1st/86"])
    t.seat("B", formation=REALM_B, pool=[prey], hand=["Orb of Doom [2nd/104]"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends(champion)
    t.A.plays("1st/86")
    t.zone(champion, "discard" if falls else "battle")
    t.changed("T'kkyl", "1st/86", "Falcon Figurine" if "Falcon" in prey else "Orb of Doom [2nd/104]")
    t.settled("A", "ask-next-attacker" if falls else "ask-combat")


@card_test("1st/86", rules=["gloss.adjusted-level"])
def test_allies_and_spells_do_not_save_its_prey_nor_do_they_doom_the_strong(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl"], hand=["1st/86", "Gith"])
    t.seat("B", formation=REALM_B, pool=["Stef'fa Naf'ski + War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Stef'fa Naf'ski")
    t.total("Stef'fa Naf'ski", 9)
    t.A.plays("1st/86")
    t.zone("Stef'fa Naf'ski", "discard")
    t.zone("War Party", "discard")
    t.changed("1st/86")
    t.settled("A", "ask-next-attacker")


# -- Disintegrate -----------------------------------------------------------------------------------------------------


@card_test("1st/393", rules=["spell.phase-listed"])
def test_a_realm_behind_others_is_gone_and_its_player_attacks_no_more(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Azhul"], hand=["1st/393"])
    t.seat("B", formation={"A": "Nyrond + 1st/141", "B": "Keoland", "C": "Celene (razed)"}, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/393", by="Sadira")
    t.offered("Nyrond", "Keoland", "Celene", "Rashemen")
    t.A.chooses("Keoland")
    t.zone("Keoland", "discard")
    t.standing("Nyrond")
    t.changed("1st/393")
    t.A.passes()
    t.offered()
    t.settled("A", "ask-phase-4")


@card_test("1st/393", rules=["spell.phase-listed"])
def test_it_is_no_spell_for_combat_and_next_turn_he_attacks_again(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["1st/393"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Neeva")
    t.A.cannot("play", "1st/393", "Sadira", because="spell.phase-listed")
    t.settled("A", "ask-combat")


@card_test("1st/393", rules=["dispel.turning-offensive-only"])
def test_turned_it_strikes_no_realm_and_its_player_still_attacks_no_more(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Azhul"], hand=["1st/393"])
    t.seat("B", formation=REALM_B, pool=["The Magister"], hand=["Spell Turning"])
    t.begin(active="A", phase=3)
    t.A.plays("1st/393", by="Sadira")
    t.A.chooses("Nyrond")
    t.B.answers("Spell Turning", by="The Magister")
    t.standing("Nyrond")
    t.changed("1st/393", "Spell Turning")
    t.A.passes()
    t.A.cannot("attack", "Nyrond", "Azhul", because="no-attack-this-turn")
    t.settled("A", "ask-phase-4")


# -- the Labyrinth Map ------------------------------------------------------------------------------------------------


@card_test("1st/410", rules=["limbo.return-time", "discard.implies-defeat"])
def test_the_beaten_bearer_of_the_map_wanders_through_the_labyrinth(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["King Havlor II + 1st/410 + Orb of Doom"])
    t.seat("B", formation=REALM_B, pool=["Elminster the Mage + Dwarven Hammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="King Havlor II")
    t.B.defends("Elminster the Mage")
    t.A.passes()
    t.zone("King Havlor II", "limbo")
    t.zone("1st/410", "discard")
    t.zone("Orb of Doom", "discard")
    t.B.keeps()
    t.A.passes(2)
    t.zone("King Havlor II", "limbo")
    t.B.passes(5)
    t.A.passes(5)
    t.zone("King Havlor II", "pool")
    drew(t, "A", 3)
    drew(t, "B", 4)
    t.settled("B")


@card_test("1st/410", rules=["limbo.outside-combat-keeps"])
def test_nor_is_he_discarded_by_spells_but_others_are(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Death Spell", "Death Spell [2nd/392]"])
    t.seat("B", formation=REALM_B, pool=["T'kkyl + 1st/410", "Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Death Spell [1st/392]", by="Sadira")
    t.A.chooses("Azhul")
    t.zone("Azhul", "discard")
    t.zone("T'kkyl", "pool")
    t.A.plays("Death Spell [2nd/392]", by="Sadira")
    t.A.chooses("T'kkyl")
    t.zone("T'kkyl", "limbo")
    t.zone("1st/410", "limbo")
    t.changed("Death Spell [1st/392]", "Death Spell [2nd/392]")
    t.settled("A", "ask-phase-3")


# -- the Ego Coin -----------------------------------------------------------------------------------------------------


@card_test("1st/419", rules=["turn.phase3.one-artifact", "card.world.matching"])
def test_the_coin_lets_its_bearer_have_any_artifacts(t: Table) -> None:
    artifacts = ["Annulus", "Orb of Dragonkind", "Chaos Shield", "Codex of the Infinite Planes"]
    t.seat("A", formation=REALM_A, pool=["Dagrande + 1st/419", "Azhul"], hand=artifacts)
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    for artifact in artifacts[:3]:
        t.A.plays(artifact, on="Dagrande")
        t.on(artifact, "Dagrande")
    t.A.cannot("play", "Codex of the Infinite Planes", "Azhul", because="other-world")
    t.A.can("play", "Codex of the Infinite Planes", "Dagrande")
    t.settled("A", "ask-phase-3")


@card_test("1st/419", rules=["turn.phase3.one-artifact", "card.world.matching"])
def test_without_the_coin_one_of_the_own_world_is_all(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + 1st/419", "Dagrande + Chaos Shield"],
           hand=["Annulus", "The Labyrinth Map of Shuuc", "Dwarven Hammer"])  # fmt: skip
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "The Labyrinth Map of Shuuc", "Dagrande", because="has-artifact")
    t.A.cannot("play", "Annulus", "Dagrande", because=("has-artifact", "other-world"))
    t.A.plays("Dwarven Hammer", on="Dagrande")
    t.settled("A", "ask-phase-3")


# -- the Chest of Many Things -----------------------------------------------------------------------------------------

SPELL_OF = [("wizard", "Cone of Cold", "Sticks to Snakes"), ("cleric", "Sticks to Snakes", "Cone of Cold")]


@pytest.mark.parametrize(("kind", "can", "cannot"), SPELL_OF)
@card_test("1st/420", rules=["icon.ability.type-change", "move.flyer.any-realm"])
def test_its_bearer_flies_and_is_what_its_player_says(t: Table, kind: str, can: str, cannot: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + 1st/420"], hand=[can, cannot])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland", "C": "Celene"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.kind("Azhul", "Flyer")
    t.type("Azhul", "hero")
    t.A.attacks("Celene", with_="Azhul")
    t.A.says("yes")
    t.A.mode(["hero", "wizard", "cleric", "monster"].index(kind) + 1)
    t.type("Azhul", kind)
    t.B.defends("Borys")
    t.not_kind("Borys", "Undead")
    t.A.cannot("play", cannot, "Azhul", because="cannot-use")
    t.A.plays(can, by="Azhul")
    t.total("Azhul", 9 + (5 if kind == "wizard" else 4))
    t.settled("B", "ask-combat")


@card_test("1st/420", rules=["icon.ability.type-change"])
def test_the_choice_ends_with_the_round_and_may_be_declined(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + 1st/420", "Neeva"])
    t.seat("B", formation=REALM_B, pool=["T'kkyl"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.A.says("yes")
    t.A.mode(4)
    t.B.defends("T'kkyl")
    t.type("Azhul", "monster")
    t.B.passes()
    t.type("Azhul", "hero")
    t.kind("Azhul", "Flyer")
    t.not_kind("Neeva", "Dragon")
    t.type("Neeva", "hero")
    t.changed("T'kkyl")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize(("mode", "kind"), [(1, "hero"), (2, "wizard"), (3, "cleric")])
@card_test("1st/420", rules=["instant.one-card-chance", "instant.must-change-condition"])
def test_played_in_combat_it_saves_a_monster_from_colleen(t: Table, mode: int, kind: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Mul Savage"], hand=["1st/420", "Orb of Doom", "Gladiators"])
    t.seat("B", formation=REALM_B, pool=["Lovely Colleen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Lovely Colleen")
    t.A.says("no")  # the attack is not taken back
    t.asked("A", "ask-instant")
    t.offered("1st/420")
    t.A.plays("1st/420", on="Mul Savage")
    t.A.mode(mode)
    t.type("Mul Savage", kind)
    t.zone("Mul Savage", "battle")
    t.total("Mul Savage", 11)
    t.settled("B", "ask-combat")


# -- the Genie Bottle -------------------------------------------------------------------------------------------------


@card_test("1st/436", rules=["event.immediate", "gloss.rule-card.single"])
def test_the_genie_ends_spells_holdings_and_rule_cards(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["Shield", "1st/436"])
    t.seat("B", formation={"A": "Furyondy + 1st/149"}, pool=["Azhul + Orb of Doom"], table=["BR/118"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Furyondy", with_="Sadira")
    t.B.defends("Azhul")
    t.A.plays("Shield", by="Sadira")
    t.A.plays("1st/436")
    t.zone("Shield", "discard")
    t.zone("1st/149", "discard")
    t.zone("BR/118", "discard")
    t.zone("1st/436", "void")
    t.on("Orb of Doom", "Azhul")
    t.settled("A", "ask-combat")


@card_test("1st/436", rules=["gloss.cancel.event", "event.harmful.calm", "calm.others-affected"])
def test_it_stops_a_spell_just_cast_and_is_calmed_but_not_cancelled(t: Table) -> None:
    t.seat("A", formation={"A": "Furyondy + 1st/149"}, pool=["Sadira", "Azhul"], hand=["Banishment", "4th/382"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["1st/436"])
    t.seat("C", formation={"A": "The Great Kingdom"}, table=["BR/118"], hand=["Calm"])
    t.begin(active="A", phase=3)
    t.A.plays("Banishment", by="Sadira")
    t.B.answers("1st/436")
    t.A.could_not_answer("4th/382", because="cannot-be-answered-so")
    t.C.answers("Calm")
    t.A.passes()
    t.zone("Mul Savage", "pool")
    t.zone("Banishment", "discard")
    t.zone("1st/149", "discard")
    t.zone("BR/118", "table")
    t.zone("1st/436", "void")
    t.changed("Calm")
    t.settled("A", "ask-phase-3")


@card_test("1st/436", rules=["calm.others-affected", "event.harmful.calm"])
def test_who_calms_it_keeps_the_spell_he_is_casting(t: Table) -> None:
    t.seat("A", formation={"A": "Furyondy + 1st/149"}, pool=["Sadira"], hand=["Banishment", "Calm"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["1st/436"])
    t.begin(active="A", phase=3)
    t.A.plays("Banishment", by="Sadira")
    t.B.answers("1st/436")
    t.A.answers("Calm")
    t.zone("Mul Savage", "discard")
    t.on("1st/149", "Furyondy")
    t.changed("Banishment", "1st/436", "Calm")
    t.settled("A", "ask-phase-3")


@card_test("1st/436", rules=["spell.target-required"])
def test_with_nothing_to_end_it_is_not_played(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira + Orb of Doom"], hand=["1st/436"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3)
    t.A.cannot("play", "1st/436", because="no-effect")
    t.settled("A", "ask-phase-3")


# -- Estate Transference ----------------------------------------------------------------------------------------------


@card_test("1st/437", rules=["dispel.turning-offensive-only", "spell.phase-listed"])
def test_a_realm_and_its_holding_go_to_the_abyss(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Azhul"], hand=["1st/437"])
    t.seat("B", formation={"A": "Nyrond + 1st/143", "B": "Furyondy + 1st/141"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/437", by="Sadira")
    t.offered("Rashemen", "Nyrond", "Furyondy")
    t.A.chooses("Furyondy")
    t.zone("Furyondy", "abyss")
    t.zone("1st/141", "abyss")
    t.standing("Nyrond")
    t.zone("1st/437", "discard")
    t.A.passes()
    t.offered()
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("answer", "helper"), [("Spell Turning", "The Magister"), ("DL/83", "Nenioc")])
@card_test("1st/437", rules=["dispel.turning-offensive-only"])
def test_turned_it_takes_its_caster(t: Table, answer: str, helper: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Azhul"], hand=["1st/437"])
    t.seat("B", formation=REALM_B, pool=[helper], hand=[answer])
    t.begin(active="A", phase=3)
    t.A.plays("1st/437", by="Sadira")
    t.A.chooses("Nyrond")
    t.B.answers(answer, by=helper)
    t.zone("Sadira", "abyss")
    t.standing("Nyrond")
    t.zone("Azhul", "pool")
    t.changed("1st/437", answer)
    t.A.passes()
    t.A.cannot("attack", "Nyrond", "Azhul", because="no-attack-this-turn")
    t.settled("A", "ask-phase-4")


@card_test("1st/436", rules=["event.immediate"])
def test_in_answer_to_a_spell_it_does_all_the_rest_as_well(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Shield", "Cone of Cold"], table=["BR/118"])
    t.seat("B", formation={"A": "Furyondy + 1st/141"}, pool=["Borys"], hand=["1st/436"])
    t.begin(active="A", phase=4)
    t.A.attacks("Furyondy", with_="Sadira")
    t.B.passes()
    t.B.defends("Borys")
    t.B.passes()
    t.A.plays("Shield", by="Sadira")
    t.B.passes(2)
    t.on("Shield", "Sadira")
    t.A.plays("Cone of Cold", by="Sadira")
    t.B.answers("1st/436")
    for card in ("Shield", "Cone of Cold", "1st/141", "BR/118"):
        t.zone(card, "discard")
    t.zone("1st/436", "void")
    t.total("Sadira", 4)
    t.settled("A", "ask-combat")
