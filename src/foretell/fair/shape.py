"""The bundle of a game: what is published at the end, as JSON of exactly this shape."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from foretell.base.decoding import fault
from foretell.base.errors import ForetellError
from foretell.base.i18n import Value, spoken
from foretell.fair.scheme import EVENT_SCHEME, SCHEMES, is_game_id
from foretell.fair.secret import is_hex

MOST_BYTES: Final = 4_000_000
"""A bundle that is longer is none: a hundred rounds take some two hundred thousand bytes."""


class BadBundle(ForetellError):
    """Something that is no bundle of fair1 at all; the message says where."""

    default_code = "bad-bundle"


def bad_bundle(key: str, /, **args: Value) -> BadBundle:
    """That something is no bundle, or no line of a list, by the text ``fair-<key>``."""
    return spoken(BadBundle(""), f"fair-{key}", **args)


class PlayerPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's commitment and seed; no seed where the start was cancelled before it came."""

    seat: int
    commit: str
    seed: str | None


class DrawPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draw in a round: ``pull`` (a card, for a seat) or ``lot`` (who deals a play-off)."""

    what: str
    choices: list[str | int]
    drawn: str | int
    seat: int | None = None


class RoundPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal: the whole shuffled deck, and what came of it; ``hands`` by seat, dummies last."""

    round: int
    dealer: int
    deck: list[str]
    hands: list[list[str]]
    turn_up: str | None
    draws: list[DrawPart] = []


class Bundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that anybody needs to check the deals of one game.

    ``first_dealer`` is there only when the table named that seat; ``record`` is the game record
    with the same keys as its file, or the file's text. Of an event (``fair1-event``), ``game`` is
    its round, ``players`` are all who gave it a seed, and ``table`` is the game at one table.
    """

    scheme: str
    game: str
    rules: str | dict[str, Any]
    players: list[PlayerPart]
    server_seed: str
    server_commit: str
    rounds: list[RoundPart]
    record: str | dict[str, Any]
    first_dealer: int | None = None
    table: str = ""

    @property
    def is_event(self) -> bool:
        """Whether other tables had the same deals."""
        return self.scheme == EVENT_SCHEME


def to_json(bundle: Bundle) -> dict[str, Any]:
    """The bundle as plain values; optional keys are left out where they would be empty."""
    table: dict[str, Any] = msgspec.to_builtins(bundle)
    if bundle.first_dealer is None:
        del table["first_dealer"]
    if not bundle.table:
        del table["table"]
    for one in table["rounds"]:
        if not one["draws"]:
            del one["draws"]
        for drawn in one.get("draws", ()):
            if drawn["seat"] is None:
                del drawn["seat"]
    return table


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise bad_bundle("shape-twice", key=repr(twice))
    return table


def parse(text: str | bytes) -> Any:
    """The value of a JSON text, strictly: no key twice, no NaN.

    Raises:
        BadBundle: the text is no such JSON.

    >>> parse('{"scheme": "fair1", "scheme": "fair1"}')
    Traceback (most recent call last):
    foretell.fair.shape.BadBundle: the key 'scheme' stands twice in one place: readers would differ
    """
    if not text.strip():
        raise bad_bundle("shape-empty")
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except RecursionError:
        raise bad_bundle("shape-deep") from None
    except json.JSONDecodeError as error:
        at = {"line": str(error.lineno), "column": str(error.colno)}
        raise bad_bundle("shape-no-json", **at) from None
    except UnicodeDecodeError:
        raise bad_bundle("shape-no-text") from None
    except ValueError:
        raise bad_bundle("shape-digits") from None


def _no_constant(name: str) -> None:
    raise bad_bundle("shape-no-number", name=name)


def read(value: object) -> Bundle:
    """The bundle of a JSON value.

    Raises:
        BadBundle: the value has not the shape of fair1; the error says where.
    """
    if not isinstance(value, dict):
        raise bad_bundle("shape-no-object")
    if value.get("scheme") not in SCHEMES:
        raise bad_bundle("shape-scheme")
    try:
        bundle = msgspec.convert(value, Bundle)
    except msgspec.ValidationError as error:
        raise bad_bundle("said", what=fault(str(error))) from None
    except RecursionError:
        raise bad_bundle("shape-deep") from None
    _check_texts(bundle)
    return bundle


def _check_texts(bundle: Bundle) -> None:
    if not is_game_id(bundle.game) or (bundle.is_event and not is_game_id(bundle.table)):
        raise bad_bundle("shape-game")
    hashes = {"server_seed": bundle.server_seed, "server_commit": bundle.server_commit}
    hashes |= {f"players[{n}].commit": one.commit for n, one in enumerate(bundle.players)}
    seeds = {f"players[{n}].seed": one.seed for n, one in enumerate(bundle.players)}
    hashes |= {name: seed for name, seed in seeds.items() if seed not in (None, "bot")}
    for name, text in hashes.items():
        if not is_hex(text):
            raise bad_bundle("shape-hash", name=name)
