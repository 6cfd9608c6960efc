"""Foretell: the home of the trick-taking card game Wizard.

The names below are loaded when first used, so that `import foretell` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from foretell import svg
    from foretell.analysis.odds import first_round
    from foretell.arena.match import match
    from foretell.base.errors import (
        BadNotation,
        BadRecord,
        BadRules,
        ForetellError,
        IllegalAction,
    )
    from foretell.data.frames import frame
    from foretell.game.game import Game
    from foretell.game.sampling import Samples, sample, sample_many
    from foretell.game.walk import walk
    from foretell.play.points import points
    from foretell.play.seen import Seen
    from foretell.rules.files import load_rules
    from foretell.rules.presets import preset
    from foretell.rules.registered import presets, register
    from foretell.rules.toml import parse_rules
    from foretell.rules.value import Rules

__version__ = "0.2.0"

_HOMES = {
    "BadNotation": "foretell.base.errors",
    "BadRecord": "foretell.base.errors",
    "BadRules": "foretell.base.errors",
    "ForetellError": "foretell.base.errors",
    "Game": "foretell.game.game",
    "IllegalAction": "foretell.base.errors",
    "Rules": "foretell.rules.value",
    "Samples": "foretell.game.sampling",
    "Seen": "foretell.play.seen",
    "frame": "foretell.data.frames",
    "first_round": "foretell.analysis.odds",
    "load_rules": "foretell.rules.files",
    "match": "foretell.arena.match",
    "parse_rules": "foretell.rules.toml",
    "points": "foretell.play.points",
    "preset": "foretell.rules.presets",
    "presets": "foretell.rules.registered",
    "register": "foretell.rules.registered",
    "sample": "foretell.game.sampling",
    "sample_many": "foretell.game.sampling",
    "walk": "foretell.game.walk",
}
"""Public name -> the module it lives in."""
_ROOMS = ("svg",)
"""Modules that are public as they are."""

__all__ = [
    "BadNotation",
    "BadRecord",
    "BadRules",
    "ForetellError",
    "Game",
    "IllegalAction",
    "Rules",
    "Samples",
    "Seen",
    "__version__",
    "first_round",
    "frame",
    "load_rules",
    "match",
    "parse_rules",
    "points",
    "preset",
    "presets",
    "register",
    "sample",
    "sample_many",
    "svg",
    "walk",
]


def __getattr__(name: str) -> object:
    """Load a public name from its module on first use."""
    if name in _ROOMS:
        return import_module(f"{__name__}.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES, *_ROOMS})
