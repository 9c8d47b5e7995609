"""Two options at once, and what each leaves to the other."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, Target
from sixrealms.options import compose
from sixrealms.powers.card_questions import REALM
from sixrealms.powers.moves import Send
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import Pile, one
from sixrealms.powers.whereabouts import THEIRS
from sixrealms.rulesets import RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

TOURNAMENT = RULESETS["tournament"]


@pytest.mark.rule("format.warriors-rule.auto-raze", "option.multiple-attack.no-auto-raze")
def test_warriors_rule_beats_multiple_attack() -> None:
    composed = compose(TOURNAMENT, 55, 3, {"warriors-rule": "on", "multiple-attack": "on"})
    assert composed.ruleset.round_win_razes


@pytest.mark.rule("format.team-spirit.victory", "option.barbarian.victory")
def test_a_team_needs_ten_realms_in_the_barbarians_game_too() -> None:
    composed = compose(TOURNAMENT, 55, 6, {"team-spirit": "on", "barbarians-game": "on"})
    assert (composed.ruleset.goal, composed.ruleset.places) == (10, 6)
    assert composed.ruleset.empty_pile == "at-once"


@table_test(rules=["option.parallel-universes.two-copies", "format.shattered-land.third-copy"])
def test_parallel_universes_and_the_shattered_land_keep_two_and_replace(t: Table) -> None:
    """conflict.parallel-vs-shattered"""
    t.seat("A", formation={"A": "Vaasa"}, hand=["Sembia"])
    t.seat("B", formation={"A": "Sembia"})
    t.seat("C", formation={"A": "Sembia"})
    both = {"shattered-land": "on", "parallel-universes": "on"}
    t.begin(active="A", phase=2, windows="pass", options=both)
    t.A.plays("A:Sembia", at="B")
    t.A.chooses("B:Sembia")
    t.zone("B:Sembia", "discard")
    t.standing("C:Sembia")
    t.standing("A:Sembia")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.destroyed-worlds.removed", "format.shattered-land.third-copy"])
def test_a_copy_too_many_is_a_destroyed_world(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Sembia"])
    t.seat("B", formation={"A": "Sembia"})
    t.seat("C", formation={"A": "Sembia + 1st/37"})
    t.begin(active="A", phase=2, windows="pass", options={"shattered-land": "on", "destroyed-worlds": "on"})
    t.A.plays("A:Sembia", at="B")
    t.A.chooses("C:Sembia")
    t.zone("C:Sembia", "void")
    t.zone("1st/37", "discard")
    t.standing("A:Sembia")
    t.settled("A", "ask-phase-2")


@pytest.mark.parametrize(("to", "ends"), [(z.DISCARD, "void"), (z.ABYSS, "void"), (z.HAND, "hand")])
@table_test(rules=["option.destroyed-worlds.removed"])
def test_only_realms_on_the_way_to_the_discards_or_the_abyss_are_destroyed(t: Table, to: int, ends: str) -> None:
    """conflict.destroyed-worlds.attached: the holding is discarded as ever."""
    with given("1st/89", Play(Send(The(TARGET), to), targets=(Target("target", one(REALM & THEIRS)),))):
        t.seat("A", formation={"A": "Vaasa"}, hand=["1st/89"])
        t.seat("B", formation={"A": "Nyrond + 1st/37", "B": "Keoland"})
        t.begin(active="A", phase=3, windows="pass", options={"destroyed-worlds": "on"})
        t.A.plays("1st/89")
        t.A.chooses("Nyrond")
        t.zone("Nyrond", ends)
        t.zone("1st/37", "discard")
        t.changed("1st/89")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("options", [{"destroyed-worlds": "on"}, {}])
@table_test(rules=["option.destroyed-worlds.no-return"])
def test_a_destroyed_realm_is_not_brought_back(t: Table, options: dict[str, str]) -> None:
    """A card that brings realms back from the discards finds none."""
    with given("1st/91", Play(Send(Pile(z.DISCARD, YOU, REALM, all=True), z.HAND))):
        t.seat("A", formation={"A": "Vaasa (razed)"}, hand=["Sembia", "1st/91"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=2, windows="pass", options=options)
        t.A.plays("Sembia", at="A")
        t.A.passes()
        if options:
            t.A.cannot("play", "1st/91", because="no-effect")
            t.zone("Vaasa", "void")
        else:
            t.A.plays("1st/91")
            t.zone("Vaasa", "hand")
            t.changed("1st/91")
        t.standing("Sembia")
        t.settled("A", "ask-phase-3")


@table_test(rules=["option.treasure-spoils.transfer", "option.experience.trigger"])
def test_the_victor_takes_treasure_and_learns(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + Magic Sword"], draw=[])
    both = {"treasure-spoils": "on", "experience": "on"}
    t.begin(active="A", phase=4, windows="pass", options=both)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.B.passes()
    t.A.done()
    t.zone("Azhul", "discard")
    t.on("Magic Sword", "Neeva")
    t.base("Neeva", 11)
    t.level("Neeva", 13)
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("options", [{"experience": "on"}, {}])
@table_test(rules=["option.experience.trigger", "option.fear-of-undead.effect"])
def test_undead_that_have_learnt_enough_are_feared(t: Table, options: dict[str, str]) -> None:
    """The Undead Htimsen, of base level 3, beats Karlott; conflict.experience.discard-then-deck-limits."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/425 + Dwarven Hammer"], draw=[])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["1st/63", "Azhul"], hand=["Miles"], draw=[])
    t.begin(active="A", phase=4, windows="pass", options=options, answers={"champion_reuse": True}, unenforced=True)
    t.A.attacks("Nyrond", with_="1st/425")
    t.B.defends("1st/63")
    t.B.passes()
    t.zone("1st/63", "discard")
    t.base("1st/425", 4 if options else 3)
    t.A.attacks("Nyrond", with_="1st/425")
    t.B.defends("Azhul")
    t.B.plays("Miles")
    if options:
        t.zone("Miles", "discard")
    else:
        t.on("Miles", "Azhul")
    t.changed("1st/425", "Azhul")
    t.settled("B" if options else "A", "ask-combat")
