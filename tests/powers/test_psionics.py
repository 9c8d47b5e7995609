"""Psionic attacks of champions, and what is immune to them."""

from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.engine.ability import Always, Play, Target, Use
from sixrealms.powers.card_questions import CHAMPION, Is
from sixrealms.powers.control_flow import Nothing
from sixrealms.powers.immunity import Immune
from sixrealms.powers.moves import discard
from sixrealms.powers.players import OPPONENTS
from sixrealms.powers.psionics import PSIONIC_ATTACK, Psionic
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import Of
from sixrealms.realise.power import said
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

AGIS = "1st/261"


@table_test(rules=["immunity.psionics", "gloss.psionic-attack", "general.touch.retarget"])
def test_a_monster_immune_to_psionic_attacks_is_not_offered_to_agis(t: Table) -> None:
    with given("1st/284", Always(Immune(Is(SELF), PSIONIC_ATTACK))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[AGIS])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/284", "Griffin", "Stef'fa Naf'ski", "Azhul"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_=AGIS)
        t.B.defends("Azhul")
        t.A.says("yes")
        t.offered("Griffin", "Stef'fa Naf'ski")
        t.A.chooses("Griffin")
        t.zone("Griffin", "discard")
        t.zone("1st/284", "pool")
        t.settled("B", "ask-combat")


@table_test(rules=["immunity.psionics"])
def test_where_all_are_immune_agis_is_not_asked(t: Table) -> None:
    with given("1st/284", Always(Immune(Is(SELF), PSIONIC_ATTACK))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[AGIS])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/284", "Azhul"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_=AGIS)
        t.B.defends("Azhul")
        t.zone("1st/284", "pool")
        t.settled("B", "ask-combat")


def _is_attack(t: Table, printing: str) -> bool:
    from sixrealms.engine.power import Context

    return PSIONIC_ATTACK.holds(t.state, t.card(printing), Context(t.card(printing), 0))


@table_test(rules=["gloss.psionic-attack", "immunity.psionics"])
def test_which_cards_are_psionic_attacks(t: Table) -> None:
    psionics = [p for p in catalogue.all_printings() if p.type == "psionic power"]
    offensive = next(p.id for p in psionics if p.offensive)
    defensive = next(p.id for p in psionics if p.defensive and not p.offensive)
    with given("1st/52", Use(Nothing(), psionic=True)), given("1st/82", Use(Nothing())):
        t.seat("A", pool=[AGIS, "1st/52", "1st/82", "1st/301"], hand=[offensive, defensive])
        t.seat("B")
        t.begin(active="A", phase=3, unenforced=True)
        t.expect(_is_attack(t, offensive), "an offensive psionic power card is one")
        t.expect(not _is_attack(t, defensive), "a defensive one is not")
        t.expect(_is_attack(t, AGIS), "the power of Agis is one")
        t.expect(_is_attack(t, "1st/52"), "so is a used power that is marked psionic")
        t.expect(not _is_attack(t, "1st/82"), "another used power is not")
        t.expect(not _is_attack(t, "1st/301"), "nor the power of Tithian")
        t.settled("A")


def test_its_text_says_so() -> None:
    assert said(Psionic(Nothing()), "en") == "nothing happens (this is a psionic attack)"
    assert said(PSIONIC_ATTACK, "en") == "a psionic attack"


@pytest.mark.rule("gloss.psionic-attack")
def test_the_wrapped_effect_decides_whether_it_is_possible() -> None:
    from sixrealms.engine.power import Context, Effect

    class Never(Effect):
        def possible(self, s: object, x: object) -> bool:
            return False

    assert not Psionic(Never()).possible(None, Context(0, 0))  # type: ignore[arg-type]
    assert Psionic(Nothing()).possible(None, Context(0, 0))  # type: ignore[arg-type]


@EVERY_RULESET
@pytest.mark.parametrize(("power", "offensive"), [("PO/77", True), ("PO/74", False)])
@table_test(rules=["immunity.psionics"])
def test_an_offensive_psionic_power_card_finds_no_hold_on_who_is_immune_and_a_defensive_one_does(
    t: Table, ruleset: str, power: str, offensive: bool
) -> None:
    strikes = Play(discard(The(TARGET)), at=("3",), targets=(Target("target", one(CHAMPION & Of(OPPONENTS))),))
    with given("1st/284", Always(Immune(Is(SELF), PSIONIC_ATTACK))), given(power, strikes):
        t.seat("A", formation={"A": "Rashemen"}, pool=["NS/123"], hand=[power])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage", "Azhul", "Neeva"])
        t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=RULESETS[ruleset], unenforced=True)
        t.A.plays(power, by="NS/123")
        t.offered("Azhul", "Neeva", *(() if offensive else ("Mul Savage",)))
        t.A.chooses("Azhul")
        t.zone("Azhul", "discard")
        t.changed(power)
        t.settled("A", "ask-phase-3")
