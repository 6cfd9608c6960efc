"""Games as steps, for those who look through them: finished ones here, and records from files."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from foretell.server.http.answers import specs
from foretell.server.http.games import told
from foretell.server.server import Server
from foretell.server.viewer.making import steps_of, steps_of_file
from foretell.server.viewer.shape import GameSteps, RecordFile

MOST_BODY = 512 * 1024
"""As JSON a text may take more room than in its file."""


@get("/games/{game:str}/steps.json", responses=specs(404, 410), tags=["games"])
async def steps(state: State, game: FromPath[str]) -> GameSteps:
    """A finished game step by step, all hands open."""
    return await told(state, game, steps_of)


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=MOST_BODY,
    responses=specs(413),
    tags=["games"],
)
async def replay(state: State, data: JSONBody[RecordFile]) -> GameSteps:
    """A game record step by step: replayed by the rules, and forgotten."""
    server: Server = state.server
    return await server.replayed(steps_of_file, data.record)


HANDLERS = [steps, replay]
