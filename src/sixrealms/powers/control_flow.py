"""Putting effects together: one after the other, if, may, choose, for each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from itertools import groupby

from sixrealms.engine import chance
from sixrealms.engine.ability import Target, so_many
from sixrealms.engine.action import MODE, PLAYER, Action
from sixrealms.engine.ask import answered, ask, ask_card, ask_yes, finish, run_effect, stay
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.immunity import player_shielded
from sixrealms.engine.level import level
from sixrealms.engine.power import ADDED, Bound, Cards, Condition, Context, Effect, Number, Saying, Static, Who
from sixrealms.engine.state import State
from sixrealms.engine.targets import can_choose, candidates, drawn_away, harms_own, losable, players
from sixrealms.powers.durations import Duration
from sixrealms.powers.players import YOU


@dataclass(frozen=True)
class Seq(Effect):
    """One effect after the other; what one chooses the next knows. If they do not depend on one another (`apart`), all
    of it is done that can be done, and one part is enough to play the card for (ledger: spell.target-required).
    """

    effects: tuple[Effect, ...]
    apart: bool = False

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc >= len(self.effects):
            finish(s, x)
            return
        stay(s, pc + 1, x)
        run_effect(s, self.effects[pc].key, x)

    def possible(self, s: State, x: Context) -> bool:
        if self.apart:
            return any(effect.possible(s, x) for effect in self.effects)
        return not self.effects or self.effects[0].possible(s, x)

    def touches(self, s: State, player: int, x: Context) -> bool:
        return any(effect.touches(s, player, x) for effect in self.effects)

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        return not self.effects or self.effects[0].can_remove(s, card, x)

    def saying(self) -> Saying:
        if self.apart:
            return Saying("together", {"effects": tuple(_flat(self.effects))})
        return Saying("seq", {"effects": tuple(_told(self.effects))})


@dataclass(frozen=True)
class AtOnce(Effect):
    """Several continuous effects that last equally long, as they are told: in one sentence."""

    what: tuple[Static, ...]
    until: Duration

    def saying(self) -> Saying:
        from sixrealms.powers.lasting_effects import Waits  # it imports this module

        if all(isinstance(one, Waits) for one in self.what):
            return Saying("owe", {"count": len(self.what)})
        return Saying("lasting", {"what": self.what, "until": self.until})


def _flat(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Those of a part that is a list of the same kind itself stand in the same list."""
    for effect in effects:
        if isinstance(effect, Seq) and effect.apart:
            yield from _flat(effect.effects)
        else:
            yield effect


def _told(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects as they are told: together what lasts equally long; a number found is told where it is used."""
    from sixrealms.powers.lasting_effects import Afterwards, Lasting, Remember  # it imports this module

    said = [effect for effect in effects if not (isinstance(effect, Remember) and isinstance(effect.what, Number))]
    for until, group in groupby(
        said, lambda e: e.until if isinstance(e, Lasting) and not isinstance(e.what, Afterwards) else None
    ):
        alike = tuple(group)
        if until and len(alike) > 1:
            yield AtOnce(tuple(e.what for e in alike if isinstance(e, Lasting)), until)
        else:
            yield from alike


def seq(*effects: Effect) -> Seq:
    """One effect after the other."""
    return Seq(tuple(effects))


def together(*effects: Effect) -> Seq:
    """Effects that do not depend on one another."""
    return Seq(tuple(effects), apart=True)


@dataclass(frozen=True)
class If(Effect):
    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 1:
            finish(s, x)
            return
        stay(s, 1, x)
        if self.condition.met(s, x):
            run_effect(s, self.then.key, x)
        elif self.otherwise is not None:
            run_effect(s, self.otherwise.key, x)

    def possible(self, s: State, x: Context) -> bool:
        if self.condition.met(s, x):
            return self.then.possible(s, x)
        return self.otherwise is not None and self.otherwise.possible(s, x)

    def saying(self) -> Saying:
        other = None if isinstance(self.otherwise, Nothing) else self.otherwise
        return Saying("if", {"condition": self.condition, "then": self.then, "otherwise": other})


@dataclass(frozen=True)
class May(Effect):
    """A player decides whether it happens; if not, `otherwise` may."""

    effect: Effect
    who: Who = YOU
    otherwise: Effect | None = None

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            seats = self.who.seats(s, x)
            if not seats or not self.effect.possible(s, x):
                stay(s, 2, x)
                if self.otherwise is not None:
                    run_effect(s, self.otherwise.key, x)
                return
            stay(s, 1, x)
            ask_yes(s, seats[0], "ask-may", x.source)
        elif pc == 1:
            yes = answered(s).verb == "yes"
            stay(s, 2, x)
            if yes:
                run_effect(s, self.effect.key, x)
            elif self.otherwise is not None:
                run_effect(s, self.otherwise.key, x)
        else:
            finish(s, x)


@dataclass(frozen=True)
class OneOf(Effect):
    """A player chooses one of several ways; impossible ways are not offered."""

    ways: tuple[Effect, ...]
    who: Who = YOU

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            options = [Action("mode", number=i) for i, way in enumerate(self.ways) if way.possible(s, x)]
            seats = self.who.seats(s, x)
            if not options or not seats:
                finish(s, x)
                return
            stay(s, 1, x)
            ask(s, seats[0], MODE, "ask-way", options, x.source)
        elif pc == 1:
            way = answered(s).number
            stay(s, 2, x)
            run_effect(s, self.ways[way].key, x)
        else:
            finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return any(way.possible(s, x) for way in self.ways)

    def saying(self) -> Saying:
        from sixrealms.powers.alike_ways import told_in_one_sentence  # it imports this module

        return told_in_one_sentence(self.ways) or Saying("one-of", {"ways": self.ways, "who": self.who})


@dataclass(frozen=True)
class Choose(Effect):
    """A player chooses cards of a set, or one of these players, while the effect works; what is chosen is known as
    `name` afterwards: "target", or "player".

    Openly immune cards are not offered, nor what cannot be taken from where it lies while other cards can. With `up_to`
    they may stop early; if there is nothing to choose, nothing is chosen (and `then` is not done). `levels`: as few or
    many as it takes until their levels come to so much together, or all there are. `by_chance`: they are drawn at
    random. `untouched`: nothing is done to what is chosen, so that no immunity keeps it from being chosen
    (immunity.offensive-only).
    """

    among: Cards | Who
    name: str = "target"
    count: int | Number = 1
    up_to: bool = False
    who: Who = YOU
    then: Effect | None = None
    levels: int = 0
    by_chance: bool = False
    untouched: bool = field(default=False, metadata=ADDED)

    def __post_init__(self) -> None:
        if self.players is not None and self.name == "target":
            object.__setattr__(self, "name", "player")

    @property
    def players(self) -> Who | None:
        """The players one is chosen from; None where cards are."""
        return self.among if isinstance(self.among, Who) else None

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.players is not None:
            self._player(s, pc, x, self.players)
        else:
            self._cards(s, pc, x)

    def _player(self, s: State, pc: int, x: Context, among: Who) -> None:
        if pc:
            finish(s, x.bind(self.name, answered(s).number))
            return
        seats = players(s, among, x)
        if not seats:
            finish(s, x.bind(self.name, -1))
            return
        stay(s, 1, x)
        ask(s, self.who.seats(s, x)[0], PLAYER, "ask-player", [Action("seat", number=p) for p in seats], x.source)

    def _cards(self, s: State, pc: int, x: Context) -> None:
        if pc == 2:
            finish(s, x)
            return
        chosen = x.get(self.name) if pc == 1 else ()
        chosen = chosen if isinstance(chosen, tuple) else ()
        if pc == 1:
            answer = answered(s)
            if answer.verb == "done":
                self._close(s, x, chosen)
                return
            chosen = (*chosen, answer.card)
        options = [c for c in candidates(s, self._target(), x) if c not in chosen]
        seats = self.who.seats(s, x)
        if self._enough(s, x, chosen) or not options or not seats:
            self._close(s, x, chosen)
            return
        options = losable(s, self._target(), drawn_away(s, options, seats[0]), x, self.then)
        if self.by_chance:
            while options and not self._enough(s, x, chosen):
                chosen = (*chosen, options.pop(chance.below(s, len(options))))
            self._close(s, x, chosen)
            return
        stay(s, 1, x.bind(self.name, chosen))
        forced = bool(chosen) or self.levels > 0 or not harms_own(s, seats[0], options, x.source)
        question = "ask-choose-levels" if self.levels else "ask-choose"
        ask_card(s, seats[0], question, options, x.source, optional=self.up_to, forced=forced)

    def _enough(self, s: State, x: Context, chosen: tuple[int, ...]) -> bool:
        if self.levels:
            return sum(level(s, card) for card in chosen) >= self.levels
        return len(chosen) >= (self.count if isinstance(self.count, int) else self.count.value(s, x))

    @property
    def _several(self) -> bool:
        return self.count != 1 or self.levels > 0

    def _close(self, s: State, x: Context, chosen: tuple[int, ...]) -> None:
        value = chosen if self._several or self.up_to else (chosen[0] if chosen else -1)
        x = x.bind(self.name, value)
        stay(s, 2, x)
        if self.then is not None and chosen:
            run_effect(s, self.then.key, x)

    def _target(self) -> Target:
        return Target(self.name, self.among, 2 if self._several else 1, untouched=self.untouched)

    def aim(self) -> Target | None:
        return self._target() if self.players is None else None

    def done_to_it(self) -> Effect | None:
        return self.then

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """A player was chosen with a word of its own."""
        said: dict[str, object] = {"among": self.among, "name": self.name, "who": self.who}
        return ("ChoosePlayer", said) if self.players is not None else None

    def saying(self) -> Saying:
        if self.players is not None:
            return Saying("choose-player", {"among": self.among, "name": self.name, "who": self.who})
        if self.then is not None:
            return Saying("seq", {"effects": (replace(self, then=None), self.then)})
        if not isinstance(self.count, int):
            return Saying("choose-as-many", {"who": self.who, "among": self.among, "count": self.count})
        if self.by_chance:
            return Saying("choose-by-chance", {"among": self.among, "count": self.count})
        if self.levels:
            return Saying("choose-levels", {"who": self.who, "among": self.among, "least": self.levels})
        return Saying("choose", {
            "who": self.who, "among": self.among, "count": so_many(self.count), "up_to": self.up_to, "total": 0,
        })  # fmt: skip

    def binds(self) -> Mapping[str, Bound]:
        return {self.name: Bound(self.among, self._several)}

    def possible(self, s: State, x: Context) -> bool:
        if self.players is not None:
            return bool(self.players.seats(s, x))
        return self.up_to or can_choose(s, self._target(), x)


@dataclass(frozen=True)
class ForEach(Effect):
    """Do it for each card of a set as it is now, bound under `name`; or for each of these players in order of play,
    "that player" inside (ledger: event.order).

    Exempt players (Calm) and players immune to the source are passed over. How many players it is done for is known
    inside as "together".
    """

    cards: Cards | Who
    effect: Effect
    name: str = "it"

    @property
    def players(self) -> Who | None:
        """The players it is done for; None where cards are."""
        return self.cards if isinstance(self.cards, Who) else None

    def binds(self) -> Mapping[str, Bound]:
        return {} if self.players is not None else {self.name: Bound(self.cards)}

    def step(self, s: State, pc: int, x: Context) -> None:
        name, queue = (self.name, "queue") if self.players is None else ("each", "seats")
        if pc == 0:
            x = self._begun(s, x, f"{queue}:{self.key}")
        waiting = x.get(f"{queue}:{self.key}")
        assert isinstance(waiting, tuple)
        if not waiting:
            finish(s, x)
            return
        x = x.bind(f"{queue}:{self.key}", waiting[1:])
        stay(s, 1, x)
        run_effect(s, self.effect.key, x.bind(name, waiting[0]))

    def _begun(self, s: State, x: Context, queue: str) -> Context:
        if isinstance(self.cards, Cards):
            return x.bind(queue, tuple(self.cards.find(s, x)))
        seats = tuple(p for p in self.cards.seats(s, x) if not player_shielded(s, p, x))
        return x.bind(queue, seats).bind("together", len(seats))

    def possible(self, s: State, x: Context) -> bool:
        return not isinstance(self.cards, Cards) or self.cards.exist(s, x)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """To do it for players was a word of its own."""
        return ("EachPlayer", {"who": self.cards, "effect": self.effect}) if self.players is not None else None

    def saying(self) -> Saying:
        if self.players is not None:
            return Saying("each-player", {"who": self.players, "effect": self.effect})
        return super().saying()


@dataclass(frozen=True)
class Qualified(Effect):
    """An effect that is done as it is; the class around it says something about it."""

    effect: Effect

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            stay(s, 1, x)
            run_effect(s, self.effect.key, x)
            return
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return self.effect.possible(s, x)

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        return self.effect.can_remove(s, card, x)


@dataclass(frozen=True)
class Nothing(Effect):
    def step(self, s: State, pc: int, x: Context) -> None:
        finish(s, x)
