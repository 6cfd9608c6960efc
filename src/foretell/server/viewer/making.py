"""From what was kept of a game, a table's log or a record's text, to the game to look through."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from foretell.record import Record, from_table, outcome
from foretell.record.parsing import parse, unread
from foretell.rules.plan import known_rounds, seats_of
from foretell.rules.value import Rules
from foretell.server.protocol.names import visible
from foretell.server.table.finished import FinishedGame
from foretell.server.table.state import TableState
from foretell.server.viewer.shape import GameSteps, LookSeat
from foretell.server.viewer.steps import Stepper
from foretell.wire import Wire

MOST_BYTES: Final = 200_000
"""A record's file that is longer is not looked through: twenty rounds take some ten thousand."""
MOST_NAME: Final = 80
NAMELESS: Final = "?"


def steps_of(told: FinishedGame) -> GameSteps:
    """A finished game of a table."""
    state = told.state
    stepper = Stepper(state.wire)
    steps = stepper.steps(told.history)
    return GameSteps(
        game=told.game,
        name=state.name,
        status=state.status.value,
        date=told.date(),
        rules=state.rules_value,
        players=state.rules.players,
        rounds=state.wire.rounds,
        seats=[*_seats(state), *_dummies(state.rules)],
        sheet=stepper.sheet,
        steps=steps,
    )


def _seats(state: TableState) -> list[LookSeat]:
    return [LookSeat(one.name, "bot" if one.bot else "person") for one in state.seats]


def _dummies(rules: Rules) -> list[LookSeat]:
    return [LookSeat("", "dummy")] * (seats_of(rules) - rules.players)


def record_of_file(text: str) -> Record:
    """The record that a text is, with names as they can be shown.

    Raises:
        BadRecord: it breaks the format; the error says where.
    """
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise unread("long-here", most=str(MOST_BYTES))
    read = from_table(parse(text))
    return replace(read, players=tuple(_shown(name) or NAMELESS for name in read.players))


def steps_of_file(text: str) -> GameSteps:
    """The game of a record's text; it is replayed by the rules, and forgotten.

    Raises:
        BadRecord: it breaks the format or the rules; the error says where.
    """
    record = record_of_file(text)
    game = outcome(record).game
    stepper = Stepper(Wire(game.rules))
    steps = stepper.steps(game.history)
    seats = [LookSeat(name) for name in record.players]
    return GameSteps(
        game="",
        name=_said(record, "event", "table"),
        status="finished" if game.is_over else "unfinished",
        date=_said(record, "date"),
        rules=record.rules if isinstance(record.rules, str) else dict(record.rules),
        players=game.rules.players,
        rounds=known_rounds(game.rules),
        seats=[*seats, *_dummies(game.rules)],
        sheet=stepper.sheet,
        steps=steps,
    )


def _said(record: Record, *tags: str) -> str:
    """What a file says of itself under the first of some tags that it has."""
    return next((_shown(str(record.tags[tag])) for tag in tags if tag in record.tags), "")


def _shown(text: str) -> str:
    """A text of a file as it is shown: files hold what no name at a table may hold."""
    return visible(text[: 4 * MOST_NAME])[:MOST_NAME]
