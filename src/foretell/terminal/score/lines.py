"""What is typed at a score pad, read as notes: `bid Ada 2`, `c 3`, `r Cy 2`, or bare values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.engine.structs import Phase
from foretell.rules.twists import NAMES as TWISTS
from foretell.scorepad import Entry, PadDue, PadStanding, ScorePad, pad_tables
from foretell.scorepad.entries import BY_SEAT, PAD_KEYS, PAD_ROUND_KEYS, TRUMPS, PadValue
from foretell.terminal.reading import ChoiceReader
from foretell.terminal.words import Words

NOTHING: Final = ("-", "–")
"""Takes a note back."""
BY_NAME: Final = ("dealer", "grail")
KEYS: Final = tuple(dict.fromkeys((*PAD_KEYS, *PAD_ROUND_KEYS)))


def bad_line(key: str, /, **args: str | int) -> ForetellError:
    """The error that a line is no note, by the text ``score-line-<key>``."""
    return spoken(ForetellError("bad-line", ""), f"score-line-{key}", **args)


def check_names(names: Iterable[str]) -> None:
    """Refuse two people of one name: nobody could tell their points apart.

    Raises:
        ForetellError: two are the same, upper and lower case aside.
    """
    folded = [name.casefold() for name in names]
    if len(set(folded)) < len(folded):
        raise spoken(ForetellError("bad-line", ""), "rejected-pad-names")


class PadReader:
    """Reads what is typed, in one terminal's words and the record's."""

    def __init__(self, words: Words, pad: ScorePad) -> None:
        self.words, self.pad = words, pad
        self.choices = ChoiceReader(words)

    def entry(self, n: int, typed: Sequence[str]) -> Entry:
        """The note of some words in round ``n``: a key, a name where it has one, a value.

        Raises:
            ForetellError: they are no note.
        """
        key = self.key(typed[0]) if typed else None
        if key is None:
            raise bad_line("key", said=" ".join(typed), allowed=self.known())
        rest = list(typed[1:])
        n = 0 if key in ("name", "finish") else n
        if key in BY_SEAT:
            if len(rest) < 2:
                raise bad_line("with-name", key=typed[0])
            seat, value = self.seat(rest[0]), self.value(key, rest[1:])
            if key == "name":
                names = self.pad.names
                check_names((*names[:seat], value or self.pad.players[seat], *names[seat + 1 :]))
            return Entry(n, key, value, seat)
        return Entry(n, key, self.value(key, rest))

    def known(self) -> str:
        """The keys there are, as they may be typed."""
        return ", ".join(self.words.text(f"score-type-{key}") for key in KEYS)

    def key(self, typed: str) -> str | None:
        """The key that a word means: the entry's own, or this language's."""
        said = typed.lower().replace("-", "_")
        own = {self.words.text(f"score-type-{key}").replace("-", "_"): key for key in KEYS}
        return said if said in KEYS else own.get(said)

    def seat(self, typed: str) -> int:
        """The seat of a name, its beginning, or a number from 1.

        Raises:
            ForetellError: nobody is called so, or several are.
        """
        names = self.pad.names
        if typed.isascii() and typed.isdigit() and 0 < int(typed) <= len(names):
            return int(typed) - 1
        low = typed.lower()
        exact = [seat for seat, name in enumerate(names) if name.lower() == low]
        found = exact or [s for s, name in enumerate(names) if name.lower().startswith(low)]
        if len(found) != 1:
            raise bad_line("who", said=typed, names=", ".join(names))
        return found[0]

    def value(self, key: str, typed: list[str]) -> PadValue:
        """The value of a key.

        Raises:
            ForetellError: it has no such value.
        """
        said = " ".join(typed)
        if said in NOTHING:
            return None
        if key == "finish":
            return True
        if key == "name":
            return said
        if key == "revoke":
            return self.revoke(typed)
        if key == "play_off":
            return tuple(sorted(self.seat(one) for one in typed))
        if key in BY_NAME:
            return self.seat(said)
        found = self.spelled(key, said)
        if found is None:
            raise bad_line("value", key=self.words.text(f"scorepad-key-{key}"), said=said)
        return found

    def revoke(self, typed: list[str]) -> dict[str, int]:
        """Who revoked, and perhaps in which trick."""
        if not typed:
            raise bad_line("revoke")
        trick = typed[-1] if len(typed) > 1 else ""
        if trick and not (trick.isascii() and trick.isdigit()):
            raise bad_line("revoke")
        return {"seat": self.seat(typed[0]), **({"trick": int(trick)} if trick else {})}

    def spelled(self, key: str, said: str) -> int | str | None:
        """A number, a card, a suit or a twist by how it may be spelled."""
        low = said.lower()
        tables = pad_tables(self.pad.rules)
        if key == "turn_up":
            return next((c for c in tables["cards"] if low in self.choices.card_spellings(c)), None)
        if key == "uber":
            return next((one for one in tables["ubers"] if low in self.uber(one)), None)
        if key == "trump":
            return next((one for one in TRUMPS if low in self.trump(one)), None)
        if key == "twist":
            return next((one for one in TWISTS if low in self.twist(one)), None)
        return int(low) if low.isascii() and low.isdigit() and len(low) < 3 else None

    def trump(self, suit: str) -> set[str]:
        """How a trump may be typed."""
        if suit == "none":
            return {suit, self.words.suit_name(suit).lower()}
        return self.choices.spellings(suit, Phase.TRUMP)

    def twist(self, name: str) -> set[str]:
        """How a twist may be typed: its name, or what it is called here."""
        return {name, self.words.say(f"twist-{name}").lower()}

    def uber(self, name: str) -> set[str]:
        """How what beats everything may be typed."""
        if len(name) == 1:
            return {name.lower(), self.words.ranks[name].lower()}
        return self.choices.card_spellings(name) if len(name) == 2 else {name, "n"}

    def due(self, n: int, due: PadDue, typed: str, *, is_there: bool = False) -> Entry:
        """The note that is due, from its bare value; one that is there may be taken back too.

        Raises:
            ForetellError: it is no value, or none that fits.
        """
        value = self.listed(due, typed)
        if value is None:
            value = self.value(due.key, typed.split())
        is_back = is_there and value is None
        if due.values is not None and value not in due.values and not is_back:
            raise bad_line("fits", said=typed, allowed=allowed_said(self, due))
        return Entry(n, due.key, value, due.seat if due.key in BY_SEAT else None)

    def fitting(self, entry: Entry, standing: PadStanding) -> Entry:
        """An entry, if it fits where it is just what is due; corrections may not fit for a while.

        Raises:
            ForetellError: it is due, and does not fit.
        """
        for due in standing.due if entry.n == standing.now else ():
            is_it = (due.key, due.seat) == (entry.key, entry.seat)
            if is_it and due.values is not None and entry.value not in (None, *due.values):
                raise bad_line("fits", said=str(entry.value), allowed=allowed_said(self, due))
        return entry

    def listed(self, due: PadDue, typed: str) -> PadValue:
        """A twist by its number in the list."""
        values = due.values or ()
        is_number = typed.isascii() and typed.isdigit()
        if due.key == "twist" and is_number and 0 < int(typed) <= len(values):
            return values[int(typed) - 1]
        return None


def allowed_said(reader: PadReader, due: PadDue) -> str:
    """The values that fit, in the terminal's words.

    >>> words = Words("en", unicode=True, symbols=True)
    >>> from foretell.rules.value import Rules
    >>> reader = PadReader(words, ScorePad(Rules(players=3), ("Ada", "Ben", "Cy"), 0))
    >>> allowed_said(reader, PadDue("bid", 0, (0, 1, 3)))
    '0 1 3'
    """
    values, words = due.values or (), reader.words
    if due.key in BY_NAME:
        return ", ".join(reader.pad.names[int(seat)] for seat in values)
    if due.key == "trump":
        return " ".join(words.letters[str(suit)] for suit in values)
    if due.key == "twist":
        said = [words.say(f"twist-{one}") for one in values]
        return ", ".join(f"{place} {one}" for place, one in enumerate(said, start=1))
    return " ".join(str(value) for value in values)
