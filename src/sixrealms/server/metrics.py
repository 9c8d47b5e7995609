"""Figures for Prometheus: how much a server holds, how it is, and how long people wait for what they do."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from sixrealms.records.fingerprint import program_version
from sixrealms.server import fault_log
from sixrealms.server.health import Soundness
from sixrealms.server.session.lobby import Lobby


class _Now(Collector):
    """What is so at the moment somebody asks."""

    def __init__(self, lobby: Lobby, counts: tuple[int, int], condition: Soundness) -> None:
        self._lobby = lobby
        self._counts = counts
        self._condition = condition

    def collect(self) -> Iterator[Metric]:
        kept, unfinished = self._counts
        storage, now = self._lobby.workers.storage, self._condition
        yield InfoMetricFamily("sixrealms", "The program.", value={"version": program_version()})
        for name, told, value in (
            ("tables_kept", "Tables in the database.", kept),
            ("tables_unfinished", "Tables whose game is not over.", unfinished),
            ("tables_in_memory", "Tables in memory.", self._lobby.rooms),
            ("connections", "Open sockets.", self._lobby.connections),
            ("connections_most", "Sockets of seats this server lets in.", self._lobby.capacity.seated),
            ("tables_most", "Games that may go on at once.", self._lobby.capacity.tables),
            ("database_up", "1 while the database takes what is written.", int(now.database == "ok")),
            ("servers", "Servers that share the tables, this one among them.", _count(self._lobby)),
            ("healthy", "1 while database and disk are as they should be.", int(now.well)),
        ):
            yield GaugeMetricFamily(f"sixrealms_{name}", told, value=value)
        for name, told, value in (
            ("entries", "Entries of games stored since the start.", storage.entries_stored),
            ("faults", "Times the program failed since the start.", fault_log.counted()),
            ("storage_failures", "Times the database did not take something.", storage.failures),
            ("storage_doubts", "Times the database broke off at a commit.", storage.doubts),
        ):
            yield CounterMetricFamily(f"sixrealms_{name}", told, value=value)


def _count(lobby: Lobby) -> int:
    return lobby.peers.count if lobby.peers is not None else 1


def told(lobby: Lobby, counts: tuple[int, int], condition: Soundness) -> str:
    """All figures in the form Prometheus reads."""
    registry = CollectorRegistry()
    registry.register(_Now(lobby, counts, condition))
    registry.register(lobby.workers.stored_in)
    PlatformCollector(registry)
    ProcessCollector(registry=registry)
    return generate_latest(registry).decode()
