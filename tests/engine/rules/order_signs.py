"""Powers that leave a sign when they work, so that the order of activation can be read off the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from sixrealms.engine import atoms
from sixrealms.engine.ability import When
from sixrealms.engine.ask import finish
from sixrealms.engine.power import Ability, Context, Effect
from sixrealms.engine.state import State
from sixrealms.engine.terms import Happening
from tests.made_up import given
from tests.table_talk import Table

_SIGN = "game:sign:"


@dataclass(frozen=True)
class Signs(Effect):
    """Note that this card's power has worked."""

    def step(self, s: State, pc: int, x: Context) -> None:
        atoms.mark(s, f"{_SIGN}{sum(1 for key in s.marks if key.startswith(_SIGN)):03}", x.source + 1)
        finish(s, x)

    def text(self) -> str:
        return "sign"


@contextmanager
def signing(*printings: str, event: Happening = "activate") -> Iterator[None]:
    """These cards sign when the event comes."""
    with powers({printing: (When(event, Signs()),) for printing in printings}):
        yield


@contextmanager
def powers(made: Mapping[str, tuple[Ability, ...]]) -> Iterator[None]:
    """Each of these cards has these abilities and no others."""
    with ExitStack() as stack:
        for printing, abilities in made.items():
            stack.enter_context(given(printing, *abilities))
        yield


def signed(t: Table, *cards: str) -> None:
    """These cards have signed, in this order, and nobody else."""
    found = [t.state.marks[key] - 1 for key in sorted(t.state.marks) if key.startswith(_SIGN)]
    t.expect(found == [t.card(card) for card in cards], f"signed: {[t.state.name(card) for card in found]}")


__all__ = ["Signs", "powers", "signed", "signing"]
