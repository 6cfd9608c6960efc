"""HTTP to a server: whose certificates are trusted, no proxy of the environment, its time.

Deadlines are the server's, and the own clock may be minutes off.
"""

from __future__ import annotations

import ssl
import time
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from functools import cache
from typing import Any, Final

import httpx


@cache
def trusted() -> ssl.SSLContext:
    """The authorities that are trusted; ``SSL_CERT_FILE`` names another one."""
    return httpx.create_ssl_context()


def http_to(url: str, **more: Any) -> httpx.AsyncClient:
    """Requests to a server."""
    return httpx.AsyncClient(base_url=url, trust_env=False, verify=trusted(), **more)


SLACK: Final = 1.5
"""Seconds: an answer tells the second alone, so that a smaller difference is none."""


class ServerClock:
    """Learns from the ``Date`` of answers.

    >>> clock = ServerClock(lambda: 1_000_000.0)
    >>> clock.heard("Mon, 12 Jan 1970 13:51:40 GMT", 0.2)
    >>> clock.now()
    1000300.6
    """

    def __init__(self, own: Callable[[], float] = time.time) -> None:
        """Until something is heard, the own clock counts."""
        self._own = own
        self._offset = 0.0

    def now(self) -> float:
        """Seconds since 1970 by the server's clock."""
        return self._own() + self._offset

    def heard(self, date: str, seconds: float) -> None:
        """Take in the date of an answer that took so long; one that cannot be read says nothing."""
        try:
            told = parsedate_to_datetime(date).timestamp() + 0.5
        except ValueError:
            return
        difference = told - (self._own() - seconds / 2)
        self._offset = difference if abs(difference) > SLACK else 0.0

    async def hook(self, response: httpx.Response) -> None:
        """Listen to a client's answers."""
        began = response.request.extensions.get("began")
        seconds = self._own() - began if isinstance(began, float) else 0.0
        self.heard(response.headers.get("Date", ""), max(0.0, seconds))

    async def begin(self, request: httpx.Request) -> None:
        """Note when a request goes out."""
        request.extensions["began"] = self._own()
