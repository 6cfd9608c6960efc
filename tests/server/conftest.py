"""The log is the truth (R13): after every test the games that were played are replayed."""

from __future__ import annotations

import shutil
import subprocess
from collections import deque
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from foretell.server.deals.secrets import deals_of
from foretell.server.protocol import events as e
from foretell.server.table.apply import fingerprint, replay
from tests.server.server_without_sockets import MAKE_CERTIFICATE
from tests.server.simulated_table import InlineThinkers, SimulatedTable

MOST = 20
"""Games of one test that are looked at: its last ones."""


@pytest.fixture(autouse=True)
def logs_are_the_truth(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every game that a test has left in memory is what its log tells."""
    sims: deque[SimulatedTable] = deque(maxlen=MOST)
    made = SimulatedTable.__init__

    def noted(self: SimulatedTable, *args: object, **more: object) -> None:
        made(self, *args, **more)  # type: ignore[arg-type]
        sims.append(self)

    monkeypatch.setattr(SimulatedTable, "__init__", noted)
    yield
    for sim in sims:
        check(sim)


def check(sim: SimulatedTable) -> None:
    """Replay a game; one with decks of a test's choosing, or names, has another truth."""
    log = sim.store.kept("t")
    is_plain = isinstance(sim.context.thinkers, InlineThinkers) and not sim.store._waiting
    if log is None or sim.store.is_broken or sim.is_mended or not is_plain or sim.table.is_gone:
        return
    again = replay("t", map(e.read, log.entries), partial(deals_of, log.secrets))
    assert fingerprint(again) == fingerprint(sim.table.state)
    bodies = b"".join(log.entries)
    named = {
        client.person.id
        for client in sim.clients
        if client.person and client.person.id.encode() in bodies
    }
    assert named <= sim.store.mentions["t"]


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """A certificate for this machine and its key, made just now."""
    if shutil.which("openssl") is None:
        pytest.skip("no openssl on this machine")
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    subprocess.run(
        [*MAKE_CERTIFICATE, "-keyout", str(key), "-out", str(cert)],
        check=True,
        capture_output=True,
    )
    return cert, key
