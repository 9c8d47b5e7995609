"""Cards marked for phase 3 or 5 and who can use them (turn.phase3.*, turn.phase5.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play
from sixrealms.powers.hands import Draw
from tests.made_up import given
from tests.table_talk import Table, table_test

DRAWS = Play(Draw())
REALM_A, REALM_B = {"A": "Sembia"}, {"A": "Nyrond"}

#: A champion able to use it, a card marked for phase 3, one for phase 4 and one for phase 5 alone (if any).
KINDS = {
    "wizard spell": ("Sadira", "1st/393", "1st/331", "PO/51"),
    "cleric spell": ("1st/69", "RL/42", "1st/352", "DL/81"),
    "psionic power": ("PO/12", "PO/69", "PO/66", "DR/66"),
    "blood ability": ("BR/85", "DU/81", "BR/39", "4th/444"),
    "thief ability": ("NS/30", "NS/58", "NS/55", ""),
}


@pytest.mark.parametrize("kind", KINDS)
@table_test(rules=["turn.phase3.use-cards", "turn.phase3.own-turn-only"])
def test_in_phase_3_only_cards_marked_for_it_are_used(t: Table, kind: str) -> None:
    champion, of_3, of_4, of_5 = KINDS[kind]
    with given(of_3, DRAWS), given(of_4, DRAWS), given(of_5 or of_3, DRAWS):
        t.seat("A", formation=REALM_A, pool=[champion], hand=[of_3, of_4, *([of_5] if of_5 else [])])
        t.seat("B", formation=REALM_B)
        t.begin(active="A", phase=3, unenforced=True)
        t.A.cannot("play", of_4, other=champion, because="spell.phase-listed")
        if of_5:
            t.A.cannot("play", of_5, other=champion, because="spell.phase-listed")
        t.A.plays(of_3, by=champion)
        t.zone(of_3, "discard")
        t.count("A", draw=11)
        t.changed("A:filler#1")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("kind", [kind for kind, cards in KINDS.items() if cards[3]])
@table_test(rules=["turn.phase5.use-cards", "turn.phase3.own-turn-only"])
def test_in_phase_5_only_cards_marked_for_it_are_used(t: Table, kind: str) -> None:
    champion, of_3, of_4, of_5 = KINDS[kind]
    with given(of_3, DRAWS), given(of_4, DRAWS), given(of_5, DRAWS):
        t.seat("A", formation=REALM_A, pool=[champion], hand=[of_3, of_4, of_5])
        t.seat("B", formation=REALM_B)
        t.begin(active="A", phase=5, unenforced=True)
        t.A.cannot("play", of_3, other=champion, because="spell.phase-listed")
        t.A.cannot("play", of_4, other=champion, because="spell.phase-listed")
        t.A.plays(of_5, by=champion)
        t.zone(of_5, "discard")
        t.count("A", draw=11)
        t.changed("A:filler#1")
        t.settled("A", "ask-phase-5")


@pytest.mark.parametrize(
    ("phase", "champion", "card"),
    [(3, champion, card) for champion, card, _, _ in KINDS.values()]
    + [(5, champion, card) for champion, _, _, card in KINDS.values() if card],
)
@table_test(rules=["turn.phase3.user-required", "turn.phase5.use-cards", "icon.ability.by-type"])
def test_it_takes_a_champion_of_the_pool_that_is_able_to(t: Table, phase: int, champion: str, card: str) -> None:
    with given(card, DRAWS):
        t.seat("A", formation=REALM_A, pool=["1st/60"], hand=[card, champion])
        t.seat("B", formation=REALM_B, pool=["Otto"])
        t.begin(active="A", phase=phase, unenforced=True)
        t.A.cannot("play", card, other="1st/60", because="icon.ability.by-type")
        t.A.cannot("play", card, other=champion, because="not-your-user")
        t.settled("A", f"ask-phase-{phase}")


@table_test(rules=["turn.mandatory-phases", "turn.sequence", "turn.phase6.rap"])
def test_all_but_drawing_and_the_end_of_the_turn_may_be_passed_over(t: Table) -> None:
    t.seat(
        "A",
        formation=REALM_A,
        pool=["Dagrande"],
        hand=["Vaasa", "Azhul", "Cormyr", 5],
        draw=["Zadoc", "Stug", "Miles", 5],
    )
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=0)
    t.A.passes()
    t.phase(2)
    t.contents("A", "hand", ["Vaasa", "Azhul", "Cormyr", *["filler"] * 5, "Zadoc", "Stug", "Miles"])
    t.A.passes(times=2)
    t.asked("A", "ask-phase-4")
    t.A.passes()
    t.asked("A", "ask-phase-5")
    t.turn_of("A")
    t.A.passes()
    t.asked("A", "ask-discard-down")
    for card in ("Zadoc", "Stug", "Miles"):
        t.turn_of("A")
        t.A.chooses(card)
        t.zone(card, "discard")
    t.count("A", hand=8, draw=5)
    t.turn_of("B")
    t.settled("B", "ask-phase-0")
