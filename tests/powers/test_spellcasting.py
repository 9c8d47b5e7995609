"""Who is a spellcaster, and which spells are still at work."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.engine.power import Context
from sixrealms.powers.card_questions import CLERIC_SPELL, EVENT, Is
from sixrealms.powers.refs import SELF
from sixrealms.powers.spellcasting import AT_WORK, CASTS_SPELLS
from sixrealms.powers.use_and_play import MayUse
from tests.made_up import given
from tests.table_talk import Table, table_test


def casts(t: Table, card: str) -> bool:
    return CASTS_SPELLS.holds(t.now().state, t.card(card), Context(t.card(card), 0))


@table_test(rules=["icon.ability.by-type", "icon.restricted-to-own-kind"])
def test_spellcasters_are_such_by_icon_by_power_or_by_what_they_wear(t: Table) -> None:
    with given("1st/284", Always(MayUse(Is(SELF), CLERIC_SPELL))), given("1st/266", Always(MayUse(Is(SELF), EVENT))):
        pool = ["Sadira", "Sysania", "1st/284", "Neeva + Viperhand", "Herminard", "1st/266"]
        t.seat("A", formation={"A": "Nibenay"}, pool=pool)
        t.seat("B", formation={"A": "Sembia"})
        t.begin(active="A", phase=3)
        found = [c for c in ("Sadira", "Sysania", "1st/284", "Neeva", "Herminard", "1st/266") if casts(t, c)]
        t.expect(found == ["Sadira", "Sysania", "1st/284", "Neeva"], f"not {found}")
        t.settled("A", "ask-phase-3")


@table_test(rules=["spell.target-required"])
def test_a_spell_is_at_work_by_bonus_running_effect_or_lasting_power(t: Table) -> None:
    spells = ("Fireball", "Cone of Cold", "Spell of Formless Horror", "Magic Jar", "Fly")
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira + " + " + ".join(spells[:-1])], hand=["Fly"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva + Gladiators"])
    t.begin(active="A", phase=4)
    t.A.attacks("Sembia", with_="Sadira")
    t.B.defends("Neeva")
    t.A.plays("Fly")
    state = t.now().state
    found = [c for c in spells if AT_WORK.holds(state, t.card(c), Context(t.card("Sadira"), 0))]
    t.expect(found == ["Cone of Cold", "Spell of Formless Horror", "Magic Jar", "Fly"], f"not {found}")
    t.on("Fly", "Sadira")
    t.settled("A", "ask-combat")
