"""Where an option reaches a place it does not speak of: duels of quests, laying beforehand, cards nobody plays."""

from __future__ import annotations

import pytest

from sixrealms import catalogue, decks, table
from sixrealms.engine.ability import Play
from sixrealms.engine.kit import GameSetup
from sixrealms.powers.card_questions import Named
from sixrealms.powers.moves import Send
from sixrealms.powers.sets import every
from tests.made_up import given
from tests.table_talk import Table, table_test

DRAWN = ("Miles", "Marauder", "War Party")
SHATTERED = {"shattered-land": "on"}


@pytest.mark.parametrize("thief", ["quests", "is met"])
@table_test(rules=["option.questing.no-add-ons", "option.questing.judging"], rotate="the quest takes one round")
def test_what_helps_a_thief_in_combat_is_not_asked_about_in_a_duel(t: Table, thief: str) -> None:
    """DU/27 plays the top card of a pile for whoever's thief fights."""
    quester, met = ("NS/34", "Azhul") if thief == "quests" else ("Azhul", "NS/39")
    mine, theirs = (["DU/27"], []) if thief == "quests" else ([], ["DU/27"])
    t.seat("A", formation={"A": "Vaasa"}, pool=[quester], draw=[], table=mine)
    t.seat("B", formation={"A": "Nyrond"}, draw=[*DRAWN, met, "Griffin"], table=theirs)
    t.begin(active="A", phase=2, windows="pass", options={"questing": "on"}, unenforced=True)
    t.A.uses("Questing")
    t.A.passes(4)
    t.B.passes(5)
    t.A.passes()
    t.zone("Griffin", "draw")
    t.changed(quester, met, *DRAWN)
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.no-add-ons"])
def test_what_helps_a_thief_in_combat_is_asked_about_in_a_battle_although_quests_are_played(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["NS/34"], table=["DU/27"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], draw=["Gladiators", 4])
    t.begin(active="A", phase=4, windows="pass", options={"questing": "on"}, unenforced=True)
    t.A.attacks("Nyrond", with_="NS/34")
    t.B.defends("Azhul")
    t.A.says("yes")
    t.asked("A", "ask-play-now")
    t.A.plays("Gladiators")
    t.on("Gladiators", "NS/34")
    t.settled("B", "ask-combat")


@pytest.mark.parametrize("ruleset", ["fourth-edition", "tournament", "tournament-110"])
@table_test(rules=["option.questing.duel", "option.questing.judging"])
def test_powers_of_attackers_work_in_a_duel_under_every_ruleset(t: Table, ruleset: str) -> None:
    """Agis may take an ally of the other player's when it attacks."""
    size = 110 if ruleset == "tournament-110" else 55
    options = {"questing": "on"}
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/261"], draw=["Gith", "Dagrande", "Neeva", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, draw=[*DRAWN, "1st/284", "Azhul"], pool=["1st/191"])
    t.begin(active="A", phase=2, windows="pass", ruleset=ruleset, size=size, options=options, unenforced=True)
    t.A.uses("Questing")
    t.A.passes(4)
    t.B.passes(5)
    t.A.passes()
    t.asked("A", "ask-use-power")
    t.changed("1st/261", "1st/284", *DRAWN, "Gith", "Dagrande", "Neeva")
    t.settled("A", "ask-use-power")


@pytest.mark.parametrize("ally", ["Intellect Devourer", "4th/236"])
@table_test(rules=["option.fear-of-undead.effect", "undead.fear"])
def test_a_frightened_ally_flees_before_its_power_works(t: Table, ally: str) -> None:
    """conflict.undead.timing: at the first moment the condition holds."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=[ally], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["RL/91"], draw=[])
    t.begin(active="A", phase=4, windows="pass", options={"fear-of-undead": "on"}, unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("RL/91")
    t.A.plays(ally)
    t.zone(ally, "discard")
    t.zone("RL/91", "battle")
    t.changed("Azhul")
    t.settled("A", "ask-combat")


@pytest.mark.rule("tyrant.setup.cosmos", "format.shattered-land.cosmos-two")
def test_no_third_copy_is_laid_beforehand() -> None:
    """Three players whose realm decks are the same twelve."""
    own = [
        c.default.id for c in catalogue.cards() if c.type == "realm" and c.default.official and c.default.world == "DS"
    ]
    lists = tuple(deck.cards for deck in decks.starters()[:3])
    options = (("shattered-land", "on"), ("tyrants-game", "on"))
    state = table.start(GameSetup("tournament", 55, lists, 3, options=options, realm_decks=(tuple(own[:12]),) * 3))
    while state.pending is not None and state.pending.about == "ask-lay-realm":
        state = table.apply(state, state.pending.options[0])
    laid = [state.name(card) for seat in range(3) for card in state.realms(seat)]
    assert len(laid) == 18
    assert max(map(laid.count, laid)) == 2
    assert state.pending is not None
    assert state.pending.about != "ask-cosmos"


@table_test(rules=["format.shattered-land.third-copy"], rotate="the order of turns decides who is asked")
def test_whose_champion_comes_back_as_the_third_chooses_which_goes(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, draw=[], limbo=["Neeva (1 turns)"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], draw=[])
    t.seat("C", formation={"A": "Thay"}, pool=["Neeva"], draw=[])
    t.begin(active="A", phase=5, windows="pass", options=SHATTERED, unenforced=True)
    t.A.passes()
    t.asked("A", "ask-cosmos")
    t.A.chooses("C:Neeva")
    t.zone("C:Neeva", "discard")
    t.zone("A:Neeva", "pool")
    t.zone("B:Neeva", "pool")
    t.turn_of("B")
    t.settled("B")


@table_test(rules=["format.shattered-land.cosmos-two", "option.questing.winner-returns"])
def test_the_third_copy_a_quest_meets_is_discarded_though_it_wins(t: Table) -> None:
    """conflict.questing.cosmos-conflict."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul", "Neeva"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], draw=["Miles", "Marauder", "War Party", "Neeva"])
    t.begin(active="A", phase=2, windows="pass", options={"tournament-questing": "on", **SHATTERED}, unenforced=True)
    t.A.uses("Questing")
    t.A.chooses("Azhul")
    t.A.passes(4)
    t.B.passes(5)
    t.A.passes()
    t.zone("Azhul", "discard")
    t.zone("B:Neeva#2", "discard")
    t.changed("Miles", "Marauder", "War Party")
    t.settled("A")


@table_test(rules=["format.rule-lawyers-delight.others-own-only"], rotate="the rules are laid in turn")
def test_a_rule_of_ones_own_clears_nothing_of_others(t: Table) -> None:
    """conflict.rule-lawyer.after-removal: B has a copy of the card the game began with, which says who goes."""
    with given("1st/100", Play(Send(every(Named("Rule Lawyer's Delight"))))):
        t.seat("A", formation={"A": "Vaasa"}, hand=["1st/100", "PO/118"], table=["UD/69"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, hand=["4th/491"], draw=[])
        t.seat("C", formation={"A": "Thay"}, table=["AR/37"], draw=[])
        t.begin(active="A", phase=0, windows="pass", options={"rule-lawyers-delight": "on"}, unenforced=True)
        t.A.plays("1st/100")
        t.A.passes(5)
        t.B.plays("B:4th/491")
        t.B.passes(5)
        t.C.passes(5)
        t.A.plays("PO/118")
        t.zone("UD/69", "discard")
        t.zone("B:4th/491", "table")
        t.zone("AR/37", "table")
        t.changed("1st/100", "PO/118", "B:4th/491", "A:4th/491")
        t.settled("A")


@pytest.mark.parametrize("options", [{}, {"warriors-rule": "on"}])
@table_test(rules=["format.warriors-rule.auto-raze", "dungeon-card.attack.defended"])
def test_a_round_won_at_a_dungeon_razes_no_realm(t: Table, options: dict[str, str]) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva", "Dagrande"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], draw=[], table=["DU/24"])
    t.begin(active="A", phase=4, windows="pass", options=options, unenforced=True)
    t.A.attacks("DU/24", with_="Neeva")
    t.B.defends("Azhul")
    t.B.passes()
    t.zone("Azhul", "discard")
    t.zone("Neeva", "pool")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("bats", [True, False])
@table_test(rules=["option.treasure-spoils.transfer"])
def test_nobody_wins_treasure_that_was_left_behind(t: Table, bats: bool) -> None:
    """DU/23 keeps offensive items out of the fight."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul + Magic Sword"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], draw=[], table=["DU/23"] if bats else [])
    t.begin(active="A", phase=4, windows="pass", options={"treasure-spoils": "on"}, unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Neeva")
    t.A.passes()
    t.zone("Azhul", "discard")
    if not bats:
        t.on("Magic Sword", "Neeva")
        t.settled("B", "ask-refuse-treasure")
        return
    t.zone("Magic Sword", "discard")
    t.changed("Neeva")
    t.settled("A", "ask-phase-4")
