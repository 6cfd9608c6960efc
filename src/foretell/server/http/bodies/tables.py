"""What is sent and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException, InternalServerException
from msgspec import Meta
from msgspec.structs import asdict, replace

from foretell.server.protocol.event import Options
from foretell.server.store.interface import Summary


class NewOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses beside its rules; what is left out is as the server has it.

    A table for one has no clock unless it is asked for: nobody waits.
    """

    clock: int | None = None
    delay: int | None = None
    open_hands: bool | None = None
    pace: int | None = None
    dealer: int | None = None
    undo: bool | None = None

    def on(self, usual: Options) -> Options:
        """The usual options, but for what was chosen here."""
        given = {name: value for name, value in asdict(self).items() if value is not None}
        return replace(usual, **given)


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open: a preset or a table of rules, how many play, and its options.

    ``rules_name`` is what somebody calls own rules, ``name`` the name of the table.
    """

    rules: str | dict[str, Any] = "standard"
    players: Annotated[int, Meta(ge=1, le=6)] = 4
    name: Annotated[str, Meta(max_length=100)] = ""
    rules_name: Annotated[str, Meta(max_length=100)] = ""
    private: bool = False
    options: NewOptions = NewOptions()


class TableAnswer(msgspec.Struct):
    """A table that was opened: its page, its socket."""

    id: str
    page: str
    socket: str


class LobbyTable(msgspec.Struct):
    """A table in a list; nothing of it tells who a person is elsewhere."""

    id: str
    name: str
    status: str
    rules: str
    players: int
    seats: list[str]
    opened: int
    changed: int
    round_no: int
    scores: list[int]
    game: str
    """The id of its game, once it may be looked through; else empty."""


async def strictly(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that would fit only if its values were taken for something else.

    Raises:
        ClientException: a number as text, 0 for false, and the like; no body where one must be,
            or not the whole of one.
    """
    asked = request.route_handler.parsed_fn_signature.parameters.get("data")
    kind = request.content_type[0]
    if asked is None or kind not in ("", RequestEncodingType.JSON):
        return
    try:
        body = await request.body()
    except InternalServerException:  # Litestar takes who goes away for a mistake of the server
        raise ClientException("", extra=[{"message": "the body broke off"}]) from None
    if not body:
        if asked.has_default:
            return
        raise ClientException("", extra=[{"message": "the body is empty: send a JSON object"}])
    if not kind:  # what it is, is not said: as it stands
        return
    try:
        msgspec.json.decode(body, type=asked.annotation, strict=True)
    except msgspec.MsgspecError as error:
        raise ClientException("", extra=[{"message": str(error)}]) from None


def listed(summary: Summary) -> LobbyTable:
    """A table as lists show it."""
    return LobbyTable(**{name: getattr(summary, name) for name in LobbyTable.__struct_fields__})


class HoursAnswer(msgspec.Struct):
    """By hour of the week, in UTC from Monday 0:00 on, how many open tables were played in it."""

    tables: list[int]


class Lobby(msgspec.Struct):
    """Tables to sit down at, to watch, and to look back on."""

    open: list[LobbyTable]
    playing: list[LobbyTable]
    finished: list[LobbyTable]
