"""Events answered, their answers answered, and who is spared for how long (ledger: pause.*, calm.*, event.*)."""

from __future__ import annotations

import pytest

from tests.cards.drawn import drew
from tests.table_talk import Table, table_test

DISPEL, LIMITED_WISH, HELM = "1st/346", "4th/382", "4th/255"


@table_test(rules=["pause.failed-attempts-free", "event.negate.any", "event.harmful.calm"], edition="1st")
def test_a_cancelled_calm_leaves_another_try(t: Table) -> None:
    """Calm is an event like any other: Helm cancels it, and its player may try a wish next."""
    t.seat("A", formation={"A": "Sembia"}, pool=[HELM], hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=["Calm", LIMITED_WISH])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers("Calm")
    t.A.answers(HELM)
    t.zone("Calm", "void")
    t.B.answers(LIMITED_WISH, by="The Magister")
    t.standing("Nyrond")
    t.zone(HELM, "discard")
    t.zone("Cataclysm!", "void")
    t.changed(LIMITED_WISH)
    t.settled("A", "ask-phase-3")


@table_test(rules=["pause.failed-attempts-free", "event.negate.any"], edition="1st")
def test_a_cancelled_calm_and_nothing_else_in_hand(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=[HELM], hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Calm", 3])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers("Calm")
    t.A.answers(HELM)
    t.zone("Nyrond", "discard")
    t.zone("Calm", "void")
    t.changed(HELM, "Cataclysm!")
    t.settled("A", "ask-phase-3")


@table_test(rules=["pause.actions", "pause.clockwise", "event.harmful.calm"], edition="1st")
def test_a_deflected_event_is_calmed_by_whom_it_strikes_next(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["4th/137"])
    t.seat("C", formation={"A": "Keoland"}, hand=["Calm"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers("4th/137")
    t.B.player("C")
    t.C.answers("Calm")
    t.standing("Nyrond")
    t.standing("Keoland")
    t.standing("Sembia")
    t.changed("Cataclysm!", "4th/137", "Calm")
    t.settled("A", "ask-phase-3")


@table_test(rules=["pause.actions"], edition="1st")
def test_an_event_deflected_at_its_own_player(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Cataclysm!", "Calm"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["4th/137"])
    t.seat("C", formation={"A": "Keoland"})
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers("4th/137")
    t.B.player("A")
    t.standing("Nyrond")
    t.zone("Sembia", "discard")
    t.zone("Calm", "hand")
    t.changed("Cataclysm!", "4th/137")
    t.settled("A", "ask-phase-3")


@table_test(rules=["pause.actions"], edition="1st")
def test_an_event_that_strikes_everybody_is_not_deflected(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Enslaved!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["4th/137"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Neeva"])
    t.begin(active="A", phase=3)
    t.A.plays("Enslaved!")
    t.A.chooses("Dagrande")
    t.B.chooses("Azhul")
    t.C.chooses("Neeva")
    t.zone("4th/137", "hand")
    t.zone("Azhul", "discard")
    t.zone("Neeva", "discard")
    t.zone("Dagrande", "discard")
    t.changed("Enslaved!")
    t.settled("A", "ask-phase-3")


@table_test(rules=["calm.others-affected", "event.duration-in-play"], edition="1st")
def test_who_has_calmed_the_hound_attacks_and_the_others_do_not(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Calm", 2])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], draw=[6])
    t.seat("C", formation={"A": "Keoland"}, hand=["Faithful Hound"])
    t.begin(active="A", phase=3)
    t.A.passes()
    t.C.passes()
    t.A.passes()
    t.C.passes()
    t.A.passes()
    t.C.plays("Faithful Hound")
    t.A.answers("Calm")
    t.turn_of("B")
    t.B.passes(3)
    t.B.cannot("attack", "Sembia", other="Azhul", because="move.earthwalker.reach")
    t.zone("Faithful Hound", "table")
    drew(t, "B", 3)
    t.changed("Calm")
    t.settled("B", "ask-phase-4")


@pytest.mark.parametrize("calms", [True, False])
@table_test(rules=["calm.others-affected", "event.duration-in-play"], edition="1st")
def test_the_hound_let_loose_in_answer_to_a_champion(t: Table, calms: bool) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Calm", "Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Faithful Hound"])
    t.begin(active="A", phase=3)
    t.A.plays("Dagrande")
    t.B.plays("Faithful Hound")
    if calms:
        t.A.answers("Calm")
    else:
        t.A.passes()
    t.A.passes()
    t.zone("Faithful Hound", "table")
    if calms:
        t.A.can("attack", "Nyrond", other="Dagrande")
    else:
        t.A.cannot("attack", "Nyrond", other="Dagrande", because="move.earthwalker.reach")
    t.changed("Calm", "Dagrande")
    t.settled("A", "ask-phase-4")


@table_test(rules=["calm.others-affected", "gloss.adjusted-level"], edition="1st")
def test_calmed_omens_take_levels_from_one_side_of_a_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["Calm"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Neeva"], hand=["Bad Omens"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.C.passes()
    t.B.defends("Azhul")
    t.C.passes()
    t.A.plays("War Party")
    t.C.plays("Bad Omens")
    t.B.answers("Calm")
    t.total("Dagrande", 6)
    t.total("Azhul", 4)
    t.level("Neeva", 6)
    t.changed("Bad Omens", "Calm")
    t.settled("B", "ask-combat")


@table_test(rules=["deckout.lost-draws", "calm.others-affected"], edition="1st")
def test_a_transformed_hand_is_drawn_from_what_is_left(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Transformation!", "Zadoc"], draw=[3], discard=["Miles"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Gith"], draw=[6])
    t.begin(active="A", phase=5, windows="pass")
    t.A.plays("Transformation!")
    t.count("A", hand=3, draw=0, discard=2)
    t.count("B", hand=5, draw=1, discard=1)
    t.A.passes()
    t.turn_of("B")
    t.count("A", hand=3, draw=2, discard=0)
    drew(t, "A", 3)
    drew(t, "B", 5)
    t.changed("Transformation!", "Zadoc", "Miles", "Gith")
    t.settled("B")


@table_test(rules=["event.immediate", "combat.f.loser-plays-one"], edition="1st")
def test_items_destroyed_in_the_round_change_who_is_losing(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Staff of Conjuring"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["Zadoc", "Kank Lancers"])
    t.seat("C", formation={"A": "Keoland"}, hand=["Sky Singers"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.C.passes()
    t.B.defends("Azhul")
    t.C.passes()
    t.B.plays("Zadoc")
    t.C.plays("Sky Singers")
    t.zone("Staff of Conjuring", "discard")
    t.total("Dagrande", 4)
    t.total("Azhul", 6)
    t.zone("War Party", "hand")
    t.changed("Sky Singers", "Zadoc")
    t.settled("A", "ask-combat")


@table_test(rules=["event.caravan-helpful", "event.any-time"], edition="1st")
def test_two_caravans_between_the_same_two_turns(t: Table) -> None:
    """Each turn comes at once, and play goes on where it was left off: at the turn of the caravan before."""
    t.seat("A", formation={"A": "Sembia"})
    t.seat("B", formation={"A": "Nyrond"}, hand=["The Caravan"])
    t.seat("C", formation={"A": "Keoland"}, hand=["The Caravan"])
    t.begin(active="A", phase=5)
    t.A.passes()
    t.B.plays("B:The Caravan")
    t.C.plays("C:The Caravan")
    for seat in "CBB":
        t.turn_of(seat)
        getattr(t, seat).passes(5)
    t.turn_of("C")
    for seat in "BC":
        drew(t, seat, 6)
    t.changed("B:The Caravan", "C:The Caravan")
    t.settled("C")


@table_test(rules=["event.caravan-helpful", "gloss.cancel.event"], edition="1st")
def test_a_cancelled_caravan_goes_nowhere(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Calm"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=[LIMITED_WISH])
    t.seat("C", formation={"A": "Keoland"}, hand=["The Caravan"])
    t.begin(active="A", phase=5)
    t.A.passes()
    t.C.plays("The Caravan")
    t.A.could_not_answer("Calm", because="calm.only-harmful")
    t.B.answers(LIMITED_WISH, by="The Magister")
    t.turn_of("B")
    t.zone("The Caravan", "void")
    t.changed(LIMITED_WISH)
    t.settled("B")


@table_test(rules=["dup.separate", "dup.full-effects", "event.order"], edition="1st")
def test_a_duplicated_caravan_gives_two_turns(t: Table) -> None:
    """Each of the two travellers has their turn, whose card it is the first; then the real turn of A follows."""
    t.seat("A", formation={"A": "Sembia"}, hand=["The Caravan"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + FR/118"])
    t.begin(active="B", phase=5)
    t.B.passes()
    t.A.plays("The Caravan")
    t.B.answers("FR/118")
    t.turn_of("A")
    t.A.passes(5)
    t.turn_of("B")
    t.B.passes(5)
    t.turn_of("A")
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.changed("The Caravan")
    t.settled("A")


@table_test(rules=["event.any-time", "gloss.hand", "pause.offered"], edition="1st")
def test_the_last_player_may_negate_what_two_have_let_pass(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Enslaved!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["Calm"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Neeva", "The Magister"], hand=["Calm"])
    t.seat("D", formation={"A": "Vaasa"}, pool=["Sadira"], hand=[LIMITED_WISH])
    t.begin(active="A", phase=3)
    t.A.plays("Enslaved!")
    t.B.passes()
    t.C.answers("C:Calm")
    t.D.passes()
    t.D.answers(LIMITED_WISH, by="Sadira")
    t.zone("Azhul", "pool")
    t.zone("Neeva", "pool")
    t.zone("Dagrande", "pool")
    t.zone("C:Calm", "void")
    t.changed("Enslaved!", LIMITED_WISH)
    t.settled("A", "ask-phase-3")


@table_test(rules=["dispel.turning-offensive-only", "immunity.offensive-spells-both", "gloss.caster"], edition="1st")
def test_a_spell_turned_at_an_immune_caster_does_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Alias the Sell-Sword + Viperhand"], hand=["1st/392"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister", "Azhul"], hand=["Spell Turning"])
    t.begin(active="A", phase=3)
    t.A.plays("1st/392", by="Alias the Sell-Sword")
    t.A.chooses("Azhul")
    t.B.answers("Spell Turning", by="The Magister")
    t.zone("Alias the Sell-Sword", "pool")
    t.zone("Azhul", "pool")
    t.changed("1st/392", "Spell Turning")
    t.settled("A", "ask-phase-3")


@table_test(rules=["wish.caster-spent", "pool.not-while-fighting"], edition="1st")
def test_who_has_wished_neither_defends_nor_attacks_until_his_own_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva", "Dagrande"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira", "Azhul"], hand=["4th/384"], draw=[9])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.passes()
    t.B.defends("Azhul")
    t.B.plays("4th/384", by="Sadira")
    t.B.chooses("Neeva")
    t.zone("Neeva", "discard")
    t.A.passes()
    t.zone("Dagrande", "discard")
    t.B.keeps()
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(3)
    t.B.can("attack", "Sembia", other="Sadira")
    t.changed("4th/384")
    drew(t, "B", 4)
    t.settled("B", "ask-phase-4")
