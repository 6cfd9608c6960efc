"""Where decks come from: a secret that is stored first, and the transcript of the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from foretell import fair
from foretell.fair import Secret
from foretell.server.protocol.events import Started
from foretell.server.protocol.rejection import Rejection

Secrets = Mapping[str, Secret]
"""The server's secret of each game, by the game's id."""


class GameSecret(NamedTuple):
    """The server's secret of one game; its ``repr`` does not show it."""

    game: str
    secret: Secret


class Deals(Protocol):
    """The chance of one game, the same at every replay."""

    def deck(self, number: int, cards: Sequence[int]) -> list[int]:
        """The shuffled deck of a round (from 1; play-offs counted on)."""

    def draw(self, number: int, place: int, choices: Sequence[int]) -> int:
        """One of some choices: the draw at a place (from 1) inside a round."""

    def bot_seed(self, seat: int) -> int:
        """What the chance of a bot at a seat begins from: 64 bits."""


class FairDeals:
    """Decks and draws by ``fair1``, from the server's secret and the transcript T."""

    __slots__ = ("_secret", "_transcript")

    def __init__(self, secret: Secret, transcript: str) -> None:
        """The secret hides itself: no ``repr``, trace or log shows it."""
        self._secret = secret
        self._transcript = transcript

    def deck(self, number: int, cards: Sequence[int]) -> list[int]:
        """The shuffled deck of a round."""
        return fair.shuffled(self._secret, self._transcript, number, cards)

    def draw(self, number: int, place: int, choices: Sequence[int]) -> int:
        """One of some choices, drawn from the secret."""
        return fair.draw(self._secret, self._transcript, number, place, choices)

    def bot_seed(self, seat: int) -> int:
        """What the chance of a bot at a seat begins from."""
        return fair.bot_seed(self._secret, self._transcript, seat)


def deals_of(secrets: Secrets, game: str, event: Started) -> Deals:
    """The chance of a game that began.

    Raises:
        Rejection: the secret is missing, or the scheme is none that this program knows.
    """
    if event.scheme not in fair.SCHEMES:
        raise Rejection("old-deals", game=game, scheme=event.scheme)
    if game not in secrets:
        raise Rejection("lost-deals", game=game)
    return FairDeals(secrets[game], event.transcript)
