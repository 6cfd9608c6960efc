"""A table's id has one spelling: a balancer finds the table's server by its letters."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.server_process import Process, serving


@pytest.mark.parametrize("place", ["/t/{}", "/api/tables/{}", "/api/tables/{}/rules"])
def test_an_id_that_is_spelt_otherwise_is_that_of_no_table(tmp_path: Path, place: str) -> None:
    """Letters may be written as numbers in an address; the same table is not found by that."""
    with serving(tmp_path) as process, httpx.Client(trust_env=False) as client:
        table = made(process, client)
        other = f"%{ord(table[0]):x}{table[1:]}"
        assert client.get(process.url + place.format(table)).status_code == 200
        answer = client.get(process.url + place.format(other))
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


def made(process: Process, client: httpx.Client) -> str:
    """The id of a new table."""
    guest = client.post(f"{process.url}/api/guests", json={"name": "Ada", "wants_token": True})
    heads = {"Authorization": f"Bearer {guest.json()['token']}"}
    told = client.post(f"{process.url}/api/tables", json={"players": 3}, headers=heads)
    return str(told.json()["id"])
