"""The page as it was built into ``foretell/page``: files kept in memory, compressed once."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from foretell.server.http.answers import language_of
from foretell.server.http.authentication import admitted
from foretell.server.protocol.rejection import Rejection

Asked = Request[Any, Any, Any]

TYPES: Final = {
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
    "png": "image/png",
    "txt": "text/plain",
}
PACKED: Final = frozenset({"woff2", "png"})
"""Kinds that are compressed already."""
BESIDE: Final = (
    *("worker.js", "app.webmanifest", "icon-180.png", "icon-192.png", "icon-512.png"),
    "licences.txt",
)
"""What lies at the root: the service worker, how to install the page, whose code is in it."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
SECURE: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""What every document says, whoever shows it."""
ALONE: Final = {"Cross-Origin-Opener-Policy": "same-origin"}
"""What a document says over HTTPS: elsewhere browsers ignore it, and complain."""
NOTHING_ELSE: Final = (
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HOST: Final = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?")


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, plain and as gzip packs it."""

    kind: str
    plain: bytes
    packed: bytes | None


@dataclass(frozen=True, slots=True)
class Site:
    """The built page: the one document, everything that it loads, and what lies beside it."""

    index: File
    assets: dict[str, File]
    beside: dict[str, File]

    def texts(self, lang: str) -> str | None:
        """The name of the file with a language's texts, which the script asks for first."""
        return next((name for name in self.assets if name.startswith(f"text-{lang}-")), None)


@cache
def site() -> Site | None:
    """The page that came with this program; ``None`` where nobody has built it."""
    folder = files("foretell") / "page"
    index = folder / "index.html"
    if not index.is_file():
        return None
    beside = {name: _read(folder / name) for name in BESIDE if (folder / name).is_file()}
    return Site(_read(index), _files(folder / "assets"), beside)


def _files(folder: Traversable) -> dict[str, File]:
    return {one.name: _read(one) for one in folder.iterdir() if one.is_file()}


def _read(file: Traversable) -> File:
    kind, data = file.name.rpartition(".")[2], file.read_bytes()
    packed = None if kind in PACKED else gzip.compress(data, 9, mtime=0)
    return File(kind, data, packed)


def policy(host: str) -> str:
    """The Content-Security-Policy of the page: what it loads is ours, and none of it is inline.

    Older browsers do not count sockets to ``'self'``, so the host is named as well.

    >>> policy("wizard.example").partition(";")[0]
    "default-src 'self'"
    >>> "evil" in policy("evil; script-src *")
    False
    """
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return f"default-src 'self'; connect-src 'self'{sockets}; {NOTHING_ELSE}"


def is_browser(request: Asked) -> bool:
    """Whether somebody wants to read it, and no program."""
    return "text/html" in request.headers.get("accept", "")


def page_for(request: Asked, status: int = 200) -> Response[bytes] | None:
    """The page, for a browser; ``None`` for programs, for ``?plain``, and where none is built.

    A ``status`` of 404 is for addresses at which the page itself says that there is nothing.
    """
    found = site()
    if found is None or not is_browser(request) or "plain" in request.query_params:
        return None
    csp = {"Content-Security-Policy": policy(request.headers.get("host", ""))}
    alone = ALONE if admitted(request).is_secure else {}
    early = _early(found, language_of(request))
    headers = {**SECURE, **alone, **csp, **early, "Cache-Control": "no-cache"}
    answer = _answer(request, found.index, headers, "Accept, Accept-Encoding, Accept-Language")
    answer.status_code = status
    return answer


def _early(found: Site, lang: str) -> dict[str, str]:
    """What lets a browser fetch the reader's texts along with the script that asks for them."""
    texts = found.texts(lang)
    return {"Link": f"</assets/{texts}>; rel=modulepreload"} if texts else {}


def _answer(
    request: Asked, file: File, headers: dict[str, str], vary: str = "Accept, Accept-Encoding"
) -> Response[bytes]:
    """A file, packed for those who can unpack it."""
    may_pack = "gzip" in request.headers.get("accept-encoding", "") and file.packed is not None
    body = file.packed if may_pack and file.packed is not None else file.plain
    said = {**headers, "Vary": vary}
    if may_pack:
        said["Content-Encoding"] = "gzip"
    return Response(body, media_type=TYPES.get(file.kind, "application/octet-stream"), headers=said)


@get("/assets/{name:str}", sync_to_thread=False, include_in_schema=False)
def asset(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A part of the page; its name changes with what is in it."""
    found = site()
    file = found.assets.get(name) if found else None
    if file is None:
        raise Rejection("no-such-file", name=name[:80])
    headers = {"Cache-Control": FOR_EVER, "X-Content-Type-Options": "nosniff"}
    return _answer(request, file, headers)


@get([f"/{name}" for name in BESIDE], sync_to_thread=False, include_in_schema=False)
def beside(request: Asked) -> Response[bytes]:
    """The service worker, and what installs the page: the newest at every time."""
    found, name = site(), request.url.path.lstrip("/")
    file = found.beside.get(name) if found else None
    if file is None:
        raise Rejection("no-such-file", name=name)
    return _answer(
        request, file, {"Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
    )
