"""Situations of the optional rules that nobody had played out: what an adversary of each rule would try."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Target, When
from sixrealms.powers.allowances import DrawsPerTurn
from sixrealms.powers.card_questions import CHAMPION, REALM, Named
from sixrealms.powers.control import UnderControl
from sixrealms.powers.destruction import Destroy
from sixrealms.powers.durations import FOR_THE_GAME
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.moves import Send
from sixrealms.powers.players import YOU
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import OPPONENT, TARGET, The
from sixrealms.powers.sets import every, one
from sixrealms.powers.whereabouts import IN_POOL, THEIRS, YOURS
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["option.experience.gain-over-stronger", "option.experience.trigger"])
def test_what_a_loser_had_learnt_counts_although_a_power_strikes_it_down_as_it_comes(t: Table) -> None:
    """conflict.experience.base-includes-experience: Neeva has become 11; Dagrande (4) earns the difference of 7."""
    with given("1st/82", When("activate", Destroy(The(OPPONENT)))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "1st/82"], draw=[])
        t.begin(active="A", phase=4, windows="pass", options={"experience": "on"}, unenforced=True)
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Azhul")
        t.B.passes()
        t.A.stops()
        t.base("Neeva", 11)
        t.A.passes(2)
        t.turn_of("B")
        t.B.passes(3)
        t.B.attacks("Vaasa", with_="1st/82")
        t.A.defends("Neeva")
        t.zone("Neeva", "discard")
        t.base("1st/82", 11)
        t.changed("Azhul")
        t.settled("B")


@table_test(rules=["option.experience.trigger", "dungeon.attack.defended"])
def test_what_a_loser_had_learnt_counts_at_a_dungeon_card_too(t: Table) -> None:
    """Neeva (7, now 11) is beaten before a dungeon card by Dagrande (4), who learns 7."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], draw=["Miles", "Marauder", "War Party", "Griffin"])
    t.seat(
        "B", formation={"A": "Nyrond"}, pool=["Azhul", "Dagrande + Magic Sword + Dwarven Hammer + Flameblade"],
        table=["DU/8"], draw=["Keoland", "Thay", "Sembia", "Cormyr"],
    )  # fmt: skip
    t.begin(active="A", phase=4, windows="pass", options={"experience": "on"}, unenforced=True)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.B.passes()
    t.A.stops()
    t.base("Neeva", 11)
    t.A.passes(2)
    t.B.passes(5)
    t.A.passes(3)
    t.A.attacks("DU/8", with_="Neeva")
    t.B.defends("Dagrande")
    t.A.passes()
    t.zone("Neeva", "discard")
    t.base("Dagrande", 11)
    t.zone("Cormyr", "abyss")
    t.changed("Azhul", "Miles", "Marauder", "War Party", "Keoland", "Thay", "Sembia")
    t.settled("B")


@pytest.mark.parametrize(("option", "phase", "taken"), [("melon-rule", 0, 0)])
@table_test(rules=["variant.melon.draw-one-less"])
def test_a_melon_is_there_in_the_first_turn_too(t: Table, option: str, phase: int, taken: int) -> None:
    """conflict.melon.first-turn-and-extra"""
    t.seat("A", formation={"A": "Vaasa"}, draw=["Miles", "Marauder", "War Party", "Griffin"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=phase, windows="pass", taken=taken, options={option: "2"})
    t.A.passes()
    t.count("A", hand=2)
    t.changed("Miles", "Marauder")
    t.settled("A", "ask-phase-2")


@table_test(rules=["format.kings-decree.razed-draw"])
def test_an_event_lost_by_decree_goes_to_the_abyss_and_an_empty_hand_loses_nothing(t: Table) -> None:
    """conflict.kings-decree.source-of-cards, conflict.kings-decree.undefended"""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], draw=["Miles"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Good Fortune"])
    t.seat("C", formation={"A": "Thay"})
    t.begin(active="A", phase=4, windows="pass", options={"kings-decree": "on"})
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.zone("Good Fortune", "abyss")
    t.changed("Miles")
    t.settled("A")


@table_test(rules=["format.grind.no-realm-on-extra-turn"])
def test_the_grind_forbids_a_realm_on_a_razed_one_in_an_extra_turn(t: Table) -> None:
    """conflict.grind.extra-turn-scope"""
    t.seat("A", formation={"A": "Vaasa (razed)"}, hand=["The Caravan", "Sembia"], draw=[])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=5, windows="ask", options={"the-grind": "on"}, unenforced=True)
    t.A.passes()
    t.A.plays("The Caravan")
    t.A.passes(1)
    t.asked("A", "ask-phase-2")
    t.A.cannot("play", "Sembia", because="extra-turn-realm")
    t.changed("The Caravan")
    t.settled("A", "ask-phase-2")


@table_test(rules=["format.grind.no-realm-on-extra-turn", "spoils.options"])
def test_the_grind_lets_a_realm_come_as_spoils_of_an_extra_turn(t: Table) -> None:
    """conflict.grind.extra-turn-scope"""
    drawn = ("Miles", "Marauder", "War Party")
    t.seat("A", formation={"A": "Vaasa"}, hand=["The Caravan"], pool=["Dagrande"], draw=[*drawn, "Sembia"])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=5, windows="ask", options={"the-grind": "on"}, unenforced=True)
    t.A.passes()
    t.A.plays("The Caravan")
    t.A.passes(3)
    t.A.attacks("Rashemen", with_="Dagrande")
    t.B.declines()
    t.asked("A", "ask-spoils")
    t.A.plays("Sembia", at="B")
    t.standing("Sembia")
    t.changed("The Caravan", "Rashemen", *drawn)
    t.settled("A")


@table_test(rules=["option.destroyed-worlds.removed"])
def test_only_the_realm_is_destroyed_and_its_holding_is_discarded(t: Table) -> None:
    """conflict.destroyed-worlds.attached"""
    with given("1st/100", Play(Send(The(TARGET)), targets=(Target("target", one(REALM & THEIRS)),))):
        t.seat("A", formation={"A": "Vaasa"}, hand=["1st/100"])
        t.seat("B", formation={"A": "Nyrond + Castle Hart", "B": "Thay"})
        t.begin(active="A", phase=3, windows="pass", options={"destroyed-worlds": "on"}, unenforced=True)
        t.A.plays("1st/100")
        t.A.chooses("Nyrond")
        t.zone("Nyrond", "void")
        t.zone("Castle Hart", "discard")
        t.changed("1st/100")
        t.settled("A", "ask-phase-3")


@table_test(rules=["tyrant.points.raze", "tyrant.end.trigger", "tyrant.end.winner"])
def test_a_tyrant_who_razes_his_own_last_realm_ends_the_game_and_scores_nothing(t: Table) -> None:
    """conflict.tyrant.raze-means: one point each; B has more unrazed realms."""
    with given("1st/100", Play(Raze(The(TARGET)), targets=(Target("target", one(REALM & YOURS)),))):
        t.seat("A", formation={"A": "Vaasa", "B": "Sembia (razed)"}, hand=["1st/100"], draw=[], score=1)
        t.seat("B", formation={"A": "Nyrond"}, draw=[], score=1)
        t.begin(active="A", phase=3, windows="pass", options={"tyrants-game": "on"})
        t.A.plays("1st/100")
        t.A.chooses("Vaasa")
        t.razed("Vaasa")
        t.changed("1st/100")
        t.over("B")


@table_test(rules=["tyrant.points.raze", "tyrant.end.winner", "tyrant.stalemate"])
def test_tyrants_with_as_many_points_and_realms_have_no_winner(t: Table) -> None:
    """conflict.tyrant.tie-on-points: A and C have two points and a realm each when B loses its last one."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], draw=[], score=1)
    t.seat("B", formation={"A": "Nyrond"}, draw=[], score=0)
    t.seat("C", formation={"A": "Thay"}, draw=[], score=2)
    t.begin(active="A", phase=4, windows="pass", options={"tyrants-game": "on"})
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.over("")


@table_test(rules=["option.questing.unavailable", "option.questing.send"])
def test_a_quester_uses_no_power_while_it_is_away(t: Table) -> None:
    """conflict.questing.face-down-status"""
    with given("1st/266", Always(DrawsPerTurn(YOU, add=2))):
        t.seat(
            "A",
            formation={"A": "Vaasa"},
            pool=["1st/266"],
            draw=["Miles", "Marauder", "War Party", "Griffin", "Dagrande", "Thay"],
        )
        t.seat("B", formation={"A": "Nyrond"}, draw=["Griffon"])
        t.begin(active="A", phase=2, windows="pass", options={"questing": "on"}, unenforced=True)
        t.A.uses("Questing")
        t.A.passes(4)
        t.B.passes(5)
        t.A.passes()
        t.count("A", hand=3)
        t.changed("Miles", "Marauder", "War Party", "Griffon")
        t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.resolve"])
def test_a_quester_that_left_the_pool_ends_no_quest(t: Table) -> None:
    """conflict.questing.face-down-status"""
    with given("1st/100", Play(Send(every(CHAMPION & Named("Azhul")), z.LIMBO))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, hand=["1st/100"], draw=["Miles", "Marauder", "War Party", "Griffin"])
        t.begin(active="A", phase=2, windows="pass", options={"questing": "on"})
        t.A.uses("Questing")
        t.A.passes(4)
        t.B.passes(2)
        t.B.plays("1st/100")
        t.zone("Azhul", "limbo")
        t.changed("1st/100")
        t.B.passes(4)
        t.A.passes()
        t.asked("A", "ask-phase-2")
        t.zone("Griffin", "draw")
        t.changed("Miles", "Marauder", "War Party")
        t.settled("A")


@table_test(rules=["option.questing.resolve", "option.questing.send"])
def test_a_quester_another_player_takes_meets_nobody_for_him(t: Table) -> None:
    """conflict.questing.face-down-status: it has left the pool it set out from, so its quest is off."""
    taken = Play(
        Lasting(UnderControl(TARGET), FOR_THE_GAME), targets=(Target("target", one(CHAMPION & THEIRS & IN_POOL)),)
    )
    with given("1st/100", taken):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], draw=["Griffon", "Thay", "Sembia", "Keoland"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["1st/100"], draw=[])
        t.begin(active="A", phase=2, windows="pass", options={"questing": "on"}, taken=1)
        t.A.uses("Questing")
        t.A.passes(4)
        t.B.passes(2)
        t.B.plays("1st/100")
        t.expect(t.state.ctrl[t.card("Azhul")] != t.state.owner[t.card("Azhul")], "B has it")
        t.changed("1st/100", "Azhul")
        t.B.passes(4)
        t.A.passes(5)
        t.B.passes()
        t.asked("B", "ask-phase-2")
        t.expect(not t.state.flags[t.card("Azhul")] & z.FACE_DOWN, "back from its quest")
        t.zone("Keoland", "draw")
        t.changed("Griffon", "Thay", "Sembia")
        t.settled("B")


@pytest.mark.parametrize("bears", [True, False])
@table_test(rules=["option.treasure-spoils.legal-attachment", "option.treasure-spoils.transfer"])
def test_a_victor_that_bears_an_artifact_takes_no_second_one(t: Table, bears: bool) -> None:
    """conflict.treasure.destination"""
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/259 + 1st/411" if bears else "1st/259"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/266 + 1st/318"], draw=[])
    t.begin(active="A", phase=4, windows="pass", options={"treasure-spoils": "on"}, unenforced=("Annulus",))
    t.A.attacks("Nyrond", with_="1st/259")
    t.B.defends("1st/266")
    t.B.passes()
    if bears:
        t.zone("1st/318", "discard")
    else:
        t.A.done()
        t.on("1st/318", "1st/259")
    t.zone("1st/266", "discard")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["format.shattered-land.third-copy"])
def test_the_third_copy_of_an_artifact_takes_the_place_of_one_that_is_borne(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/264"], hand=["1st/411"])
    t.seat("B", formation={"A": "Sembia"}, pool=["1st/266 + 1st/411"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["1st/259 + 1st/411"])
    t.begin(active="A", phase=3, windows="pass", options={"shattered-land": "on"}, unenforced=True)
    t.A.plays("A:1st/411", on="1st/264")
    t.offered("B:1st/411", "C:1st/411")
    t.A.chooses("C:1st/411")
    t.zone("C:1st/411", "discard")
    t.on("A:1st/411", "1st/264")
    t.on("B:1st/411", "1st/266")
    t.settled("A", "ask-phase-3")


@table_test(rules=["option.barbarian.formation-cap"])
def test_where_six_realms_lie_a_razed_one_may_still_be_covered(t: Table) -> None:
    own = {"A": "Vaasa (razed)", "B": "Keoland", "C": "Sembia", "D": "Cormyr", "E": "Damara", "F": "Rashemen"}
    t.seat("A", formation=own, hand=["Thay"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", ruleset="tournament", size=110, options={"barbarians-game": "on"})
    t.A.plays("Thay", at="A")
    t.standing("Thay")
    t.zone("Vaasa", "discard")
    t.expect(t.state.result is None, "six realms win as the next turn begins")
    t.settled("A", "ask-phase-2")
