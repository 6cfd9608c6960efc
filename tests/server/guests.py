"""Guests of a real server who ask over HTTP, each from an address of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.server_process import Process, serving

NUMBERS = count(1)


@contextmanager
def behind_a_proxy(folder: Path) -> Iterator[Process]:
    """A real server that takes addresses from a proxy of this machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORETELL_TRUSTED_PROXIES", "127.0.0.1")
        with serving(folder) as found:
            yield found


@contextmanager
def guest(process: Process, name: str = "") -> Iterator[httpx.Client]:
    """A program with an address of its own; with a name it is a guest."""
    headers = {"X-Forwarded-For": f"192.0.2.{next(NUMBERS)}"}
    with httpx.Client(base_url=process.url, headers=headers, trust_env=False) as client:
        if name:
            asks = {"name": name, "wants_token": True}
            client.headers["Authorization"] = (
                f"Bearer {asked(client, '/api/guests', 201, **asks)['token']}"
            )
        yield client


def asked(client: httpx.Client, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
    """What a request answers."""
    answer = client.post(path, json=body)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found
