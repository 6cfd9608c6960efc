"""How a tournament refuses: by a text of the catalogue, in any language."""

from __future__ import annotations

from foretell.base.errors import ForetellError
from foretell.base.i18n import Value, spoken

BAD_ENTRY = "bad-entry"
BAD_FORMAT = "bad-format"


def bad_entry(key: str, /, **args: Value) -> ForetellError:
    """The error that an entry does not fit a tournament, by the text ``tournament-<key>``.

    >>> str(bad_entry("nobody", said="Zoe"))
    'Nobody is called “Zoe” here.'
    """
    return spoken(ForetellError(BAD_ENTRY, ""), f"tournament-{key}", **args)


def bad_format(key: str, /, **args: Value) -> ForetellError:
    """The error that something is no format, by the text ``tournament-format-<key>``."""
    return spoken(ForetellError(BAD_FORMAT, ""), f"tournament-format-{key}", **args)
