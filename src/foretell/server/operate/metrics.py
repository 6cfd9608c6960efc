"""Figures for Prometheus: sums over the whole server, never a name, an id or an address."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    PlatformCollector,
    ProcessCollector,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
TYPE: Final = CONTENT_TYPE_LATEST
_CODE: Final = re.compile(r"[a-z][a-z-]{0,39}")
MOST_CODES: Final = 200

Gauges = Mapping[str, Mapping[str, float]]
"""Name of a gauge -> its label's value -> how much now; a label ``""`` is none."""
COUNTS: Final = {
    "actions": "Choices of seats that were stored.",
    "events": "Entries of logs that were stored.",
    "bot_cuts": "Searches of bots that were cut short at the time limit; none should be.",
    "failed_commits": "Appends that could not be stored.",
}
TIMES: Final = {
    "commit": "From an append to the disk's answer.",
    "bot_thinking": "From a bot's question to its answer.",
    "odds": "From a question about a hand to its answer.",
}
GAUGES: Final = {
    "tables": ("Tables in memory, by how far they are.", "status"),
    "sockets": ("Open sockets at tables, by who looks.", "viewer"),
    "connections": ("Connections that are held, by what they are.", "kind"),
    "queue": ("What waits: for the disk, for a commit, for slow readers (bytes), for bots.", "for"),
    "writer_lag_seconds": ("How long the oldest change has been waiting for the disk.", ""),
    "lease": ("1 while this process may have tables, 0 once its lease is over.", ""),
    "leaving": ("1 while this process ends and hands its tables over, else 0.", ""),
    "disk_free_bytes": ("Room on the disk of the data.", ""),
    "socket_room": ("Connections that this process lets in, of all kinds.", ""),
}


class Times:
    """How long something took, counted by how long; what is done at every move is plain numbers.

    >>> times = Times()
    >>> times.observe(0.003)
    >>> times.buckets()[:4]
    [('0.0005', 0), ('0.001', 0), ('0.002', 0), ('0.005', 1)]
    """

    def __init__(self) -> None:
        """Nothing was observed."""
        self.sum = 0.0
        self._counts = [0] * (len(SECONDS) + 1)

    def observe(self, seconds: float) -> None:
        """Something took so long."""
        self.sum += seconds
        self._counts[bisect_left(SECONDS, seconds)] += 1

    def buckets(self) -> list[tuple[str, float]]:
        """How many took no longer than each bound."""
        bounds = [*map(str, SECONDS), "+Inf"]
        return list(zip(bounds, accumulate(self._counts), strict=True))


class Metrics:
    """The counters of one server; what can be counted when asked for is, by ``look``."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.registry = CollectorRegistry()
        self.look: Callable[[], Gauges] = dict
        self._codes: set[str] = set()
        counter = self._counter
        self.counts = dict.fromkeys(COUNTS, 0)
        self._refusals = counter("refusals", "Commands not granted, by code.", "code")
        self._failed = counter("failures", "Errors of the server itself, by route.", "route")
        self.seconds = {name: Times() for name in TIMES}
        self.registry.register(_Now(self))
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"foretell_{name}", meaning, labels, registry=self.registry)

    def appended(self, entries: int, choices: int, error: Exception | None) -> None:
        """The store has answered."""
        if error is None:
            self.counts["events"] += entries
            self.counts["actions"] += choices
        else:
            self.counts["failed_commits"] += 1

    def cut(self) -> None:
        """A bot's search was cut short."""
        self.counts["bot_cuts"] += 1

    def refused(self, code: str) -> None:
        """Something was refused; codes are words of the program, and anything else is other."""
        is_known = code in self._codes or len(self._codes) < MOST_CODES
        label = code if _CODE.fullmatch(code) and is_known else "other"
        self._codes.add(label)
        self._refusals.labels(label).inc()

    def failed(self, route: str) -> None:
        """Something went wrong that nobody has foreseen; routes are those of the API."""
        self._failed.labels(route).inc()

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


class _Now:
    """What is a plain number here, and the gauges, written when somebody asks."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        for name, meaning in COUNTS.items():
            yield CounterMetricFamily(f"foretell_{name}", meaning, self._metrics.counts[name])
        for name, meaning in TIMES.items():
            times = self._metrics.seconds[name]
            family = HistogramMetricFamily(f"foretell_{name}_seconds", meaning)
            family.add_metric([], times.buckets(), times.sum)
            yield family
        for name, by_label in self._metrics.look().items():
            meaning, label = GAUGES[name]
            labels = [label] if label else []
            gauge = GaugeMetricFamily(f"foretell_{name}", meaning, labels=labels)
            for value, number in by_label.items():
                gauge.add_metric([value] if label else [], number)
            yield gauge
