"""How much a stranger may send before anything is known of them, how slowly, and what they hear."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import Final, NamedTuple

import msgspec

MOST_HEAD: Final = 32 * 1024
"""Bytes of a request's first line and headers."""
MOST_HEADERS: Final = 100
MOST_QUEUED: Final = 16
"""Requests that may wait on one connection for the answers to those before them."""
MOST_UNREAD: Final = 1024 * 1024
"""Bytes of a body that may still come once its answer is given."""
MOST_LINE: Final = 8000
MOST_FOR_SOCKETS: Final = 14 * 1024
"""What the libraries of the sockets take: bytes of one line of a head, and of all of it."""

MOST_EARLY: Final = 40
"""Frames that may come while a table is looked for: as many as may come at once later."""
MOST_HELD: Final = 512 * 1024
"""Bytes that may wait for one socket, of whatever kind they are; more than a table lets wait."""

HEAD_SECONDS: Final = 10.0
"""For a whole head, from its first byte or from when the connection was made."""
BODY_SECONDS: Final = 30.0
"""For a whole body, from the end of the head."""
READ_SECONDS: Final = 30.0
"""Within so long something of what waits must have been read."""
CLOSE_SECONDS: Final = 5.0
"""A peer that does not take its last messages in this time is cut off."""

FOR_SOCKETS: Final = frozenset(
    b"host upgrade connection origin cookie authorization forwarded user-agent content-length "
    b"transfer-encoding".split()
)
"""Headers that mean something for a socket, beside those that begin with one of these."""
FAMILIES: Final = (b"sec-", b"x-forwarded-", b"x-real-")

Header = tuple[bytes, bytes]


class Refusal(NamedTuple):
    """What is refused before it is a request: its code, and the whole answer."""

    code: str
    answer: bytes


def refusal(status: HTTPStatus, code: str, message: str) -> Refusal:
    """An answer in the same form as all others: a stable code and a sentence.

    >>> refusal(HTTPStatus.BAD_REQUEST, "bad", "It is.").answer.partition(b"\\r")[0]
    b'HTTP/1.1 400 Bad Request'
    """
    body = msgspec.json.encode({"code": code, "message": message})
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return Refusal(code, head.encode() + body)


BAD: Final = refusal(HTTPStatus.BAD_REQUEST, "bad-request", "this is no HTTP")
LARGE: Final = refusal(
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    "head-too-large",
    f"a request's head may have {MOST_HEAD // 1024} KiB and {MOST_HEADERS} headers",
)
LATE: Final = refusal(
    HTTPStatus.REQUEST_TIMEOUT,
    "too-slow",
    f"a head must come within {HEAD_SECONDS:.0f} s and a body within {BODY_SECONDS:.0f} s",
)


def for_sockets(url: bytes, headers: Iterable[Header]) -> list[Header] | None:
    """The headers that a socket may need; ``None`` if they are more than its library takes.

    >>> for_sockets(b"/", [(b"host", b"a"), (b"x-other", b"b"), (b"sec-websocket-key", b"c")])
    [(b'host', b'a'), (b'sec-websocket-key', b'c')]
    >>> for_sockets(b"/", [(b"cookie", b"a" * 9000)])
    """
    kept = [(n, v) for n, v in headers if n in FOR_SOCKETS or n.startswith(FAMILIES)]
    sizes = [len(url), *(len(name) + len(value) for name, value in kept)]
    return kept if max(sizes) <= MOST_LINE and sum(sizes) <= MOST_FOR_SOCKETS else None
