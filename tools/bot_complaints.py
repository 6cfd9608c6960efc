"""What people complain of in bots, as predicates: when a view asks for it, and what answers it.

A complaint is asked twice: whether a view may be one of its positions, and whether the choices
that turned out best are the ones that it is about. Only for 60-card decks without further cards,
wizards and jesters as printed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from foretell.cards import ALWAYS, JESTERS, LANE, LANES, WIZARDS, Suit, cards_in, parse_card
from foretell.engine.structs import Phase
from foretell.play.seen import Seen
from foretell.rules.plan import round_sizes

ACE = 13


@dataclass(frozen=True)
class Complaint:
    """A kind of position: its name, what counts in it, when it may be, when it is, and why."""

    name: str
    goal: str
    may_be: Callable[[Seen], bool]
    answers: Callable[[Seen, Sequence[str]], bool]
    reason: Callable[[Seen, Sequence[str]], str]


def need(seen: Seen) -> int:
    """How many tricks the seat still needs."""
    return seen.seats_of("bids")[seen.get("seat")] - seen.seats_of("won")[seen.get("seat")]


def left(seen: Seen) -> int:
    """How many tricks are still to come, the one on the table among them."""
    return seen.hand_count[seen.get("seat")]


def elsewhere(seen: Seen) -> int:
    """The cards that may still decide a trick: in others' hands, unseen, or on the table."""
    cards = seen.get("unseen")
    for seat, known in enumerate(seen.seats_of("known")):
        cards |= known if seat != seen.get("seat") else 0
    for card in seen.seats_of("trick")[: seen.get("trick_len")]:
        cards |= 1 << card
    return cards


def equal_cards(seen: Seen) -> list[frozenset[str]]:
    """The legal cards in groups of which each card does the same: no other lies between them."""
    cards, other = parsed(seen.legal), elsewhere(seen)
    groups: list[list[int]] = []
    for card in sorted(cards):
        for group in groups:
            if is_equal(group[-1], card, other):
                group.append(card)
                break
        else:
            groups.append([card])
    by_number = {parse_card(text): text for text in seen.legal}
    return [frozenset(by_number[card] for card in group) for group in groups]


def is_equal(low: int, high: int, other: int) -> bool:
    """Whether two cards do the same, if those elsewhere are of a mask."""
    for same in (WIZARDS, JESTERS):
        if same >> low & 1 and same >> high & 1:
            return True
    is_plain = not (ALWAYS >> low & 1 or ALWAYS >> high & 1)
    between = (1 << high) - (1 << low + 1)
    return is_plain and low // LANE == high // LANE and not other & between


def parsed(texts: Sequence[str]) -> list[int]:
    """Cards of a 60-card deck as numbers."""
    return [parse_card(text) for text in texts]


def hand(seen: Seen) -> list[int]:
    """The own cards."""
    return cards_in(seen.get("hand"))


def trumps(seen: Seen) -> int:
    """Mask of the trump suit's plain cards."""
    trump = seen.get("trump")
    return LANES[trump] if 0 <= trump < len(LANES) else 0


def top_trump(seen: Seen) -> int | None:
    """The own trump above which no other is left, if there is one."""
    mine = [card for card in hand(seen) if trumps(seen) >> card & 1]
    if not mine:
        return None
    above = trumps(seen) & elsewhere(seen) & -(1 << mine[-1])
    return None if above else mine[-1]


def bosses(seen: Seen) -> list[int]:
    """Wizards of the own hand, and its trumps above which no other's is left."""
    others = cards_in(trumps(seen) & elsewhere(seen))
    highest = max(others, default=-1)
    mine = hand(seen)
    return [c for c in mine if WIZARDS >> c & 1 or (trumps(seen) >> c & 1 and c > highest)]


def is_play(seen: Seen) -> bool:
    """Whether a card is to be played, and there is a choice."""
    return seen.phase == Phase.PLAY and len(seen.legal) > 1 and seen.get("turn") == seen.get("seat")


# lead the top trump


def may_lead(seen: Seen) -> bool:
    """All tricks are needed, and the top trump is there to lead."""
    leads = is_play(seen) and not seen.get("trick_len") and left(seen) > 1
    return leads and need(seen) == left(seen) and top_trump(seen) is not None


def leads_top(seen: Seen, best: Sequence[str]) -> bool:
    """The top trump is what is best."""
    return top_trump(seen) in parsed(best)


def why_lead(seen: Seen, best: Sequence[str]) -> str:
    """Why the top trump is to be led."""
    top = max(parsed(best))
    name = next(text for text in best if parse_card(text) == top)
    return (
        f"The seat needs all {left(seen)} tricks that are left: {name}, the highest trump, led now "
        "draws the trumps that would ruff its other cards or beat them later."
    )


# do not trump in


def may_trump(seen: Seen) -> bool:
    """It is void in the led suit, could trump in, and holds as many bosses as it needs tricks."""
    led = seen.get("led")
    if not is_play(seen) or not 0 <= led < Suit.FREE or trumps(seen) == LANES[led]:
        return False
    mine = seen.get("hand")
    low = [c for c in hand(seen) if trumps(seen) >> c & 1 and c not in bosses(seen)]
    others = mine & ~trumps(seen) & ~WIZARDS
    needs = 1 <= need(seen) <= len(bosses(seen))
    return bool(needs and low and others and not mine & LANES[led])


def stays_out(_seen: Seen, best: Sequence[str]) -> bool:
    """What is best neither trumps nor is a wizard."""
    return not any(WIZARDS >> card & 1 for card in parsed(best))


def no_trump(seen: Seen, best: Sequence[str]) -> bool:
    """The best choice is no trump and no wizard."""
    return stays_out(seen, best) and not any(trumps(seen) >> c & 1 for c in parsed(best))


def why_not_trump(seen: Seen, best: Sequence[str]) -> str:
    """Why not to trump in."""
    sure = " and ".join(text for text in seen.hand if parse_card(text) in bosses(seen))
    tricks = "one trick" if need(seen) == 1 else f"{need(seen)} tricks"
    return (
        f"The seat needs {tricks} and holds {sure} for it: a trump on this trick would "
        f"bring one too many, so it gives {' or '.join(best)}."
    )


# do not bid zero with the ace of trump


def may_bid(seen: Seen) -> bool:
    """The last bidder holds the ace of trump, zero is allowed, another bid is not."""
    if seen.phase != Phase.BID or seen.get("to_bid") != 1 << seen.get("seat"):
        return False
    missing = seen.get("cards_each") + 1 - len(seen.legal)
    aces = trumps(seen) & seen.get("hand") & sum(1 << LANE * suit + ACE for suit in range(4))
    return bool(missing == 1 and "0" in seen.legal and aces)


def bids_more(seen: Seen, best: Sequence[str]) -> bool:
    """A small bid is best, and zero lies as near to the one that is barred."""
    return best[0] in {"1", "2", "3"} and int(barred_bid(seen)) <= int(best[0]) + 1


def barred_bid(seen: Seen) -> str:
    """The bid that the uneven rule bars."""
    (barred,) = {str(bid) for bid in range(seen.get("cards_each") + 1)} - set(seen.legal)
    return barred


def why_not_zero(seen: Seen, best: Sequence[str]) -> str:
    """Why not to bid zero."""
    return (
        f"The last bidder may not bid {barred_bid(seen)}, which would make the bids come out even; "
        f"with the ace of trump in hand {best[0]} is the way out, not 0."
    )


# spoil the leader


def leader(seen: Seen) -> int:
    """The other seat with the highest score."""
    others = [seat for seat in range(seen.players) if seat != seen.get("seat")]
    return max(others, key=lambda seat: seen.scores[seat])


def may_spoil(seen: Seen) -> bool:
    """The last round, the others' best score within reach, and more than one card left."""
    if not is_play(seen) or seen.round_number != len(round_sizes(seen.rules)):
        return False
    gap = seen.scores[leader(seen)] - seen.scores[seen.get("seat")]
    return left(seen) > 1 and 0 <= gap <= 20 * left(seen)


def why_spoil(seen: Seen, best: Sequence[str]) -> str:
    """Why the leader is to be spoiled; what else would be done is said by the values."""
    first = leader(seen)
    gap = seen.scores[first] - seen.scores[seen.get("seat")]
    wants = seen.seats_of("bids")[first] - seen.seats_of("won")[first]
    tricks = {0: "no more tricks", 1: "one more trick"}.get(wants, f"{wants} more tricks")
    if wants < 0:
        tricks = "fewer tricks than it has"
    behind = "level with" if gap == 0 else f"{gap} points behind"
    return (
        f"The last round, {behind} seat {first}, which wants {tricks}: {' or '.join(best)} makes "
        "that bid fail more often and wins more games, though another card brings more own points."
    )


# throw the high card under


def may_duck(seen: Seen) -> bool:
    """No trick is wanted, and three cards or more of the led suit are there to choose from."""
    led = seen.get("led")
    if not is_play(seen) or need(seen) or not seen.get("trick_len") or not 0 <= led < Suit.FREE:
        return False
    return len(cards_in(seen.get("hand") & LANES[led])) > 2


def throws_high(seen: Seen, best: Sequence[str]) -> bool:
    """What is best is a plain card higher than another of its suit that might be given."""
    cards, given = parsed(best), parsed(seen.legal)
    if any(ALWAYS >> card & 1 for card in cards):
        return False
    low = [c for c in given if c // LANE == cards[0] // LANE and c < cards[0] and c % LANE]
    high = [c for c in given if c // LANE == cards[0] // LANE and c > cards[-1] and c % LANE < 14]
    return bool(low and high)


def why_duck(_seen: Seen, best: Sequence[str]) -> str:
    """Why the high card is to be thrown."""
    return (
        f"The seat wants no more tricks: {' or '.join(best)} is the highest card that may still be "
        "thrown under another here; kept, it would take a trick later."
    )


COMPLAINTS = (
    Complaint("lead-top-trump", "points", may_lead, leads_top, why_lead),
    Complaint("no-trumping-in", "points", may_trump, no_trump, why_not_trump),
    Complaint("no-zero-with-ace", "points", may_bid, bids_more, why_not_zero),
    Complaint("spoil-the-leader", "win", may_spoil, stays_out, why_spoil),
    Complaint("throw-the-high-card", "points", may_duck, throws_high, why_duck),
)
