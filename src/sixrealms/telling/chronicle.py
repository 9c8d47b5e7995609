"""A whole game in five sentences, and the decision that turned it.

`Chronicle` listens while a game is played again. Everything of a game that is over lies open, so names are told to
everybody; whoever tells a game that goes on uses `story` instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from sixrealms.engine.state import Result, State
from sixrealms.telling.story import Happening
from sixrealms.wording import message_ids, say

#: Sentences a game is told in.
SENTENCES: Final = 5
#: The reader of a game one has only watched.
NOBODY: Final = -1


class TurningPoint(NamedTuple):
    """After which decision, in which turn, the game turned; the card that did it, or "", and whether it fell. `lead`:
    those who won went ahead with it for good; otherwise it is the last blow they dealt.
    """

    at: int
    turn: int
    card: str
    fallen: bool
    lead: bool = True


class _Deed(NamedTuple):
    """Something worth telling: after which decision, in which turn, with which card of whom."""

    at: int
    turn: int
    kind: str
    card: str
    owner: int


class _Clash(NamedTuple):
    """Two totals against each other, the higher first."""

    turn: int
    card: str
    number: int
    other: str
    against: int


class Chronicle:
    """What is worth telling of one game."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self._deeds: list[_Deed] = []
        self._standings: list[tuple[int, int, tuple[int, ...]]] = []
        self._clash: _Clash | None = None
        self._rounds: Counter[tuple[str, int]] = Counter()
        self._battles = 0
        self._turns = 0

    def hear(self, at: int, s: State, happenings: Sequence[Happening]) -> None:
        """What has happened with decision `at`, and the position after it."""
        self._turns = max(self._turns, s.turns)
        standing = tuple(s.unrazed(seat) for seat in range(s.n))
        if not self._standings or self._standings[-1][2] != standing:
            self._standings.append((at, s.turns, standing))
        for happening in happenings:
            self._note(at, s, happening)

    def _note(self, at: int, s: State, happening: Happening) -> None:
        kind, *values = happening.entry
        known = {card: (name, owner) for card, name, _, owner in happening.names}
        if kind in ("raze", "rebuild") and values[0] in known:
            self._deeds.append(_Deed(at, s.turns, kind, *known[values[0]]))
        elif kind in ("play", "laid") and values[1] in known and s.kit.defs[s.kit.cards[values[1]]].type == "realm":
            self._deeds.append(_Deed(at, s.turns, "realm", known[values[1]][0], values[0]))
        elif kind == "attack":
            self._battles += 1
        elif kind == "round" and values[0] in known:
            self._rounds[known[values[0]]] += 1
        elif kind == "totals" and values[0] in known and values[2] in known:
            one, other = sorted(((values[1], known[values[0]][0]), (values[3], known[values[2]][0])), reverse=True)
            if self._clash is None or one[0] + other[0] > self._clash.number + self._clash.against:
                self._clash = _Clash(s.turns, one[1], one[0], other[1], other[0])

    def turning_point(self, result: Result | None) -> TurningPoint | None:
        """Where those who won went ahead in realms and stayed so. If that was only when the game ended, the last realm
        of another that was razed; None if nobody won, or there is neither.
        """
        if result is None or not result.winners:
            return None
        winners = set(result.winners)
        turned: tuple[int, int] | None = None
        for at, turn, standing in self._standings:
            ahead = max(standing[seat] for seat in winners) > max(
                (count for seat, count in enumerate(standing) if seat not in winners), default=-1
            )
            if not ahead:
                turned = None
            elif turned is None:
                turned = (at, turn)
        if turned is None or turned[1] == self._turns:
            blow = next((one for one in reversed(self._deeds) if one.kind == "raze" and one.owner not in winners), None)
            if blow is not None and (turned is None or blow.turn < self._turns):
                return TurningPoint(blow.at, blow.turn, blow.card, fallen=True, lead=False)
        if turned is None:
            return None
        at, turn = turned
        deed = next(
            (one for one in self._deeds if one.at == at and (one.kind == "raze") != (one.owner in winners)), None
        )
        return TurningPoint(at, turn, deed.card if deed else "", deed is not None and deed.kind == "raze")

    def sentences(self, result: Result | None, language: str, reader: int = NOBODY) -> tuple[str, ...]:
        """The game in five sentences, for whoever sat at `reader`: they are "you" in it."""
        called = [say("chronicle-you", language) if seat == reader else name for seat, name in enumerate(self._names)]
        won = ", ".join(called[seat] for seat in result.winners) if result is not None else ""
        return (
            say(
                "chronicle-opening",
                language,
                turns=self._turns,
                battles=self._battles,
                players=", ".join(called),
            ),
            self._first_loss(language, reader),
            self._hero(language, reader),
            self._turn(result, won, language),
            self._end(result, won, language),
        )

    def _owner(self, seat: int, reader: int) -> dict[str, str]:
        return {"owner": self._names[seat], "yours": "yes" if seat == reader else "no"}

    def _first_loss(self, language: str, reader: int) -> str:
        first = next((one for one in self._deeds if one.kind == "raze"), None)
        if first is None:
            return say("chronicle-no-raze", language)
        razed = sum(one.kind == "raze" for one in self._deeds)
        return say(
            "chronicle-first-raze",
            language,
            card=first.card,
            **self._owner(first.owner, reader),
            turn=first.turn,
            count=razed - 1,
        )

    def _hero(self, language: str, reader: int) -> str:
        if not self._rounds:
            return say("chronicle-no-round", language)
        (card, owner), count = self._rounds.most_common(1)[0]
        return say("chronicle-hero", language, card=card, **self._owner(owner, reader), count=count)

    def _turn(self, result: Result | None, won: str, language: str) -> str:
        turned = self.turning_point(result)
        if turned is not None and result is not None:
            way = "blow" if not turned.lead else "fallen" if turned.fallen else "laid" if turned.card else "plain"
            return say(f"chronicle-turned-{way}", language, who=won, turn=turned.turn, card=turned.card)
        if self._clash is not None:
            clash = self._clash._asdict()
            return say("chronicle-clash", language, **clash)
        return say("chronicle-quiet", language)

    def _end(self, result: Result | None, won: str, language: str) -> str:
        if result is None or not result.winners:
            return say("chronicle-nobody", language, turn=self._turns)
        most = max(result.unrazed[seat] for seat in result.winners)
        others = [count for seat, count in enumerate(result.unrazed) if seat not in result.winners]
        known = f"chronicle-end-{result.reason}" in message_ids(language)
        message = f"chronicle-end-{result.reason}" if known else "chronicle-end"
        return say(message, language, who=won, turn=self._turns, realms=most, others=max(others, default=0))
