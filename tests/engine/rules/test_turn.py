"""The phases of a turn: what each allows, how often, to whom (ledger: turn.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.allowances import HandLimit
from sixrealms.powers.card_questions import HERO, WIZARD
from sixrealms.powers.durations import FOR_THE_GAME
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.players import OTHERS
from tests.cards.drawn import drew
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, card_test, table_test


@card_test("BR/118", "PO/120", rules=["turn.phase0.rule-card", "turn.phase0.one-card", "gloss.rule-card.single"])
def test_one_rule_card_in_phase_0_and_the_new_one_replaces_the_old(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, hand=["BR/118", "PO/120"])
    t.seat("B", formation={"A": "1st/9"})
    t.begin(active="A", phase=0, windows="pass")
    t.A.plays("BR/118")
    t.zone("BR/118", "table")
    t.A.cannot("play", "PO/120", because="turn.phase0.one-card")
    t.A.passes()
    t.phase(2)
    t.A.cannot("play", "PO/120", because=("turn.phase0.rule-card", "turn.phase0.one-card"))
    t.count("A", hand=2)
    t.settled("A")


@card_test("BR/118", "PO/120", rules=["gloss.rule-card.single"])
def test_a_new_rule_card_discards_anybodys_old_one(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, hand=["PO/120"])
    t.seat("B", formation={"A": "1st/9"}, table=["BR/118"])
    t.begin(active="A", phase=0, windows="pass")
    t.A.plays("PO/120")
    t.zone("PO/120", "table")
    t.zone("BR/118", "discard", of="B")
    t.settled("A")


@table_test(rules=["turn.phase2.free-order", "turn.phase2.holding-any-realm", "turn.phase2.one-each"])
def test_the_holding_may_come_first_and_lie_on_an_older_realm(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, hand=["1st/34", "1st/9", "1st/14", "1st/35"])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.plays("1st/34", on="1st/6")
    t.on("1st/34", "1st/6")
    t.A.plays("1st/9", at="B")
    t.zone("1st/9", "formation")
    t.A.cannot("play", "1st/14", because="turn.phase2.realm-choice")
    t.A.cannot("play", "1st/35", other="1st/9", because="turn.phase2.one-each")
    t.settled("A")


@table_test(rules=["turn.phase2.holding-any-realm", "turn.phase2.free-order"])
def test_or_follow_the_realm_and_lie_on_the_older_one_all_the_same(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, hand=["1st/34", "1st/9"])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=2, windows="pass", ruleset="tournament-110", size=110)
    t.A.plays("1st/9", at="B")
    t.A.plays("1st/34", on="1st/6")
    t.on("1st/34", "1st/6")
    t.zone("1st/9", "formation")
    t.settled("A")


@card_test("1st/395", rules=["turn.phase3.free-order", "turn.phase3.items-unlimited", "turn.phase3.place-champions"])
def test_phase_3_mixes_placing_attaching_and_casting(t: Table) -> None:
    items = ["Flameblade", "Orb of Doom", "Wand of Light", "Falcon Figurine", "Shield of Gore"]
    t.seat(
        "A", formation={"A": "1st/6"}, pool=[" + ".join(["1st/62", *items])],
        hand=["1st/60", "1st/395", "1st/64", "Figurine of Wondrous Power"],
    )  # fmt: skip
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/191"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/60")
    t.A.plays("1st/395", by="1st/62")
    t.zone("1st/191", "discard", of="B")
    t.zone("1st/395", "discard")
    t.A.plays("1st/64")
    t.A.plays("Figurine of Wondrous Power", on="1st/62")
    t.on("Figurine of Wondrous Power", "1st/62")
    t.zone("1st/60", "pool")
    t.zone("1st/64", "pool")
    t.settled("A")


@table_test(rules=["turn.phase3.attach-required", "pool.contents"])
def test_items_need_a_champion_and_allies_have_no_place_in_the_pool(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, hand=["Flameblade", "War Party"])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/60"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.cannot("play", "Flameblade", because="turn.phase3.attach-required")
    t.A.cannot("play", "Flameblade", other="1st/60", because="turn.phase3.attach-required")
    t.A.cannot("play", "War Party", because=("gloss.allies.when", "no-combat"))
    t.settled("A")


@table_test(rules=["turn.phase3.no-rearranging", "pool.no-return-to-hand", "pool.stay", "holding.fixed"])
def test_what_lies_in_the_pool_stays_as_it_is(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6 + 1st/34", "B": "1st/9"}, pool=["1st/60 + Flameblade", "1st/62"])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.cannot("play", "Flameblade", other="1st/62", because="not-in-hand")
    t.A.cannot("play", "1st/34", other="1st/9", because="not-in-hand")
    t.A.cannot("play", "1st/60", because="not-in-hand")
    t.expect(t.state.pending is not None and len(t.state.pending.options) == 1, "there is nothing to do but to pass")
    t.A.passes(times=3)
    t.turn_of("B")
    t.zone("1st/60", "pool")
    t.on("Flameblade", "1st/60")
    t.settled("B")


@table_test(rules=["turn.phase3.one-artifact", "card.world.matching", "card.world.add-not-generic"])
def test_one_artifact_of_the_bearers_world(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/164 + 1st/199", "1st/165"], hand=["1st/220", "1st/318", "PR/1"])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "1st/220", other="1st/164", because="turn.phase3.one-artifact")
    t.A.cannot("play", "1st/318", other="1st/165", because="card.world.matching")
    t.A.plays("1st/220", on="1st/165")
    t.on("1st/220", "1st/165")
    t.settled("A")


@table_test(
    rules=["turn.phase3.own-turn-only", "turn.phase3.active-only", "pool.entry-times", "turn.phase5.active-only"]
)
def test_the_others_place_and_cast_nothing_in_phase_3_or_5(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/60"], hand=["1st/64"])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/62", "1st/69"], hand=["1st/76", "1st/395", "1st/366"])
    t.begin(active="A", phase=3, windows="pass")
    t.B.cannot("play", "1st/76", because=("not-your-decision", "pool.entry-times", "not-your-turn"))
    t.B.cannot("play", "1st/395", other="1st/62", because=("not-your-decision", "spell.phase-listed", "no-target"))
    t.A.plays("1st/64")
    t.zone("1st/64", "pool")
    t.A.passes(times=2)
    t.phase(5)
    t.B.cannot("play", "1st/366", other="1st/69", because=("not-your-decision", "spell.phase-listed", "no-target"))
    t.settled("A")


@table_test(rules=["turn.phase4.no-switch"])
def test_the_second_attacker_goes_for_the_same_realm(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/64", "1st/60"])
    t.seat("B", formation={"A": "1st/115 (razed)", "B": "1st/117", "C": "1st/118"}, pool=["1st/79"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/117", with_="1st/64")
    t.B.defends("1st/79")
    t.B.passes()
    t.zone("1st/79", "discard")
    t.A.cannot("attack", "1st/118", other="1st/60", because="turn.phase4.no-switch")
    t.A.stops()
    t.zone("1st/64", "pool")
    t.settled("A")


@table_test(rules=["turn.phase5.no-phase3-actions"])
def test_nothing_is_placed_in_phase_5(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/64"], hand=["1st/60", "Flameblade"])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=5, windows="pass")
    t.A.cannot("play", "1st/60", because="pool.entry-times")
    t.A.cannot("play", "Flameblade", other="1st/64", because="turn.phase5.no-phase3-actions")
    t.settled("A")


@table_test(rules=["turn.phase6.rap", "turn.sequence"])
def test_the_next_player_begins_only_when_the_turn_is_announced_over(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"})
    t.seat("B", formation={"A": "1st/115"}, hand=["1st/60"])
    t.begin(active="A", phase=5, windows="pass")
    t.turn_of("A")
    t.expect(t.state.phase == 5, "phase 5 waits for the signal")
    t.A.passes()
    t.turn_of("B")
    t.settled("B")


@EVERY_RULESET
@table_test(rules=["gloss.rule-card.replaced-no-effect", "gloss.rule-card.global"])
def test_what_a_rule_card_says_holds_for_everybody_until_another_takes_its_place(t: Table, ruleset: str) -> None:
    """What it has set going ends with it under the rules of 2013; elsewhere that goes on (inplay.left-no-effect)."""
    says, sets_going = Always(gains(HERO, 1)), Play(Lasting(gains(WIZARD, 3), FOR_THE_GAME), at=("0",))
    with given("UD/69", says, sets_going), given("NS/74"):
        t.seat("A", formation={"A": "1st/6"}, pool=["Dagrande"], hand=["UD/69"])
        t.seat("B", formation={"A": "1st/9"}, pool=["Azhul", "The Magister"], hand=["NS/74"])
        t.begin(active="A", phase=0, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.plays("UD/69")
        t.level("Dagrande", 5)
        t.level("Azhul", 5)
        t.level("The Magister", 7)
        t.A.passes(5)
        t.B.plays("NS/74")
        t.zone("UD/69", "discard")
        t.level("Dagrande", 4)
        t.level("Azhul", 4)
        t.level("The Magister", 4 if ruleset == "tournament-110" else 7)
        drew(t, "A", 3)
        t.settled("B", "ask-phase-0")


@EVERY_RULESET
@pytest.mark.parametrize("change", [-2, 2])
@table_test(rules=["turn.phase5.size-modifiers"])
def test_a_power_raises_or_lowers_what_is_kept_at_the_end_of_the_turn(t: Table, change: int, ruleset: str) -> None:
    """Eight are kept without it; who is not meant keeps eight as ever."""
    with given("1st/82", Always(HandLimit(OTHERS, change))):
        t.seat("A", formation={"A": "1st/6"}, pool=["Dagrande"], hand=[9])
        t.seat("B", formation={"A": "1st/115"}, hand=[8 + change], draw=[9])
        t.begin(active="A", phase=5, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.passes()
        t.A.chooses("A:filler#1")
        t.count("A", hand=8, discard=1)
        t.turn_of("B")
        t.B.passes(5)
        t.asked("B", "ask-discard-down")
        t.B.chooses(*(f"B:filler#{i}" for i in range(1, 4)))
        t.count("B", hand=8 + change, discard=3)
        t.changed("A:filler#1", *(f"B:filler#{i}" for i in range(1, 12 + change)))
        t.settled("A", "ask-phase-0")


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition", "tournament-110"])
@table_test(rules=["pool.contents"])
def test_the_pool_holds_champions_and_what_they_bear(t: Table, ruleset: str) -> None:
    size = 110 if ruleset == "tournament-110" else 55
    t.seat("A", formation={"A": "1st/6"}, hand=["Bigby the Great", "Flameblade", "Cup of Al'Akbar", "War Party"])
    t.seat("B", formation={"A": "1st/115"}, pool=["Dagrande"])
    t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=size, unenforced=True)
    t.A.plays("Bigby the Great")
    t.zone("Bigby the Great", "pool")
    t.A.plays("Flameblade", on="Bigby the Great")
    t.on("Flameblade", "Bigby the Great")
    t.A.plays("Cup of Al'Akbar", on="Bigby the Great")
    t.on("Cup of Al'Akbar", "Bigby the Great")
    t.A.cannot("play", "War Party", because=("gloss.allies.when", "no-combat"))
    player = t.state.active
    t.expect(list(t.state.pool(player)) == [t.card("Bigby the Great")], "one champion, who bears the rest")
    t.settled("A")
