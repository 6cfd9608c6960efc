"""What a game is as rows of plain values: of text, numbers, yes or no, or nothing.

Cards and choices are texts of the game record with a space between them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from foretell.game.walk import walk
from foretell.play.rounds import PlayedRound
from foretell.play.standing import PlayedGame
from foretell.play.view_fields import word_of
from foretell.record import Record, outcome, read
from foretell.rules.toml import rules_value

Row = dict[str, Any]

GAME: Final[dict[str, type]] = {"game": str, "rules": str, "players": int, "seed": int, "tags": str}
ROUND: Final[dict[str, type]] = {
    "round": int,
    "is_play_off": bool,
    "cards_each": int,
    "dealer": int,
    "trump": str,
    "turn_up": str,
}
SEAT: Final[dict[str, type]] = {"seat": int, "player": str}
COLUMNS: Final[dict[str, type]] = {
    **GAME,
    **ROUND,
    **SEAT,
    "hand": str,
    "bid": int,
    "won": int,
    "points": int,
    "score": int,
}
"""By name, the type of each column of rounds; any may hold nothing."""
DECISION_COLUMNS: Final[dict[str, type]] = {
    **GAME,
    **ROUND,
    "trick": int,
    "decision": int,
    "phase": str,
    **SEAT,
    "hand": str,
    "view": str,
    "legal": str,
    "choice": str,
    "bid": int,
    "won": int,
    "points": int,
    "score": int,
}
"""The same of decisions; what the round brought in the end stands beside each of them."""


def round_rows(source: str | Path | Record) -> Iterator[Row]:
    """A row for each player of each round of a record that is scored.

    Raises:
        BadRecord: the record breaks its format or the rules; the error says where.
    """
    game, head = _begin(source)
    for rows in _seats(game).values():
        yield from ({**head, **row} for row in rows.values())


def decision_rows(source: str | Path | Record) -> Iterator[Row]:
    """A row for each decision of a record: what its seat saw, might have chosen, and chose.

    Raises:
        BadRecord: the record breaks its format or the rules; the error says where.
    """
    game, head = _begin(source)
    rounds = _seats(game)
    for position in walk(game):
        view = position.view()
        scored = rounds.get(position.round, {}).get(position.seat, {})
        told = {
            "round": position.round,
            "is_play_off": view.is_play_off,
            "cards_each": view.cards_each,
            "dealer": view.dealer,
            "trump": view.trump,
            "turn_up": view.turn_up,
            "trick": position.trick,
            "decision": position.number,
            "phase": word_of(position.phase),
            "seat": position.seat,
            "player": game.names[position.seat],
            "hand": " ".join(view.hand),
            "view": json.dumps(view.to_dict()),
            "legal": " ".join(view.legal),
            "choice": position.choice,
        }
        yield head | told | {name: scored.get(name) for name in ("bid", "won", "points", "score")}


def _begin(source: str | Path | Record) -> tuple[PlayedGame, Row]:
    """A game that was played again, and what its rows have in common."""
    record = source if isinstance(source, Record) else read(source)
    game = outcome(record).game
    rules, seed = rules_value(game.rules), record.tags.get("seed")
    name = "" if isinstance(source, Record) else Path(source).name.removesuffix(".toml")
    return game, {
        "game": name,
        "rules": rules if isinstance(rules, str) else json.dumps(rules),
        "players": len(record.players),
        "seed": seed if type(seed) is int else None,
        "tags": json.dumps(dict(record.tags), default=str),
    }


def _seats(game: PlayedGame) -> dict[int, dict[int, Row]]:
    """By round and player, what a scored round was for that player."""
    return {
        one.number: {
            seat: _round_row(game, one, one.points, seat)
            for seat in one.sitting
            if seat < game.rules.players
        }
        for one in game.rounds
        if one.points is not None
    }


def _round_row(game: PlayedGame, one: PlayedRound, points: tuple[int, ...], seat: int) -> Row:
    """What a scored round was for a player."""
    return {
        "round": one.number,
        "is_play_off": one.is_play_off,
        "cards_each": one.cards_each,
        "dealer": one.dealer,
        "trump": one.trump,
        "turn_up": one.turn_up,
        "seat": seat,
        "player": game.names[seat],
        "hand": " ".join(one.hands[seat]) if one.hands else None,
        "bid": one.bids[seat],
        "won": one.won[seat],
        "points": points[seat],
        "score": one.scores[seat],
    }
