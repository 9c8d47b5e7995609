"""A field on a Ray cluster of this machine alone: the same games, also where a worker dies in the middle of one."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from sixrealms import decks
from sixrealms.errors import SixRealmsError
from sixrealms.laboratory import cluster
from sixrealms.laboratory.field import LabField

FIELD = LabField("test", (decks.named("A-1"), decks.named("B-1")), 40, "random", "tournament", 55, 6)


def _workers(above: int) -> list[int]:
    """Processes of Ray that play games, below this one."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                command = (entry / "cmdline").read_bytes()
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if command.startswith(b"ray::play_some") and _descends(parent, above):
                found.append(int(entry.name))
    return found


def _descends(process: int, above: int) -> bool:
    while process > 1:
        if process == above:
            return True
        try:
            process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            return False
    return False


@pytest.mark.daily_share
@pytest.mark.timeout(600)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="finds the workers in /proc")
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_two_workers_one_of_them_killed_play_the_same_games() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: `make test-research` does that")
    numbers = range(FIELD.count)
    found = []
    killed: list[int] = []
    for part in cluster.on_cluster(FIELD, numbers, cluster.HERE, workers=2):
        found += part
        if not killed:
            killed = _workers(os.getpid())[:1]
            for process in killed:
                os.kill(process, signal.SIGKILL)
    assert killed
    assert sorted(game.number for game in found) == list(numbers)
    assert sorted(found, key=lambda game: game.number)[::8] == [FIELD.one(number) for number in numbers[::8]]


def test_without_ray_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SixRealmsError, match=r"sixrealms\[cluster\]"):
        next(cluster.on_cluster(FIELD, [0], cluster.HERE))


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoCluster:
        """Nobody answers."""

        tries = 0

        def init(self, **_: object) -> None:
            self.tries += 1
            raise ConnectionError("nobody answers")

        def shutdown(self) -> None: ...

    for address, tries in (("ray://nowhere.example:10001", 1), (cluster.HERE, 3)):
        ray = NoCluster()
        monkeypatch.setitem(sys.modules, "ray", ray)
        with pytest.raises(SixRealmsError, match="nobody answers"):
            next(cluster.on_cluster(FIELD, [0], address))
        assert ray.tries == tries


def test_a_machine_with_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class FakeRay:
        """Plays at once, as a machine of long ago."""

        def remote(self, **_: object) -> object:
            class Task:
                def __init__(self, function: object) -> None: ...
                def remote(self, field: object, numbers: object) -> tuple[str, list[object]]:
                    return "0.0.1", []

            return Task

        def put(self, what: object) -> object:
            return what

        def cluster_resources(self) -> dict[str, float]:
            return {"CPU": 2}

        def wait(self, out: list[object], num_returns: int) -> tuple[list[object], list[object]]:
            return out[:1], out[1:]

        def get(self, one: object) -> object:
            return one

    with pytest.raises(SixRealmsError, match=r"0\.0\.1"):
        list(cluster._shared_out(FakeRay(), FIELD, [0, 1]))
