"""Bots to play with: they see views only (see docs/bots.md)."""

from foretell.bots.bot import NAMES, VERSIONS, Bot, BuiltIn, make, name_of, no_bot
from foretell.bots.loop import BotKind

__all__ = ["NAMES", "VERSIONS", "Bot", "BotKind", "BuiltIn", "make", "name_of", "no_bot"]
