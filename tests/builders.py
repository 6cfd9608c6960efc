"""Tiny builders: a trick on the table, a round dealt as wanted, a game told in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from foretell.base.errors import IllegalAction
from foretell.cards import CAMELOT_CARDS, mask_of, parse_card, parse_suit
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.play.actions import parse_choices
from foretell.play.handle import STATE_PLACES, Handle
from foretell.rules.axes import Revoke, Tie
from foretell.rules.plan import deck_of, round_sizes, seats_of
from foretell.rules.value import Rules

HONOUR: Final = Revoke.HONOUR
PLAY_OFF: Final = Tie.PLAY_OFF
CAMELOT: Final[dict[str, Any]] = {"drop": ("2c", "2d", "2h", "2s"), "add": tuple(CAMELOT_CARDS)}


def put(handle: Handle, **fields: int) -> None:
    """Write plain fields of a state."""
    for name, value in fields.items():
        handle.ints[STATE_PLACES[name]] = value


def put_seats(handle: Handle, name: str, values: Sequence[int]) -> None:
    """Write a field of a state seat by seat."""
    place = STATE_PLACES[name]
    assert isinstance(place, slice)
    handle.ints[place][: len(values)] = values


def laid(cards: str, trump: str = "none", leader: int = 0, **axes: Any) -> Handle:
    """A handle on a trick in which these cards lie, the leader's first; one seat is still to play.

    Behind a card stands what is said of it: ``Me=Z``, ``Zc!``. ``axes`` are those of ``Rules``.
    """
    words = cards.split()
    rules = Rules(players=max(3, len(words) + 1), **axes)
    handle = Handle(rules)
    handle.start(rules.players - 1)
    put(handle, phase=Phase.PLAY, turn=leader, leader=leader, trump=parse_suit(trump))
    put(handle, cards_each=1, roles=int(handle.rules[0].roles[0]), bidders=(1 << rules.players) - 1)
    for place, word in enumerate(words):
        hands = [0] * rules.players
        hands[(leader + place) % rules.players] = mask_of([parse_card(word[:2], rules.deck)])
        put_seats(handle, "hands", hands)
        made = [handle.attempt(choice) for choice in parse_choices(Phase.PLAY, word, rules.deck)]
        assert all(made)
        if handle.get("phase") == Phase.ROLE:
            assert handle.attempt(0)
    return handle


def table(cards: str, trump: str = "none", leader: int = 0, **axes: Any) -> tuple[Any, Any]:
    """Compiled rules and a state in which these cards lie on the table, the leader's first.

    >>> from foretell.engine.trick import winner
    >>> int(winner(*table("7h Qh Nc Zs", trump="s")))
    3
    """
    handle = laid(cards, trump, leader, **axes)
    return handle.rules[0], handle.states[0]


def wins(cards: str, trump: str = "none", **axes: Any) -> str:
    """The card that wins a trick, without what was said of it.

    >>> wins("7h Qh 2s", trump="s")
    '2s'
    """
    return cards.split()[laid(cards, trump, **axes).winner()][:2]


def may_follow(cards: str, hand: str, trump: str = "none", **axes: Any) -> str:
    """What the next seat may play of a hand to a trick, in the order of the hand.

    >>> may_follow("7h", "2h 9c Zc")
    '2h Zc'
    """
    handle = laid(cards, trump, **axes)
    numbers = [parse_card(name, axes.get("deck", 60)) for name in hand.split()]
    hands = [0] * handle.seats
    hands[handle.get("turn")] = mask_of(numbers)
    put_seats(handle, "hands", hands)
    legal = handle.legal()
    return " ".join(
        name for name, number in zip(hand.split(), numbers, strict=True) if legal >> number & 1
    )


def stacked(rules: Rules, hands: Sequence[str], up: str, dealer: int) -> list[int]:
    """A deck that deals these hands, the first card of each first; what is left out is filled in.

    Short or missing hands get the highest cards, a missing turn-up is a jester if there is one.
    """
    deck = deck_of(rules)
    seats = [[parse_card(name, rules.deck) for name in hand.split()] for hand in hands]
    seats += [[] for _ in range(seats_of(rules) - len(hands))]
    size = max(len(seat) for seat in seats)
    top = [parse_card(up, rules.deck)] if up else []
    named = [*top, *(card for seat in seats for card in seat)]
    assert len(set(named)) == len(named)
    rest = sorted(set(deck) - set(named), key=lambda card: (card % 15 != 0, card))
    if not up and size * len(seats) < len(deck):
        top = [rest.pop(0)]
    for seat in seats:
        while len(seat) < size:
            seat.append(rest.pop())
    order = [(dealer + 1 + n) % len(seats) for n in range(len(seats))]
    return [seats[seat][place] for place in range(size) for seat in order] + top + rest


def dealt(
    rules: Rules,
    *hands: str,
    up: str = "",
    dealer: int | None = None,
    number: int = 0,
    scores: Sequence[int] = (),
) -> Game:
    """A game in the round (``number``, or the first of that size) in which these hands are dealt.

    The last player deals if nobody else is named, so that seat 0 bids and leads first.
    """
    size = max(len(hand.split()) for hand in hands)
    row = number - 1 if number else round_sizes(rules).index(size)
    game = Game(
        rules, seed=1, dealer=rules.players - 1 if dealer is None else dealer, auto_deal=False
    )
    put(game.handle, round_no=row, row=row)
    put_seats(game.handle, "scores", scores)
    game.deal(stacked(rules, hands, up, game.handle.get("dealer")))
    return game


def bids_of(game: Game) -> tuple[int, ...]:
    """The bids that may be made now."""
    return tuple(map(int, game.legal()))


def sized(*sizes: int, players: int = 3, **axes: Any) -> Rules:
    """Rules for a plan of a few rounds, so that none of them is the last by accident."""
    return Rules(players=players, sizes=(*sizes, 1) if len(sizes) == 1 else sizes, **axes)


def tell(game: Game, story: str) -> Game:
    """Act as a story says, word by word: ``1 0 0 | 7h Qh Nc`` (bars are for the eye)."""
    for word in story.replace("|", " ").split():
        game.act(word)
    return game


def refused(game: Game, action: str) -> str:
    """The code with which an action is refused; the game stands as before."""
    before = game.handle.save()
    try:
        game.act(action)
    except IllegalAction as error:
        assert game.handle.save() == before
        return error.code
    return "allowed"
