"""Events are kept step by step; whoever comes second is told what the first one did."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from sixrealms.server.store.tables import Overtaken, Storage
from sixrealms.server.store.tournaments import EVENTS, Events
from sixrealms.server.tournaments.service import TournamentService, WasOvertaken, player_key
from sixrealms.tournament.execute import Executed
from sixrealms.tournament.fields import By
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import (
    AskCheckIn,
    CheckIn,
    Enter,
    Leave,
    OpenSignUp,
    Registered,
    Rename,
    Report,
    Seat,
    SignUp,
    Undo,
)
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.state_from_log import fold
from sixrealms.tournament.views.told_event import told_event
from tests.tournament.events import NINE, a_plan

ORGANISER = By("organiser")


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    opened = Storage(database)
    opened.prepare()
    yield opened
    opened.close()


@pytest.fixture
def service(storage: Storage) -> TournamentService:
    return TournamentService(storage)


def nine(service: TournamentService) -> str:
    """An event whose first round is seated."""
    event = service.found(a_plan())[0].id
    service.do(event, [Enter(name) for name in NINE.split()], ORGANISER)
    service.do(event, [Seat(1)], ORGANISER)
    return event


def result(service: TournamentService, event: str, table: int) -> Report:
    players = service.held(event).event.rounds[0].tables[table - 1].players
    return Report(1, table, {player: 6 if seat == 0 else 2 for seat, player in enumerate(players)})


def test_an_event_is_there_again_after_the_program_has_ended(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    event = nine(TournamentService(storage))
    before = TournamentService(storage).held(event).event
    storage.close()  # a crash in the middle of a round is no more than this: every step is stored when it is taken

    again = Storage(database)
    again.prepare()
    service = TournamentService(again)
    assert service.held(event).event == before
    service.do(event, [result(service, event, 2)], ORGANISER)
    assert service.held(event).event.rounds[0].tables[1].results
    again.close()


def test_steps_are_kept_all_or_none_and_no_number_twice(storage: Storage, service: TournamentService) -> None:
    event = service.found(a_plan())[0].id
    events = Events(storage)
    line = events.recent(1)[0]
    first, second = (LogEntry(n, ORGANISER, 0, Registered(f"p{n}", f"Player {n}")) for n in (1, 2))
    events.append(event, [first], line)
    with pytest.raises(Overtaken):
        events.append(event, [second, first], line)
    assert events.log(event) == (first,)
    assert events.log(event, 1) == ()


def test_a_wish_that_is_refused_leaves_nothing_behind(service: TournamentService) -> None:
    event = service.found(a_plan())[0].id
    with pytest.raises(EventRefused, match="entered already"):
        service.do(event, [Enter("Ana"), Enter("Bruno"), Enter("Ana")], ORGANISER)
    assert service.held(event).log == ()


def test_a_dry_wish_tells_what_would_change_and_changes_nothing(service: TournamentService) -> None:
    event = service.found(a_plan())[0].id
    outcome = service.do(event, [Enter("Ana")], ORGANISER, dry=True)
    assert [change.because.key for change in outcome.changes] == ["event-change-entered"]
    assert service.held(event).log == ()


def test_two_organisers_at_different_tables_do_not_disturb_each_other(storage: Storage) -> None:
    one, other = TournamentService(storage), TournamentService(storage)
    event = nine(one)
    seen = len(other.held(event).log)
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
def test_who_is_overtaken_is_told_what_the_other_did(
    storage: Storage, first: Command, second: Command, what: str
) -> None:
    one, other = TournamentService(storage), TournamentService(storage)
    event = nine(one)
    seen = len(other.held(event).log)
    one.do(event, [first], ORGANISER, built_on=seen)
    with pytest.raises(WasOvertaken, match="Somebody else was faster") as late:
        other.do(event, [second], ORGANISER, built_on=seen)
    assert what in str(late.value)
    assert "outra pessoa" in late.value.said("pt-BR").casefold()
    other.do(event, [second], ORGANISER, built_on=len(other.held(event).log))


def test_the_same_table_is_not_written_over_by_who_comes_second(storage: Storage) -> None:
    one, other = TournamentService(storage), TournamentService(storage)
    event = nine(one)
    command = result(one, event, 1)
    seen = len(other.held(event).log)
    one.do(event, [command], ORGANISER, built_on=seen)
    with pytest.raises(WasOvertaken, match="table 1, game 1"):
        other.do(event, [command], ORGANISER, built_on=seen)
    assert len(other.held(event).event.rounds[0].tables[0].results) == 1


def test_many_at_once_lose_nothing(storage: Storage) -> None:
    event = TournamentService(storage).found(a_plan())[0].id
    done: list[Executed] = []
    wrong: list[Exception] = []

    def enter(number: int) -> None:
        try:
            done.append(TournamentService(storage).do(event, [Enter(f"Player {number}")], ORGANISER))
        except Exception as error:  # noqa: BLE001 - whatever it is, the test is to tell it
            wrong.append(error)

    threads = [threading.Thread(target=enter, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    held = TournamentService(storage).held(event)
    assert wrong == []
    assert sorted(player.name for player in held.event.players.values()) == [f"Player {n}" for n in range(6)]
    assert [entry.number for entry in held.log] == [1, 2, 3, 4, 5, 6]
    assert held.event == fold(held.stored.plan, held.log)


# -- keys --------------------------------------------------------------------------------------------------------------


def test_a_hall_that_signs_up_and_checks_in_in_the_same_second_is_heard_whole(service: TournamentService) -> None:
    event = service.found(a_plan())[0].id
    service.do(event, [OpenSignUp()], ORGANISER)
    names = [f"Player {number}" for number in range(40)]
    ready = threading.Barrier(len(names))

    def enters(name: str) -> tuple[str, str]:
        ready.wait()
        return service.sign_up(event, SignUp(name))

    with ThreadPoolExecutor(len(names)) as hall:
        keys = dict(hall.map(enters, names))
    entered = service.held(event).event.players
    assert sorted(one.name for one in entered.values()) == sorted(names)
    assert {service.who(event, key) for key in keys.values()} == {By("player", player) for player in entered}

    service.do(event, [AskCheckIn()], ORGANISER)

    def checks_in(player: str) -> None:
        ready.wait()
        service.do(event, [CheckIn(player)], By("player", player))

    with ThreadPoolExecutor(len(names)) as hall:
        list(hall.map(checks_in, keys))
    assert service.held(event).event.awaited == ()


def test_a_key_opens_its_role_at_its_event_only(storage: Storage, service: TournamentService) -> None:
    stored, key = service.found(a_plan())
    other = service.found(a_plan(name="Autumn Cup"))[0].id
    assert service.who(stored.id, key) == ORGANISER
    assert service.who(other, key) is None
    assert service.who(stored.id, "") is None
    assert service.who(stored.id, "nonsense") is None
    service.events.add_key(stored.id, "a key", "judge", "Rita")
    assert service.who(stored.id, "a key") == By("judge", "Rita")
    assert [one.role for one in service.events.keys(stored.id)] == ["organiser", "judge"]
    assert service.events.end_keys(stored.id, "judge", "Rita") == 1
    assert service.who(stored.id, "a key") is None
    with storage._engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT hash FROM event_keys").fetchall()
    assert key not in str(kept)


def test_the_key_of_a_player_is_the_same_whenever_his_slip_is_printed(service: TournamentService) -> None:
    stored, _ = service.found(a_plan())
    service.do(stored.id, [Enter("Ana"), Enter("Bruno")], ORGANISER)
    kept = service.held(stored.id).stored
    ana, bruno = (player_key(kept, player) for player in ("p1", "p2"))
    assert ana == player_key(service.held(stored.id).stored, "p1")
    assert service.who(stored.id, ana) == By("player", "p1")
    assert service.who(stored.id, bruno) == By("player", "p2")
    assert service.who(stored.id, ana.replace("p1", "p2")) is None
    assert service.who(stored.id, "p9-0123456789abcdef0123") is None


def test_events_are_listed_and_found_by_the_start_of_their_name(service: TournamentService) -> None:
    spring = service.found(a_plan(name="Spring Cup"))[0].id
    autumn = service.found(a_plan(name="Autumn Cup"))[0].id
    service.do(autumn, [Enter("Ana")], ORGANISER)
    assert {line.id for line in service.events.recent(10)} == {spring, autumn}
    assert {line.id: line.players for line in service.events.recent(10)}[autumn] == 1
    assert service.called("autumn") == autumn
    assert service.called(spring) == spring
    with pytest.raises(EventRefused, match="did you mean Spring Cup"):
        service.called("Spring Cap")
    with pytest.raises(EventRefused, match="There is no event Winter"):
        service.called("Winter")
    service.found(a_plan(name="Autumn Cup"))
    with pytest.raises(EventRefused, match="may be several"):
        service.called("Autumn Cup")
    service.events.forget(spring)
    with pytest.raises(EventRefused, match="no event"):
        TournamentService(service.events._storage).held(spring)
    assert service.events.count() == 2
    assert EVENTS.name == "events"


@pytest.mark.parametrize("by", [None, By("organiser"), By("judge", "Rita"), By("player", "p1"), By("player", "p9")])
def test_what_is_told_is_the_same_whether_it_was_told_before_or_not(service: TournamentService, by: By | None) -> None:
    event = nine(service)
    for table in service.held(event).event.rounds[0].tables:
        service.do(event, [result(service, event, table.number)], By("player", table.players[0]))
    you = by.name if by is not None and by.role == "player" else ""
    afresh = told_event(event, service.held(event).event, "en", by.role if by else None, you)
    for someone in (None, By("judge"), by):
        service.telling.whole(event, "en", someone)
    assert service.telling.whole(event, "en", by) == afresh
    assert any(table.claims for table in afresh.rounds[0].tables) == (by is not None)
