"""What has to lie openly on the table besides the cards: how far everybody is, and what cards have come to.

Ledger: option.general.tracking, option.conqueror.markers, option.experience.recorded, tyrant.points.record,
format.team-spirit.victory. All of it is public, so nothing here depends on who looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.board import holding_true
from sixrealms.engine.goal import counted_realms, partners
from sixrealms.engine.raze_credit import markers, score
from sixrealms.engine.rules_for_player import goal_for
from sixrealms.engine.state import State
from sixrealms.engine.victory_statics import Victory
from sixrealms.options import all_options
from sixrealms.powers.goals import RealmsAndCredit
from sixrealms.powers.questing import on_quest
from sixrealms.telling.names import Naming


class OpenInformation(NamedTuple):
    """How many of the realms that count a player has, how many win (0: realms alone do not), and what else counts."""

    realms: int
    goal: int
    notes: tuple[str, ...]


def standing(naming: Naming, seat: int) -> OpenInformation:
    """How far the player of a seat is."""
    s = naming.state
    realms, goal = s.unrazed(seat), goal_for(s, seat)
    notes = []
    ways = [static for static, x, _ in holding_true(s, Victory) if x.player == seat]
    for way in () if s.kit.ruleset.only_formation_wins else ways:
        if isinstance(way, RealmsAndCredit):
            realms = len(s.realms(seat)) if way.razed_count else realms
            goal = way.realms
            earned = score(s, seat) if way.lasting else markers(s, seat)
            notes.append(naming.say("standing-credit", credit=earned, goal=way.credit))
        else:
            goal = 0
            notes.append(naming.say("standing-points", points=score(s, seat)))
    team = partners(s, seat)
    if len(team) > 1:
        together = sum(counted_realms(s, one) for one in team)
        number = s.kit.ruleset.teams[seat] + 1
        notes.append(naming.say("standing-team", team=number, realms=together, goal=s.kit.size.goal))
        goal = 0
    return OpenInformation(realms, goal, (*notes, *_options_of(s, seat)))


def _options_of(s: State, seat: int) -> Iterator[str]:
    """The options that are about this seat and not about all of them: a melon, a rule for one player."""
    for key, value in s.kit.setup.options:
        option = all_options().get(key)
        if option is not None and option.takes in ("", "seats") and str(seat + 1) in value.split(","):
            yield option.name


def marker_on(naming: Naming, card: int) -> str:
    """Whose marker a razed realm bears; "" for nobody's."""
    s = naming.state
    if s.zone[card] != z.FORMATION or not s.flags[card] & z.RAZED:
        return ""
    marker = s.marks.get(marks.CREDIT.of_copy(s, card), 0)
    return naming.names[marker - 1] if marker else ""


def notes_on(naming: Naming, card: int, seat: int) -> Iterator[str]:
    """What a card that lies with the player of a seat has come to: levels it has earned, that it is on a quest, and
    whose it really is.
    """
    s = naming.state
    if earned := s.marks.get(marks.EARNED.of(card)):
        yield naming.say("note-earned", levels=earned)
    if on_quest(s, card):
        yield naming.say("note-quest")
    if s.owner[card] != seat and card not in s.kit.opening:
        yield naming.say("note-owner", who=naming.names[s.owner[card]])
