"""The beginning of a round: whose deal it is, a play-off's lot, the cards (rules 3-5, 12)."""

from __future__ import annotations

from foretell.base.i18n import Value
from foretell.cards import NO_CARD
from foretell.engine.structs import PLAY_OFF_ROW, Phase
from foretell.play.handle import seats_in
from foretell.play.history import Deal
from foretell.play.rerun import begin
from foretell.record.state import RoundReplay

Hands = tuple[tuple[int, ...], ...]


def open_round(playing: RoundReplay) -> None:
    """Check that a round is due, and that this seat deals it."""
    phase, dealer = playing.get("phase"), playing.take("dealer")
    tied = playing.take("play_off")
    if phase != Phase.LOT and tied is not None:
        raise playing.bad("wrong-play-off", "no-play-off")
    if phase == Phase.OVER:
        raise playing.bad("game-over", "over")
    if phase == Phase.LOT:
        draw_lot(playing, tied, dealer)
    elif dealer != playing.get("dealer"):
        due = playing.get("dealer")
        said = {"dealer": str(dealer), "who": playing.place.who(due), "due": str(due)}
        raise playing.bad("wrong-dealer", "other-dealer", **said)


def draw_lot(playing: RoundReplay, tied: tuple[int, ...] | None, dealer: int) -> None:
    """Let the lot fall as it is written: who deals the play-off (rules 12)."""
    due = seats_in(playing.get("sitting"))
    said: dict[str, Value] = {"who": playing.place.all(due), "due": str(due)}
    if tied is None:
        raise playing.bad("wrong-play-off", "play-off-missing", **said)
    if sorted(tied) != due:
        raise playing.bad("wrong-play-off", "other-play-off", given=str(list(tied)), **said)
    if dealer not in due:
        raise playing.bad("not-tied", "not-tied", dealer=str(dealer), **said)
    playing.step(dealer)


def deal_hands(playing: RoundReplay) -> None:
    """Deal the hands as they are written, and turn up the card."""
    texts = playing.need("hands")
    handle = playing.game.handle
    playing.check_count("hands", texts, handle.seats)
    hands = tuple(hand_of(playing, seat, text) for seat, text in enumerate(texts))
    up = playing.take("turn_up")
    number = NO_CARD if up is None else playing.names.find(up, playing.place)
    check_once(playing, hands, number)
    deal = Deal(handle.get("dealer"), handle.get("round_no"), is_play_off(playing), hands, number)
    begin(handle, deal._replace(turn_up=number if up else stand_in(playing, hands)))
    check_turn_up(playing, up)
    playing.game.history.append(deal)


def hand_of(playing: RoundReplay, seat: int, text: str) -> tuple[int, ...]:
    """The cards of one hand."""
    playing.place.seat = seat
    hand = tuple([playing.names.find(name, playing.place) for name in text.split()])
    sits = playing.get("sitting") >> seat & 1
    size = playing.game.handle.cards_to_deal() if sits else 0
    if len(hand) != size:
        counts = {"number": str(len(hand)), "count": str(size)}
        raise playing.bad("wrong-count", "hand-count", **counts)
    playing.place.seat = -1
    return hand


def check_once(playing: RoundReplay, hands: Hands, turn_up: int) -> None:
    """Refuse a card that is in two places."""
    cards = [card for hand in hands for card in hand]
    cards += [turn_up] if turn_up != NO_CARD else []
    if len(set(cards)) == len(cards):
        return
    texts = " ".join([*(playing.given.hands or ()), playing.given.turn_up or ""]).split()
    twice = next(name for name in texts if texts.count(name) > 1)
    raise playing.bad("duplicate-card", "twice", card=twice)


def stand_in(playing: RoundReplay, hands: Hands) -> int:
    """Some card that nobody holds: a deal reads one where a card may be turned up."""
    held = {card for hand in hands for card in hand}
    deck = playing.names.numbers.values()
    return next((card for card in deck if card not in held), NO_CARD)


def check_turn_up(playing: RoundReplay, text: str | None) -> None:
    """Refuse a turn-up too many or too few (rules 5)."""
    is_turned = playing.get("turn_up") != NO_CARD
    if is_turned and text is None:
        raise playing.bad("wrong-turn-up", "turn-up-missing")
    if text is not None and not is_turned:
        raise playing.bad("wrong-turn-up", "turn-up-extra", card=text)


def is_play_off(playing: RoundReplay) -> bool:
    """Whether the round orders those tied for first (rules 12)."""
    return playing.get("row") == PLAY_OFF_ROW
