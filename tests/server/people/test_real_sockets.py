"""The same over a real socket: a server as it runs, and a client that knows nothing of it."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
from pathlib import Path

import uvicorn

from tests.server.people.people_server import PeopleServer, people_server


def call(
    port: int, method: str, path: str, body: object = None, token: str = ""
) -> tuple[int, dict[str, str], bytes]:
    """One request over a connection of its own."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Cookie": f"foretell={token}"} if token else {}
    content = None if body is None else json.dumps(body).encode()
    if content is not None:
        headers["Content-Type"] = "application/json"
    try:
        connection.request(method, path, content, headers)
        answer = connection.getresponse()
        told = {name.lower(): value for name, value in answer.getheaders()}
        return answer.status, told, answer.read()
    finally:
        connection.close()


def visit(port: int) -> None:
    """A whole life: come, add a device, sign out, come back, go for good."""
    status, headers, _ = call(port, "POST", "/api/guests", {"name": "Ada"})
    assert status == 201
    token = headers["set-cookie"].partition("=")[2].partition(";")[0]
    status, _, said = call(port, "POST", "/api/me/devices/code", token=token)
    assert status == 201
    made = json.loads(said)
    assert made["link"].startswith(f"http://127.0.0.1:{port}/device#")
    status, headers, _ = call(port, "POST", "/api/devices/redeem", {"code": made["code"]})
    second = headers["set-cookie"].partition("=")[2].partition(";")[0]
    status, _, said = call(port, "POST", "/api/me/recovery", token=second)
    phrase = json.loads(said)["phrase"]
    assert call(port, "POST", "/api/me/sign-out-everywhere", token=token)[0] == 200
    assert call(port, "GET", "/api/me", token=second)[0] == 401
    status, headers, _ = call(port, "POST", "/api/recover", {"phrase": phrase})
    third = headers["set-cookie"].partition("=")[2].partition(";")[0]
    assert json.loads(call(port, "GET", "/api/me", token=third)[2])["name"] == "Ada"
    assert call(port, "DELETE", "/api/me", token=third)[0] == 204
    assert call(port, "GET", "/api/me", token=third)[0] == 401


async def serve(people: PeopleServer) -> None:
    """Run the application until the visit is over."""
    config = uvicorn.Config(people.app, port=0, log_level="warning", lifespan="off")
    server = uvicorn.Server(config)
    server.install_signal_handlers = contextlib.nullcontext  # type: ignore[attr-defined]
    running = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        await asyncio.to_thread(visit, port)
    finally:
        server.should_exit = True
        await running


def test_a_life_over_a_real_socket(tmp_path: Path) -> None:
    """Come, add a device, sign out everywhere, recover, delete."""

    async def play() -> None:
        async with people_server(tmp_path) as server:
            await serve(server)

    asyncio.run(play())
