"""Effects that go on for a stated time, notes, extra turns and what else concerns time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.board import holding_true
from sixrealms.engine.card_def import CAST
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.expiry import AGAIN
from sixrealms.engine.flow.combat_activation import activate_gained, activated, activating
from sixrealms.engine.immunity import player_shielded
from sixrealms.engine.power import ADDED, Bound, Cards, Context, Effect, Node, Number, Saying, Static, Who
from sixrealms.engine.state import ORIGIN, Running, State, TurnState
from sixrealms.engine.statics import Controls, Imitation, LastsLonger
from sixrealms.powers.durations import FOR_THE_ROUND, Duration
from sixrealms.powers.moves import affected
from sixrealms.powers.players import EVERYONE, YOU
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class Lasting(Effect):
    """Let a continuous effect work for a while (`powers.durations`).

    A card whose effect outlives the battle lies on the table as long as it lasts, a spell cast in combat once its round
    is over (ledger: event.duration-in-play); where nothing remains of a card that is gone, so does every other
    (inplay.left-no-effect).
    """

    what: Static
    until: Duration = FOR_THE_ROUND

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"lasting"})

    def step(self, s: State, pc: int, x: Context) -> None:
        keeps = -1
        outlives_battle = not self.until.in_battle
        outlives_round = self.until != FOR_THE_ROUND and (outlives_battle or not s.kit.ruleset.effects_outlive_source)
        if outlives_battle or isinstance(self.what, Waits) or not s.kit.ruleset.effects_outlive_source:
            if s.zone[x.source] == z.PLAYING:
                keeps = x.source
            elif outlives_round and not self.until.with_source and self._spell_in_combat(s, x.source):
                keeps = x.source  # beside its caster for the round, on the table afterwards (leave.py)
        act = s.act(x.act) if x.act >= 0 else None
        if act is not None and act.exempt:
            x = x.bind("exempt", act.exempt)
        until = self.until.ends(s, x)
        if self._twice(s, x):
            until = (AGAIN, *until)
            if s.zone[x.source] == z.ATTACHED:
                keeps = x.source  # it works for longer than the round it was cast in
        copies = isinstance(self.what, Imitation) and activated(s)
        before = activating(s) if copies else frozenset()
        running = Running(s.next_id, self.what.key, self.what.begun(s, x), until, keeps, self._tied(s, x))
        s.effects = (*s.effects, running)
        atoms.touch_effects(s)  # not before: what begins may look at the board
        s.next_id += 1
        if copies:
            activate_gained(s, before)
        finish(s, x)

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        return not isinstance(self.what, Controls) or self.what.gets(s, card, x)

    def saying(self) -> Saying:
        if isinstance(self.what, Afterwards):
            return Saying("later", {"effect": self.what.effect, "when": Saying(f"after-{self.until.key}")})
        return Saying("lasting", {"what": self.what, "until": self.until})

    def _twice(self, s: State, x: Context) -> bool:
        if LastsLonger.kind not in s.kit.questions or not self.until.states_time:
            return False
        return any(static.doubles(s, x.source, x.user, y) for static, y, _ in holding_true(s, LastsLonger))

    def _spell_in_combat(self, s: State, card: int) -> bool:
        return s.zone[card] == z.ATTACHED and s.kit.defs[s.defn[card]].type in CAST

    def _tied(self, s: State, x: Context) -> tuple[tuple[str, int, int], ...]:
        """The cards in play that it works on; if they leave play, they are no longer the same. Where nothing outlives
        the card it comes from, that one too: whoever comes back is another (inplay.left-no-effect).
        """
        known = dict(x.bound)
        found: dict[tuple[str, int], int] = {}
        for name in sorted({name for node in self.what.subjects() for name in node.pointed_at()}):
            if name == "bearer":  # what lasts with its card works on whoever bears that then
                if self.until.with_source:
                    continue
                name = "user"
            value = {"source": x.source, "user": x.user}.get(name, known.get(name))
            for card in value if isinstance(value, tuple) else (value,):
                if isinstance(card, int) and card >= 0 and s.zone[card] in z.IN_PLAY:
                    found[name, card] = s.gen[card]
        if not s.kit.ruleset.effects_outlive_source:
            found[ORIGIN, x.source] = s.gen[x.source]
        return tuple([(name, card, generation) for (name, card), generation in found.items()])


@dataclass(frozen=True)
class Waits(Static):
    """The card stays on the table, for what it will do or let its player do later (event.duration-in-play)."""

    @property
    def kind(self) -> str:  # type: ignore[override]
        return "waits"


@dataclass(frozen=True)
class Afterwards(Static):
    """When the time it has been laid over the game for ends, the effect is done: whatever has become of its card, and
    with what was chosen before. A card chosen in play that has left it since is meant no more (inplay.left-no-effect).
    """

    effect: Effect

    @property
    def kind(self) -> str:  # type: ignore[override]
        return "afterwards"

    def subjects(self) -> Iterator[Node]:
        return iter(())

    def begun(self, s: State, x: Context) -> Context:
        cards = [c for name in self._meant() if isinstance(c := x.get(name), int) and c >= 0 and s.zone[c] in z.IN_PLAY]
        return x.bind("lay", tuple(number for c in cards for number in (c, s.gen[c])))

    def ended(self, s: State, x: Context) -> None:
        lay = x.get("lay")
        assert isinstance(lay, tuple)
        gone = {c for c, gen in zip(lay[::2], lay[1::2], strict=True) if s.gen[c] != gen}
        for name in self._meant():
            if x.get(name) in gone:
                x = x.bind(name, -1)
        s.triggers = (*s.triggers, (self.effect.key, x._replace(act=-1)))

    def _meant(self) -> list[str]:
        return sorted({name for node in self.effect.walk() for name in node.pointed_at()})


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """Take a full turn right after this one, or after those the same card has just given others; it is no real turn for
    Limbo and once-per-turn powers (ledger: open.extra-turn-shape, once.extra-turns). A `real` one is a turn missed
    before: it comes first and is a turn of yours in all respects; then play goes on where it left off
    (open.skipped-turn).
    """

    real: bool = False

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.real:
            s.queue = (TurnState(x.player, inserted=True), *s.queue)
            atoms.note(s, "turn-taken", x.player)
        elif not player_shielded(s, x.player, x):
            same = next((i for i, turn in enumerate(s.queue) if turn.granted_by != x.source), len(s.queue))
            s.queue = (*s.queue[:same], TurnState(x.player, x.source), *s.queue[same:])
            atoms.note(s, "extra-turn", x.player)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return self.real or not player_shielded(s, x.player, x)

    def saying(self) -> Saying:
        return Saying("missed-turn" if self.real else "extra-turn", {"who": YOU})


@dataclass(frozen=True)
class SkipTurn(Effect):
    """These players miss their next turn; if that is an extra turn they are about to take, they lose that one. An
    `extra` turn is the one that would be taken next, if it is one of theirs. `phase`: of the turn that runs they miss
    phase 3 or 4, if it has not come so far: nothing that belongs into it can be done (exception to turn.sequence).
    """

    who: Who
    extra: bool = False
    phase: int | None = field(default=None, metadata=ADDED)

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.phase is not None:
            if self.possible(s, x):
                atoms.mark(s, marks.PHASE_SKIPPED.of(self.phase))
            finish(s, x)
            return
        for seat in [s.queue[0].player for _ in s.queue[:1]] if self.extra else self.who.seats(s, x):
            if player_shielded(s, seat, x) or not self.who.includes(s, seat, x):
                continue
            waiting = [i for i, turn in enumerate(s.queue) if turn.player == seat]
            if waiting:
                s.queue = (*s.queue[: waiting[0]], *s.queue[waiting[0] + 1 :])
            else:
                s.skips = tuple(n + (p == seat) for p, n in enumerate(s.skips))
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        if self.phase is not None:
            reached = self.who.includes(s, s.active, x) and not player_shielded(s, s.active, x)
            return s.phase < self.phase and reached
        return not self.extra or any(self.who.includes(s, turn.player, x) for turn in s.queue[:1])

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Missing a phase was a word of its own."""
        return ("SkipPhase", {"phase": self.phase}) if self.phase is not None else None

    def saying(self) -> Saying:
        if self.phase is not None:
            return Saying("skip-phase", {"phase": self.phase})
        if self.extra:
            return Saying("cancel-extra-turn" if self.who == EVERYONE else "cancel-extra-turn-of", {"who": self.who})
        return Saying("skip-turn", {"who": self.who})


@dataclass(frozen=True)
class Spend(Effect):
    """A champion cannot be used for anything until its owner's next turn (ledger: wish.caster-spent)."""

    who: Ref

    def step(self, s: State, pc: int, x: Context) -> None:
        card = self.who.card(s, x)
        if card >= 0:
            atoms.set_flag(s, card, z.SPENT)
        finish(s, x)


#: Cards of which nothing is said before they are meant: they have a noun of their own.
_UNTOLD: Final = "survivors"


@dataclass(frozen=True)
class Remember(Effect):
    """Find a number, or the cards of a set that are within reach now, and know them as `name` afterwards."""

    name: str
    what: Number | Cards

    def binds(self) -> Mapping[str, Bound]:
        if isinstance(self.what, Number):
            return {self.name: Bound(self.what)}
        return {} if self.name == _UNTOLD else {self.name: Bound(self.what, True)}

    def step(self, s: State, pc: int, x: Context) -> None:
        found = tuple(affected(s, self.what, x)) if isinstance(self.what, Cards) else self.what.value(s, x)
        finish(s, x.bind(self.name, found))

    def saying(self) -> Saying:
        if isinstance(self.what, Cards):
            return Saying("gather-survivors" if self.name == _UNTOLD else "gather", {"cards": self.what})
        return Saying("remember", {"number": self.what})
