"""An event shown: its round, its players, its standings, everything that has happened."""

from __future__ import annotations

import time
from datetime import datetime

import click

from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import opened, tell_json
from sixrealms.terminal.tournament.shared import event_argument, part
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.views.event_messages import ToldEvent, ToldRound, ToldTable
from sixrealms.tournament.views.told_event import told_event, told_log


@part(
    "show",
    event_argument,
    click.option("--round", "round_", type=int, default=0, metavar="NUMBER", help="help-event-show-round"),
)
def show(screen: Screen, event: str, round_: int, database: str, as_json: bool) -> None:
    """The event as it stands, with the round that is played or another one."""
    told = _told(screen, event, database)
    if round_ and not 1 <= round_ <= len(told.rounds):
        raise refused("no-round", round=round_, last=len(told.rounds))
    if as_json:
        tell_json(told)
        return
    screen.heading(f"{told.id}  {told.plan.name}")
    screen.write(screen.say("tournament-game", game=told.game))
    names = {player.id: player.name for player in told.players}
    state = screen.say(f"tournament-phase-{told.phase}", round=len(told.rounds), winner=names.get(told.winner, "-"))
    screen.write(state)
    here = [player.name for player in told.players if player.status == "in"]
    screen.write(screen.say("tournament-players", count=len(here), names=", ".join(here) or "-"))
    gone = [player.name for player in told.players if player.status != "in"]
    if gone:
        screen.write(screen.say("tournament-gone", names=", ".join(gone)))
    _tell_desk(screen, told, names)
    if told.set_aside:
        screen.write(screen.say("tournament-set-aside", count=told.set_aside))
    for need in told.needs:
        if not need.met:
            screen.write(need.said, mark="- ")
    if told.rounds:
        tell_round(screen, told, told.rounds[round_ - 1 if round_ else -1])


def _tell_desk(screen: Screen, told: ToldEvent, names: dict[str, str]) -> None:
    """Its days, who may still come, who waits for a judge, and whose deck is to be checked."""
    if len(told.days) > 1 or told.resting:
        for day in range(1, len(told.days) + 1):
            rounds = [now.number for now in told.rounds if now.day == day] or [0]
            screen.write(
                screen.say(
                    "tournament-day", day=day, rounds=len(rounds) if rounds[0] else 0, first=rounds[0], last=rounds[-1]
                )
            )
    if told.resting:
        until = told.days[-1].until
        screen.write(screen.say("tournament-resting", until=until or "-", known=int(bool(until))))
    if told.signs_up:
        screen.write(screen.say("tournament-signs-up", page=f"/events/{told.id}/sign-up"))
    if told.asks_check_in:
        away = [player.name for player in told.players if player.status == "in" and not player.checked_in]
        screen.write(screen.say("tournament-awaited", count=len(away), names=", ".join(away) or "-"))
    for call in told.calls:
        screen.write(screen.say("tournament-call", table=call.table, player=names[call.player], why=call.why))
    if drawn := [player.name for player in told.players if player.to_check]:
        screen.write(screen.say("tournament-to-check", names=", ".join(drawn)))


def tell_round(screen: Screen, told: ToldEvent, now: ToldRound) -> None:
    """The tables of a round with what was played at them, and why somebody was brought back."""
    names = {player.id: player.name for player in told.players}
    screen.heading(
        screen.say("tournament-round", round=now.number, final=int(now.final), points="/".join(map(str, now.points)))
    )
    if now.clock and not told.winner and now.number == len(told.rounds):
        left = now.clock + now.minutes * 60 - (now.paused or int(time.time()))
        state = "paused" if now.paused else "runs" if left >= 0 else "over"
        screen.write(screen.say("tournament-clock", state=state, left=-(-abs(left) // 60)))
    for note in now.notes:
        screen.write(note)
    for table in now.tables:
        if table.bye:
            screen.write(screen.say("tournament-bye", name=names[table.players[0]]))
            continue
        seated = ", ".join(names[player] for player in table.players)
        screen.write(screen.say("tournament-table", table=table.number, names=seated))
        _tell_games(screen, names, table)
    if now.number > 1:
        for seat in now.seats:
            for why in seat.why:
                screen.write(why, mark="- ", dim=True)


def _tell_games(screen: Screen, names: dict[str, str], table: ToldTable) -> None:
    for one in table.results:
        realms = ", ".join(f"{names[player]} {count}" for player, count in one.unrazed.items())
        key = "tournament-game-result" if one.winner else "tournament-game-tied"
        said = screen.say(key, game=one.game, realms=realms, winner=names.get(one.winner, "-"))
        screen.write(said, indent=2)
    for game in table.disputed:
        screen.write(screen.say("tournament-disputed", game=game), indent=2)
    for place in table.places:
        screen.write(f"{place.points}: {place.why}", indent=2, dim=True)
    for group in table.tied:
        tied = ", ".join(names[player] for player in group)
        screen.write(screen.say("tournament-tied", names=tied), indent=2)


@part("standings", event_argument)
def standings(screen: Screen, event: str, database: str, as_json: bool) -> None:
    """Everybody in order, with the reason of every tie."""
    told = _told(screen, event, database)
    if as_json:
        of = {"stage": told.standings_stage, "round": told.standings_round}
        tell_json({"event": told.id, "winner": told.winner, **of, "standings": told.standings, "teams": told.teams})
        return
    names = {player.id: player.name for player in told.players}
    screen.write(screen.say(f"sheet-standings-{told.standings_stage}", round=told.standings_round))
    columns = ("rank", "player", "points", "realms", "games", "wins", "why")
    headings = [screen.say(f"tournament-heading-{what}") for what in columns]
    rows = [
        [str(s.rank), names[s.player], str(s.points), str(s.realms), str(s.games), str(s.wins), s.why]
        for s in told.standings
    ]
    if screen.plain:  # figures one after the other say nothing without their names
        for rank, player, *figures, why in rows:
            named = [f"{heading} {figure}" for heading, figure in zip(headings[2:], figures, strict=False)]
            screen.write(f"{rank}: {', '.join([player, *named])}{f'. {why}' if why else ''}")
    else:
        screen.table(headings, rows)
    for team in told.teams:
        who = ", ".join(f"{names[one.player]} {one.points}{'' if one.counts else '-'}" for one in team.members)
        screen.write(screen.say("tournament-team", rank=team.rank, team=team.team, points=team.points, members=who))
    for group in told.tied:
        screen.write(screen.say("tournament-tied", names=", ".join(names[player] for player in group)))


@part("log", event_argument)
def log(screen: Screen, event: str, database: str, as_json: bool) -> None:
    """Everything that has happened, with the numbers `undo` takes."""
    with opened(database) as service:
        held = service.held(service.called(event))
    entries = told_log(held.event, held.log, screen.language)
    if as_json:
        tell_json(entries)
        return
    for entry in entries:
        when = datetime.fromtimestamp(entry.at).strftime("%H:%M")
        counts = "" if entry.counts and not entry.aside else screen.say("tournament-does-not-count")
        aside = f" ({entry.aside})" if entry.aside else ""
        screen.write(
            f"{entry.said}{f' [{counts}]' if counts else ''}{aside}", mark=f"{entry.number} {when} {entry.by}: "
        )


def _told(screen: Screen, event: str, database: str) -> ToldEvent:
    with opened(database) as service:
        found = service.called(event)
        return told_event(found, service.held(found).event, screen.language, "organiser")
