"""Champions called back from a round, while another comes forward for them."""

from __future__ import annotations

from collections.abc import Mapping

from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.new_champion import exchange, newcomers
from sixrealms.engine.power import Bound, Cards, Context, Effect, Saying
from sixrealms.engine.state import State
from sixrealms.powers.card_questions import ANY, CHAMPION
from sixrealms.powers.moves import affected
from sixrealms.powers.question import Question
from sixrealms.powers.sets import one


@dataclass(frozen=True)
class NewChampion(Effect):
    """Champions of the round return to their pools and their players send others forward, from hand or pool, who could
    come forward as they did. The round goes on; who has gone home has had its own (combat.one-round-per-champion).

    `keeps`: allies and cast cards that fight on beside whoever comes, the others are spent. `from_hand` no: only from
    the pool. `again`: one that has had its round may come. `or_loses`: a player may send nobody and loses the battle: a
    realm left without a defender is razed. Otherwise it is impossible without somebody who could come. The first that
    has gone home is `known_as` that afterwards.
    """

    champions: Cards
    keeps: Question | None = None
    from_hand: bool = True
    again: bool = False
    or_loses: bool = False
    known_as: str = ""

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            leaving = self._leaving(s, x)
            if not leaving or not self.possible(s, x):
                finish(s, x)
                return
            x = x.bind("leaving", tuple(leaving)).bind("coming", ())
        leaving, coming = _known(x, "leaving"), _known(x, "coming")
        if pc == 1:
            coming = [*coming, answered(s).card]
        if len(coming) < len(leaving):
            seat = s.ctrl[leaving[len(coming)]]
            options = newcomers(s, seat, from_hand=self.from_hand, again=self.again)
            stay(s, 1, x.bind("coming", tuple(coming)))
            ask_card(s, seat, "ask-choose", options, x.source, optional=self.or_loses, forced=not s.hand(seat))
            return
        keeps = self.keeps
        exchange(
            s,
            list(zip(leaving, coming, strict=True)),
            lambda card: keeps is not None and keeps.holds(s, card, x),
        )
        finish(s, x.bind(self.known_as, leaving[0]) if self.known_as else x)

    def binds(self) -> Mapping[str, Bound]:
        return {self.known_as: Bound(one(CHAMPION))} if self.known_as else {}

    def saying(self) -> Saying:
        stay = "none" if self.keeps is None else "all" if self.keeps == ANY else "some"
        return Saying("new-champion", {
            "champions": self.champions, "keeps": self.keeps, "stay": stay, "from_hand": self.from_hand,
            "again": self.again, "or_loses": self.or_loses,
        })  # fmt: skip

    def _leaving(self, s: State, x: Context) -> list[int]:
        b = s.battle
        if b is None or b.stage >= 3:
            return []
        found = [c for c in affected(s, self.champions, x) if c in (b.champion, b.opponent) and s.zone[c] == z.BATTLE]
        return sorted(found, key=lambda card: card != b.champion)

    def possible(self, s: State, x: Context) -> bool:
        leaving = self._leaving(s, x)
        return bool(leaving) and (
            self.or_loses
            or all(newcomers(s, s.ctrl[card], from_hand=self.from_hand, again=self.again) for card in leaving)
        )


def _known(x: Context, name: str) -> list[int]:
    value = x.get(name)
    assert isinstance(value, tuple)
    return list(value)
