"""What applies to each kind of request, in one table: admission reads nothing else."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

SAFE: Final = ("GET", "HEAD", "OPTIONS")
REQUESTS, TABLES, REPLAYS, RULES = "request", "table", "replay", "rules"
PADS, PRINTS, ODDS, GAMES, STEPS = "pad", "print", "odds", "game", "steps"
LISTS = "list"
"""As what a request counts against its address."""


class Kind(NamedTuple):
    """A kind of request: its routes, with ``*`` for one part of a path, and what applies to it."""

    routes: tuple[str, ...]
    any_host: bool = False
    """Under whatever name the server is asked."""
    any_page: bool = False
    """Also by pages of other sites."""
    even_banned: bool = False
    """Also for people and addresses that are banned."""
    is_near: bool = False
    """Only for programs of this machine, and for who has the operator's token."""
    in_json: bool = False
    """A body says that it is JSON: a form of another site could not."""
    bucket: str = ""
    """As what it counts against the address; new guests, codes and phrases count where they end."""


KINDS: Final = (
    Kind(
        ("GET /health", "GET /health/ready", "GET /health/live", "GET /health/door"),
        any_host=True,
        any_page=True,
        even_banned=True,
    ),
    Kind(("GET /about/data",), any_page=True, even_banned=True),
    Kind(("GET /metrics",), any_page=True, is_near=True),
    Kind(("GET /ws/tables/*",)),
    Kind(
        ("GET /api/me", "GET /api/me/devices", "GET /api/me/export"),
        any_page=True,
        even_banned=True,
        bucket=REQUESTS,
    ),
    Kind(
        ("DELETE /api/me", "DELETE /api/me/devices/*", "POST /api/me/sign-out-everywhere"),
        even_banned=True,
        in_json=True,
        bucket=REQUESTS,
    ),
    Kind(
        (
            *("POST /api/guests", "PATCH /api/me", "POST /api/me/devices/code"),
            *("POST /api/devices/redeem", "POST /api/me/recovery", "POST /api/recover"),
            *("PUT /api/me/ratings", "POST /api/me/names", "DELETE /api/me/names/*"),
        ),
        in_json=True,
        bucket=REQUESTS,
    ),
    Kind(("POST /device",), bucket=REQUESTS),
    Kind(
        (
            *("POST /api/me/mutes", "DELETE /api/me/mutes/*"),
            *("POST /api/me/blocks", "DELETE /api/me/blocks/*", "POST /api/tables/*/rematch"),
        ),
        bucket=REQUESTS,
    ),
    Kind(
        (
            *("POST /api/tables", "POST /api/pads", "POST /api/pads/*/copy"),
            *("POST /api/tournaments", "POST /api/tournaments/*/again"),
            "POST /api/daily/*/play",
        ),
        bucket=TABLES,
    ),
    Kind(
        (
            *("POST /api/pads/*/notes", "POST /api/pads/*/ask", "POST /api/pads/*/hand"),
            *("POST /api/pads/*/choose", "POST /api/pads/*/names", "DELETE /api/pads/*"),
            *("POST /api/tournaments/*/enter", "POST /api/tournaments/*/leave"),
            *("POST /api/tournaments/*/back", "POST /api/tournaments/*/start"),
            *("POST /api/tournaments/*/entries", "DELETE /api/tournaments/*"),
        ),
        bucket=PADS,
    ),
    Kind(("POST /api/replay",), bucket=REPLAYS),
    Kind(
        (
            *("GET /games/*", "GET /games/*/record.toml", "GET /games/*/deal.json"),
            "GET /api/daily",
        ),
        any_page=True,
        bucket=GAMES,
    ),
    Kind(("GET /games/*/steps.json",), any_page=True, bucket=STEPS),
    Kind(("GET /fair",), any_page=True, bucket=LISTS),
    Kind(("POST /api/rules", "POST /api/pads/tables"), bucket=RULES),
    Kind(
        (
            *("GET /print/sheet.pdf", "GET /print/wheels.pdf", "GET /print/coins.pdf"),
            *("GET /print/deck.pdf", "GET /print/two-packs.pdf"),
            *("GET /games/*/sheet.pdf", "GET /pad/*/sheet.pdf"),
            *("GET /tournaments/*/standings.pdf", "GET /tournaments/*/seatings.pdf"),
            "GET /tournaments/*/records.zip",
        ),
        any_page=True,
        bucket=PRINTS,
    ),
    Kind(("POST /api/print",), bucket=PRINTS),
    Kind(("POST /api/odds",), bucket=ODDS),
)
READING: Final = Kind((), any_page=True)
"""Everything else that is only read."""
UNKNOWN: Final = Kind(())
"""What no route takes."""
_EXACT: Final = {route: kind for kind in KINDS for route in kind.routes if "*" not in route}
_LOOSE: Final = tuple(
    (re.compile(re.escape(route).replace(r"\*", "[^/]+")), kind)
    for kind in KINDS
    for route in kind.routes
    if "*" in route
)


def kind_of(method: str, path: str) -> Kind:
    """Of which kind a request is; HEAD and OPTIONS are of that of GET.

    >>> kind_of("POST", "//api//tables/").bucket, kind_of("HEAD", "/health").any_host
    ('table', True)
    """
    asked = f"{'GET' if method in SAFE else method} {plain_path(path)}"
    if found := _EXACT.get(asked):
        return found
    for pattern, kind in _LOOSE:
        if pattern.fullmatch(asked):
            return kind
    return READING if method in SAFE else UNKNOWN


def plain_path(path: str) -> str:
    """A path as routes are found by: slashes too many say nothing.

    >>> plain_path("//api//tables/")
    '/api/tables'
    """
    return f"/{'/'.join(filter(None, path.split('/')))}"
