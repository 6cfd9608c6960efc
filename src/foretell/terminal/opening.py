"""From what is asked for to a table: who sits where, under which rules, with which chance."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.bots.levels import OFFERED, USUAL, is_searching, level_of
from foretell.rules.refusing import toml_text
from foretell.terminal.words import Words, dummies, rules_title

if TYPE_CHECKING:
    from foretell.rules.value import Rules
    from foretell.terminal.desk import Desk
    from foretell.terminal.local import LocalTable

NAMES: Final = ("Ada", "Bruno", "Clara", "Dora", "Emil")
NAME_LENGTH: Final = 14
SEED_BITS: Final = 48
COLD_SECONDS: Final = 120.0
"""How long a game waits at most for bots that are compiled; then it compiles them itself."""
COLD_EVERY: Final = 0.2


@dataclass(kw_only=True)
class GameRequest:
    """A game that somebody would like: rules, opponents, a name, a seed."""

    rules: Rules
    bots: str = USUAL
    name: str = ""
    seed: str = ""
    dealer: int | None = None
    """The seat that deals first; drawn where none is named."""


def kinds_of(said: str, players: int) -> tuple[str, ...]:
    """The kind of each opponent: one for all, or one for each with commas between.

    Raises:
        ForetellError: no such bot, or too many of them.

    >>> kinds_of("rule,novice", 3), kinds_of("random", 4)
    (('rule', 'novice'), ('random', 'random', 'random'))
    """
    given = [kind.strip() for kind in said.split(",")]
    for kind in given:
        if level_of(kind) is None:
            error = ForetellError("no-bot", "")
            raise spoken(error, "failed-no-bot", name=toml_text(kind), names=", ".join(OFFERED))
    others = players - 1
    if len(given) > max(others, 1):
        error = ForetellError("too-many-bots", "")
        raise spoken(error, "failed-many-bots", bots=len(given), seats=others)
    return tuple((given + given[-1:] * others)[:others])


def first_dealer(number: int | None, players: int) -> int | None:
    """The seat that deals first, of its number from 1; none where it is drawn or one plays alone.

    Raises:
        ForetellError: there is no such seat.

    >>> first_dealer(2, 4), first_dealer(None, 4)
    (1, None)
    """
    if number is None or players == 1 == number:
        return None
    if 1 <= number <= players:
        return number - 1
    raise spoken(ForetellError("no-such-seat", ""), "failed-no-dealer", players=players)


def clean_name(said: str) -> str:
    """A name as it can be shown: printable, composed, not too long.

    >>> clean_name("  Zoë\\x1b[1m  ")
    'Zoë[1m'
    """
    composed = unicodedata.normalize("NFC", said)
    return "".join(letter for letter in composed if letter.isprintable()).strip()[:NAME_LENGTH]


def user_name() -> str:
    """What the system calls the person."""
    import getpass

    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""


def new_table(request: GameRequest, words: Words) -> LocalTable:
    """A table for a new game.

    Raises:
        ForetellError: no such bots.
    """
    from foretell.rules.plan import seats_of
    from foretell.terminal import saving
    from foretell.terminal.local import LocalGame, LocalTable

    rules = request.rules
    name = clean_name(request.name) or words.say("you")
    others = [other for other in NAMES if other != name][: rules.players - 1]
    empty = dummies(words, seats_of(rules) - rules.players)
    seed = request.seed or str(secrets.randbits(SEED_BITS))
    plan = LocalGame(
        rules=rules,
        names=(name, *others, *empty),
        bots=("", *kinds_of(request.bots, rules.players)),
        seed=seed,
        title=rules_title(words, rules),
        path=saving.new_path(seed),
        dealer=request.dealer,
    )
    return LocalTable(plan)


def saved_table(path: Path | None, words: Words) -> LocalTable:
    """The table of a saved game, by its file or the one played last.

    Raises:
        ForetellError: there is none, or the file is no saved game.
    """
    from foretell.terminal import saving
    from foretell.terminal.local import resumed

    paths = [path] if path else saving.open_games()[:1]
    if not paths:
        raise ForetellError("no-saved-game", words.say("no-saved-game"))
    return resumed(paths[0], words)


def compiled(kinds: Iterable[str], desk: Desk) -> None:
    """Wait for the process that compiles the bots that search, where one of them plays."""
    from foretell.bots import warming

    began = time.monotonic()
    while any(map(is_searching, kinds)) and warming.is_cold():
        gone = time.monotonic() - began
        if gone > COLD_SECONDS:
            return
        warming.begin()
        desk.show(lambda _size: [], Text(desk.words.say("bots-cold", seconds=int(gone))), "")
        time.sleep(COLD_EVERY)
