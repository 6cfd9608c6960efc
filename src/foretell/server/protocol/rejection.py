"""Why the server does not do what was asked."""

from __future__ import annotations

from foretell.base.errors import ForetellError


class Rejection(ForetellError):
    """A command that is not granted; ``code`` is stable, the message teaches."""

    default_code = "refused"
