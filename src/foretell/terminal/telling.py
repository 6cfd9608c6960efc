"""Events as sentences: "Ada plays K♣", "You bid 2"."""

from __future__ import annotations

from collections.abc import Sequence

from foretell.terminal.events import Event, Kind
from foretell.terminal.words import Words


class Teller:
    """Says what happened, to one seat.

    ``names`` has the players, then the dummies; ``me`` is the seat that is told.
    """

    def __init__(self, words: Words, names: Sequence[str], me: int) -> None:
        self.words = words
        self.names = names
        self.me = me

    def who(self, seat: int) -> dict[str, str | int]:
        """The arguments that name a seat; ``me`` is 1 for the one that is told."""
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return {"who": name, "me": int(seat == self.me)}

    def tell(self, event: Event) -> str:
        """The sentence of an event."""
        args: dict[str, str | int] = {**self.who(event.seat), "number": event.number}
        args["card"] = self.words.cards(list(event.cards))
        args["other"] = self.names[event.other] if event.other >= 0 else ""
        args["text"] = self._text(event)
        return self.words.say(f"log-{event.kind}", **args)

    def _text(self, event: Event) -> str:
        say = self.words.say
        if event.kind in (Kind.TRUMP, Kind.NEW_TRUMP):
            return self.words.suit_name(event.text)
        if event.kind is Kind.TWIST:
            return say(f"twist-{event.text}")
        if event.kind is Kind.PLAYED:
            return " " + say(f"as-{event.text}") if event.text else ""
        if event.kind in (Kind.SHOWN, Kind.SCORED):
            return self._by_name(event.numbers, is_points=event.kind is Kind.SCORED)
        return event.text

    def _by_name(self, numbers: tuple[int, ...], *, is_points: bool) -> str:
        said = []
        for seat, number in enumerate(numbers):
            if number >= 0 or is_points:
                sign = "+" if is_points and number > 0 else ""
                said.append(f"{self.names[seat]} {sign}{self.words.number(number)}")
        return ", ".join(said)


