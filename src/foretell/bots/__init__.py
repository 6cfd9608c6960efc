"""Bots to play with: they see views only (see docs/bots.md).

The names below are loaded when first used: whoever asks only who there is loads no engine.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from foretell.bots.actions import ActionBot
    from foretell.bots.base import BotBase
    from foretell.bots.bot import MEASURES, Bot, make, name_of, no_bot
    from foretell.bots.built_in import VERSIONS, BuiltIn
    from foretell.bots.levels import LEVELS, NAMES, Level
    from foretell.bots.loop import BotKind
    from foretell.bots.pimc import Pimc, Sampler

_HOMES = {
    "ActionBot": "actions",
    "Bot": "bot",
    "BotBase": "base",
    "BotKind": "loop",
    "BuiltIn": "built_in",
    "LEVELS": "levels",
    "Level": "levels",
    "MEASURES": "bot",
    "NAMES": "levels",
    "Pimc": "pimc",
    "Sampler": "pimc",
    "VERSIONS": "built_in",
    "make": "bot",
    "name_of": "bot",
    "no_bot": "bot",
}
"""Public name -> the module it lives in."""

__all__ = [
    "LEVELS",
    "MEASURES",
    "NAMES",
    "VERSIONS",
    "ActionBot",
    "Bot",
    "BotBase",
    "BotKind",
    "BuiltIn",
    "Level",
    "Pimc",
    "Sampler",
    "make",
    "name_of",
    "no_bot",
]


def __getattr__(name: str) -> object:
    """Load a public name from its module on first use."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
