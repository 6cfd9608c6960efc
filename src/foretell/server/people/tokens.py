"""Tokens: 256 random bits that speak for a person; only their SHA-256 is ever kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from typing import Final

BYTES: Final = 32
LIFE_DAYS: Final = 400
"""A token that was not used for so long speaks for nobody; browsers keep no cookie for longer."""
LIFE_SECONDS: Final = LIFE_DAYS * 24 * 3600
SECURE_COOKIE: Final = "__Host-foretell"
PLAIN_COOKIE: Final = "foretell"
_SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)


def new_token() -> str:
    """A token that nobody can guess.

    >>> len(new_token())
    43
    """
    return secrets.token_urlsafe(BYTES)


def digest(token: str) -> bytes:
    """What is kept of a token: 256 random bits need no slow hash."""
    return hashlib.sha256(token.encode()).digest()


def cookie_name(*, is_secure: bool) -> str:
    """The cookie of a token: the prefix binds it to HTTPS, this host and the path ``/``."""
    return SECURE_COOKIE if is_secure else PLAIN_COOKIE


def set_cookie(token: str, *, is_secure: bool) -> str:
    """The ``Set-Cookie`` header of a token; an empty token takes the cookie away.

    >>> set_cookie("", is_secure=True)
    '__Host-foretell=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'
    """
    age = LIFE_SECONDS if token else 0
    name = cookie_name(is_secure=is_secure)
    text = f"{name}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"
    return f"{text}; Secure" if is_secure else text


def token_in(
    authorization: str | None, cookies: Mapping[str, str], *, is_secure: bool
) -> str | None:
    """The token that a request bears: the header of a program, else the cookie of a browser.

    >>> token_in("Bearer " + "a" * 43, {}, is_secure=True) == "a" * 43
    True
    >>> token_in("Basic eDp5", {"foretell": "short"}, is_secure=False)
    """
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        token = token.strip() if scheme.lower() == "bearer" else ""
    else:
        token = cookies.get(cookie_name(is_secure=is_secure), "")
    return token if _SHAPE.fullmatch(token) else None
