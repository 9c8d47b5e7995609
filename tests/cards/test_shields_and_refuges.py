"""Long shields and the cards that hang on realms: what they leave alone, and how long."""

from __future__ import annotations

from functools import reduce
from operator import or_

import pytest

from sixrealms.language import ANY as ANYTHING
from sixrealms.language import (
    BLOOD_ABILITY,
    SELF,
    SPELL,
    TARGET,
    THIS_REALM,
    Always,
    Answer,
    Cancel,
    Immune,
    Is,
    MayUse,
    Named,
    Play,
    Protected,
    Raze,
    Target,
    The,
    Use,
    discard,
    every,
    gains,
    one,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

STRONG = "Borys + Crystal of the Ebon Flame"


def _at(*names: str) -> tuple[Target, ...]:
    """One of the cards with these names."""
    return (Target("target", one(reduce(or_, (Named(name) for name in names)))),)


@pytest.mark.parametrize(
    ("strike", "fire"), [("1st/331", True), ("1st/367", True), ("1st/106", False), ("DR/84", False)]
)
@pytest.mark.parametrize("phase", [3, 4])
@card_test("3rd/379", rules=["immunity.always-active"], edition="1st")
def test_the_fire_shield_keeps_spells_of_fire_and_flame_off_its_side(
    t: Table, phase: int, strike: str, fire: bool
) -> None:
    aimed = Play(
        discard(The(TARGET)), targets=_at("Sadira", "Gith", "Orb of Doom", "Otto", "Tergoz Tenhammer"), at=("combat",)
    )
    with given(strike, aimed), given("1st/268", Always(MayUse(Is(SELF), ANYTHING))):
        pool = ["Sadira + Gith + Orb of Doom", "Tergoz Tenhammer"]
        t.seat("A", formation={"A": "Rashemen"}, pool=pool, hand=["3rd/379"])
        theirs = "1st/268" if phase == 3 else "1st/268 + Gladiators"
        t.seat("B", formation={"A": "DL/8"}, pool=[theirs], hand=[strike])
        t.seat("C", formation={"A": "Vaasa"}, pool=["Otto"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        if phase == 3:
            t.A.plays("3rd/379", by="Sadira")
        t.A.passes()
        t.A.attacks("DL/8", with_="Sadira")
        t.B.defends("1st/268")
        if phase == 4:
            t.A.plays("3rd/379", by="Sadira")
        t.B.plays(strike, by="" if strike == "DR/84" else "1st/268")
        t.offered("Orb of Doom", "Otto", "Tergoz Tenhammer", *(() if fire else ("Sadira", "Gith")))
        t.B.chooses("Otto")
        t.zone("Otto", "discard")
        t.changed("3rd/379", strike, "Gladiators") if phase == 4 else t.changed("3rd/379", strike)
        goes_on(t, "Sadira", "1st/268")


@card_test("PO/74", rules=["named.control-wind.shield"], edition="1st")
def test_control_wind_leaves_items_open_and_lets_things_reach_realms(t: Table) -> None:
    aims = ("Orb of Doom", "Rashemen", "Hillsfar", "Otto", "Tergoz Tenhammer")
    aimed = discard(The(TARGET))
    with (
        given("1st/106", Play(aimed, targets=_at(*aims), at=("3",))),
        given("1st/217", Use(aimed, targets=_at(*aims), at=("3",))),
        given("NO/266", Use(aimed, targets=_at(*aims), at=("3",))),
        given("1st/268", Always(MayUse(Is(SELF), ANYTHING))),
    ):
        t.seat("A", formation={"A": "Rashemen + NO/34"}, pool=["4th/329 + Orb of Doom"], hand=["PO/74"], draw=[])
        t.seat("B", formation={"A": "DL/8"}, pool=["1st/268 + 1st/217", "NO/266"], hand=["1st/106"], draw=[])
        t.seat("C", formation={"A": "Vaasa"}, pool=["Otto", "Tergoz Tenhammer", "Neeva"], draw=[])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("PO/74", by="4th/329")
        t.A.passes(3)
        t.B.passes(2)
        t.B.uses("NO/266")
        t.offered("Orb of Doom", "Otto", "Tergoz Tenhammer")
        t.B.chooses("Tergoz Tenhammer")
        t.zone("Tergoz Tenhammer", "discard")
        t.B.plays("1st/106", by="1st/268")
        t.offered("Orb of Doom", "Otto")
        t.B.chooses("Otto")
        t.zone("Otto", "discard")
        t.B.uses("1st/217")
        t.offered("Orb of Doom", "Rashemen", "Hillsfar")
        t.B.chooses("Orb of Doom")
        t.zone("Orb of Doom", "discard")
        t.changed("PO/74", "1st/106")
        t.settled("B")


@card_test("3rd/75", rules=["combat.e.totals"], edition="1st")
def test_artifacts_count_before_grypht(t: Table) -> None:
    with given("IQ/60", Always(gains(Named("Otto"), -1))):
        meet(t, "3rd/75", "Mul Savage + IQ/60 + Orb of Doom", their_pool=["Otto"])
        t.level("Otto", 5)
        t.level("Mul Savage", 6 + 2)
        goes_on(t)


@card_test("DL/83", rules=["dispel.turning-offensive-only"], edition="1st")
def test_laid_down_beforehand_it_strikes_any_other_champion(t: Table) -> None:
    aimed = Play(discard(The(TARGET)), targets=_at("Sadira", "Nenioc", "Otto"), at=("combat",))
    with given("1st/106", aimed):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira + Crystal of the Ebon Flame"], hand=["1st/106"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Nenioc"], hand=["DL/83", "Gladiators"])
        t.seat("C", formation={"A": "Vaasa"}, pool=["Otto"])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("Nyrond", with_="Sadira")
        t.B.defends("Nenioc")
        t.B.plays("DL/83", by="Nenioc")
        t.B.plays("Gladiators")
        t.A.plays("1st/106", by="Sadira")
        t.A.chooses("Nenioc")
        t.B.answers("DL/83", power=2)
        t.offered("Sadira", "Otto")
        t.B.chooses("Otto")
        t.zone("Otto", "discard")
        t.changed("1st/106", "Gladiators")
        goes_on(t, "Nenioc", "Sadira")


@card_test("DU/1", edition="1st")
def test_items_its_own_player_sends_go_to_the_abyss_as_ever(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["RR/116", "Azhul + Orb of Doom"], table=["DU/1"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, unenforced=True)
    t.A.uses("RR/116")
    t.A.chooses("Orb of Doom")
    t.zone("Orb of Doom", "abyss")
    t.changed("RR/116")
    t.settled("A")


@card_test("DU/12", rules=["immunity.always-active"], edition="1st")
def test_the_torture_room_opens_champions_only(t: Table) -> None:
    strikes = Play(discard(The(TARGET)), targets=_at("Cristyne", "Vaasa", "Nyrond"), at=("3",))
    with given("BR/41", strikes), given("DL/8", Always(Immune(Is(THIS_REALM), BLOOD_ABILITY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["BR/88"], hand=["BR/41"], table=["DU/12"])
        t.seat("B", formation={"A": "DL/8", "B": "Vaasa", "C": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("BR/41", by="BR/88")
        t.offered("Vaasa", "Nyrond")
        t.A.chooses("Vaasa")
        t.zone("Vaasa", "discard")
        t.changed("BR/41")
        t.settled("A")


@card_test("DU/28", rules=["combat.h.loser-discards-all"], edition="1st")
def test_a_dragon_beaten_elsewhere_is_kept(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Young Gold Dragon"])
    t.seat("B", formation={"A": "DL/8", "B": "DU/28"}, pool=[STRONG])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Young Gold Dragon")
    t.B.defends("Borys")
    t.A.passes()
    t.B.says("yes")
    t.on("Young Gold Dragon", "DU/28")
    t.changed("Borys", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("DU/28", rules=["combat.h.loser-discards-all"], edition="1st")
def test_its_players_own_dragons_are_lost(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[STRONG])
    t.seat("B", formation={"A": "DL/8", "B": "DU/28"}, pool=["Young Gold Dragon", "Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("Young Gold Dragon")
    t.B.passes()
    t.zone("Young Gold Dragon", "discard")
    t.changed("Borys")
    t.settled("A", "ask-next-attacker")


@card_test("DU/28", edition="1st")
def test_of_what_hangs_there_dragons_alone_are_silent_and_leave(t: Table) -> None:
    one_, two, four = (Always(gains(Named("Otto"), -n), anywhere=True) for n in (1, 2, 4))
    with given("NO/188", one_), given("NO/37", two), given("1st/305", four):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], draw=[])
        t.seat("B", formation={"A": "DU/28 + Young Gold Dragon + NO/37"}, pool=["Borys", "Otto"], draw=[])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.level("Otto", 6 - 2 - 4)
        t.A.attacks("DU/28", with_="Azhul")
        t.B.defends("Borys")
        t.level("Otto", 6 - 2 - 4)
        t.A.passes()
        t.zone("Young Gold Dragon", "discard")
        t.on("NO/37", "DU/28")
        t.changed("Azhul", "Borys")
        t.settled("A")


@card_test("DU/100", rules=["gloss.rule-card.global"], edition="1st")
def test_what_its_own_player_draws_all_draw(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["Good Fortune"], table=["DU/100"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.count("A", hand=5)
    t.count("B", hand=5)
    t.changed("Good Fortune", *(f"{seat}:Thugs#{n}" for seat in "AB" for n in range(1, 6)))
    t.settled("A", "ask-phase-3")


@card_test("RL/2", edition="1st")
def test_with_one_ally_at_darkon_nobody_is_asked_for_another(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], draw=[])
    t.seat("B", formation={"A": "RL/2 + Zadoc"}, pool=["Borys + Gith"], draw=[])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("RL/2", with_="Azhul")
    t.B.defends("Borys")
    t.A.passes()
    t.zone("Gith", "discard")
    t.changed("Azhul", "Borys", "Zadoc")
    t.settled("A")


@card_test("4th/189", rules=["combat.h.winner-discards"], edition="1st")
def test_a_spell_that_was_cancelled_was_cast_all_the_same(t: Table) -> None:
    with given("NO/92", Answer(Cancel(), to=SPELL)):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Mordenkainen + 4th/189"], hand=["1st/340", "Gladiators"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Borys", "Otto"], hand=["NO/92"])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("DL/8", with_="Mordenkainen")
        t.B.defends("Borys")
        t.A.plays("1st/340", by="Mordenkainen")
        t.B.answers("NO/92")
        t.A.plays("Gladiators")
        t.B.passes()
        t.A.chooses("1st/340")
        t.on("1st/340", "4th/189")
        t.changed("NO/92", "Borys", "Gladiators", "Mordenkainen")
        t.settled("A")


@card_test("PO/74", rules=["named.control-wind.shield"], edition="1st")
def test_rule_cards_do_not_reach_realms_of_the_wind(t: Table) -> None:
    with given("1st/430", Play(discard(The(TARGET)), targets=_at("Rashemen", "Vaasa", "Sembia"))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/329"], hand=["PO/74"], draw=[])
        t.seat("B", formation={"A": "DL/8"}, hand=["1st/430"], draw=[])
        t.seat("C", formation={"A": "Vaasa", "B": "Sembia"}, draw=[])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("PO/74", by="4th/329")
        t.A.passes(3)
        t.B.plays("1st/430")
        t.offered("Vaasa", "Sembia")
        t.B.chooses("Sembia")
        t.zone("Sembia", "discard")
        t.changed("PO/74", "1st/430")
        t.settled("B")


@card_test("AR/65", rules=["holding.world"], edition="1st")
def test_the_citadel_is_not_laid_on_a_razed_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen (razed)", "B": "Vaasa"}, hand=["AR/65"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.can("play", "AR/65", "Vaasa")
    t.A.cannot("play", "AR/65", "Rashemen", because=("other-world", "realm-razed"))
    t.settled("A")


@card_test("FR/4", rules=["general.touch.retarget"], edition="1st")
def test_no_curse_takes_whom_nobody_can_control(t: Table) -> None:
    with given("NO/266", Always(Protected(Is(SELF), ("control",)))):
        t.seat("A", formation={"A": "Draj"}, hand=["FR/4"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "NO/266", "Otto"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("FR/4")
        t.offered("Neeva", "Otto")
        t.A.chooses("Otto")
        t.zone("Otto", "pool", of="A")
        t.changed("FR/4")
        t.settled("A")


@card_test("NS/44", rules=["raze.power-on-razing"], edition="1st")
def test_what_a_card_razes_in_that_round_is_not_discarded(t: Table) -> None:
    with given("1st/91", Play(Raze(every(Named("Vaasa"))))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["NS/44", "Skeletal Horde"], hand=["1st/91"])
        t.seat("B", formation={"A": "DL/8", "B": "Vaasa"}, pool=[STRONG])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("DL/8", with_="Skeletal Horde")
        t.A.says("yes")
        t.B.defends("Borys")
        t.A.plays("1st/91")
        t.razed("Vaasa")
        t.changed("1st/91")
        goes_on(t, "Borys", "Skeletal Horde")


@card_test("4th/422", rules=["setup.shuffle"], edition="1st")
def test_the_pile_that_was_searched_is_shuffled_and_no_other(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=["4th/422"], draw=["Magic Sword", 20])
    t.seat("B", formation={"A": "DL/8"}, draw=[20])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    mine, theirs = (t.sitting.objects.seat(seat) for seat in "AB")
    before = t.state.listed(mine, 0), t.state.listed(theirs, 0)
    t.A.plays("4th/422", by="Nenioc")
    t.A.done()
    t.expect(t.state.listed(mine, 0) != before[0], "A's pile is shuffled")
    t.expect(t.state.listed(theirs, 0) == before[1], "B's is not")
    t.changed("4th/422")
    t.settled("A")


@card_test("DU/12", rules=["setup.shuffle"], edition="1st")
def test_what_goes_round_again_is_shuffled(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, discard=["BR/37", "BR/38", "BR/41", 12], draw=[12], table=["DU/12"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    mine = t.sitting.objects.seat("A")
    rest = set(t.state.listed(mine, 0))
    t.A.uses("DU/12")
    pile = list(t.state.listed(mine, 0))
    t.count("A", draw=27, discard=0)
    t.expect(not rest.issubset(pile[:12]), "not laid beneath the pile")
    t.expect(not rest.issubset(pile[-12:]), "not laid upon the pile")
    t.changed("BR/37", "BR/38", "BR/41", *(f"A:filler#{n}" for n in range(1, 25)))
    t.settled("A")
