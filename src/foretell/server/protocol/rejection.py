"""Why the server does not do what was asked."""

from __future__ import annotations

from foretell.base.errors import ForetellError


class Refused(ForetellError):
    """A wish that is not granted; ``code`` is stable, the message teaches."""

    default_code = "refused"
