"""A table for friends from the first menu: a server in a child process, and a seat at it here."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx
from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.client import CommandRejected, Guest
from foretell.server.operate.lock import is_locked
from foretell.server.settings.settings import ServerSettings
from foretell.server.settings.sources import settings_from
from foretell.terminal import faces, pages
from foretell.terminal.commands import Settings
from foretell.terminal.desk import Desk
from foretell.terminal.opening import GameRequest
from foretell.terminal.remote.people import guest_on, link_of, set_aside
from foretell.terminal.remote.remote import Loop
from foretell.terminal.remote.room import link_page
from foretell.terminal.remote.talk import refusal
from foretell.terminal.remote.visiting import Visit
from foretell.terminal.words import Words

LOG: Final = "friends.log"
"""What such a server says, in its data folder."""
PROGRAM: Final = "from foretell.cli.main import main; main(prog_name='foretell')"
ADDRESS: Final = re.compile(r"^Foretell .* (https?://\S+)$", re.MULTILINE)
PATIENCE: Final = 60.0
EVERY: Final = 0.1
END: Final = 15.0


class LocalServer:
    """``foretell serve`` with the settings of this user; one that runs already is taken as it is.

    Args:
        is_lan: whether others in the house may reach it.
    """

    def __init__(self, *, is_lan: bool) -> None:
        self.settings = settings_from({}, os.environ)
        self.process: subprocess.Popen[bytes] | None = None
        self.address = self._running() if is_locked(self.settings.data) else ""
        if is_lan and _is_own(self.address):
            raise spoken(ForetellError("in-use", ""), "online-alone", address=self.address)
        if not self.address:
            self.address = self._started(is_lan=is_lan)

    @property
    def log(self) -> Path:
        """Where it writes what it says."""
        return self.settings.data / LOG

    def _running(self) -> str:
        """The address of the server that has the data folder.

        Raises:
            ForetellError: it answers nowhere where it might.
        """
        said = ADDRESS.findall(_text(self.log))
        for address in [*said[-1:], _usual(self.settings)]:
            with suppress(httpx.HTTPError):
                if httpx.get(f"{address}/health", trust_env=False).is_success:
                    return str(address)
        where = {"folder": str(self.settings.data), "address": _usual(self.settings)}
        raise spoken(ForetellError("in-use", ""), "online-elsewhere", **where)

    def _started(self, *, is_lan: bool) -> str:
        """Start it, and wait for its address.

        Raises:
            ForetellError: it ends instead; why, in its own words.
        """
        self.settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = os.open(self.log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, "serve", *self._flags(is_lan=is_lan)],
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=file,
                start_new_session=True,
            )
        finally:
            os.close(file)
        try:
            return self._address()
        except BaseException:
            self.stop()
            raise

    def _flags(self, *, is_lan: bool) -> list[str]:
        """Another port where the usual one is taken."""
        lan = ["--lan"] if is_lan else []
        return lan if _is_free(self.settings) else [*lan, "--port", "0"]

    def _address(self) -> str:
        end = time.monotonic() + PATIENCE
        while self.is_alive and time.monotonic() < end:
            if found := ADDRESS.search(_text(self.log)):
                return found[1]
            time.sleep(EVERY)
        said = _text(self.log).strip().splitlines() or ["no answer"]
        raise ForetellError("no-server", said[-1].removeprefix("foretell: "))

    @property
    def is_alive(self) -> bool:
        """Whether it runs, and is a child of this process."""
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        """Let it store everything and end, if it was started here."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(END)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def _usual(settings: ServerSettings) -> str:
    return f"{settings.scheme}://{settings.host}:{settings.port}"


def _is_own(address: str) -> bool:
    """Whether only this machine reaches an address."""
    return urlsplit(address).hostname in ("127.0.0.1", "::1", "localhost")


def _text(file: Path) -> str:
    with suppress(OSError):
        return file.read_text(encoding="utf-8", errors="replace")
    return ""


def _is_free(settings: ServerSettings) -> bool:
    """Whether nobody listens at the usual port."""
    with socket.socket() as asked:
        asked.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            asked.bind((settings.host, settings.port))
        except OSError:
            return False
    return True


class Hosting:
    """Somebody who opens a table for others."""

    def __init__(self, desk: Desk, words: Words, settings: Settings) -> None:
        self.desk = desk
        self.words = words
        self.settings = settings
        self.link = ""
        self.notes: list[str] = []

    def play(self, request: GameRequest, *, is_lan: bool) -> str:
        """Open a table and play at it; what is to be said at the end.

        Raises:
            ForetellError: there can be no server, or not this table.
        """
        with self._serving(is_lan=is_lan) as server, Loop() as loop:
            try:
                who = request.name, "", _nobody_asks
                tell = set_aside(self.words, self.notes.append)  # at the end, without the screen
                with guest_on(loop, server.address, *who, tell) as guest:
                    options = {"dealer": request.dealer}
                    table = loop.run(guest.open(request.rules, options=options))
                    outcome = self._at(guest, loop, table, is_lan=is_lan)
            except CommandRejected as refused:
                raise ForetellError(refused.code, refusal(self.words, refused)) from None
            return "\n".join(filter(None, (*self.notes, self._after(server, outcome))))

    @contextmanager
    def _serving(self, *, is_lan: bool) -> Iterator[LocalServer]:
        """A server for the length of a block, or longer if the person wants it so."""
        message = Text(" " + self.words.text("online-starting"), style="bold")
        self.desk.show(lambda _: [], message, "")
        server = LocalServer(is_lan=is_lan)
        try:
            yield server
        finally:
            server.stop()

    def _at(self, guest: Guest, loop: Loop, table: str, *, is_lan: bool) -> str:
        """Show the link where others are to scan it, and sit down."""
        self.link = link_of(guest.url, table)
        if is_lan:
            page = link_page(self.words, self.link)
            pages.PageReader(self.desk, self.words).read(page)
        return Visit(guest, loop, self.desk, self.words, self.settings).play(table)

    def _after(self, server: LocalServer, outcome: str) -> str:
        """Let the server end, or run on for the others."""
        if not server.is_alive or server.process is None:
            return outcome
        message = Text(f" {self.words.text('online-keep')} ", style=faces.GOLD)
        hints = self.words.text("online-hints-keep")
        try:
            line = self.desk.ask(lambda _: [], message, hints).strip().lower()
        except (KeyboardInterrupt, EOFError):
            line = ""
        if line != "k":
            return self.words.text("online-stored", link=self.link) if outcome else ""
        number = str(server.process.pid)
        server.process = None
        said = self.words.text("online-kept-server", address=server.address, process=number)
        return f"{outcome}\n{said}".strip()


def _nobody_asks(refused: CommandRejected | None) -> str:
    """Who opens a table has said a name; the menu tells that it is refused."""
    raise refused or ForetellError("bad-name", "")
