"""Awkward moments of openings and returns: mulligans, dungeon cards after skipped turns, the Abyss (an adversary's)."""

from __future__ import annotations

import pytest

from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Target, Use
from sixrealms.engine.action import Action
from sixrealms.engine.flow import mulligan
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.powers.card_questions import CHAMPION, EVENT
from sixrealms.powers.hands import Draw
from sixrealms.powers.moves import Send
from sixrealms.powers.players import EVERYONE, OPPONENTS
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import in_abyss, one
from sixrealms.powers.use_and_play import CannotPlay
from sixrealms.powers.whereabouts import Of
from tests.engine.rules.starting import plain_deck, play_until
from tests.made_up import given
from tests.table_talk import Table, table_test


def messages(t: Table) -> list[str]:
    return [r.message for r in mulligan.reasons(t.state, t.state.active)]


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition"])
@table_test(rules=["mulligan.lost-realm", "mulligan.condition"], edition="1st")
def test_whoever_could_have_played_a_realm_and_threw_it_away_has_had_his_chance(t: Table, ruleset: str) -> None:
    t.seat("A", hand=["Sembia", "Azhul"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Transformation!"], draw=[9])
    t.begin(active="A", phase=2, taken=2, ruleset=ruleset)
    t.A.passes()
    t.A.plays("Azhul")
    t.B.plays("Transformation!")
    t.zone("Sembia", "discard")
    t.A.passes(times=2)
    t.asked("A", "ask-phase-5")
    t.expect(messages(t) == ["realm-chance"], "he let his chance go by")
    t.changed("Azhul", "Transformation!", *(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 10)))
    t.settled("A")


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition"])
@table_test(rules=["mulligan.lost-realm", "mulligan.condition"], edition="1st")
def test_whoever_lost_it_before_he_could_lay_it_down_has_not(t: Table, ruleset: str) -> None:
    t.seat("A", hand=["Sembia", "Gith"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Transformation!"], draw=[9])
    t.begin(active="B", phase=5, taken={"A": 1, "B": 2}, ruleset=ruleset)
    t.B.passes()
    t.B.plays("Transformation!")
    t.zone("Sembia", "discard")
    t.A.passes(times=4)
    t.asked("A", "ask-phase-5")
    t.expect(messages(t) == [], "he never could")
    t.changed("Gith", "Transformation!", *(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 10)))
    t.settled("A")


@table_test(rules=["mulligan.condition"], edition="1st")
def test_whoever_has_laid_one_down_has_played_one_wherever_it_is_now(t: Table) -> None:
    t.seat("A", hand=["Sembia"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Cataclysm!"])
    t.begin(active="A", phase=2, taken=2)
    t.A.plays("Sembia", at="A")
    t.B.plays("Cataclysm!")
    t.B.chooses("Sembia")
    t.zone("Sembia", "discard")
    t.A.passes(times=3)
    t.asked("A", "ask-phase-5")
    t.expect(messages(t) == ["realm-played"], "he has played a realm")
    t.changed("Cataclysm!")
    t.settled("A")


@table_test(rules=["mulligan.events-first"], edition="1st")
def test_an_event_that_nobody_can_play_now_need_not_come_first(t: Table) -> None:
    """open.mulligan-events: only what is legal now must be played."""
    with given("1st/265", Always(CannotPlay(EVERYONE, EVENT))):
        t.seat("A", hand=["Good Fortune", "1st/60"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/265"])
        t.begin(active="A", phase=5, taken=2)
        t.expect(not messages(t), "he may call it")
        t.A.passes()
        t.settled("B")


@table_test(rules=["abyss.recovered-once-per-turn"])
def test_sent_to_the_abyss_by_an_opponent_he_waits_for_a_full_turn_too(t: Table) -> None:
    """From B's turn to B's next turn is a full turn: A's first turn back is too early."""
    fetch = Use(Send(in_abyss(), z.HAND), at=("3",), zone="pool")
    once = Use(Draw(), at=("3",), once="turn")
    throw = Use(
        Send(The(TARGET), z.ABYSS), at=("3",), targets=(Target("target", one(CHAMPION & Of(OPPONENTS))),)
    )  # fmt: skip
    with given("1st/60", fetch), given("1st/188", once), given("1st/62", throw):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/188", "1st/60"], draw=[20])
        t.seat("B", formation={"A": "1st/115"}, pool=["1st/62"], draw=[20])
        t.begin(active="B", phase=3, windows="pass")
        t.B.uses("1st/62")
        t.B.chooses("1st/188")
        t.zone("1st/188", "abyss")
        t.B.passes(times=3)
        t.A.passes(times=2)
        t.A.uses("1st/60")
        t.A.plays("1st/188")
        t.A.cannot("use", "1st/188", because="abyss.recovered-once-per-turn")
        t.A.passes(times=3)
        t.B.passes(times=5)
        t.A.passes(times=2)
        t.A.uses("1st/188")
        t.changed(*(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 21)))
        t.settled("A")


@pytest.mark.rule("dungeon-card.play.skipped-second", "dungeon.entry.second-turn-lost", "mulligan.max-two")
@pytest.mark.parametrize(("skipped", "called", "offered"), [(1, 0, False), (2, 0, True), (2, 2, False)])
def test_two_lost_turns_give_the_right_to_a_fresh_game(skipped: int, called: int, offered: bool) -> None:
    setup = GameSetup("tournament", 55, (plain_deck(55), plain_deck(55, first=15)), 3, ("DU/24", "DU/25"))
    s = table.start(setup)
    late = 1 - s.active
    s.skips = (skipped, 0) if late == 0 else (0, skipped)
    if called:
        s.marks[f"match:mulligans:{late}"] = called
    offers = []

    def in_his_first_turn(t: State) -> bool:
        pending = t.pending
        if pending is not None and t.active == late and pending.about == "ask-phase-0":
            offers.append(Action("mulligan") in pending.options)
        return t.active == late and t.phase >= 2

    play_until(s, in_his_first_turn)
    assert any(offers) is offered
    if skipped == 2:
        assert s.listed(late, z.DUNGEON)


@pytest.mark.rule(
    "dungeon-card.play.skipped-second", "dungeon.entry.second-turn-lost", "mulligan.no-result",
    "mulligan.new-first-player",
)  # fmt: skip
def test_and_the_fresh_game_brings_his_dungeon_card_back_into_play() -> None:
    setup = GameSetup("tournament", 55, (plain_deck(55), plain_deck(55, first=15)), 3, ("DU/24", "DU/25"))
    s = table.start(setup)
    late = 1 - s.active
    s.skips = (2, 0) if late == 0 else (0, 2)
    play_until(s, lambda t: t.pending is not None and Action("mulligan") in t.pending.options)
    assert s.active == late
    advance(s, Action("mulligan"))
    assert s.result is None
    assert s.skips == (0, 0)
    play_until(s, lambda t: t.active == late and t.phase >= 2)
    assert s.listed(late, z.TABLE)
