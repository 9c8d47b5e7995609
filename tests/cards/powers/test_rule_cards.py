"""Rule cards of the Powers booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.card_questions import ALLY, HERO, Is
from sixrealms.powers.durations import FOR_THE_GAME
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.refs import BEARER, SELF
from tests.made_up import given
from tests.table_talk import Table, card_test

# -- Antimagic Cloud --------------------------------------------------------------------------------------------------


@card_test("PO/116", rules=["gloss.negate", "gloss.rule-card.global"], edition="1st")
def test_under_the_cloud_magic_is_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["1st/41 + Magic Sword + Dwarven Hammer"], table=["PO/116"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["Sadira + 1st/410"],
        hand=["Cone of Cold", "Flameblade", "War Band", "1st/346"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/41")
    t.B.defends("Sadira")
    t.total("1st/41", 6)
    t.total("Sadira", 4)
    t.B.plays("Flameblade", on="Sadira")
    t.total("Sadira", 4)
    t.B.plays("Cone of Cold", by="Sadira")
    t.total("Sadira", 4)
    t.B.plays("War Band")
    t.total("Sadira", 7)
    t.A.passes()
    t.zone("1st/41", "discard")
    t.zone("Magic Sword", "discard")
    t.zone("Dwarven Hammer", "discard")
    t.zone("Cone of Cold", "discard")
    t.count("B", hand=2, draw=11)
    t.changed("Thugs#1")
    t.settled("B", "ask-spoils")


@card_test("PO/116", rules=["gloss.negate"], edition="1st")
def test_champions_lose_their_powers_but_allies_and_realms_do_not(t: Table) -> None:
    stronger = Always(gains(Is(SELF), 3))
    with given("1st/258", stronger), given("1st/54", stronger), given("1st/120", Always(gains(ALLY, 1))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/258"], hand=["1st/54"], table=["PO/116"])
        t.seat("B", formation={"A": "1st/120"}, pool=["Neeva"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("1st/120", with_="1st/258")
        t.B.defends("Neeva")
        t.total("1st/258", 6)
        t.A.plays("1st/54")
        t.total("1st/258", 14)
        t.settled("B", "ask-combat")


@card_test("PO/116", rules=["gloss.negate", "counter.exception"], edition="1st")
def test_no_spell_answers_under_the_cloud_and_events_work(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["Cataclysm!"], table=["PO/116"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["4th/382"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.could_not_answer("4th/382", because="power-lost")
    t.zone("Nyrond", "discard")
    t.settled("A", "ask-phase-3")


@card_test("PO/116", rules=["gloss.negate"], edition="1st")
def test_items_have_no_powers_under_the_cloud_and_burdens_no_weight(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Draj"},
        pool=["Azhul + Shield of Wickedness"],
        hand=["Zadoc", "War Party"],
        table=["PO/116"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage + 1st/106"], hand=["Gladiators"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.total("Mul Savage", 6)
    t.A.plays("Zadoc")
    t.A.plays("War Party")
    t.B.plays("Gladiators")
    t.A.cannot("use", "Shield of Wickedness", because="power-lost")
    t.settled("A", "ask-combat")


@card_test("PO/116", rules=["gloss.negate"], edition="1st")
def test_artifacts_have_none_and_psionicists_keep_theirs(t: Table) -> None:
    with given("1st/318", Always(gains(Is(BEARER), 2))), given("PO/10", Always(gains(Is(SELF), 2))):
        t.seat("A", formation={"A": "Draj"}, pool=["Azhul + 1st/318", "PO/10"], table=["PO/116"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3)
        t.level("Azhul", 4)
        t.level("PO/10", 5)
        t.settled("A", "ask-phase-3")


@card_test("PO/116", rules=["gloss.negate"], edition="1st")
def test_what_is_cast_under_it_is_used_up_and_comes_to_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["Banishment"], table=["PO/116"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"])
    t.begin(active="A", phase=3)
    t.A.plays("Banishment", by="Sadira")
    t.zone("Mul Savage", "pool")
    t.zone("Banishment", "discard")
    t.settled("A", "ask-phase-3")


@card_test("PO/116", rules=["gloss.negate", "spell.target-required"], edition="1st")
def test_without_a_target_it_is_not_cast_there_either(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["Banishment"], table=["PO/116"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "Banishment", "Sadira", because="no-target")
    t.settled("A", "ask-phase-3")


@card_test("PO/116", rules=["gloss.negate", "gloss.rule-card.replaced-no-effect"], edition="1st")
def test_spells_on_the_table_rest_until_the_cloud_has_gone(t: Table) -> None:
    with given("1st/384", Play(Lasting(gains(HERO, 3), FOR_THE_GAME), at=("3",))):
        t.seat("A", formation={"A": "Draj"}, pool=["Sadira", "Azhul"], hand=["1st/384"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["PO/116"])
        t.seat("C", formation={"A": "Vaasa"}, hand=["RL/30"])
        t.begin(active="A", phase=3, windows="pass", taken=1)
        t.A.plays("1st/384", by="Sadira")
        t.level("Azhul", 7)
        t.A.passes(3)
        t.B.plays("PO/116")
        t.level("Azhul", 4)
        t.B.passes(5)
        t.C.plays("RL/30")
        t.level("Azhul", 7)
        t.changed(*(f"{seat}:Thugs#{n}" for seat in "BC" for n in range(1, 4)))
        t.settled("C", "ask-phase-0")


# -- The Ultimate Rule ------------------------------------------------------------------------------------------------


@card_test("PO/118", rules=["gloss.rule-card.single", "turn.phase0.rule-card"], edition="1st")
def test_no_rule_card_follows_the_ultimate_one(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["PO/118", "RL/30", "Cataclysm!"], table=["AR/37"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=0)
    t.A.plays("PO/118")
    t.zone("AR/37", "discard")
    t.A.cannot("play", "RL/30", because=("forbidden", "one-rule-card"))
    t.A.can("play", "Cataclysm!")
    t.settled("A", "ask-phase-0")


@card_test("PO/118", rules=["gloss.rule-card.global"], edition="1st")
def test_nobody_else_plays_one_either(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, table=["PO/118"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["PO/120"])
    t.begin(active="B", phase=0)
    t.B.cannot("play", "PO/120", because="forbidden")
    t.settled("B", "ask-phase-0")


@card_test("PO/118", rules=["wish.ignores-immunity", "general.golden-rule"], edition="1st")
def test_neither_a_genie_nor_a_wish_removes_it(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["1st/436", "4th/384"], table=["PO/118"])
    t.seat("B", formation={"A": "Nyrond + Castle Hart"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=3, unenforced=["Castle Hart"])
    t.A.plays("1st/436")
    t.zone("Castle Hart", "discard")
    t.zone("PO/118", "table")
    t.A.plays("4th/384", by="Sadira")
    t.A.chooses("PO/118")
    t.zone("PO/118", "table")
    t.settled("A", "ask-phase-3")


@card_test("PO/116", rules=["gloss.negate"], edition="1st", rotate="the log is kept from here on")
def test_of_a_spell_that_does_nothing_under_the_cloud_the_log_says_so(t: Table) -> None:
    """open.nullified-spell: it is cast all the same."""
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["Cone of Cold", "War Band"], table=["PO/116"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=[1])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Azhul")
    log: list[tuple[object, ...]] = []
    t.state.log = log
    t.A.plays("Cone of Cold")
    assert ("no-power", t.card("Cone of Cold")) in log
    t.A.plays("War Band")
    assert ("no-power", t.card("War Band")) not in log
    t.settled("B", "ask-combat")
