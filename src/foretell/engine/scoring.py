"""Points of a round, drops, and what comes after it (rules 11, 12, 14)."""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit, popcount
from foretell.engine.fields import Ints, RulesStruct, State
from foretell.engine.masks import next_in, player_mask
from foretell.engine.structs import NO_SEAT, PLAY_OFF_ROW, DealerMode, Phase
from foretell.rules.axes import MAX_ROUNDS

SABOTEUR_POINTS: Final = 20
SPOILS_A_TRICK: Final = 10
NO_SPOILS: Final = -10
REVOKE_POINTS: Final = -20
FLAT_STEP: Final = 5


@jit
def made_points(rules: RulesStruct, s: State, seat: int) -> int:
    """Points of a seat for meeting its bid (rules 11; Camelot's zero and Grail)."""
    bid = s.bids[seat]
    is_play_off = 1 if s.row == PLAY_OFF_ROW else 0
    points = rules.zero_made[s.row] if bid == 0 else rules.made[is_play_off, bid]
    return points + rules.grail_points[s.row] if s.grail_seat == seat else points


@jit
def bidder_points(rules: RulesStruct, s: State, seat: int) -> int:
    """Points of a seat that bid (rules 11, Flat points)."""
    if s.is_flat:
        return FLAT_STEP * (s.won[seat] + 1)
    if s.bids[seat] == s.won[seat]:
        return made_points(rules, s, seat)
    is_play_off = 1 if s.row == PLAY_OFF_ROW else 0
    return rules.missed[is_play_off, abs(s.bids[seat] - s.won[seat])]


@jit
def misses(rules: RulesStruct, s: State) -> int:
    """By how many tricks the bidders miss, added up (Saboteur with spoils)."""
    total = 0
    for seat in range(rules.players):
        if (s.bidders >> seat) & 1:
            total += abs(s.bids[seat] - s.won[seat])
    return total


@jit
def saboteur_points(rules: RulesStruct, s: State, missed: int) -> int:
    """Points of a dealer that does not bid, for the tricks the others miss (Saboteur)."""
    if rules.dealer_mode[s.row] == DealerMode.SABOTEUR:
        return SABOTEUR_POINTS
    return SPOILS_A_TRICK * missed if missed else NO_SPOILS


@jit
def revoke_points(rules: RulesStruct, s: State, seat: int) -> int:
    """Points after a right call: the offender loses 20, all else met their bids (rules 14)."""
    if seat == s.revoke_seat:
        return REVOKE_POINTS
    if not (s.bidders >> seat) & 1:
        return saboteur_points(rules, s, 0)
    if s.is_flat:
        return FLAT_STEP * (s.bids[seat] + 1)
    return made_points(rules, s, seat)


@jit
def points_of(rules: RulesStruct, s: State, seat: int) -> int:
    """Points of a seat for the round as it stands (rules 11, 14)."""
    if s.revoke_seat != NO_SEAT:
        return revoke_points(rules, s, seat)
    if (s.bidders >> seat) & 1:
        return bidder_points(rules, s, seat)
    return saboteur_points(rules, s, misses(rules, s))


@jit
def end_round(rules: RulesStruct, s: State) -> None:
    """Score the round, drop who drops out, and make the next deal due, or end (rules 12, 15)."""
    for seat in range(rules.players):
        is_in = (s.sitting >> seat) & 1
        s.points[seat] = points_of(rules, s, seat) if is_in else 0
        s.hands[seat] = 0  # after a revoke, cards are left
    if s.row == PLAY_OFF_ROW:
        end_play_off(rules, s)
    else:
        end_plain_round(rules, s)


@jit
def tally(
    rules: RulesStruct, s: State, won: Ints, grail_seat: int, revoke_seat: int, revoke_trick: int
) -> None:
    """Score a round that was played with real cards, from what a score keeper notes (rules 14).

    ``won`` by seat; the other three are -1 for none, ``revoke_trick`` (from 0) for unknown too.
    """
    for seat in range(rules.players):
        s.won[seat] = won[seat]
    s.grail_seat = grail_seat
    s.revoke_seat = revoke_seat
    s.revoke_trick = revoke_trick
    end_round(rules, s)


@jit
def end_plain_round(rules: RulesStruct, s: State) -> None:
    """Add the points to the totals and see whether the game goes on."""
    for seat in range(rules.players):
        s.scores[seat] += s.points[seat]
    s.round_no += 1
    if rules.eliminate and s.round_no % rules.eliminate == 0:
        drop_lowest(rules, s)
    if not is_over(rules, s):
        s.row = s.round_no
        s.dealer = next_dealer(rules, s)
        s.phase = Phase.DEAL
        s.turn = NO_SEAT
    else:
        end_game(rules, s)


@jit
def next_dealer(rules: RulesStruct, s: State) -> int:
    """The deal passes to the left, to a player still in (rules 4, 16; Solitaire: dummy 2)."""
    if rules.dealer_fixed != NO_SEAT:
        return rules.dealer_fixed
    return next_in(s.sitting & player_mask(rules), s.dealer)


@jit
def drop_lowest(rules: RulesStruct, s: State) -> None:
    """The lowest total drops out; a tie for lowest drops nobody (Nannie's Rule)."""
    lowest = seats_with(rules, s, -1)
    if popcount(lowest) == 1 and lowest != s.sitting:
        s.sitting &= ~lowest
        for seat in range(rules.players):
            if (lowest >> seat) & 1:
                s.out_round[seat] = s.round_no


@jit
def seats_with(rules: RulesStruct, s: State, sign: int) -> int:
    """Mask of the players still in who have the highest (sign 1) or lowest (-1) total."""
    seats = 0
    best = 0
    for seat in range(rules.players):
        if not (s.sitting >> seat) & 1:
            continue
        score = sign * s.scores[seat]
        if seats == 0 or score > best:
            seats, best = 1 << seat, score
        elif score == best:
            seats |= 1 << seat
    return seats


@jit
def is_over(rules: RulesStruct, s: State) -> bool:
    """Whether the last round is played, one player is left, or the target is reached.

    Several at the target with the same highest total play on (Two-Player).
    """
    if s.round_no >= rules.rounds or s.round_no >= MAX_ROUNDS:
        return True
    if rules.eliminate and popcount(s.sitting & player_mask(rules)) == 1:
        return True
    return rules.target > 0 and reached_target(rules, s)


@jit
def reached_target(rules: RulesStruct, s: State) -> bool:
    """Whether somebody is alone at the top with the target score, or more (Two-Player)."""
    first = seats_with(rules, s, 1)
    has_reached = s.scores[next_in(first, 7)] >= rules.target
    return has_reached and (popcount(first) == 1 or rules.play_off != 0)


@jit
def end_game(rules: RulesStruct, s: State) -> None:
    """End the game, or let those tied for first play on (rules 12)."""
    tied = seats_with(rules, s, 1)
    s.turn = NO_SEAT
    if rules.play_off and popcount(tied) > 1:
        start_play_off(s, tied)
    else:
        s.phase = Phase.OVER


@jit
def start_play_off(s: State, tied: int) -> None:
    """The tied players draw lots for dealer (rules 12)."""
    s.sitting = tied
    s.row = PLAY_OFF_ROW
    s.phase = Phase.LOT


@jit
def end_play_off(rules: RulesStruct, s: State) -> None:
    """Order the tied players by this round alone; those still first play another (rules 12)."""
    best = 0
    tied = 0
    for seat in range(rules.players):
        if (s.sitting >> seat) & 1:
            s.stage[seat] += 1
            s.stage_points[seat] = s.points[seat]
            if tied == 0 or s.points[seat] > best:
                tied, best = 1 << seat, s.points[seat]
            elif s.points[seat] == best:
                tied |= 1 << seat
    s.round_no += 1
    s.turn = NO_SEAT
    if popcount(tied) > 1:
        start_play_off(s, tied)
    else:
        s.phase = Phase.OVER
