"""The games of a field on many machines, with Ray (`sixrealms[cluster]`): the same games, whoever plays them.

A machine that goes away takes only time: its games are given to another one. A machine with another version of the
program is refused, for its games might be others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from sixrealms.errors import OptionRefused
from sixrealms.laboratory.field import LabField, LabGame
from sixrealms.records.fingerprint import program_version

HERE: Final = "local"
"""The address of a cluster that is started on this machine and ended with the games."""
_AT_ONCE: Final = 8
"""Games a machine is given together."""
_TRIES: Final = 3
_WAITING: Final = 3
"""Pieces of work given out for each core, so that nobody waits for more."""


def play_some(field: LabField, numbers: Sequence[int]) -> tuple[str, list[LabGame]]:
    """Play these games here; with the version of the program that has played them."""
    return program_version(), [field.one(number) for number in numbers]


def on_cluster(field: LabField, numbers: Sequence[int], address: str, workers: int = 0) -> Iterator[list[LabGame]]:
    """The games of these numbers, a few at a time as they are done, in no order.

    `address` is that of a cluster (`auto`: the one this machine belongs to), or HERE, with so many `workers`.
    OptionRefused where Ray is missing, no cluster is reached, or a machine of it has another version of the program.
    """
    ray = _ray()
    _join(ray, address, workers)
    try:
        yield from _shared_out(ray, field, numbers)
    finally:
        ray.shutdown()


def _join(ray: Any, address: str, workers: int) -> None:
    """Join the cluster, or start one here: a busy machine may need another try."""
    quiet = {"log_to_driver": False, "configure_logging": False}
    for left in reversed(range(_TRIES if address == HERE else 1)):
        try:
            if address == HERE:
                ray.init(num_cpus=workers or None, include_dashboard=False, **quiet)
            else:
                ray.init(address=address, **quiet)
            return
        except Exception as why:  # noqa: BLE001 - Ray has no class of its own for it
            ray.shutdown()
            if not left:
                said = repr(str(why)[:200])
                raise OptionRefused("lab-no-cluster", address=repr(address[:100]), why=said) from None


def _shared_out(ray: Any, field: LabField, numbers: Sequence[int]) -> Iterator[list[LabGame]]:
    task = ray.remote(max_retries=-1, num_cpus=1)(play_some)
    whole = ray.put(field)  # sent to each machine once
    rest = [tuple(numbers[at : at + _AT_ONCE]) for at in range(0, len(numbers), _AT_ONCE)][::-1]
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    out: list[Any] = []
    while rest or out:
        while rest and len(out) < cores * _WAITING:
            out.append(task.remote(whole, rest.pop()))
        done, out = ray.wait(out, num_returns=1)
        for one in done:
            version, games = ray.get(one)
            if version != program_version():
                raise OptionRefused("lab-other-version", here=program_version(), there=version)
            yield games


def _ray() -> Any:
    try:
        import ray  # an extra; takes seconds to load
    except ModuleNotFoundError:
        raise OptionRefused("lab-no-ray") from None
    return ray
