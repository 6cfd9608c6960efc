"""Verifiable deals, scheme ``fair1``: nobody, the server included, chose the cards.

Before the game: :class:`Secret`, :func:`player_commit`, :func:`server_commit`,
:func:`transcript`; for each deal: :func:`first_dealer`, :func:`deck`, :func:`draw`; after it:
:func:`bundle`, :class:`ListedGame` and, for everybody, :func:`verify`. See ``docs/fair-deals.md``.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from foretell.fair.scheme import (
    BOT,
    EVENT_SCHEME,
    SCHEME,
    SCHEMES,
    PlayerSeed,
    bot_seed,
    deck,
    draw,
    first_dealer,
    is_game_id,
    opens,
    pinned,
    player_commit,
    server_commit,
    shuffled,
    transcript,
)
from foretell.fair.secret import Secret, is_hex

if TYPE_CHECKING:
    from foretell.fair.checking import verify
    from foretell.fair.evidence import Kept
    from foretell.fair.listing import ListedGame, read_line
    from foretell.fair.making import bundle
    from foretell.fair.report import BundleReport, Check, Verdict
    from foretell.fair.shape import BadBundle

_LATER = {
    "BadBundle": "shape",
    "Check": "report",
    "ListedGame": "listing",
    "Kept": "evidence",
    "BundleReport": "report",
    "Verdict": "report",
    "bundle": "making",
    "read_line": "listing",
    "verify": "checking",
}
"""What needs more than the standard library, and the module that has it."""

__all__ = [
    "BOT",
    "EVENT_SCHEME",
    "SCHEME",
    "SCHEMES",
    "BadBundle",
    "BundleReport",
    "Check",
    "Kept",
    "ListedGame",
    "PlayerSeed",
    "Secret",
    "Verdict",
    "bot_seed",
    "bundle",
    "deck",
    "draw",
    "first_dealer",
    "is_game_id",
    "is_hex",
    "opens",
    "pinned",
    "player_commit",
    "read_line",
    "server_commit",
    "shuffled",
    "transcript",
    "verify",
]


def __getattr__(name: str) -> object:
    """Load the rest on first use."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
    globals()[name] = value
    return value
