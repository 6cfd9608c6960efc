"""Writing a record: one canonical text for each, so that read and written again it is the same."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import tomli_w

from foretell.base.errors import BadRecord
from foretell.engine.structs import Phase
from foretell.play.history import Entry, is_whole
from foretell.play.standing import PlayedGame
from foretell.record.format import FORMAT, Record, RevokeNote, RoundRecord, rules_name_of
from foretell.record.places import RecordPlace
from foretell.record.reading import TOP_KEYS
from foretell.record.rounds import Scribe
from foretell.rules.toml import rules_value
from foretell.rules.value import Rules

WIDTH: Final = 100
INDENT: Final = "    "


def write(record: Record) -> str:
    """The text of a record.

    Raises:
        BadRecord: a tag is nothing that TOML can say.

    >>> print(write(Record(players=("Ada", "Bo", "Cy"), tags={"event": "Tuesday"})), end="")
    format = 1
    rules = "standard"
    players = ["Ada", "Bo", "Cy"]
    event = "Tuesday"
    """
    head = {"rules": record.rules, "players": record.players, "scores": record.scores}
    lines = [f"format = {FORMAT}", *_lines(head)]
    tags = _tags(record.tags)
    parts = ["\n".join(lines), *([tags] if tags else [])]
    text = "\n".join(parts) + "\n"
    text += "".join(f"\n[[rounds]]\n{_round(one)}\n" for one in record.rounds)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise RecordPlace().bad("bad-type", "half-character") from None
    return text


def record_of(
    game: PlayedGame, players: Sequence[str] = (), tags: Mapping[str, Any] | None = None
) -> Record:
    """The record of a game from its history, finished or not.

    Names that are left out are those of the record that the game was replayed from, else seats.

    Raises:
        BadRecord: the game has no history (it was sampled), or not a name a player.
    """
    names = tuple(players) or game.names or seat_names(game.rules.players)
    if len(names) != game.rules.players:
        counts = {"number": str(len(names)), "players": str(game.rules.players)}
        raise RecordPlace().bad("wrong-count", "names-count", **counts)
    rounds = rounds_of(game)
    is_scored = any(one.score is not None for one in rounds)
    return Record(
        rules=rules_value(game.rules),
        players=names,
        scores=tuple(game.scores) if is_scored else None,
        tags={**game.tags, **rules_name_of(game.rules), **(tags or {})},
        rounds=rounds,
    )


def seat_names(players: int) -> tuple[str, ...]:
    """What the players of a record are called whom nobody named; people count from 1.

    >>> seat_names(3)
    ('Seat 1', 'Seat 2', 'Seat 3')
    """
    return tuple(f"Seat {seat}" for seat in range(1, players + 1))


def rounds_of(game: PlayedGame) -> tuple[RoundRecord, ...]:
    """The rounds of a game; before the first deal, whose it is."""
    if game.history and is_whole(game.history):
        return rounds_from(game.rules, game.history)
    if game.history or game.phase != Phase.DEAL:
        raise no_history()
    return (RoundRecord(dealer=game.handle.get("dealer")),)


def no_history() -> BadRecord:
    """That a sampled game has no beginning to tell of."""
    return RecordPlace().bad("no-history", "no-history")


def rounds_from(rules: Rules, history: list[Entry]) -> tuple[RoundRecord, ...]:
    """The rounds of a history, finished or not."""
    return Scribe(rules).write(history)


def _tags(tags: Mapping[str, Any]) -> str:
    for key in tags:
        if key in TOP_KEYS:
            raise RecordPlace().bad("bad-type", "no-tag", key=key)
    try:
        return tomli_w.dumps(tags).rstrip("\n")
    except (TypeError, ValueError, AttributeError) as error:
        raise RecordPlace().bad("bad-type", "bad-tags", why=str(error)) from None
    except RecursionError:
        raise RecordPlace().bad("bad-type", "deep-tags") from None


def _round(one: RoundRecord) -> str:
    return "\n".join(_lines({key: getattr(one, key) for key in one.keys}))


def _lines(pairs: Mapping[str, Any]) -> list[str]:
    return [_line(key, value) for key, value in pairs.items() if value is not None]


def _line(key: str, value: object) -> str:
    line = f"{key} = {_value(value)}"
    if len(line) <= WIDTH or not isinstance(value, list | tuple):
        return line
    items = "".join(f"{INDENT}{_value(one)},\n" for one in value)
    return f"{key} = [\n{items}]"


def _value(value: object) -> str:
    """A value in one line, but for those of tags, which tomli_w writes."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(one) for one in value)}]"
    if isinstance(value, RevokeNote):
        trick = {} if value.trick is None else {"trick": value.trick}
        return _value({"seat": value.seat, **trick})
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    return str(value)


def _key(key: str) -> str:
    is_bare = key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return key if is_bare else _value(key)
