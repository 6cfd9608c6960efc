"""Foretell: the home of the trick-taking card game Wizard.

The names below are loaded when first used, so that `import foretell` costs nothing.
"""

from importlib import import_module

__version__ = "0.1.0"

_HOMES: dict[str, str] = {}
"""Public name -> the module it lives in."""

__all__ = ["__version__"]


def __getattr__(name: str) -> object:
    """Load a public name from its module on first use."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
