"""How a function becomes a test that runs several ways and that the knock-out check finds by its cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import pytest

from sixrealms import catalogue
from tests.talk.table import Table

Row = tuple[str, Callable[..., None], tuple[Any, ...], "Terms"]

#: wording -> every test that exercises it: (test name, function, arguments, how to run it). Filled by the decorators.
BY_WORDING: Final[dict[str, list[Row]]] = {}


class Terms:
    """How the tests of one decorator are run."""

    def __init__(self, edition: str, rotate: bool | str) -> None:
        if rotate is False:
            raise TypeError('rotate="..." must say why the seats cannot change')
        self.edition = edition
        self.rotates = rotate is True


def play_through(row: Row, wordings: Iterable[str] = (), *, single: bool = False) -> None:
    """Run one test in every way; `single`: once, as it is."""
    __tracebackhide__ = True
    _, function, arguments, terms = row
    table = Table(terms.edition, single=single)
    function(table, *arguments)
    table.finish(wordings)
    if terms.rotates and not single:
        moved = Table(terms.edition, rotation=1, single=True)
        function(moved, *arguments)
        moved.finish(wordings)


def _edition(printings: Sequence[str], edition: str) -> str:
    return edition or (printings[0].partition("/")[0] if printings else "1st")


def _dressed(test: Callable[..., None], function: Callable[..., None], rules: Sequence[str]) -> Callable[..., None]:
    test.__name__, test.__qualname__ = function.__name__, function.__qualname__
    test.__module__, test.__doc__ = function.__module__, function.__doc__
    return pytest.mark.rule(*rules)(test) if rules else test


def card_test(
    *printings: str, rules: Sequence[str] = (), rotate: bool | str = True, edition: str = ""
) -> Callable[[Callable[[Table], None]], Callable[..., None]]:
    """A test of what these cards do."""
    terms = Terms(_edition(printings, edition), rotate)
    wordings = [catalogue.printing(p).wording for p in printings]

    def dress(function: Callable[[Table], None]) -> Callable[..., None]:
        row: Row = (f"{function.__module__}.{function.__name__}", function, (), terms)
        for wording in wordings:
            BY_WORDING.setdefault(wording, []).append(row)

        def test() -> None:
            __tracebackhide__ = True
            play_through(row, wordings)

        return _dressed(test, function, rules)

    return dress


def table_test(
    *, rules: Sequence[str], rotate: bool | str = True, edition: str = "1st"
) -> Callable[[Callable[[Table], None]], Callable[..., None]]:
    """A test of the rules, whatever cards it needs."""
    return card_test(rules=rules, rotate=rotate, edition=edition)


def card_family(
    cards: Mapping[str, tuple[Any, ...]], *, rules: Sequence[str] = (), rotate: bool | str = True, edition: str = ""
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """One test for several cards that do the same with other values."""
    terms = Terms(_edition(list(cards), edition), rotate)
    wordings = {p: catalogue.printing(p).wording for p in cards}

    def dress(function: Callable[..., None]) -> Callable[..., None]:
        rows: dict[str, Row] = {}
        for printing, arguments in cards.items():
            name = f"{function.__module__}.{function.__name__}[{printing}]"
            rows[printing] = (name, function, (printing, *arguments), terms)
            BY_WORDING.setdefault(wordings[printing], []).append(rows[printing])

        @pytest.mark.parametrize("printing", list(cards))
        def test(printing: str) -> None:
            __tracebackhide__ = True
            play_through(rows[printing], [wordings[printing]])

        return _dressed(test, function, rules)

    return dress
