"""Questions whose answers only optional rules and formats change: each answer decides something."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, Use
from sixrealms.powers.card_questions import CHAMPION, EVENT, Is
from sixrealms.powers.hands import Draw
from sixrealms.powers.immunity import Immune
from sixrealms.powers.moves import discard
from sixrealms.powers.refs import BEARER
from sixrealms.powers.sets import every
from tests.made_up import given
from tests.table_talk import Table, table_test

ITEM = "1st/102"


def attack_on_two_realms(t: Table, **answers: object) -> None:
    """Dagrande and Azhul of A stand before Nyrond and the undefended realms behind it."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Azhul"], draw=[6])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland", "C": "Sembia"}, pool=["Amarill"], draw=[6])
    t.begin(active="A", phase=4, windows="pass", answers=answers)


@pytest.mark.parametrize("attacks", [1, 2])
@table_test(rules=["turn.phase4.one-realm"])
def test_as_many_attacks_are_made_in_a_turn(t: Table, attacks: int) -> None:
    attack_on_two_realms(t, attacks_per_turn=attacks)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.A.keeps()
    t.razed("Nyrond")
    if attacks == 2:
        t.A.attacks("Keoland", with_="Azhul")
        t.B.declines()
        t.A.keeps()
        t.razed("Keoland")
    t.A.cannot("attack", "Sembia", "Azhul", because="one-attack")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("again", [False, True])
@table_test(rules=["combat.one-round-per-champion"])
def test_a_champion_may_go_on_if_champions_may_fight_again(t: Table, again: bool) -> None:
    attack_on_two_realms(t, champion_reuse=again)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Amarill")
    t.B.passes()
    t.zone("Amarill", "discard")
    t.asked("A", "ask-next-attacker")
    t.offered(*(["Dagrande", "Azhul"] if again else ["Azhul"]))
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("count", [0, 1, 3])
@table_test(rules=["spoils.source"])
def test_as_many_spoils_are_drawn(t: Table, count: int) -> None:
    attack_on_two_realms(t, spoils_count=count)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.count("A", hand=count, draw=6 - count)
    t.settled("A", {0: "ask-phase-4", 1: "ask-spoils", 3: "ask-spoils-rest"}[count])


@pytest.mark.parametrize("razes", [False, True])
@table_test(rules=["combat.h.winner-to-pool"])
def test_a_won_round_razes_the_realm_if_one_round_is_enough(t: Table, razes: bool) -> None:
    attack_on_two_realms(t, round_win_razes=razes)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Amarill")
    t.B.passes()
    t.zone("Amarill", "discard")
    if razes:
        t.razed("Nyrond")
        t.A.keeps()
        t.settled("A", "ask-phase-4")
    else:
        t.standing("Nyrond")
        t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("ignored", [False, True])
@table_test(rules=["formation.protection"])
def test_shielded_realms_are_attacked_if_position_does_not_count(t: Table, ignored: bool) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Gnomes of Samek"])
    t.begin(active="A", phase=4, answers={"ignore_position": ignored})
    if ignored:
        t.A.can("attack", "Keoland", "Dagrande")
    else:
        t.A.cannot("attack", "Keoland", "Dagrande", because="shielded")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("teams", "allied"), [((), False), ((0, 1, 0), True), ((0, 1, 2), False)])
@table_test(rules=["combat.a.not-own"], rotate="the answer names seats")
def test_nobody_attacks_his_own_team(t: Table, teams: tuple[int, ...], allied: bool) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"})
    t.seat("C", formation={"A": "Keoland"})
    t.begin(active="A", phase=4, answers={"teams": teams})
    t.A.can("attack", "Nyrond", "Dagrande")
    if allied:
        t.A.cannot("attack", "Keoland", "Dagrande", because="ally-realm")
    else:
        t.A.can("attack", "Keoland", "Dagrande")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("slots", ["table", "player"])
@table_test(rules=["gloss.rule-card.single"])
def test_a_rule_card_leaves_those_of_others_if_everybody_has_a_place(t: Table, slots: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["UD/69"])
    t.seat("B", formation={"A": "Nyrond"}, table=["NS/74"])
    t.begin(active="A", phase=0, windows="pass", answers={"rule_card_slots": slots})
    t.A.plays("UD/69")
    t.zone("UD/69", "table")
    t.zone("NS/74", "table" if slots == "player" else "discard")
    t.settled("A")


SIX = {"A": "Nyrond", "B": "Keoland", "C": "Sembia", "D": "Cormyr", "E": "Thay"}


@pytest.mark.parametrize("timing", ["always", "turn-start"])
@table_test(rules=["victory.six-realms"])
def test_six_realms_win_at_once_or_when_the_next_turn_begins(t: Table, timing: str) -> None:
    t.seat("A", formation=SIX, hand=["Vaasa"])
    t.seat("B", formation={"A": "Rashemen"}, draw=[])
    t.begin(active="A", phase=2, windows="pass", answers={"victory_timing": timing})
    t.A.plays("Vaasa", at="F")
    t.standing("Vaasa")
    if timing == "always":
        t.over("A")
        return
    t.asked("A", "ask-phase-2")
    t.A.passes(4)
    t.turn_of("B")
    t.B.passes(5)
    t.over("A")


@pytest.mark.parametrize("limit", [0, 1, 99])
@table_test(rules=["victory.deckout.most-realms"])
def test_after_the_last_turn_the_realms_are_counted(t: Table, limit: int) -> None:
    """open.endless-game: evaluated like a draw pile that has run out."""
    t.seat("A", formation={"A": "Vaasa", "B": "Nyrond"})
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=5, windows="pass", answers={"turn_limit": limit})
    t.A.passes()
    if limit == 1:
        t.over("A")
    else:
        t.turn_of("B")
        t.settled("B")


DRAWS = Use(Draw(), at=("3",), once="turn")


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition", "tournament-110"])
@table_test(rules=["once.phase3"])
def test_a_power_of_phase_three_waits_for_any_moment_in_the_fourth_edition(t: Table, ruleset: str) -> None:
    """once.window: from one's phase 3 to the next one's, once."""
    with given("1st/41", DRAWS):
        t.seat("A", formation={"A": "Vaasa"}, pool=["1st/41"], draw=[6])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=4, ruleset=ruleset, size=110 if ruleset == "tournament-110" else 55)
        if ruleset == "fourth-edition":
            t.A.uses("1st/41")
            t.count("A", hand=1)
            t.A.cannot("use", "1st/41", because="already-used")
        else:
            t.A.cannot("use", "1st/41", because="wrong-moment")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition", "tournament-110"])
@table_test(rules=["wish.caster-spent"])
def test_what_a_spent_champion_bears_works_on_except_under_the_rules_of_2013(t: Table, ruleset: str) -> None:
    with given(ITEM, Use(Draw(), at=("3",))), given("1st/41", Use(Draw(), at=("3",))):
        t.seat("A", formation={"A": "Vaasa"}, pool=[f"1st/41 (spent) + {ITEM}"], draw=[6])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, ruleset=ruleset, size=110 if ruleset == "tournament-110" else 55)
        t.A.cannot("use", "1st/41", because="spent")
        if ruleset == "tournament-110":
            t.A.cannot("use", ITEM, because="spent")
        else:
            t.A.uses(ITEM)
            t.count("A", hand=1)
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition", "tournament-110"])
@table_test(rules=["wish.caster-spent"])
def test_what_always_protects_a_caster_of_a_wish_goes_on_protecting(t: Table, ruleset: str) -> None:
    """Continuous effects of attachments, immunities among them, are left to the caster under every ruleset."""
    protects = Always(Immune(Is(BEARER), EVENT))
    strikes = Play(discard(every(CHAMPION)), at=("any",))
    with given(ITEM, Use(Draw(), at=("3",)), protects), given("1st/312", strikes):
        t.seat("A", formation={"A": "Vaasa"}, pool=[f"Sadira + {ITEM}", "Neeva"], hand=["4th/384", "1st/312"], draw=[6])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Griffin"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=110 if ruleset == "tournament-110" else 55, windows="pass")
        t.A.can("use", ITEM)
        t.A.plays("4th/384", by="Sadira")
        t.A.chooses("Griffin")
        if ruleset == "tournament-110":
            t.A.cannot("use", ITEM, because="wish.caster-spent")
        else:
            t.A.can("use", ITEM)
        t.A.plays("1st/312")
        t.zone("Neeva", "discard")
        t.zone("Sadira", "pool")
        t.on(ITEM, "Sadira")
        t.changed("4th/384", "1st/312")
        t.settled("A", "ask-phase-3")
