"""The routes of people, for a server to mount under its root."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, SkipValidation
from msgspec import Meta

from foretell.server.http import answers
from foretell.server.http.answers import specs
from foretell.server.http.authentication import admitted, guest_of, here_of
from foretell.server.http.bodies.people import (
    Change,
    Deleted,
    DeviceCode,
    Export,
    Me,
    NewGuest,
    OwnDevice,
    Phrase,
    Recover,
    Redeem,
    SignedOut,
    SignOut,
    shown_device,
    shown_export,
    shown_me,
)
from foretell.server.people import codes
from foretell.server.people.keys import Comer, Credentials
from foretell.server.people.people import Identity, NewToken, People
from foretell.server.people.tokens import set_cookie
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.people import Way

MOST_BODY = 24 * 1024
Asked = Request[Any, Any, Any]
Host = SkipValidation[NamedDependency[People]]
Known = SkipValidation[NamedDependency[Identity]]
Locks = SkipValidation[NamedDependency[Credentials]]
DeviceId = Annotated[str, Meta(max_length=40)]
ALL = ResponseSpec(None, description="all of it is deleted")


async def _entered(
    entry: NewToken, people: People, *, is_secure: bool, wants_token: bool
) -> Response[Me]:
    """Oneself, with the token in a cookie, or for a program in the body."""
    token = entry.token if wants_token else None
    body = shown_me(await people.account(entry.guest), entry.guest, token)
    headers = {} if token else {"Set-Cookie": set_cookie(entry.token, is_secure=is_secure)}
    return Response(body, status_code=201, headers=headers)


@post("/guests", responses=specs(409, 413))
async def new_guest(request: Asked, people: Host, data: JSONBody[NewGuest]) -> Response[Me]:
    """Become a guest: a name, and a token that is yours alone."""
    here = await here_of(request, people)
    if here and not data.wants_token:
        raise Rejection("already-guest", name=here.name)
    address = admitted(request).key
    entry = await people.join(data.name, address=address, label=data.label, figure=data.figure)
    is_secure = admitted(request).is_secure
    return await _entered(entry, people, is_secure=is_secure, wants_token=data.wants_token)


@get("/me", responses=specs(401))
async def me(people: Host, guest: Known) -> Me:
    """Who you are."""
    return shown_me(await people.account(guest), guest)


@patch("/me", responses=specs(401, 413))
async def change_me(people: Host, guest: Known, data: JSONBody[Change]) -> Me:
    """Change your name, figure or settings; they follow to every device."""
    await people.change(guest, data.name, data.settings, data.figure)
    return shown_me(await people.account(guest), guest)


@get("/me/devices", responses=specs(401))
async def devices(people: Host, guest: Known) -> list[OwnDevice]:
    """The devices that speak for you."""
    return [shown_device(device, guest) for device in await people.devices(guest)]


@delete("/me/devices/{device:str}", status_code=204, responses=specs(401, 404))
async def sign_out(
    request: Asked, people: Host, guest: Known, device: FromPath[DeviceId]
) -> Response[None]:
    """Sign one of your devices out."""
    await people.sign_out(guest, device)
    return _parting(request, is_here=device == guest.device)


def _parting(
    request: Asked, *, is_here: bool, headers: dict[str, str] | None = None
) -> Response[None]:
    """No content; the cookie goes if this very device was signed out."""
    cookie = {"Set-Cookie": set_cookie("", is_secure=admitted(request).is_secure)}
    return Response(
        None, status_code=204, headers={**(headers or {}), **(cookie if is_here else {})}
    )


@post("/me/sign-out-everywhere", status_code=200, responses=specs(401))
async def sign_out_everywhere(
    request: Asked, people: Host, guest: Known, data: JSONBody[SignOut | None] = None
) -> Response[SignedOut]:
    """Sign all your devices out within five seconds, or all but this one."""
    but_this = data is not None and data.but_this
    count = await people.sign_out_everywhere(guest, but_this=but_this)
    cookie = {"Set-Cookie": set_cookie("", is_secure=admitted(request).is_secure)}
    return Response(SignedOut(count), headers={} if but_this else cookie)


@post("/me/devices/code", responses=specs(401))
async def new_code(request: Asked, keys: Locks, guest: Known) -> DeviceCode:
    """A one-time code, good for five minutes, that adds a device."""
    made = await keys.new_code(guest)
    link = codes.code_link(admitted(request).origin, made.code)
    return DeviceCode(made.code, link, codes.code_svg(link), made.until)


async def _comer(request: Asked, people: People, data: Redeem | Recover) -> Comer:
    here = await here_of(request, people)
    address = admitted(request).key
    return Comer(address, data.label, here, data.replace)


@post("/devices/redeem", responses=specs(409))
async def redeem(request: Asked, people: Host, keys: Locks, data: JSONBody[Redeem]) -> Response[Me]:
    """Let this device speak for the guest who made the code."""
    entry = await keys.redeem(data.code, await _comer(request, people, data))
    is_secure = admitted(request).is_secure
    return await _entered(entry, people, is_secure=is_secure, wants_token=data.wants_token)


@post("/me/recovery", responses=specs(401))
async def new_phrase(keys: Locks, guest: Known) -> Phrase:
    """A recovery phrase, shown this once; it replaces an earlier one."""
    return Phrase(await keys.new_phrase(guest))


@post("/recover", responses=specs(409))
async def recover(
    request: Asked, people: Host, keys: Locks, data: JSONBody[Recover]
) -> Response[Me]:
    """Let this device speak for the guest of a recovery phrase."""
    entry = await keys.recover(data.phrase, await _comer(request, people, data))
    is_secure = admitted(request).is_secure
    return await _entered(entry, people, is_secure=is_secure, wants_token=data.wants_token)


@get("/me/export", responses=specs(401))
async def export(people: Host, guest: Known) -> Response[Export]:
    """All that is kept of you, as a file."""
    held = await people.held(guest)
    owned = [shown_device(device, guest) for device in await people.devices(guest)]
    own = shown_me(await people.account(guest), guest)
    away = {way: await people.store.mutes(guest.id, way) for way in Way}
    choice = await people.store.rated_choice(guest.id)
    names = await people.store.names_of(guest.id)
    rated = choice, names, await people.store.rated_places_of(guest.id)
    body = shown_export(own, owned, people.moderation.bans_of(guest.id), held, away, rated)
    name = 'attachment; filename="foretell-me.json"'
    return Response(body, headers={"Content-Disposition": name})


@delete("/me", status_code=200, responses={**specs(401), 204: ALL})
async def delete_me(request: Asked, people: Host, guest: Known) -> Response[Deleted | None]:
    """Delete all that is kept of you, for good: 204, or 200 where a damaged table keeps some."""
    left = await people.forget(guest.id)
    gone = _parting(request, is_here=True, headers={"Clear-Site-Data": '"storage"'})
    status, body = (200, Deleted(left)) if left else (204, None)
    return Response(body, status_code=status, headers=dict(gone.headers))


ROUTES = [
    new_guest, me, change_me, devices, sign_out, sign_out_everywhere,
    new_code, redeem, new_phrase, recover, export, delete_me,
]  # fmt: skip


def people_router(people: People) -> Router:
    """The routes, for some people; made inside the event loop."""
    keys = Credentials(people)

    async def who(request: Asked, people: Host) -> Identity:
        """Asked for after the people, not beside them.

        Litestar looks for several at once in a group, and a refusal with its group is a circle.
        """
        return await guest_of(request, people)

    return Router(
        "/api",
        route_handlers=ROUTES,
        dependencies={
            "people": Provide(lambda: people, sync_to_thread=False),
            "keys": Provide(lambda: keys, sync_to_thread=False),
            "guest": Provide(who),
        },
        exception_handlers=answers.HANDLERS,
        response_headers=answers.HEADERS,
        request_max_body_size=MOST_BODY,
        tags=["people"],
    )
