"""House text of cards that can be played in more than one way."""

from __future__ import annotations

from collections.abc import Iterator

from sixrealms import catalogue
from sixrealms.engine.ability import Target, When
from sixrealms.engine.power import Effect, Node
from sixrealms.powers import durations, registry
from sixrealms.powers.doing import May, Seq
from sixrealms.powers.durations import FOR_THE_BATTLE, Duration
from sixrealms.powers.firm import Firm
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.moving import discard
from sixrealms.powers.questions import ALLY, ITEM, MONSTER, level_at_most
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import OPPOSING, THEIRS
from sixrealms.realise.printed import house_text


def words(printing_id: str) -> str:
    return house_text(catalogue.printing(printing_id), "en")


def test_ways_to_play_are_told_apart() -> None:
    assert words("1st/344").startswith("Either: It is played for its bonus alone. Or: ")
    assert words("1st/361").count("Either: ") == words("1st/361").count("Or: ") == 1


def test_a_counter_that_is_also_played_by_itself_says_so() -> None:
    assert "Or, played by itself: " in words("1st/346")
    assert "Or, played by itself" not in words("1st/398")


def test_targets_are_counted_in_words() -> None:
    allies = one(ALLY & level_at_most(2) & OPPOSING)
    each = "each of them an ally of level 2 at most on the opposing side"
    assert Target("t", allies).text() == "choose one ally of level 2 at most on the opposing side"
    assert Target("t", allies, 3).text() == f"choose 3, {each}"
    assert Target("t", allies, 3, up_to=True).text() == f"choose up to 3, {each}"
    limited = Target("t", allies, 999, up_to=True, total=6)
    assert limited.text() == f"choose any number, {each}, with levels of 6 or less together"


def test_one_of_two_kinds_is_one_of_each() -> None:
    assert one((ALLY & OPPOSING) | (ITEM & THEIRS)).text() == (
        "one ally on the opposing side or one magical item of an opponent"
    )
    assert one(ALLY | MONSTER).text() == "one ally or monster"


def effects() -> Iterator[Effect]:
    """Every effect of every card's power, those inside others too."""
    waiting: list[Node] = list(registry.all_powers().values())
    while waiting:
        node = waiting.pop()
        waiting += node.parts()
        if isinstance(node, Effect):
            yield node


def test_what_may_last_is_chosen_and_what_may_be_done_is_done() -> None:
    stated = tuple(f"{one.words}, " for one in vars(durations).values() if isinstance(one, Duration))
    found = {True: 0, False: 0}
    for effect in effects():
        assert effect.lasts == effect.text().startswith(stated), effect.text()
        found[effect.lasts] += 1
    assert min(found.values()) > 100
    lasts, does = Lasting(gains(ALLY, 2), FOR_THE_BATTLE), discard(one(ALLY))
    assert (
        When("attacking", Seq((lasts, does)), may=True)
        .text()
        .endswith("you may choose that for this battle, each ally gains 2 levels; then discard one ally.")
    )
    assert (
        When("attacking", Firm(does, ("cancel",)), may=True)
        .text()
        .endswith("you may discard one ally; this cannot be cancelled.")
    )
    assert May(lasts).text() == "you may choose that for this battle, each ally gains 2 levels"
