"""What is said where a library that an extra of the package brings is not installed."""

from __future__ import annotations

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken


def not_installed(name: str, extra: str) -> ForetellError:
    """That a library is not there, and the extra that brings it.

    >>> str(not_installed("gymnasium", "envs"))
    'gymnasium is not installed here: pip install "foretell[envs]"'
    """
    return spoken(
        ForetellError("not-installed", ""), "failed-not-installed", name=name, extra=extra
    )
