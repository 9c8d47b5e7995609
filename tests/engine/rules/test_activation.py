"""In which order powers activate in a round (ledger: activation.*, combat.d.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, Use, When
from sixrealms.powers.allowances import HandLimit
from sixrealms.powers.battle_effects import JoinAsAlly
from sixrealms.powers.card_questions import ALLY, Is, Named
from sixrealms.powers.control_flow import Choose, Seq
from sixrealms.powers.durations import UNTIL_YOUR_NEXT_TURN
from sixrealms.powers.hands import Draw
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import Levels
from sixrealms.powers.moves import Send
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.play_now import PlayNow
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import SELF, TARGET
from sixrealms.powers.sets import InPlay, in_hand
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.engine.rules.order_signs import Signs, powers, signed, signing
from tests.table_talk import Table, card_test, table_test

RULE, DUNGEON, REALM, HOLDING = "1st/423", "DU/24", "1st/120", "1st/141"
DAGRANDE, GNOMES = "1st/82", "1st/52"
#: One card of each kind that can hang on a champion, in the order in which they activate.
ATTACHED = ("1st/404", "1st/54", "1st/97", "BR/35", "NS/56", "RR/92", "PO/7", "1st/340")


def clash(t: Table, ruleset: str, *, by: str = DAGRANDE, against: str = GNOMES) -> None:
    """The attacker and the defender, with what hangs on them, have been chosen."""
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass", unenforced=True)
    t.A.attacks(REALM, with_=by)
    t.B.defends(against)


@EVERY_RULESET
@table_test(
    rules=[
        "activation.list.rule-card", "activation.list.dungeon", "activation.list.realm", "activation.list.holding",
        "activation.list.attacker", "activation.list.attached-order", "activation.list.defender", "combat.d.activation",
    ],
)  # fmt: skip
def test_the_whole_order(t: Table, ruleset: str) -> None:
    dungeon = () if ruleset == "fourth-edition" else (DUNGEON,)
    with signing(RULE, DUNGEON, REALM, HOLDING, DAGRANDE, GNOMES, *ATTACHED, "1st/98", "1st/409"):
        t.seat("A", formation={"A": "Vaasa"}, pool=[" + ".join((DAGRANDE, *reversed(ATTACHED)))])
        t.seat(
            "B", formation={"A": f"{REALM} + {HOLDING}"}, pool=[f"{GNOMES} + 1st/98 + 1st/409"], table=[RULE, *dungeon]
        )
        clash(t, ruleset)
        signed(t, RULE, *dungeon, REALM, HOLDING, DAGRANDE, *ATTACHED, GNOMES, "1st/409", "1st/98")
        t.changed(DAGRANDE, *ATTACHED)
        t.settled("B", "ask-combat")


@EVERY_RULESET
@table_test(rules=["activation.list.before-battle-cards", "activation.list.holding"])
def test_spells_at_work_before_the_battle_come_after_the_holding_in_the_order_played(t: Table, ruleset: str) -> None:
    works_on = Play(Lasting(HandLimit(YOU, 1), until=UNTIL_YOUR_NEXT_TURN), at=("3",))
    signs = When("activate", Signs())
    first, second = "1st/389", "1st/340"
    with powers({first: (works_on, signs), second: (works_on, signs), HOLDING: (signs,), DAGRANDE: (signs,)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=[DAGRANDE, "Sadira"], hand=[second, first])
        t.seat("B", formation={"A": f"{REALM} + {HOLDING}"}, pool=[GNOMES])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
        t.A.plays(first, by="Sadira")
        t.A.plays(second, by="Sadira")
        t.A.passes()
        t.A.attacks(REALM, with_=DAGRANDE)
        t.B.defends(GNOMES)
        signed(t, HOLDING, first, second, DAGRANDE)
        t.settled("A", "ask-combat")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@table_test(rules=["activation.list.before-combat", "combat.d.activation"])
def test_whatever_works_before_combat_precedes_the_fighters(t: Table, ruleset: str) -> None:
    before, at = When("before-combat", Signs()), When("activate", Signs())
    with powers(
        {DAGRANDE: (before, at), GNOMES: (before, at), "1st/97": (before,), "1st/98": (before,), HOLDING: (at,)}
    ):
        t.seat("A", formation={"A": "Vaasa"}, pool=[f"{DAGRANDE} + 1st/97"])
        t.seat("B", formation={"A": f"{REALM} + {HOLDING}"}, pool=[f"{GNOMES} + 1st/98"])
        clash(t, ruleset)
        signed(t, HOLDING, DAGRANDE, "1st/97", GNOMES, "1st/98", DAGRANDE, GNOMES)
        t.settled("A", "ask-combat")


@table_test(rules=["activation.list.before-combat"])
def test_in_fourth_edition_only_powers_of_champions_do(t: Table) -> None:
    before, at = When("before-combat", Signs()), When("activate", Signs())
    with powers({DAGRANDE: (before, at), GNOMES: (before, at), "1st/97": (before,), "1st/98": (before,)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=[f"{DAGRANDE} + 1st/97"])
        t.seat("B", formation={"A": REALM}, pool=[f"{GNOMES} + 1st/98"])
        clash(t, "fourth-edition")
        signed(t, DAGRANDE, GNOMES, DAGRANDE, "1st/97", GNOMES, "1st/98")
        t.settled("A", "ask-combat")


#: Items: Wand of Light (number 109) and Shield of Gore (317) of bonus 3, Flameblade of 2, Staff of Conjuring of 5.
_ITEMS = ("1st/109", "1st/97", "1st/317", "1st/105")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@table_test(rules=["activation.ties.bonus", "activation.ties.name", "activation.ties.icon-only"])
def test_the_highest_icon_bonus_goes_first_then_the_name(t: Table, ruleset: str) -> None:
    """Flameblade counts 9 by its text; its icon of 2 keeps it in its place."""
    by_text = Always(Levels(Is(SELF), to=Fixed(9), which="bonus"))
    with signing(*_ITEMS[:1], *_ITEMS[2:]), powers({"1st/97": (by_text, When("activate", Signs()))}):
        t.seat("A", formation={"A": "Vaasa"}, pool=[f"{DAGRANDE} + {' + '.join(_ITEMS)}"])
        t.seat("B", formation={"A": REALM}, pool=[GNOMES])
        clash(t, ruleset)
        signed(t, "1st/105", "1st/317", "1st/109", "1st/97")
        t.total(DAGRANDE, 24)
        t.settled("B", "ask-combat")


@table_test(rules=["activation.ties.bonus"])
def test_in_fourth_edition_they_go_in_the_order_in_which_they_were_attached(t: Table) -> None:
    with signing(*_ITEMS):
        t.seat("A", formation={"A": "Vaasa"}, pool=[DAGRANDE], hand=list(reversed(_ITEMS)))
        t.seat("B", formation={"A": REALM}, pool=[GNOMES])
        t.begin(active="A", phase=3, ruleset="fourth-edition", windows="pass")
        for item in _ITEMS:
            t.A.plays(item, on=DAGRANDE)
        t.A.passes()
        t.A.attacks(REALM, with_=DAGRANDE)
        t.B.defends(GNOMES)
        signed(t, *_ITEMS)
        t.settled("B", "ask-combat")


@pytest.mark.parametrize(
    ("ruleset", "order"), [("tournament", (0, 1)), ("tournament-110", (0, 1)), ("fourth-edition", (1, 0))]
)
@table_test(rules=["activation.ties.number"])
def test_of_two_cards_of_one_name_the_lower_number_goes_first(t: Table, ruleset: str, order: tuple[int, int]) -> None:
    """open.cards-with-editions: their numbers are 176 and 320; neither has a bonus."""
    two = ("4th/176", "1st/320")
    with signing(*two):
        t.seat("A", formation={"A": "Vaasa"}, pool=[DAGRANDE], hand=list(two))
        t.seat("B", formation={"A": REALM}, pool=[GNOMES])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
        for item in reversed(two):
            t.A.plays(item, on=DAGRANDE)
        t.A.passes()
        t.A.attacks(REALM, with_=DAGRANDE)
        t.B.defends(GNOMES)
        signed(t, *(two[i] for i in order))
        t.settled("A", "ask-combat")


@EVERY_RULESET
@card_test(
    "1st/462", "1st/408", rules=["combat.d.attacker-wins-early", "power.conflict.attacker-first", "combat.d.activation"]
)
def test_the_attackers_power_wins_before_the_defenders_works(t: Table, ruleset: str) -> None:
    """open.instant-both: each would defeat the other at once."""
    colleen, scroll = "1st/462", "1st/408"
    t.seat("A", formation={"A": "Vaasa"}, pool=[f"{colleen} + Flameblade"])
    t.seat("B", formation={"A": REALM}, pool=[f"{scroll} + Orb of Doom"])
    clash(t, ruleset, by=colleen, against=scroll)
    t.zone(scroll, "discard")
    t.zone("Orb of Doom", "discard")
    t.zone(colleen, "pool")
    t.on("Flameblade", colleen)
    t.standing(REALM)
    t.settled("A", "ask-next-attacker")


@EVERY_RULESET
@card_test(
    "1st/462", "1st/408", rules=["combat.d.attacker-wins-early", "power.conflict.attacker-first", "combat.d.activation"]
)
def test_whoever_of_the_two_attacks(t: Table, ruleset: str) -> None:
    colleen, scroll = "1st/462", "1st/408"
    t.seat("A", formation={"A": "Vaasa"}, pool=[scroll])
    t.seat("B", formation={"A": REALM}, pool=[colleen])
    clash(t, ruleset, by=scroll, against=colleen)
    t.zone(colleen, "discard")
    t.zone(scroll, "pool")
    t.settled("A", "ask-next-attacker")


_CALLS_AZHUL = Use(
    Seq((Choose(InPlay(Named("Azhul"))), JoinAsAlly(TARGET))), at=("combat",), once="round", zone="battle"
)


@EVERY_RULESET
@table_test(rules=["activation.bringing-cards"])
def test_a_power_that_brings_a_card_waits_until_its_side_is_losing(t: Table, ruleset: str) -> None:
    with powers({DAGRANDE: (_CALLS_AZHUL,)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=[f"{DAGRANDE} + Flameblade", "Azhul"])
        t.seat("B", formation={"A": REALM}, pool=[GNOMES], hand=["War Party"])
        clash(t, ruleset)
        t.asked("B", "ask-combat")
        t.A.cannot("use", DAGRANDE, because=("not-your-decision", "wrong-moment"))
        t.B.plays("War Party")
        t.asked("A", "ask-combat")
        t.A.uses(DAGRANDE)
        t.on("Azhul", DAGRANDE)
        t.total(DAGRANDE, 10)
        t.settled("B", "ask-combat")


@pytest.mark.parametrize(("ruleset", "leading", "offered"), [
    ("tournament-110", True, True), ("tournament-110", False, True),
    ("tournament", True, False), ("tournament", False, True),
    ("fourth-edition", True, False), ("fourth-edition", False, True),
])  # fmt: skip
@table_test(rules=["activation.immediate-cards", "activation.bringing-cards"])
def test_a_power_that_lets_a_card_be_played_while_powers_activate(
    t: Table, ruleset: str, leading: bool, offered: bool
) -> None:
    with powers({DAGRANDE: (When("activate", PlayNow(in_hand(ALLY))),)}):
        weapon = " + Flameblade" if leading else ""
        t.seat("A", formation={"A": "Vaasa"}, pool=[DAGRANDE + weapon], hand=["War Party"])
        t.seat("B", formation={"A": REALM}, pool=[GNOMES], hand=["Miles"])
        clash(t, ruleset)
        if offered:
            t.asked("A", "ask-play-now")
            t.A.plays("War Party")
            t.on("War Party", DAGRANDE)
        else:
            t.A.cannot("play", "War Party", DAGRANDE, because=("not-your-decision", "wrong-moment"))
        t.settled("B", "ask-combat")


@EVERY_RULESET
@table_test(rules=["activation.only-disputes"])
def test_powers_that_do_not_meet_end_the_same_in_either_order(t: Table, ruleset: str) -> None:
    """The two items work in the order of their bonus or of their coming; nothing shows which it was."""
    with powers(
        {"1st/97": (When("activate", Draw()),), "1st/105": (When("activate", Send(InPlay(Named("Griffin")))),)}
    ):
        t.seat("A", formation={"A": "Vaasa"}, pool=[f"{DAGRANDE} + 1st/97 + 1st/105"], draw=["Azhul", 3])
        t.seat("B", formation={"A": REALM}, pool=[GNOMES, "Griffin"])
        clash(t, ruleset)
        t.zone("Azhul", "hand")
        t.zone("Griffin", "discard")
        t.total(DAGRANDE, 11)
        t.count("A", hand=1, draw=3)
        t.settled("B", "ask-combat")
