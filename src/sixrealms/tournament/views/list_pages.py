"""Pages of long lists: which one is told, and what stands on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

Entry = TypeVar("Entry")


class ListPage(msgspec.Struct, frozen=True):
    """Which page of a list is told: page `page` of `pages`, each of `size` entries, of the `found` ones."""

    page: int
    pages: int
    size: int
    found: int


def page_of(
    found: Sequence[Entry], page: int, size: int, is_beside: Callable[[Entry], bool] | None = None
) -> tuple[Sequence[Entry], ListPage]:
    """The entries of a page, and which page it is: the nearest there is, or that of the first entry that `is_beside`
    somebody, where there is one.
    """
    pages = max(1, -(-len(found) // size))
    page = min(max(page, 1), pages)
    if is_beside is not None:
        page = next((1 + at // size for at, one in enumerate(found) if is_beside(one)), page)
    return found[(page - 1) * size : page * size], ListPage(page, pages, size, len(found))
