"""Makes `docs/api.md` from the names of `foretell.__all__`: signatures, docstrings, examples."""

from __future__ import annotations

import dataclasses
import inspect
import re
import textwrap
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import foretell

HEAD: Final = """# The library

Everything that `import foretell` offers, made by `make docs` from the code; each example runs with
the tests. A first game stands in the [README](../README.md#from-python), rules in
[rules.md](rules.md), records in [record.md](record.md), bots in [bots.md](bots.md), tables on a
server in [server.md](server.md#from-python).
"""
ROOMS: Final = {
    "rules": "Rules",
    "game": "Games",
    "play": "What is seen, and points",
    "record": "Records",
    "data": "Records as tables",
    "analysis": "Odds and studies",
    "bots": "Bots",
    "arena": "Matches",
    "svg": "Drawings",
    "base": "Errors",
}
"""Room of the package -> the heading under which its public names stand; others come last."""
HIDDEN: Final = ("__version__",)
SECTIONS: Final = ("Args:", "Raises:")
ROLE: Final = re.compile(r":\w+:`~?(?:[\w.]+\.)?(\w+)`")
QUOTED: Final = re.compile(r"(: |-> )'([^']*)'")
"""A type, as a signature quotes it."""
OWNED: Final = "foretell."


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *_lines()]).rstrip() + "\n"


def _lines() -> Iterator[str]:
    names = [name for name in foretell.__all__ if name not in HIDDEN]
    rooms = {name: _room(getattr(foretell, name)) for name in names}
    for room in [*ROOMS, *sorted(set(rooms.values()) - ROOMS.keys())]:
        found = [name for name in names if rooms[name] == room]
        if found:
            yield f"## {ROOMS.get(room, room.capitalize())}\n"
        for name in found:
            yield from _entry(name, getattr(foretell, name))


def _room(value: Any) -> str:
    home = value.__name__ if isinstance(value, ModuleType) else value.__module__
    return str(home).split(".")[1]


def _entry(name: str, value: Any) -> Iterator[str]:
    yield f"### {name}\n"
    if isinstance(value, ModuleType):
        yield markdown(value.__doc__ or "")
        for one in value.__all__:
            yield from _member(f"{name}.{one}", getattr(value, one))
        return
    yield _signature(name, value)
    yield markdown(inspect.getdoc(value) or "")
    if inspect.isclass(value) and not issubclass(value, Exception):
        yield from _members(value)


def _members(kind: type) -> Iterator[str]:
    """The public properties of a class as a table, then its methods."""
    members = {name: _found(kind, name) for name in dir(kind) if not name.startswith("_")}
    properties = {n: one for n, one in members.items() if isinstance(one, property)}
    if properties:
        yield "| property | type | what it is |\n|---|---|---|"
        yield from (_property(name, one) for name, one in properties.items())
        yield ""
    for name, one in members.items():
        if inspect.isfunction(one) and one.__module__.startswith(OWNED):
            yield from _member(name, one)


def _found(kind: type, name: str) -> Any:
    found = inspect.getattr_static(kind, name)
    return found.__func__ if isinstance(found, classmethod | staticmethod) else found


def _property(name: str, one: property) -> str:
    kind = str(inspect.signature(one.fget).return_annotation) if one.fget else ""
    said = markdown(inspect.getdoc(one) or "").partition("\n\n")[0].replace("\n", " ").strip()
    return f"| `{name}` | `{kind.replace('|', 'or')}` | {said} |"


def _member(name: str, value: Any) -> Iterator[str]:
    yield f"#### {name}\n"
    yield _signature(name.rpartition(".")[2], value)
    yield markdown(inspect.getdoc(value) or "")


def _signature(name: str, value: Any) -> str:
    """How something is called, as Python writes it; fields of a value by their names alone."""
    if inspect.isclass(value) and issubclass(value, Exception | str):
        return ""
    if dataclasses.is_dataclass(value):
        fields = ", ".join(one.name for one in dataclasses.fields(value))
        return f"```text\n{textwrap.fill(f'{name}(*, {fields})', 100)}\n```\n"
    try:
        said = QUOTED.sub(r"\1\2", str(inspect.signature(value)))
    except (TypeError, ValueError):
        return ""
    return f"```text\n{name}{said}\n```\n".replace("(self, ", "(").replace("(self)", "()")


def markdown(docstring: str) -> str:
    """A docstring as Markdown: examples as such, arguments and errors as lists.

    >>> markdown("Bid ``n`` tricks.\\n\\nRaises:\\n    IllegalAction: not now.")
    'Bid `n` tricks.\\n\\nRaises:\\n\\n- `IllegalAction`: not now.\\n'
    """
    plain = ROLE.sub(r"`\1`", inspect.cleandoc(docstring)).replace("``", "`")
    return "\n\n".join(_block(block) for block in plain.split("\n\n") if block) + "\n"


def _block(block: str) -> str:
    if block.startswith(">>>"):
        return f"```pycon\n{block}\n```"
    first, _, rest = block.partition("\n")
    if first not in SECTIONS:
        return block
    items = re.sub(r"\n\s{5,}", " ", rest)
    listed = re.sub(r"^\s*([\w.]+):", r"- `\1`:", items, flags=re.MULTILINE)
    return f"{first}\n\n{listed}"
