"""A score pad's round, from real cards: only what a score keeper noted (record.md)."""

from __future__ import annotations

from typing import Final

from foretell.cards import EXCALIBUR, JESTER, LANE, MERLIN, WIZARD, cards_in
from foretell.engine.fields import RulesStruct
from foretell.engine.structs import NO_SEAT, UNNAMED, Phase
from foretell.play.handle import STATE_PLACES
from foretell.play.history import Pad, Tally
from foretell.play.rerun import (
    UNKNOWN_TRUMP,
    UNKNOWN_TURN_UP,
    UNKNOWN_UBER,
    begin_pad,
    score_pad,
)
from foretell.record.bidding import NAMED, name
from foretell.record.format import RevokeNote
from foretell.record.opening import check_turn_up, is_play_off
from foretell.record.state import ORDER, RoundReplay

ANY_SUIT: Final = 0


def open_pad(playing: RoundReplay) -> None:
    """Begin a round of which only the size is known, and perhaps the card turned up."""
    size, due = playing.take("size"), playing.game.handle.cards_to_deal()
    if size != due:
        raise playing.bad("wrong-size", "wrong-size", given=str(size), due=str(due))
    text = playing.take("turn_up")
    up = stand_in(playing) if text is None else playing.names.find(text, playing.place)
    pad = Pad(
        playing.get("dealer"),
        playing.get("round_no"),
        is_play_off(playing),
        size,
        up,
        unknown_keys(playing),
    )
    begin_pad(playing.game.handle, pad)
    if text is not None:
        check_turn_up(playing, text)
    playing.game.history.append(pad)


def stand_in(playing: RoundReplay) -> int:
    """A card that may have been turned up: a wizard where trump or a twist was named."""
    is_named = playing.given.trump is not None or playing.given.twist is not None
    deck = list(playing.names.numbers.values())
    wizards = [card for card in deck if card < MERLIN and card % LANE == WIZARD]
    plain = [card for card in deck if card < MERLIN and card % LANE not in (JESTER, WIZARD)]
    return ((wizards if is_named else plain) or deck)[0]


def unknown_keys(playing: RoundReplay) -> tuple[str, ...]:
    """What nobody noted, though the round went on."""
    given = playing.given
    keys = [UNKNOWN_TURN_UP] if given.turn_up is None else []
    for key in (UNKNOWN_TRUMP, UNKNOWN_UBER):
        went_on = any(ORDER[later] > ORDER[key] for later in playing.left)
        if getattr(given, key) is None and (went_on or not playing.is_last):
            keys.append(key)
    return tuple(keys)


def name_known(playing: RoundReplay) -> None:
    """Name what was noted; of what was not, anything, since no card is played."""
    pad = playing.game.history[-1]
    unknown = pad.unknown if isinstance(pad, Pad) else ()
    while (phase := playing.get("phase")) in NAMED:
        key = NAMED[Phase(phase)]
        if key in unknown:
            name_any(playing, Phase(phase))
        else:
            name(playing, Phase(phase), playing.need(key))
    trump = playing.get("trump")
    playing.trump = None if trump == UNNAMED else trump


def name_any(playing: RoundReplay, phase: Phase) -> None:
    """Name trump or an uber card that nobody noted."""
    if phase == Phase.TRUMP:
        playing.step(ANY_SUIT)
        playing.game.handle.ints[STATE_PLACES["trump"]] = UNNAMED
        return
    while playing.get("phase") in (Phase.UBER_RANK, Phase.UBER_SUIT):
        playing.step(cards_in(playing.game.handle.legal())[0])


def score_round(playing: RoundReplay) -> None:
    """Score the round from the tricks taken, or from a revoke."""
    revoke: RevokeNote | None = playing.take("revoke")
    won = (0,) * playing.game.rules.players if revoke else playing.need("won")
    if revoke:
        check_revoke(playing, revoke)
    else:
        check_won(playing, won)
    grail = grail_seat(playing, won, revoke)
    seat, trick = (revoke.seat, revoke.trick or 0) if revoke else (NO_SEAT, 0)
    tally = Tally(won, grail, seat, trick - 1)
    score_pad(playing.game.handle, tally)
    playing.game.history.append(tally)


def check_won(playing: RoundReplay, won: tuple[int, ...]) -> None:
    """Refuse tricks that the round did not have (a few may count for nobody)."""
    playing.check_count("won", won, playing.game.rules.players)
    size = playing.get("cards_each")
    most_lost = lost_tricks(playing.game.handle.rules[0], size)
    sitting = playing.get("sitting")
    fine = all(0 <= tricks <= size * (sitting >> seat & 1) for seat, tricks in enumerate(won))
    if not fine or not size - most_lost <= sum(won) <= size:
        said = {"given": str(list(won)), "size": str(size)}
        raise playing.bad("wrong-won", "wrong-won", **said)


def lost_tricks(tables: RulesStruct, size: int) -> int:
    """How many tricks may count for no player: Excalibur's, cancelled ones, a dummy's."""
    if tables.dummies:
        return size
    has_excalibur = EXCALIBUR in cards_in(int(tables.deck_mask))
    return has_excalibur + len(cards_in(int(tables.cancels)))


def check_revoke(playing: RoundReplay, revoke: RevokeNote) -> None:
    """Refuse a revoke of a seat or a trick that the round does not have."""
    players = playing.game.rules.players
    sits = 0 <= revoke.seat < players and playing.get("sitting") >> revoke.seat & 1
    if not sits:
        raise playing.bad("not-a-revoke", "revoke-nobody", who=playing.revoker(revoke.seat))
    if revoke.trick is not None and not 1 <= revoke.trick <= playing.get("cards_each"):
        raise playing.bad("no-such-trick", "no-trick", number=str(revoke.trick))


def grail_seat(playing: RoundReplay, won: tuple[int, ...], revoke: RevokeNote | None) -> int:
    """The seat that took the Holy Grail and met its bid, by its bonus (Camelot)."""
    bonus = playing.take("bonus")
    if bonus is None:
        return NO_SEAT
    playing.check_count("bonus", bonus, playing.game.rules.players)
    seats = [seat for seat, points in enumerate(bonus) if points]
    if not seats:
        return NO_SEAT
    seat, due = seats[0], int(playing.game.handle.rules[0].grail_points[playing.get("row")])
    if len(seats) > 1 or bonus[seat] != due:
        code, key = ("wrong-score", "bonus-one") if due else ("not-asked", "bonus-none")
        raise playing.bad(code, key, given=str(list(bonus)), due=str(due))
    bids = playing.players_of("bids")
    fails = revoke.seat == seat if revoke else bids[seat] != won[seat]
    if fails or bids[seat] < 0:
        raise playing.bad("wrong-score", "bonus-unearned", who=playing.place.who(seat))
    return seat
