"""Several cards chosen for one purpose: how many is told with the question, and all are said in one message."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from sixrealms.engine.action import CARD, DONE
from sixrealms.engine.state import State
from sixrealms.players.roster import bot
from sixrealms.players.seat import take_seat
from sixrealms.server.game.entries import Acted
from sixrealms.server.game.fog import Fog
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.messages.incoming import ActRequest, ChosenAction
from sixrealms.server.messages.outgoing import EventTold
from sixrealms.server.session.live_table import KeptTable
from sixrealms.server.session.validation import allowed
from sixrealms.server.store.tables import Storage, StoredTable
from sixrealms.server.store.workers import Workers
from sixrealms.server.views.card_names import Watching
from sixrealms.server.views.reader import Reader
from sixrealms.server.views.repeat_prompts import ONE, Several, same_question, several
from sixrealms.simulation.invariants.knowledge import otherwise
from tests.cards.first.spell_duel import duel
from tests.server.watching import SECRET, a_game, a_setup, on_the_wire
from tests.table_talk import Table, table_test


def choices(seed: int) -> Iterator[TableGame]:
    """A game played by computers, whenever a card is to be chosen."""
    game, chance, player = TableGame(a_setup(2, seed), range(2)), Random(seed), bot("casual")
    for _ in range(1500):
        s = game.state
        if s.result is not None:
            return
        assert s.pending is not None
        if s.pending.kind == CARD:
            yield game
        asked = s.pending.player
        game.fold(Acted(asked, player.choose(take_seat(s, asked), s.pending.options, chance)))


def said_at_once(game: TableGame, count: int, most: int, chance: Random) -> list[State]:
    """The positions after an answer of so many cards in one message."""
    decision = game.state.pending
    assert decision is not None
    fog = Fog(game.state, decision.player, SECRET)
    wanted = chance.sample([action for action in decision.options if action.verb == "choose"], count)
    if count < most:
        wanted.append(DONE)
    answers = [ChosenAction(**fog.action(action)._asdict()) for action in wanted]
    said = ActRequest("one", game.version, answers[0], tuple(answers[1:]))
    steps = allowed(game, Watching(fog, "en", ("A", "B")), said, set())
    return [after.state for _, after in steps if after is not None]


def test_as_many_cards_as_the_question_says_are_taken_in_one_message() -> None:
    found: Counter[tuple[str, Several]] = Counter()
    chance = Random(1)
    for game in (game for seed in (3, 12) for game in choices(seed)):
        asked = game.state.pending
        assert asked is not None
        least, most = told = several(game.state)
        assert 0 <= least <= most <= 13
        assert most > 0
        assert (least == 0) == (DONE in asked.options)
        if most == 1:
            continue
        found[asked.about, told] += 1
        count = chance.randint(max(least, 1), most)
        after = said_at_once(game, count, most, chance)
        assert len(after) == count + (count < most)
        now = after[-1].pending
        assert now is None or not same_question(asked, now) or not set(now.options) & set(asked.options)
    assert found["ask-rebuild-payment", Several(3, 3)] > 0
    assert {told.most for about, told in found if about == "ask-discard-down"} == {2, 3, 4}


@table_test(rules=["spell.target-required"])
def test_how_many_more_there_may_be_is_told_where_one_is_enough(t: Table) -> None:
    duel(t, "Shayira + Gith + Zadoc + Wijon", "Neeva + Gladiators", ["Chariot of Sustarre"])
    t.A.plays("Chariot of Sustarre", way=2)
    t.expect(several(t.now().state) == Several(1, 2), "one or two allies are lifted")
    t.A.chooses("Gith")
    t.expect(several(t.now().state) == Several(0, 1), "there may be another")
    t.A.done()
    t.settled("A", "ask-combat")


def test_between_the_cards_of_one_message_nobody_is_asked_what_he_has_answered(tmp_path: Path) -> None:
    game = next(game for game in choices(1) if several(game.state).least > 1)
    asked = game.state.pending
    assert asked is not None
    workers = Workers(Storage(f"sqlite:///{tmp_path}/tables.db"))
    seated = tuple(Chair(name=name) for name in "AB")
    stored = StoredTable("t", False, TablePlan("tournament", 55), SECRET, seated, game.state.kit.setup)
    workers.storage.prepare()
    workers.storage.add_table(stored, game.entries)
    kept = KeptTable(workers, stored, game)
    chooser, other = (kept.audience.enter(seat, "en") for seat in (asked.player, 1 - asked.player))
    for one in (chooser, other):
        one.reader = Reader(game, one.seat, "en", "AB", SECRET)
        one.reader.whole()

    fog = Fog(game.state, asked.player, SECRET)
    count = several(game.state).least
    first, *then = (ChosenAction(**fog.action(action)._asdict()) for action in asked.options[:count])
    steps = allowed(game, Watching(fog, "en", ("A", "B")), ActRequest("one", game.version, first, tuple(then)), set())
    asyncio.run(kept.keep(game, [entry for entry, _ in steps], [after for _, after in steps]))
    workers.close()

    assert [len(one.untold) for one in (chooser, other)] == [count - 1] * 2
    assert [message.prompt for message in chooser.untold] == [None] * (count - 1)
    assert all(isinstance(message, EventTold) for message in chooser.untold)
    told = [on_the_wire(message) for message in chooser.untold]
    assert all(message["changed"] or message["cards"] for message in told)


def test_how_many_depends_on_nothing_the_player_cannot_know() -> None:
    compared = 0
    for game in choices(1):
        asked = game.state.pending
        assert asked is not None
        told = several(game.state)
        for seed in range(3):
            assert several(otherwise(game.state, asked.player, Random(seed))) == told
            compared += told.most > 1
    assert compared > 8


def test_what_is_no_choice_of_cards_is_answered_once() -> None:
    game = a_game()
    assert game.state.pending is not None
    assert game.state.pending.kind != CARD
    before = game.state.copy()

    assert several(game.state) == ONE == Several(1, 1)
    assert game.state.pending == before.pending
