"""HTTP and sockets to a server: whose certificates are trusted, and no proxy of the environment."""

from __future__ import annotations

import ssl
from functools import cache
from typing import Any

import httpx


@cache
def trusted() -> ssl.SSLContext:
    """The authorities that are trusted; ``SSL_CERT_FILE`` names another one."""
    return httpx.create_ssl_context()


def http_to(url: str, **more: Any) -> httpx.AsyncClient:
    """Requests to a server."""
    return httpx.AsyncClient(base_url=url, trust_env=False, verify=trusted(), **more)
