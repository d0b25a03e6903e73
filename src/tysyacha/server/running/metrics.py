"""What is counted and timed, in a registry of its own, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The numbers of one running service."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        quick = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
        self.tables = Gauge("tysyacha_tables", "Tables held in memory", registry=self.registry)
        self.sockets = Gauge("tysyacha_sockets", "Open sockets", registry=self.registry)
        self.events = Counter(
            "tysyacha_events", "Events appended to tables", ("kind",), registry=self.registry
        )
        self.refused = Counter("tysyacha_refused", "Commands refused", ("code",), registry=self.registry)
        self.commit_seconds = Histogram(
            "tysyacha_commit_seconds", "One commit of appended events", registry=self.registry, buckets=quick
        )
        self.commit_size = Histogram(
            "tysyacha_commit_size",
            "Appends that shared a commit",
            registry=self.registry,
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
        )
        self.command_seconds = Histogram(
            "tysyacha_command_seconds",
            "From a command to its commit and its event",
            registry=self.registry,
            buckets=quick,
        )
        self.bot_seconds = Histogram(
            "tysyacha_bot_seconds", "A bot's answer", ("bot",), registry=self.registry, buckets=quick
        )
        self.bot_replaced = Counter(
            "tysyacha_bot_replaced", "Bot answers that were replaced", ("reason",), registry=self.registry
        )
        self.finished = Counter("tysyacha_games_finished", "Finished games", registry=self.registry)

    def text(self) -> bytes:
        """Everything in Prometheus' text format."""
        return generate_latest(self.registry)
