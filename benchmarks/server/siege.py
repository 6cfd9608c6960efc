"""One table plays while a stranger attacks from one address, in every way that is known (S9)."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from benchmarks.server.crew import Crew, Load, crewed
from benchmarks.server.hosting import Host, hosted
from benchmarks.server.scenes import Effort, Figures
from benchmarks.server.strangers import KINDS
from benchmarks.server.tally import Tally, percentile

MIB = 2**20
SCRIPT = Path(__file__).with_name("strangers.py")


@contextmanager
def attacking(kind: str, host: Host, table: str, seconds: float) -> Iterator[dict[str, Any]]:
    """An attack that goes on through a block; when it is all over, what it came to."""
    place = ["--port", str(host.port), "--table", table, "--seconds", str(seconds)]
    run = subprocess.Popen([sys.executable, str(SCRIPT), kind, *place], stdout=subprocess.PIPE)
    told: dict[str, Any] = {}
    try:
        yield told
        told.update(json.loads(run.communicate(timeout=90)[0]))
    finally:
        run.kill()
        run.wait()


def besieged(load: Load, effort: Effort) -> Figures:
    """The table alone, then beside each attack, and alone again in between."""
    with tempfile.TemporaryDirectory(prefix="foretell-load-") as folder, ExitStack() as stack:
        data = Path(folder) / "data"
        host = stack.enter_context(hosted(data, is_limited=True))
        crew = stack.enter_context(crewed(load, host.port))
        crew.count(effort.warm)
        alone, before = Tally(), host.memory()
        found = {kind: _beside(kind, host, crew, effort, alone) for kind in KINDS}
        grown = (host.memory() - before) / MIB
    quiet = percentile(alone.delivered, 0.99)
    for one in found.values():
        one["p99_ratio"] = one["p99_ms"] / 1e3 / quiet
    names = ("p99_ratio", "growth_mib")
    worst = {name: max(one[name] for one in found.values()) for name in names}
    worst["growth_mib"] = max(worst["growth_mib"], grown)
    return {"alone_p99_ms": quiet * 1e3, "worst": worst, **found, "errors": dict(alone.errors)}


def _beside(kind: str, host: Host, crew: Crew, effort: Effort, alone: Tally) -> Figures:
    """What one attack costs; before it the table plays alone for as long."""
    alone.add(crew.count(effort.seconds))
    [[table]] = crew.order("ids")
    before = host.memory()
    with attacking(kind, host, table, effort.seconds + 2) as told:
        crew.count(1.0)
        beside = crew.count(effort.seconds)
        grown = (host.memory() - before) / MIB
    alone.errors += beside.errors
    p99 = percentile(beside.delivered, 0.99) * 1e3
    return {"p99_ms": p99, "growth_mib": grown, "kept_s": told["kept_s"]}
