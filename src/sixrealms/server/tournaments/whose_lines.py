"""Whose the names at an event are in the ranking: asked of its organiser, kept, and put right by the operator."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

from sixrealms.server.tournaments.season import KnownResult, Results, unconfirmed
from sixrealms.tournament.plan import Words
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.scoring.ranked_lines import account_line, entry_line, public_id, split, usual_line

MOST_TOLD: Final = 200
_ACCOUNT: Final = account_line("")


class LineChoice(msgspec.Struct, frozen=True):
    """A line somebody may be: its points, the events that gave it something, and the latest of them."""

    line: str
    player: str
    points: int
    events: int
    latest: str
    on: str
    account: bool


class PersonAsked(msgspec.Struct, frozen=True):
    """A name at an event with its line now, and the `others` of that name. `asked`: nobody has said yet whether it is
    one of them. `account`: who it is signed up by an account.
    """

    name: str
    now: LineChoice
    others: tuple[LineChoice, ...]
    asked: bool
    account: bool


class PeopleOfEvent(msgspec.Struct, frozen=True):
    """The names at an event that others in the ranking have as well, those that are `asked` first; of many the first
    ones. `surely` so many of those that are asked have one other line alone.
    """

    people: tuple[PersonAsked, ...]
    asked: int
    surely: int
    count: int


class PersonAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose a name is: that of a `line`, or with "" somebody else than all others of that name."""

    name: Words
    line: Annotated[str, Meta(max_length=64)] = ""


class _Entry(NamedTuple):
    """A name at an event."""

    of: KnownResult
    name: str

    @property
    def key(self) -> str:
        return entry_line(self.of.event, self.name)

    @property
    def line(self) -> str:
        return self.of.result.lines[self.name]

    @property
    def account(self) -> str:
        return self.of.accounts.get(self.name, "")

    @property
    def usual(self) -> str:
        return usual_line(self.of.event, self.name, self.account, by_name=self.of.by_name)


class WhoseLines:
    """Asks and keeps whose lines names are. The methods block."""

    def __init__(self, results: Results) -> None:
        self._results = results

    def people(self, event: str) -> PeopleOfEvent:
        """The names at an event that are in the ranking already. EventRefused until it is wrapped up."""
        found = self._asked(event)
        found.sort(key=lambda one: (not one.asked, folded(one.name)))
        asked = [one for one in found if one.asked]
        surely = sum(len(one.others) == 1 for one in asked)
        return PeopleOfEvent(tuple(found[:MOST_TOLD]), len(asked), surely, len(found))

    def answer(self, event: str, answers: Iterable[PersonAnswer], *, all_same: bool = False) -> None:
        """Keep whose names at an event are; with `all_same` also that everybody who is asked for is the only other one
        of their name. EventRefused for a name that is not there and a line that is no choice; then nothing is kept.
        """
        everybody = self._asked(event)
        choices = {folded(one.name): one for one in everybody}
        said = {folded(one.name): one for one in answers}
        for sure in everybody if all_same else ():
            if sure.asked and len(sure.others) == 1:
                said.setdefault(folded(sure.name), PersonAnswer(sure.name, sure.others[0].line))
        entries = self._entries()
        mine = {folded(one.name): one for one in self._at(event)}
        lines = {public_id(line): line for line in {one.line for one in entries}}
        kept: dict[str, str] = {}
        for name, one in said.items():
            choice = choices.get(name)
            if choice is None or (one.line and one.line not in {other.line for other in choice.others}):
                raise refused("no-such-line", who=one.name)
            kept |= self._same(mine[name], lines[one.line]) if one.line else self._another(mine[name], entries)
        self._results.people.keep(kept)

    def join(self, line: str, into: str) -> None:
        """One line goes on in another. EventRefused for lines that are not there, and for the same one twice."""
        lines = {public_id(one.line): one.line for one in self._entries()}
        if line == into or line not in lines or into not in lines:
            raise refused("no-such-line", who=into if line in lines else line)
        self._results.people.keep({lines[line]: lines[into]})

    def split(self, line: str, event: str) -> None:
        """What a line has from an event is somebody else's. EventRefused where it has nothing from it."""
        entries = self._entries()
        here = [one for one in entries if public_id(one.line) == line and one.of.event == event]
        if not here:
            raise refused("no-such-line", who=line)
        kept: dict[str, str] = {}
        for entry in here:
            kept |= self._apart(entry, entries)
        self._results.people.keep(kept)

    def _entries(self) -> list[_Entry]:
        unranked = self._results.unranked()
        found = (one for one in self._results.wrapped_up() if one.event not in unranked)
        return [_Entry(one, name) for one in found for name in sorted(one.result.lines)]

    def _at(self, event: str) -> list[_Entry]:
        known = next((one for one in self._results.wrapped_up() if one.event == event), None)
        if known is None:
            raise refused("people-early")
        return [_Entry(known, name) for name in sorted(known.result.lines)]

    def _asked(self, event: str) -> list[PersonAsked]:
        mine = self._at(event)
        names = {folded(one.name) for one in mine}
        alike = [one for one in self._entries() if folded(one.name) in names and one.of.event != event]
        by_name: dict[str, dict[str, None]] = {}
        for one in alike:
            by_name.setdefault(folded(one.name), {}).setdefault(one.line)
        told = self._told([*alike, *mine])
        lines = self._results.lines()
        open_lines = unconfirmed(self._results.wrapped_up(), lines)
        found = []
        for one in mine:
            others = [line for line in by_name.get(folded(one.name), ()) if line != one.line]
            shares = one.line in by_name.get(folded(one.name), ())
            if not others and not shares:
                continue
            choices = tuple(told[line] for line in others if not (one.account and line.startswith(_ACCOUNT)))
            unsaid = not lines.settled(event, one.name, one.account, by_name=one.of.by_name)
            # whoever comes first may answer: the organiser of the later event, or of one that was read in after it
            waits = one.account or not open_lines.isdisjoint({one.line, *others})
            asked = bool(choices) and unsaid and bool(waits)
            found.append(PersonAsked(one.name, told[one.line], choices, asked, bool(one.account)))
        return found

    def _told(self, entries: Sequence[_Entry]) -> Mapping[str, LineChoice]:
        """The lines of these names as they are told, the points those of the ranking."""
        points = {one.line: one.points for one in self._results.season().ranking}
        by_line: dict[str, dict[str, _Entry]] = {}
        for one in entries:
            by_line.setdefault(one.line, {})[one.of.event] = one
        told = {}
        for line, events in by_line.items():
            last = max(events.values(), key=lambda one: (one.of.result.completed, one.of.event))
            told[line] = LineChoice(
                public_id(line),
                last.name,
                points.get(public_id(line), 0),
                len(events),
                last.of.name,
                last.of.result.completed.isoformat(),
                line.startswith(_ACCOUNT),
            )
        return told

    def _same(self, entry: _Entry, chosen: str) -> dict[str, str]:
        """A name goes on in the chosen line; what is an account's stays there, and the other line goes on in it."""
        if entry.account:
            return {chosen: entry.line, entry.usual: entry.line}
        return {entry.key: chosen}

    def _another(self, entry: _Entry, entries: Sequence[_Entry]) -> dict[str, str]:
        """A name is nobody else; of an account, what was joined to it without one goes on by itself."""
        if not entry.account or entry.line != entry.usual:
            return self._apart(entry, entries)
        lines = self._results.lines()
        joined = {
            known: known for known in lines.answers if lines.of(known) == entry.line and not known.startswith(_ACCOUNT)
        }
        return joined | {entry.usual: entry.usual}

    def _apart(self, entry: _Entry, entries: Sequence[_Entry]) -> dict[str, str]:
        """What is kept so that a name at one event has a line by itself."""
        others = {one.key: one.usual for one in entries if one.line == entry.line and one.key != entry.key}
        return split(self._results.lines(), entry.key, entry.line, others)
