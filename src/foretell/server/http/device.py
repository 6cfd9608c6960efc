"""``/device``: the page of a device's link, where a one-time code is typed or comes with the link.

The code stands behind the ``#`` of the link, which browsers send to nobody: a small script of ours
puts it into the form. Without scripts it is typed.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import RequestEncodingType
from litestar.params import Body
from msgspec import Meta

from foretell.base.i18n import catalogue, text
from foretell.server.http.answers import language_of, status_of
from foretell.server.http.authentication import admitted, here_of
from foretell.server.http.html import HEADERS, document, isolated, said
from foretell.server.http.site import page_for
from foretell.server.people.keys import Comer, Credentials
from foretell.server.people.tokens import set_cookie
from foretell.server.protocol.rejection import Rejection

Ask = Request[Any, Any, State]
FORM: Final = (
    '<form method="post" action="/device"><p><label>{code} <input name="code" id="code" required '
    'maxlength="40" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false">'
    '</label></p><p><label><input type="checkbox" name="replace" value="yes"> {replace}'
    "</label></p><p><button>{use}</button></p></form>"
    '<script src="/device.js"></script>'
)
POLICY: Final = "Content-Security-Policy"
OWN: Final = {
    **HEADERS,
    POLICY: HEADERS[POLICY].replace("form-action 'none'", "form-action 'self'; script-src 'self'"),
    "Cache-Control": "no-store",
}
"""What this page says of itself: beside its style a form and a script, both of this server."""
SCRIPT: Final = """"use strict";
const code = document.getElementById("code");
const said = decodeURIComponent(location.hash.slice(1));
if (code && said) {
  code.value = said.slice(0, 40);
  history.replaceState(null, "", location.pathname);
}
"""


class Typed(msgspec.Struct, frozen=True):
    """What the form sends."""

    code: Annotated[str, Meta(max_length=40)] = ""
    replace: Annotated[str, Meta(max_length=8)] = ""


def _form(lang: str) -> str:
    words = {name: said(lang, f"device-{name}") for name in ("code", "replace", "use")}
    return FORM.format_map(words)


def _page(parts: Iterable[str], lang: str, status: int = 200, cookie: str = "") -> Response[str]:
    headers = {**OWN, "Set-Cookie": cookie} if cookie else OWN
    heading = f"<h1>{said(lang, 'device')}</h1>"
    body = document(text("plain-device", lang), [heading, *parts], lang)
    return Response(body, status_code=status, media_type=MediaType.HTML, headers=headers)


@get("/device", sync_to_thread=False, media_type=MediaType.HTML, tags=["people"])
def device_page(request: Ask) -> Response[bytes] | Response[str]:
    """Where a device begins to speak for somebody who has made a code on another one."""
    lang = language_of(request)
    parts = [f"<p>{said(lang, 'device-how')}</p>", _form(lang)]
    return page_for(request) or _page(parts, lang)


@get("/device.js", sync_to_thread=False, include_in_schema=False)
def device_script() -> Response[str]:
    """The script that takes the code out of the link."""
    headers = {"X-Content-Type-Options": "nosniff"}
    return Response(SCRIPT, media_type="text/javascript; charset=utf-8", headers=headers)


@post("/device", status_code=200, include_in_schema=False)
async def use_code(
    request: Ask,
    data: Annotated[Typed, Body(media_type=RequestEncodingType.URL_ENCODED)],
) -> Response[str]:
    """Let this device speak for the guest who made the code; as often wrong as codes may be."""
    server = request.app.state.server
    people, lang, known = server.people, language_of(request), admitted(request)
    try:
        comer = Comer(known.key, "", here_of(request, people), bool(data.replace))
        entry = await Credentials(people).redeem(data.code, comer)
    except Rejection as refused:
        server.metrics.refused(refused.code)
        parts = [f"<p><strong>{escape(why(refused, lang))}</strong></p>", _form(lang)]
        return _page(parts, lang, status_of(refused))
    cookie = set_cookie(entry.token, is_secure=known.is_secure)
    done = said(lang, "device-done", name=isolated(entry.guest.name))
    return _page([f"<p>{done}</p>"], lang, cookie=cookie)


def why(refused: Rejection, lang: str) -> str:
    """Why a code was refused, in a language where there is a text for it."""
    key = f"page-refused-{refused.code}"
    return text(key, lang) if catalogue(lang).has(key) else refused.message


HANDLERS = [device_page, device_script, use_code]
