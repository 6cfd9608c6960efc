"""Bots to play with: they see views only (see docs/bots.md)."""

from foretell.bots.actions import ActionBot
from foretell.bots.bot import BASELINES, NAMES, VERSIONS, Bot, BuiltIn, make, name_of, no_bot
from foretell.bots.loop import BotKind
from foretell.bots.pimc import Pimc

__all__ = [
    "BASELINES",
    "NAMES",
    "VERSIONS",
    "ActionBot",
    "Bot",
    "BotKind",
    "BuiltIn",
    "Pimc",
    "make",
    "name_of",
    "no_bot",
]
