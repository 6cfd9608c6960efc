"""The refusal of an action, wherever one is asked for: texts alone, no engine."""

from __future__ import annotations

from foretell.base.errors import IllegalAction
from foretell.base.i18n import Value, rejected


def illegal(code: str, /, **details: Value) -> IllegalAction:
    """The refusal of an action, by its code and what its sentence speaks of.

    >>> str(illegal("no-such-round", number=11, rounds=10))
    'There is no round 11: there are 10.'
    """
    return rejected(IllegalAction(code, ""), **details)
