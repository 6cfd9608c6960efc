"""A game gone through decision by decision, forwards and backwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import overload

from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.play.actions import choice_text
from foretell.play.handle import Handle
from foretell.play.history import Entry, HistoryStep, is_whole
from foretell.play.rerun import again, is_drawn, is_second
from foretell.play.seen import Seen, see
from foretell.play.standing import PlayedGame
from foretell.record import Record, replay
from foretell.record.writing import no_history

IN_TRICK = (Phase.PLAY, Phase.ROLE)


@dataclass(frozen=True, slots=True)
class Position:
    """The moment before somebody decided, and what they chose.

    ``number`` counts the decisions of the game from 1, ``round`` its rounds, ``trick`` the tricks
    of a round (none where no card is played); ``choice`` is in the notation of the record.
    """

    number: int
    round: int
    trick: int | None
    phase: Phase
    seat: int
    """The seat that decided: for a dummy, whoever plays its cards."""
    choice: str
    _played: PlayedGame = field(repr=False, compare=False)
    _state: bytes = field(repr=False)
    _entries: int = field(repr=False)

    def view(self, seat: int | None = None) -> Seen:
        """What a seat could see (-1: a spectator); the one that decided, if none is given."""
        return see(self._played.rules, self._handle(), self.seat if seat is None else seat)

    @property
    def legal(self) -> tuple[str, ...]:
        """What the seat might have chosen."""
        return self.view().legal

    @property
    def game(self) -> Game:
        """A game of its own that stands here, to be played on by hand."""
        played = self._played
        game = Game(played.rules, dealer=0, auto_deal=False)
        game.handle.restore(self._state)
        game.history = played.history[: self._entries]
        game.names, game.tags = played.names, dict(played.tags)
        return game

    def _handle(self) -> Handle:
        handle = Handle(self._played.rules)
        handle.restore(self._state)
        return handle


class Walk(Sequence[Position]):
    """The positions of a game, in their order: a sequence that is played once, when it is made.

    ``game`` is the whole game, with its ``rounds``.
    """

    def __init__(self, game: PlayedGame) -> None:
        """Play the history of a game once more, and keep each state in which somebody decided."""
        self.game = game
        self._positions = tuple(_positions(game))

    def __len__(self) -> int:
        return len(self._positions)

    @overload
    def __getitem__(self, place: int) -> Position: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Position, ...]: ...
    def __getitem__(self, place: int | slice) -> Position | tuple[Position, ...]:
        """A position by its place from 0, as in every sequence; -1 is the last."""
        return self._positions[place]

    def __repr__(self) -> str:
        return f"<walk of {len(self)} decisions>"


def walk(source: Record | str | Path | PlayedGame) -> Walk:
    """Go through a record, its text or its file, or a game, decision by decision.

    Draws, deals and calls are no decisions; they have happened when the next position comes.

    Raises:
        BadRecord: the record breaks its format or the rules; the error says where. Or the game
            was sampled, and has no beginning.

    >>> from foretell.rules.presets import preset
    >>> game = Game(preset("standard", players=3), seed=2, dealer=0)
    >>> game.bid(1), game.bid(0), game.bid(1), game.play("3c")
    (None, None, None, None)
    >>> walked = walk(game.record(["Ada", "Bo", "Cy"]))
    >>> [(one.round, one.trick, one.seat, one.choice) for one in walked]
    [(1, None, 1, '1'), (1, None, 2, '0'), (1, None, 0, '1'), (1, 1, 1, '3c')]
    >>> walked[-1].view().hand, walked[-1].game.trick, next(reversed(walked)).legal
    (['3c'], [], ('3c',))
    """
    if isinstance(source, PlayedGame):
        if not is_whole(source.history):
            raise no_history()
        return Walk(source)
    return Walk(replay(source))


def _positions(played: PlayedGame) -> Iterator[Position]:
    """The positions of a game."""
    handle, history = Handle(played.rules), played.history
    steps = again(handle, history)
    number = 0
    for place, entry in enumerate(history):
        state = handle.save()
        seat, trick, round_no = handle.actor(), handle.get("tricks_done"), handle.get("round_no")
        next(steps)
        if not isinstance(entry, HistoryStep) or is_drawn(entry) or _is_more(history, place):
            continue
        number += 1
        phase = Phase(entry.phase)
        yield Position(
            number,
            round_no + 1,
            trick + 1 if phase in IN_TRICK else None,
            phase,
            seat,
            _choice(history, place, played.rules.deck),
            played,
            state,
            place,
        )


def _is_more(history: Sequence[Entry], place: int) -> bool:
    """Whether an entry is the second step of an action."""
    if not 0 < place < len(history):
        return False
    last, before = history[place], history[place - 1]
    return (
        isinstance(last, HistoryStep)
        and isinstance(before, HistoryStep)
        and is_second(last, before)
    )


def _choice(history: Sequence[Entry], place: int, deck: int) -> str:
    """What was chosen, both steps of it."""
    steps = history[place : place + 2 if _is_more(history, place + 1) else place + 1]
    return "".join(
        choice_text(one.phase, one.choice, deck) for one in steps if isinstance(one, HistoryStep)
    )
