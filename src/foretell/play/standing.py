"""How a game stands: everything the table itself knows, under names that read well."""

from __future__ import annotations

from operator import index
from typing import Any

from foretell.base.illegal import illegal
from foretell.cards import NO_CARD, SUIT_LETTERS, card_name, names_in
from foretell.engine.structs import NO_BID, NO_SEAT, UNNAMED, Phase
from foretell.play.handle import Handle
from foretell.play.history import Entry, is_whole
from foretell.play.legal import texts_under
from foretell.play.rounds import PlayedRound, rounds_of
from foretell.play.seen import Seen, see
from foretell.rules.value import Rules


def ranks(handle: Handle, players: int) -> list[int]:
    """The place of each player, from 1; equal players share a place.

    Those left rank above those who dropped out, the later out the higher; then totals; then
    play-offs, where whoever came to the later one ranks above, and points of the last one count.

    >>> handle = Handle(Rules(players=3))
    >>> handle.start(0)
    >>> ranks(handle, 3)
    [1, 1, 1]
    """
    out = [one or 10_000 for one in handle.seats_of("out_round")]
    others = map(handle.seats_of, ("scores", "stage", "stage_points"))
    keys = list(zip(out, *others, strict=True))[:players]
    return [1 + sum(other > key for other in keys) for key in keys]


class Standing:
    """The readable side of a game: nothing here changes it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.handle = Handle(rules)
        self._texts = texts_under(rules)

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return Phase(self.handle.phase())

    @property
    def is_over(self) -> bool:
        """Whether the last round, play-offs included, is scored."""
        return self.handle.phase() == Phase.OVER

    @property
    def actor(self) -> int | None:
        """The seat that acts now; ``None`` when a deal or a draw is due, or at the end."""
        seat = self.handle.actor()
        return None if seat == NO_SEAT else seat

    @property
    def round_number(self) -> int:
        """The round that is played or due, from 1; play-offs count on."""
        return self.handle.get("round_no") + 1

    @property
    def hands(self) -> list[list[str]]:
        """Every seat's cards: the whole truth, for a table that keeps it to itself."""
        return [self._names(cards) for cards in self.handle.seats_of("hands")]

    @property
    def bids(self) -> list[int | None]:
        """By player, its bid as it stands."""
        bids = self.handle.seats_of("bids")[: self.rules.players]
        return [None if bid == NO_BID else bid for bid in bids]

    @property
    def won(self) -> list[int]:
        """By player, tricks taken that count."""
        return self.handle.seats_of("won")[: self.rules.players]

    @property
    def points(self) -> list[int]:
        """By player, the points of the round last scored."""
        return self.handle.seats_of("points")[: self.rules.players]

    @property
    def scores(self) -> list[int]:
        """By player, the total."""
        return self.handle.seats_of("scores")[: self.rules.players]

    @property
    def ranks(self) -> list[int]:
        """By player, the place from 1; equal players share one (rules 12)."""
        return ranks(self.handle, self.rules.players)

    @property
    def trump(self) -> str | None:
        """The trump suit's letter or ``none``; ``None`` before the dealer has named it."""
        trump = self.handle.get("trump")
        if trump == UNNAMED:
            return None
        return SUIT_LETTERS[trump] if trump >= 0 else "none"

    @property
    def turn_up(self) -> str | None:
        """The turned-up card."""
        card = self.handle.get("turn_up")
        return None if card == NO_CARD else card_name(card, self.rules.deck)

    @property
    def trick(self) -> list[str]:
        """The cards on the table, the leader's first."""
        cards = self.handle.seats_of("trick")
        return [card_name(card, self.rules.deck) for card in cards if card != NO_CARD]

    def view(self, seat: int) -> Seen:
        """What a seat may see; -1 for a spectator (rules 13).

        Raises:
            IllegalAction: no such seat.
            TypeError: a seat is a whole number.
        """
        if not -1 <= (place := index(seat)) < self.rules.players:
            raise illegal("no-such-seat", seat=seat)
        return see(self.rules, self.handle, place)

    def to_dict(self, seat: int) -> dict[str, Any]:
        """What a seat may see (-1: a spectator) as plain values for JSON (docs/views.md)."""
        return self.view(seat).to_dict()

    def legal(self) -> tuple[str, ...]:
        """What may be done now, as text in the notation of the record: bids, suits, cards."""
        handle = self.handle
        return self._texts.of(handle.phase(), handle.legal(), handle.get("roles"))

    def _names(self, cards: int) -> list[str]:
        return names_in(cards, self.rules.deck)


class PlayedGame(Standing):
    """The state of a game with the history that led to it, the players' names and the tags.

    Args:
        rules: the rules, number of players included.
        dealer: the first dealer's seat (rules 4).

    Raises:
        IllegalAction: there is no such seat.
    """

    def __init__(self, rules: Rules, dealer: int) -> None:
        super().__init__(rules)
        self.history: list[Entry] = []
        self.names: tuple[str, ...] = ()
        self.tags: dict[str, object] = {}
        if not 0 <= dealer < max(rules.players, int(self.handle.rules[0].dealer_fixed) + 1):
            raise illegal("no-such-seat", seat=dealer)
        self.handle.start(dealer)

    @property
    def rounds(self) -> tuple[PlayedRound, ...]:
        """The rounds from the first on, the last one as far as it went, with their tricks.

        Found anew whenever it is asked for: keep what you go through. A sampled game has none.
        """
        return rounds_of(self.rules, self.history) if is_whole(self.history) else ()
