"""King's Decree, Warrior's Rule, The Grind, Rule Lawyer's Delight, Team Spirit and the Melon Rule at the table."""

from __future__ import annotations

import pytest

from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Target
from sixrealms.engine.goal import partners
from sixrealms.powers.card_questions import RAZED, REALM, Is
from sixrealms.powers.protection import GoesInstead, Protected
from sixrealms.powers.realm_effects import Rebuild
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import YOURS
from tests.made_up import given
from tests.table_talk import Table, table_test

DECREE = {"kings-decree": "on"}


@pytest.mark.parametrize("options", [DECREE, {}])
@table_test(rules=["format.kings-decree.attack-any"])
def test_any_champion_attacks_any_realm_by_decree(t: Table, options: dict[str, str]) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland", "C": "Sembia", "D": "Cormyr"})
    t.begin(active="A", phase=4, windows="pass", options=options)
    t.A.can("attack", "Nyrond", "Dagrande")
    if options:
        t.A.can("attack", "Cormyr", "Dagrande")
    else:
        t.A.cannot("attack", "Cormyr", "Dagrande", because="shielded")
    t.settled("A", "ask-phase-4")


@table_test(rules=["format.kings-decree.razed-draw"])
def test_razing_in_battle_costs_every_opponent_a_random_card(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], hand=["Griffin"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Miles"], draw=[])
    t.seat("C", formation={"A": "Thay"}, hand=["The Caravan"], draw=[])
    t.begin(active="A", phase=4, windows="pass", options=DECREE)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.zone("Griffin", "hand")
    t.zone("Miles", "discard")
    t.zone("The Caravan", "abyss")  # conflict.kings-decree.source-of-cards
    t.changed("Dagrande")
    t.settled("A", "ask-phase-4")


@table_test(rules=["format.kings-decree.razed-draw"])
def test_razing_in_battle_costs_every_opponent_no_more_than_one_card(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], hand=[2], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, hand=[3], draw=[])
    t.seat("C", formation={"A": "Thay"}, hand=[3], draw=[])
    t.begin(active="A", phase=4, windows="pass", options=DECREE)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.count("A", hand=2)
    t.count("B", hand=2, discard=1)
    t.count("C", hand=2, discard=1)
    t.changed("Dagrande")
    t.settled("A", "ask-phase-4")


WARRIOR = {"warriors-rule": "on"}


@pytest.mark.parametrize("options", [WARRIOR, {}])
@table_test(rules=["format.warriors-rule.auto-raze", "format.warriors-rule.loser-defender-discarded"])
def test_a_won_round_razes_a_realm_that_cannot_be_razed(t: Table, options: dict[str, str]) -> None:
    with (
        given("1st/120", Always(Protected(Is(SELF), ("raze", "discard")), anywhere=True)),
        given("1st/77", Always(GoesInstead(Is(SELF), z.LIMBO))),
    ):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Amarill"], draw=[])
        t.begin(active="A", phase=4, windows="pass", options=options)
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Amarill")
        t.B.passes()
        if options:
            t.razed("Nyrond")
            t.zone("Amarill", "discard")
            t.changed("Neeva")
            t.settled("A", "ask-phase-4")
        else:
            t.standing("Nyrond")
            t.zone("Amarill", "limbo")
            t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("options", [WARRIOR, {}])
@table_test(rules=["format.warriors-rule.loser-attacker-discarded"])
def test_a_beaten_attacker_is_discarded_whatever_its_power_says(t: Table, options: dict[str, str]) -> None:
    with given("1st/77", Always(GoesInstead(Is(SELF), z.ABYSS))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Amarill"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], draw=[])
        t.begin(active="A", phase=4, windows="pass", options=options)
        t.A.attacks("Nyrond", with_="Amarill")
        t.B.defends("Neeva")
        t.A.passes()
        t.zone("Amarill", "discard" if options else "abyss")
        t.standing("Nyrond")
        t.changed("Neeva")
        t.settled("A", "ask-phase-4")


GRIND = {"the-grind": "on"}


def extra_turn(t: Table, *hand: str, formation: dict[str, str], options: dict[str, str]) -> None:
    """A is in phase 2 of a turn The Caravan has granted."""
    t.seat("A", formation=formation, hand=["The Caravan", *hand], draw=[])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=5, windows="ask", options=options, unenforced=True)
    t.A.passes()
    t.A.plays("The Caravan")
    t.A.passes()
    t.zone("The Caravan", "void")
    t.expect(t.state.turn.granted_by >= 0, "an extra turn")
    t.asked("A", "ask-phase-2")


@pytest.mark.parametrize("options", [GRIND, {}])
@table_test(rules=["format.grind.no-realm-on-extra-turn", "format.grind.base"])
def test_no_realm_is_played_in_phase_2_of_an_extra_turn(t: Table, options: dict[str, str]) -> None:
    extra_turn(t, "Sembia", formation={"A": "Vaasa (razed)"}, options=options)
    if options:
        t.A.cannot("play", "Sembia", because="extra-turn-realm")
    else:
        t.A.can("play", "Sembia")
    t.settled("A", "ask-phase-2")


@table_test(rules=["format.grind.no-realm-on-extra-turn", "format.grind.base"])
def test_in_a_turn_of_ones_own_realms_are_played_as_ever(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Sembia"])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=2, windows="pass", options=GRIND)
    t.A.can("play", "Sembia")
    t.settled("A", "ask-phase-2")


@table_test(rules=["format.grind.rebuild-allowed"])
def test_realms_are_rebuilt_in_extra_turns_too(t: Table) -> None:
    extra_turn(t, "Miles", "Marauder", "War Party", "Griffin", formation={"A": "Vaasa (razed)"}, options=GRIND)
    t.A.rebuilds("Vaasa", paying=["Miles", "Marauder", "War Party"])
    t.standing("Vaasa")
    t.changed("Miles", "Marauder", "War Party")
    t.settled("A", "ask-phase-2")


@table_test(rules=["format.grind.rebuild-allowed"])
def test_the_power_of_a_card_rebuilds_realms_in_extra_turns_too(t: Table) -> None:
    rebuilds = Play(Rebuild(The(TARGET)), targets=(Target("target", one(REALM & YOURS & RAZED)),))
    with given("1st/100", rebuilds):
        t.seat("A", formation={"A": "Vaasa (razed)"}, hand=["The Caravan", "1st/100"], draw=[])
        t.seat("B", formation={"A": "Rashemen"})
        t.begin(active="A", phase=5, windows="ask", options=GRIND, unenforced=True)
        t.A.passes()
        t.A.plays("The Caravan")
        t.A.passes(2)
        t.expect(t.state.turn.granted_by >= 0, "an extra turn")
        t.asked("A", "ask-phase-2")
        t.A.plays("1st/100")
        t.standing("Vaasa")
        t.changed("The Caravan", "1st/100")
        t.settled("A", "ask-phase-2")


LAWYER = {"rule-lawyers-delight": "on"}


@table_test(rules=["format.rule-lawyers-delight.initial-card", "format.rule-lawyers-delight.others-own-only"])
def test_everybody_has_a_rule_card_of_his_own_beside_the_first(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["UD/69"])
    t.seat("B", formation={"A": "Nyrond"}, table=["NS/74"])
    t.begin(active="A", phase=0, windows="pass", options=LAWYER)
    t.zone("4th/491", "table")
    t.A.plays("UD/69")
    t.zone("UD/69", "table")
    t.zone("NS/74", "table")
    t.zone("4th/491", "table")
    t.settled("A")


@pytest.mark.parametrize("removed", [False, True])
@table_test(rules=["format.rule-lawyers-delight.removable", "format.rule-lawyers-delight.others-own-only"])
def test_the_first_rule_card_leaves_the_game_and_the_others_stay_ones_own(t: Table, removed: bool) -> None:
    """conflict.rule-lawyer.after-removal"""
    from sixrealms.engine.ability import Play
    from sixrealms.powers.card_questions import Named
    from sixrealms.powers.moves import Send
    from sixrealms.powers.sets import every

    with given("1st/100", Play(Send(every(Named("Rule Lawyer's Delight"))))):
        t.seat("A", formation={"A": "Vaasa"}, hand=["1st/100", "UD/69"])
        t.seat("B", formation={"A": "Nyrond"}, table=["NS/74"])
        t.begin(active="A", phase=0, windows="pass", options=LAWYER)
        if removed:
            t.A.plays("1st/100")
            t.zone("4th/491", "void")
            t.changed("1st/100")
        t.A.plays("UD/69")
        t.zone("UD/69", "table")
        t.zone("NS/74", "table")
        t.settled("A")


@table_test(rules=["format.rule-lawyers-delight.removable", "format.rule-lawyers-delight.initial-card"])
def test_what_removes_every_rule_card_removes_the_first_one_and_everybodys(t: Table) -> None:
    """conflict.rule-lawyer.replacement: an effect that removes rule cards, spoken by the first one itself.
    conflict.rule-lawyer.after-removal: what is left binds its owner alone, and others lay down new ones.
    """
    t.seat("A", formation={"A": "Vaasa"}, hand=["PO/118", "RL/30"], table=["UD/69"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["BR/118"], table=["NS/74"])
    t.seat("C", formation={"A": "Keoland"}, table=["AR/37"])
    t.begin(active="A", phase=0, windows="pass", options=LAWYER, unenforced=True)
    t.A.plays("PO/118")
    t.zone("4th/491", "void")
    for card in ("UD/69", "NS/74", "AR/37"):
        t.zone(card, "discard")
    t.zone("PO/118", "table")
    t.A.cannot("play", "RL/30", because=("forbidden", "one-rule-card"))
    t.A.passes(5)
    t.B.plays("BR/118")
    t.zone("BR/118", "table")
    t.zone("PO/118", "table")
    t.changed(*(f"A:filler#{n}" for n in range(1, 4)))
    t.settled("B", "ask-phase-0")


@table_test(rules=["format.rule-lawyers-delight.others-own-only"])
def test_once_the_first_one_is_gone_it_removes_only_its_owners(t: Table) -> None:
    """conflict.rule-lawyer.after-removal: nothing on the table says any more that it removes all."""
    from sixrealms.engine.ability import Play
    from sixrealms.powers.card_questions import Named
    from sixrealms.powers.moves import Send
    from sixrealms.powers.sets import every

    with given("1st/100", Play(Send(every(Named("Rule Lawyer's Delight"))))):
        t.seat("A", formation={"A": "Vaasa"}, hand=["1st/100", "PO/118"], table=["UD/69"])
        t.seat("B", formation={"A": "Nyrond"}, table=["NS/74"])
        t.begin(active="A", phase=0, windows="pass", options=LAWYER)
        t.A.plays("1st/100")
        t.zone("4th/491", "void")
        t.A.plays("PO/118")
        t.zone("PO/118", "table")
        t.zone("UD/69", "discard")
        t.zone("NS/74", "table")
        t.changed("1st/100")
        t.settled("A")


@pytest.mark.parametrize(("own", "others", "wins"), [(6, 4, True), (6, 3, False), (0, 10, False)])
@table_test(rules=["format.team-spirit.victory", "format.team-spirit.teams", "format.team-spirit.seating"])
def test_ten_realms_of_a_team_win_when_a_members_turn_begins(t: Table, own: int, others: int, wins: bool) -> None:
    if others == 10:
        own, others = 5, 4
    realms = iter([
        "Nyrond", "Keoland", "Sembia", "Cormyr", "Thay", "Vaasa", "Waterdeep", "Damara", "Impiltur", "Rashemen",
    ])  # fmt: skip
    for seat in "ABCDEF":
        count = {"A": own, "D": others}.get(seat, 0)
        t.seat(seat, formation={"ABCDEF"[i]: next(realms) for i in range(count)}, draw=[])
    t.begin(active="F", phase=5, windows="pass", options={"team-spirit": "on"})
    t.F.passes()
    if wins:
        t.over("AD")
    else:
        t.turn_of("A")
        t.settled("A")


@table_test(rules=["format.team-spirit.opponent-effects"])
def test_partners_do_not_attack_each_other(t: Table) -> None:
    for seat, realm in zip("ABCDEF", ["Nyrond", "Keoland", "Sembia", "Cormyr", "Thay", "Vaasa"], strict=True):
        t.seat(seat, formation={"A": realm}, pool=["Dagrande"] if seat == "A" else [])
    t.begin(active="A", phase=4, windows="pass", options={"team-spirit": "on"})
    t.A.can("attack", "Keoland", "Dagrande")
    t.A.cannot("attack", "Cormyr", "Dagrande", because="ally-realm")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("brought", "drawn"), [("1", 3), ("2", 2), ("2,3", 2), ("1,2", 2)])
@table_test(rules=["variant.melon.draw-one-less", "variant.melon.not-cumulative", "variant.melon.two-bringers"])
def test_somebody_elses_melon_costs_one_card_however_many_there_are(t: Table, brought: str, drawn: int) -> None:
    t.seat("A", formation={"A": "Vaasa"}, draw=["Miles", "Marauder", "War Party", "Griffin"])
    t.seat("B", formation={"A": "Nyrond"})
    t.seat("C", formation={"A": "Thay"})
    t.begin(active="A", phase=0, windows="pass", taken=1, options={"melon-rule": brought})
    t.A.passes()
    t.count("A", hand=drawn)
    t.changed("Miles", "Marauder", "War Party")
    t.settled("A", "ask-phase-2")


@table_test(rules=["variant.melon.minimum-one"])
def test_everybody_draws_at_least_one_card(t: Table) -> None:
    from sixrealms.powers.allowances import DrawsPerTurn
    from sixrealms.powers.players import EVERYONE

    with given("NS/74", Always(DrawsPerTurn(EVERYONE, add=-5))):
        t.seat("A", formation={"A": "Vaasa"}, draw=["Miles", "Marauder"], table=["NS/74"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=0, windows="pass", options={"melon-rule": "2"}, unenforced=True)
        t.A.passes()
        t.count("A", hand=1)
        t.changed("Miles")
        t.settled("A", "ask-phase-2")


@pytest.mark.rule("format.team-spirit.seating")
@pytest.mark.parametrize("seed", range(6))
def test_whoever_wins_the_draw_partners_play_three_seats_later_and_never_one_after_the_other(seed: int) -> None:
    state = table.new_game(["A-1", "B-1", "C-1", "D-1", "E-1", "A-2"], seed=seed, options={"team-spirit": "on"})
    order = [state.active]
    while len(order) < 6:
        assert state.pending is not None
        state = table.apply(state, state.pending.options[0])
        if state.active != order[-1]:
            order.append(state.active)
    teams = [partners(state, seat) for seat in order]
    assert sorted(order) == list(range(6))
    assert teams[:3] == teams[3:]
    assert len(set(teams[:3])) == 3
