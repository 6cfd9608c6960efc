"""Refusals and errors as JSON, in one form."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from foretell.base.decoding import plain
from foretell.base.errors import BadNote, BadRecord, BadRules, ForetellError
from foretell.base.i18n import asked_language, reason, told
from foretell.server.http.bodies.people import Problem
from foretell.server.limits import TooMany
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import NotSaved
from foretell.tournament.refusing import BAD_ENTRY, BAD_FORMAT

Asked = Request[Any, Any, Any]
HEADERS: Final = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
MOST_CHARACTERS: Final = 200
MALFORMED: Final = "foretell.malformed"
"""Where in the scope of a request it is noted that it cannot be read: the code of its refusal."""
UNAUTHORIZED: Final = 401
NOT_SAVED: Final = "not-saved"
STATUSES: Final = {
    "no-guest": UNAUTHORIZED,
    "no-name": UNAUTHORIZED,
    **dict.fromkeys(
        ("banned", "foreign-origin", "not-for-you", "silenced", "wrong-name-code", "wrong-secret"),
        403,
    ),
    **dict.fromkeys(("no-pencil", "pad-is-over", "not-organiser", "not-your-pad"), 403),
    **dict.fromkeys(
        ("no-such-day", "no-such-device", "no-such-file", "no-such-game", "no-such-rules"), 404
    ),
    **dict.fromkeys(("no-such-pad", "ratings-hidden", "no-such-table", "no-such-tournament"), 404),
    "still-running": 404,
    "pad-name-taken": 409,
    **dict.fromkeys(
        ("already-entered", "already-guest", "pad-closed", "pad-moved", "pad-taken"), 409
    ),
    **dict.fromkeys(("event-open", "tournament-changed", "tournament-started"), 409),
    **dict.fromkeys(("damaged-table", "lost-deals", "old-deals"), 410),
    **dict.fromkeys(("elsewhere", NOT_SAVED), 503),
    "too-large": 413,
    "not-json": 415,
    "unknown-host": 421,
    **dict.fromkeys(("too-many", "too-many-sockets", "too-many-tables"), 429),
}
"""With which status a refusal is answered, by its code; all others are a 400."""
UNTOLD: Final = "none"
"""How many levels too many a body has, where nobody can tell."""
NO_REQUEST: Final = frozenset({400, 413, 415})
TOO_LARGE: Final = 413
WRONG_METHOD: Final = 405
CODES: Final = {WRONG_METHOD: "wrong-method", TOO_LARGE: "too-large"}
"""Codes of what the framework refuses; everything else is a ``bad-request``."""
REASONS: Final = {
    400: "not in a form that can be read, or not allowed",
    401: "no token, or one that speaks for nobody",
    403: "banned, a wrong secret, or another site's page",
    404: "nothing of this name here",
    409: "something else was done meanwhile",
    410: "a table that is damaged, or a game that this program can show no more",
    413: "too large",
    415: "not JSON",
    429: "too often; Retry-After says when",
    503: "nothing can be stored now",
}


def specs(*statuses: int) -> dict[int, ResponseSpec]:
    """What the API description says of a route's refusals."""
    return {
        status: ResponseSpec(Problem, description=REASONS[status], generate_examples=False)
        for status in sorted({400, 403, 415, 429, 503, *statuses})
    }


def problem(status: int, code: str, message: str, **headers: str) -> Response[Problem]:
    """A refusal as JSON, never kept by anybody on its way."""
    return Response(
        Problem(code, message),
        status_code=status,
        media_type=MediaType.JSON,
        headers={**HEADERS, **headers},
    )


def status_of(error: ForetellError) -> int:
    """The status with which a refusal is answered."""
    return STATUSES.get(error.code, 400)


def waits(error: ForetellError) -> dict[str, str]:
    """The header that says when to come again."""
    if error.code == NOT_SAVED:
        return {"Retry-After": "5"}
    return {"Retry-After": str(error.seconds)} if isinstance(error, TooMany) else {}


def problem_of(error: ForetellError) -> Problem:
    """A refusal as a body."""
    known = {name: one for name, one in error.details.items() if isinstance(one, str | int)}
    return Problem(error.code, error.message, details=known)


def language_of(request: Asked) -> str:
    """The language that somebody wants to be told in."""
    return asked_language(request.headers.get("accept-language", ""))


def note(request: Asked, code: str) -> None:
    """Leave word that a request is none, for whoever keeps the log."""
    request.scope[MALFORMED] = code  # type: ignore[typeddict-unknown-key]


def refused(request: Asked, error: ForetellError) -> Response[Problem]:
    """A refusal."""
    status = status_of(error)
    if isinstance(error, BadRules):
        lang = language_of(request)
        said = Problem(error.code, told(error, lang), list(error.fields), reason(error, lang))
        return Response(said, status_code=status, media_type=MediaType.JSON, headers=HEADERS)
    if isinstance(error, BadRecord | BadNote) or error.code in (BAD_ENTRY, BAD_FORMAT):
        return problem(status, error.code, told(error, language_of(request)))
    more = {"WWW-Authenticate": "Bearer"} if status == UNAUTHORIZED else waits(error)
    return Response(
        problem_of(error),
        status_code=status,
        media_type=MediaType.JSON,
        headers={**HEADERS, **more},
    )


def not_saved(request: Asked, _error: NotSaved) -> Response[Problem]:
    """The store cannot write: nothing was done."""
    return refused(request, Rejection(NOT_SAVED))


def unreadable(request: Asked, error: HTTPException) -> Response[Problem]:
    """A request that the framework could not read; what was sent is not repeated."""
    status = error.status_code
    code = CODES.get(status, "bad-request")
    if status in NO_REQUEST:
        note(request, code)
    most = request.route_handler.resolve_request_max_body_size() if status == TOO_LARGE else None
    if most:
        return refused(request, Rejection(code, most=most, what="body"))
    details = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(plain(str(detail.get("message", ""))) for detail in details)
    known = REASONS.get(status, "not possible")
    message = said or (_methods(request) if status == WRONG_METHOD else known)
    return problem(status, code, message[:MOST_CHARACTERS])


def _methods(request: Asked) -> str:
    """What would have been possible at an address."""
    return f"this address takes {allowed(request.app, request.scope['path'])} alone"


def too_deep(request: Asked, _error: RecursionError) -> Response[Problem]:
    """JSON in JSON in JSON."""
    note(request, "too-deep")
    return refused(request, Rejection("too-deep", most=UNTOLD))


def no_text(request: Asked, _error: UnicodeDecodeError) -> Response[Problem]:
    """A body that is no UTF-8."""
    note(request, "bad-request")
    return problem(400, "bad-request", "this is no UTF-8")


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    ForetellError: refused,
    NotSaved: not_saved,
    HTTPException: unreadable,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
}


async def allow(message: Message, scope: Scope) -> None:
    """Name the methods of a path where an answer has to."""
    if message["type"] != "http.response.start":
        return
    if message["status"] == WRONG_METHOD or scope.get("method") == "OPTIONS":
        known = allowed(scope["litestar_app"], scope["path"])
        MutableScopeHeaders.from_message(message)["allow"] = known


def allowed(app: Litestar, path: str) -> str:
    """The methods of a path, as ``Allow`` lists them."""
    known = methods_of(app, path)
    return ", ".join(sorted(known | ({"HEAD"} if "GET" in known else set())))


def methods_of(app: Litestar, path: str) -> set[str]:
    """The methods of a path; OPTIONS everywhere."""
    by_path: defaultdict[str, set[str]] = defaultdict(set)
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            by_path[route.path_format] |= set(route.methods)
    path = path.rstrip("/") or "/"
    return {"OPTIONS"} | by_path.get(path, _fitting(by_path, path))


def _fitting(by_path: Mapping[str, set[str]], path: str) -> set[str]:
    """The methods of a path that has a part which may be anything."""
    for form, methods in by_path.items():
        literal = [re.escape(part) for part in re.split(r"{\w+}", form)]
        if re.fullmatch("[^/]+".join(literal), path):
            return methods
    return set()
