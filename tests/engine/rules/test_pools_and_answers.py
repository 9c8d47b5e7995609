"""Who can answer from where, and what sweeps over pools and battle alike (a judge's questions)."""

from __future__ import annotations

from tests.cards.drawn import drew
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.table_talk import Table, table_test

HELM, LIMITED_WISH = "4th/255", "4th/382"


@table_test(rules=["event.negate.any", "pool.not-while-fighting"], edition="1st")
def test_helm_in_battle_cannot_be_discarded_from_the_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"], hand=["Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[HELM])
    t.seat("C", formation={"A": "Keoland"}, hand=["Good Fortune"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Neeva")
    t.C.passes()
    t.B.defends(HELM)
    t.C.plays("Good Fortune")
    t.B.could_not_answer(HELM, because="pool.not-while-fighting")
    t.count("C", hand=5)
    t.changed("Good Fortune")
    drew(t, "C", 5)
    t.settled("B", "ask-combat")


@table_test(rules=["event.negate.any", "spell.any-time"], edition="1st")
def test_a_wizard_in_battle_wishes_an_event_away(t: Table) -> None:
    """open.caster-in-combat."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=[LIMITED_WISH])
    t.seat("C", formation={"A": "Keoland"}, hand=["Cataclysm!"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Neeva")
    t.C.passes()
    t.B.defends("The Magister")
    t.C.plays("Cataclysm!")
    t.C.chooses("Nyrond")
    t.B.answers(LIMITED_WISH, by="The Magister")
    t.standing("Nyrond")
    t.changed("Cataclysm!", LIMITED_WISH)
    t.settled("B", "ask-combat")


@table_test(rules=["event.harmful.calm", "pool.not-while-fighting"], edition="1st")
def test_delsenora_in_battle_calms_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Delsenora"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], hand=["Bad Omens"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Delsenora")
    t.B.passes()
    t.B.defends("Neeva")
    t.B.plays("Bad Omens")
    t.A.could_not_answer("Delsenora", because="pool.not-while-fighting")
    t.total("Delsenora", 6)
    t.changed("Bad Omens")
    t.settled("A", "ask-combat")


@table_test(rules=["gloss.adjusted-level", "event.immediate"], edition="1st")
def test_an_ice_storm_counts_what_stands_beside_a_champion(t: Table) -> None:
    """Allies and items raise the level of a champion: only who is still at four or less with them dies."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande", "Azhul + Flameblade", "Herminard"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "T'kkyl"], hand=["Kank Lancers"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Sadira"], hand=["Ice Storm"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.C.passes()
    t.B.defends("Neeva")
    t.C.passes()
    t.A.plays("War Party")
    t.C.plays("Ice Storm")
    t.zone("War Party", "discard")
    t.zone("Dagrande", "battle")
    for dead in ("Herminard", "T'kkyl", "Sadira"):
        t.zone(dead, "discard")
    t.zone("Azhul", "pool")
    t.on("Flameblade", "Azhul")
    t.total("Dagrande", 4)
    t.changed("Ice Storm")
    t.settled("A", "ask-combat")


@table_test(rules=["gloss.adjusted-level", "spell.target-required"], edition="1st")
def test_a_death_spell_does_not_reach_whom_allies_have_raised_above_seven(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira"], hand=["Death Spell"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Sadira")
    t.A.plays("War Party")
    t.total("Dagrande", 8)
    t.B.plays("Death Spell", by="Sadira")
    t.offered("War Party", "Sadira")
    t.B.chooses("War Party")
    t.zone("War Party", "discard")
    t.total("Dagrande", 4)
    t.changed("Death Spell")
    t.settled("A", "ask-combat")


@table_test(rules=["dispel.turning-offensive-only", "gloss.player-target", "gloss.caster"], edition="1st")
def test_a_turned_fog_creeps_into_the_pool_it_came_from(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Preserver", "Dagrande", "Neeva"], hand=["Death Fog"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister", "Azhul"], hand=["Spell Turning"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Herminard"])
    t.begin(active="A", phase=3)
    t.A.plays("Death Fog", by="Preserver")
    t.A.player("B")
    t.B.answers("Spell Turning", by="The Magister")
    t.zone("Dagrande", "discard")
    for alive in ("Preserver", "Neeva", "The Magister", "Azhul", "Herminard"):
        t.zone(alive, "pool")
    t.changed("Death Fog", "Spell Turning")
    t.settled("A", "ask-phase-3")


@table_test(rules=["spell.any-time", "spell.counter-any-time", "dispel.timing"], edition="1st")
def test_nobody_without_a_caster_dispels(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Banishment"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["Mul Savage", "Azhul"],
        hand=["1st/346", "1st/358"],
        limbo=["The Magister (2 turns)"],
    )
    t.begin(active="A", phase=3)
    t.A.plays("Banishment", by="Sadira")
    t.zone("Mul Savage", "discard")
    t.zone("1st/346", "hand")
    t.zone("1st/358", "hand")
    t.changed("Banishment")
    t.settled("A", "ask-phase-3")


@EVERY_RULESET
@table_test(rules=["pause.clockwise", "event.harmful.calm"], edition="1st")
def test_who_has_passed_may_calm_later_in_fourth_edition_alone(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Enslaved!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "The Magister"], hand=["Calm", LIMITED_WISH])
    t.seat("C", formation={"A": "Keoland"}, pool=["Neeva"], hand=["Calm"])
    t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
    t.A.plays("Enslaved!")
    t.B.passes()
    t.C.passes()
    if ruleset == "fourth-edition":
        t.asked("B", "ask-answer")
        t.offered("B:Calm")
        t.B.cannot("answer", LIMITED_WISH, because="passed-already")
        t.B.answers("B:Calm")
        t.C.passes()
        t.A.chooses("Dagrande")
        t.zone("Azhul", "pool")
    else:
        t.A.chooses("Dagrande")
        t.B.chooses("Azhul")
        t.zone("Azhul", "discard")
    t.C.chooses("Neeva")
    t.zone("Neeva", "discard")
    t.zone("Dagrande", "discard")
    t.zone("The Magister", "pool")
    t.changed("Enslaved!", "B:Calm")
    t.settled("A", "ask-phase-3")


@table_test(rules=["pause.single-action", "pause.first-action"], edition="1st")
def test_whoever_calms_does_not_wish_as_well(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Enslaved!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=["Calm", LIMITED_WISH])
    t.seat("C", formation={"A": "Keoland"}, pool=["Neeva"])
    t.begin(active="A", phase=3)
    t.A.plays("Enslaved!")
    t.B.answers("Calm")
    t.A.chooses("Dagrande")
    t.C.chooses("Neeva")
    t.zone(LIMITED_WISH, "hand")
    t.zone("The Magister", "pool")
    t.zone("Neeva", "discard")
    t.zone("Dagrande", "discard")
    t.changed("Enslaved!", "Calm")
    t.settled("A", "ask-phase-3")


@table_test(rules=["wish.caster-spent", "spell.any-time"], edition="1st")
def test_the_attacker_himself_wishes_and_is_of_no_more_use(t: Table) -> None:
    """They win their round by it, goes home and can cast nothing more this turn."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira", "Dagrande"], hand=["4th/384", "Banishment"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Elminster the Mage", "Griffin"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Sadira")
    t.A.passes()
    t.B.defends("Elminster the Mage")
    t.A.passes()
    t.A.plays("4th/384", by="Sadira")
    t.A.chooses("Elminster the Mage")
    t.zone("Elminster the Mage", "discard")
    t.zone("Sadira", "pool")
    t.offered("Dagrande")
    t.A.stops()
    t.A.cannot("play", "Banishment", other="Sadira", because=("spell.phase-listed", "wish.caster-spent"))
    t.changed("4th/384")
    t.settled("A", "ask-phase-4")


@table_test(rules=["activation.played-in-battle", "event.negate.any"], edition="1st")
def test_a_wish_cast_in_answer_lends_its_level_to_the_fighter_who_casts_it(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=[LIMITED_WISH])
    t.seat("C", formation={"A": "Keoland"}, hand=["Bad Omens"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Azhul")
    t.C.passes()
    t.B.defends("The Magister")
    t.C.passes()
    t.A.plays("War Party")
    t.C.plays("Bad Omens")
    t.B.answers(LIMITED_WISH, by="The Magister")
    t.total("The Magister", 5)
    t.total("Azhul", 8)
    t.on(LIMITED_WISH, "The Magister")
    t.changed("Bad Omens", "War Party")
    t.settled("B", "ask-combat")


@table_test(rules=["wish.caster-spent"], edition="1st")
def test_whoever_wished_in_his_own_turn_rests_through_the_turns_of_the_others(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira", "Dagrande"], hand=["4th/384"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Griffin"], draw=[9])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("4th/384", by="Sadira")
    t.A.chooses("Griffin")
    t.A.passes(3)
    t.B.passes(3)
    t.B.attacks("Sembia", with_="Neeva")
    t.A.cannot("defend", "Sadira", because="wish.caster-spent")
    t.A.can("defend", "Dagrande")
    t.A.declines()
    t.B.keeps()
    t.B.passes(2)
    t.A.passes(3)
    t.A.can("attack", "Nyrond", other="Sadira")
    t.razed("Sembia")
    t.zone("Griffin", "discard")
    t.changed("4th/384")
    drew(t, "A", 3)
    drew(t, "B", 4)
    t.settled("A", "ask-phase-4")


@table_test(rules=["spell.any-time", "icon.ability.by-type"], edition="1st")
def test_a_realm_that_teaches_its_defender_teaches_nobody_in_the_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"])
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Azhul", "Dagrande"], hand=["4th/384"])
    t.begin(active="A", phase=4)
    t.A.attacks("Waterdeep", with_="Neeva")
    t.B.defends("Azhul")
    t.B.cannot("play", "4th/384", other="Dagrande", because="icon.ability.by-type")
    t.B.plays("4th/384", by="Azhul")
    t.B.chooses("Neeva")
    t.B.keeps()
    t.zone("Neeva", "discard")
    t.zone("Azhul", "pool")
    t.standing("Waterdeep")
    t.changed("4th/384")
    t.settled("A", "ask-phase-4")


@table_test(rules=["pause.clockwise", "pause.actions"], edition="1st")
def test_who_has_passed_has_passed_though_the_event_is_deflected_at_him(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=["Calm", LIMITED_WISH])
    t.seat("C", formation={"A": "Keoland"}, hand=["4th/137"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Keoland")
    t.B.passes()
    t.C.answers("4th/137")
    t.C.player("B")
    t.B.passes()
    t.zone("Nyrond", "discard")
    t.standing("Keoland")
    t.zone("Calm", "hand")
    t.zone(LIMITED_WISH, "hand")
    t.changed("Cataclysm!", "4th/137")
    t.settled("A", "ask-phase-3")


@table_test(rules=["wish.turned-needs-other", "dispel.chain", "wish.caster-spent"], edition="1st")
def test_a_turned_wish_is_turned_again_by_another_champion_of_its_player(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira", "Preserver"], hand=["4th/384", "Spell Turning"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=["Spell Turning"])
    t.begin(active="A", phase=3)
    t.A.plays("4th/384", by="Sadira")
    t.A.chooses("The Magister")
    t.B.answers("B:Spell Turning", by="The Magister")
    t.A.answers("A:Spell Turning", by="Preserver")
    t.zone("The Magister", "discard")
    t.zone("Sadira", "pool")
    t.zone("Preserver", "pool")
    t.changed("4th/384", "A:Spell Turning", "B:Spell Turning")
    t.settled("A", "ask-phase-3")


@table_test(rules=["event.any-time", "battle.end.realm-gone", "battle.end.attacker-discarded"], edition="1st")
def test_two_bystanders_strike_the_realm_and_then_the_attacker(t: Table) -> None:
    """What came first has ended the battle; the second blow earns nobody anything."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage"], hand=["Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.seat("C", formation={"A": "Keoland"}, hand=["Cataclysm!"])
    t.seat("D", formation={"A": "Vaasa"}, hand=["Treasure"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.passes_all()
    t.B.defends("Neeva")
    t.passes_all()
    t.A.plays("Zadoc")
    t.C.plays("Cataclysm!")
    t.C.chooses("Nyrond")
    t.D.plays("Treasure")
    t.zone("Nyrond", "discard")
    t.zone("Mul Savage", "discard")
    t.zone("Neeva", "pool")
    t.asked("A", "ask-spoils")
    t.changed("Cataclysm!", "Treasure", "Zadoc")
    drew(t, "A", 1)
    t.settled("A", "ask-spoils")
