"""The request of somebody who has never played: a table with the lesson's game."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from sixrealms.players.opponents import free_name
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.http.authentication import note_whose
from sixrealms.server.http.context import FOUNDING, LOBBY, Asking
from sixrealms.server.session import lesson, new_table
from sixrealms.server.session.new_table import Guest, Word
from sixrealms.server.session.table_list import SeatTaken, taken
from sixrealms.wording import LANGUAGES


class AskedLesson(msgspec.Struct, forbid_unknown_fields=True):
    """The wish for a first game: what the learner is called, and in which language."""

    name: Word = ""
    language: Annotated[str, Meta(max_length=16)] = "en"


@post("/api/lesson")
async def begin_lesson(request: Asking, data: JSONBody[AskedLesson]) -> SeatTaken:
    """A table with the lesson's game: the learner's seat and its token."""
    FOUNDING.count(request)
    setup, actions = await asyncio.to_thread(lesson.opening)
    spoken = data.language if data.language in LANGUAGES else LANGUAGES[0]
    chairs = [Chair(), Chair(bot=lesson.OPPONENT, name=free_name(lesson.OPPONENT, ()))]
    plan = TablePlan(setup.ruleset, setup.size, any_deck=True)
    seat, chair, token = new_table.seated(chairs, Guest(name=data.name, language=spoken, seat=lesson.LEARNER), plan)
    chairs[seat] = chair
    setup = dataclasses.replace(setup, names=tuple(chair.name for chair in chairs))
    room = await LOBBY.of(request).keep(plan, chairs, setup, actions)
    await note_whose(request, room.stored.id, seat)
    return taken(room.stored, seat, token)
