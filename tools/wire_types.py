"""Write the client's types of the wire, `client/src/wire/types.ts`: `python -m tools.wire_types [--check]`.

They are made of the structs the server reads (`server/messages/incoming.py`, `server/session/new_table.py`,
`server/http/me.py`) and tells (`server/messages/outgoing.py`, `server/messages/reference.py`).
"""

from __future__ import annotations

import sys
import types
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import UnsetType

from sixrealms.server.accounts.passkeys import PasskeyAsked, Shown
from sixrealms.server.http import (
    deck_building,
    deck_stats,
    deck_trials,
    examples,
    exercises,
    game_figures,
    hall,
    hints,
    leagues,
    lesson,
    me,
    my_games,
    passkeys,
    ratings,
    reach,
    replays,
    scans,
    setup,
    tournament_decks,
    tournament_keys,
    tournament_people,
    tournament_sign_up,
    tournament_tables,
    tournaments,
)
from sixrealms.server.http.tournament_pictures import BracketTold
from sixrealms.server.messages import decks, incoming, outgoing, reference
from sixrealms.server.session import judge, new_table, table_list
from sixrealms.server.store.tournaments import EventLine
from sixrealms.server.tournaments import league_pages, ranking_pages, tables, whose_lines
from sixrealms.server.views import replay, setup_choices
from sixrealms.tournament.operations import AnyCommand
from sixrealms.tournament.report.metagame import Metagame
from sixrealms.tournament.views import event_messages as event_told

FILE: Final = Path(__file__).resolve().parent.parent / "client" / "src" / "wire" / "types.ts"
#: Types the client names, beside those they are made of.
_ROOTS: Final[tuple[tuple[str, Any], ...]] = (
    ("FromServer", outgoing.Told),
    ("ToldLeagues", league_pages.ToldLeagues),
    ("ToldLeague", league_pages.ToldLeague),
    ("ToldResults", league_pages.ToldResults),
    ("FoundLeague", leagues.FoundLeague),
    ("NewLeague", leagues.NewLeague),
    ("LeagueChange", leagues.LeagueChange),
    ("LeagueDeletion", leagues.LeagueDeletion),
    ("ToServer", incoming.Said | incoming.Hello),
    ("NewTable", new_table.NewTable),
    ("Guest", new_table.Guest),
    ("CatalogueTold", reference.CatalogueTold),
    ("CardPageTold", reference.CardPageTold),
    ("ExampleTold", reference.ExampleTold),
    ("AskedExample", examples.AskedExample),
    ("ExerciseTold", reference.ExerciseTold),
    ("AttainedTold", reference.AttainedTold),
    ("AskedExercise", exercises.AskedExercise),
    ("RulesTold", reference.RulesTold),
    ("RulePageTold", reference.RulePageTold),
    ("GameStory", replay.GameStory),
    ("ReviewPoint", replay.ReviewPoint),
    ("ReplayReview", replay.ReplayReview),
    ("Playable", setup_choices.Playable),
    ("ReachTold", reach.ReachTold),
    ("AskedHint", hints.AskedHint),
    ("HintTold", hints.HintTold),
    ("AskedGame", setup.AskedGame),
    ("MeantGame", setup.MeantGame),
    ("AskedDeck", setup.AskedDeck),
    ("CheckedDeck", setup.CheckedDeck),
    ("SetShareTold", setup.SetShareTold),
    ("DeckStatsTold", deck_stats.DeckStatsTold),
    ("AskedTrial", deck_trials.AskedTrial),
    ("TrialTold", deck_trials.TrialTold),
    ("AskedText", deck_building.AskedText),
    ("AskedFile", deck_building.AskedFile),
    ("AskedSuggestions", deck_building.AskedSuggestions),
    ("Suggested", deck_building.Suggested),
    ("DeckToKeep", decks.DeckToKeep),
    ("MyDecks", decks.MyDecks),
    ("DeckTold", decks.DeckTold),
    ("DeckListed", decks.DeckListed),
    ("DeckRead", decks.DeckRead),
    ("DeckWritten", decks.DeckWritten),
    ("CardsFound", decks.CardsFound),
    ("Me", me.Me),
    ("MyData", me.MyData),
    ("Login", me.Login),
    ("Change", me.AccountChange),
    ("Recovery", me.Recovery),
    ("Proof", me.Proof),
    ("AskedPasskey", passkeys.AskedPasskey),
    ("NewPasskey", passkeys.NewPasskey),
    ("PasskeyClaim", passkeys.PasskeyClaim),
    ("PasskeyAsked", PasskeyAsked),
    ("Shown", Shown),
    ("EventLine", EventLine),
    ("RankingPage", ranking_pages.RankingPage),
    ("Metagame", Metagame),
    ("BracketTold", BracketTold),
    ("AskedDeletion", tournaments.AskedDeletion),
    ("NewEvent", tournaments.NewEvent),
    ("FoundEvent", tournaments.FoundEvent),
    ("AskedChanges", tournaments.AskedChanges),
    ("ChangesTold", tournaments.ChangesTold),
    ("ToldStep", event_told.ToldStep),
    ("AskedKey", tournament_keys.AskedKey),
    ("EventKeys", tournament_keys.EventKeys),
    ("PeopleOfEvent", whose_lines.PeopleOfEvent),
    ("PeopleAnswers", tournament_people.PeopleAnswers),
    ("AskedSignUp", tournament_sign_up.AskedSignUp),
    ("SignedUp", tournament_sign_up.SignedUp),
    ("OpenedTable", tournament_tables.OpenedTable),
    ("ExchangeTold", tournament_decks.ExchangeTold),
    ("NamedDeck", tournament_decks.NamedDeck),
    ("AskedRepair", tournament_tables.AskedRepair),
    ("Decision", judge.PastDecision),
    ("OwnSeat", tables.OwnSeat),
    ("Wish", AnyCommand),
    ("ScansTold", scans.ScansTold),
    ("TableListed", table_list.TableListed),
    ("TableShown", table_list.TableShown),
    ("SeatTaken", table_list.SeatTaken),
    ("RecordKept", table_list.RecordKept),
    ("Hall", hall.Hall),
    ("MyGames", my_games.MyGames),
    ("GameFigures", game_figures.GameFigures),
    ("MyRatings", ratings.MyRatings),
    ("RatingList", ratings.RatingList),
    ("TableRatings", ratings.TableRatings),
    ("OpenedRecord", replays.OpenedRecord),
    ("AskedBranch", replays.AskedBranch),
    ("AskedLesson", lesson.AskedLesson),
    ("Computer", new_table.Computer),
    ("ReplayPage", replay.ReplayPage),
    ("ThoughtsTold", replay.ThoughtsTold),
)
_PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def text() -> str:
    """The whole file."""
    structs: dict[str, type[msgspec.Struct]] = {}
    for _, root in _ROOTS:
        _collect(root, structs)
    parts = ["// Made by `python -m tools.wire_types` of the structs of the server; do not edit.\n"]
    parts += [_interface(name, structs[name]) for name in sorted(structs)]
    parts += [f"export type {name} = {_written(root)};\n" for name, root in _ROOTS if name not in structs]
    return "\n".join(parts)


def _collect(kind: Any, into: dict[str, type[msgspec.Struct]]) -> None:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind.__name__ not in into:
            into[kind.__name__] = kind
            for field in _fields(kind):
                _collect(field.type, into)
        elif into[kind.__name__] is not kind:
            raise ValueError(f"two types of the wire are named {kind.__name__}; give one another name")
    for part in get_args(kind):
        _collect(part, into)


class _Field(msgspec.Struct):
    name: str
    type: Any
    may_be_missing: bool


def _fields(kind: type[msgspec.Struct]) -> Iterator[_Field]:
    for field in msgspec.structs.fields(kind):
        yield _Field(field.encode_name, field.type, not field.required)


def _interface(name: str, kind: type[msgspec.Struct]) -> str:
    doc = " ".join((kind.__doc__ or "").split())
    lines = [f"/** {doc} */", f"export interface {name} {{"]
    tag = kind.__struct_config__.tag
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    for field in _fields(kind):
        lines.append(f"  {field.name}{'?' if field.may_be_missing else ''}: {_written(field.type)};")
    return "\n".join([*lines, "}", ""])


def _written(kind: Any) -> str:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    if kind in _PLAIN:
        return _PLAIN[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _written(parts[0])
    if origin in (Union, types.UnionType):
        return " | ".join(_each(part for part in parts if part is not UnsetType))
    if origin is Literal:
        return " | ".join(f'"{part}"' if isinstance(part, str) else str(part) for part in parts)
    if origin is tuple and not (len(parts) == 2 and parts[1] is Ellipsis):
        return f"[{', '.join(map(_written, parts))}]"
    if origin in (list, tuple):
        inner = _written(parts[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_written(parts[0])}, {_written(parts[1])}>"
    raise TypeError(f"{kind} has no form on the wire; teach tools/wire_types.py")


def _each(kinds: Iterable[Any]) -> list[str]:
    return list(dict.fromkeys(map(_written, kinds)))


def main(arguments: Sequence[str]) -> int:
    """Write the file; with --check only compare and return 1 if it differs."""
    if [argument for argument in arguments if argument != "--check"]:
        print("usage: python -m tools.wire_types [--check]", file=sys.stderr)
        return 2
    now = text()
    if arguments:
        if not FILE.is_file() or FILE.read_text(encoding="utf-8") != now:
            print(f"{FILE.name} is not what the server says; run python -m tools.wire_types", file=sys.stderr)
            return 1
        return 0
    FILE.write_text(now, encoding="utf-8")
    print(f"{FILE}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
