"""What is written into the log of a tournament, one thing at a time, and its shape."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import partial
from typing import Any, Final, TypeAlias

from foretell.base.decoding import shown
from foretell.tournament.formats import LARGEST
from foretell.tournament.refusing import bad_entry
from foretell.tournament.shapes import TEXTS, are_within, is_text, is_within, misshapen

MOST_PEOPLE: Final = 2000
MOST_ROUNDS: Final = 100
MOST_POINTS: Final = 5000


class _Shaped:
    """What refuses values of another shape when it is made."""

    __slots__ = ()

    def __post_init__(self) -> None:
        """Take lists as tuples, and look at every field."""
        for one in fields(self):  # type: ignore[arg-type]  # what follows are dataclasses
            value = getattr(self, one.name)
            value = tuple(value) if isinstance(value, list) else value
            object.__setattr__(self, one.name, value)
            if not SHAPES[one.name](value):
                raise misshapen(one.name, value)


@dataclass(frozen=True, slots=True)
class SeatedTable(_Shaped):
    """Who sits at a table, by seat, and the seat that deals first (rules 4).

    >>> SeatedTable((3, 1, 7), 2).people[2]
    7
    """

    people: tuple[int, ...]
    dealer: int


@dataclass(frozen=True, slots=True)
class PersonEntered(_Shaped):
    """Somebody takes part, under a number that follows from the order in the log.

    ``bot``: no cap of clubs and nations speaks of them.
    """

    name: str
    club: str = ""
    nation: str = ""
    bot: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class PersonRenamed(_Shaped):
    """What was written of somebody was wrong: name, club and nation are these."""

    person: int
    name: str
    club: str = ""
    nation: str = ""


@dataclass(frozen=True, slots=True)
class PersonWithdrew(_Shaped):
    """Somebody is not seated any more."""

    person: int


@dataclass(frozen=True, slots=True)
class PersonReturned(_Shaped):
    """Somebody who withdrew, or was to be absent in the next round, is seated again."""

    person: int


@dataclass(frozen=True, slots=True)
class PersonAbsent(_Shaped):
    """Somebody sits out the round that is drawn next, and gets nothing for it."""

    person: int
    n: int


@dataclass(frozen=True, slots=True)
class RoundDrawn(_Shaped):
    """A round: its tables, and who has a bye; it stands as it was drawn."""

    n: int
    tables: tuple[SeatedTable, ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundUndrawn(_Shaped):
    """A draw is taken back before it was played, by somebody, for a reason."""

    n: int
    who: str
    why: str


@dataclass(frozen=True, slots=True)
class TableResult(_Shaped):
    """What a table came to: points by seat.

    ``places`` by seat where points do not say them: after a play-off, or where somebody dropped
    out. ``late``: the table still played when the time was up.
    """

    n: int
    table: int
    points: tuple[int, ...]
    places: tuple[int, ...] = ()
    late: bool = False
    absent: tuple[int, ...] = ()
    broken: bool = False


@dataclass(frozen=True, slots=True)
class ResultCorrected(_Shaped):
    """A result takes another one's place, by somebody, for a reason."""

    n: int
    table: int
    points: tuple[int, ...]
    who: str
    why: str
    places: tuple[int, ...] = ()
    late: bool = False
    absent: tuple[int, ...] = ()
    broken: bool = False


@dataclass(frozen=True, slots=True)
class RoundClosed(_Shaped):
    """All results of a round are in and agreed to."""

    n: int


@dataclass(frozen=True, slots=True)
class PlayedOff(_Shaped):
    """Those tied for first at the end played it off (rules 12): points by person."""

    people: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TournamentFinished(_Shaped):
    """It ends here, however far it is."""


TournamentEntry: TypeAlias = (
    PersonEntered
    | PersonRenamed
    | PersonWithdrew
    | PersonReturned
    | PersonAbsent
    | RoundDrawn
    | RoundUndrawn
    | TableResult
    | ResultCorrected
    | RoundClosed
    | PlayedOff
    | TournamentFinished
)
ENTRIES: Final[dict[str, type[TournamentEntry]]] = {
    "entered": PersonEntered,
    "renamed": PersonRenamed,
    "withdrew": PersonWithdrew,
    "returned": PersonReturned,
    "absent": PersonAbsent,
    "drawn": RoundDrawn,
    "undrawn": RoundUndrawn,
    "result": TableResult,
    "corrected": ResultCorrected,
    "closed": RoundClosed,
    "played-off": PlayedOff,
    "finished": TournamentFinished,
}
"""What the log calls each kind of entry."""
KEYS: Final = {kind: key for key, kind in ENTRIES.items()}


def are_people(value: object) -> bool:
    """Whether a value lists people by number, each once."""
    return are_within(value, 1, MOST_PEOPLE, MOST_PEOPLE) and len(set(value)) == len(value)  # type: ignore[call-overload, arg-type]


def are_tables(value: object) -> bool:
    """Whether a value lists tables."""
    return isinstance(value, tuple) and all(isinstance(one, SeatedTable) for one in value)


SHAPES: Final[Mapping[str, Callable[[object], bool]]] = {
    **{key: partial(is_text, least=low, most=high) for key, (low, high) in TEXTS.items()},
    "person": lambda value: is_within(value, 1, MOST_PEOPLE),
    "n": lambda value: is_within(value, 1, MOST_ROUNDS),
    "table": lambda value: is_within(value, 1, MOST_PEOPLE),
    "dealer": lambda value: is_within(value, 0, LARGEST - 1),
    "people": are_people,
    "byes": are_people,
    "points": lambda value: are_within(value, -MOST_POINTS, MOST_POINTS, LARGEST),
    "places": lambda value: are_within(value, 1, LARGEST, LARGEST),
    "bot": lambda value: isinstance(value, bool),
    "late": lambda value: isinstance(value, bool),
    "absent": lambda value: are_within(value, 0, LARGEST - 1, LARGEST),
    "broken": lambda value: isinstance(value, bool),
    "tables": are_tables,
}
"""What each field of an entry may be."""


def entry_dict(entry: TournamentEntry) -> dict[str, Any]:
    """An entry as plain values, without what is as it is by itself.

    >>> entry_dict(PersonEntered("Ada", nation="UK"))
    {'entry': 'entered', 'name': 'Ada', 'nation': 'UK'}
    """
    plain: dict[str, Any] = {"entry": KEYS[type(entry)]}
    for one in fields(entry):
        value = getattr(entry, one.name)
        if one.default is MISSING or value != one.default:
            plain[one.name] = _plain(value)
    return plain


def _plain(value: Any) -> Any:
    if isinstance(value, SeatedTable):
        return {"people": list(value.people), "dealer": value.dealer}
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def parse_entry(table: object) -> TournamentEntry:
    """The entry of plain values.

    Raises:
        ForetellError: it has not the shape of one.

    >>> parse_entry({"entry": "closed", "n": 2})
    RoundClosed(n=2)
    """
    if not isinstance(table, Mapping) or not isinstance(table.get("entry"), str):
        raise bad_entry("shape", value=shown(table))
    kind = ENTRIES.get(table["entry"])
    if kind is None:
        raise bad_entry("shape-kind", value=shown(table["entry"]), allowed=" ".join(ENTRIES))
    values = {key: one for key, one in table.items() if key != "entry"}
    if "tables" in values and isinstance(values["tables"], list):
        values["tables"] = tuple(_seated(one) for one in values["tables"])
    made: TournamentEntry = _made(kind, values)
    return made


def _made(kind: Any, values: dict[str, Any]) -> Any:
    """What a kind makes of values, if it has such fields."""
    needed = {one.name for one in fields(kind) if one.default is MISSING}
    if not needed <= values.keys() <= {one.name for one in fields(kind)}:
        raise bad_entry("shape", value=shown(values))
    return kind(**values)


def _seated(value: object) -> SeatedTable:
    made: SeatedTable = _made(SeatedTable, dict(value) if isinstance(value, Mapping) else {})
    return made
