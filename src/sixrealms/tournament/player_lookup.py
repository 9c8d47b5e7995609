"""Who is meant by a name that somebody typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache

from sixrealms.tournament.event import Event, Participant
from sixrealms.tournament.refusals import refused

LONGEST: int = 40


@lru_cache(maxsize=20_000)  # every name of a large event is compared with every new one
def folded(name: str) -> str:
    """A name as people compare it: case, accents and spaces beside it do not count."""
    plain = unicodedata.normalize("NFKD", " ".join(name.split()))
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold()


def tidy(name: str) -> str:
    """A name as it is written down; EventRefused if it is none."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST or not name.isprintable():
        raise refused("name", name=name[:LONGEST], most=LONGEST)
    return name


def player_called(event: Event, said: str, among: Sequence[str] = ()) -> Participant:
    """The player with that id or name, or the only one whose name begins so; `among` limits the search to these ids.

    EventRefused names the nearest, or those that could be meant.
    """
    pool = [event.players[one] for one in among] if among else list(event.players.values())
    for player in pool:
        if player.id == said:
            return player
    wanted = folded(said)
    if found := [player for player in pool if folded(player.name) == wanted]:
        return found[0]
    beginning = [player for player in pool if wanted and folded(player.name).startswith(wanted)]
    if len(beginning) == 1:
        return beginning[0]
    if beginning:
        raise refused("which-player", said=said, who=_names_of(beginning))
    where = "here" if among else "event"
    near = nearest(said, [player.name for player in pool])
    if near:
        raise refused(f"no-player-{where}-near", said=said, near=near)
    raise refused(f"no-player-{where}", said=said, who=_names_of(pool))


def member_called(player: Participant, said: str) -> int:
    """Whose deck is meant: 0 for a single player's own, else the member of the team with that name or number."""
    if not player.members:
        if said and folded(said) != folded(player.name):
            raise refused("no-team-event", "format.team-spirit.teams")
        return 0
    for member, name in player.people:
        if said == str(member) or folded(said) == folded(name):
            return member
    meant = [member for member, name in player.people if said and folded(name).startswith(folded(said))]
    if len(meant) != 1:
        raise refused("which-member", "format.team-spirit.decks", team=player.name, who=", ".join(player.members))
    return meant[0]


def nearest(said: str, known: Iterable[str]) -> str:
    """The known name most like what was said, "" if none is."""
    names = {folded(name): name for name in known}
    near = get_close_matches(folded(said)[:LONGEST], names, n=1, cutoff=0.6)
    if near:
        return names[near[0]]
    first = {folded(name).split(" ")[0]: name for name in known}
    near = get_close_matches(folded(said)[:LONGEST], first, n=1, cutoff=0.7)
    return first[near[0]] if near else ""


def _names_of(players: Sequence[Participant]) -> str:
    shown = ", ".join(player.name for player in players[:8])
    return f"{shown} ..." if len(players) > 8 else shown or "-"
