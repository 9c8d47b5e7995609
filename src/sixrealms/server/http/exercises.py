"""The requests about lessons and puzzles: what there is, a table that begins in one, and how far somebody has come."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from sixrealms.errors import OptionError
from sixrealms.exercises import exercise as given
from sixrealms.exercises.daily import puzzle_of
from sixrealms.exercises.exercise import LEARNER, Exercise
from sixrealms.exercises.forced_win import forced_win
from sixrealms.exercises.progress import progress
from sixrealms.players.opponents import free_name
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.http.authentication import note_whose
from sixrealms.server.http.cards import spoken
from sixrealms.server.http.context import FOUNDING, JOINING, LOBBY, Asking
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.messages.reference import AimTold, AttainedTold, ExerciseTold
from sixrealms.server.refusal import Refused
from sixrealms.server.session import new_table
from sixrealms.server.session.new_table import Guest, Word
from sixrealms.server.session.table_list import SeatTaken, taken
from sixrealms.telling.choices import label
from sixrealms.telling.names import Naming


class AskedExercise(msgspec.Struct, forbid_unknown_fields=True):
    """The wish for a lesson or puzzle: what whoever learns is called, and in which language."""

    name: Word = ""
    language: Annotated[str, Meta(max_length=16)] = "en"


@get("/api/exercises/{kind:str}")
async def list_exercises(request: Asking, kind: FromPath[str], language: FromQuery[str] = "en") -> list[ExerciseTold]:
    """All `lessons` or all `puzzles`, in their order."""
    JOINING.count(request)
    if kind not in given.KINDS:
        raise Refused("no-exercise", f"there are {' and '.join(given.KINDS)}")
    found = await costly(request, given.exercises, kind)
    return [_told(one, spoken(language)) for one in found]


@get("/api/puzzle-of-the-day")
async def show_daily_puzzle(request: Asking, day: FromQuery[date], language: FromQuery[str] = "en") -> ExerciseTold:
    """The puzzle of this date, the same for everybody; the date is the reader's own."""
    JOINING.count(request)
    return _told(await costly(request, puzzle_of, day), spoken(language))


@post("/api/exercises/{kind:str}/{key:str}")
async def begin_exercise(
    request: Asking, kind: FromPath[str], key: FromPath[str], data: JSONBody[AskedExercise]
) -> SeatTaken:
    """A table that begins in a lesson or puzzle: the learner's seat and its token. 404 for one there is not."""
    FOUNDING.count(request)
    one = await costly(request, _exercise, f"{kind}/{key}")
    setup = await costly(request, given.setup, one)
    chairs: list[Chair] = []
    for seat in range(len(setup.decks)):
        name = free_name(one.bot, {chair.name for chair in chairs})
        chairs.append(Chair() if seat == LEARNER else Chair(bot=one.bot, name=name))
    plan = TablePlan(setup.ruleset, setup.size, any_deck=True, players=len(setup.decks))
    guest = Guest(name=data.name, language=spoken(data.language), seat=LEARNER)
    seat, chair, token = new_table.seated(chairs, guest, plan)
    chairs[seat] = chair
    setup = replace(setup, names=tuple(one.name for one in chairs))
    room = await LOBBY.of(request).keep(plan, chairs, setup, ())
    await note_whose(request, room.stored.id, seat)
    return taken(room.stored, seat, token)


@get("/api/tables/{table:str}/exercise")
async def show_attained(request: Asking, table: FromPath[str], language: FromQuery[str] = "en") -> AttainedTold:
    """What was reached at a table that began in a lesson or puzzle, and the move that lost a puzzle. 404 for others."""
    JOINING.count(request)
    room = await LOBBY.of(request).room(table)
    if room.game is None or given.SETTING not in dict(room.game.state.kit.setup.options):
        raise Refused("no-exercise", "this table is no lesson and no puzzle")
    return await costly(request, _attained, room.game, spoken(language))


HANDLERS = (list_exercises, show_daily_puzzle, begin_exercise, show_attained)


def _exercise(id_: str) -> Exercise:
    try:
        return given.exercise(id_)
    except OptionError as wrong:
        raise Refused("no-exercise", str(wrong)) from None


def _told(one: Exercise, language: str) -> ExerciseTold:
    words = one.in_words(language)
    aims = tuple(
        AimTold(aim.key, words.get("goals", {}).get(aim.key, ""), words.get("tips", {}).get(aim.key, ""))
        for aim in one.goals
    )
    learn = words.get("learn", "")
    return ExerciseTold(one.key, words["title"], words["lead"], learn, words["end"], one.minutes, aims, one.grade)


def _attained(game: TableGame, language: str) -> AttainedTold:
    one = _exercise(dict(game.state.kit.setup.options)[given.SETTING])
    actions = tuple(game.actions)
    found = progress(one, actions)
    slipped = ""
    if one.kind == "puzzles" and len(found.reached) < len(one.goals):
        wrong = forced_win(one.id).false_move(actions)
        if wrong is not None:
            slipped = label(Naming(wrong.before, LEARNER, language, game.state.kit.setup.names), wrong.action)
    return AttainedTold(one.key, found.reached, found.missed, slipped)
