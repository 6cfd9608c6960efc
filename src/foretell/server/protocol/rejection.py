"""Why the server does not do what was asked."""

from __future__ import annotations

from typing import Final

from foretell.base.errors import ForetellError
from foretell.base.i18n import Value, rejected

DETAILS: Final = "Foretell-Details"
"""The header with the details of a refused socket, as JSON: its code alone is the body."""


class Rejection(ForetellError):
    """A command that is not granted: a stable code, and details that its sentence speaks of.

    >>> str(Rejection("line-too-long", most=300, length=301))
    'A line has 1 to 300 characters; this one has 301.'
    """

    default_code = "rejected"

    def __init__(self, code: str = "", /, **details: Value) -> None:
        """Say the sentence of the code, or of the class where it has one code alone."""
        super().__init__(code or self.default_code, "")
        rejected(self, **details)
