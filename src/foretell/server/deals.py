"""Where decks come from: a secret that is stored first, and what is public before the deal.

The shuffle is that of ``fair1`` (fair-deals): HMAC-SHA-256 in counter mode, Fisher-Yates, words
rejected where they would favour a card. The secret is shown to nobody and has no ``repr``.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

WORD: Final = 1 << 32
SCHEME: Final = "server1"
"""The server's own chance, in the way of fair1 but without the players' seeds."""


class Deals(Protocol):
    """The chance of one game, the same at every replay."""

    def first_dealer(self, players: int) -> int:
        """The seat that deals first."""

    def deck(self, number: int, cards: Sequence[int]) -> list[int]:
        """The shuffled deck of a round (from 1; play-offs counted on)."""

    def draw(self, number: int, place: int, choices: Sequence[int]) -> int:
        """One of some choices: the draw at a place (from 0) inside a round."""


class SecretDeals:
    """Decks from a secret of 32 bytes and a public context."""

    __slots__ = ("__context", "__secret")

    def __init__(self, secret: bytes, context: str) -> None:
        """Keep the secret where no ``repr``, trace or log shows it."""
        self.__secret = secret
        self.__context = context

    def first_dealer(self, players: int) -> int:
        """The seat that deals first."""
        text = f"fair1|dealer|{self.__secret.hex()}|{self.__context}"
        return int(hashlib.sha256(text.encode()).hexdigest(), 16) % players

    def deck(self, number: int, cards: Sequence[int]) -> list[int]:
        """The shuffled deck of a round."""
        words = self._words(f"fair1|deal|{self.__context}|{number}")
        deck = list(cards)
        for i in range(len(deck) - 1, 0, -1):
            k = _below(words, i + 1)
            deck[i], deck[k] = deck[k], deck[i]
        return deck

    def draw(self, number: int, place: int, choices: Sequence[int]) -> int:
        """One of some choices."""
        words = self._words(f"fair1|draw|{self.__context}|{number}|{place}")
        return choices[_below(words, len(choices))]

    def _words(self, message: str) -> Iterator[int]:
        block = 0
        while True:
            text = f"{message}|{block}".encode()
            made = hmac.digest(self.__secret, text, "sha256")
            for place in range(0, len(made), 4):
                yield int.from_bytes(made[place : place + 4], "big")
            block += 1


def _below(words: Iterator[int], most: int) -> int:
    """A number below ``most``, each as likely."""
    limit = WORD - WORD % most
    return next(word for word in words if word < limit) % most
