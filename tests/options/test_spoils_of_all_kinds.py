"""Treasure Spoils and Experience Point Spoils: what the victor takes and becomes."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Target, When
from sixrealms.engine.view import view
from sixrealms.powers.card_questions import CHAMPION, Is, Named
from sixrealms.powers.control import UnderControl
from sixrealms.powers.durations import FOR_THE_GAME, FOR_THE_ROUND
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import Levels
from sixrealms.powers.moves import Send
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import YOU
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.refs import SELF, Chosen
from sixrealms.powers.sets import Pile, every, one
from sixrealms.powers.whereabouts import IN_POOL
from tests.made_up import given
from tests.table_talk import Table, table_test

SWORD, HAMMER, GREYHAWKS = "Magic Sword", "Dwarven Hammer", "1st/220"


def beats(t: Table, option: str, loser: str = "Azhul", winner: str = "Neeva", **seats: object) -> None:
    """The winner of A attacks Nyrond of B; the loser defends and nobody adds anything."""
    t.seat("A", formation={"A": "Vaasa"}, pool=[winner], draw=[], **seats)
    t.seat("B", formation={"A": "Nyrond"}, pool=[loser], draw=[])
    t.begin(active="A", phase=4, windows="pass", options={option: "on"}, unenforced=True)
    t.A.attacks("Nyrond", with_=winner.split(" +")[0])
    t.B.defends(loser.split(" +")[0])
    t.B.passes()


@table_test(rules=["option.treasure-spoils.transfer", "option.treasure-spoils.ownership-tracked"])
def test_the_victor_takes_the_items_of_the_vanquished(t: Table) -> None:
    beats(t, "treasure-spoils", "Azhul + Magic Sword")
    t.A.done()
    t.zone("Azhul", "discard")
    t.on(SWORD, "Neeva")
    t.level("Neeva", 9)
    t.expect(t.state.owner[t.card(SWORD)] != t.state.ctrl[t.card(SWORD)], "it stays B's card")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["option.treasure-spoils.transfer"])
def test_the_victor_need_not_take_everything(t: Table) -> None:
    """conflict.treasure.destination"""
    beats(t, "treasure-spoils", "Azhul + Magic Sword + Dwarven Hammer", "Neeva + Crystal of the Ebon Flame")
    t.offered(SWORD, HAMMER)
    t.A.chooses(HAMMER)
    t.A.done()
    t.zone("Azhul", "discard")
    t.zone(HAMMER, "discard")
    t.on(SWORD, "Neeva")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["option.treasure-spoils.transfer", "option.treasure-spoils.ownership-tracked"])
def test_a_defender_takes_treasure_too_and_it_goes_home_with_its_owner(t: Table) -> None:
    """The dragon takes Azhul's sword; when the dragon is beaten by a stronger one, the sword is A's discard."""
    with given("1st/100", Play(Send(every(Named("Winged Horror")), z.DISCARD))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul + Magic Sword"], hand=["Good Fortune"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/194"], draw=[])
        t.begin(active="A", phase=4, windows="pass", options={"treasure-spoils": "on"}, unenforced=True)
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.defends("1st/194")
        t.A.passes(2)
        t.B.done()
        t.on(SWORD, "1st/194")
        t.A.plays("Good Fortune")
        t.zone("1st/194", "discard")
        t.zone(SWORD, "discard", of="A")
        t.zone("Azhul", "discard")
        t.changed("Good Fortune")
        t.settled("A", "ask-phase-4")


@table_test(rules=["option.treasure-spoils.transfer"])
def test_without_the_option_they_are_lost_with_him(t: Table) -> None:
    beats(t, "standard-victory", "Azhul + Magic Sword")
    t.zone("Azhul", "discard")
    t.zone(SWORD, "discard")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["option.treasure-spoils.legal-attachment"])
def test_an_artifact_of_another_world_is_lost(t: Table) -> None:
    beats(t, "treasure-spoils", "Amarill + Rod of Dispel Magic", "Neeva + Dwarven Hammer")
    t.on(HAMMER, "Neeva")
    t.zone("Amarill", "discard")
    t.zone(GREYHAWKS, "discard")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("to", [z.LIMBO, z.ABYSS])
@table_test(rules=["option.treasure-spoils.not-limbo-abyss"])
def test_nothing_is_taken_from_a_champion_that_is_not_discarded(t: Table, to: int) -> None:
    with given("1st/266", Always(GoesInstead(Is(SELF), to))):
        beats(t, "treasure-spoils", "Azhul + Magic Sword")
        t.zone("Azhul", z.NAMES[to])
        t.zone(SWORD, "discard")
        t.settled("A", "ask-next-attacker")


@table_test(rules=["option.experience.trigger", "option.experience.gain-over-weaker", "option.experience.recorded"])
def test_beating_a_weaker_champion_earns_its_base_levels(t: Table) -> None:
    beats(t, "experience")
    t.zone("Azhul", "discard")
    t.base("Neeva", 11)
    t.trace("Neeva", ["+7 base", "+4 base-changed Experience Point Spoils"], of="level")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["option.experience.gain-over-stronger"])
def test_beating_a_stronger_champion_earns_the_difference(t: Table) -> None:
    beats(t, "experience", "Neeva", "Azhul + Crystal of the Ebon Flame")
    t.zone("Neeva", "discard")
    t.base("Azhul", 7)
    t.on("Crystal of the Ebon Flame", "Azhul")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["option.experience.trigger", "option.experience.gain-over-weaker"])
def test_what_counts_is_the_base_level_with_which_the_combat_began(t: Table) -> None:
    """Azhul (4) has six base levels for the battle as soon as its power works."""
    with given("1st/266", When("activate", Lasting(Levels(Is(SELF), to=Fixed(6), which="base"), FOR_THE_ROUND))):
        beats(t, "experience")
        t.zone("Azhul", "discard")
        t.base("Neeva", 13)
        t.settled("A", "ask-next-attacker")


@table_test(rules=["option.experience.gain-over-stronger"])
def test_beating_an_equal_earns_nothing(t: Table) -> None:
    """conflict.experience.equal"""
    beats(t, "experience", "Azhul", "Dagrande + Magic Sword")
    t.zone("Azhul", "discard")
    t.base("Dagrande", 4)
    t.on(SWORD, "Dagrande")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize(("to", "level"), [(z.ABYSS, 11), (z.LIMBO, 7), (z.POOL, 7)])
@table_test(rules=["option.experience.trigger"])
def test_a_loser_in_the_abyss_counts_and_one_in_limbo_or_at_home_does_not(t: Table, to: int, level: int) -> None:
    with given("1st/266", Always(GoesInstead(Is(SELF), to))):
        beats(t, "experience")
        t.zone("Azhul", z.NAMES[to])
        t.base("Neeva", level)
        t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize(("to", "base"), [(z.DISCARD, 7), (z.ABYSS, 7), (z.LIMBO, 11)])
@table_test(rules=["option.experience.forfeit", "option.experience.limbo-keeps"])
def test_experience_is_lost_on_the_way_to_the_discards_or_the_abyss(t: Table, to: int, base: int) -> None:
    """Neeva has earned 4 by beating Azhul. One card sends her away; another, or the end of A's next turn, brings her
    back to the pool.
    """
    back = Send(Pile(z.DISCARD, YOU, CHAMPION, all=True), z.POOL), Send(Pile(z.ABYSS, YOU, CHAMPION, all=True), z.POOL)
    with (
        given("1st/100", Play(Send(every(Named("Neeva")), to))),
        given("1st/101", Play(back[to == z.ABYSS])),
    ):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], hand=["1st/100", "1st/101"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], draw=[])
        t.begin(active="A", phase=4, windows="pass", options={"experience": "on"})
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Azhul")
        t.B.passes()
        t.A.stops()
        t.base("Neeva", 11)
        t.A.plays("1st/100")
        t.zone("Neeva", z.NAMES[to])
        if to == z.LIMBO:
            t.A.passes(2)
            t.B.passes(5)
            t.A.passes(5)
            t.turn_of("B")
        else:
            t.A.plays("1st/101")
        t.zone("Neeva", "pool")
        t.base("Neeva", base)
        t.changed("1st/100", "1st/101", "Azhul")
        t.settled("B" if to == z.LIMBO else "A")


@pytest.mark.parametrize(("seats", "base"), [("on", 11), ("1", 11), ("2", 7), ("1,2", 11)])
@pytest.mark.parametrize("owner", ["A", "B"])
@table_test(
    rules=["option.experience.trigger", "option.general.enabled-by-dungeon-card"],
    rotate="the seats that have the rule are named by number",
)
def test_who_has_the_rule_earns_whoever_owns_the_champion(t: Table, owner: str, seats: str, base: int) -> None:
    """A wins with Neeva. What she has earned is hers, counted once, also when B has her."""
    takes = Play(
        Lasting(UnderControl(Chosen("model")), FOR_THE_GAME), targets=(Target("model", one(Named("Neeva") & IN_POOL)),)
    )
    with given("1st/100", takes):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva" if owner == "A" else "Neeva (of B)"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["1st/100"], draw=[])
        t.begin(active="A", phase=4, windows="pass", options={"experience": seats}, unenforced=True)
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Azhul")
        t.B.passes()
        t.zone("Azhul", "discard")
        t.A.stops()
        t.base("Neeva", base)
        t.A.passes(2)
        t.B.plays("1st/100")
        t.zone("Neeva", "pool", of="B")
        t.base("Neeva", base)
        added = [] if base == 7 else ["+4 base-changed Experience Point Spoils"]
        t.trace("Neeva", ["+7 base", *added], of="level")
        t.changed("1st/100")
        t.settled("B", "ask-phase-0")


@table_test(rules=["option.general.tracking", "option.experience.recorded", "option.treasure-spoils.ownership-tracked"])
def test_everybody_sees_earned_levels_and_whose_treasure_it_is(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + Magic Sword"], draw=[])
    t.begin(active="A", phase=4, windows="pass", options={"experience": "on", "treasure-spoils": "on"})
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.B.passes()
    t.A.done()
    player = t.state.active
    for reader in range(2):
        seen = {card.id: card for card in view(t.state, reader).table}
        t.expect(seen[t.card("Neeva")].earned == 4, "four levels earned")
        sword = seen[t.card(SWORD)]
        t.expect((sword.owner, sword.controller) == (1 - player, player), "A has B's sword")
    t.zone("Azhul", "discard")
    t.on(SWORD, "Neeva")
    t.settled("A", "ask-next-attacker")
