"""HAProxy before some servers, set up as ``deploy/haproxy.cfg`` says."""

from __future__ import annotations

import csv
import http.client
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

CONFIG: Final = Path(__file__).parents[1] / "deploy" / "haproxy.cfg"
PLACES: Final = ("haproxy", "/usr/sbin/haproxy")
FORGETS: Final = "    http-request del-header X-Forwarded-For\n"
SERVER: Final = re.compile(r"^ +server \w+ [\d.:]+(?P<how>.*)\n", re.MULTILINE)
OF_THE_MACHINE: Final = re.compile(r"^(?:global|frontend figures)\n(?: .*\n)+", re.MULTILINE)
"""Who it runs as, and at which fixed places it logs and shows figures."""
SECONDS: Final = 30.0
OK: Final = 200


def haproxy() -> str | None:
    """The program, if this machine has it; ``FORETELL_HAPROXY`` names another one."""
    chosen = os.environ.get("FORETELL_HAPROXY")
    return chosen or next((path for place in PLACES if (path := shutil.which(place))), None)


def free_port() -> int:
    """A port of this machine that nobody has just now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Balancer:
    """HAProxy before some servers."""

    def __init__(self, folder: Path, ports: Sequence[int], *, believes: bool = False) -> None:
        """Start it, on a port of its own; ``believes``: who comes may say for whom."""
        self.port = free_port()
        self._file = folder / f"haproxy-{self.port}.cfg"
        self._stats = folder / f"haproxy-{self.port}.stats"
        told = f"global\n    stats socket {self._stats}\n"
        text = told + OF_THE_MACHINE.sub("", CONFIG.read_text(encoding="utf-8"))
        if believes:
            text = text.replace(FORGETS, "").replace(
                "option forwardfor", "option forwardfor if-none"
            )
        self._file.write_text(configured(text, self.port, ports))
        program = haproxy()
        assert program is not None
        self.process = subprocess.Popen(
            [program, "-db", "-f", str(self._file)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @property
    def url(self) -> str:
        """Where people come."""
        return f"http://127.0.0.1:{self.port}"

    def wait(self) -> None:
        """Wait until somebody answers behind it."""
        self._until(lambda: status(self.port, "/health/live") == OK)

    def wait_for_all(self) -> None:
        """Wait until it sends people to every server."""
        self._until(lambda: self._states() == {"UP"})

    def _until(self, happens: Callable[[], bool]) -> None:
        until = time.monotonic() + SECONDS
        while time.monotonic() < until and self.process.poll() is None:
            with suppress(OSError):
                if happens():
                    return
            time.sleep(0.05)
        raise RuntimeError(f"too few answer at {self.url}")

    def _states(self) -> set[str]:
        """Every state that a server has in some backend, as its statistics call it."""
        with socket.socket(socket.AF_UNIX) as asked, asked.makefile("r") as answer:
            asked.connect(str(self._stats))
            asked.sendall(b"show stat\n")
            rows = list(csv.DictReader(answer))
        named = [row for row in rows if row["svname"] not in {"FRONTEND", "BACKEND"}]
        return {row["status"].split()[0] for row in named}

    def stop(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait(SECONDS)


def configured(text: str, port: int, ports: Sequence[int]) -> str:
    """The configuration of the project for other ports."""
    done = text.replace("bind :8080", f"bind 127.0.0.1:{port}")
    first, *backends = re.split(r"(?=^backend )", done, flags=re.MULTILINE)
    return first + "".join(_served(backend, ports) for backend in backends)


def _served(backend: str, ports: Sequence[int]) -> str:
    """A part of the configuration with other servers, each as its first one is set up."""
    found = SERVER.search(backend)
    assert found is not None
    how = found["how"]
    told = [
        f"    server s{p} 127.0.0.1:{p}{how.replace('tables/a', f'tables/s{p}')}" for p in ports
    ]
    return "\n".join([SERVER.sub("", backend).rstrip(), *told, ""])


def status(port: int, path: str) -> int:
    """The status with which something on this machine answers."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)) as connection:
        connection.request("GET", path)
        return connection.getresponse().status
