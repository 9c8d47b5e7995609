"""The requests about the example of a card: what to do and what comes of it, and a table to try it at."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from sixrealms import catalogue
from sixrealms.faces.house_text import house_text
from sixrealms.scenarios import examples
from sixrealms.scenarios.objects import SEATS
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.http.authentication import note_whose
from sixrealms.server.http.cards import known, spoken
from sixrealms.server.http.context import FOUNDING, JOINING, LOBBY, Asking
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.messages.reference import ExampleTold
from sixrealms.server.refusal import Refused
from sixrealms.server.session import new_table
from sixrealms.server.session.new_table import Guest, Word
from sixrealms.server.session.table_list import SeatTaken, taken
from sixrealms.wording import say

OPPONENT: Final = "greedy"


class AskedExample(msgspec.Struct, forbid_unknown_fields=True):
    """The wish to try a card: what the reader is called, and in which language."""

    name: Word = ""
    language: Annotated[str, Meta(max_length=16)] = "en"


@get("/api/cards/{of:str}/{number:str}/example")
async def show_example(
    request: Asking, of: FromPath[str], number: FromPath[str], language: FromQuery[str] = "en"
) -> ExampleTold:
    """What is to be done in the example of a card, and what comes of it. 404 for a card without one."""
    JOINING.count(request)
    return await costly(request, _told, f"{of}/{number}", spoken(language))


@post("/api/cards/{of:str}/{number:str}/example")
async def try_example(
    request: Asking, of: FromPath[str], number: FromPath[str], data: JSONBody[AskedExample]
) -> SeatTaken:
    """A table that begins in the example of a card: the reader's seat and its token. 404 for a card without one."""
    FOUNDING.count(request)
    language = spoken(data.language)
    one = await costly(request, _example, f"{of}/{number}")
    setup = await costly(request, examples.setup, f"{of}/{number}")
    seat = SEATS.index(one.seat)
    names = _names(len(setup.decks), seat, language)
    chairs = [Chair(bot=OPPONENT, name=name) for name in names]
    chairs[seat] = Chair()
    plan = TablePlan(setup.ruleset, setup.size, any_deck=True, players=len(setup.decks))
    seat, chair, token = new_table.seated(
        chairs, Guest(name=data.name or names[seat], language=language, seat=seat), plan
    )
    chairs[seat] = chair
    setup = replace(setup, names=tuple(one.name for one in chairs))
    room = await LOBBY.of(request).keep(plan, chairs, setup, ())
    await note_whose(request, room.stored.id, seat)
    return taken(room.stored, seat, token)


def _told(printing_id: str, language: str) -> ExampleTold:
    one = _example(printing_id)
    seats = len(one.scenario.data["seats"])
    seat = SEATS.index(one.seat)
    said = examples.told(one, language, _names(seats, seat, language))
    printing = catalogue.printing(printing_id)
    return ExampleTold(printing.id, printing.name, house_text(printing, language).text, seat, said.todo, said.outcome)


def _example(printing_id: str) -> examples.Example:
    """The example of a printing; Refused without one, and for a printing there is none of."""
    of, _, number = printing_id.partition("/")
    one = examples.example(known(of, number))
    if one is None:
        raise Refused("no-example", f"there is no example of {printing_id} yet")
    return one


def _names(seats: int, mine: int, language: str) -> list[str]:
    """What the seats are called: the reader, and opponents with a number where there are several."""
    others = [seat for seat in range(seats) if seat != mine]
    said = {mine: say("example-you", language)}
    for number, seat in enumerate(others, 1):
        said[seat] = say("example-opponent", language, number=number if len(others) > 1 else 0)
    return [said[seat] for seat in range(seats)]
