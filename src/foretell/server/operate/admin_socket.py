"""The operator's way to a running server: a port of this machine alone, and a key in its folder.

Whoever may read the data folder is the operator. The key is new at every start.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import socket
from pathlib import Path
from typing import Final

import msgspec
import structlog

from foretell.base.errors import ForetellError
from foretell.base.files import PRIVATE, write_whole
from foretell.server.operate import admin_orders as o
from foretell.server.operate.admin import Admin

FILE: Final = "admin.json"
LOOPBACK: Final = "127.0.0.1"
MOST_BYTES: Final = 16 * 1024
PATIENCE: Final = 10.0
SECONDS: Final = 30.0
_log = structlog.get_logger(__name__)


class AdminKey(msgspec.Struct):
    """Where the admin socket is, and what opens it."""

    port: int
    token: str


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """What comes in: one line."""

    token: str
    order: o.AnyOrder


class Answered(msgspec.Struct):
    """What goes out: one line."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    code: str = ""
    message: str = ""
    details: dict[str, str | int] = {}


class AdminSocket:
    """Listens for an operator, for as long as the server runs."""

    def __init__(self, folder: Path, admin: Admin) -> None:
        """Nothing is open yet."""
        self._file = folder / FILE
        self._admin = admin
        self._token = secrets.token_urlsafe(32)
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen, and leave the key in the folder."""
        server = await asyncio.start_server(self._serve, LOOPBACK, 0, limit=MOST_BYTES)
        self._server = server
        port = server.sockets[0].getsockname()[1]
        key = msgspec.json.encode(AdminKey(port, self._token))
        write_whole(self._file, key.decode(), mode=PRIVATE)

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
            self._file.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            line = await asyncio.wait_for(reader.readline(), PATIENCE)
            writer.write(msgspec.json.encode(await self._answer(line)) + b"\n")
            await asyncio.wait_for(writer.drain(), PATIENCE)
        except (OSError, ValueError, TimeoutError):
            pass  # whoever it was is gone, or no operator
        finally:
            writer.close()

    async def _answer(self, line: bytes) -> Answered:
        try:
            asked = msgspec.json.decode(line, type=Asked)
            if not hmac.compare_digest(asked.token.encode(), self._token.encode()):
                return Answered(code="wrong-key", message="that is not this server's key")
            done = await self._admin.do(asked.order)
        except msgspec.MsgspecError as error:
            return Answered(code="bad-order", message=str(error))
        except ForetellError as error:
            known = {k: v for k, v in error.details.items() if isinstance(v, str | int)}
            return Answered(code=error.code, message=error.message, details=known)
        except Exception as error:  # noqa: BLE001  # told, and the server goes on
            _log.exception("admin.failed")
            return Answered(code="failed", message=f"{type(error).__name__}: {error}")
        _log.info("admin", order=type(asked.order).__name__)
        return Answered(msgspec.Raw(msgspec.json.encode(done)))


class NotReached(ForetellError):
    """The running server does not answer."""

    default_code = "not-reached"


def ask(folder: Path, order: o.AnyOrder) -> o.Answer:
    """Ask the server that runs on a data folder.

    Raises:
        NotReached: its key cannot be read, or it does not answer.
        ForetellError: it says why not.
    """
    try:
        key = msgspec.json.decode((folder / FILE).read_bytes(), type=AdminKey)
        line = msgspec.json.encode(Asked(key.token, order)) + b"\n"
        with socket.create_connection((LOOPBACK, key.port), SECONDS) as connection:
            connection.sendall(line)
            with connection.makefile("rb") as answers:
                told = msgspec.json.decode(answers.readline(), type=Answered)
    except (OSError, msgspec.MsgspecError) as error:
        message = f"{folder}: the server that runs here is not reached: {error}"
        raise NotReached(message, folder=str(folder)) from None
    if told.code:
        raise ForetellError(told.code, told.message, **told.details)
    answer: o.Answer = msgspec.json.decode(
        told.answer, type=o.ANSWERS.get(type(order), o.OrderDone)
    )
    return answer
