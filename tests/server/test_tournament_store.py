"""Events are kept step by step; whoever comes second is told what the first one did."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from sixrealms.server.store.tables import Overtaken, Storage
from sixrealms.server.store.tournaments import EVENTS, Events
from sixrealms.server.tournaments.desk import Desk, WasOvertaken, player_key
from sixrealms.tournament.execute import Executed
from sixrealms.tournament.fold import fold
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.steps import By, Registered, Taken
from sixrealms.tournament.told_event import told_event
from sixrealms.tournament.wishes import Enter, Leave, Rename, Report, Seat, Undo, Wish
from tests.tournament.events import NINE, a_plan

ORGANISER = By("organiser")


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    opened = Storage(database)
    opened.prepare()
    yield opened
    opened.close()


@pytest.fixture
def desk(storage: Storage) -> Desk:
    return Desk(storage)


def nine(desk: Desk) -> str:
    """An event whose first round is seated."""
    event = desk.found(a_plan())[0].id
    desk.do(event, [Enter(name) for name in NINE.split()], ORGANISER)
    desk.do(event, [Seat(1)], ORGANISER)
    return event


def result(desk: Desk, event: str, table: int) -> Report:
    players = desk.held(event).event.rounds[0].tables[table - 1].players
    return Report(1, table, {player: 6 if seat == 0 else 2 for seat, player in enumerate(players)})


def test_an_event_is_there_again_after_the_program_has_ended(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    event = nine(Desk(storage))
    before = Desk(storage).held(event).event
    storage.close()  # a crash in the middle of a round is no more than this: every step is stored when it is taken

    again = Storage(database)
    again.prepare()
    desk = Desk(again)
    assert desk.held(event).event == before
    desk.do(event, [result(desk, event, 2)], ORGANISER)
    assert desk.held(event).event.rounds[0].tables[1].results
    again.close()


def test_steps_are_kept_all_or_none_and_no_number_twice(storage: Storage, desk: Desk) -> None:
    event = desk.found(a_plan())[0].id
    events = Events(storage)
    line = events.recent(1)[0]
    first, second = (Taken(n, ORGANISER, 0, Registered(f"p{n}", f"Player {n}")) for n in (1, 2))
    events.append(event, [first], line)
    with pytest.raises(Overtaken):
        events.append(event, [second, first], line)
    assert events.book(event) == (first,)
    assert events.book(event, 1) == ()


def test_a_wish_that_is_refused_leaves_nothing_behind(desk: Desk) -> None:
    event = desk.found(a_plan())[0].id
    with pytest.raises(EventRefused, match="entered already"):
        desk.do(event, [Enter("Ana"), Enter("Bruno"), Enter("Ana")], ORGANISER)
    assert desk.held(event).book == ()


def test_a_dry_wish_tells_what_would_change_and_changes_nothing(desk: Desk) -> None:
    event = desk.found(a_plan())[0].id
    outcome = desk.do(event, [Enter("Ana")], ORGANISER, dry=True)
    assert [change.because.key for change in outcome.changes] == ["event-change-entered"]
    assert desk.held(event).book == ()


def test_two_organisers_at_different_tables_do_not_disturb_each_other(storage: Storage) -> None:
    one, other = Desk(storage), Desk(storage)
    event = nine(one)
    seen = len(other.held(event).book)
    one.do(event, [result(one, event, 1)], ORGANISER, built_on=seen)
    other.do(event, [result(other, event, 2)], ORGANISER, built_on=seen)
    assert [len(table.results) for table in one.held(event).event.rounds[0].tables] == [1, 1, 0]


@pytest.mark.parametrize(
    ("first", "second", "what"),
    [
        (Leave("Ana"), Rename("Ana", "Anna"), "Ana leaves"),
        (Undo(), Leave("Bruno"), "is undone"),
        (Leave("Bruno"), Undo(), "Bruno leaves"),
    ],
)
def test_who_is_overtaken_is_told_what_the_other_did(storage: Storage, first: Wish, second: Wish, what: str) -> None:
    one, other = Desk(storage), Desk(storage)
    event = nine(one)
    seen = len(other.held(event).book)
    one.do(event, [first], ORGANISER, built_on=seen)
    with pytest.raises(WasOvertaken, match="Somebody else was faster") as late:
        other.do(event, [second], ORGANISER, built_on=seen)
    assert what in str(late.value)
    assert "outra pessoa" in late.value.said("pt-BR").casefold()
    other.do(event, [second], ORGANISER, built_on=len(other.held(event).book))


def test_the_same_table_is_not_written_over_by_who_comes_second(storage: Storage) -> None:
    one, other = Desk(storage), Desk(storage)
    event = nine(one)
    wish = result(one, event, 1)
    seen = len(other.held(event).book)
    one.do(event, [wish], ORGANISER, built_on=seen)
    with pytest.raises(WasOvertaken, match="table 1, game 1"):
        other.do(event, [wish], ORGANISER, built_on=seen)
    assert len(other.held(event).event.rounds[0].tables[0].results) == 1


def test_many_at_once_lose_nothing(storage: Storage) -> None:
    event = Desk(storage).found(a_plan())[0].id
    done: list[Executed] = []
    wrong: list[Exception] = []

    def enter(number: int) -> None:
        try:
            done.append(Desk(storage).do(event, [Enter(f"Player {number}")], ORGANISER))
        except Exception as error:  # noqa: BLE001 - whatever it is, the test is to tell it
            wrong.append(error)

    threads = [threading.Thread(target=enter, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    held = Desk(storage).held(event)
    assert wrong == []
    assert sorted(player.name for player in held.event.players.values()) == [f"Player {n}" for n in range(6)]
    assert [taken.number for taken in held.book] == [1, 2, 3, 4, 5, 6]
    assert held.event == fold(held.stored.plan, held.book)


# -- keys --------------------------------------------------------------------------------------------------------------


def test_a_key_opens_its_role_at_its_event_only(storage: Storage, desk: Desk) -> None:
    stored, key = desk.found(a_plan())
    other = desk.found(a_plan(name="Autumn Cup"))[0].id
    assert desk.who(stored.id, key) == ORGANISER
    assert desk.who(other, key) is None
    assert desk.who(stored.id, "") is None
    assert desk.who(stored.id, "nonsense") is None
    desk.events.add_key(stored.id, "a key", "judge", "Rita")
    assert desk.who(stored.id, "a key") == By("judge", "Rita")
    assert [one.role for one in desk.events.keys(stored.id)] == ["organiser", "judge"]
    assert desk.events.end_keys(stored.id, "judge", "Rita") == 1
    assert desk.who(stored.id, "a key") is None
    with storage._engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT hash FROM event_keys").fetchall()
    assert key not in str(kept)


def test_the_key_of_a_player_is_the_same_whenever_his_slip_is_printed(desk: Desk) -> None:
    stored, _ = desk.found(a_plan())
    desk.do(stored.id, [Enter("Ana"), Enter("Bruno")], ORGANISER)
    kept = desk.held(stored.id).stored
    ana, bruno = (player_key(kept, player) for player in ("p1", "p2"))
    assert ana == player_key(desk.held(stored.id).stored, "p1")
    assert desk.who(stored.id, ana) == By("player", "p1")
    assert desk.who(stored.id, bruno) == By("player", "p2")
    assert desk.who(stored.id, ana.replace("p1", "p2")) is None
    assert desk.who(stored.id, "p9-0123456789abcdef0123") is None


def test_events_are_listed_and_found_by_the_start_of_their_name(desk: Desk) -> None:
    spring = desk.found(a_plan(name="Spring Cup"))[0].id
    autumn = desk.found(a_plan(name="Autumn Cup"))[0].id
    desk.do(autumn, [Enter("Ana")], ORGANISER)
    assert {line.id for line in desk.events.recent(10)} == {spring, autumn}
    assert {line.id: line.players for line in desk.events.recent(10)}[autumn] == 1
    assert desk.called("autumn") == autumn
    assert desk.called(spring) == spring
    with pytest.raises(EventRefused, match="did you mean Spring Cup"):
        desk.called("Spring Cap")
    with pytest.raises(EventRefused, match="There is no event Winter"):
        desk.called("Winter")
    desk.found(a_plan(name="Autumn Cup"))
    with pytest.raises(EventRefused, match="may be several"):
        desk.called("Autumn Cup")
    desk.events.forget(spring)
    with pytest.raises(EventRefused, match="no event"):
        Desk(desk.events._storage).held(spring)
    assert desk.events.count() == 2
    assert EVENTS.name == "events"


@pytest.mark.parametrize("by", [None, By("organiser"), By("judge", "Rita"), By("player", "p1"), By("player", "p9")])
def test_what_is_told_is_the_same_whether_it_was_told_before_or_not(desk: Desk, by: By | None) -> None:
    event = nine(desk)
    for table in desk.held(event).event.rounds[0].tables:
        desk.do(event, [result(desk, event, table.number)], By("player", table.players[0]))
    you = by.name if by is not None and by.role == "player" else ""
    afresh = told_event(event, desk.held(event).event, "en", by.role if by else None, you)
    for someone in (None, By("judge"), by):
        desk.told(event, "en", someone)
    assert desk.told(event, "en", by) == afresh
    assert any(table.claims for table in afresh.rounds[0].tables) == (by is not None)
