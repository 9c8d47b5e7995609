"""The places of a finished bracket and the points they are worth."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sixrealms.errors import TournamentRefused
from sixrealms.tournament.brackets import WINS_NEEDED, Because, Bracket, bracket_winner, realms, staying, wins
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
    measures = _measures(bracket, seed)
    factor = bracket.factor * scoring.multiplier
    others = in_order((one for one in staying(bracket) if one != winner), measures)
    found: list[PointsPlace] = []
    for place, (player, behind_by) in enumerate([(winner, ""), *others], start=1):
        ahead = found[-1].player if found else ""
        because = _because(bracket, player, place, behind_by, ahead)
        base = scoring.tournament_winner if bracket.final and place == 1 else scoring.base(place)
        found.append(PointsPlace(player, place, base * factor, realms(bracket, player), wins(bracket, player), because))
    last = len(bracket.players)
    for player, _ in in_order((one for one in bracket.players if one not in staying(bracket)), measures):
        ejected = player in bracket.ejected
        because = Because(
            "place-ejected" if ejected else "place-withdrawn", ("conflict.scoring.dropouts",), {"player": player}
        )
        points = 0 if ejected else scoring.base(last) * factor
        found.append(PointsPlace(player, last, points, realms(bracket, player), wins(bracket, player), because))
    return tuple(found)


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


class Earned(msgspec.Struct, frozen=True):
    """What somebody earned at one finished bracket."""

    round: int
    number: int
    place: PointsPlace


def earned(
    brackets: Sequence[Bracket], scoring: Scoring = PUBLISHED, *, seed: int = 0
) -> dict[str, tuple[Earned, ...]]:
    """What everybody has earned at the finished brackets, in the order of the rounds (scoring.cumulative)."""
    found: dict[str, list[Earned]] = {}
    for bracket in sorted(brackets, key=lambda one: (one.round, one.number)):
        if bracket_winner(bracket, scoring.wins_needed) is not None:
            for place in places(bracket, scoring, seed=seed):
                found.setdefault(place.player, []).append(Earned(bracket.round, bracket.number, place))
    return {player: tuple(lines) for player, lines in found.items()}


def semifinalists(brackets: Sequence[Bracket]) -> tuple[str, ...]:
    """Who played in the round before the final and did not reach it."""
    final = next((one for one in brackets if one.final), None)
    if final is None:
        return ()
    before = (one for one in brackets if one.round == final.round - 1)
    return tuple(player for bracket in before for player in bracket.players if player not in final.players)


def totals(brackets: Sequence[Bracket], scoring: Scoring = PUBLISHED, *, seed: int = 0) -> dict[str, int]:
    """Everybody's points from all brackets, those reached as a wildcard included (scoring.cumulative)."""
    sums = {
        player: sum(line.place.points for line in lines)
        for player, lines in earned(brackets, scoring, seed=seed).items()
    }
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
