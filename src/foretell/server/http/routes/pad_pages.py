"""The pages of score pads: the page for a browser, a plain sheet for all others; its record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from foretell.base.i18n import figure
from foretell.record import write
from foretell.scorepad import ScorePad
from foretell.server.http.answers import language_of, specs
from foretell.server.http.pages.html import HEADERS, isolated, plain_page
from foretell.server.http.pages.site import page_for
from foretell.server.pads.scoring import with_notes
from foretell.server.server import Server

T = TypeVar("T")
TOML = "application/toml"


async def told(state: State, pad: str, tell: Callable[[ScorePad], T]) -> T:
    """Something about a pad for which its rounds are scored: that is done in a thread.

    Raises:
        Rejection: there is no such pad, or it is damaged.
    """
    server: Server = state.server
    found = await server.pads.get(pad)
    async with server.replaying:
        return await asyncio.to_thread(lambda: tell(with_notes(found.opened, found.notes)))


@get("/pad", media_type=MediaType.HTML, response_headers=HEADERS, tags=["pads"])
async def all_pads(request: Request[None, None, State]) -> Response[bytes] | str:
    """The score pads of a device; without the page there is only how to open one."""
    return page_for(request) or plain_page("no_pads", language_of(request), title="Foretell")


@get(
    "/pad/{pad:str}",
    media_type=MediaType.HTML,
    response_headers=HEADERS,
    responses=specs(404, 410),
    tags=["pads"],
)
async def pad_page(
    request: Request[None, None, State], state: State, pad: FromPath[str]
) -> Response[bytes] | str:
    """A score pad: the page for a browser; plain, the sheet for all others."""
    if found := page_for(request):
        return found
    lang = language_of(request)
    return await told(state, pad, lambda one: _sheet(pad, one, lang))


@get("/pad/{pad:str}/record.toml", media_type=TOML, responses=specs(404, 410), tags=["pads"])
async def pad_record(state: State, pad: FromPath[str]) -> str:
    """The game record of a score pad, as far as its notes fit."""
    return await told(state, pad, lambda one: write(one.record()))


def _sheet(pad: str, one: ScorePad, lang: str) -> str:
    """Every scored round, and what each has by then."""
    standing = one.standing()
    rows = [
        [str(r.n), *map(_cell, r.points, r.totals)]
        for r in standing.rounds
        if r.points is not None and r.totals is not None
    ]
    names = [isolated(name) for name in standing.names]
    return plain_page("pad", lang, title=" · ".join(names), pad=pad, names=names, rows=rows)


def _cell(points: int, total: int) -> str:
    return f"{figure(f'{points:+d}')} → {figure(str(total))}"


HANDLERS = [all_pads, pad_page, pad_record]
