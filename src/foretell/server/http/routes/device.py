"""``/device``: the page of a device's link, where a one-time code is typed or comes with the link.

The code stands behind the ``#`` of the link, which browsers send to nobody: a small script of ours
puts it into the form. Without scripts it is typed.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import RequestEncodingType
from litestar.params import Body
from msgspec import Meta

from foretell.base.i18n import text, told
from foretell.server.http.answers import language_of, status_of
from foretell.server.http.authentication import admitted, here_of
from foretell.server.http.pages.html import HEADERS, isolated, plain_page
from foretell.server.http.pages.site import page_for
from foretell.server.people.keys import Comer, Credentials
from foretell.server.people.tokens import set_cookie
from foretell.server.protocol.rejection import Rejection

Ask = Request[Any, Any, State]
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


def _page(lang: str, *, why: str = "", done: str = "", **answer: Any) -> Response[str]:
    body = plain_page("device", lang, title=text("plain-device", lang), why=why, done=done)
    return Response(body, **{"media_type": MediaType.HTML, "headers": OWN, **answer})


@get("/device", sync_to_thread=False, media_type=MediaType.HTML, tags=["people"])
def device_page(request: Ask) -> Response[bytes] | Response[str]:
    """Where a device begins to speak for somebody who has made a code on another one."""
    return page_for(request) or _page(language_of(request))


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
        comer = Comer(known.key, "", await here_of(request, people), bool(data.replace))
        entry = await Credentials(people).redeem(data.code, comer)
    except Rejection as refused:
        server.metrics.refused(refused.code)
        return _page(lang, why=told(refused, lang), status_code=status_of(refused))
    headers = {**OWN, "Set-Cookie": set_cookie(entry.token, is_secure=known.is_secure)}
    done = text("plain-device-done", lang, name=isolated(entry.guest.name))
    return _page(lang, done=done, status_code=200, headers=headers)


HANDLERS = [device_page, device_script, use_code]
