"""Score pads over HTTP: opened, noted on, looked at, handed over, copied (score-pad.md)."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter

from foretell.rules.files import MOST_NAME
from foretell.rules.names import rules_meant
from foretell.rules.refusing import bounded
from foretell.rules.toml import parse_rules, rules_value
from foretell.scorepad import pad_tables
from foretell.server.http.answers import specs
from foretell.server.http.authentication import Ask, person_of, server_of
from foretell.server.http.bodies.pads import (
    AskPencil,
    ChooseVersion,
    CopyPad,
    HandPencil,
    NewNotes,
    NewPad,
    PadAnswer,
    PadRef,
    PadRules,
    PencilAsker,
    pad_answer,
    pad_ref,
)
from foretell.server.pads.events import PadOpened
from foretell.server.pads.scoring import with_notes
from foretell.server.pads.state import PAD, PadState, pencil_digest
from foretell.server.protocol.names import clean_name
from foretell.server.protocol.rejection import Rejection

MOST_BODY = 256 * 1024
After = Annotated[int, QueryParameter(ge=0, le=100_000)]
PencilHeader = Annotated[str | None, HeaderParameter(name="X-Pencil", max_length=64)]


def told(request: Ask, state: PadState, after: int = 0, pencil: str | None = None) -> PadAnswer:
    """A pad as it is told to who shows this pencil."""
    asking = server_of(request.app.state).pads.asks(state.id)
    shown = [PencilAsker(one.number, one.name) for one in asking]
    return pad_answer(state, after, shown, is_mine=state.holds(pencil or ""))


@get("/api/pads", responses=specs(401), tags=["pads"])
async def my_pads(request: Ask) -> list[PadRef]:
    """The score pads that you opened, the last changed first."""
    person = await person_of(request)
    found = await server_of(request.app.state).store.tables_of(person.id)
    return [pad_ref(one) for one in found if one.status == PAD]


@post("/api/pads", request_max_body_size=MOST_BODY, responses=specs(401, 409, 413), tags=["pads"])
async def open_pad(request: Ask, data: JSONBody[NewPad]) -> PadAnswer:
    """Open a score pad; whoever has the pencil that you drew may note on it."""
    person = await person_of(request)
    players = [clean_name(name) for name in data.players]
    if len({name.casefold() for name in players}) < len(players):
        raise Rejection("pad-names")
    rules = rules_value(parse_rules(rules_meant(bounded(data.rules)), len(players)))
    called = clean_name(data.rules_name, MOST_NAME) if data.rules_name else ""
    if data.dealer >= len(players):
        raise Rejection("no-such-seat", seat=data.dealer)
    opened = PadOpened(rules, players, data.dealer, person.id, pencil_digest(data.pencil), called)
    with_notes(opened, data.notes)
    pads = server_of(request.app.state).pads
    state = await pads.open(data.id, opened, data.pencil, data.notes)
    return told(request, state, len(state.notes), data.pencil)


@get("/api/pads/{pad:str}", responses=specs(404, 410), tags=["pads"])
async def one_pad(
    request: Ask, pad: FromPath[str], after: After = 0, pencil: PencilHeader = None
) -> PadAnswer:
    """A score pad for whoever has its link, from a note on."""
    return told(request, await server_of(request.app.state).pads.get(pad), after, pencil)


@post(
    "/api/pads/{pad:str}/notes",
    status_code=200,
    request_max_body_size=MOST_BODY,
    responses=specs(404, 409, 410, 413),
    tags=["pads"],
)
async def add_notes(request: Ask, pad: FromPath[str], data: JSONBody[NewNotes]) -> PadAnswer:
    """Add notes; sent twice they count once, so that a lost answer loses and doubles nothing."""
    pads = server_of(request.app.state).pads
    with_notes((await pads.get(pad)).opened, data.notes)
    state = await pads.note(pad, data.pencil, data.after, data.notes)
    await server_of(request.app.state).claims.follow(pad)
    return told(request, state, len(state.notes), data.pencil)


@post("/api/pads/{pad:str}/ask", status_code=200, responses=specs(404, 410, 413), tags=["pads"])
async def ask_pencil(request: Ask, pad: FromPath[str], data: JSONBody[AskPencil]) -> PadAnswer:
    """Ask the holder for the pencil; the one that you show is yours once it is handed over."""
    pads = server_of(request.app.state).pads
    await pads.ask(pad, data.pencil, clean_name(data.name))
    state = await pads.get(pad)
    return told(request, state, len(state.notes), data.pencil)


@post(
    "/api/pads/{pad:str}/hand", status_code=200, responses=specs(404, 409, 410, 413), tags=["pads"]
)
async def hand_pencil(request: Ask, pad: FromPath[str], data: JSONBody[HandPencil]) -> PadAnswer:
    """Hand the pencil to somebody who asks for it."""
    state = await server_of(request.app.state).pads.hand(pad, data.pencil, data.to)
    return told(request, state, len(state.notes), data.pencil)


@post("/api/pads/{pad:str}/copy", responses=specs(401, 404, 409, 410, 413), tags=["pads"])
async def copy_pad(request: Ask, pad: FromPath[str], data: JSONBody[CopyPad]) -> PadAnswer:
    """Go on without the pencil, on a copy: both versions stay until one is chosen."""
    person = await person_of(request)
    server = server_of(request.app.state)
    state = await server.pads.copy(pad, data.id, person.id, data.pencil)
    await server.claims.follow(pad)
    return told(request, state, 0, data.pencil)


@post("/api/pads/{pad:str}/choose", status_code=200, responses=specs(404, 410, 413), tags=["pads"])
async def choose_version(
    request: Ask, pad: FromPath[str], data: JSONBody[ChooseVersion]
) -> PadAnswer:
    """Of two versions, go on with this one; the other one can still be read."""
    server = server_of(request.app.state)
    state = await server.pads.choose(pad, data.other, data.pencil)
    for one in (pad, data.other):
        await server.claims.follow(one)
    return told(request, state, 0, data.pencil)


@delete("/api/pads/{pad:str}", status_code=204, responses=specs(401, 404, 410), tags=["pads"])
async def delete_pad(request: Ask, pad: FromPath[str]) -> None:
    """Keep nothing of a score pad that you opened."""
    person, pads = await person_of(request), server_of(request.app.state).pads
    if (await pads.get(pad)).opened.owner != person.id:
        raise Rejection("not-your-pad")
    await pads.delete([pad])


@post("/api/pads/tables", status_code=200, responses=specs(413), tags=["pads"])
async def tables_of_rules(request: Ask, data: JSONBody[PadRules]) -> dict[str, Any]:
    """Rules as tables, from which a page without an engine counts points (score-pad.md)."""
    rules = parse_rules(rules_meant(bounded(data.rules)), data.players)
    async with server_of(request.app.state).replaying:
        return await asyncio.to_thread(pad_tables, rules)


HANDLERS = [
    *(my_pads, open_pad, one_pad, add_notes, ask_pencil, hand_pencil, copy_pad),
    *(choose_version, delete_pad, tables_of_rules),
]
