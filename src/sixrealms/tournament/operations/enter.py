"""Entering somebody, and calling them otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sixrealms.tournament.event import Event, Participant
from sixrealms.tournament.fields import Members, Small, Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import Command, CommandContext, PlayerRecord, Record, Stamp, Values
from sixrealms.tournament.operations.late_entry import seat_latecomer
from sixrealms.tournament.plan import MOST_ENTRANTS, PERSONS_IN_A_TEAM, Words
from sixrealms.tournament.player_lookup import folded, player_called, tidy
from sixrealms.tournament.refusals import refused


class Registered(PlayerRecord, frozen=True, tag="registered"):
    """Somebody enters, before the start or late. In a team event it is a team with its `members`."""

    name: Words
    team: Words = ""
    members: Members = ()

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        if self.player in folding.event.players:
            folding.set_aside(stamp, "entered", player=self.player)
            return
        rounds = len(folding.event.rounds)
        folding.event.players[self.player] = Participant(
            self.player, self.name, self.team, self.members, entered_after=rounds, entry=stamp.number
        )

    def about(self) -> tuple[str, ...]:
        return (f"name {folded(self.name)}",)

    def values(self, called: Callable[[str], str]) -> Values:
        team = ", ".join(self.members) or self.team
        return {"player": self.name, "team": team or "-", "grouped": int(bool(team))}


class Enter(Command, frozen=True, tag="enter"):
    """Register somebody. `table` seats a late entrant at a table of the first round that has played nothing yet."""

    name: Words
    team: Words = ""
    members: Members = ()
    table: Small = 0

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Nobody is turned away because of a table of four (`tracking.never-turn-away`)."""
        name, team, members = _names(event, self.name, self.team, self.members)
        if len(event.players) >= MOST_ENTRANTS:
            raise refused("full", most=MOST_ENTRANTS)
        number = 1 + max((int(one[1:]) for one in event.players), default=0)
        entered = Registered(f"p{number}", name, team, members)
        if not event.rounds or event.plan.scheme != "grid":
            if self.table:
                raise refused("table-too-early")
            return (entered,)
        return (entered, seat_latecomer(event, self.table, entered.player, name))


class Renamed(PlayerRecord, frozen=True, tag="renamed"):
    """Somebody is called otherwise than was written down."""

    name: Words
    team: Words = ""
    members: Members = ()

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        if found := folding.player(stamp, self.player):
            found.name, found.team, found.members = self.name, self.team, self.members

    def about(self) -> tuple[str, ...]:
        return (f"player {self.player}", f"name {folded(self.name)}")

    def values(self, called: Callable[[str], str]) -> Values:
        return super().values(called) | {"name": self.name}


class Rename(Command, frozen=True, tag="rename"):
    """Call somebody otherwise."""

    after_the_end = True

    player: Who
    name: Words
    team: Words = ""
    members: Members = ()

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        player = player_called(event, self.player)
        name, team, members = _names(event, self.name, self.team, self.members or player.members, besides=player)
        return (Renamed(player.id, name, team, members),)


def _team(event: Event, team: str, others: Sequence[Participant]) -> str:
    """A team as its first member wrote it, as long as it has room for one more of those who play."""
    if not event.plan.team_size or not team:
        return team
    members = [one for one in others if folded(one.team) == folded(team)]
    here = [one for one in members if one.status == "in"]
    if len(here) >= event.plan.team_size:
        who = ", ".join(one.name for one in here)
        raise refused("team-full", team=members[0].team, most=event.plan.team_size, who=who)
    return members[0].team if members else team


def _names(
    event: Event, name: str, team: str, members: tuple[str, ...], besides: Participant | None = None
) -> tuple[str, str, tuple[str, ...]]:
    """A name nobody else has, and the members a team needs."""
    name = tidy(name)
    others = [one for one in event.players.values() if one is not besides]
    wanted = folded(name)
    for other in others:
        if folded(other.name) == wanted:
            raise refused("entered", player=other.name)
    members = tuple(tidy(member) for member in members)
    if not event.plan.team_event:
        if members:
            raise refused("no-team-event", "format.team-spirit.teams")
        return name, _team(event, " ".join(team.split()), others), ()
    if len(members) != PERSONS_IN_A_TEAM or len({folded(member) for member in members}) < len(members):
        raise refused("team-members", "format.team-spirit.teams", team=name, count=PERSONS_IN_A_TEAM)
    for member in members:
        for other in others:
            if folded(member) in map(folded, other.members):
                raise refused("member-entered", player=member, team=other.name)
    return name, "", members
