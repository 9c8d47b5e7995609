"""The ranking across events."""

from __future__ import annotations

from collections import Counter

import click

from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import opened, season_of, tell_json
from sixrealms.terminal.tournament.shared import part
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.scoring.ranking import Rank


def _called(screen: Screen, one: Rank, *, alone: bool) -> str:
    """A name, with its line where there is another one of that name."""
    if one.unconfirmed:
        return screen.say("tournament-rank-unconfirmed", player=one.player, line=one.line)
    return one.player if alone else screen.say("tournament-rank-alike", player=one.player, line=one.line)


@part(
    "rank",
    click.argument("events", metavar="[EVENT...]", nargs=-1),
    click.option("--player", default="", metavar="NAME", help="help-event-rank-player"),
)
def rank(screen: Screen, events: tuple[str, ...], player: str, database: str, as_json: bool) -> None:
    """Everybody's points in all scored events that are wrapped up and sent in, or in those that are named."""
    with opened(database) as service:
        season = season_of(service, events)
    lines = [line for line in season.ranking if not player or folded(line.player) == folded(player)]
    rated = [one for one in season.ratings if not player or folded(one.player) == folded(player)]
    left_out = [one.id for one in season.not_counted]
    if as_json:
        tell_json({"ranking": lines, "left_out": left_out, "ratings": rated})
        return
    if lines:
        headings = [screen.say(f"tournament-heading-{what}") for what in ("rank", "player", "points", "at-risk")]
        names = Counter(folded(one.player) for one in lines)
        rows = [
            [str(o.rank), _called(screen, o, alone=names[folded(o.player)] == 1), str(o.points), str(o.at_risk)]
            for o in lines
        ]
        if screen.plain:
            rows = [
                [*row[:2], *(f"{head} {cell}" for head, cell in zip(headings[2:], row[2:], strict=True))]
                for row in rows
            ]
        screen.table(headings, rows)
    else:
        screen.write(screen.say("tournament-no-ranking"))
    if shown := [one for one in rated if one.certainty != "new" or player]:
        screen.heading(screen.say("tournament-ratings", events=season.rated_events))
        for one in shown:
            said: dict[str, str | int] = {
                "points": str(one.points),
                "margin": str(one.margin),
                "games": one.games,
                "certainty": one.certainty,
            }
            screen.write(screen.say("tournament-rating", player=one.player, **said))
    if left_out:
        screen.write(screen.say("tournament-left-out", count=len(left_out), events=", ".join(left_out[:20])))
