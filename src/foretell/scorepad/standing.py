"""How a pad stands: its rounds, what is to be noted next, totals and places (score-pad.md)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from foretell.base.i18n import DeferredText, Value, text
from foretell.scorepad.entries import PadValue, plain_value

SCORED: Final = "scored"
OPEN: Final = "open"
FAULTY: Final = "faulty"
WAITS: Final = "waits"
BEYOND: Final = "beyond"
NOBODY: Final = "none"
"""In place of a name, in the sentence of a fault that is nobody's."""


@dataclass(frozen=True, slots=True)
class PadDue:
    """Something to be noted: the values that fit, ``None`` for the cards there are."""

    key: str
    seat: int | None
    values: tuple[int | str, ...] | None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class PadFault:
    """Why the notes of a round do not fit: a text of the catalogue with its arguments."""

    key: str
    args: dict[str, int | str]

    def told(self, lang: str, names: tuple[str, ...]) -> str:
        """The sentence, in a language.

        >>> PadFault("scorepad-bid-range", {"seat": 1, "bid": 3, "size": 2}).told("en", ("A", "Bo"))
        'Bo: 3 tricks cannot be bid with 2 cards.'
        """
        words: dict[str, Value] = dict(self.args)
        words["who"] = names[seat] if (seat := int(self.args.get("seat", -1))) >= 0 else NOBODY
        if "what" in words:
            words["what"] = DeferredText(f"scorepad-key-{words['what']}")
        if "trump" in words:
            words["trump"] = DeferredText(f"terminal-suit-{words['trump']}")
        if "twist" in words:
            words["twist"] = DeferredText(f"terminal-twist-{words['twist']}")
        return text(self.key, lang, **words)


@dataclass(frozen=True, slots=True, kw_only=True)
class PadRound:
    """One round of a pad; what each field says stands in score-pad.md."""

    n: int
    play_off: bool
    state: str
    size: int | None = None
    dealer: int | None = None
    seats: tuple[int, ...] = ()
    bidding: str | None = None
    sees: str | None = None
    last: int | None = None
    turn_up: str | None = None
    trump: str | None = None
    twist: str | None = None
    uber: str | None = None
    bids: tuple[int | None, ...] = ()
    adjust: int | None = None
    won: tuple[int | None, ...] = ()
    grail: int | None = None
    revoke: PadValue = None
    points: tuple[int, ...] | None = None
    totals: tuple[int, ...] | None = None
    out: tuple[int, ...] = ()
    fault: PadFault | None = None

    def bid(self, seat: int) -> int | None:
        """The bid of a seat that counts: mended, where it was."""
        mended = self.adjust if seat == self.last else None
        return self.bids[seat] if mended is None else mended


@dataclass(frozen=True, slots=True, kw_only=True)
class PadStanding:
    """How a pad stands; what each field says stands in score-pad.md."""

    names: tuple[str, ...]
    rounds: tuple[PadRound, ...]
    now: int | None
    due: tuple[PadDue, ...]
    dealer: int | None
    totals: tuple[int, ...]
    places: tuple[int, ...]
    leaders: tuple[int, ...]
    over: bool
    finished: bool
    winners: tuple[int, ...]
    play_off: tuple[int, ...]

    def to_dict(self) -> dict[str, Any]:
        """The standing as plain values, for JSON."""
        plain: dict[str, Any] = _plain(self)
        return plain


def _plain(value: Any) -> Any:
    """A value of a standing as JSON has it."""
    if isinstance(value, PadStanding | PadRound | PadDue | PadFault):
        return {one.name: _plain(getattr(value, one.name)) for one in fields(value)}
    return [_plain(one) for one in value] if isinstance(value, tuple) else plain_value(value)
