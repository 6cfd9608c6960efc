"""Everything to print, as PDF over HTTP: made in a thread, one at a time, the same but once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from foretell.printing import (
    Paper,
    blank_sheets,
    coins,
    deck,
    game_sheet,
    paper_named,
    set_named,
    two_packs,
    wheels,
)
from foretell.record import Record, outcome
from foretell.rules.presets import preset
from foretell.server.http.answers import Asked, language_of, specs
from foretell.server.http.pages.html import HEADERS
from foretell.server.http.routes.games import MOST_BODY, told
from foretell.server.http.routes.pad_pages import told as pad_told
from foretell.server.http.routes.rules import VARY, preset_named
from foretell.server.server import Server
from foretell.server.viewer.making import record_of_file
from foretell.server.viewer.shape import RecordFile

PDF: Final = "application/pdf"
MOST_KEPT: Final = 64
"""How many of the last files are kept: some 60 kB each."""
LangName = Annotated[Literal["en", "de"] | None, QueryParameter()]
PaperName = Annotated[Literal["a4", "letter"], QueryParameter()]
SizeName = Annotated[Literal["large", "small"], QueryParameter()]
CardsName = Annotated[Literal["poker", "bridge"], QueryParameter()]
SetName = Annotated[
    Literal["standard", "standard-large", "fantasy", "medieval", "homemade"], QueryParameter()
]
WithBacks = Annotated[bool, QueryParameter()]
Many = Annotated[int | None, QueryParameter(ge=1, le=6)]
Everybody = Annotated[int, QueryParameter(ge=1, le=6)]
RulesName = Annotated[str, QueryParameter(max_length=60)]


@get("/print/sheet.pdf", media_type=PDF, responses=specs(404), tags=["print"])
async def print_sheet(
    request: Asked,
    state: State,
    rules: RulesName = "standard",
    players: Many = None,
    size: SizeName = "large",
    paper: PaperName = "a4",
    lang: LangName = None,
) -> Response[bytes]:
    """Blank score sheets for a preset and a number of players, or the usual one."""
    made = preset(preset_named(rules), players)
    how = (made, size, paper_named(paper), language_for(request, lang))
    return await _printed(state, "sheet", blank_sheets, *how)


@get("/print/wheels.pdf", media_type=PDF, responses=specs(), tags=["print"])
async def print_wheels(
    request: Asked,
    state: State,
    players: Everybody = 6,
    paper: PaperName = "a4",
    lang: LangName = None,
) -> Response[bytes]:
    """Bidding wheels to cut out."""
    how = (players, paper_named(paper), language_for(request, lang))
    return await _printed(state, "wheels", wheels, *how)


@get("/print/coins.pdf", media_type=PDF, responses=specs(), tags=["print"])
async def print_coins(
    request: Asked, state: State, paper: PaperName = "a4", lang: LangName = None
) -> Response[bytes]:
    """Coins to cut out."""
    how = (paper_named(paper), language_for(request, lang))
    return await _printed(state, "coins", coins, *how)


@get("/print/deck.pdf", media_type=PDF, responses=specs(404), tags=["print"])
async def print_deck(
    request: Asked,
    state: State,
    *,
    set: SetName = "standard",  # noqa: A002  # the name in the address
    rules: RulesName = "standard",
    cards: CardsName = "poker",
    backs: WithBacks = False,
    paper: PaperName = "a4",
    lang: LangName = None,
) -> Response[bytes]:
    """The deck of a preset to cut out, in a card set."""
    made = preset(preset_named(rules))
    how = (made, set_named(set), paper_named(paper), language_for(request, lang))
    return await _printed(state, "deck", deck, *how, size=cards, with_backs=backs)


@get("/print/two-packs.pdf", media_type=PDF, responses=specs(), tags=["print"])
async def print_two_packs(
    request: Asked,
    state: State,
    *,
    set: SetName = "standard",  # noqa: A002
    paper: PaperName = "a4",
    lang: LangName = None,
) -> Response[bytes]:
    """How two ordinary packs become a deck, and faces to stick on."""
    how = (set_named(set), paper_named(paper), language_for(request, lang))
    return await _printed(state, "two-packs", two_packs, *how)


@get("/games/{game:str}/sheet.pdf", media_type=PDF, responses=specs(404, 410), tags=["print"])
async def print_game(
    request: Asked,
    state: State,
    game: FromPath[str],
    paper: PaperName = "a4",
    lang: LangName = None,
) -> Response[bytes]:
    """The score sheet of a finished game, with a chart of the totals."""
    how = (paper_named(paper), language_for(request, lang))
    return answered(await told(state, game, lambda one: _filled(one.record(), *how)), "game")


@get("/pad/{pad:str}/sheet.pdf", media_type=PDF, responses=specs(404, 410), tags=["print"])
async def print_pad(
    request: Asked,
    state: State,
    pad: FromPath[str],
    paper: PaperName = "a4",
    lang: LangName = None,
) -> Response[bytes]:
    """The score sheet of a game with real cards, as far as its rounds are scored."""
    how = (paper_named(paper), language_for(request, lang))
    return answered(await pad_told(state, pad, lambda one: _filled(one.record(), *how)), "game")


@post(
    "/api/print",
    status_code=200,
    media_type=PDF,
    request_max_body_size=MOST_BODY,
    responses=specs(413),
    tags=["print"],
)
async def print_record(
    request: Asked,
    state: State,
    data: JSONBody[RecordFile],
    paper: PaperName = "a4",
    lang: LangName = None,
) -> Response[bytes]:
    """The score sheet of a game record: replayed by the rules, and forgotten."""
    server: Server = state.server
    how = (paper_named(paper), language_for(request, lang))
    async with server.replaying:
        made = await asyncio.to_thread(lambda: _filled(record_of_file(data.record), *how))
        return answered(made, "game")


def _filled(record: Record, page: Paper, said: str) -> bytes:
    """The sheet of a record."""
    return game_sheet(record, outcome(record), page, said)


async def _printed(state: State, name: str, *how: Any, **more: Any) -> Response[bytes]:
    """A file that is made in a thread, unless it has been made lately."""
    server: Server = state.server
    async with server.printing:
        return answered(await asyncio.to_thread(_kept, *how, **more), name)


@lru_cache(MOST_KEPT)
def _kept(make: Callable[..., bytes], *how: Any, **more: Any) -> bytes:
    """What is made of the same is the same."""
    return make(*how, **more)


def answered(pdf: bytes, name: str) -> Response[bytes]:
    """A PDF to look at, and what it is called where somebody keeps it."""
    called = f'inline; filename="wizard-{name}.pdf"'
    return Response(pdf, media_type=PDF, headers={**VARY, **HEADERS, "Content-Disposition": called})


def language_for(request: Asked, lang: str | None) -> str:
    """The language that the address says, else the browser's."""
    return lang or language_of(request)


HANDLERS = [
    *(print_sheet, print_wheels, print_coins, print_deck, print_two_packs),
    *(print_game, print_pad, print_record),
]
