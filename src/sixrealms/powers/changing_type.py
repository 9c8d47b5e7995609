"""Being of another champion type of one's choice (ledger: icon.ability.type-change)."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.action import MODE, Action
from sixrealms.engine.ask import answered, ask, finish, run_effect, stay
from sixrealms.engine.power import Context, Effect, Noun, Saying, Test
from sixrealms.engine.state import State
from sixrealms.engine.terms import TypeName
from sixrealms.powers.durations import FOR_THE_ROUND, Duration
from sixrealms.powers.identity import Becomes
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.questions import slug


@dataclass(frozen=True)
class ChooseType(Effect):
    """You choose one of the ways to be of another type; the choice holds as long as they do."""

    ways: tuple[Lasting, ...]

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            stay(s, 1, x)
            ask(s, x.player, MODE, "ask-way", [Action("mode", number=i) for i in range(len(self.ways))], x.source)
        elif pc == 1:
            stay(s, 2, x)
            run_effect(s, self.ways[answered(s).number].key, x)
        else:
            finish(s, x)

    def saying(self) -> Saying:
        kinds = [way.what for way in self.ways]
        first = kinds[0]
        assert isinstance(first, Becomes)
        types = tuple(Noun(f"noun-{slug(kind.type)}") for kind in kinds if isinstance(kind, Becomes))
        return Saying("choose-type", {"who": first.who, "types": types, "until": self.ways[0].until})


def choose_type(who: Test, types: tuple[TypeName, ...], until: Duration = FOR_THE_ROUND) -> ChooseType:
    return ChooseType(tuple(Lasting(Becomes(who, name), until) for name in types))
