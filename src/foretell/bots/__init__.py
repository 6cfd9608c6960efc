"""Bots to play with: they see views only (see docs/bots.md)."""

from foretell.bots.actions import ActionBot
from foretell.bots.bot import NAMES, SEARCHING, VERSIONS, Bot, BuiltIn, make, name_of, no_bot
from foretell.bots.loop import BotKind
from foretell.bots.pimc import Pimc, Sampler

__all__ = [
    "NAMES",
    "SEARCHING",
    "VERSIONS",
    "ActionBot",
    "Bot",
    "BotKind",
    "BuiltIn",
    "Pimc",
    "Sampler",
    "make",
    "name_of",
    "no_bot",
]
