"""What the tests take from the environment: what says how they run, and no setting of a server."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Final

PREFIX: Final = "FORETELL_"
KEPT: Final = frozenset({"CACHE", "CHROMIUM", "HAPROXY", "POSTGRES", "TESTS"})
REQUIRED: Final = "REQUIRE_"


def forget_settings(environ: MutableMapping[str, str]) -> None:
    """Let no setting of the one who runs the tests reach the servers and commands they start.

    >>> environ = {"FORETELL_STORE": "postgresql://db/x", "FORETELL_TESTS": "long", "HOME": "/"}
    >>> forget_settings(environ)
    >>> sorted(environ)
    ['FORETELL_TESTS', 'HOME']
    """
    for name in [one for one in environ if one.startswith(PREFIX)]:
        rest = name.removeprefix(PREFIX)
        if rest not in KEPT and not rest.startswith(REQUIRED):
            del environ[name]
