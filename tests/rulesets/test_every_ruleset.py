"""What every ruleset answers alike, or the one that is seldom asked: each answer in a position that shows it."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import HOLDING
from sixrealms.powers.sets import every
from sixrealms.powers.table_rules import CountsAsRealm
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, card_test, table_test

REALMS = ("Nyrond", "Keoland", "Sembia", "Cormyr", "Thay", "Vaasa", "Calimshan", "Waterdeep", "Celene", "Furyondy")
PLACES = "ABCDEFGHIJ"
#: Realms that win, of how many places.
GOALS = {
    ("fourth-edition", 55): (6, 6),
    ("tournament", 55): (6, 6),
    ("tournament", 75): (6, 6),
    ("tournament", 110): (10, 10),
    ("tournament-110", 110): (6, 6),
}
EVERY_SIZE = pytest.mark.parametrize(("ruleset", "size"), GOALS)


@EVERY_RULESET
@table_test(rules=["cosmos.unique-in-play"])
def test_one_of_a_card_may_be_in_play_and_no_second(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Dagrande", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
    t.A.cannot("play", "A:Azhul", because="copy-in-play")
    t.A.plays("Dagrande")
    t.zone("Dagrande", "pool")
    t.settled("A")


@EVERY_SIZE
@table_test(rules=["victory.six-realms", "victory.110-ten-realms"], edition="1st")
def test_the_last_realm_that_is_needed_wins_at_once(t: Table, ruleset: str, size: int) -> None:
    goal, _ = GOALS[ruleset, size]
    t.seat("A", formation=dict(zip(PLACES, REALMS[: goal - 1], strict=False)), hand=[REALMS[goal - 1]])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=2, ruleset=ruleset, size=size, windows="pass")
    t.A.plays(REALMS[goal - 1], at=PLACES[goal - 1])
    t.standing(REALMS[goal - 1])
    t.over("A")


@EVERY_SIZE
@table_test(rules=["victory.six-realms", "victory.110-ten-realms"], edition="1st")
def test_one_realm_fewer_does_not_win(t: Table, ruleset: str, size: int) -> None:
    goal, _ = GOALS[ruleset, size]
    t.seat("A", formation=dict(zip(PLACES, REALMS[: goal - 2], strict=False)), hand=[REALMS[goal - 2]])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=2, ruleset=ruleset, size=size, windows="pass")
    t.A.plays(REALMS[goal - 2], at=PLACES[goal - 2])
    t.standing(REALMS[goal - 2])
    t.settled("A")


@EVERY_SIZE
@table_test(rules=["formation.shape"], edition="1st")
def test_a_full_formation_has_no_further_place(t: Table, ruleset: str, size: int) -> None:
    _, places = GOALS[ruleset, size]
    laid = [REALMS[0], *(f"{name} (razed)" for name in REALMS[1:places])]
    t.seat("A", formation=dict(zip(PLACES, laid, strict=False)), hand=["Rashemen"])
    t.seat("B")
    t.begin(active="A", phase=2, ruleset=ruleset, size=size, windows="pass")
    for place in PLACES[1:places]:
        t.A.can("play", "Rashemen", other=place)
    if places < len(PLACES):
        t.A.cannot("play", "Rashemen", other=PLACES[places], because="no-such-place")
    t.expect(len(t.state.formation(0)) == places, f"{places} places")
    t.settled("A")


@EVERY_RULESET
@table_test(rules=["victory.six-realms"])
def test_what_a_power_counts_as_a_realm_is_one_to_win_with(t: Table, ruleset: str) -> None:
    with given("NS/74", Always(CountsAsRealm(every(HOLDING)))):
        t.seat("A", formation={"A": "Nyrond", "B": "Keoland", "C": "Sembia + 1st/39"}, hand=["Vaasa"], table=["NS/74"])
        t.seat("B", formation={"A": "Rashemen"})
        size = RULESETS[ruleset]
        t.begin(active="A", phase=2, ruleset=ruleset, size=size, windows="pass", answers={"goal": 5}, unenforced=True)
        t.A.plays("Vaasa", at="D")
        t.over("A")


@EVERY_RULESET
@table_test(rules=["option.aiding.scope"])
def test_nobody_asks_for_aid_who_has_not_agreed_on_it(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.seat("C", formation={"A": "Thay"}, hand=["War Party"])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Azhul")
    pending = t.state.pending
    t.expect(pending is not None and all(a.verb != "request" for a in pending.options), "nobody can be asked for help")
    t.settled("A", "ask-combat")


@EVERY_RULESET
@card_test("BR/118", "PO/120", rules=["gloss.rule-card.single"])
def test_a_new_rule_card_discards_the_old_one_of_whomever(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "1st/6"}, hand=["PO/120"])
    t.seat("B", formation={"A": "1st/9"}, table=["BR/118"])
    t.begin(active="A", phase=0, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
    t.A.plays("PO/120")
    t.zone("PO/120", "table")
    t.zone("BR/118", "discard", of="B")
    t.settled("A")


@EVERY_RULESET
@table_test(rules=["victory.deckout.most-realms", "deckout.game-end"])
def test_no_turn_is_the_last_unless_that_was_agreed(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa", "B": "Keoland"})
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
    t.A.passes()
    t.turn_of("B")
    t.settled("B")


@EVERY_RULESET
@card_test("1st/319", rules=["event.first-turn.caravan"], rotate="the turns taken are the seats' own")
def test_the_caravan_waits_for_a_first_turn_of_everybody(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["The Caravan", "Good Fortune"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, ruleset=ruleset, size=RULESETS[ruleset], taken={"A": 1, "B": 0}, turn=1)
    t.A.passes()
    t.A.cannot("play", "The Caravan", because="event.first-turn.caravan")
    t.settled("A", "ask-anytime")


@EVERY_RULESET
@card_test("1st/319", rules=["event.first-turn.caravan"], rotate="the turns taken are the seats' own")
def test_a_first_turn_that_was_skipped_counts_in_2013_only(t: Table, ruleset: str) -> None:
    """open.first-cycle-skips."""
    t.seat("A", formation={"A": "Sembia"}, hand=["The Caravan", "Good Fortune"])
    t.seat("B", formation={"A": "Nyrond"})
    size, skipped = RULESETS[ruleset], {"game:skipped:1": 1}
    t.begin(active="A", phase=5, ruleset=ruleset, size=size, taken={"A": 2, "B": 0}, turn=3, marks=skipped)
    t.A.passes()
    if ruleset == "tournament-110":
        t.A.can("play", "The Caravan")
    else:
        t.A.cannot("play", "The Caravan", because="event.first-turn.caravan")
    t.settled("A", "ask-anytime")


@EVERY_RULESET
@table_test(rules=["avatar.phase3-only"])
def test_only_in_the_fourth_edition_an_avatar_comes_out_of_the_hand_to_fight(t: Table, ruleset: str) -> None:
    with given("UD/64"):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"], hand=["UD/64"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], unenforced=True)
        t.A.attacks("Nyrond", with_="Azhul")
        if ruleset == "fourth-edition":
            t.B.can("defend", "UD/64")
        else:
            t.B.cannot("defend", "UD/64", because="avatar.phase3-only")
        t.settled("B", "ask-defend")


@EVERY_RULESET
@card_test("DU/24", rules=["dungeon-card.attack.owner-needs-realm"], edition="1st")
def test_in_the_fourth_edition_the_owner_of_a_dungeon_needs_no_formation(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"})
    t.seat("C", table=["DU/24"])
    options = {"dungeon-cards": "on"} if ruleset == "fourth-edition" else {}
    size = RULESETS[ruleset]
    t.begin(active="A", phase=4, ruleset=ruleset, size=size, windows="pass", unenforced=True, options=options)
    if ruleset == "fourth-edition":
        t.A.can("attack", "DU/24", "Azhul")
    else:
        t.A.cannot("attack", "DU/24", "Azhul", because="dungeon-card.attack.owner-needs-realm")
    t.settled("A")


@EVERY_RULESET
@table_test(rules=["deckout.reshuffle", "deckout.game-end"], edition="1st")
def test_an_empty_pile_ends_the_fourth_edition_and_is_renewed_elsewhere(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Sembia", "B": "Thay"}, draw=["War Party"], discard=["Dagrande", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Gith"])
    t.begin(active="A", phase=1, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    t.count("A", hand=1, draw=0, discard=2)
    t.A.passes(times=4)
    t.changed("Dagrande", "Azhul", "War Party", "Gith")
    if ruleset == "fourth-edition":
        t.over("A")
    else:
        t.turn_of("B")
        t.count("A", hand=1, draw=2, discard=0)
        t.settled("B")
