"""Disputes of the ledger: each is answered by a ruleset, or both readings come to the same at this table."""

from __future__ import annotations

import re
from pathlib import Path

import sixrealms
from sixrealms import rulebook
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Play
from sixrealms.powers.card_questions import ANY, CHAMPION, SPELL, Is
from sixrealms.powers.counters import Cancel
from sixrealms.powers.immunity import Immune
from sixrealms.powers.moves import Send
from sixrealms.powers.refs import SELF
from sixrealms.powers.sets import in_abyss
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

SOURCE = Path(sixrealms.__file__).parent / "rulesets"

COINCIDE = {
    # whoever decides about options does so before the game: test_general.py
    "general.optional-rules.who",
    # reactions of other cards are allowed in the 4th Edition as well, by their own text
    "turn.phase3.active-only",
    # what leaves the Abyss does so by a power that names it, and that power stands above the rule
    "abyss.recovery",
    # what the 4th Edition removes from the game goes to the discard pile: it has no other place for it
    "wish.discards",
    # a realm for flyers or swimmers alone is limited like one for a kind of champion: test_movement.py
    "move.earthwalker.reach",
}


def disputes() -> dict[str, rulebook.Conflict]:
    return {conflict.id: conflict for rule in rulebook.rules() for conflict in rulebook.conflicts(rule.id)}


def test_every_dispute_that_divides_the_rulesets_is_answered() -> None:
    answers = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.glob("*.py")))
    named = set(re.findall(r"[a-z0-9-]+(?:\.[a-zA-Z0-9-]+)+", answers))
    divided = {i: c for i, c in disputes().items() if c.switches}

    assert len(divided) > 40
    assert set(divided) - named == COINCIDE


@EVERY_RULESET
@table_test(rules=["abyss.recovery"])
def test_only_a_power_that_names_the_abyss_reaches_it(t: Table, ruleset: str) -> None:
    with given("1st/312", Play(Send(in_abyss(CHAMPION), z.HAND), at=("any",))):
        t.seat(
            "A", formation={"A": "1st/6"}, pool=["1st/69"], hand=["1st/366", "1st/312"], discard=["1st/64", "1st/74"],
            abyss=["1st/62"],
        )  # fmt: skip
        t.seat("B", formation={"A": "1st/115"})
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
        t.A.plays("1st/366", by="1st/69")
        t.offered("1st/64", "1st/74")
        t.A.chooses("1st/64")
        t.zone("1st/62", "abyss")
        t.A.plays("1st/312")
        t.zone("1st/62", "hand")
        t.changed("1st/366", "1st/64", "1st/312")
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@table_test(rules=["turn.phase3.active-only", "dispel.timing"])
def test_any_card_that_negates_a_spell_answers_it_in_phase_three(t: Table, ruleset: str) -> None:
    with given("1st/312", Answer(Cancel(), to=SPELL)):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/69"], hand=["1st/366"], discard=["1st/64"])
        t.seat("B", formation={"A": "1st/115"}, hand=["1st/312"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.plays("1st/366", by="1st/69")
        t.B.answers("1st/312")
        t.zone("1st/64", "discard")
        t.changed("1st/366", "1st/312")
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@table_test(rules=["wish.discards"])
def test_what_is_wished_away_lies_in_the_discard_pile(t: Table, ruleset: str) -> None:
    with given("1st/258", Always(Immune(Is(SELF), ANY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["4th/384"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/258 + Orb of Doom"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
        t.A.plays("4th/384", by="Sadira")
        t.A.chooses("1st/258")
        t.zone("1st/258", "discard")
        t.zone("Orb of Doom", "discard")
        t.changed("4th/384")
        t.settled("A", "ask-phase-3")
