"""A PostgreSQL of the tests' own: started from the machine's package, one for each process.

PostgreSQL refuses to run as root, so root starts it as the package's own user.
"""

from __future__ import annotations

import asyncio
import atexit
import itertools
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

PLACES: Final = "/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin"
HEX: Final = re.compile(rb"\\x([0-9a-f]+)")
RANDOM: Final = re.compile(rb"\\(un)?restrict .*")
USER: Final = "postgres"
SECONDS: Final = 30
SETTINGS: Final = (
    "listen_addresses=",
    "fsync=off",  # the machine does not die in these tests
    "full_page_writes=off",
    "max_connections=200",
    "shared_buffers=32MB",
    "log_min_messages=panic",
    "client_min_messages=error",
)
AHEAD: Final = """
    do $$ declare name text; begin
        for name in select tablename from pg_tables where schemaname = 'public' loop
            execute format($q$alter table %I add column newer text not null default ''$q$, name);
        end loop;
    end $$
"""
"""What a migration may do while older programs use a database: it only adds."""
_numbers = itertools.count()


@cache
def programs() -> Path | None:
    """The folder of this machine's PostgreSQL; ``FORETELL_POSTGRES`` names another one."""
    if chosen := os.environ.get("FORETELL_POSTGRES"):
        return Path(chosen)
    if found := shutil.which("postgres"):
        return Path(found).resolve().parent
    places = (place for pattern in PLACES for place in Path("/").glob(pattern[1:]))
    return max((place for place in places if (place / "initdb").exists()), default=None)


class Postgres:
    """A server with its data in a folder that goes when the process ends."""

    def __init__(self, *settings: str) -> None:
        """Make the data and start the server."""
        self._templates: dict[bool, str] = {}
        self.folder = Path(tempfile.mkdtemp(prefix="foretell-pg-"))
        self._settings = (*SETTINGS, f"unix_socket_directories={self.folder}", *settings)
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER, USER)
        self.data = self.folder / "data"
        flags = ("-U", "foretell", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C.UTF-8")
        self._run("initdb", "-D", str(self.data), *flags)
        self.process = self.start()
        atexit.register(self.remove)

    def start(self) -> subprocess.Popen[bytes]:
        """Start the server and wait until it answers."""
        options = [part for setting in self._settings for part in ("-c", setting)]
        command = self._command("postgres", "-D", str(self.data), *options)
        self.process = subprocess.Popen(command, **_as_user(), stderr=subprocess.DEVNULL)
        until = time.monotonic() + SECONDS
        while self._run("pg_isready", "-h", str(self.folder), is_checked=False):
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start in {self.folder}")
            time.sleep(0.05)
        return self.process

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End the server; SIGQUIT is as good as a failure of the machine."""
        self.process.send_signal(how)
        self.process.wait(SECONDS)

    def remove(self) -> None:
        """End the server and take its data away."""
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://foretell@/{database}?host={self.folder}"

    def made(self, template: str = "template0") -> str:
        """The address of a new database, an empty one or a copy of another."""
        name = f"test{next(_numbers)}"
        flags = "-h", str(self.folder), "-U", "foretell", "-T", template
        self._run("createdb", *flags, name)
        return self.url(name)

    def ready(self, *, is_ahead: bool = False) -> str:
        """The address of a new database of the newest format, with nothing in it.

        ``is_ahead``: as a program that is newer leaves it for those that run beside it.
        """
        if is_ahead not in self._templates:
            made = self.made()
            with ThreadPoolExecutor(1) as apart:  # here an event loop may be running
                apart.submit(asyncio.run, _migrated(made)).result()
            if is_ahead:
                self.asked(made, AHEAD)
            self._templates[is_ahead] = urlsplit(made).path[1:]
        return self.made(self._templates[is_ahead])

    def asked(self, url: str, query: str) -> str:
        """What a query finds, as text."""
        command = self._command("psql", "-At", "-c", query, url)
        asked = {**_as_user(), "stdout": subprocess.PIPE}
        done = subprocess.run(command, **asked, check=True, timeout=SECONDS)
        return bytes(done.stdout).decode().strip()

    def dumped(self, url: str) -> bytes:
        """Everything that a database holds; binary values as they are."""
        command = self._command("pg_dump", "--inserts", url)
        asked = {**_as_user(), "stdout": subprocess.PIPE}
        done = subprocess.run(command, **asked, check=True, timeout=SECONDS)
        text = RANDOM.sub(b"", bytes(done.stdout))
        return HEX.sub(lambda found: bytes.fromhex(found[1].decode()), text)

    def _command(self, program: str, *arguments: str) -> list[str]:
        folder = programs()
        assert folder is not None
        return [str(folder / program), *arguments]

    def _run(self, program: str, *arguments: str, is_checked: bool = True) -> int:
        done = subprocess.run(
            self._command(program, *arguments),
            **_as_user(),
            stderr=subprocess.PIPE,
            timeout=SECONDS,
        )
        if is_checked and done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode()}")
        return done.returncode


async def _migrated(url: str) -> None:
    from foretell.server.store.postgres.store import PostgresStore

    await (await PostgresStore.opened(url)).close()


def _as_user() -> dict[str, Any]:
    """As whom the programs run: where files are is of no matter to them."""
    user = {"user": USER, "group": USER, "extra_groups": []} if os.geteuid() == 0 else {}
    return {"cwd": "/", "stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, **user}


@cache
def postgres() -> Postgres:
    """The server of this process."""
    return Postgres()
