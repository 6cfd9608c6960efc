"""The protocol told to others: TypeScript types and a page, both made from the structs."""

from __future__ import annotations

import enum
import re
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

import foretell
from foretell.bots.levels import OFFERED, USUAL
from foretell.server.protocol import messages, views
from foretell.server.protocol.commands import AnyCommand
from foretell.server.table.state import CHAT_LINES
from foretell.server.viewer.shape import GameSteps, RecordFile, Step

WORDS: Final = {int: "number", float: "number", str: "string", bool: "boolean", Any: "unknown"}
UNIONS: Final = {
    "FromClient": messages.FromClients,
    "Command": AnyCommand,
    "FromServer": messages.FromServers,
    "News": messages.AnyNews,
}
OVER_HTTP: Final = (GameSteps, RecordFile)
"""What is sent over HTTP and told here as well."""
PATCHES: Final = (views.TableView, views.GameView)
Kind = type[msgspec.Struct]
GAME: Final = Path(__file__).with_name("protocol_text") / "game.md"
"""A game from beginning to end; a test says it again to a server."""
REJECTED: Final = Path(foretell.__file__).parent / "locale/en/rejected.ftl"


def structs() -> list[Kind]:
    """Every struct of the protocol, those that it names after it."""
    found: dict[Kind, None] = {}
    for union in UNIONS.values():
        for kind in get_args(union):
            _gather(kind, found)
    for kind in OVER_HTTP:
        _gather(kind, found)
    return list(found)


def _gather(kind: Any, found: dict[Kind, None]) -> None:
    if get_origin(kind) is not None:
        for part in get_args(kind):
            _gather(part, found)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
        found[kind] = None
        for part in get_type_hints(kind, include_extras=True).values():
            _gather(part, found)


def fields_of(kind: Kind) -> Iterator[tuple[str, Any, bool]]:
    """Name and type of each field, and whether it may be left out."""
    hints = get_type_hints(kind, include_extras=True)
    may_omit = kind.__struct_config__.omit_defaults or _is_from_client(kind)
    for field in msgspec.structs.fields(kind):
        is_set, hint = field.default is UNSET, hints[field.name]
        is_left = get_origin(hint) is Annotated and views.LEFT_OUT in hint.__metadata__
        yield field.name, hint, is_left or (may_omit and not field.required and not is_set)


def _is_from_client(kind: Kind) -> bool:
    """Whether clients write it: what has a default may be left out then."""
    return bool(kind.__struct_config__.forbid_unknown_fields)


def tag_of(kind: Kind) -> tuple[str, str] | None:
    """The field and the value that tell a struct in its union."""
    config = kind.__struct_config__
    return (config.tag_field, str(config.tag)) if config.tag_field else None


def typescript_of(kind: Any, inside: Kind | None = None) -> str:
    """A type as TypeScript writes it.

    >>> typescript_of(list[int | None])
    '(number | null)[]'
    """
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return name_of(kind) or typescript_of(args[0], inside)
    for name, union in UNIONS.items():
        if kind == union:
            return name
    if origin in (typing.Union, types.UnionType):
        parts = [typescript_of(a, inside) for a in args if a is not UnsetType]
        return " | ".join(dict.fromkeys(parts))
    if origin is list:
        part = typescript_of(args[0], inside)
        return f"({part})[]" if "|" in part else f"{part}[]"
    if origin is dict:
        return f"Record<{typescript_of(args[0])}, {typescript_of(args[1])}>"
    return _plain(kind, inside)


def name_of(kind: Any) -> str:
    """The name of a set of words; empty for any other type.

    >>> name_of(PhaseWord), name_of(Annotated[str, "something"])
    ('PhaseWord', '')
    """
    said = (one.extra for one in kind.__metadata__ if isinstance(one, msgspec.Meta) and one.extra)
    return str(next(said, {}).get("name", ""))


def words() -> dict[str, tuple[str, ...]]:
    """By its name, each set of words that a field may hold."""
    found: dict[str, tuple[str, ...]] = {}
    for kind in structs():
        for hint in get_type_hints(kind, include_extras=True).values():
            for one in _parts(hint):
                if get_origin(one) is Annotated and (name := name_of(one)):
                    said = next(m.extra for m in one.__metadata__ if m.extra)
                    found[name] = said.get("words") or codes()
    return found


def _parts(hint: Any) -> Iterator[Any]:
    """A type, and those that it is made of."""
    yield hint
    if get_origin(hint) is not Annotated:
        for one in get_args(hint):
            yield from _parts(one)


def codes() -> tuple[str, ...]:
    """The codes of what a table does not do: each has a sentence."""
    text = REJECTED.read_text(encoding="utf-8")
    return tuple(re.findall(r"^rejected-([a-z0-9-]+) =", text, re.MULTILINE))


def _plain(kind: Any, inside: Kind | None) -> str:
    if kind is type(None):
        return "null"
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return " | ".join(f'"{member.value}"' for member in kind)
    if kind in PATCHES and inside in (messages.Update, Step):
        return f"Partial<{kind.__name__}>"
    return WORDS.get(kind) or str(kind.__name__)


def typescript() -> str:
    """The file of types."""
    lines = ["// Made from the structs of foretell.server by tools/docs.py; do not edit.", ""]
    for name, union in UNIONS.items():
        lines += [f"export type {name} =", *(f"  | {k.__name__}" for k in get_args(union))]
        lines[-1] += ";"
        lines.append("")
    for name, said in words().items():
        lines += [f"export type {name} =", *(f'  | "{one}"' for one in said)]
        lines[-1] += ";"
        lines.append("")
    for kind in structs():
        lines += [f"/** {_first_line(kind)} */", f"export interface {kind.__name__} {{"]
        if tag := tag_of(kind):
            lines.append(f'  {tag[0]}: "{tag[1]}";')
        for field, what, is_optional in fields_of(kind):
            mark = "?" if is_optional else ""
            lines.append(f"  {field}{mark}: {typescript_of(what, kind)};")
        lines += ["}", ""]
    return "\n".join(lines)


def _first_line(kind: Kind) -> str:
    return (kind.__doc__ or "").strip().partition("\n")[0]


TITLES: Final = {
    "FromClient": "From the client",
    "Command": "The commands of a `do`",
    "FromServer": "From the server",
    "News": "The news in an `update`",
}


def page() -> str:
    """The page of the protocol."""
    said = (messages.__doc__ or "").partition("\n")[2].strip()
    parts = ["# The protocol of a table", "", said, "", *_notes(), "", GAME.read_text("utf-8")]
    told: set[Kind] = set()
    for name, union in UNIONS.items():
        parts += [f"## {TITLES[name]}", ""]
        for kind in get_args(union):
            parts += _section(kind)
            told.add(kind)
    parts += ["## A game to look through", "", *_looking(), ""]
    for kind in OVER_HTTP:
        parts += _section(kind)
        told.add(kind)
    parts += ["## What is inside", ""]
    for kind in structs():
        if kind not in told:
            parts += _section(kind)
    parts += ["## Words", "", "What a field of these types may hold.", ""]
    parts += ["| type | words |", "|---|---|"]
    for name, known in words().items():
        shown = " ".join(f"`{one}`" for one in known if one)
        parts.append(f"| `{name}` | {shown}{' or nothing' if '' in known else ''} |")
    return "\n".join(parts).rstrip() + "\n"


def _notes() -> list[str]:
    return [
        f"A frame to the server holds one message of at most {messages.MOST_BYTES} bytes, as text;",
        "one that is no message of this page closes the socket. Fields marked `?` may be left out.",
        "The view after an `update`: put the fields of `table` and `game` over those before, add",
        "the `row` of each `scored` to `sheet` and the `line` of each `chatted` to `chat`.",
        f"The `chat` of a snapshot holds the last {CHAT_LINES} lines that were said at the table,",
        "without those of people whom the viewer has muted.",
        "",
        "`bot` in `start` and `add-bot` is how well the bots play, the weakest first:",
        f"{', '.join(f'`{name}`' for name in OFFERED)}; `{USUAL}` if nothing is said.",
        "Any other name is refused as `no-bot`, with those that there are ([bots.md](bots.md)).",
        "",
        "This page and `web/src/protocol/types.ts` are made by `make docs`.",
    ]


def _looking() -> list[str]:
    return [
        "`GET /games/ID/steps.json` answers `GameSteps` of a game that is over, `POST /api/replay`",
        "with a `RecordFile` the same of a record's text; nothing of that is stored. What is",
        "printed of both (`GET /games/ID/sheet.pdf`, `POST /api/print`) stands in",
        "[printing.md](printing.md).",
    ]


def _section(kind: Kind) -> list[str]:
    """A struct: what it means, and its fields."""
    tag = tag_of(kind)
    doc = " ".join((kind.__doc__ or "").split())
    lines = [f"### `{tag[1] if tag else kind.__name__}`", "", doc, ""]
    rows = []
    if tag:
        rows.append(f'| `{tag[0]}` | `"{tag[1]}"` |')
    for field, what, is_optional in fields_of(kind):
        said = typescript_of(what, kind).replace("|", "\\|")
        rows.append(f"| `{field}{'?' if is_optional else ''}` | `{said}` |")
    return [*lines, "| field | type |", "|---|---|", *rows, ""]
