"""What an option forbids is refused with the option's own statement, and the sentence says what the option allows
(found by a stranger who had only the documents).
"""

from __future__ import annotations

from sixrealms.engine.action import Action
from sixrealms.engine.explain import why_not
from sixrealms.telling.explanations import reason_line
from sixrealms.telling.names import Naming
from tests.table_talk import Table, table_test

FIXED_SEATS = "the sentences are asked for seat A"


def sentences(t: Table, action: Action, language: str = "en") -> list[str]:
    """Why seat A cannot do this."""
    naming = Naming(t.state, 0, language, ["A", "B", "C"])
    return [reason_line(naming, reason, action) for reason in why_not(t.state, 0, action)]


@table_test(rules=["option.questing.one-per-turn", "option.questing.unavailable"])
def test_a_second_quest_and_a_champion_that_is_away(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul", "Mordenkainen"], hand=["Geas"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"])
    t.begin(active="A", phase=2, windows="pass", options={"questing": "on"})
    t.A.uses("Questing")
    t.A.chooses("Mordenkainen")
    t.zone("Mordenkainen", "pool")
    t.A.cannot("use", "Questing", because="option.questing.one-per-turn")
    t.A.passes()
    t.A.cannot("play", "Geas", "Mordenkainen", because="option.questing.unavailable")
    t.A.passes()
    t.A.cannot("attack", "Nyrond", "Mordenkainen", because="option.questing.unavailable")
    t.settled("A", "ask-phase-4")


@table_test(rules=["option.questing.one-per-turn"], rotate=FIXED_SEATS)
def test_the_next_champion_sets_out_in_phase_2_of_the_next_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul", "Dagrande"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", options={"questing": "on"})
    use = next(option for option in t.state.pending.options if option.verb == "use")  # type: ignore[union-attr]
    t.A.uses("Questing")
    t.A.chooses("Azhul")
    t.zone("Azhul", "pool")
    [said] = sentences(t, use)
    t.expect("phase 2, Realms, of your next turn" in said, said)
    [said] = sentences(t, use, "pt-BR")
    t.expect("fase 2, Reinos, do seu próximo turno" in said, said)
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.non-champion"])
def test_who_is_back_from_a_quest_stays_at_home(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], draw=[20])
    t.seat("B", formation={"A": "Nyrond"}, draw=[3, "War Party", 20])
    t.begin(active="A", phase=2, windows="pass", options={"questing": "on"})
    t.A.uses("Questing")
    t.A.passes(4)
    t.B.passes(5)
    t.A.passes()
    t.zone("War Party", "discard")
    t.A.passes(2)
    t.A.cannot("attack", "Nyrond", "Azhul", because="option.questing.non-champion")
    t.changed("Azhul", *(f"{seat}:filler#{number}" for seat in "AB" for number in range(1, 21)))
    t.settled("A", "ask-phase-4")


@table_test(rules=["option.questing.not-on-extra-turns"])
def test_no_quest_begins_in_a_turn_that_a_card_has_granted(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["The Caravan"], draw=[20])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass", options={"questing": "on"})
    t.A.passes()
    t.A.plays("The Caravan")
    t.zone("The Caravan", "void")
    t.A.passes()
    t.A.cannot("use", "Questing", because="option.questing.not-on-extra-turns")
    t.changed("Azhul", *(f"A:filler#{number}" for number in range(1, 4)))
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.parallel-universes.two-copies"], rotate=FIXED_SEATS)
def test_where_two_copies_may_be_the_refusal_says_two(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Neeva"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass", options={"parallel-universes": "on"})
    for action in (Action("play", t.card("A:Neeva")), Action("attack", t.card("A:Neeva"), t.card("Nyrond"))):
        said = next(line for line in sentences(t, action) if "cosmos." in line)
        t.expect("more than two may not be" in said and "one of them has left play" in said, said)
        said = next(line for line in sentences(t, action, "pt-BR") if "cosmos." in line)
        t.expect("não pode haver mais de duas" in said, said)
    t.settled("A", "ask-phase-3")


@table_test(rules=["cosmos.unique-in-play"], rotate=FIXED_SEATS)
def test_where_one_copy_may_be_it_says_one(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Neeva"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass")
    [said] = sentences(t, Action("play", t.card("A:Neeva")))
    t.expect("only one copy may be" in said, said)
    t.settled("A", "ask-phase-3")


@table_test(rules=["mulligan.reveal"], rotate=FIXED_SEATS)
def test_a_realm_that_can_be_laid_at_once_bars_the_mulligan_and_says_so(t: Table) -> None:
    for realm, when in (("Menzoberranzan", "It can be laid now."), ("Cormyr", "phase 2, Realms, of your next turn")):
        t.seat("A", hand=[realm])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=5, taken=2, windows="pass")
        [said] = sentences(t, Action("mulligan"))
        t.expect(when in said, said)
    t.settled("A", "ask-phase-5")


@table_test(rules=["mulligan.max-two"], rotate=FIXED_SEATS)
def test_a_third_mulligan_running_is_refused_and_the_next_game_has_its_own(t: Table) -> None:
    t.seat("A", mulligans=2)
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, taken=2, windows="pass")
    t.expect(Action("mulligan") not in t.state.pending.options, "no third one")  # type: ignore[union-attr]
    [said] = sentences(t, Action("mulligan"))
    t.expect("in the next game you may call one again" in said, said)
    t.settled("A", "ask-phase-5")
