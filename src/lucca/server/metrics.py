"""What a server counts, for Prometheus. docs/deployment.md lists all of it."""

from collections import Counter as Tally
from collections.abc import Callable, Iterator, Sequence
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from lucca import __version__
from lucca.server.live.audience import Audience
from lucca.server.live.bots import Bots
from lucca.server.live.rooms import Rooms
from lucca.server.store.writer import Writer
from lucca.server.tables.entries import Entry
from lucca.server.tables.table import Status

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_THINKING = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """One registry for each server, so that several can live in one process."""

    def __init__(self, database: str, node: str) -> None:
        self.registry = CollectorRegistry()
        self._requests = self._counter("lucca_requests", "HTTP requests answered", "method", "route", "status")
        self._answering = self._histogram(
            "lucca_request_seconds", "From an HTTP request to its answer", _QUICK, "route"
        )
        self.messages = self._counter("lucca_socket_messages", "Messages from clients, by type", "type")
        self.refused = self._counter("lucca_refused", "Requests and messages refused, by code", "code")
        self._entries = self._counter("lucca_entries", "Log entries saved by this node, by what happened", "what")
        self.confirming = self._histogram(
            "lucca_confirm_seconds", "From a confirm that arrives to its move being saved and told", _QUICK
        )
        self._thinking = self._histogram("lucca_bot_seconds", "Time a bot thought about a move", _THINKING, "level")
        self._saving = self._histogram(
            "lucca_transaction_seconds", "Time a transaction that writes tables took", _QUICK
        )
        info = Gauge("lucca_info", "What runs here", ["version", "database", "node"], registry=self.registry)
        info.labels(__version__, database, node).set(1)
        ProcessCollector(registry=self.registry)

    def watch(self, rooms: Rooms, audience: Audience, writer: Writer, bots: Bots) -> None:
        """Ask these, whenever the page is asked for, how things stand and what they have counted themselves."""
        self._gauge("lucca_tables_owned", "Tables that this node owns", lambda: len(rooms.owned))
        self._gauge("lucca_viewers", "Open sockets", lambda: len(audience.viewers))
        self._gauge("lucca_bot_moves_pending", "Moves that bots think about or wait to", lambda: bots.pending)
        self.registry.register(_Tallies(rooms, writer, bots))

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(name, text, labels, registry=self.registry)

    def _histogram(self, name: str, text: str, buckets: Sequence[float], *labels: str) -> Histogram:
        return Histogram(name, text, labels, buckets=buckets, registry=self.registry)

    def _gauge(self, name: str, text: str, value: Callable[[], float]) -> None:
        Gauge(name, text, registry=self.registry).set_function(value)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """`route` is a template, never an address: labels must stay few."""
        self._requests.labels(method if method in _METHODS else "other", route, str(status)).inc()
        self._answering.labels(route).observe(seconds)

    def saved(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self._entries.labels(str(entry.__struct_config__.tag)).inc()

    def bot_thought(self, level: str, seconds: float) -> None:
        self._thinking.labels(level).observe(seconds)

    def transaction_took(self, seconds: float) -> None:
        self._saving.observe(seconds)

    def page(self) -> bytes:
        return generate_latest(self.registry)


class _Tallies(Collector):
    """What the server's parts count themselves."""

    def __init__(self, rooms: Rooms, writer: Writer, bots: Bots) -> None:
        self._rooms, self._writer, self._bots = rooms, writer, bots

    def collect(self) -> Iterator[Metric]:
        tables = GaugeMetricFamily("lucca_tables_in_memory", "Tables in memory, by status", labels=["status"])
        by_status = Tally(room.table.status for room in self._rooms.by_id.values())
        for status in get_args(Status):
            tables.add_metric([status], by_status[status])
        yield tables
        for name, text, count in (
            (
                "lucca_conflicts",
                "Writes that another node was quicker with, and that were tried again",
                self._writer.conflicts,
            ),
            ("lucca_failed_saves", "Writes that the database refused", self._writer.failures),
            ("lucca_bot_failures", "Moves made by a substitute because a bot failed", self._bots.failures),
        ):
            yield CounterMetricFamily(name, text, value=count)
