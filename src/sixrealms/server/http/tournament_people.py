"""Requests about whose names at an event are whose in the ranking, for its organiser."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from sixrealms.server.http.context import Asking, Shared
from sixrealms.server.http.tournament_requests import CHANGING, running
from sixrealms.server.tournaments.whose_lines import PeopleOfEvent, PersonAnswer, WhoseLines

#: Who asks and keeps whose lines of the ranking names are.
WHOSE: Final = Shared[WhoseLines]("whose-lines")


class PeopleAnswers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose names are; with `all_same` everybody who is asked for and has one choice is that one."""

    answers: Annotated[tuple[PersonAnswer, ...], Meta(max_length=400)] = ()
    all_same: bool = False


@get("/api/events/{event:str}/people")
async def show_people(request: Asking, event: FromPath[str]) -> PeopleOfEvent:
    """The names at an event that is wrapped up that others in the ranking have as well."""
    await running(request, event, "organiser")
    return await asyncio.to_thread(WHOSE.of(request).people, event)


@post("/api/events/{event:str}/people", status_code=200)
async def answer_people(request: Asking, event: FromPath[str], data: JSONBody[PeopleAnswers]) -> PeopleOfEvent:
    """Say whose names are, or say it anew: lines are joined and parted by it in the ranking, the ratings and leagues.

    All is kept or nothing: refused for a name that is not there, and for a line nobody of that name has.
    """
    CHANGING.count(request)
    await running(request, event, "organiser")
    whose = WHOSE.of(request)

    def answer() -> PeopleOfEvent:
        whose.answer(event, data.answers, all_same=data.all_same)
        return whose.people(event)

    return await asyncio.to_thread(answer)


HANDLERS: Final = [show_people, answer_people]
