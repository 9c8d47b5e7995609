"""Refusals nobody meets by pressing what is offered: programs and scenarios ask about anything."""

from __future__ import annotations

import pytest

from sixrealms import explain
from sixrealms.engine.ability import Always, Answer, Use, When
from sixrealms.engine.action import Action
from sixrealms.powers.card_questions import CHAMPION, EVENT, Is, Named
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.copies import Imitates
from sixrealms.powers.counters import Cancel
from sixrealms.powers.hands import Draw
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.refs import BEARER, SELF
from sixrealms.powers.sets import every
from tests.made_up import given
from tests.table_talk import Table, table_test


def told(t: Table, seat: str, verb: str, card: str, other: str = "", number: int = -1) -> set[tuple[str, str]]:
    """Every reason against it, as its rule and its message."""
    asked = Action(verb, t.card(card), t.card(other) if other else -1, number)
    player = t.state.ctrl[t.card({"A": "Vaasa", "B": "Nyrond"}[seat])]
    return {(why.rule, why.message) for why in explain(t.state, player, asked)}


@table_test(rules=["card.power.definition", "inplay.definition"])
def test_powers_that_are_not_there_not_ones_own_or_not_in_play(t: Table) -> None:
    with given("1st/41", Use(Draw(), at=("3",))), given("1st/62", Use(Draw(), at=("3",), zone="hand")):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "1st/62"], discard=["1st/41"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
        t.begin(active="A", phase=3)
        assert ("card.power.definition", "no-such-power") in told(t, "A", "use", "Dagrande", number=5)
        assert ("inplay.definition", "not-in-play") in told(t, "A", "use", "1st/41", number=0)
        assert ("inplay.definition", "not-in-hand") in told(t, "A", "use", "1st/62", number=0)
        t.settled("A")


@pytest.mark.parametrize("phase", [3, 4])
@table_test(rules=["card.power.definition", "copy.duplicating-items"])
def test_what_works_by_itself_is_not_used_and_a_duplicate_is_chosen_in_phase_3(t: Table, phase: int) -> None:
    copies = When("phase-3", Lasting(Imitates(Is(BEARER), every(Named("Azhul")))))
    with given("1st/41", Always(gains(CHAMPION, 1))), given("1st/102", copies), given("1st/62", copies):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande + 1st/102", "1st/41", "1st/62"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
        t.begin(active="A", phase=phase)
        assert told(t, "A", "use", "1st/41", number=0) == {("card.power.definition", "works-by-itself")}
        assert told(t, "A", "use", "1st/62", number=0) == {("card.power.definition", "works-by-itself")}
        assert told(t, "A", "use", "1st/102", number=0) == {("copy.duplicating-items", "works-by-itself")}
        t.settled("A")


@table_test(rules=["card.power.definition"])
def test_a_power_is_used_by_the_player_of_its_card(t: Table) -> None:
    with given("1st/41", Use(Draw(), at=("3",))):
        t.seat("A", formation={"A": "Vaasa"})
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/41"])
        t.begin(active="A", phase=3)
        assert told(t, "A", "use", "1st/41", number=0) == {("card.power.definition", "not-your-card")}
        t.settled("A")


@table_test(rules=["rebuild.cost"])
def test_realms_are_rebuilt_in_phase_two_and_only_ones_own_razed_ones(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa", "B": "Keoland (razed)"}, hand=[3])
    t.seat("B", formation={"A": "Nyrond", "B": "Thay (razed)"})
    t.begin(active="A", phase=3)
    assert ("rebuild.cost", "not-phase-2") in told(t, "A", "rebuild", "Keoland")
    for card in ("Vaasa", "Thay"):
        assert ("rebuild.cost", "not-your-razed-realm") in told(t, "A", "rebuild", card)
    assert ("rebuild.cost", "not-your-razed-realm") not in told(t, "A", "rebuild", "Keoland")
    t.settled("A")


@table_test(rules=["combat.a.target-legal"])
def test_only_realms_and_dungeons_are_attacked(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=4)
    assert ("combat.a.target-legal", "not-a-realm") in told(t, "A", "attack", "Dagrande", "Azhul")
    t.A.can("attack", "Nyrond", "Dagrande")
    t.settled("A")


@table_test(rules=["counter.next-card"])
def test_without_an_announcement_there_is_nothing_to_answer(t: Table) -> None:
    with given("1st/41", Answer(Cancel(), to=EVENT, zone="play")):
        t.seat("A", formation={"A": "Vaasa"}, pool=["1st/41"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3)
        assert ("counter.next-card", "nothing-to-answer") in told(t, "A", "answer", "1st/41", number=0)
        t.settled("A")


@table_test(rules=["counter.exception", "card.power.definition", "gloss.hand"])
def test_answers_are_given_by_cards_that_answer_ones_own_and_at_hand(t: Table) -> None:
    with given("1st/41", Answer(Cancel(), to=EVENT, zone="play")), given("1st/62", Answer(Cancel(), to=EVENT)):
        t.seat("A", formation={"A": "Vaasa"}, pool=["1st/41"], hand=["Cataclysm!"])
        t.seat("B", formation={"A": "Nyrond", "B": "Thay"}, hand=["Calm", "Dagrande"], discard=["1st/62"])
        t.begin(active="A", phase=3)
        t.A.plays("Cataclysm!")
        t.A.chooses("Thay")
        assert ("counter.exception", "no-such-answer") in told(t, "B", "answer", "Dagrande", number=0)
        assert ("card.power.definition", "not-your-card") in told(t, "B", "answer", "1st/41", number=0)
        assert ("gloss.hand", "not-in-hand") in told(t, "B", "answer", "1st/62", number=0)
        t.settled("B", "ask-answer")


@pytest.mark.parametrize("phase", [3, 5])
@table_test(rules=["turn.phase3.user-required"])
def test_a_spell_needs_somebody_to_cast_it(t: Table, phase: int) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"], hand=["Wish"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=phase)
    assert ("turn.phase3.user-required", "needs-user") in told(t, "A", "play", "Wish", number=0)
    t.settled("A", f"ask-phase-{phase}")


@table_test(rules=["power.combat-only-when-involved"])
def test_a_power_of_combat_is_none_of_phase_three(t: Table) -> None:
    with given("1st/41", Use(Draw(), at=("combat",))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["1st/41"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3)
        assert ("power.combat-only-when-involved", "wrong-moment") in told(t, "A", "use", "1st/41", number=0)
        t.settled("A")


@table_test(rules=["card.power.definition"])
def test_what_a_card_does_once_in_a_game_it_does_once(t: Table) -> None:
    once = Use(Draw(), at=("3",), once="game")
    with given("1st/41", once), given("1st/62", Answer(Cancel(), to=EVENT, zone="play", once="game")):
        t.seat("A", formation={"A": "Vaasa"}, pool=["1st/41"], hand=["Good Fortune", "Cataclysm!"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/62"])
        t.begin(active="A", phase=3)
        t.A.uses("1st/41")
        assert told(t, "A", "use", "1st/41", number=0) == {("card.power.definition", "already-used")}
        t.A.plays("Good Fortune")
        t.B.answers("1st/62")
        t.A.plays("Cataclysm!")
        t.A.chooses("Nyrond")
        t.B.could_not_answer("1st/62", because="already-used")
        t.zone("Nyrond", "discard")
        t.changed("Good Fortune", "Cataclysm!", *(f"A:Thugs#{i}" for i in range(1, 13)))
        t.settled("A")


@table_test(rules=["turn.phase0.rule-card"])
def test_rule_cards_are_played_in_ones_own_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"})
    t.seat("B", formation={"A": "Nyrond"}, hand=["BR/118"])
    t.begin(active="A", phase=0)
    assert ("turn.phase0.rule-card", "not-your-turn") in told(t, "B", "play", "BR/118")
    t.settled("A", "ask-phase-0")


@table_test(rules=["gloss.items.both-directions"])
def test_during_combat_items_are_for_whoever_fights(t: Table) -> None:
    """open.combat-artifact."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Neeva"], hand=["Dwarven Hammer"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Azhul")
    assert ("open.combat-artifact", "not-fighting") in told(t, "A", "play", "Dwarven Hammer", "Neeva")
    t.settled("A", "ask-combat")


@table_test(rules=["turn.phase3.attach-required"])
def test_what_has_become_no_champion_bears_no_items(t: Table) -> None:
    with given("1st/62", Always(Has(Is(SELF), type="ally", only=True))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["1st/62", "Neeva"], hand=["Dwarven Hammer"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3)
        assert told(t, "A", "play", "Dwarven Hammer", "1st/62") == {("turn.phase3.attach-required", "needs-champion")}
        t.A.plays("Dwarven Hammer", on="Neeva")
        t.on("Dwarven Hammer", "Neeva")
        t.settled("A")


@table_test(rules=["gloss.negate"])
def test_who_has_anothers_power_instead_answers_with_its_own_no_more(t: Table) -> None:
    own = Answer(Cancel(), to=EVENT, zone="play")
    other = Always(Imitates(Is(BEARER), every(Named("Neeva")), replaces=True))
    with given("1st/62", own), given("1st/41", own), given("1st/424", other):
        t.seat("A", formation={"A": "Vaasa"}, hand=["Cataclysm!"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/62 + 1st/424", "1st/41", "Neeva"])
        t.begin(active="A", phase=3)
        t.A.plays("Cataclysm!")
        t.A.chooses("Nyrond")
        assert told(t, "B", "answer", "1st/62", number=0) == {("gloss.negate", "power-lost")}
        assert told(t, "B", "answer", "1st/41", number=0) == set()
        t.settled("B", "ask-answer")


@table_test(rules=["event.any-time"])
def test_an_event_that_names_its_time_waits_for_it(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["DU/116", "Good Fortune"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3)
    assert told(t, "A", "play", "DU/116") == {("event.any-time", "wrong-moment")}
    t.A.can("play", "Good Fortune")
    t.settled("A")
