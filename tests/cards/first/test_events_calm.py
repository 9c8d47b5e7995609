"""Calm of 1st Edition: who is spared, what others still suffer, and when it is too late."""

from __future__ import annotations

from tests.cards.drawn import drew
from tests.table_talk import Table, card_test


@card_test("1st/400", "1st/201", rules=["pause.offered", "calm.others-affected", "event.harmful.calm"])
def test_calm_shuts_a_harmful_event_out_for_its_player_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Transformation!", "Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Calm", "Gith"])
    t.seat("C", formation={"A": "Keoland"}, hand=["Tiger"])
    t.begin(active="A", phase=3)
    t.A.plays("Transformation!")
    t.asked("B", "ask-answer")
    t.contents("C", "hand", ["Tiger"])
    t.B.answers("Calm")
    t.contents("B", "hand", ["Gith"])
    t.zone("Calm", "void")
    t.zone("Tiger", "discard")
    t.zone("Zadoc", "discard")
    t.count("A", hand=5)
    t.count("C", hand=5)
    drew(t, "A", 5)
    drew(t, "C", 5)
    t.settled("A", "ask-phase-3")


@card_test("1st/400", "1st/99", rules=["counter.exception", "pause.offered", "counter.next-card"])
def test_calm_saves_the_chosen_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Calm"])
    t.seat("C", formation={"A": "Keoland"}, hand=["Calm"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.C.could_not_answer("C:Calm", because="open.calm-by-unaffected")
    t.B.answers("B:Calm")
    t.standing("Nyrond")
    t.zone("Cataclysm!", "void")
    t.settled("A", "ask-phase-3")


@card_test("1st/400", rules=["pause.clockwise", "pause.single-action"])
def test_who_has_passed_cannot_calm_any_more(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Enslaved!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"], hand=["Calm"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Tergoz Tenhammer"], hand=["Calm"])
    t.begin(active="A", phase=3)
    t.A.plays("Enslaved!")
    t.B.passes()
    t.C.answers("C:Calm")
    t.zone("Dagrande", "discard")
    t.zone("Gnomes of Samek", "discard")
    t.zone("Tergoz Tenhammer", "pool")
    t.zone("B:Calm", "hand")
    t.settled("A", "ask-phase-3")


@card_test("1st/400", rules=["pause.clockwise"])
def test_in_the_fourth_edition_calming_stays_possible_after_passing(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Enslaved!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"], hand=["Calm"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Tergoz Tenhammer"], hand=["Calm"])
    t.begin(active="A", phase=3, ruleset="fourth-edition")
    t.A.plays("Enslaved!")
    t.B.passes()
    t.C.passes()
    t.B.answers("B:Calm")
    t.C.passes()
    t.zone("Gnomes of Samek", "pool")
    t.zone("B:Calm", "abyss")
    t.zone("Enslaved!", "abyss")
    t.zone("Tergoz Tenhammer", "discard")
    t.zone("Dagrande", "discard")
    t.settled("A", "ask-phase-3")


@card_test("1st/400", rules=["calm.only-harmful", "event.helpful.negators"])
def test_calm_does_not_answer_helpful_events(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Good Fortune", "Calm"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Calm"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "A:Calm", because="event.any-time")
    t.A.plays("Good Fortune")
    t.B.could_not_answer("B:Calm", because="calm.only-harmful")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-3")


@card_test("1st/400", "1st/91", rules=["calm.others-affected", "event.duration-in-play"])
def test_a_calmed_event_goes_on_sparing_its_player(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Bad Omens"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"], hand=["Calm"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Bad Omens")
    t.B.answers("Calm")
    t.level("Dagrande", 3)
    t.level("Tergoz Tenhammer", 5)
    t.level("Azhul", 3)
    t.A.passes(3)
    t.level("Tergoz Tenhammer", 5)
    t.level("Azhul", 3)
    t.settled("B", "ask-phase-0")


@card_test("1st/400", "1st/387", "1st/168", rules=["calm.others-affected"])
def test_who_has_calmed_the_hound_and_the_mutiny_may_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Faithful Hound", "Mutiny!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"], hand=["Calm", "Calm"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Azhul"])
    t.begin(active="A", phase=5, windows="pass")
    t.A.plays("Faithful Hound")
    t.B.answers("Calm")
    t.A.plays("Mutiny!")
    t.B.answers("Calm")
    t.A.passes()
    t.B.passes(3)
    t.B.can("attack", "Sembia", "Tergoz Tenhammer")
    t.B.passes(2)
    t.C.passes(3)
    t.C.cannot("attack", "Sembia", "Azhul", because=("card.power.definition", "move.earthwalker.reach"))
    t.zone("B:Calm#1", "void")
    t.zone("B:Calm#2", "void")
    t.zone("Faithful Hound", "table")
    t.zone("Mutiny!", "table")
    drew(t, "B", 3)
    drew(t, "C", 3)
    t.settled("C", "ask-phase-4")


@card_test("1st/400", "1st/168", rules=["calm.others-affected"])
def test_an_attacker_who_calms_a_mutiny_fights_on(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"], hand=["Calm"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"], hand=["Mutiny!", "War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Tergoz Tenhammer")
    t.B.plays("Mutiny!")
    t.A.answers("Calm")
    t.zone("Neeva", "battle")
    t.zone("Tergoz Tenhammer", "battle")
    t.zone("Mutiny!", "table")
    t.settled("A", "ask-combat")


@card_test("1st/400", "1st/168")
def test_a_defender_who_calms_a_mutiny_does_not_keep_the_battle_going(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"], hand=["Mutiny!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["Calm"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Mul Savage")
    t.A.plays("Mutiny!")
    t.B.answers("Calm")
    t.zone("Neeva", "pool")
    t.zone("Mul Savage", "pool")
    t.zone("Mutiny!", "table")
    t.settled("A", "ask-phase-4")


@card_test("1st/400", "1st/203", "1st/150", rules=["calm.others-affected"])
def test_calm_works_although_a_siege_disregards_special_powers(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Siege!"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland (razed)"}, hand=["Calm", "Calm", "Celene"])
    t.seat("C", formation={"A": "Furyondy"}, hand=["Siege"])
    t.begin(active="A", phase=5, windows="pass")
    t.A.plays("Siege!")
    t.B.answers("Calm")
    t.C.plays("Siege")
    t.B.answers("Calm")
    t.standing("Nyrond")
    t.zone("Sembia", "discard")
    t.zone("Furyondy", "discard")
    t.A.passes()
    t.B.passes()
    t.B.plays("Celene", at="B")
    t.zone("Keoland", "discard")
    t.zone("Siege", "table")
    t.zone("B:Calm#1", "void")
    t.zone("B:Calm#2", "void")
    drew(t, "B", 3)
    t.settled("B", "ask-phase-2")


@card_test("1st/400", "1st/55", rules=["calm.only-harmful"])
def test_calm_answers_a_harmful_card_only_when_it_is_played_as_an_event(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Crime Lord", "Crime Lord"])
    t.seat("B", formation={"A": "Celene + Castle Hart"}, hand=["Calm"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Crime Lord#1", way=1)
    t.B.could_not_answer("Calm", because="event.harmful.calm")
    t.zone("Crime Lord#1", "pool")
    t.A.plays("Crime Lord#2", way=2)
    t.B.answers("Calm")
    t.on("Castle Hart", "Celene")
    t.zone("Crime Lord#2", "discard")
    t.zone("Calm", "void")
    t.settled("A", "ask-phase-3")


@card_test("1st/400", "1st/275", rules=["event.harmful.calm", "calm.only-harmful"])
def test_who_loses_nothing_has_nothing_to_calm(t: Table) -> None:
    """open.calm-by-unaffected: an event that chooses nobody and hits only the cards of others."""
    t.seat("A", formation={"A": "Nibenay"}, hand=["1st/275"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Dagrande", "Mul Savage"], hand=["Calm"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Azhul", "Griffin"], hand=["NO/400"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("1st/275")
    t.C.answers("NO/400")
    t.B.could_not_answer("Calm", because="open.calm-by-unaffected")
    t.zone("Griffin", "pool")
    t.zone("Dagrande", "pool")
    t.changed("1st/275", "NO/400")
    t.settled("A", "ask-phase-3")
