"""What a server does not grant: a command, or a socket at all."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from websockets.exceptions import InvalidStatus

from foretell.base.errors import ForetellError
from foretell.base.i18n import rejected_as
from foretell.server.protocol.rejection import DETAILS

FORBIDDEN: Final = 403
CODE: Final = re.compile(rb"[a-z][a-z-]{1,40}")
"""What a server answers that opens no socket: why not, in a word."""
REFUSED: Final = range(400, 500)
MAY_PASS: Final = frozenset({403, 408, 425, 429})
"""Those of them that another try may find otherwise; 403 is a refusal only with a code."""
NO_SOCKET: Final = "no-socket"


class CommandRejected(ForetellError):
    """The server did not grant a command; ``code`` says why in a word."""

    default_code = "refused"


def refusal_in(error: InvalidStatus, url: str) -> tuple[str, dict[str, Any]]:
    """Why a server opens no socket, and the details; nothing where it does not say, or may yet."""
    response = error.response
    if response.status_code == FORBIDDEN and CODE.fullmatch(response.body or b""):
        return (response.body or b"").decode(), _details(response.headers.get(DETAILS, ""))
    if response.status_code in REFUSED and response.status_code not in MAY_PASS:
        return NO_SOCKET, {"url": url, "status": response.status_code}
    return "", {}


def _details(said: str) -> dict[str, Any]:
    try:
        found = json.loads(said)
    except ValueError:  # an earlier server says none
        return {}
    return found if isinstance(found, dict) else {}


def closed(table: str, code: str, details: dict[str, Any]) -> CommandRejected:
    """The error that nothing more comes of a table: signed out, banned, closed."""
    said = rejected_as(code, details, "en") if details else ""
    return CommandRejected(code, said or f"table {table}: {code}", **details)
