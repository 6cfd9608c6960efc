"""Rules become numbers once, in plain Python: each axis is read here, by one function, once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from foretell.cards import LANES, NO_CARD, Suit, mask_of, parse_card, parse_suit
from foretell.engine.fields import Records, RulesStruct
from foretell.engine.role_tables import fill_roles
from foretell.engine.structs import (
    BIDS,
    NO_SEAT,
    PLAY_OFF_ROW,
    ROWS,
    RULES,
    UNNAMED,
    BidMode,
    DealerMode,
    ExchangeMode,
    SeesMode,
    UnevenMode,
    new_record,
)
from foretell.engine.twist_tables import fill_twists
from foretell.rules import axes
from foretell.rules.axes import MAX_ROUNDS, MAX_SEATS
from foretell.rules.plan import deck_of, in_round, round_sizes, seats_of
from foretell.rules.value import Rules

BID_OF: Final = {
    axes.Bidding.IN_TURN: BidMode.IN_TURN,
    axes.Bidding.HIDDEN: BidMode.HIDDEN,
    axes.Bidding.DELAYED: BidMode.DELAYED,
    axes.Bidding.ZERO: BidMode.ZERO,
}
SEES_OF: Final = {
    axes.Sees.OWN: SeesMode.OWN,
    axes.Sees.BLIND: SeesMode.BLIND,
    axes.Sees.FOREHEAD: SeesMode.FOREHEAD,
}
DEALER_OF: Final = {
    axes.DealerRole.NONE: DealerMode.NONE,
    axes.DealerRole.SABOTEUR: DealerMode.SABOTEUR,
    axes.DealerRole.SPOILS: DealerMode.SPOILS,
}
EXCHANGE_OF: Final = {
    axes.Exchange.NONE: ExchangeMode.NONE,
    axes.Exchange.PASS_ONE: ExchangeMode.PASS_ONE,
    axes.Exchange.PULL_ONE: ExchangeMode.PULL_ONE,
}
UNEVEN_OF: Final = {
    axes.UnevenFor.ANYONE: UnevenMode.ANYONE,
    axes.UnevenFor.SOLE_LEADER: UnevenMode.SOLE_LEADER,
}
PLAIN_MADE: Final = 20
PLAIN_TRICK: Final = 10
PLAIN_MISSED: Final = -10
PLAY_OFF_SIZE: Final = 10


@lru_cache(maxsize=256)
def compile_rules(rules: Rules) -> Records:
    """The RULES record of a set of rules, in an array of length 1 that nobody may change.

    >>> int(compile_rules(Rules(players=5))[0].rounds)
    12
    """
    made = new_record(RULES)
    r = made[0]
    _seats(rules, r)
    _deck(rules, r)
    _plan(rules, r)
    fill_roles(rules, r, _rows(r))
    _bidding(rules, r)
    _round_axes(rules, r)
    _scores(rules, r)
    _switches(rules, r)
    _play_off_row(r)
    fill_twists(rules, r)
    made.flags.writeable = False
    return made


def _seats(rules: Rules, r: RulesStruct) -> None:
    r.players, r.seats, r.dummies = rules.players, seats_of(rules), rules.dummies
    r.dealer_fixed = r.seats - 1 if rules.dummies > 1 else NO_SEAT
    r.actor_of[:] = range(MAX_SEATS)
    r.actor_of[rules.players :] = 0 if rules.dummies > 1 else NO_SEAT
    for seat in range(r.seats):
        r.after[:, seat] = (seat + 1) % r.seats
    if rules.dummies == 1:  # the leader, the dummy, the other player (Two-Player)
        r.after[0, :3] = [2, 0, 1]
        r.after[1, :3] = [1, 2, 0]


def _deck(rules: Rules, r: RulesStruct) -> None:
    cards = deck_of(rules)
    r.deck_len, r.deck_mask = len(cards), mask_of(cards)
    r.deck_cards[:] = NO_CARD
    r.deck_cards[: len(cards)] = cards
    r.aside = rules.aside
    r.cancels = mask_of([parse_card(name, rules.deck) for name in rules.cancels])


def _plan(rules: Rules, r: RulesStruct) -> None:
    sizes = round_sizes(rules)
    r.target, r.eliminate = rules.target, rules.eliminate
    r.rounds = MAX_ROUNDS if rules.target else len(sizes)
    r.hand_size[:] = [*sizes, *[sizes[-1]] * (ROWS - len(sizes))]
    r.hand_size[PLAY_OFF_ROW] = PLAY_OFF_SIZE


def _rows(r: RulesStruct) -> list[tuple[int, int, int]]:
    """What selectors ask of each row: its round's number, its size, the number of rounds."""
    last, rounds = int(r.rounds), 0 if r.target else int(r.rounds)
    numbers = [last + 1 if row == PLAY_OFF_ROW else row + 1 for row in range(ROWS)]
    return [
        (number, size, rounds) for number, size in zip(numbers, r.hand_size.tolist(), strict=True)
    ]


def _bidding(rules: Rules, r: RulesStruct) -> None:
    rows, bound = _rows(r), UNEVEN_OF[rules.uneven_for]
    r.uneven_zero_ok = rules.uneven_zero is axes.UnevenZero.ALLOWED
    r.uneven_mend = rules.uneven_at is axes.UnevenAt.REVEAL
    r.bid_mode[:] = [BID_OF[in_round(rules.bidding, *row)] for row in rows]
    r.uneven[:] = [bound if rules.uneven.fits(*row) else UnevenMode.NEVER for row in rows]


def _round_axes(rules: Rules, r: RulesStruct) -> None:
    rows = _rows(r)
    r.dealer_mode[:] = DEALER_OF[rules.dealer_role]
    r.exchange[:] = [EXCHANGE_OF[in_round(rules.exchange, *row)] for row in rows]
    r.sees[:] = [SEES_OF[in_round(rules.sees, *row)] for row in rows]
    r.last_up[:] = [rules.last_card_up.fits(*row) for row in rows]
    r.trump_of[:] = [_trump(in_round(rules.trump, *row)) for row in rows]


def _trump(source: axes.Trump) -> int:
    return UNNAMED if source is axes.Trump.TURNED else parse_suit(source.value)


def _scores(rules: Rules, r: RulesStruct) -> None:
    scoring = rules.scoring
    r.is_flat[:] = scoring.flat
    r.grail_points[:] = scoring.grail
    r.zero_made[:] = [_zero(scoring, *row) for row in _rows(r)]
    for tricks in range(BIDS):
        r.made[:, tricks] = [
            scoring.made + scoring.trick * tricks,
            PLAIN_MADE + PLAIN_TRICK * tricks,
        ]
        r.missed[:, tricks] = [scoring.missed * tricks, PLAIN_MISSED * tricks]


def _zero(scoring: axes.Scoring, number: int, size: int, rounds: int) -> int:
    """Points for a bid of zero that was made."""
    if number == rounds and scoring.zero_last is not None:
        return scoring.zero_last[0] + scoring.zero_last[1] * size
    return scoring.zero if size <= 4 or scoring.zero_over_4 is None else scoring.zero_over_4


def _switches(rules: Rules, r: RulesStruct) -> None:
    r.uber = rules.uber
    r.deuces_magic = rules.deuces is axes.Deuces.WIZARD_WHEN_FOLLOWING
    r.play_off = rules.tie is axes.Tie.PLAY_OFF
    r.honour = rules.revoke is axes.Revoke.HONOUR
    if not r.honour:
        r.follow[Suit.CLUBS + 1 : Suit.SPADES + 2] = LANES


def _play_off_row(r: RulesStruct) -> None:
    """Play-offs are scored by rule 11, turn trump up, hide bids; no twist, saboteur, exchange."""
    row = PLAY_OFF_ROW
    r.bid_mode[row], r.uneven[row], r.sees[row] = BidMode.DELAYED, UnevenMode.NEVER, SeesMode.OWN
    r.trump_of[row], r.dealer_mode[row] = UNNAMED, DealerMode.NONE
    r.exchange[row], r.is_flat[row] = ExchangeMode.NONE, 0
    r.zero_made[row], r.grail_points[row] = PLAIN_MADE, 0
