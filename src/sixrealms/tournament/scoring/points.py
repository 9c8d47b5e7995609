"""The places of a finished bracket and the points they are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from sixrealms.errors import TournamentRefused
from sixrealms.tournament.brackets import STAGE, WINS_NEEDED, Because, Bracket, bracket_winner, realms, staying, wins
from sixrealms.tournament.scoring.order import Measure, in_order, lot


class Scoring(msgspec.Struct, frozen=True, kw_only=True):
    """What places are worth, and what was ruled about ties. As it stands it is the published table (scoring.table)."""

    bracket: tuple[int, ...] = (4, 3, 2, 1)
    tournament_winner: int = 5  # instead of the first place's points, in the final (scoring.tournament-winner)
    semifinalist_bonus: int = 0  # for who lost in the round before the final (conflict.scoring.semifinalist)
    multiplier: int = 1  # of an event that promised more, for players only (notation.double-points)
    coordinator_per_player: int = 1
    players_per_judge_point: int = 2
    wins_needed: int = WINS_NEEDED
    bye: int = 0  # for a round in which somebody could not play (conflict.tournament.byes)
    ruled: tuple[str, ...] = ()  # the coordinator's order of those whom everything counted leaves tied in the standings

    def base(self, place: int) -> int:
        """The points of a place before anything multiplies them; nobody who plays gets less than one."""
        return self.bracket[place - 1] if place <= len(self.bracket) else min(1, *self.bracket)

    def heading(self, factor: int, players: int = 3) -> tuple[int, ...]:
        """What the head of a grid's points column says: the plain places times the round (`grid.bracket.columns`)."""
        return tuple(self.base(place) * factor for place in range(1, players + 1))


PUBLISHED = Scoring()


class PointsPlace(msgspec.Struct, frozen=True):
    """Where somebody came in at a bracket, what it is worth, and why."""

    player: str
    place: int
    points: int
    realms: int
    wins: int
    because: Because


def places(bracket: Bracket, scoring: Scoring = PUBLISHED, *, seed: int = 0) -> tuple[PointsPlace, ...]:
    """Everybody at a finished bracket, best first.

    The winner is first however many realms the others have (scoring.aim); the others follow by their unrazed realms in
    all games. Equal sums are told apart by games won, by the realms of the latest game, then of the one before it, by
    what the coordinator ruled, and by lot from the tournament's seed (conflict.scoring.bracket-tie). Who withdrew has
    the last place's points, who was ejected none (conflict.scoring.dropouts). TournamentError while nobody has won.
    """
    winner = bracket_winner(bracket, scoring.wins_needed)
    if winner is None:
        where = {"round": str(bracket.round), "bracket": str(bracket.number)}
        raise TournamentRefused("event-nobody-has-won", wins=str(scoring.wins_needed), **where)
    found: list[PointsPlace] = []
    for player, place, points, behind_by in _placed(bracket, winner, scoring, seed):
        if behind_by in _GONE:
            because = Because(f"place-{behind_by}", ("conflict.scoring.dropouts",), {"player": player})
        elif behind_by == "bye":
            because = Because("place-bye", ("conflict.tournament.byes",), {"player": player})
        else:
            because = _because(bracket, player, place, behind_by, found[-1].player if found else "")
        found.append(PointsPlace(player, place, points, realms(bracket, player), wins(bracket, player), because))
    return tuple(found)


_GONE: Final = ("withdrawn", "ejected")


def _placed(bracket: Bracket, winner: str, scoring: Scoring, seed: int) -> Iterator[tuple[str, int, int, str]]:
    """Everybody at a finished bracket with their place, its points, and what put them behind the one before."""
    factor = bracket.factor * scoring.multiplier
    if bracket.bye:
        yield winner, 1, scoring.bye * factor, "bye"
        return
    yield winner, 1, (scoring.tournament_winner if bracket.final else scoring.base(1)) * factor, ""
    here = staying(bracket)
    others = [player for player in here if player != winner]
    for place, (player, behind_by) in enumerate(_by_realms(bracket, others, seed), start=2):
        yield player, place, scoring.base(place) * factor, behind_by
    if len(here) == len(bracket.players):
        return
    last = len(bracket.players)
    for player, _ in in_order((one for one in bracket.players if one not in here), _measures(bracket, seed)):
        ejected = player in bracket.ejected
        yield player, last, 0 if ejected else scoring.base(last) * factor, "ejected" if ejected else "withdrawn"


def _by_realms(bracket: Bracket, players: Sequence[str], seed: int) -> Sequence[tuple[str, str]]:
    """Those who have not won, in order; most often their realms alone tell them apart."""
    sums = {player: realms(bracket, player) for player in players}
    if len(set(sums.values())) < len(sums):
        return in_order(players, _measures(bracket, seed))
    best_first = sorted(players, key=sums.__getitem__, reverse=True)
    return [(player, "realms" if at else "") for at, player in enumerate(best_first)]


def _measures(bracket: Bracket, seed: int) -> tuple[Measure, ...]:
    backwards = tuple(reversed(bracket.games))
    return (
        Measure("realms", lambda player: realms(bracket, player)),
        Measure("wins", lambda player: wins(bracket, player)),
        *(
            Measure(f"game-{len(backwards) - back}", lambda player, game=game: game.unrazed.get(player, 0))  # type: ignore[misc]
            for back, game in enumerate(backwards)
        ),
        Measure(
            "ruling", lambda player: -bracket.ruled.index(player) if player in bracket.ruled else -len(bracket.ruled)
        ),
        Measure("lot", lambda player: lot(seed, bracket.round, bracket.number, player)),
    )


_PLACE_RULES = {2: "scoring.bracket.second", 3: "scoring.bracket.third", 4: "scoring.bracket.fourth"}


def _because(bracket: Bracket, player: str, place: int, behind_by: str, ahead: str) -> Because:
    if place == 1:
        won = wins(bracket, player)
        return Because("place-winner", ("scoring.bracket.winner",), {"player": player, "wins": won})
    rule = _PLACE_RULES.get(place, "scoring.minimum-one")
    facts: dict[str, str | int] = {"player": player, "place": place, "realms": realms(bracket, player)}
    if place == 2 or behind_by == "realms":
        return Because("place-by-realms", (rule,), facts)
    tie = {**facts, "other": ahead}
    ids = (rule, "conflict.scoring.bracket-tie")
    if behind_by == "wins":
        return Because("place-by-wins", ids, {**tie, "wins": wins(bracket, player), "more": wins(bracket, ahead)})
    if behind_by.startswith("game-"):
        game = int(behind_by.removeprefix("game-"))
        counted = bracket.games[game - 1].unrazed
        return Because(
            "place-by-game", ids, {**tie, "game": game, "fewer": counted.get(player, 0), "more": counted.get(ahead, 0)}
        )
    return Because(f"place-by-{behind_by}", ids, tie)


def semifinalists(brackets: Sequence[Bracket]) -> tuple[str, ...]:
    """Who played in the round before the final and did not reach it (conflict.scoring.semifinalist, third reading).

    Nobody where that was a Swiss or round-robin round: everybody plays in those, and nobody advanced into it.
    """
    final = next((one for one in brackets if one.final), None)
    if final is None:
        return ()
    before = (one for one in brackets if one.round == final.round - 1 and not one.bye and one.worth != STAGE)
    return tuple(player for bracket in before for player in bracket.players if player not in final.players)


def totals(brackets: Sequence[Bracket], scoring: Scoring = PUBLISHED, *, seed: int = 0) -> dict[str, int]:
    """Everybody's points from all brackets, those reached as a wildcard included (scoring.cumulative)."""
    sums: dict[str, int] = {}
    for bracket in sorted(brackets, key=lambda one: (one.round, one.number)):
        if (winner := bracket_winner(bracket, scoring.wins_needed)) is not None:
            for player, _, points, _ in _placed(bracket, winner, scoring, seed):
                sums[player] = sums.get(player, 0) + points
    if scoring.semifinalist_bonus:
        for player in semifinalists(brackets):
            sums[player] = sums.get(player, 0) + scoring.semifinalist_bonus * scoring.multiplier
    return sums


def coordinator_points(players: int, played: int | None = None, scoring: Scoring = PUBLISHED) -> int:
    """The coordinator's points: one per player, or only what they earned as a player (scoring.playing-official)."""
    return players * scoring.coordinator_per_player if played is None else played


def judge_points(players: int, played: int | None = None, scoring: Scoring = PUBLISHED) -> int:
    """A judge's points: one per full pair of players (conflict.scoring.judge-rounding), or what they earned playing."""
    return players // scoring.players_per_judge_point if played is None else played
