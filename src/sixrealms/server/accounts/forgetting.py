"""Deleting somebody for good: their name, sessions and account, and what they said at tables."""

from __future__ import annotations

from sixrealms.server.accounts.spectators import Voices
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.store import bans
from sixrealms.server.store.audit_log import OperatorLog
from sixrealms.server.store.bans import BanList
from sixrealms.server.store.people import People, Person
from sixrealms.server.store.played_games import PlayedGames
from sixrealms.server.store.reports import Reports


async def forget(lobby: Lobby, person: Person) -> tuple[str, ...]:
    """Delete somebody; at tables a computer player goes on for them. Returns the tables that are others now."""
    store, storage = lobby.workers.store, lobby.workers.storage
    people, touched = People(storage), []
    for table, seat in await store(people.seats_of, person):
        await lobby.vacate(table, seat, person.name)
        touched.append(table)
    spoken = await store(Voices(storage).of, person)
    for table in dict.fromkeys(table for table, _ in spoken):
        await lobby.unsay(table, {voice for at, voice in spoken if at == table})
        touched.append(table)
    await store(BanList(storage).lift, bans.person(person.id))  # which has their name
    await store(Reports(storage).forget, person.id)
    await store(OperatorLog(storage).forget, person.id, person.name)
    await store(PlayedGames(storage).forget, person)
    await store(people.forget, person)
    return tuple(dict.fromkeys(touched))
