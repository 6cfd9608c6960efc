"""Every HTTP route tried against its own description, by Schemathesis with all checks (S3)."""

from __future__ import annotations

import itertools
import os
import random
import tempfile
from pathlib import Path
from typing import Any, Final
from unittest import mock

import httpx
import hypothesis
import schemathesis
from hypothesis import HealthCheck

from tests.server.server_process import serving

EXAMPLES: Final = 52
"""Requests for each operation of a seed, beside those that cover its boundaries."""
SHARES: Final = 4
"""So many seeds, one after another, share the operations out among them."""
OPEN_DOORS: Final = {
    "FORETELL_GUESTS_PER_ADDRESS": "0",
    "FORETELL_TABLES_PER_ADDRESS": "0",
    "FORETELL_TABLES_PER_GUEST": "0",
    "FORETELL_TRUSTED_PROXIES": "127.0.0.1",
}
"""Every request comes from an address of its own: the limits have tests of their own."""
SHORT_KEPT: Final = httpx.Limits(keepalive_expiry=1.0)
"""A connection is used again sooner than the server may close it, or not at all."""
SLOW: Final = 60.0
"""Seconds for an answer: S3 is about what is answered, on a machine that may be busy."""
IN_WORDS: Final = (400, 413)
"""Refusals of what no schema can say: a name that passes for a bot, rules that contradict."""


class Visitor:
    """Somebody who asks, each time from elsewhere."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http
        self._places = itertools.count()
        self._token = ""

    def place(self) -> dict[str, str]:
        """An address that nobody has come from yet."""
        number = next(self._places)
        return {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}

    def headers(self) -> dict[str, str]:
        """A guest's, a new one if the one before has left."""
        if not self._token:
            body = {"name": "Ada", "wants_token": True}
            place = self.place()
            made = self._http.post("/api/guests", json=body, headers=place)
            self._token = made.json()["token"]
        return {**self.place(), "Authorization": f"Bearer {self._token}"}

    def leave(self) -> None:
        """The guest may be gone, or may have asked too often."""
        self._token = ""


def operations(url: str) -> list[Any]:
    """What the description tells of."""
    accepted = ["2xx", 401, 403, 404, 409, 429, *IN_WORDS]
    checks = {"positive_data_acceptance": {"expected-statuses": accepted}}
    config = schemathesis.Config.from_dict({"checks": checks})
    schema = schemathesis.openapi.from_url(f"{url}/schema/openapi.json", config=config)
    found: list[Any] = list(schema.get_all_operations())
    return [result.ok() for result in found]


def try_one(operation: Any, visitor: Visitor, seed: int) -> None:
    """Requests of all kinds for one operation, each answer checked in every way."""

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[hypothesis.Phase.generate],
    )
    @hypothesis.given(operation.as_strategy())
    def ask(case: Any) -> None:
        answer = case.call_and_validate(headers=visitor.headers(), timeout=SLOW)
        if case.method != "GET" or answer.status_code in (401, 429):
            visitor.leave()

    ask()


def conforms(seed: int) -> int:
    """S3 under one seed: how many requests each operation got, if one shares them out."""
    random.seed(seed)
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.dict(os.environ, OPEN_DOORS),
        serving(Path(folder) / "data") as process,
        httpx.Client(base_url=process.url, trust_env=False, limits=SHORT_KEPT) as http,
    ):
        visitor = Visitor(http)
        for operation in operations(process.url)[seed % SHARES :: SHARES]:
            try_one(operation, visitor, seed)
    return EXAMPLES // SHARES
