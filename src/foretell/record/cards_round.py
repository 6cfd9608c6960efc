"""A round with its cards: exchange, tricks, a revoke (rules 7-10, 14)."""

from __future__ import annotations

from itertools import chain
from typing import Final

import numpy as np

from foretell.base.decoding import shown
from foretell.base.errors import BadRecord
from foretell.base.i18n import DeferredText
from foretell.engine.structs import Phase
from foretell.play.actions import split_card
from foretell.play.handle import dealing_order, seats_in
from foretell.play.history import Call, HistoryStep
from foretell.record.format import RevokeNote
from foretell.record.places import NOT_YET
from foretell.record.state import RecordWaits, RoundReplay

EXCHANGES: Final = {Phase.PASS: "passes", Phase.PULL: "pulls"}
CALL_ANSWERS: Final = {
    0: ("not-a-revoke", DeferredText("record-did-not-revoke")),
    -1: ("not-asked", DeferredText("record-prevents")),
    -2: ("wrong-count", DeferredText("record-between")),
    -3: ("not-a-revoke", DeferredText("record-does-not-play")),
    -4: ("no-such-trick", DeferredText("record-not-finished")),
}


def exchange(playing: RoundReplay) -> None:
    """Pass or pull the cards as they are written (Pass one, Pull one)."""
    phase = playing.get("phase")
    key = EXCHANGES.get(Phase(phase))
    if key is None:
        return
    cards = playing.need(key)
    playing.check_count(key, cards, playing.game.rules.players)
    for seat, card in enumerate(cards):
        if card and not playing.get("sitting") >> seat & 1:
            playing.place.seat = seat
            raise playing.bad("not-your-turn", "out", key=key, card=card)
    while playing.get("phase") == phase:
        exchange_one(playing, key, cards)


def exchange_one(playing: RoundReplay, key: str, cards: tuple[str, ...]) -> None:
    """Pass or pull one card."""
    seat = playing.get("turn")
    if cards[seat] == "":
        check_gap(playing, key, cards)
        raise RecordWaits(key, seat)
    playing.place.seat = seat
    card = playing.names.find(cards[seat], playing.place)
    if not playing.step(card):
        raise playing.refused(cards[seat], card)
    playing.place.seat = -1


def check_gap(playing: RoundReplay, key: str, cards: tuple[str, ...]) -> None:
    """Refuse a missing card where a later seat has one: it would be lost."""
    order = dealing_order(playing.game.handle)
    missed = order.index(playing.get("turn"))
    for seat in order[missed:]:
        if cards[seat]:
            playing.place.seat = order[missed]
            who = playing.place.who(seat)
            raise playing.bad("unfinished", "card-skipped", key=key, who=who)


def play_tricks(playing: RoundReplay) -> None:
    """Play the cards of all tricks; the engine says whose turn each is, and what is wrong."""
    texts = playing.take("tricks") or ()
    tricks = [text.split() for text in texts]
    check_tricks(playing, texts, tricks)
    table = playing.names.played(playing.get("roles"))
    tokens = list(chain.from_iterable(tricks))
    known = [table[token] for token in tokens if token in table]
    if len(known) < len(tokens):
        stop = next(place for place, token in enumerate(tokens) if token not in table)
        play_cards(playing, tricks, [table[token] for token in tokens[:stop]])
        playing.place.trick = trick_of(tricks, stop)
        raise wrong_card(playing, tokens[stop])
    play_cards(playing, tricks, known)


def check_tricks(playing: RoundReplay, texts: tuple[str, ...], tricks: list[list[str]]) -> None:
    """Refuse too many tricks, and tricks with too many or too few cards."""
    seats, size = len(seats_in(playing.get("sitting"))), playing.get("cards_each")
    for number, cards in enumerate(tricks, start=1):
        playing.place.trick = number
        if cards and cards[0].startswith("+"):
            raise playing.bad(NOT_YET, "between-tricks", cards=shown(texts[number - 1]))
        if number > size:
            counts = {"number": str(len(tricks)), "count": str(size)}
            raise playing.bad("wrong-count", "tricks-count", **counts)
        is_open = number == len(tricks) and playing.is_last
        if len(cards) > seats or (len(cards) < seats and not is_open):
            counts = {"number": str(len(cards)), "count": str(seats)}
            raise playing.bad("wrong-count", "trick-count", **counts)
    playing.place.trick = 0


def trick_of(tricks: list[list[str]], card: int) -> int:
    """The trick, from 1, in which a card (from 0) of a round is played."""
    number = 0
    while card >= 0:
        card -= len(tricks[number])
        number += 1
    return number


def play_cards(playing: RoundReplay, tricks: list[list[str]], cards: list[tuple[int, ...]]) -> None:
    """Play cards in one go; where one is refused, say why."""
    choices = np.array(list(chain.from_iterable(cards)), dtype=np.int64)
    notes = np.empty((len(choices), 2), dtype=np.int64)
    made = playing.game.handle.attempt_all(choices, notes)
    steps = zip(notes[:made, 0].tolist(), notes[:made, 1].tolist(), choices.tolist(), strict=False)
    playing.game.history.extend(map(HistoryStep._make, steps))
    if made < len(choices):
        which = sum(1 for phase in notes[:made, 0] if phase == Phase.PLAY)
        tokens = list(chain.from_iterable(tricks))
        playing.place.trick = trick_of(tricks, which)
        raise playing.refused(split_card(tokens[which])[0], cards[which][0])


def wrong_card(playing: RoundReplay, text: str) -> BadRecord:
    """Why a text is nothing that can be played: the card first, then what is said with it."""
    playing.place.seat = playing.get("turn")
    card, mark = playing.names.split(text, playing.place)
    name = split_card(text)[0]
    if not playing.step(card):
        return playing.refused(name, card)
    if playing.get("phase") != Phase.ROLE:
        return playing.bad("role-not-asked", "nothing-said", card=text)
    allowed = " ".join(name + form for form in playing.allowed().split())
    key = "says-nothing" if mark == "" else "not-playable"
    return playing.bad("role-needed", key, card=name, mark=mark, allowed=allowed)


def call(playing: RoundReplay) -> None:
    """End the round by the revoke that was called in it (rules 14)."""
    if playing.given.revoke is None or playing.get("phase") not in (Phase.PLAY, Phase.AGREE):
        return
    revoke: RevokeNote = playing.take("revoke")
    if revoke.trick is None:
        raise playing.bad("unfinished", "trick-missing")
    caller = next(seat for seat in seats_in(playing.get("sitting")) if seat != revoke.seat)
    is_seat = 0 <= revoke.seat < playing.game.rules.players
    trick = revoke.trick - 1
    is_done = trick < playing.get("tricks_done")
    answer = -3 if not is_seat else -4
    if is_seat and (is_done or not playing.get("trick_len")):
        answer = playing.game.handle.call(caller, revoke.seat, trick)
    if answer != 1:
        code, why = CALL_ANSWERS[answer]
        who = playing.revoker(revoke.seat)
        raise playing.bad(code, "revoke", who=who, number=str(revoke.trick), why=why)
    playing.game.history.append(Call(caller, revoke.seat, trick, is_right=True))


def agree(playing: RoundReplay) -> None:
    """All agree to the score of a finished round, if it is written or another round follows."""
    if playing.get("phase") == Phase.PLAY:
        raise RecordWaits("tricks")
    while playing.get("phase") == Phase.AGREE:
        if playing.given.score is None and playing.is_last:
            playing.check_given("won")
            raise RecordWaits("score")
        playing.step(0)
