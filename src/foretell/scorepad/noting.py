"""One round of a pad, note by note through the engine: what fits, what is due, what does not fit.

No rule stands here twice: the engine says what is legal, and all points are its own. The order in
which the notes are looked at is that of a round (rules 15).
"""

from __future__ import annotations

from typing import Final

from foretell.cards import SUIT_LETTERS, cards_in, parse_suit, suit_name
from foretell.engine.structs import NO_SEAT, UNNAMED, BidMode, Phase
from foretell.play.actions import TWISTS, choice_texts, parse_choices
from foretell.play.handle import Handle, dealing_order, seats_in
from foretell.play.history import Pad, Tally
from foretell.play.rerun import UNKNOWN_TURN_UP, begin_pad, score_pad
from foretell.record.names import names_of
from foretell.record.pad_round import ANY_SUIT, lost_tricks
from foretell.rules.value import Rules
from foretell.scorepad.entries import TRUMPS
from foretell.scorepad.notes import NO_SEAT_KEY, RoundNotes
from foretell.scorepad.standing import PadDue, PadFault

SUITS: Final = TRUMPS[:4]
ANY_PLAIN: Final = 1
"""A card that makes trump by its suit: it stands in for one that nobody noted."""


class NoteMissing(Exception):
    """The round cannot go on before something is noted: what is due says what."""


class NoteMisfit(Exception):
    """A note does not fit those before it."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.fault = PadFault(f"scorepad-{key}", args)


class RoundNoting:
    """A round that is being noted, on a handle where it is due."""

    def __init__(self, rules: Rules, handle: Handle, n: int, notes: RoundNotes) -> None:
        """Look at what is known before the deal."""
        self.rules, self.handle, self.n, self.notes = rules, handle, n, notes
        self.due: list[PadDue] = []
        self.dealer: int | None = None
        self.trump: str | None = notes.get("trump")
        self.named: str | None = None  # trump where the dealer named it, or may have
        self.is_play_off = self.handle.phase() == Phase.LOT
        self.row, self.sitting = self.handle.get("row"), self.handle.get("sitting")
        self.seats = self.players_in(seats_in(self.sitting))
        self.size = self.handle.cards_to_deal()
        self.bid_mode = int(self.handle.rules[0].bid_mode[self.row])
        self.order: list[int] = []
        self.bidders: list[int] = []

    def players_in(self, seats: list[int]) -> list[int]:
        """Some seats without the dummies."""
        return [seat for seat in seats if seat < self.rules.players]

    @property
    def last(self) -> int | None:
        """The last bidder, once it is known who deals."""
        return self.bidders[-1] if self.bidders else None

    @property
    def bids(self) -> tuple[int | None, ...]:
        """The bids as they are noted; forced ones are there by themselves."""
        if self.bid_mode == BidMode.ZERO and self.bidders:
            forced = dict.fromkeys(self.bidders, 0)
            return tuple(forced.get(seat) for seat in range(self.rules.players))
        return self.notes.by_seat("bid", self.rules.players)

    def play(self) -> None:
        """Note everything and score the round.

        Raises:
            NoteMissing: something is due.
            NoteMisfit: something does not fit.
        """
        self.open()
        self.name()
        self.bid()
        self.mend()
        self.score()

    def require(self, *due: PadDue) -> None:
        """Stop here until something is noted."""
        self.due.extend(due)
        raise NoteMissing

    def offer(self, key: str, values: tuple[int | str, ...] | None) -> None:
        """Something may be noted, as long as nothing later is."""
        if not self.notes.has_later:
            self.due.append(PadDue(key, None, values, optional=True))

    def refuse(self, key: str, seat: int = NO_SEAT_KEY) -> None:
        """Refuse a note that the round does not ask for."""
        if self.notes.get(key, seat) is not None:
            raise NoteMisfit("not-asked", what=key, seat=seat)

    def check_in(self, key: str, seat: int) -> None:
        """Refuse a note on a seat that is not in the round."""
        if seat not in self.seats:
            raise NoteMisfit("seat-out", what=key, seat=seat)

    # What comes before the bids.

    def open(self) -> None:
        """Whose deal it is, and the card turned up."""
        if self.is_play_off:
            self.draw()
        else:
            self.refuse("play_off")
            self.refuse("dealer")
        self.dealer = self.handle.get("dealer")
        self.begin()
        if not self.is_turned:
            self.refuse("turn_up")
        elif self.notes.get("turn_up") is None:
            self.offer("turn_up", None)

    def begin(self) -> None:
        """Begin the round with the card turned up; one that makes its name possible, if unknown."""
        deck, text = names_of(self.rules).numbers, self.notes.get("turn_up")
        cards, unknown = [ANY_PLAIN], [UNKNOWN_TURN_UP]
        if text is not None:
            cards, unknown = [deck[text]], []
        elif self.is_naming:
            cards = [*sorted(deck.values(), reverse=True), ANY_PLAIN]
        dealer, round_no = self.handle.get("dealer"), self.handle.get("round_no")
        for card in cards:
            pad = Pad(dealer, round_no, self.is_play_off, self.size, card, tuple(unknown))
            begin_pad(self.handle, pad)
            if self.handle.phase() == Phase.TRUMP:
                break
        self.order = self.players_in(dealing_order(self.handle))
        self.bidders = [seat for seat in self.order if self.handle.get("bidders") >> seat & 1]

    def draw(self) -> None:
        """Who deals a play-off (rules 12)."""
        tied, dealer = self.notes.get("play_off"), self.notes.get("dealer")
        if tied is not None and list(tied) != self.seats:
            raise NoteMisfit("play-off")
        if dealer is None:
            self.require(PadDue("dealer", None, tuple(self.seats)))
        self.check_in("dealer", dealer)
        self.handle.attempt(dealer)

    @property
    def is_naming(self) -> bool:
        """Whether the notes ask for a card that lets the dealer name trump, whichever it was."""
        is_free = not self.handle.rules[0].twists[self.row]
        return self.notes.get("twist") is not None or (is_free and self.notes.get("trump") in SUITS)

    @property
    def is_turned(self) -> bool:
        """Whether a card is turned up in this round, noted or not (rules 5)."""
        tables = self.handle.rules[0]
        dealt = self.size * len(seats_in(self.sitting))
        return bool(tables.trump_of[self.row] == UNNAMED and dealt < tables.deck_len)

    def name(self) -> None:
        """Trump, a twist, what beats everything."""
        self.name_trump()
        if self.handle.phase() == Phase.TWIST:
            self.name_twist()
        else:
            self.refuse("twist")
        if self.handle.phase() == Phase.UBER_RANK:
            self.name_uber()
        else:
            self.refuse("uber")

    def name_trump(self) -> None:
        """Trump: named for a turned-up wizard, else what the card or the round makes it."""
        noted, known = self.notes.get("trump"), self.handle.get("trump")
        if self.handle.phase() == Phase.TRUMP:
            if noted == "none":
                raise NoteMisfit("trump-none")
            self.named = noted
            if noted is None and self.notes.get("turn_up"):
                self.offer("trump", SUITS)
            self.handle.attempt(ANY_SUIT if noted is None else SUIT_LETTERS.index(noted))
        elif noted is not None and known not in (UNNAMED, parse_suit(noted)):
            raise NoteMisfit("trump-other", trump=suit_name(known))
        self.trump = noted or (None if known == UNNAMED else suit_name(known))

    def name_twist(self) -> None:
        """What a Smyrna dealer adds to the round."""
        twist = self.notes.get("twist")
        offered = tuple(choice_texts(Phase.TWIST, self.handle.legal()))
        if twist is None:
            self.require(PadDue("twist", None, offered))
        if not self.handle.attempt(TWISTS.index(twist)):
            raise NoteMisfit("twist", twist=twist)

    def name_uber(self) -> None:
        """What beats everything; anything where nobody noted it, since no card is played."""
        text = self.notes.get("uber")
        if text is None:
            self.offer("uber", None)
            while self.handle.phase() in (Phase.UBER_RANK, Phase.UBER_SUIT):
                self.handle.attempt(cards_in(self.handle.legal())[0])
            return
        for choice in parse_choices(Phase.UBER_RANK, text, names_of(self.rules).ranks):
            self.handle.attempt(choice)

    # Bids.

    def bid(self) -> None:
        """The bids (rules 6, 16)."""
        for seat in range(self.rules.players):
            self.check_bid(seat)
        if self.bid_mode == BidMode.ZERO:
            return
        missing = [seat for seat in self.bidders if self.notes.get("bid", seat) is None]
        if missing and self.bid_mode != BidMode.IN_TURN:
            every = tuple(range(self.size + 1))
            self.require(*[PadDue("bid", seat, every) for seat in missing])
        for seat in self.bidders:
            bid = self.notes.get("bid", seat)
            if bid is None:
                self.require(PadDue("bid", seat, tuple(cards_in(self.handle.legal()))))
            if not self.handle.attempt(bid):
                raise NoteMisfit("bid-barred", seat=seat, bid=bid, size=self.size)

    def check_bid(self, seat: int) -> None:
        """Refuse a bid that nobody can make here."""
        bid = self.notes.get("bid", seat)
        if bid is None:
            return
        self.check_in("bid", seat)
        if seat not in self.bidders or self.bid_mode == BidMode.ZERO:
            self.refuse("bid", seat)
        if bid > self.size:
            raise NoteMisfit("bid-range", seat=seat, bid=bid, size=self.size)

    def mend(self) -> None:
        """The last bid, where the sum must not be even (Hidden bids with notequal)."""
        if self.handle.phase() != Phase.MEND:
            self.refuse("adjust")
            return
        seat, bid = self.handle.get("turn"), self.notes.get("adjust")
        if bid is None:
            self.require(PadDue("adjust", seat, tuple(cards_in(self.handle.legal()))))
        if not self.handle.attempt(bid):
            raise NoteMisfit("adjust", seat=seat, bid=bid, first=self.notes.get("bid", seat))

    # The score.

    def score(self) -> None:
        """Score the round from the tricks taken, or from a revoke (rules 11, 14)."""
        revoke, players = self.notes.get("revoke"), self.rules.players
        if revoke:
            self.check_in("revoke", revoke.seat)
            if (revoke.trick or 0) > self.size:
                raise NoteMisfit("revoke-trick", trick=revoke.trick, size=self.size)
        grail = self.grail(is_over=revoke is not None)
        won = (0,) * players if revoke else self.won()
        seat, trick = (revoke.seat, revoke.trick or 0) if revoke else (NO_SEAT, 0)
        score_pad(self.handle, Tally(won, grail, seat, trick - 1))

    def grail(self, *, is_over: bool) -> int:
        """Who took the trick with the Holy Grail (Camelot)."""
        if not self.handle.rules[0].grail_points[self.row]:
            self.refuse("grail")
            return NO_SEAT
        seat = self.notes.get("grail")
        if seat is not None:
            self.check_in("grail", seat)
            return int(seat)
        if not is_over:
            self.due.append(PadDue("grail", None, tuple(self.seats), optional=True))
        return NO_SEAT

    def won(self) -> tuple[int, ...]:
        """The tricks taken; a few may count for nobody."""
        for seat in range(self.rules.players):
            if self.notes.get("won", seat) is not None:
                self.check_in("won", seat)
        noted = self.notes.by_seat("won", self.rules.players)
        lost = lost_tricks(self.handle.rules[0], self.size)
        least, total = max(0, self.size - lost), sum(tricks or 0 for tricks in noted)
        missing = [seat for seat in self.order if noted[seat] is None]
        if total > self.size or (total < least and not missing):
            raise NoteMisfit("won-sum", sum=total, least=least, size=self.size)
        if missing:
            first = max(0, least - total) if len(missing) == 1 else 0
            values = tuple(range(first, self.size - total + 1))
            self.require(*[PadDue("won", seat, values) for seat in missing])
        return tuple(tricks or 0 for tricks in noted)
