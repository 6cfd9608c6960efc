"""Reading a record strictly: the format's keys and types here, the rules in ``replay``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from foretell.base.decoding import shown
from foretell.record.format import FORMAT, ROUND_KEYS, Record, RevokeNote, RoundRecord
from foretell.record.parsing import Table, load, parse
from foretell.record.places import NOT_YET, RecordPlace, shown_value
from foretell.rules.axes import MAX_SEATS

MOST_NUMBER: Final = 1_000_000
TOP_KEYS: Final = ("format", "rules", "players", "scores", "rounds")


def read(source: str | Path) -> Record:
    """The record of a text, or of a file.

    A path is a file's; so is a text of one line, since no record has fewer than two.

    Raises:
        BadRecord: it breaks the format; the error says where.

    >>> record = read('format = 1\\nrules = "standard"\\nplayers = ["Ada", "Bo", "Cy"]')
    >>> record.players, record.rounds
    (('Ada', 'Bo', 'Cy'), ())
    """
    is_file = isinstance(source, Path) or "\n" not in source
    return from_table(parse(load(Path(source)) if is_file else str(source)))


def from_table(table: Table) -> Record:
    """The record of a table as TOML readers give it.

    Raises:
        BadRecord: it breaks the format; the error says where.
    """
    try:
        return _record(table)
    except RecursionError:
        raise RecordPlace().bad("bad-record", "deep") from None


def _record(table: Table) -> Record:
    _check_format(table)
    top = RecordPlace()
    for key in ("rules", "players"):
        if key not in table:
            raise top.bad("unfinished", "missing", key=key)
    scores = _numbers(top, "scores", table["scores"]) if "scores" in table else None
    return Record(
        rules=_rules(top, table["rules"]),
        players=_players(top, table["players"]),
        scores=scores,
        tags={key: value for key, value in table.items() if key not in TOP_KEYS},
        rounds=_rounds(top, table.get("rounds", [])),
    )


def _check_format(table: Table) -> None:
    said = table.get("format")
    if said is None:
        raise RecordPlace().bad("bad-format", "format-missing", format=str(FORMAT))
    if isinstance(said, bool) or said != FORMAT or not isinstance(said, int):
        other = {"value": shown_value(said), "format": str(FORMAT)}
        raise RecordPlace().bad("bad-format", "format-other", **other)


def _rules(place: RecordPlace, value: object) -> str | Table:
    if isinstance(value, str | dict):
        return value
    raise place.bad("bad-rules", "no-rules", value=shown_value(value))


def _players(place: RecordPlace, value: object) -> tuple[str, ...]:
    players = _texts(place, "players", value)
    if not 1 <= len(players) <= MAX_SEATS:
        counts = {"number": str(len(players)), "most": str(MAX_SEATS)}
        raise place.bad("wrong-count", "players-count", **counts)
    return players


def _rounds(place: RecordPlace, value: object) -> tuple[RoundRecord, ...]:
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise place.bad("bad-type", "no-rounds")
    return tuple(_round(RecordPlace(number), one) for number, one in enumerate(value, start=1))


def _round(place: RecordPlace, table: Table) -> RoundRecord:
    for key in table:
        if key == "swap":
            raise place.bad(NOT_YET, "swap")
        if key not in ROUND_KEYS:
            raise place.bad("unknown-key", "no-key", key=shown(key))
    if "dealer" not in table:
        raise place.bad("unfinished", "missing", key="dealer")
    if "size" in table and "hands" in table:
        raise place.bad("not-asked", "size-and-hands")
    return RoundRecord(**{key: KINDS[key](place, key, value) for key, value in table.items()})


def _number(place: RecordPlace, key: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > MOST_NUMBER:
        raise place.bad("bad-type", "no-number", key=key, value=shown_value(value))
    return value


def _text(place: RecordPlace, key: str, value: object) -> str:
    if not isinstance(value, str):
        raise place.bad("bad-type", "no-quotes", key=key, value=shown_value(value))
    return value


def _texts(place: RecordPlace, key: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise place.bad("bad-type", "no-texts", key=key, value=shown_value(value))
    return tuple([_text(place, key, one) for one in value])


def _cards(place: RecordPlace, key: str, value: object) -> tuple[str, ...]:
    """Texts of names of cards, with one space between two of them."""
    return tuple([" ".join(one.split()) for one in _texts(place, key, value)])


def _numbers(place: RecordPlace, key: str, value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise place.bad("bad-type", "no-numbers", key=key, value=shown_value(value))
    return tuple([_number(place, key, one) for one in value])


def _revoke(place: RecordPlace, key: str, value: object) -> RevokeNote:
    if not isinstance(value, dict) or "seat" not in value or value.keys() - {"seat", "trick"}:
        raise place.bad("bad-type", "no-revoke", key=key, value=shown_value(value))
    return RevokeNote(**{name: _number(place, f"{key}.{name}", value[name]) for name in value})


KINDS: Final[dict[str, Callable[[RecordPlace, str, object], Any]]] = {
    "play_off": _numbers,
    "dealer": _number,
    "size": _number,
    "hands": _cards,
    "turn_up": _text,
    "trump": _text,
    "twist": _text,
    "uber": _text,
    "bids": _numbers,
    "adjust": _number,
    "passes": _cards,
    "pulls": _cards,
    "tricks": _cards,
    "revoke": _revoke,
    "won": _numbers,
    "bonus": _numbers,
    "score": _numbers,
}
"""How each key of a round is read."""
