"""Playing a record again: through the engine and no second rules, round by round."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from foretell.base.errors import BadRecord, BadRules, IllegalAction
from foretell.base.i18n import LANGUAGES, told
from foretell.cards import suit_name
from foretell.engine.structs import NO_SEAT
from foretell.play.standing import PlayedGame
from foretell.record.bidding import bid_all, name_all
from foretell.record.cards_round import agree, call, exchange, play_tricks
from foretell.record.format import RULES_NAME, Record, RevokeNote, rules_name_of
from foretell.record.names import names_of
from foretell.record.opening import deal_hands, is_play_off, open_round
from foretell.record.pad_round import name_known, open_pad, score_round
from foretell.record.places import NOT_YET, RecordPlace
from foretell.record.reading import read
from foretell.record.state import RecordWaits, RoundReplay
from foretell.rules.files import shown_name
from foretell.rules.refusing import bounded
from foretell.rules.toml import parse_rules
from foretell.rules.value import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResult:
    """A scored round; ``trump`` is the suit when the bids began, ``bids`` are those in force.

    On a score pad ``trump`` may be unknown, and ``won`` after a revoke: both are ``None`` then.
    """

    is_play_off: bool
    size: int
    dealer: int
    trump: str | None
    bids: tuple[int, ...]
    won: tuple[int, ...] | None
    points: tuple[int, ...]
    scores: tuple[int, ...]
    revoke: RevokeNote | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """A record played again: the game where it stands, and its scored rounds."""

    game: PlayedGame
    rounds: tuple[RoundResult, ...]


def replay(source: Record | str | Path) -> PlayedGame:
    """The game of a record, its text or its file, at the record's end.

    Raises:
        BadRecord: it breaks the format or the rules; the error says where.

    >>> from foretell.record import Record, RoundRecord
    >>> dealt = RoundRecord(dealer=2, hands=("Ah", "3s", "Zc"), turn_up="Td", bids=(1, 0, -1))
    >>> replay(Record(players=("Ada", "Bo", "Cy"), rounds=(dealt,))).legal()
    ('0', '1')
    """
    return outcome(source).game


def outcome(source: Record | str | Path) -> Outcome:
    """The same with the results of the rounds on the way.

    Raises:
        BadRecord: it breaks the format or the rules; the error says where.
    """
    record = source if isinstance(source, Record) else read(source)
    rules = rules_of(record)
    game, names = new_game(record, rules), names_of(rules)
    results = []
    for number, given in enumerate(record.rounds, start=1):
        is_last = number == len(record.rounds)
        place = RecordPlace(number, names=record.players)
        playing = RoundReplay(game, names, given, place, is_last, list(given.keys))
        result = play_round(playing)
        results += [result] if result else []
    check_scores(record, game)
    return Outcome(game, tuple(results))


def rules_of(record: Record) -> Rules:
    """The rules of a record, under the name that it gives them.

    Raises:
        BadRecord: there are no such rules, or they contradict themselves.

    >>> rules_of(Record(players=("Ada", "Bo", "Cy"), tags={"rules_name": "Thursday"})).name
    'Thursday'
    """
    name = record.tags.get(RULES_NAME)
    try:
        value: Any = record.rules
        rules = parse_rules(bounded(value), len(record.players))
        return replace(rules, name=shown_name(name)) if isinstance(name, str) else rules
    except BadRules as error:
        code = NOT_YET if error.key == "refused-not-played" else "bad-rules"
        bad = RecordPlace().bad(code, "rules", why=error)
        bad.details["fields"] = error.fields
        raise bad from None


def new_game(record: Record, rules: Rules) -> PlayedGame:
    """The game before its first deal."""
    dealer = record.rounds[0].dealer if record.rounds else random.randrange(rules.players)
    try:
        game = PlayedGame(rules, dealer)
    except IllegalAction:
        counts = {"players": str(rules.players), "last": str(rules.players - 1)}
        bad = RecordPlace(1).bad("wrong-dealer", "no-seat", dealer=str(dealer), **counts)
        raise bad from None
    game.names, game.tags = record.players, dict(record.tags)
    return game


def play_round(playing: RoundReplay) -> RoundResult | None:
    """Play a round as far as it is written; its result if it is scored."""
    begun = playing.get("round_no")
    try:
        open_round(playing)
        playing.is_play_off = is_play_off(playing)
        play = play_cards_round if playing.given.size is None else play_pad
        play(playing)
    except RecordWaits as waits:
        playing.check_waiting(waits)
    if playing.get("round_no") == begun:
        return None
    result = result_of(playing)
    if result.won is not None:
        playing.check_given("won")
    playing.check_given("score")
    playing.check_rest()
    return result


def play_cards_round(playing: RoundReplay) -> None:
    """A round with its cards."""
    deal_hands(playing)
    name_all(playing)
    bid_all(playing)
    exchange(playing)
    play_tricks(playing)
    call(playing)
    agree(playing)


def play_pad(playing: RoundReplay) -> None:
    """A score pad's round."""
    open_pad(playing)
    name_known(playing)
    bid_all(playing)
    score_round(playing)


def result_of(playing: RoundReplay) -> RoundResult:
    """What came of a round that has just been scored."""
    game, seat = playing.game, playing.get("revoke_seat")
    trick = playing.get("revoke_trick") + 1
    is_pad, is_revoked = playing.given.size is not None, seat != NO_SEAT
    return RoundResult(
        is_play_off=playing.is_play_off,
        size=playing.get("cards_each"),
        dealer=playing.given.dealer,
        trump=None if playing.trump is None else suit_name(playing.trump),
        bids=playing.players_of("bids"),
        won=None if is_pad and is_revoked else playing.players_of("won"),
        points=tuple(game.points),
        scores=tuple(game.scores),
        revoke=RevokeNote(seat, trick or None) if is_revoked else None,
    )


def check_scores(record: Record, game: PlayedGame) -> None:
    """Compare the totals, where they are given, with those of the game."""
    if record.scores is not None and record.scores != tuple(game.scores):
        given, right = list(record.scores), game.scores
        said = {"key": "scores", "given": str(given), "right": str(right)}
        raise RecordPlace().bad("wrong-scores", "wrong-values", **said)


Report = dict[str, Any]


def report(file: str, lang: str = LANGUAGES[0]) -> tuple[Report, tuple[str, ...]]:
    """The report of a file, and the players' names; ``{"file", "error"}`` of a bad one.

    >>> report("no such file.toml")
    ({'file': 'no such file.toml', 'error': 'cannot be read: No such file or directory'}, ())
    """
    try:
        record = read(Path(file))
        return {"file": file, **summary(record, outcome(record))}, record.players
    except BadRecord as error:
        return {"file": file, "error": told(error, lang)}, ()


def summary(record: Record, ended: Outcome) -> Report:
    """A record played again, as plain values; only rounds that are scored are listed.

    >>> from foretell.record import Record, outcome
    >>> record = Record(players=("Ada", "Bo", "Cy"))
    >>> summary(record, outcome(record))["scores"]
    [0, 0, 0]
    """
    return {
        "complete": ended.game.is_over,
        "rules": record.rules,
        **rules_name_of(ended.game.rules),
        "scores": ended.game.scores,
        "rounds": [round_summary(one) for one in ended.rounds if not one.is_play_off],
        "play_off": [round_summary(one) for one in ended.rounds if one.is_play_off],
    }


def round_summary(one: RoundResult) -> Report:
    """One scored round as plain values."""
    plain: Report = {
        "size": one.size,
        "dealer": one.dealer,
        "trump": one.trump,
        "bids": list(one.bids),
        "won": None if one.won is None else list(one.won),
        "points": list(one.points),
        "scores": list(one.scores),
    }
    if one.revoke:
        trick = {} if one.revoke.trick is None else {"trick": one.revoke.trick}
        plain["revoke"] = {"seat": one.revoke.seat, **trick}
    return plain
