"""Heroes of 1st Edition whose powers are more than levels: what they look at, cast, destroy, and when they must act."""

from __future__ import annotations

from tests.table_talk import Table, card_family, card_test

# -- Marco Volo -------------------------------------------------------------------------------------------------------


@card_test("1st/50", rules=["turn.phase0.start-actions"])
def test_marco_volo_discards_the_top_card_he_dislikes(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/50"])
    t.seat("B", formation={"A": "Nyrond"}, draw=["War Party", "Zadoc", 5])
    t.begin(active="A", phase="start")
    t.A.says("yes")
    t.A.player("B")
    t.expect(bool(t.state.seen[t.card("War Party")] >> t.state.active & 1), "A knows the top card of B")
    t.expect(not t.state.seen[t.card("Zadoc")], "nobody knows the next card")
    t.expect(not t.state.seen[t.card("War Party")] >> (1 - t.state.active) & 1, "B does not know it")
    t.A.says("yes")
    t.zone("War Party", "discard")
    t.zone("Zadoc", "draw")
    t.settled("A", "ask-phase-0")


@card_test("1st/50", rules=["turn.phase0.start-actions"])
def test_he_may_leave_the_card_and_look_at_his_own_pile(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/50"], draw=["War Party", 5])
    t.seat("B", formation={"A": "Nyrond"}, draw=["Zadoc", 5])
    t.begin(active="A", phase="start")
    t.A.says("yes")
    t.A.player("A")
    t.A.says("no")
    t.zone("War Party", "draw")
    t.expect(bool(t.state.seen[t.card("War Party")] >> t.state.active & 1), "A knows his own top card")
    t.expect(not t.state.seen[t.card("Zadoc")], "nobody knows the top card of B")
    t.A.passes()
    t.zone("War Party", "hand")
    t.count("A", hand=3)
    t.settled("A", "ask-phase-2")


@card_test("1st/50", rules=["turn.phase0.start-actions"])
def test_he_need_not_look_at_all(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/50"])
    t.seat("B", formation={"A": "Nyrond"}, draw=["Zadoc", 5])
    t.begin(active="A", phase="start")
    t.A.says("no")
    t.expect(not t.state.seen[t.card("Zadoc")], "nobody knows the top card of B")
    t.settled("A", "ask-phase-0")


@card_test("1st/50", rules=["deckout.lost-draws"])
def test_an_empty_pile_cannot_be_looked_at(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/50"], draw=["War Party", 5])
    t.seat("B", formation={"A": "Nyrond"}, draw=[])
    t.seat("C", formation={"A": "Vaasa"}, draw=["Zadoc", 5])
    t.begin(active="A", phase="start")
    t.A.says("yes")
    t.expect(len(t.state.pending.options) == 2, "two piles are offered")  # type: ignore[union-attr]
    t.A.player("C")
    t.A.says("yes")
    t.zone("Zadoc", "discard")
    t.settled("A", "ask-phase-0")


@card_test("1st/50", rules=["abyss.unplayed-events", "turn.phase0.start-actions"])
def test_an_event_he_discards_goes_to_the_abyss(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/50"])
    t.seat("B", formation={"A": "Nyrond"}, draw=["Calm", 5])
    t.begin(active="A", phase="start")
    t.A.says("yes")
    t.A.player("B")
    t.A.says("yes")
    t.zone("Calm", "abyss")
    t.settled("A", "ask-phase-0")


@card_test("1st/50", rules=["turn.phase0.start-actions", "inplay.definition"])
def test_in_the_hand_or_in_anothers_turn_he_looks_at_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["1st/50"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/52"])
    t.begin(active="A", phase="start")
    t.settled("A", "ask-phase-0")


@card_test("1st/50", rules=["turn.phase0.start-actions"])
def test_it_is_his_players_turn_he_waits_for(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"})
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/50"])
    t.begin(active="A", phase="start")
    t.settled("A", "ask-phase-0")


# -- casting heroes ---------------------------------------------------------------------------------------------------


@card_test("1st/53", rules=["allany.includes-restricted", "spell.phase4-both"])
def test_these_adventurers_cast_spells_of_both_kinds(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/53"], hand=["Magic Missile", "Sticks to Snakes"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/53")
    t.B.defends("Mordenkainen")
    t.A.plays("Magic Missile", by="1st/53")
    t.A.plays("Sticks to Snakes", by="1st/53")
    t.total("1st/53", 10)
    t.settled("A", "ask-combat")


@card_test("1st/53", rules=["icon.ability.by-type"])
def test_their_friends_do_not(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/53", "1st/52"], hand=["Magic Missile", "Sticks to Snakes"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/52")
    t.B.defends("Mordenkainen")
    t.A.cannot("play", "Magic Missile", other="1st/52", because="icon.ability.by-type")
    t.A.cannot("play", "Sticks to Snakes", other="1st/52", because="icon.ability.by-type")
    t.settled("A", "ask-combat")


@card_test("1st/51", rules=["combat.term.battle-on-card", "activation.list.attacker"])
def test_the_harpers_choose_wizard_spells_for_a_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/51"], hand=["Magic Missile", "Sticks to Snakes"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/51")
    t.B.defends("Mordenkainen")
    t.A.mode(1)
    t.A.cannot("play", "Sticks to Snakes", other="1st/51", because="icon.ability.by-type")
    t.A.plays("Magic Missile", by="1st/51")
    t.total("1st/51", 9)
    t.settled("A", "ask-combat")


@card_test("1st/51", rules=["combat.term.battle-on-card", "activation.list.defender"])
def test_or_cleric_spells_also_when_they_defend(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["1st/51"], hand=["Magic Missile", "Sticks to Snakes"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Mordenkainen")
    t.B.defends("1st/51")
    t.B.mode(2)
    t.A.plays("Gladiators")
    t.B.cannot("play", "Magic Missile", other="1st/51", because="icon.ability.by-type")
    t.B.plays("Sticks to Snakes", by="1st/51")
    t.total("1st/51", 13)
    t.settled("B", "ask-combat")


@card_test("1st/51", rules=["turn.phase3.user-required", "turn.phase5.use-cards"])
def test_out_of_battle_the_harpers_cast_both(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/51"], hand=["Death Fog", "Raise Dead"], discard=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.can("play", "Death Fog", other="1st/51")
    t.A.can("play", "Raise Dead", other="1st/51")
    t.settled("A", "ask-phase-3")


# -- the Crime Lord ---------------------------------------------------------------------------------------------------


@card_test("1st/55", rules=["event.any-time", "discard.to-owner"])
def test_the_crime_lord_strikes_a_holding_as_an_event_in_any_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + 1st/34", "B": "Vaasa + 1st/31", "C": "Narfell + Selune"})
    t.seat("B", formation={"A": "Sembia"}, hand=["1st/55"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.passes()
    t.B.passes()
    t.A.passes()
    t.B.passes()
    t.A.passes()
    t.B.plays("1st/55", way=2)
    t.offered("Hillsfar", "Berdusk", "Selune")
    t.B.chooses("Hillsfar")
    t.zone("Hillsfar", "discard")
    t.zone("1st/55", "discard")
    t.on("Berdusk", "Vaasa")
    t.standing("Rashemen")
    t.settled("B", "ask-phase-0")


@card_test("1st/55", rules=["event.harmful.calm", "calm.others-affected"])
def test_as_an_event_he_can_be_calmed(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["1st/55"])
    t.seat("B", formation={"A": "Sembia + 1st/34"}, hand=["Calm"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("1st/55", way=2)
    t.B.answers("Calm")
    t.on("Hillsfar", "Sembia")
    t.zone("1st/55", "discard")
    t.zone("Calm", "void")
    t.settled("A", "ask-phase-3")


@card_test("1st/55", rules=["turn.phase3.place-champions", "event.harmful.calm"])
def test_as_a_hero_he_enters_the_pool_and_there_is_nothing_to_calm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["1st/55"])
    t.seat("B", formation={"A": "Sembia + 1st/34"}, hand=["Calm"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("1st/55", way=1)
    t.B.could_not_answer("Calm", because="event.harmful.calm")
    t.zone("1st/55", "pool")
    t.on("Hillsfar", "Sembia")
    t.settled("A", "ask-phase-3")


@card_test("1st/55", rules=["spell.target-required", "turn.phase3.active-only"])
def test_without_a_holding_he_is_only_a_hero(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["1st/55"])
    t.seat("B", formation={"A": "Sembia"})
    t.begin(active="A", phase=3)
    t.offered("1st/55")
    t.expect(len([a for a in t.state.pending.options if a.card >= 0]) == 1, "one way")  # type: ignore[union-attr]
    t.A.can("play", "1st/55")
    t.settled("A", "ask-phase-3")


# -- Joliet and Hettman: who attacks and who does not -----------------------------------------------------------------


@card_test("1st/78", rules=["turn.phase4.one-realm", "turn.sequence"])
def test_joliet_is_discarded_when_he_has_not_attacked(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/78 + Orb of Doom", "Dagrande"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass")
    t.zone("1st/78", "pool")
    t.A.passes()
    t.zone("1st/78", "discard")
    t.zone("Orb of Doom", "discard")
    t.settled("A", "ask-phase-5")


@card_test("1st/78", rules=["turn.phase4.one-realm"])
def test_another_attacker_does_not_help_him(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/78", "Dagrande"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.A.keeps()
    t.A.passes()
    t.razed("Nyrond")
    t.zone("1st/78", "discard")
    t.zone("Dagrande", "pool")
    t.count("A", hand=1)
    t.settled("A", "ask-phase-5")


@card_test("1st/78", rules=["turn.phase4.one-realm", "combat.h.winner-to-pool"])
def test_having_attacked_he_stays_and_must_attack_again_next_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/78"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/78")
    t.B.declines()
    t.A.keeps()
    t.A.passes(2)
    t.zone("1st/78", "pool")
    t.B.passes(5)
    t.zone("1st/78", "pool")
    t.A.passes(3)
    t.zone("1st/78", "pool")
    t.A.passes()
    t.zone("1st/78", "discard")
    t.razed("Nyrond")
    t.count("A", hand=4)
    t.count("B", hand=3)
    t.settled("A", "ask-phase-5")


@card_family({"1st/172": (), "4th/257": ()}, rules=["gloss.player-target"], edition="1st")
def test_hettman_costs_another_player_a_card_when_he_stays_at_home(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing], hand=[1])
    t.seat("B", formation={"A": "Nyrond"}, hand=[4])
    t.seat("C", formation={"A": "Vaasa"}, hand=[])
    t.begin(active="A", phase=5, windows="pass")
    t.A.passes()
    t.A.says("yes")
    t.count("A", hand=1)
    t.count("B", hand=3, discard=1)
    t.count("C", hand=0)
    t.settled("B", "ask-phase-0")


@card_test("1st/172", rules=["gloss.player-target"])
def test_he_chooses_the_victim_and_may_refrain(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/172"], hand=[1])
    t.seat("B", formation={"A": "Nyrond"}, hand=[2])
    t.seat("C", formation={"A": "Vaasa"}, hand=["Calm"])
    t.begin(active="A", phase=5, windows="pass")
    t.A.passes()
    t.A.says("yes")
    t.A.player("C")
    t.zone("Calm", "abyss")
    t.count("B", hand=2)
    t.B.passes(5)
    t.turn_of("C")
    t.count("B", hand=5)
    t.settled("C", "ask-phase-0")


@card_test("1st/172", rules=["gloss.player-target"])
def test_he_need_not_use_it(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/172"], hand=[1])
    t.seat("B", formation={"A": "Nyrond"}, hand=[2])
    t.begin(active="A", phase=5, windows="pass")
    t.A.passes()
    t.A.says("no")
    t.count("B", hand=2)
    t.settled("B", "ask-phase-0")


@card_test("1st/172", rules=["turn.phase4.one-realm"])
def test_having_attacked_he_takes_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/172"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, hand=[2])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/172")
    t.B.declines()
    t.A.keeps()
    t.A.passes(2)
    t.turn_of("B")
    t.razed("Nyrond")
    t.count("A", hand=1)
    t.count("B", hand=2)
    t.settled("B", "ask-phase-0")


# -- the Wolf Nomads --------------------------------------------------------------------------------------------------


@card_test("1st/181", rules=["pool.not-while-fighting"])
def test_the_nomads_are_stronger_while_mika_is_in_their_players_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/181", "1st/165"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("1st/181", 6)
    t.A.attacks("Vaasa", with_="1st/165")
    t.level("1st/181", 4)
    t.settled("B", "ask-defend")


@card_test("1st/181", rules=["combat.e.totals"])
def test_the_nomads_fight_with_mika_behind_them(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/181", "1st/165"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="1st/181")
    t.B.defends("Azhul")
    t.total("1st/181", 6)
    t.settled("B", "ask-combat")


@card_test("1st/181", rules=["gloss.opponent"])
def test_anothers_mika_is_no_help(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/181"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["1st/165"])
    t.begin(active="A", phase=3, windows="pass")
    t.level("1st/181", 4)
    t.settled("A", "ask-phase-3")
