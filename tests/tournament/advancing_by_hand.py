"""Who goes on from round to round, and who stands where, worked out again from results alone.

The other half of the oracle in `recalculation`: written from the ledgers of tournaments and their conflicts, it shares
nothing with the code that seats and ranks. Where only a lot decides, it gives everybody who may be meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from tests.tournament.recalculation import PlayedTable, winner_of

Weight = tuple[int, int, Fraction, int]
"""Points, unrazed realms of the whole event, their average a game, games won."""
NO_REALMS = Fraction(0)
REASONS = ("points", "realms", "average", "wins", "lot")


class Announced(NamedTuple):
    """What was announced of an event: after so many rounds in which nobody is eliminated (0: a grid) the best `cut`."""

    rounds: int = 0
    cut: int = 0
    fours_later: bool = False
    redraw: bool = False

    def times(self, number: int) -> int:
        """What the places of a round are multiplied by: the round's number; after a cut one more for each round one
        advances into.
        """
        return number if not self.rounds else max(1, number + 1 - self.rounds)


def first_sizes(players: int) -> list[int]:
    """Round 1 (grid.general.recommended, conflict.grid.five-players): threes, fours for who is left over."""
    fours = players % 3
    return [5] if players == 5 else [3] * (players // 3 - fours) + [4] * fours


def later_sizes(winners: int, fours: bool) -> tuple[list[int], int]:
    """A round made of winners, and how many are brought back into it (conflict.grid.wildcard-or-four-player)."""
    if winners == 2:
        return [3], 1  # tracking.two-left
    if fours:
        return ([3, 3], 1) if winners == 5 else (first_sizes(winners), 0)
    back = {0: 0, 1: 2, 2: 1}[winners % 3]
    return ([4], 0) if winners == 4 else ([3] * ((winners + back) // 3), back)


def semifinalists(rounds: Sequence[Sequence[PlayedTable]], stage: int = 0) -> set[str]:
    """Who lost in the round before the final (conflict.scoring.semifinalist), while there is one. In the first `stage`
    rounds everybody plays: whoever does not get from the last of them to the final has not lost a semifinal.
    """
    if len(rounds) < stage + 2 or not rounds[-1][0].final:
        return set()
    finalists = {player for table in rounds[-1] for player in table.players}
    before = (table for table in rounds[-2] if len(table.players) > 1)
    return {player for table in before for player in table.players} - finalists


def weights_of(rounds: Sequence[Sequence[PlayedTable]], points: dict[str, int]) -> dict[str, Weight]:
    """What tells people with equal points apart (conflict.scoring.ranking-of-eliminated)."""
    games: dict[str, list[tuple[int, bool]]] = {player: [] for player in points}
    for table in (table for tables in rounds for table in tables):
        for built, winner in table.games:
            for player, count in built.items():
                games[player].append((count, winner == player))
    found = {}
    for player, played in games.items():
        realms, won = sum(count for count, _ in played), sum(wins for _, wins in played)
        found[player] = (points[player], realms, Fraction(realms, len(played)) if played else NO_REALMS, won)
    return found


def wrong_in_order(
    order: Sequence[tuple[str, str]], weights: dict[str, Weight], final: PlayedTable | None, wins: int
) -> list[str]:
    """What is wrong in standings of people and the reasons they are behind: "points" where nothing is said.

    Whoever played in the final leads, its winner first and the others by what they built there; everybody else follows
    by points, and equal points are told apart by the first measure in which they differ, or by the lot.
    """
    mistakes = []
    players = [player for player, _ in order]
    ahead = set(final.players) if final is not None else set()
    if set(players[: len(ahead)]) != ahead:
        mistakes.append("who was in the final does not lead")
    if final is not None:
        built = [sum(realms[player] for realms, _ in final.games) for player in players[1 : len(ahead)]]
        if players[0] != winner_of(final, wins) or built != sorted(built, reverse=True):
            mistakes.append("the final is in another order")
    for at in range(len(ahead) + 1, len(order)):
        (above, _), (player, reason) = order[at - 1 : at + 1]
        pairs = zip(weights[above], weights[player], strict=True)
        differs = next((number for number, (more, less) in enumerate(pairs) if more != less), len(REASONS) - 1)
        if weights[above] < weights[player] or reason != REASONS[differs]:
            mistakes.append(f"{player} is behind {above} by {reason}, not {REASONS[differs]}")
    return mistakes


def wrong_in_advancing(
    rounds: Sequence[Sequence[PlayedTable]], weights_after: Sequence[dict[str, Weight]], announced: Announced, wins: int
) -> list[str]:
    """What is wrong in how rounds follow from each other: sizes, who is there, and on which line they stand."""
    mistakes = []
    everybody = [player for table in rounds[0] for player in table.players]
    if not announced.rounds and [len(table.players) for table in rounds[0]] != first_sizes(len(everybody)):
        mistakes.append("round 1 has other tables")
    begins = max(announced.rounds, 1)
    for number in range(begins, len(rounds)):
        before, now, weights = rounds[number - 1], rounds[number], weights_after[number - 1]
        if announced.rounds and number == announced.rounds:  # the cut: the best of all, whoever won
            best = {player for table in now for player in table.players}
            left = min(weights[player] for player in best)
            if len(best) != min(announced.cut, len(everybody)):
                mistakes.append("the cut is of another size")
            if any(weights[player] > left for player in everybody if player not in best):
                mistakes.append("somebody better than the last is not in the cut")
            continue
        pool = (
            everybody if not announced.rounds else [one for table in rounds[announced.rounds] for one in table.players]
        )
        winners = [winner_of(table, wins) for table in before]
        mistakes += [f"round {number + 1}: {one}" for one in _wrong_lines(now, winners, pool, weights, announced)]
    return mistakes


def _wrong_lines(
    now: Sequence[PlayedTable],
    winners: Sequence[str],
    pool: Sequence[str],
    weights: dict[str, Weight],
    announced: Announced,
) -> list[str]:
    """The winner of bracket n takes the n-th line; who is brought back the last lines of the last tables, best first
    (grid.general.recommended), or, where winners are seated by lot, the winners take any of their lines.
    """
    sizes, back = later_sizes(len(winners), announced.fours_later)
    if [len(table.players) for table in now] != sizes:
        return [f"tables of {[len(table.players) for table in now]}, not {sizes}"]
    mistakes = []
    brought = [table.players[-1] for table in now[len(now) - back :]]
    others = [player for table in now for player in table.players if player not in brought]
    if (set(others) != set(winners)) if announced.redraw else (others != list(winners)):
        mistakes.append("the winners stand on other lines")
    waiting = [player for player in pool if player not in winners]
    worth = [weights[player] for player in brought]
    if sorted((weights[player] for player in waiting), reverse=True)[:back] != worth or not set(brought) <= set(
        waiting
    ):
        mistakes.append("others should have been brought back")
    return mistakes
