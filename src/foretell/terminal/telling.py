"""Events as sentences: one for a round's bids, one for each trick, one for anything else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from foretell.terminal.events import EventKind, TerminalEvent
from foretell.terminal.words import Words

BIDS: Final = (EventKind.BID, EventKind.HIDDEN_BID)
TAKEN: Final = (EventKind.TRICK, EventKind.NO_TRICK)


class Teller:
    """Says what happened, to one seat.

    ``names`` has the players, then the dummies; ``me`` is the seat that is told.
    """

    def __init__(self, words: Words, names: Sequence[str], me: int) -> None:
        self.words = words
        self.names = names
        self.me = me

    def lines(self, events: Iterable[TerminalEvent], first: int = 1) -> list[str]:
        """What happened, a line for what belongs together; tricks count from ``first``."""
        said: list[str] = []
        for key, group in groupby(numbered(events, first), key=lambda pair: pair[0]):
            found = [event for _, event in group]
            if key[0] == "bids":
                said.append(self._bids(found))
            elif key[0] == "trick":
                said.append(self._trick(key[1], found))
            else:
                said += [self.tell(event) for event in found]
        return said

    def brief(self, events: Sequence[TerminalEvent]) -> list[str]:
        """The same for a round at table: of tricks before the last one, only who took them.

        Source: rules 13, the previous trick may be looked at again.
        """
        taken = [place for place, event in enumerate(events) if event.kind in TAKEN]
        old = set(range(taken[-2] + 1)) if len(taken) > 1 else set()
        old = {place for place in old if events[place].kind in (EventKind.PLAYED, *TAKEN)}
        kept = [event for place, event in enumerate(events) if place not in old]
        takers = [self._taker(event) for event in events[: max(old, default=-1) + 1]]
        said = self.lines(kept, len(taken))
        if not old:
            return said
        line = self.words.say("log-old-tricks", text=", ".join(filter(None, takers)))
        at = sum(event.kind not in (EventKind.PLAYED, *TAKEN) for event in events[: min(old)])
        before = len(self.lines(kept[:at], 1))
        return [*said[:before], line, *said[before:]]

    def _taker(self, event: TerminalEvent) -> str:
        if event.kind is EventKind.NO_TRICK:
            return self.words.fit("–")
        return self.names[event.seat] if event.kind is EventKind.TRICK else ""

    def _bids(self, events: list[TerminalEvent]) -> str:
        hidden = self.words.fit("?")
        made = [
            f"{self.names[one.seat]} {hidden if one.kind is EventKind.HIDDEN_BID else one.number}"
            for one in events
        ]
        return self.words.say("log-bids", text=", ".join(made))

    def _trick(self, number: int, events: list[TerminalEvent]) -> str:
        cards = [self._card(one) for one in events if one.kind is EventKind.PLAYED]
        more = [self.tell(one) for one in events if one.kind is not EventKind.PLAYED]
        line = self.words.say("log-trick-line", number=number, text=", ".join(cards))
        return " ".join([line, *more])

    def _card(self, event: TerminalEvent) -> str:
        said = f"{self.names[event.seat]} {self.words.cards(list(event.cards))}"
        return f"{said} {self.words.say(f'as-{event.text}')}" if event.text else said

    def who(self, seat: int) -> dict[str, str | int]:
        """The arguments that name a seat; ``me`` is 1 for the one that is told."""
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return {"who": name, "me": int(seat == self.me)}

    def tell(self, event: TerminalEvent) -> str:
        """The sentence of one event."""
        args: dict[str, str | int] = {**self.who(event.seat), "number": event.number}
        args["card"] = self.words.cards(list(event.cards))
        args["other"] = self.names[event.other] if event.other >= 0 else ""
        args["text"] = self._text(event)
        return self.words.say(f"log-{event.kind}", **args)

    def _text(self, event: TerminalEvent) -> str:
        if event.kind in (EventKind.TRUMP, EventKind.NEW_TRUMP):
            return self.words.suit_name(event.text)
        if event.kind is EventKind.TWIST:
            return self.words.say(f"twist-{event.text}")
        if event.kind in (EventKind.SHOWN, EventKind.SCORED):
            return self._by_name(event.numbers, is_points=event.kind is EventKind.SCORED)
        return event.text

    def _by_name(self, numbers: tuple[int, ...], *, is_points: bool) -> str:
        said = []
        for seat, number in enumerate(numbers):
            if number >= 0 or is_points:
                sign = "+" if is_points and number > 0 else ""
                said.append(f"{self.names[seat]} {sign}{self.words.number(number)}")
        return ", ".join(said)


def numbered(
    events: Iterable[TerminalEvent], first: int
) -> list[tuple[tuple[str, int], TerminalEvent]]:
    """Each event with what it belongs to: the bids, a trick by its number, or itself."""
    found: list[tuple[tuple[str, int], TerminalEvent]] = []
    trick = max(first, 1)
    for place, event in enumerate(events):
        if place and event.kind in (EventKind.ROUND, EventKind.PLAY_OFF):
            trick = 1
        if event.kind in BIDS:
            key = ("bids", 0)
        elif event.kind in (EventKind.PLAYED, EventKind.NEW_TRUMP, *TAKEN):
            key = ("trick", trick)
        else:
            key = ("", place)
        found.append((key, event))
        trick += event.kind in TAKEN
    return found
