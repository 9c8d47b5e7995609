"""Every kind of entry stands in the database as it always has, and what is no entry is refused."""

from __future__ import annotations

import asyncio
from typing import get_args

import pytest
import sqlalchemy as sql

from sixrealms.engine.action import PASS, Action
from sixrealms.server.game.auto_pass import Orders
from sixrealms.server.game.chat import JUDGE, ChatEntry
from sixrealms.server.game.clocks import RoundTime
from sixrealms.server.game.entries import (
    AUTOMATIC,
    SAID_AHEAD,
    Acted,
    AheadDropped,
    AnsweredAhead,
    ChatSaid,
    Conceded,
    Entry,
    GameRepaired,
    HandsHidden,
    HandsShown,
    Ordered,
    OutOfTime,
    PlayerReturned,
    RoundTimeSet,
    StoodIn,
    TakebackAgreed,
    TakebackAsked,
    TakebackRefused,
    TimeResumed,
    WindowClosed,
    WindowHeld,
    WindowLetGo,
    WindowReopened,
)
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.refusal import Refused
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.store.entry_rows import UnreadableEntry, chat_of, entry_of, row_of
from sixrealms.server.store.tables import ENTRIES, Storage, StoredTable
from tests.server.watching import SECRET, a_setup

AT = 1764000123
STORED: tuple[tuple[Entry, str], ...] = (
    (Acted(1, Action("play", 12, 3), client="m1", at=AT), r'["act",1,"m1",["play",12,3,-1,""],"",-1,1764000123]'),
    (Acted(0, PASS, AUTOMATIC, at=AT), r'["act",0,"",["pass",-1,-1,-1,""],"auto",-1,1764000123]'),
    (
        Acted(0, Action("name", text='Castle of "Ash" é'), SAID_AHEAD, at=AT),
        r'["act",0,"",["name",-1,-1,-1,"Castle of \"Ash\" é"],"ahead",-1,1764000123]',
    ),
    (
        AnsweredAhead(2, Action("use", 5, number=0), client="ma", at=AT),
        r'["ahead",2,"ma",["use",5,-1,0,""],"",-1,1764000123]',
    ),
    (AheadDropped(2, at=AT), r'["dropped",2,"",null,"",-1,1764000123]'),
    (TakebackAsked(0, client="m2", at=AT), r'["back-asked",0,"m2",null,"",-1,1764000123]'),
    (TakebackAgreed(1, client="m3", at=AT), r'["back-agreed",1,"m3",null,"",-1,1764000123]'),
    (TakebackRefused(1, client="m4", at=AT), r'["back-refused",1,"m4",null,"",-1,1764000123]'),
    (Conceded(1, "greedy", client="m5", at=AT), r'["conceded",1,"m5",null,"greedy",-1,1764000123]'),
    (StoodIn(1, "random", client="m6", at=AT), r'["stood-in",1,"m6",null,"random",-1,1764000123]'),
    (StoodIn(1, "greedy", 2, client="m7", at=AT), r'["stood-in",1,"m7",null,"greedy",2,1764000123]'),
    (StoodIn(0, "greedy", at=AT), r'["stood-in",0,"",null,"greedy",-1,1764000123]'),
    (OutOfTime(1, "greedy", at=AT), r'["out-of-time",1,"",null,"greedy",-1,1764000123]'),
    (PlayerReturned(1, client="m8", at=AT), r'["took-seat",1,"m8",null,"",-1,1764000123]'),
    (
        Ordered(0, Orders("concerned", ("1st/44",)), client="m9", at=AT),
        r'["ordered",0,"m9",null,"{\"mode\":\"concerned\",\"never\":[\"1st/44\"]}",-1,1764000123]',
    ),
    (
        ChatSaid(0, ChatEntry(0, 'say "hé"'), client="mb", at=AT),
        r'["chat",0,"mb",null,"{\"seat\":0,\"text\":\"say \\\"hé\\\"\",\"phrase\":\"\",\"voice\":\"\"}",-1,1764000123]',
    ),
    (
        ChatSaid(SPECTATOR, ChatEntry(SPECTATOR, phrase="luck", voice="ab12"), client="mc", at=AT),
        r'["chat",-1,"mc",null,"{\"seat\":-1,\"text\":\"\",\"phrase\":\"luck\",\"voice\":\"ab12\"}",-1,1764000123]',
    ),
    (
        ChatSaid(JUDGE, ChatEntry(JUDGE, "missed", "judge-back"), at=AT),
        r'["chat",-2,"",null,"{\"seat\":-2,\"text\":\"missed\",\"phrase\":\"judge-back\",\"voice\":\"\"}",-1,1764000123]',
    ),
    (HandsShown(0, client="md", at=AT), r'["hands-shown",0,"md",null,"",-1,1764000123]'),
    (HandsHidden(0, client="me", at=AT), r'["hands-hidden",0,"me",null,"",-1,1764000123]'),
    (WindowHeld(1, client="mf", at=AT), r'["held",1,"mf",null,"",-1,1764000123]'),
    (WindowLetGo(1, client="mg", at=AT), r'["let-go",1,"mg",null,"",-1,1764000123]'),
    (WindowClosed(at=AT), r'["window-closed",-1,"",null,"",-1,1764000123]'),
    (WindowReopened(at=AT), r'["window-reopened",-1,"",null,"",-1,1764000123]'),
    (TimeResumed(at=AT), r'["resumed",-1,"",null,"",-1,1764000123]'),
    (
        RoundTimeSet(RoundTime(300.0, stands=True), at=AT),
        r'["timed",-2,"",null,"{\"seconds\":300.0,\"stands\":true}",-1,1764000123]',
    ),
    (GameRepaired(17, at=AT), r'["repaired",-2,"",null,"17",-1,1764000123]'),
    (GameRepaired(0, at=AT), r'["repaired",-2,"",null,"0",-1,1764000123]'),
    (GameRepaired(None, at=AT), r'["repaired",-2,"",null,"void",-1,1764000123]'),
)
"""Entries as the database has had them since before each kind had a type of its own. They must never change here."""


@pytest.mark.parametrize(("entry", "stored"), STORED, ids=[type(entry).__name__ for entry, _ in STORED])
def test_an_entry_is_read_as_it_was_stored_and_stored_as_it_was_read(entry: Entry, stored: str) -> None:
    assert entry_of(stored) == entry
    assert row_of(entry) == stored
    assert row_of(entry_of(stored)) == stored


def test_every_kind_is_among_them() -> None:
    assert {type(entry) for entry, _ in STORED} == set(get_args(Entry))


def test_an_entry_stored_before_its_last_columns_were_there_is_read() -> None:
    assert entry_of('["act",0,"x",["pass",-1,-1,-1,""]]') == Acted(0, PASS, client="x")
    assert entry_of('["back-asked",1]') == TakebackAsked(1)
    said = entry_of(r'["chat",0,"x",null,"{\"seat\":0,\"text\":\"hello\",\"phrase\":\"\"}"]')
    assert said == ChatSaid(0, ChatEntry(0, "hello"), client="x")


@pytest.mark.parametrize(
    ("stored", "wrong"),
    [
        ('["foretold",0,"",null,"",-1,5]', "foretold"),  # no such kind
        ('["act",0,"",null,"",-1,5]', "action"),
        ('["act",0,"",["pass"],"guessed",-1,5]', "guessed"),
        (r'["ordered",0,"",null,"{\"mode\":\"never\"}",-1,5]', "never"),
        ('["repaired",-2,"",null,"back",-1,5]', "malformed"),
        ("no JSON", "malformed"),
    ],
)
def test_what_is_no_entry_is_refused_in_one_line(stored: str, wrong: str) -> None:
    with pytest.raises(UnreadableEntry, match=wrong) as refused:
        entry_of(stored)
    assert "\n" not in str(refused.value)


def test_only_lines_of_the_chat_are_its_lines() -> None:
    for entry, stored in STORED:
        assert chat_of(stored) == (entry if isinstance(entry, ChatSaid) else None)
    assert chat_of('["foretold",0,"",null,"",-1,5]') is None


def test_a_game_with_an_unknown_entry_cannot_go_on_but_what_was_said_there_can_be_forgotten(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    chairs = (Chair(name="Ana", token="a"), Chair(name="Bruno", token="b"))
    stored = StoredTable("t", False, TablePlan("tournament", 55), SECRET, chairs, a_setup())
    said = ChatSaid(0, ChatEntry(0, "I am here"), client="x", at=AT)
    storage.add_table(stored, [said, ChatSaid(1, ChatEntry(1, "Hello Ana"))])
    row = {"table_id": "t", "number": 4, "content": '["foretold",0,"",null,"",-1,5]'}
    storage.at_once(lambda connection: connection.execute(sql.insert(ENTRIES), [row]))

    async def then() -> None:
        lobby = Lobby(storage)
        with pytest.raises(Refused) as refused:
            await lobby.room("t")
        assert refused.value.code == "changed"
        await lobby.vacate("t", 0)
        assert storage.chat("t") == {
            2: ChatSaid(0, ChatEntry(0), client="x", at=AT),
            3: ChatSaid(1, ChatEntry(1, "Hello A")),
        }
        lobby.close()

    asyncio.run(then())
