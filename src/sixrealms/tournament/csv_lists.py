"""Lists as other programs read and write them: comma-separated values of players, results and standings.

A list of players comes from a spreadsheet, a sign-up form or the clipboard: with heads or without, separated by commas,
semicolons or tabs, in UTF-8 or as older spreadsheets write it. Everything wrong with it is found at once, by its line.
"""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from sixrealms.errors import TournamentError
from sixrealms.tournament.brackets import Because
from sixrealms.tournament.reason_sentence import said
from sixrealms.wording import LANGUAGES, say

MOST_LINES: Final = 10_000
LONGEST_NAME: Final = 40
_SEPARATORS: Final = ";\t,"
_BETWEEN_MEMBERS: Final = "+"
_TOLD: Final = 5  # so many mistakes are told in one line
_FORMULA: Final = ("=", "+", "-", "@")  # a spreadsheet takes what begins so for a formula
_HEADS: Final = {
    **dict.fromkeys(("name", "player", "players", "player name", "nome", "jogador", "jogadores"), "name"),
    **dict.fromkeys(("team", "equipe", "time"), "team"),
    **dict.fromkeys(("members", "integrantes", "membros"), "members"),
    **dict.fromkeys(("", "#", "no", "no.", "number", "numero", "n"), "number"),
}


class Listed(msgspec.Struct, frozen=True):
    """Somebody on a list of players."""

    name: str
    team: str = ""
    members: tuple[str, ...] = ()


class ListMistake(msgspec.Struct, frozen=True):
    """What is wrong in a line of a list, counted from 1 as an editor counts."""

    line: int
    because: Because


class ListRefused(TournamentError):
    """A list that is not taken over, with everything that is wrong in it."""

    def __init__(self, mistakes: Sequence[ListMistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__(self.said(LANGUAGES[0]))

    def said(self, language: str) -> str:
        """The mistakes in one line, each with the number of its line."""
        told = "; ".join(
            say("list-line", language, line=one.line, mistake=said(one.because, language))
            for one in self.mistakes[:_TOLD]
        )
        more = len(self.mistakes) - _TOLD
        return f"{told} (+{more})" if more > 0 else told


def read_players(content: str | bytes, known: Iterable[str] = ()) -> tuple[Listed, ...]:
    """The players of a list, in its order. `known` are the names that are taken already.

    ListRefused with every mistake: names that are too long, stand there twice or are taken, lines with too many values,
    an empty list.
    """
    text = content if isinstance(content, str) else _decoded(content)
    if text.lstrip().startswith("{"):
        raise ListRefused([ListMistake(1, Because("list-is-event"))])
    rows = _rows(text)
    heads = _heads(rows[0][1]) if rows else None
    players: list[Listed] = []
    mistakes: list[ListMistake] = []
    seen: dict[str, int] = {_folded(name): 0 for name in known}
    for line, row in rows[1:] if heads else rows:
        found = _player(row, heads or ("name", "team", "members"))
        fault = found if isinstance(found, Because) else _fault(found, seen)
        if fault is not None:
            mistakes.append(ListMistake(line, fault))
        elif isinstance(found, Listed):
            seen[_folded(found.name)] = line
            players.append(found)
    if not players and not mistakes:
        mistakes.append(ListMistake(1, Because("list-empty")))
    if len(players) > MOST_LINES:
        mistakes.append(ListMistake(rows[-1][0], Because("list-too-long", (), {"most": MOST_LINES})))
    if mistakes:
        raise ListRefused(mistakes)
    return tuple(players)


def write(heads: Sequence[str], rows: Iterable[Sequence[str | int | float]]) -> str:
    """A list with heads. A value that a spreadsheet would take for a formula has an apostrophe before it."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(heads)
    for row in rows:
        writer.writerow([_harmless(value) if isinstance(value, str) else value for value in row])
    return out.getvalue()


def write_players(players: Iterable[Listed]) -> str:
    """A list that `read_players` reads as it was."""
    return write(
        ("name", "team", "members"),
        ((one.name, one.team, f" {_BETWEEN_MEMBERS} ".join(one.members)) for one in players),
    )


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")  # a spreadsheet's own way to save such a list


def _rows(text: str) -> list[tuple[int, list[str]]]:
    """The lines that hold something, with their numbers."""
    text = text.removeprefix("﻿")
    first = next((line for line in text.splitlines() if line.strip()), "")
    separator = max(_SEPARATORS, key=first.count)
    rows = []
    reader = csv.reader(io.StringIO(text), delimiter=separator)
    try:
        before = 0
        for row in reader:
            values = [" ".join(value.split()) for value in row]
            if any(values):
                rows.append((before + 1, values))
            before = reader.line_num
    except csv.Error:
        raise ListRefused([ListMistake(reader.line_num, Because("list-unreadable"))]) from None
    return rows


def _heads(row: Sequence[str]) -> tuple[str, ...] | None:
    """What the columns hold, if the first line says so."""
    found = tuple(_HEADS.get(_folded(value), "other") for value in row)
    return found if "name" in found else None


def _player(row: Sequence[str], heads: Sequence[str]) -> Listed | Because:
    if len(row) > len(heads) and any(row[len(heads) :]):
        return Because("list-columns", (), {"count": len(row), "most": len(heads)})
    values: Mapping[str, str] = dict(zip(heads, map(_as_meant, row), strict=False))
    members = tuple(one.strip() for one in values.get("members", "").split(_BETWEEN_MEMBERS) if one.strip())
    return Listed(values.get("name", ""), values.get("team", ""), members)


def _fault(one: Listed, seen: Mapping[str, int]) -> Because | None:
    for name in (one.name, one.team, *one.members):
        if len(name) > LONGEST_NAME or not name.isprintable():
            return Because("list-name", (), {"name": name[:LONGEST_NAME], "most": LONGEST_NAME})
    if not one.name:
        return Because("list-no-name")
    before = seen.get(_folded(one.name))
    if before is None:
        return None
    return (
        Because("list-twice", (), {"name": one.name, "line": before})
        if before
        else Because("list-taken", (), {"name": one.name})
    )


def _harmless(value: str) -> str:
    return f"'{value}" if value.lstrip("'").startswith(_FORMULA) else value


def _as_meant(value: str) -> str:
    return value[1:] if value[:1] == "'" and value.lstrip("'").startswith(_FORMULA) else value


def _folded(name: str) -> str:
    """A name as it is compared: without regard to capitals and accents."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
