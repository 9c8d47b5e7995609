"""Spells laid face down under a realm: who sees them, what they do when that is attacked, and when they do nothing."""

from __future__ import annotations

import pytest

from sixrealms.engine.view import view
from sixrealms.language import (
    CHAMPION,
    OFFENSIVE,
    OPPONENT,
    OPPOSING,
    REALM,
    SELF,
    SPELL,
    TARGET,
    Always,
    Answer,
    Cancel,
    Immune,
    Is,
    Lasting,
    Play,
    PowerLost,
    Raze,
    Target,
    The,
    When,
    discard,
    every,
    gains,
    one,
)
from tests.cards.meeting import goes_on
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

LEOMUND, SEPIA, FIRE, EYE, BLINGDENSTONE, NETHERESE = "4th/391", "4th/395", "4th/420", "4th/519", "4th/518", "4th/502"
KEEP = "4th/117"
WIZARD, CLERIC = "1st/163", "Neranal"
HIDDEN = ["gloss.hand"]
EMPTY = {"A": "Rashemen"}


def _lay(t: Table, trap: str, *attackers: str, **more: object) -> None:
    """The trap lies face down under DL/8 of B, whom A may attack."""
    t.seat("A", formation=EMPTY, pool=list(attackers), hand=list(more.pop("hand", ())))  # type: ignore[call-overload]
    behind = "DL/8", "Nyrond"
    front, rear = reversed(behind) if more.pop("behind", False) else behind
    laid = {front: front, rear: rear} | {"DL/8": f"DL/8 + {trap} (face down)"}
    pool, hand = list(more.pop("pool", [WIZARD])), list(more.pop("theirs", ()))  # type: ignore[call-overload]
    t.seat("B", formation={"A": laid[front], "B": laid[rear]}, pool=pool, hand=hand)
    t.begin(active="A", phase=4, **{"windows": "pass", "unenforced": True, **more})  # type: ignore[arg-type]


ALL = (LEOMUND, SEPIA, FIRE, EYE, BLINGDENSTONE, NETHERESE)


@card_family({trap: (trap,) for trap in ALL}, rules=HIDDEN, edition="1st")
def test_nobody_else_learns_what_lies_there_or_can_answer_it(t: Table, printing: str, trap: str) -> None:
    with given("1st/352", Answer(Cancel(), to=SPELL)):
        t.seat("A", formation=EMPTY, pool=["Borys", "Neranal"], hand=["1st/352"])
        t.seat("B", formation={"A": "DL/8", "B": "Nyrond", "C": "Draj"}, pool=[WIZARD, "1st/268"], hand=[trap])
        t.begin(active="B", phase=3)
        t.B.plays(trap, by="1st/268" if trap in (FIRE, BLINGDENSTONE) else WIZARD)
        t.offered("DL/8", "Nyrond", "Draj")
        t.B.chooses("DL/8")
        t.on(trap, "DL/8")
        number = t.card(trap)
        for own in (True, False):
            owner = t.state.owner[number]
            eyes = owner if own else 1 - owner
            (seen,) = [c for c in view(t.state, eyes).table if c.id == number]
            t.expect(bool(seen.printing) == own, "only its owner knows it")
            t.expect(seen.face_down, "it lies face down")
        t.settled("B")


WEAK, MIDDLING, STRONG = "Dagrande", "Stef'fa Naf'ski", "Mul Savage"  # heroes and a monster of 4, 5 and 6


@card_family({LEOMUND: (WEAK, MIDDLING), FIRE: (MIDDLING, STRONG)}, rules=HIDDEN, edition="1st")
def test_weak_attackers_are_discarded_before_anybody_defends(t: Table, printing: str, weak: str, strong: str) -> None:
    _lay(t, printing, f"{weak} + Magic Sword", strong)
    t.A.attacks("DL/8", with_=weak)
    t.zone(weak, "discard")
    t.zone("Magic Sword", "discard")
    t.zone(printing, "discard")
    t.standing("DL/8")
    t.settled("A", "ask-phase-4")


@card_family({LEOMUND: (MIDDLING,), FIRE: (STRONG,)}, rules=HIDDEN, edition="1st")
def test_stronger_ones_go_on_and_the_trap_is_used_up(t: Table, printing: str, strong: str) -> None:
    _lay(t, printing, strong)
    t.A.attacks("DL/8", with_=strong)
    t.zone(printing, "discard")
    t.zone(strong, "battle")
    t.settled("B", "ask-defend")


@card_test(SEPIA, rules=["limbo.return-time"], edition="1st")
def test_the_sigil_sends_an_attacker_of_any_strength_to_limbo(t: Table) -> None:
    _lay(t, SEPIA, "Borys")
    t.A.attacks("DL/8", with_="Borys")
    t.zone("Borys", "limbo")
    t.zone(SEPIA, "discard")
    t.settled("A", "ask-phase-4")


@card_family(dict.fromkeys((LEOMUND, FIRE, SEPIA), ()), rules=HIDDEN, edition="1st")
def test_attacks_on_another_realm_leave_it_where_it_is(t: Table, printing: str) -> None:
    _lay(t, printing, WEAK, behind=True)
    t.A.attacks("Nyrond", with_=WEAK)
    t.on(printing, "DL/8")
    t.changed(WEAK)
    t.settled("B", "ask-defend")


@card_family({LEOMUND: (False,), FIRE: (True,), SEPIA: (False,)}, rules=["immunity.offensive-only"], edition="1st")
def test_whoever_is_immune_to_offensive_spells_fears_offensive_ones(t: Table, printing: str, spared: bool) -> None:
    with given("1st/82", Always(Immune(Is(SELF), OFFENSIVE & SPELL))):
        _lay(t, printing, WEAK)
        t.A.attacks("DL/8", with_=WEAK)
        t.zone(WEAK, "battle" if spared else "limbo" if printing == SEPIA else "discard")
        t.changed(printing)
        t.settled("B" if spared else "A")


@card_test(LEOMUND, rules=["counter.sequence-default"], edition="1st")
def test_exposed_it_can_be_answered_as_a_spell(t: Table) -> None:
    with given("1st/343", Answer(Cancel(), to=SPELL)):
        _lay(t, LEOMUND, WEAK, "Rary the Traitor", hand=["1st/343"], windows="ask")
        t.A.attacks("DL/8", with_=WEAK)
        t.A.answers("1st/343", by="Rary the Traitor")
        t.zone(WEAK, "battle")
        t.zone(LEOMUND, "discard")
        t.changed("1st/343")
        t.settled("B")


@card_test(LEOMUND, rules=["raze.holding-lost"], edition="1st")
def test_it_is_lost_with_its_realm(t: Table) -> None:
    with given("1st/276", Play(Raze(every(REALM)))):
        t.seat("A", formation=EMPTY)
        t.seat("B", formation={"A": "DL/8"}, pool=[WIZARD], hand=[LEOMUND, "1st/276"])
        t.begin(active="B", phase=3, windows="pass")
        t.B.plays(LEOMUND, by=WIZARD)
        t.B.plays("1st/276")
        t.zone(LEOMUND, "discard")
        t.razed("DL/8")
        t.razed("Rashemen")
        t.changed("1st/276")
        t.settled("B")


@pytest.mark.parametrize("razes", [True, False])
@card_test(EYE, rules=HIDDEN, edition="1st")
def test_the_dragons_eye_goes_for_any_realm_of_its_player_a_spell_would_take(t: Table, razes: bool) -> None:
    struck = Raze(The(TARGET)) if razes else discard(The(TARGET))
    with given("1st/393", Play(struck, targets=(Target("target", one(REALM)),), at=("3",))):
        t.seat("A", formation=EMPTY, pool=[WIZARD], hand=["1st/393", "1st/393"])
        t.seat("B", formation={"A": f"DL/8 + {EYE} (face down)", "B": "Nyrond"}, pool=["Neeva"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/393#1", by=WIZARD)
        t.A.chooses("Nyrond")
        t.standing("Nyrond")
        t.zone(EYE, "discard")
        t.A.plays("1st/393#2", by=WIZARD)
        t.A.chooses("Nyrond")
        t.razed("Nyrond") if razes else t.zone("Nyrond", "discard")
        t.settled("A")


@pytest.mark.parametrize("theirs", [True, False])
@card_test(EYE, rules=HIDDEN, edition="1st")
def test_the_dragons_eye_does_nothing_against_events_or_for_others(t: Table, theirs: bool) -> None:
    razing = Play(Raze(The(TARGET)), targets=(Target("target", one(REALM)),))
    with given("1st/276", razing), given("1st/393", razing):
        t.seat("A", formation=EMPTY, pool=[WIZARD], hand=["1st/276", "1st/393"])
        t.seat("B", formation={"A": f"DL/8 + {EYE} (face down)", "B": "Nyrond"}, pool=["Neeva"])
        t.begin(active="A", phase=3, windows="pass")
        if theirs:
            t.A.plays("1st/276")
            t.A.chooses("Nyrond")
            t.razed("Nyrond")
        else:
            t.A.plays("1st/393", by=WIZARD)
            t.A.chooses("Rashemen")
            t.razed("Rashemen")
        t.on(EYE, "DL/8")
        t.changed("1st/276", "1st/393")
        t.settled("A")


@card_test(BLINGDENSTONE, rules=["immunity.offensive-only"], edition="1st")
def test_the_symbol_doubles_a_champion_of_the_realms_and_shelters_it(t: Table) -> None:
    with given("1st/357", Play(Lasting(gains(OPPOSING & CHAMPION, -1)))):
        _lay(t, BLINGDENSTONE, "1st/163", hand=["1st/357"], pool=["Drow Matron"])
        t.A.attacks("DL/8", with_="1st/163")
        t.B.defends("Drow Matron")
        t.A.plays("1st/357", by="1st/163")
        t.level("Drow Matron", 10)
        t.base("Drow Matron", 10)
        t.expect(t.state.seen[t.card(BLINGDENSTONE)] == 255, "it has been turned up")
        t.A.passes()
        t.on(BLINGDENSTONE, "DL/8")
        t.changed("1st/357", "Drow Matron", "1st/163", "B:filler#1")
        t.settled("B", "ask-spoils")


WEAKER = Play(Lasting(gains(OPPOSING & CHAMPION, -1)))


@card_test(BLINGDENSTONE, rules=HIDDEN, edition="1st")
def test_for_defenders_of_other_worlds_it_stays_hidden(t: Table) -> None:
    with given("1st/357", WEAKER):
        _lay(t, BLINGDENSTONE, "1st/75", hand=["1st/357"])
        t.A.attacks("DL/8", with_="1st/75")
        t.B.defends(WIZARD)
        t.A.plays("1st/357", by="1st/75")
        t.level(WIZARD, 4)
        t.expect(t.state.seen[t.card(BLINGDENSTONE)] != 255, "nobody has seen it")
        goes_on(t, "1st/357")


@card_test(BLINGDENSTONE, rules=HIDDEN, edition="1st")
def test_attackers_of_the_realms_have_nothing_from_it(t: Table) -> None:
    with given("1st/357", WEAKER):
        _lay(t, BLINGDENSTONE, "Drow Matron + Magic Sword", theirs=["1st/357"])
        t.A.attacks("DL/8", with_="Drow Matron")
        t.B.defends(WIZARD)
        t.base("Drow Matron", 5)
        t.B.plays("1st/357", by=WIZARD)
        t.level("Drow Matron", 5 + 2 - 1)
        goes_on(t, "1st/357")


@card_test(BLINGDENSTONE, rules=HIDDEN, edition="1st")
def test_at_another_realm_it_does_nothing(t: Table) -> None:
    with given("1st/357", WEAKER):
        _lay(t, BLINGDENSTONE, "1st/75", hand=["1st/357"], pool=["Drow Matron"], behind=True)
        t.A.attacks("Nyrond", with_="1st/75")
        t.B.defends("Drow Matron")
        t.level("Drow Matron", 5)
        t.A.plays("1st/357", by="1st/75")
        t.level("Drow Matron", 4)
        t.expect(t.state.seen[t.card(BLINGDENSTONE)] != 255, "nobody has seen it")
        t.on(BLINGDENSTONE, "DL/8")
        goes_on(t, "1st/357")


@card_test(EYE, rules=HIDDEN, edition="1st")
def test_the_dragons_eye_saves_realms_only(t: Table) -> None:
    with given("1st/393", Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION)),))):
        t.seat("A", formation=EMPTY, pool=[WIZARD], hand=["1st/393"])
        t.seat("B", formation={"A": f"DL/8 + {EYE} (face down)"}, pool=["Neeva"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/393", by=WIZARD)
        t.A.chooses("Neeva")
        t.zone("Neeva", "discard")
        t.on(EYE, "DL/8")
        t.changed("1st/393")
        t.settled("A")


@pytest.mark.parametrize("symbol", [True, False])
@card_test(NETHERESE, rules=["activation.list.attacker", "activation.list.defender"], edition="1st")
def test_defenders_work_first(t: Table, symbol: bool) -> None:
    """Each of the two takes the other's power away as it activates: who comes first keeps theirs."""
    takes = When("activate", Lasting(PowerLost(Is(OPPONENT))))
    with given("1st/82", takes, Always(gains(Is(SELF), 1))), given("1st/52", takes, Always(gains(Is(SELF), 1))):
        _lay(t, NETHERESE, "Dagrande", pool=["Gnomes of Samek"], behind=not symbol)
        realm = "DL/8" if symbol else "Nyrond"
        t.A.attacks(realm, with_="Dagrande")
        t.B.defends("Gnomes of Samek")
        t.level("Dagrande", 4 if symbol else 5)
        t.level("Gnomes of Samek", 5 if symbol else 4)
        t.zone(NETHERESE, "discard" if symbol else "attached")
        t.settled("A" if symbol else "B", "ask-combat")


@pytest.mark.parametrize("razes", [True, False])
@card_test(KEEP, rules=["raze.still-in-play"], edition="1st")
def test_the_keep_goes_instead_of_its_realm_unless_that_is_razed(t: Table, razes: bool) -> None:
    struck = Raze(The(TARGET)) if razes else discard(The(TARGET))
    with given("1st/276", Play(struck, targets=(Target("target", one(REALM)),))):
        t.seat("A", formation=EMPTY, hand=["1st/276"])
        t.seat("B", formation={"A": f"DL/8 + {KEEP}", "B": "Nyrond"}, pool=["Neeva"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/276")
        t.A.chooses("DL/8")
        t.zone(KEEP, "discard")
        t.razed("DL/8") if razes else t.standing("DL/8")
        t.changed("1st/276")
        t.settled("A")


@card_test(KEEP, rules=["raze.still-in-play"], edition="1st")
def test_the_keep_stands_for_no_other_realm(t: Table) -> None:
    with given("1st/276", Play(discard(The(TARGET)), targets=(Target("target", one(REALM)),))):
        t.seat("A", formation=EMPTY, hand=["1st/276"])
        t.seat("B", formation={"A": f"DL/8 + {KEEP}", "B": "Nyrond"}, pool=["Neeva"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/276")
        t.A.chooses("Nyrond")
        t.zone("Nyrond", "discard")
        t.on(KEEP, "DL/8")
        t.changed("1st/276")
        t.settled("A")


@card_test("1st/437", EYE, rules=HIDDEN, edition="1st")
def test_the_dragons_eye_keeps_a_realm_out_of_the_abyss_too(t: Table) -> None:
    t.seat("A", formation=EMPTY, pool=["Mordenkainen"], hand=["1st/437"])
    t.seat("B", formation={"A": f"DL/8 + {EYE} (face down)", "B": "Nyrond"}, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/437", by="Mordenkainen")
    t.A.chooses("Nyrond")
    t.standing("Nyrond")
    t.zone(EYE, "discard")
    t.zone("1st/437", "discard")
    t.settled("A")
