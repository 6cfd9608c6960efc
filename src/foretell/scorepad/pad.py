"""A score pad: rules, people, and what was noted (score-pad.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from foretell.base.decoding import shown
from foretell.base.errors import ForetellError
from foretell.base.i18n import DeferredText, Value, spoken
from foretell.record.format import RULES_NAME, Record, rules_name_of
from foretell.record.names import names_of
from foretell.rules.files import shown_name
from foretell.rules.refusing import bounded
from foretell.rules.toml import parse_rules, rules_value
from foretell.rules.value import Rules
from foretell.scorepad.entries import Entry, bad_entry, is_name
from foretell.scorepad.folding import PadFold
from foretell.scorepad.notes import notes_of
from foretell.scorepad.recording import record_of_pad
from foretell.scorepad.standing import PadStanding
from foretell.scorepad.tables import first_dealers, ubers

FORMAT: Final = 1
MOST_ENTRIES: Final = 5000
KEYS: Final = ("format", "rules", "players", "dealer", "entries")


@dataclass(frozen=True, slots=True)
class ScorePad:
    """The pad of one game with real cards; it never changes, :meth:`noted` gives a new one.

    Args:
        rules: the rules, number of players included.
        players: what they are called, by seat.
        dealer: the seat that deals first (rules 4).
        entries: what was noted, in the order in which it was.

    Raises:
        ForetellError: names, dealer or an entry are such as no pad has.

    >>> pad = ScorePad(Rules(players=3), ("Ada", "Ben", "Cy"), dealer=2)
    >>> pad.noted(Entry(0, "name", "Bea", seat=1)).names
    ('Ada', 'Bea', 'Cy')
    """

    rules: Rules
    players: tuple[str, ...]
    dealer: int
    entries: tuple[Entry, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what is no pad."""
        object.__setattr__(self, "players", tuple(self.players))
        object.__setattr__(self, "entries", tuple(self.entries))
        count = self.rules.players
        if len(self.players) != count:
            raise bad_pad("players", number=len(self.players), count=count)
        for name in self.players:
            if not is_name(name):
                raise bad_pad("name", value=shown(name))
        if type(self.dealer) is not int or self.dealer not in first_dealers(self.rules):
            raise bad_pad("dealer", value=shown(self.dealer), most=count - 1)
        self.check(self.entries)

    def check(self, entries: Iterable[Entry]) -> None:
        """Refuse entries that these rules never ask for, and too many of them."""
        if len(self.entries) > MOST_ENTRIES:
            raise bad_entry("many", most=MOST_ENTRIES)
        for entry in entries:
            check_fit(entry, self.rules)

    def noted(self, *entries: Entry) -> ScorePad:
        """The pad with more entries.

        Raises:
            ForetellError: one is of a seat or a card that there is not, or there are too many.
        """
        return replace(self, entries=self.entries + entries)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called now, by seat."""
        top = notes_of(one for one in self.entries if one.n == 0).get(0)
        return tuple(
            (top and top.get("name", seat)) or name for seat, name in enumerate(self.players)
        )

    def standing(self) -> PadStanding:
        """How the pad stands: it depends on what counts, not on when it was noted."""
        return self.folded().standing(self.names)

    def folded(self) -> PadFold:
        """The pad played through the engine."""
        fold = PadFold(self.rules, self.dealer, notes_of(self.entries))
        fold.run()
        return fold

    def record(self) -> Record:
        """The game record, finished or not: as far as the pad is whole (record.md)."""
        return record_of_pad(self.rules, self.folded(), self.names)

    def to_dict(self) -> dict[str, Any]:
        """The pad as plain values for JSON."""
        return {
            "format": FORMAT,
            "rules": rules_value(self.rules),
            **rules_name_of(self.rules),
            "players": list(self.players),
            "dealer": self.dealer,
            "entries": [one.to_dict() for one in self.entries],
        }

    @classmethod
    def from_dict(cls, table: object) -> ScorePad:
        """The pad of plain values.

        Raises:
            ForetellError: they are no pad.

        >>> ScorePad.from_dict({"format": 2})
        Traceback (most recent call last):
        foretell.base.errors.ForetellError: This is no score pad: it has the keys format.
        """
        if not isinstance(table, Mapping) or not set(KEYS) <= set(table) <= {*KEYS, RULES_NAME}:
            keys = " ".join(map(str, table)) if isinstance(table, Mapping) else ""
            raise bad_pad("keys", keys=shown(keys))
        if table["format"] != FORMAT:
            raise bad_pad("format", value=shown(table["format"]), format=FORMAT)
        players, entries = table["players"], table["entries"]
        if not isinstance(players, list | tuple) or not isinstance(entries, list | tuple):
            raise bad_pad("lists")
        if len(entries) > MOST_ENTRIES:
            raise bad_entry("many", most=MOST_ENTRIES)
        rules = parse_rules(bounded(table["rules"]), len(players))
        name = table.get(RULES_NAME)
        rules = replace(rules, name=shown_name(name)) if isinstance(name, str) else rules
        noted = tuple(Entry.from_dict(one) for one in entries)
        return cls(rules, tuple(players), table["dealer"], noted)


def bad_pad(key: str, /, **args: Value) -> ForetellError:
    """The error that something is no pad, by the text ``scorepad-bad-<key>``."""
    return spoken(ForetellError("bad-pad", ""), f"scorepad-bad-{key}", **args)


def check_fit(entry: Entry, rules: Rules) -> None:
    """Refuse an entry of a seat or a card that these rules do not have.

    Raises:
        ForetellError: they do not have it.

    >>> check_fit(Entry(1, "bid", 0, seat=5), Rules(players=3))
    Traceback (most recent call last):
    foretell.base.errors.ForetellError: bid: there are 3 seats, 0 to 2
    """
    what = DeferredText(f"scorepad-key-{entry.key}")
    if not all(seat < rules.players or is_first(entry, seat, rules) for seat in seats_said(entry)):
        raise bad_entry("no-such-seat", what=what, players=rules.players, last=rules.players - 1)
    cards = {"turn_up": names_of(rules).numbers, "uber": ubers(rules)}.get(entry.key, ())
    if isinstance(entry.value, str) and cards and entry.value not in cards:
        raise bad_entry("no-card", what=what, value=shown(entry.value))


def is_first(entry: Entry, seat: int, rules: Rules) -> bool:
    """Whether an entry makes a seat the first dealer that may be it, be it a dummy."""
    return entry.n == 0 and entry.key == "dealer" and seat in first_dealers(rules)


def seats_said(entry: Entry) -> list[int]:
    """The seats that an entry speaks of."""
    value = entry.value
    said = [] if entry.seat is None else [entry.seat]
    if entry.key in ("dealer", "grail") and value is not None:
        said.append(value)
    elif entry.key == "revoke" and value is not None:
        said.append(value.seat)
    return [*said, *value] if entry.key == "play_off" and value else said
