"""The leader's exact chance in round 1, where every seat has one card and nobody has a choice.

The leader knows two of the 60 cards, their own and the turn-up; the other ``n - 1`` seats hold
any ``n - 1`` of the 58 unseen ones, each set equally likely. The leader's card wins when none of
those beats it, so the chance is ``C(x, n-1) / C(58, n-1)``, where ``x`` of the unseen cards do not
beat it. ``x`` is counted card by card, not taken from a formula. Source: rules 8-11, rules §4.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

from foretell.base.errors import ForetellError, IllegalAction
from foretell.base.i18n import spoken
from foretell.base.illegal import illegal
from foretell.cards import (
    JESTER,
    LANE,
    SUIT_LETTERS,
    SUITS,
    WIZARD,
    Suit,
    card_name,
    parse_card,
    parse_suit,
    suit_name,
)
from foretell.rules.refusing import refused

SEATS: Final = range(3, 7)
CARDS: Final = LANE * SUITS
UNSEEN: Final = CARDS - 2
INFORMED_DEALER: Final = (
    "A Wizard is up: the dealer named this trump after seeing their card, so the opponents' "
    "cards are not random and this chance is only that of the random model."
)


@dataclass(frozen=True, slots=True)
class Odds:
    """The leader's chance with one card, and what each bid is worth.

    ``unbeaten`` counts the unseen cards that do not beat the leader's; ``numerator`` of the
    ``denominator`` sets of opponents' cards leave the leader the trick. All fractions are exact.

    >>> odds = first_round(players=5, card="8d", turn_up="7d")
    >>> odds.unbeaten, odds.numerator, odds.denominator, odds.bid
    (48, 194580, 424270, 1)
    """

    players: int
    card: str
    turn_up: str
    trump: str
    unbeaten: int

    @property
    def numerator(self) -> int:
        """Sets of opponents' cards in which none beats the leader's."""
        return comb(self.unbeaten, self.players - 1)

    @property
    def denominator(self) -> int:
        """All sets of opponents' cards."""
        return comb(UNSEEN, self.players - 1)

    @property
    def win(self) -> Fraction:
        """The leader's chance of the trick.

        >>> first_round(players=3, card="Jc", turn_up="2d").win
        Fraction(13, 29)
        """
        return Fraction(self.numerator, self.denominator)

    @property
    def expected(self) -> tuple[Fraction, Fraction]:
        """Expected points of bidding 0 and of bidding 1 (rules 11).

        >>> first_round(players=4, card="Zh", turn_up="Nc").expected
        (Fraction(-10, 1), Fraction(30, 1))
        """
        zero, one = (self._points_expected(bid) for bid in (0, 1))
        return zero, one

    @property
    def bid(self) -> int:
        """The bid that expects more points; 1 exactly when ``win >= 3/7``.

        >>> [first_round(players=3, card=card, turn_up="2d").bid for card in ("Tc", "Jc")]
        [0, 1]
        """
        zero, one = self.expected
        return 1 if one >= zero else 0

    @property
    def note(self) -> str:
        """Why random opponents are the wrong model here; empty where they are not.

        A Wizard led wins whatever the others hold, so it needs no model.

        >>> first_round(players=3, card="Tc", turn_up="2d").note
        ''
        >>> first_round(players=3, card="Tc", turn_up="Zd", trump="c").note
        "A Wizard is up: the dealer named this trump after seeing their card, so ..."
        """
        is_named = parse_card(self.turn_up) % LANE == WIZARD
        return INFORMED_DEALER if is_named and self.unbeaten < UNSEEN else ""

    def _points_expected(self, bid: int) -> Fraction:
        return self.win * points(bid, 1) + (1 - self.win) * points(bid, 0)


def points(bid: int, won: int) -> int:
    """Points of a round: 20 + 10 a trick for a bid met, else -10 a trick off it (rules 11).

    >>> points(0, 0), points(1, 1), points(0, 1), points(1, 0)
    (20, 30, -10, -10)
    """
    return 20 + 10 * won if bid == won else -10 * abs(won - bid)


def beats(card: int, led: int, trump: int) -> bool:
    """Whether a card played later, each seat's only one, beats the card that was led.

    The first Wizard wins, so nothing beats a led one and any other Wizard beats the rest; a
    Jester beats nothing and loses to all but Jesters; within a suit the higher rank wins; across
    suits only trump does (rules 8-10). With one card each, following never binds.

    >>> from foretell.cards import Suit, parse_card
    >>> nine, king = parse_card("9c"), parse_card("Kc")
    >>> beats(king, nine, Suit.NONE), beats(king, nine, Suit.CLUBS), beats(nine, king, Suit.NONE)
    (True, True, False)
    """
    rank, led_rank = card % LANE, led % LANE
    if led_rank == WIZARD or rank == JESTER:
        return False
    if rank == WIZARD or led_rank == JESTER:
        return True
    if card // LANE == led // LANE:
        return rank > led_rank
    return card // LANE == trump


def unseen(led: int, turn_up: int) -> Iterator[int]:
    """The 58 cards that the leader does not see.

    >>> from foretell.cards import parse_card
    >>> len(list(unseen(parse_card("8d"), parse_card("7d"))))
    58
    """
    return (card for card in range(CARDS) if card not in (led, turn_up))


def first_round(players: int, card: str, turn_up: str, trump: str | None = None) -> Odds:
    """The leader's odds with ``card`` when ``turn_up`` lies face up.

    ``trump`` is the letter of the suit that the dealer named; it is given exactly when a Wizard
    is up. :attr:`Odds.note` then says that the dealer knew their card, and the model does not.

    Raises:
        BadRules: not three to six players.
        BadNotation: no such card or suit.
        IllegalAction: a trump that nobody may name, or none where the dealer must name one.
        ForetellError: a card that is not in the 60, or both held and turned up.
    Source: rules 5, 8-11, §4.

    >>> float(first_round(players=6, card="9h", turn_up="Ns").win)
    0.416...
    >>> first_round(players=6, card="9h", turn_up="9h")
    Traceback (most recent call last):
    foretell.base.errors.ForetellError: 9h cannot be the leader’s card and the turn-up at once
    """
    check_players(players)
    led, turned = parse_base_card(card), parse_base_card(turn_up)
    if led == turned:
        raise spoken(ForetellError("same-card", ""), "failed-same-card", card=card)
    suit = trump_suit(turned, trump)
    unbeaten = sum(not beats(other, led, suit) for other in unseen(led, turned))
    return Odds(players, card, turn_up, suit_name(suit), unbeaten)


def check_players(players: int) -> None:
    """Refuse a number of players that the base game has no seats for (rules 1).

    >>> check_players(7)
    Traceback (most recent call last):
    foretell.base.errors.BadRules: players: 7 is not between 3 and 6
    """
    if players not in SEATS:
        raise refused("range", "players", value=str(players), low=SEATS[0], high=SEATS[-1])


def parse_base_card(text: str) -> int:
    """The number of a card of the base game's 60.

    >>> parse_base_card("Me")
    Traceback (most recent call last):
    foretell.base.errors.ForetellError: Me is not one of the 60 cards of the base game
    """
    card = parse_card(text)
    if card >= CARDS:
        raise spoken(ForetellError("not-in-deck", ""), "failed-not-in-deck", card=text)
    return card


def trump_suit(turned: int, named: str | None) -> int:
    """Trump after the turn-up: its suit, none after a Jester, the named suit after a Wizard.

    Source: rules 5 (a dealer cannot name "no trump"; round 1 always has a turn-up).

    >>> from foretell.cards import parse_card
    >>> int(trump_suit(parse_card("7d"), None)), int(trump_suit(parse_card("Zd"), "s"))
    (1, 3)
    """
    if turned % LANE == WIZARD:
        return _named_suit(turned, named)
    if named is not None:
        error = IllegalAction("trump-not-named", "")
        raise spoken(error, "failed-trump-not-named", trump=named, card=card_name(turned))
    return Suit.NONE if turned % LANE == JESTER else turned // LANE


def _named_suit(turned: int, named: str | None) -> int:
    suits = ", ".join(SUIT_LETTERS)
    if named is None:
        error = IllegalAction("trump-missing", "")
        raise spoken(error, "failed-trump-missing", card=card_name(turned), suits=suits)
    suit = parse_suit(named)
    if suit == Suit.NONE:
        raise illegal("trump-none", tried="none", allowed=suits)
    return suit


def odds_json(odds: Odds) -> dict[str, object]:
    """Odds as plain JSON values: the chance as an unreduced fraction and as a number.

    Where the random model is the wrong one, ``note`` says so.

    >>> odds_json(first_round(players=5, card="8d", turn_up="7d"))
    {'win': '194580/424270', 'p': 0.458..., 'bid': 1, 'expected': {'0': 6.241..., '1': 8.344...}}
    """
    zero, one = odds.expected
    answer: dict[str, object] = {
        "win": f"{odds.numerator}/{odds.denominator}",
        "p": float(odds.win),
        "bid": odds.bid,
        "expected": {"0": float(zero), "1": float(one)},
    }
    return answer | ({"note": odds.note} if odds.note else {})
