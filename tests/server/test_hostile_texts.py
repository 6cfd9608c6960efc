"""Texts made to be slow: nobody else waits for them, and an address may not send many."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from foretell.server.admission.admission import CHECKS
from tests.server.server_process import serving
from tests.server.server_without_sockets import foretell

NESTED = ".".join("a" * 9_990)
"""A key of ten thousand parts; a parser takes more than a second for it."""
AT_ONCE = 15
PATIENCE = 3.0
"""Seconds for an answer on a busy machine; it was 19."""


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A real server."""
    with serving(tmp_path) as process:
        yield process.url


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/rules", {"toml": f"{NESTED} = 1"[:19_990]}),
        ("/api/rules", {"rules": {"bidding": [["round 90", "hidden"]] * 2000}}),
        ("/api/rules", {"rules": {f"a{number}": 1 for number in range(4000)}}),
        ("/api/replay", {"record": f"format = 1\n{NESTED}{NESTED} = 1\n"}),
    ],
    ids=("dotted", "pairs", "keys", "record"),
)
def test_others_do_not_wait(url: str, path: str, body: object) -> None:
    """While fifteen of them are asked at once, somebody else is answered as ever."""

    def ask(_: int) -> int:
        return httpx.post(f"{url}{path}", json=body, timeout=60, trust_env=False).status_code

    with ThreadPoolExecutor(AT_ONCE) as strangers:
        asked = [strangers.submit(ask, number) for number in range(AT_ONCE)]
        begun, waits = time.monotonic(), []
        while not all(one.done() for one in asked):
            httpx.get(f"{url}/health/live", timeout=60, trust_env=False)
            waits.append(time.monotonic() - begun)
            begun = time.monotonic()
        told = {one.result() for one in asked} - {429}  # of one address, some are too many
    assert told in ({200}, {400})
    assert max(waits, default=0) < PATIENCE


def test_checks_of_rules_are_counted(url: str) -> None:
    """However many slashes the address is written with."""
    with httpx.Client(base_url=url, trust_env=False) as client:
        paths = ("/api/rules", "//api/rules", "/api//rules/")
        for number in range(CHECKS.burst * 3):
            answer = client.post(f"{url}{paths[number % 3]}", json={"toml": ""})
            if answer.status_code != 200:
                break
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert int(answer.headers["retry-after"]) >= 1


@pytest.mark.parametrize("path", ["/api/rules", "/api/guests", "/api/tables", "/api/replay"])
def test_a_key_that_no_sentence_can_hold(url: str, path: str) -> None:
    """It is refused in words, cut short, and not by an error of the server."""
    for key in ("k`" * 9_000, "`" * 9_000, "k" * 9_000, "\u0301" * 9_000):
        answer = httpx.post(f"{url}{path}", json={key: 1}, timeout=60, trust_env=False)
        assert answer.status_code == 400, answer.text
        assert len(answer.json()["message"]) < 1000


ENDLESS = f"0x{'f' * 5_000}"
"""A number of six thousand digits, which no JSON can hold."""


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/rules", {"toml": f"deck = {ENDLESS}"}),
        ("/api/replay", {"record": f"format = 1\nevent = {ENDLESS}\n"}),
        ("/api/print", {"record": f"format = 1\nevent = {ENDLESS}\n"}),
    ],
)
def test_a_number_that_no_sentence_can_hold(url: str, path: str, body: object) -> None:
    """It is named as what is wrong, and no error of the server."""
    answer = httpx.post(f"{url}{path}", json=body, timeout=60, trust_env=False)
    assert answer.status_code == (200 if path == "/api/rules" else 400), answer.text
    assert "thousands of digits" in answer.text


@pytest.mark.parametrize("command", ["rules", "replay"])
def test_commands_answer_too(tmp_path: Path, command: str) -> None:
    """In a sentence, without a traceback."""
    file = tmp_path / "hostile.toml"
    file.write_text(f"{NESTED}{NESTED}{NESTED} = 1\n" * 8)
    told = foretell(command, file)
    assert (told.returncode, told.stdout) == (1, "")
    assert "hostile.toml" in told.stderr
    assert "Traceback" not in told.stderr
