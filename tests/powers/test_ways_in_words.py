"""House text of cards that can be played in more than one way."""

from __future__ import annotations

from sixrealms import catalogue
from sixrealms.engine.ability import Target, When
from sixrealms.powers.card_questions import ALLY, ITEM, MONSTER, level_at_most
from sixrealms.powers.control_flow import May, Seq
from sixrealms.powers.durations import FOR_THE_BATTLE
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import discard
from sixrealms.powers.sets import one
from sixrealms.powers.unanswerable import Regardless
from sixrealms.powers.whereabouts import OPPOSING, THEIRS
from sixrealms.realise.card_text import house_text
from sixrealms.realise.power import part, said


def words(printing_id: str) -> str:
    return house_text(catalogue.printing(printing_id), "en")


def test_ways_to_play_are_told_apart() -> None:
    assert words("1st/344").startswith("Play this card for its bonus alone. Or, if ")
    assert words("1st/361").count("Or: ") == 1
    assert words("3rd/106").startswith("In combat: ")
    assert words("3rd/106").count("Or, in your phase 3 or 5: ") == 1


def test_a_counter_that_is_also_played_by_itself_says_so() -> None:
    assert "Or, played by itself, in your phase 3 or in combat: " in words("1st/346")
    assert "Or, played by itself" not in words("1st/398")


def test_targets_are_counted_in_words() -> None:
    allies = one(ALLY & level_at_most(2) & OPPOSING)
    those = "allies of level 2 or less on the opposing side"
    assert part(Target("t", allies), "en") == "choose an ally of level 2 or less on the opposing side"
    assert part(Target("t", allies, 3), "en") == f"choose 3 {those}"
    assert part(Target("t", allies, 3, up_to=True), "en") == f"choose up to 3 {those}"
    limited = Target("t", one(ALLY), 999, up_to=True, total=6)
    assert part(limited, "en") == "choose any number of allies whose levels total 6 or less"


def test_one_of_two_kinds_is_one_of_each() -> None:
    assert part(one((ALLY & OPPOSING) | (ITEM & THEIRS)), "en") == (
        "an ally on the opposing side or a magical item of any opponent"
    )
    assert part(one(ALLY | MONSTER), "en") == "any ally or monster"


def test_what_may_last_is_chosen_and_what_may_be_done_is_done() -> None:
    lasts, does = Lasting(gains(ALLY, 2), FOR_THE_BATTLE), discard(one(ALLY))
    both = When("attacking", Seq((lasts, does)), may=True)
    firm = When("attacking", Regardless(does, ("cancel",)), may=True)

    ends = "you may decide that each ally gains 2 levels for this battle, then discard any ally."
    assert said(both, "en").endswith(ends)
    assert said(firm, "en").endswith("you may discard any ally; this effect cannot be cancelled.")
    assert part(May(lasts), "en") == "you may decide that for this battle each ally gains 2 levels"
    assert part(May(does), "pt-BR") == "você pode descartar qualquer aliado"
