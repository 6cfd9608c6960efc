"""What may be done with each path: the ``Allow`` of answers to OPTIONS and to wrong methods."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

WRONG_METHOD: Final = 405


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
