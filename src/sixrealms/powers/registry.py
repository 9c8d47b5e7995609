"""Which power belongs to which wording. Power files are loaded once, on first need."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import EllipsisType
from typing import TYPE_CHECKING, Final, Literal

from sixrealms.engine.power import Ability, Power
from sixrealms.engine.power_keys import give_keys
from sixrealms.errors import CatalogueError

if TYPE_CHECKING:
    from sixrealms.catalogue import Printing

Status = Literal["enforced", "none", "missing"]

_POWERS: Final[dict[str, Power]] = {}
_MODELS: Final[dict[str, str]] = {}
_REPEATS: Final[list[tuple[Printing, str]]] = []  # until all files are read
_loaded = False
_written = 0


def written() -> int:
    """How often a power has been written down or replaced so far: the same number, the same powers."""
    load()
    return _written


def card(printing_id: str, name: str, *abilities: Ability | EllipsisType, custom: str = "") -> None:
    """Write down the power of one wording, named by one of its printings; every printing of the wording plays it.

    With `...` among the abilities the power is still to be written: the card goes on being shown as missing. Refuses a
    card without any ability, a name that is not the printing's and a wording written before (CatalogueError).
    """
    printing = _called(printing_id, name)
    if printing.wording in _POWERS:
        raise CatalogueError(f"{printing_id}: the wording {printing.wording} has a power already; write it once")
    enforced = tuple(one for one in abilities if not isinstance(one, EllipsisType))
    if not abilities:
        raise CatalogueError(f"{printing_id} {name}: say its power, or write ... while it has none")
    if len(enforced) == len(abilities):
        _write(printing.wording, give_keys(Power(enforced, printing.wording, custom), printing.wording))


def same_as(printing_id: str, name: str, model: str) -> None:
    """Another wording that plays exactly as `model`, wherever that is written; refuses what `card` refuses."""
    _REPEATS.append((_called(printing_id, name), model))


def write_repeats() -> None:
    """Give every wording that repeats another its power, once all files are read."""
    from sixrealms import catalogue  # the catalogue is read when a card is first written down

    for printing, model in _REPEATS:
        wording = catalogue.printing(model).wording
        base = _POWERS[wording]
        _MODELS[printing.wording] = wording
        card(printing.id, printing.name, *base.abilities, custom=base.custom)
    _REPEATS.clear()


def _called(printing_id: str, name: str) -> Printing:
    """A printing by its id, and by its name for whoever reads the file."""
    from sixrealms import catalogue  # the catalogue is read when a card is first written down

    printing = catalogue.printing(printing_id)
    if printing.name != name:
        raise CatalogueError(
            f"{printing_id} is {printing.name!r}, not {name!r}; a card is called as the catalogue has it"
        )
    return printing


def model_of(wording: str) -> str | None:
    """The wording whose power this one repeats, None for one with a power of its own."""
    load()
    return _MODELS.get(wording)


def load() -> None:
    """Import every power file once. A thread that comes while another loads them waits until all are there."""
    global _loaded
    if not _loaded:
        import sixrealms.powers.card_files  # noqa: F401 - importing it is the loading

        _loaded = True


def power_of(printing_id: str) -> Power | None:
    """The power of a printing; an empty power for a card without one; None while it is not written yet."""
    from sixrealms import catalogue  # the catalogue is read when a card is first written down

    load()
    printing = catalogue.printing(printing_id)
    found = _POWERS.get(printing.wording)
    if found is None and printing.blank:
        return _none(printing.wording)
    return found


@cache
def _none(wording: str) -> Power:
    """The empty power of a wording; always the same object, so that definitions made from it can be shared."""
    return Power((), wording)


def status(printing: Printing) -> Status:
    """ "enforced", "none" (the card has no special power) or "missing" (not written yet)."""
    load()
    if printing.wording in _POWERS:
        return "enforced"
    return "none" if printing.blank else "missing"


def is_custom(printing: Printing) -> bool:
    load()
    found = _POWERS.get(printing.wording)
    return found is not None and bool(found.custom)


def all_powers() -> dict[str, Power]:
    load()
    return dict(_POWERS)


@contextmanager
def replaced(wording: str, other: Power | None) -> Iterator[None]:
    """Play with another power for one wording (or none): how the knock-out check breaks cards on purpose."""
    load()
    old = _POWERS.get(wording)
    _write(wording, give_keys(other, wording) if other is not None else None)
    try:
        yield
    finally:
        _write(wording, old)


def _write(wording: str, power: Power | None) -> None:
    """Note the power of a wording, or that it has none."""
    global _written
    _written += 1
    if power is None:
        _POWERS.pop(wording, None)
    else:
        _POWERS[wording] = power
