"""What a server counts, for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from lucca.server.live.hub import Hub
from lucca.server.store.writer import Writer


class Metrics:
    """One registry for each server, so that several can live in one process."""

    def __init__(self, hub: Hub, writer: Writer) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("lucca_requests_total", "HTTP requests", ["method", "status"], registry=self.registry)
        self.messages = Counter(
            "lucca_socket_messages_total", "Messages from clients", ["type"], registry=self.registry
        )
        self.refused = Counter("lucca_refused_total", "Requests refused", ["code"], registry=self.registry)
        self.confirming = Histogram(
            "lucca_confirm_seconds",
            "From a confirmed move to its being saved and told",
            registry=self.registry,
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self._gauge("lucca_tables_in_memory", "Tables in memory", lambda: len(hub.rooms))
        self._gauge("lucca_tables_kept", "Tables that this node sees to", lambda: len(hub.kept))
        self._gauge("lucca_viewers", "Open sockets", lambda: sum(len(room.viewers) for room in hub.rooms.values()))
        self._gauge("lucca_transactions", "Database transactions that wrote", lambda: writer.transactions)

    def _gauge(self, name: str, text: str, value: Callable[[], float]) -> None:
        Gauge(name, text, registry=self.registry).set_function(value)

    def page(self) -> bytes:
        return generate_latest(self.registry)
