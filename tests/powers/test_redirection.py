"""A spell made to strike another card (countering.Redirect), and powers that replace each other (copying.Imitates)."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Answer, Play, Target
from sixrealms.powers.card_questions import CHAMPION, EVENT, HERO, SPELL, Is, Named
from sixrealms.powers.copies import Imitates
from sixrealms.powers.immunity import Immune
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import discard
from sixrealms.powers.redirection import Redirect
from sixrealms.powers.refs import BEARER, SELF, TARGET, AllChosen, The
from sixrealms.powers.sets import every, one
from sixrealms.powers.whereabouts import THEIRS
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["counter.exception"])
def test_of_several_targets_one_new_one_remains(t: Table) -> None:
    strike = Play(discard(AllChosen()), targets=(Target("targets", one(CHAMPION & THEIRS), 2, up_to=True),))
    with given("1st/99", strike), given("1st/100", Answer(Redirect(), to=EVENT)):
        t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["1st/99"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Neeva", "Dagrande"], hand=["1st/100"])
        t.begin(active="A", phase=3)
        t.A.plays("1st/99")
        t.A.chooses("Azhul", "Neeva")
        t.B.answers("1st/100")
        t.offered("Dagrande", "Sadira")
        t.B.chooses("Sadira")
        t.zone("Sadira", "discard")
        t.zone("Azhul", "pool")
        t.zone("Neeva", "pool")
        t.changed("1st/100")
        t.settled("A", "ask-phase-3")


@table_test(rules=["general.touch.retarget", "dispel.turning-offensive-only"])
def test_a_reflected_spell_strikes_any_champion_within_reach(t: Table) -> None:
    """Companions of the caster as well, but none that is openly immune to it."""
    strike = Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION & THEIRS)),))
    with given("1st/392", strike), given("1st/259", Always(Immune(Is(SELF), SPELL))):
        t.seat("A", formation={"A": "Draj"}, pool=["Sadira", "Preserver", "1st/259"], hand=["1st/392"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Nenioc", "Azhul"], hand=["DL/83"])
        t.seat("C", formation={"A": "Cormyr"}, pool=["Dagrande"])
        t.begin(active="A", phase=3)
        t.A.plays("1st/392", by="Sadira")
        t.A.chooses("Nenioc")
        t.B.answers("DL/83")
        t.offered("Sadira", "Preserver", "Azhul", "Dagrande")
        t.B.chooses("Preserver")
        t.zone("Preserver", "discard")
        t.zone("Sadira", "pool")
        t.changed("1st/392", "DL/83")
        t.settled("A", "ask-phase-3")


@table_test(rules=["copy.exact-text"])
def test_a_replaced_power_works_from_its_new_place_and_the_old_one_not_at_all(t: Table) -> None:
    with (
        given("1st/424", Always(Imitates(Is(BEARER), every(Named("Tergoz Tenhammer")), replaces=True))),
        given("1st/266", Always(gains(HERO, 3))),
        given("1st/60", Always(gains(Is(SELF), 2))),
    ):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266 + 1st/424", "Neeva"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/60"])
        t.begin(active="A", phase=3)
        t.level("1st/266", 6)
        t.level("Neeva", 7)
        t.level("1st/60", 7)
        t.settled("A", "ask-phase-3")
