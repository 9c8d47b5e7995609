"""How a function becomes a test that runs several ways and that the knock-out check finds by its cards."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

import pytest

from sixrealms import catalogue
from tests.talk.table import Table
from tests.talk.ways import in_every_way


@dataclass
class CardTest:
    """A test as it was written, and how it is to be run."""

    function: Callable[..., None]
    arguments: tuple[Any, ...]  # after the table
    wordings: tuple[str, ...]  # must be on the table
    edition: str
    rotates: bool
    collected: Callable[..., None] | None = None  # what pytest sees: it carries further parametrize marks

    @property
    def name(self) -> str:
        """Module and function, with the printing of a family."""
        where = f"[{self.arguments[0]}]" if self.arguments else ""
        return f"{self.function.__module__}.{self.function.__name__}{where}"

    def variants(self) -> Iterator[dict[str, Any]]:
        """The values of each run that `pytest.mark.parametrize` above the decorator asks for."""
        axes = []
        for mark in getattr(self.collected, "pytestmark", ()):
            names = mark.args[0] if mark.name == "parametrize" else "printing"
            names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
            if names == ["printing"]:
                continue
            values = [getattr(value, "values", value) for value in mark.args[1]]
            axes.append([dict(zip(names, v if isinstance(v, tuple) else (v,), strict=True)) for v in values])
        for chosen in product(*axes):
            yield {name: value for part in chosen for name, value in part.items()}

    def play(self, *, single: bool = False, **values: Any) -> None:
        """Run the test, in every way if it is its turn (`tests.talk.ways`); `single`: once, as it is."""
        __tracebackhide__ = True
        single = single or not in_every_way(self.name)
        self._run(0, single, values)
        if self.rotates and not single:
            self._run(1, True, values)

    def _run(self, rotation: int, single: bool, values: dict[str, Any]) -> None:
        __tracebackhide__ = True
        table = Table(self.edition, rotation=rotation, single=single)
        self.function(table, *self.arguments, **values)
        table.finish(self.wordings)


#: wording -> every test that exercises it. Filled by the decorators.
BY_WORDING: Final[dict[str, list[CardTest]]] = {}


def _made(
    function: Callable[..., None], arguments: tuple[Any, ...], cards: Sequence[str], rotate: bool | str, edition: str
) -> CardTest:
    if rotate is False:
        raise TypeError('rotate="..." must say why the seats cannot change')
    wordings = tuple(catalogue.printing(card).wording for card in cards)
    edition = edition or (cards[0].partition("/")[0] if cards else "1st")
    made = CardTest(function, arguments, wordings, edition, rotate is True)
    for wording in wordings:
        BY_WORDING.setdefault(wording, []).append(made)
    return made


def _dressed(test: Any, function: Callable[..., None], rules: Sequence[str], given: int) -> Callable[..., None]:
    """Let pytest see the function's name, rules and those of its parameters that nobody has given yet."""
    test.__name__, test.__qualname__ = function.__name__, function.__qualname__
    test.__module__, test.__doc__ = function.__module__, function.__doc__
    own = list(inspect.signature(test).parameters.values())
    open_ = list(inspect.signature(function).parameters.values())[given:]
    if any(p.name == "printing" for p in open_):
        raise TypeError("`printing` is what card_family gives its test; call what is parametrised otherwise")
    kept = [p for p in own if p.kind is not inspect.Parameter.VAR_KEYWORD]
    test.__signature__ = inspect.Signature([*kept, *open_])
    marked: Callable[..., None] = pytest.mark.rule(*rules)(test) if rules else test
    return marked


def card_test(
    *printings: str, rules: Sequence[str] = (), rotate: bool | str = True, edition: str = ""
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test of what these cards do."""

    def dress(function: Callable[..., None]) -> Callable[..., None]:
        made = _made(function, (), printings, rotate, edition)

        def test(**values: Any) -> None:
            __tracebackhide__ = True
            made.play(**values)

        made.collected = test
        return _dressed(test, function, rules, 1)

    return dress


def table_test(
    *, rules: Sequence[str], rotate: bool | str = True, edition: str = "1st"
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test of the rules, whatever cards it needs."""
    return card_test(rules=rules, rotate=rotate, edition=edition)


def card_family(
    cards: Mapping[str, tuple[Any, ...]], *, rules: Sequence[str] = (), rotate: bool | str = True, edition: str = ""
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """One test for several cards that do the same with other values."""

    def dress(function: Callable[..., None]) -> Callable[..., None]:
        made = {p: _made(function, (p, *values), (p,), rotate, edition) for p, values in cards.items()}

        def test(printing: str, **values: Any) -> None:
            __tracebackhide__ = True
            made[printing].play(**values)

        for one in made.values():
            one.collected = test
        given = 2 + len(next(iter(cards.values())))
        whole: Callable[..., None] = pytest.mark.parametrize("printing", list(cards))(
            _dressed(test, function, rules, given)
        )
        return whole

    return dress
