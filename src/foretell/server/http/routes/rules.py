"""Rules over HTTP: what there is to choose from, any rules in plain words, and what is wrong.

Everything is told in the language of ``Accept-Language``.
"""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec.structs import replace

from foretell.base.bounds import RULES
from foretell.base.errors import BadRules
from foretell.base.i18n import text
from foretell.rules.explain import explain
from foretell.rules.files import named
from foretell.rules.names import preset_meant, rules_meant
from foretell.rules.presets import PRESETS, preset
from foretell.rules.refusing import parse_toml
from foretell.rules.value import Rules
from foretell.server.http.answers import language_of, specs
from foretell.server.http.bodies.rules import (
    AskRules,
    Choosing,
    RulesAnswer,
    answer_of,
    choosing,
    explained,
    refused,
)
from foretell.server.http.pages.html import HEADERS, plain_page
from foretell.server.http.pages.site import is_browser, page_for
from foretell.server.protocol.rejection import Rejection
from foretell.server.server import Server

Ask = Request[None, None, State]
VARY = {"Vary": "Accept-Language", "Cache-Control": "no-cache"}
Players = Annotated[int | None, QueryParameter(ge=1, le=6)]


@get("/api/rules", sync_to_thread=False, responses=specs(), tags=["rules"])
def all_rules(request: Ask, state: State) -> Response[Choosing]:
    """All that rules can be made of: presets by group, and every axis with its sentences."""
    server: Server = state.server
    return Response(choosing(language_of(request), server.settings.clock), headers=VARY)


@post("/api/rules", sync_to_thread=False, status_code=200, responses=specs(413), tags=["rules"])
def check_rules(request: Ask, data: JSONBody[AskRules]) -> RulesAnswer:
    """Rules that somebody thinks of, in plain words; or all that is wrong with them."""
    lang = language_of(request)
    if data.toml is None:
        return answer_of(rules_meant(data.rules), data.players, data.name, lang)
    try:
        table = parse_toml(data.toml, BadRules, RULES)
        name = named(table)
    except BadRules as error:
        return refused([error], data.players or 4, data.name, lang, {})
    return answer_of(table, data.players, name, lang)


@get("/api/rules/{name:str}", sync_to_thread=False, responses=specs(404), tags=["rules"])
def one_preset(request: Ask, name: FromPath[str], players: Players = None) -> Response[RulesAnswer]:
    """A preset in plain words, for a number of players or the usual one."""
    answer = explained(preset(preset_named(name), players), "", language_of(request))
    return Response(answer, headers=VARY)


@get("/api/tables/{table:str}/rules", responses=specs(404, 410), tags=["rules"])
async def rules_of_table(request: Ask, state: State, table: FromPath[str]) -> Response[RulesAnswer]:
    """The rules of a table in plain words."""
    server: Server = state.server
    live = await server.tables.look(table)
    answer = explained(live.state.rules, live.state.rules_name, language_of(request))
    answer = replace(answer, table=live.state.name)
    return Response(answer, headers=VARY)


def _is_known(name: str) -> bool:
    return preset_meant(name) in PRESETS


def preset_named(name: str) -> str:
    """The name of a preset.

    Raises:
        Rejection: there is no such preset.
    """
    if not _is_known(name):
        raise Rejection("no-such-rules", name=name[:40])
    return preset_meant(name)


@get(
    ["/make", "/learn", "/print"],
    media_type=MediaType.HTML,
    response_headers=HEADERS,
    tags=["rules"],
)
async def own_place(request: Ask) -> Response[bytes] | str:
    """Places that only the page has; without it, the list of rules."""
    return page_for(request) or _list(language_of(request))


@get("/rules", media_type=MediaType.HTML, response_headers=HEADERS, tags=["rules"])
async def list_page(request: Ask) -> Response[bytes] | str:
    """All rules that have a name, with a sentence each."""
    return page_for(request) or _list(language_of(request))


@get(
    "/rules/{name:str}",
    media_type=MediaType.HTML,
    response_headers=HEADERS,
    responses=specs(404),
    tags=["rules"],
)
async def rules_page(request: Ask, name: FromPath[str]) -> Response[bytes] | Response[str] | str:
    """A preset in plain words; a browser that asks for none that there is gets a way to all."""
    lang = language_of(request)
    if not _is_known(name) and is_browser(request):
        return page_for(request, 404) or _none(lang)
    known = preset_named(name)
    return page_for(request) or _page(text(f"preset-title-{known}", lang), preset(known), lang)


@get(
    "/t/{table:str}/rules",
    media_type=MediaType.HTML,
    response_headers=HEADERS,
    responses=specs(404),
    tags=["rules"],
)
async def table_rules_page(
    request: Ask, state: State, table: FromPath[str]
) -> Response[bytes] | str:
    """The rules of a table in plain words."""
    if found := page_for(request):
        return found
    server: Server = state.server
    live = await server.tables.look(table)
    title = live.state.rules_name or live.state.name
    return _page(title, live.state.rules, language_of(request))


def _none(lang: str) -> Response[str]:
    """What a browser without the page reads where there are no such rules."""
    body = plain_page("no_rules", lang, title=text("builder-rules-title", lang))
    return Response(body, status_code=404, media_type=MediaType.HTML, headers=HEADERS)


def _list(lang: str) -> str:
    return plain_page("presets", lang, title=text("builder-rules-title", lang), presets=PRESETS)


def _page(title: str, rules: Rules, lang: str) -> str:
    return plain_page("rules", lang, title=title, sections=explain(rules, lang))


HANDLERS = [
    *(all_rules, check_rules, one_preset, rules_of_table),
    *(own_place, list_page, rules_page, table_rules_page),
]
