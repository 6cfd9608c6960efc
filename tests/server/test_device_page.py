"""The page of a device's link: a code from the link or by hand, once, from our own page alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from foretell.client import Guest, visit
from tests.server.server_process import Process, serving


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server."""
    with serving(tmp_path) as found:
        yield found


def phone(process: Process) -> httpx.AsyncClient:
    """A browser that keeps its cookie."""
    return httpx.AsyncClient(base_url=process.url, trust_env=False)


async def code_of(guest: Guest) -> str:
    """A one-time code; its link leads to the page."""
    made = await guest.post("/api/me/devices/code", None)
    assert made["link"] == f"{guest.url}/device#{made['code']}"
    return str(made["code"])


def test_the_page_and_its_script(process: Process) -> None:
    """No script in the page itself; the policy lets only files of ours run."""

    async def test() -> None:
        async with phone(process) as browser:
            page = await browser.get("/device")
            policy = page.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "form-action 'self'" in policy
            assert "unsafe" not in policy
            assert re.findall(r"<script[^>]*>", page.text) == ['<script src="/device.js">']
            script = await browser.get("/device.js")
            assert script.headers["content-type"].startswith("text/javascript")
            assert "location.hash" in script.text

    asyncio.run(test())


def test_a_code_is_good_for_once(process: Process) -> None:
    """The browser is the same person afterwards; a used code says so; junk is no error of ours."""

    async def test() -> None:
        async with visit(process.url, "A<b>da") as ada, phone(process) as browser:
            code = await code_of(ada)
            answer = await browser.post("/device", data={"code": code})
            assert answer.status_code == 200
            assert "A&lt;b&gt;da’s now" in answer.text
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite" in cookie
            assert (await browser.get("/api/me")).json()["name"] == "A<b>da"
            async with phone(process) as other:
                again = await other.post("/device", data={"code": code})
                assert again.status_code == 403
                assert "is no code or phrase that holds now" in again.text
                assert "set-cookie" not in again.headers
                for junk in (b"", b"code=" + b"x" * 50, b"\xff\xfe", b"code=%ff"):
                    headers = {"Content-Type": "application/x-www-form-urlencoded"}
                    sent = await other.post("/device", content=junk, headers=headers)
                    assert 400 <= sent.status_code < 500, junk

    asyncio.run(test())


def test_somebody_elses_device_is_taken_only_if_so_said(process: Process) -> None:
    """The box has to be ticked: a guest without another device would be lost."""

    async def test() -> None:
        async with visit(process.url, "Ada") as ada, phone(process) as browser:
            await browser.post("/api/guests", json={"name": "Bo"})
            code = await code_of(ada)
            assert (await browser.post("/device", data={"code": code})).status_code == 409
            ticked = {"code": code, "replace": "yes"}
            assert (await browser.post("/device", data=ticked)).status_code == 200
            assert (await browser.get("/api/me")).json()["name"] == "Ada"

    asyncio.run(test())


def test_guesses_and_other_sites_are_held_back(process: Process) -> None:
    """After five wrong ones not even a right one is looked at; a foreign page may send nothing."""

    async def test() -> None:
        async with visit(process.url, "Ada") as ada, phone(process) as browser:
            code = await code_of(ada)
            foreign = {"Origin": "https://evil.example"}
            sent = await browser.post("/device", data={"code": code}, headers=foreign)
            assert sent.status_code == 403
            for _ in range(5):
                wrong = await browser.post("/device", data={"code": "0000-0000-0000"})
                assert wrong.status_code == 403
            assert (await browser.post("/device", data={"code": code})).status_code == 429

    asyncio.run(test())
