"""Wish: what it discards, what it costs, and what it cannot reach."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import ANY, SPELL, Is, Named
from sixrealms.powers.immunity import Immune
from sixrealms.powers.protection import Protected
from sixrealms.powers.refs import SELF
from tests.cards.drawn import drew
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}

WISH = "4th/384"


@card_test(WISH, rules=["wish.ignores-immunity", "wish.discards", "wish.caster-spent"])
def test_a_wish_discards_whatever_is_immune_or_protected(t: Table) -> None:
    with given("1st/258", Always(Immune(Is(SELF), ANY)), Always(Protected(Is(SELF)))):
        t.seat("A", formation=REALM_A, pool=["Sadira", "Preserver"], hand=[WISH, "Banishment"])
        t.seat("B", formation=REALM_B, pool=["1st/258 + Orb of Doom", "1st/44", "Mul Savage"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays(WISH, by="Sadira")
        t.offered("Sadira", "Preserver", "1st/258", "Orb of Doom", "1st/44", "Mul Savage")
        t.A.chooses("1st/258")
        t.zone("1st/258", "discard")
        t.zone("Orb of Doom", "discard")
        t.zone(WISH, "discard")
        t.zone("Sadira", "pool")
        t.A.cannot("play", "Banishment", "Sadira", because="wish.caster-spent")
        t.A.can("play", "Banishment", "Preserver")
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@card_test(WISH, rules=["wish.ignores-immunity"])
def test_an_immunity_to_wishes_by_name_protects(t: Table, ruleset: str) -> None:
    with given("1st/258", Always(Immune(Is(SELF), Named("Wish")))), given("1st/259", Always(Immune(Is(SELF), SPELL))):
        t.seat("A", formation=REALM_A, pool=["Sadira"], hand=[WISH])
        t.seat("B", formation=REALM_B, pool=["1st/258 + Orb of Doom", "1st/259"])
        t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.plays(WISH, by="Sadira")
        t.offered("Sadira", "Orb of Doom", "1st/259")
        t.A.chooses("1st/259")
        t.zone("1st/259", "discard")
        t.zone("1st/258", "pool")
        t.changed(WISH)
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@card_test(WISH, rules=["wish.events-duration-only", "event.duration-in-play", "inplay.leaving-default", "void.events"])
def test_it_ends_an_event_that_lasts(t: Table, ruleset: str) -> None:
    """inner.T.lasting-event-discarded: it goes where every played event goes."""
    t.seat("A", formation=REALM_A, hand=["DL/97"])
    t.seat("B", formation=REALM_B, pool=["Sadira", "Azhul"], hand=[WISH])
    t.begin(active="A", phase=5, ruleset=ruleset, size=RULESETS[ruleset])
    t.A.plays("DL/97")
    t.zone("DL/97", "table")
    t.B.plays(WISH, by="Sadira")
    t.B.chooses("DL/97")
    t.zone("DL/97", "abyss" if ruleset == "fourth-edition" else "void")
    t.A.passes()
    t.B.passes(3)
    t.B.can("attack", "Rashemen", "Azhul")
    t.changed(WISH)
    drew(t, "B", 3)
    t.settled("B", "ask-phase-4")


@card_test(WISH, rules=["wish.events-duration-only"])
def test_an_event_just_played_is_out_of_its_reach(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Sadira"], hand=[WISH])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.passes()
    t.zone("Nyrond", "discard")
    t.zone("Cataclysm!", "void")
    t.zone(WISH, "hand")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("ruleset", "size"), [("tournament", 55), ("fourth-edition", 55)])
@card_test(WISH, rules=["wish.discards"])
def test_realms_are_safe_and_holdings_are_not(t: Table, ruleset: str, size: int) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=[WISH])
    t.seat("B", formation={"A": "Furyondy + 1st/149"})
    t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=size)
    t.A.plays(WISH, by="Sadira")
    t.offered("Sadira", "1st/149")
    t.A.chooses("1st/149")
    t.zone("1st/149", "discard")
    t.standing("Furyondy")
    t.changed(WISH)
    t.settled("A", "ask-phase-3")


@card_test(WISH, rules=["wish.turned-needs-other"])
def test_a_turned_wish_is_dispelled_by_another_champion(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Preserver"], hand=[WISH, "1st/346"])
    t.seat("B", formation=REALM_B, pool=["The Magister"], hand=["Spell Turning"])
    t.begin(active="A", phase=3)
    t.A.plays(WISH, by="Sadira")
    t.A.chooses("The Magister")
    t.B.answers("Spell Turning", by="The Magister")
    t.A.passes()
    t.asked("A", "ask-answer")
    t.A.answers("1st/346", by="Preserver")
    t.zone("Sadira", "pool")
    t.zone("The Magister", "pool")
    t.changed(WISH, "1st/346", "Spell Turning")
    t.settled("A", "ask-phase-3")


@card_test(WISH, rules=["wish.turned-needs-other", "wish.caster-spent"])
def test_the_caster_cannot_save_himself(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Azhul"], hand=[WISH, "1st/346"])
    t.seat("B", formation=REALM_B, pool=["The Magister"], hand=["Spell Turning"])
    t.begin(active="A", phase=3)
    t.A.plays(WISH, by="Sadira")
    t.A.chooses("The Magister")
    t.B.answers("Spell Turning", by="The Magister")
    t.zone("Sadira", "discard")
    t.zone("1st/346", "hand")
    t.zone("The Magister", "pool")
    t.changed(WISH, "Spell Turning")
    t.settled("A", "ask-phase-3")


@card_test(WISH, rules=["wish.caster-spent", "spell.any-time"])
def test_cast_in_anothers_turn_its_caster_rests_until_his_own(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Neeva"])
    t.seat("B", formation=REALM_B, pool=["Sadira", "Azhul"], hand=[WISH])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.plays(WISH, by="Sadira")
    t.B.chooses("Neeva")
    t.zone("Neeva", "discard")
    t.standing("Nyrond")
    t.changed(WISH)
    t.settled("A", "ask-phase-4")


@card_test(WISH, rules=["dungeon-card.remove.wish"])
def test_a_dungeon_card_takes_wish_and_caster_out_of_the_game(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Azhul"], hand=[WISH])
    t.seat("B", formation=REALM_B, table=["DU/10"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(WISH, by="Sadira")
    t.A.chooses("DU/10")
    for card in ("DU/10", WISH, "Sadira"):
        t.zone(card, "void")
    t.zone("Azhul", "pool")
    t.settled("A", "ask-phase-3")


@card_test(WISH, "1st/410", rules=["wish.discards", "wish.ignores-immunity"])
def test_no_map_leads_out_of_a_wish(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=[WISH])
    t.seat("B", formation=REALM_B, pool=["King Havlor II + 1st/410"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays(WISH, by="Sadira")
    t.A.chooses("King Havlor II")
    t.zone("King Havlor II", "discard")
    t.zone("1st/410", "discard")
    t.changed(WISH, "Sadira")
    t.settled("A", "ask-phase-3")
