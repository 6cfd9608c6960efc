"""The scheme ``fair1``, step by step as fair-deals writes it; nothing but the standard library.

``game`` is the game's id, ``t`` the transcript T, ``r`` the deal's number from 1 (play-offs
counted on), ``m`` the draw's number inside a deal from 1. Hashes and seeds are lower-case hex.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from foretell.base.errors import ForetellError
from foretell.fair.secret import Secret
from foretell.rules.plan import deck_of
from foretell.rules.value import Rules

SCHEME: Final = "fair1"
EVENT_SCHEME: Final = "fair1-event"
"""The same for all tables of an event's round: its seats are the people who give it a seed."""
SCHEMES: Final = (SCHEME, EVENT_SCHEME)
BOT: Final = "bot"
"""The seed of a bot: known to all, so that it adds nothing and hides nothing."""
WORD: Final = 1 << 32
MOST_ID: Final = 100

_ID: Final = re.compile(rf"[!-{{}}~]{{1,{MOST_ID}}}")  # visible ASCII but the bar

Seed = Secret | str
"""A player's seed: secret, or as text once it is revealed, or ``BOT``."""


class PlayerSeed(NamedTuple):
    """What a seat gave: its commitment, and the seed that it revealed, if it did."""

    commit: str
    seed: str | None


def is_game_id(value: object) -> bool:
    """Whether a text can be a game's id: visible ASCII characters, none of them a bar.

    >>> is_game_id("g-12"), is_game_id("a|b"), is_game_id("")
    (True, False, False)
    """
    return isinstance(value, str) and _ID.fullmatch(value) is not None


def check_game(game: str) -> None:
    """Refuse an id that could be read in two ways once fields are joined with bars.

    Raises:
        ForetellError: it is no game's id.
    """
    if not is_game_id(game):
        message = f"a game's id is 1 to {MOST_ID} visible ASCII characters without a bar"
        raise ForetellError("bad-game-id", message)


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def player_commit(game: str, seat: int, seed: Seed) -> str:
    """``c_i``: what a seat sends when it sits, before anybody's seed is known.

    >>> player_commit("g1", 0, Secret.of("00" * 32)) == player_commit("g1", 0, "00" * 32)
    True
    """
    check_game(game)
    before = f"{SCHEME}|player|{game}|{seat}|"
    return seed.hashed(before) if isinstance(seed, Secret) else _sha256(before + seed)


def server_commit(game: str, secret: Secret) -> str:
    """``C``: what the server sends at the start, together with all ``c_i``."""
    check_game(game)
    return secret.hashed(f"{SCHEME}|server|{game}|")


def opens(commit: str, game: str, seat: int, seed: Seed) -> bool:
    """Whether a seat's seed is the one that it committed to.

    >>> opens(player_commit("g1", 2, BOT), "g1", 2, BOT)
    True
    """
    return hmac.compare_digest(commit.encode(), player_commit(game, seat, seed).encode())


def transcript(game: str, commit: str, players: Sequence[PlayerSeed]) -> str:
    """``T``: the hash of all that was said before the first deal, by seat.

    Raises:
        ForetellError: a seat has not revealed its seed.
    """
    check_game(game)
    fields = [SCHEME, game, commit]
    for seat, (said, seed) in enumerate(players):
        if seed is None:
            raise ForetellError("not-revealed", f"seat {seat} has not revealed its seed")
        fields += [str(seat), said, seed]
    return _sha256("|".join(fields))


def pinned(game: str, commits: Sequence[str]) -> str:
    """The hash of all ``c_i`` of an event: it comes with ``C``, so that none can be another later.

    >>> pinned("e-1", []) == pinned("e-1", ["c" * 64])
    False
    """
    check_game(game)
    return _sha256("|".join([SCHEME, "seats", game, *commits]))


def first_dealer(secret: Secret, t: str, players: int) -> int:
    """The seat that deals first, unless the table or the rules name one."""
    return int(secret.hashed(f"{SCHEME}|dealer|", f"|{t}"), 16) % players


def bot_seed(secret: Secret, t: str, seat: int) -> int:
    """What a bot's chance at a seat begins from: nobody knows it before the secret is published.

    >>> bot_seed(Secret.of("00" * 32), "t", 1) == bot_seed(Secret.of("00" * 32), "t", 2)
    False
    """
    return int.from_bytes(secret.keyed(f"{SCHEME}|bot|{t}|{seat}")[:8], "big")


def words(secret: Secret, message: str) -> Iterator[int]:
    """32-bit big-endian words of HMAC-SHA-256 in counter mode, without end."""
    block = 0
    while True:
        yield from struct.unpack(">8I", secret.keyed(f"{message}|{block}"))
        block += 1


def below(stream: Iterator[int], number: int) -> int:
    """The next number below ``number``, each as likely: words that would favour some are rejected.

    >>> below(iter([2**32 - 1, 2**32 - 4, 125]), 60)  # 2**32 is 16 more than a multiple of 60
    5
    """
    limit = WORD - WORD % number
    word = next(stream)
    while word >= limit:
        word = next(stream)
    return word % number


def shuffled(secret: Secret, t: str, r: int, cards: Iterable[int]) -> list[int]:
    """Cards in the order of the r-th deal (Fisher and Yates, from the last place down)."""
    deck = list(cards)
    stream = words(secret, f"{SCHEME}|deal|{t}|{r}")
    for i in range(len(deck) - 1, 0, -1):
        k = below(stream, i + 1)
        deck[i], deck[k] = deck[k], deck[i]
    return deck


def deck(secret: Secret, t: str, r: int, rules: Rules) -> list[int]:
    """The deck of the r-th deal of a game, as card numbers.

    >>> len(deck(Secret.of("00" * 32), "11" * 32, 1, Rules(players=3)))
    60
    """
    return shuffled(secret, t, r, deck_of(rules))


def draw(secret: Secret, t: str, r: int, m: int, choices: Iterable[int]) -> int:
    """The m-th draw of deal r: one of the cards or seats to choose from, in order of number.

    A pull is a draw of its round's deal. The lot for a play-off's dealer is the first draw of
    the play-off's own deal, since it settles who deals it.

    >>> draw(Secret.of("00" * 32), "11" * 32, 1, 1, [7])
    7
    """
    ordered = sorted(choices)
    stream = words(secret, f"{SCHEME}|draw|{t}|{r}|{m}")
    return ordered[below(stream, len(ordered))]
