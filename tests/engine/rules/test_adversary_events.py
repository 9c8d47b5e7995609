"""Events in odd windows, counters on counters, Calm among several players (an adversary's situations)."""

from __future__ import annotations

from tests.table_talk import Table, table_test

DISPEL, HOLY_DISPEL, TURNING, LIMITED_WISH, INTERCESSION = "1st/346", "1st/358", "1st/398", "4th/382", "RR/48"
DEATH = "1st/392"


def duel_of_spells(t: Table, mine: list[str], theirs: list[str]) -> None:
    """In phase 3 A's Sadira casts the Death Spell at B's Dagrande; each side has casters and what is given."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira", "Preserver"], hand=[DEATH, *mine])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande", "The Magister"], hand=theirs)
    t.begin(active="A", phase=3)
    t.A.plays(DEATH, by="Sadira")
    t.A.chooses("Dagrande")


@table_test(rules=["dispel.chain", "dispel.turning-offensive-only", "dispel.timing"], edition="1st")
def test_a_dispelled_dispelling_lets_the_turning_work(t: Table) -> None:
    """Death Spell, turned; the turning is dispelled; the dispelling is dispelled: the caster dies."""
    duel_of_spells(t, [DISPEL], [TURNING, f"{DISPEL}"])
    t.B.answers(TURNING, by="The Magister")
    t.A.answers("A:Dispel Magic", by="Preserver")
    t.B.answers("B:Dispel Magic", by="The Magister")
    t.zone("Sadira", "discard")
    t.zone("Dagrande", "pool")
    t.changed(DEATH, TURNING, "A:Dispel Magic", "B:Dispel Magic")
    t.settled("A", "ask-phase-3")


@table_test(rules=["dispel.chain", "dispel.turning-offensive-only"], edition="1st")
def test_a_dispelled_turning_lets_the_spell_work(t: Table) -> None:
    duel_of_spells(t, [DISPEL], [TURNING])
    t.B.answers(TURNING, by="The Magister")
    t.A.answers(DISPEL, by="Preserver")
    t.zone("Dagrande", "discard")
    t.zone("Sadira", "pool")
    t.changed(DEATH, TURNING, DISPEL)
    t.settled("A", "ask-phase-3")


@table_test(rules=["dispel.chain", "dispel.turning-offensive-only"], edition="1st")
def test_a_turned_spell_is_turned_again(t: Table) -> None:
    duel_of_spells(t, ["1st/398"], ["1st/398"])
    t.B.answers("B:Spell Turning", by="The Magister")
    t.A.answers("A:Spell Turning", by="Preserver")
    t.zone("Dagrande", "discard")
    t.zone("Sadira", "pool")
    t.changed(DEATH, "A:Spell Turning", "B:Spell Turning")
    t.settled("A", "ask-phase-3")


@table_test(rules=["calm.only-harmful", "event.harmful.calm"], edition="1st")
def test_calm_is_no_card_for_somebody_the_event_leaves_alone(t: Table) -> None:
    """open.calm-by-unaffected."""
    t.seat("A", formation={"A": "Sembia"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"})
    t.seat("C", formation={"A": "Keoland"}, hand=["Calm"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.C.could_not_answer("Calm", because="open.calm-by-unaffected")
    t.zone("Nyrond", "discard")
    t.zone("Calm", "hand")
    t.changed("Cataclysm!")
    t.settled("A", "ask-phase-3")


@table_test(
    rules=["calm.others-affected", "pause.clockwise", "event.harmful.calm", "counter.sequence-default"], edition="1st"
)
def test_calm_saves_the_hand_of_one_of_four(t: Table) -> None:
    """Nobody throws an event of their hand while the others draw theirs: one card is dealt with before the next."""
    t.seat("A", formation={"A": "Sembia"}, hand=["Transformation!", "Gith"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Zadoc", "War Party"])
    t.seat("C", formation={"A": "Keoland"}, hand=["Calm", "Azhul"])
    t.seat("D", formation={"A": "Vaasa"}, hand=["Cataclysm!"])
    t.begin(active="A", phase=3)
    t.A.plays("Transformation!")
    t.C.answers("Calm")
    t.contents("C", "hand", ["Azhul"])
    for seat in "ABD":
        t.count(seat, hand=5)
    t.zone("Cataclysm!", "abyss")
    t.zone("Zadoc", "discard")
    t.zone("Transformation!", "void")
    t.changed("Gith", "War Party", "Calm", *(f"{s}:Thugs#{i}" for s in "ABD" for i in range(1, 6)))
    t.settled("A", "ask-phase-3")


@table_test(rules=["event.negate.any", "pause.failed-attempts-free"], edition="1st")
def test_two_tries_of_one_player_and_a_third_by_another(t: Table) -> None:
    t.seat(
        "A", formation={"A": "Sembia"}, pool=["Preserver", "Cleric of Torm"], hand=["Cataclysm!", DISPEL, HOLY_DISPEL]
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister", "Cleric of Gond"], hand=[LIMITED_WISH, INTERCESSION])
    t.seat("C", formation={"A": "Keoland"}, pool=["4th/255"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers(LIMITED_WISH, by="The Magister")
    t.A.answers(DISPEL, by="Preserver")
    t.B.answers(INTERCESSION, by="Cleric of Gond")
    t.A.answers(HOLY_DISPEL, by="Cleric of Torm")
    t.C.answers("4th/255")
    t.standing("Nyrond")
    t.zone("4th/255", "discard")
    t.zone("Cataclysm!", "void")
    t.changed(DISPEL, HOLY_DISPEL, LIMITED_WISH, INTERCESSION)
    t.settled("A", "ask-phase-3")


@table_test(rules=["turn.phase5.events-to-abyss", "turn.phase5.discard-down"], edition="1st")
def test_a_hand_of_nine_in_phase_five_may_play_the_event_instead(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=[8, "Good Fortune"], draw=[6])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5)
    t.A.plays("Good Fortune")
    t.count("A", hand=13)
    t.A.passes()
    t.A.chooses(*(f"Thugs#{i}" for i in range(1, 6)))
    t.count("A", hand=8, discard=5)
    t.changed("Good Fortune", *(f"Thugs#{i}" for i in range(1, 15)))
    t.settled("B", "ask-phase-0")


@table_test(rules=["battle.end.both-discarded", "battle.end.attacker-discarded"], edition="1st")
def test_an_event_that_kills_both_champions(t: Table) -> None:
    """inner reading T: the attacker was discarded, so the defender has the spoils."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Griffin"], hand=["Gith"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["Treasure"], draw=["Zadoc", 4])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Griffin")
    t.B.passes()
    t.B.defends("Mul Savage")
    t.B.passes()
    t.B.plays("Treasure")
    t.changed("Zadoc")
    t.settled("B", "ask-spoils")


@table_test(rules=["battle.end.both-discarded", "battle.end.attacker-discarded"], edition="1st")
def test_an_event_that_kills_both_champions_in_mid_combat(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Griffin"], hand=["Kank Lancers"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["Treasure"], draw=["Zadoc", 4])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Griffin")
    t.B.passes()
    t.B.defends("Mul Savage")
    t.B.plays("Treasure")
    t.zone("Griffin", "discard")
    t.zone("Mul Savage", "discard")
    t.asked("B", "ask-spoils")
    t.B.keeps("Zadoc")
    t.changed("Treasure")
    t.settled("A", "ask-phase-4")


@table_test(rules=["event.duration-in-play", "inplay.definition"], edition="1st")
def test_an_event_with_a_duration_ends_before_the_next_real_turn_of_its_player(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Bad Omens"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], draw=[9])
    t.begin(active="A", phase=5)
    t.A.plays("Bad Omens")
    t.level("Azhul", 3)
    t.A.passes()
    t.B.passes(times=5)
    t.turn_of("A")
    t.level("Azhul", 4)
    t.zone("Bad Omens", "void")
    t.changed(*(f"B:Thugs#{i}" for i in range(1, 10)))
    t.settled("A", "ask-phase-0")


@table_test(rules=["event.any-time", "order.response-right"], edition="1st")
def test_an_event_in_the_window_of_another_players_champion(t: Table) -> None:
    """The champion just played can be struck before it is used."""
    t.seat("A", formation={"A": "Sembia"}, hand=["Dagrande", "Flameblade"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Enslaved!"])
    t.begin(active="A", phase=3)
    t.A.plays("Dagrande")
    t.B.plays("Enslaved!")
    t.A.chooses("Dagrande")
    t.zone("Dagrande", "discard")
    t.A.cannot("play", "Flameblade", because="turn.phase3.attach-required")
    t.changed("Enslaved!")
    t.settled("A", "ask-phase-3")
