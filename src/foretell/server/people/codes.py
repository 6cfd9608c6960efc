"""One-time codes that add a device: 60 random bits, easy to type, and the same as a QR code."""

from __future__ import annotations

import hashlib
import io
import secrets
from typing import Final

import segno

SYMBOLS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32: no I, L, O, U. Each is 5 bits."""
LENGTH: Final = 12
GROUP: Final = 4
LIFE_SECONDS: Final = 300
_MISREAD: Final = str.maketrans("OIL", "011", " -\u2010\u2011\u2012\u2013\u2014\t\n\r")


def new_code() -> str:
    """A code as people read it.

    >>> len(new_code())
    14
    """
    code = "".join(secrets.choice(SYMBOLS) for _ in range(LENGTH))
    return "-".join(code[i : i + GROUP] for i in range(0, LENGTH, GROUP))


def plain_code(text: str) -> str | None:
    """A code as it was typed, in one form; ``None`` if it is none.

    >>> plain_code("oil2 3456 789a"), plain_code("nothing")
    ('01123456789A', None)
    """
    code = text.upper().translate(_MISREAD)
    return code if len(code) == LENGTH and set(code) <= set(SYMBOLS) else None


def code_digest(text: str) -> bytes | None:
    """What is kept of a code for its five minutes; ``None`` if it is no code at all."""
    code = plain_code(text)
    return None if code is None else hashlib.sha256(code.encode()).digest()


def code_link(origin: str, code: str) -> str:
    """The link of a code: the part after ``#`` goes to the page and into no server's log.

    >>> code_link("https://wizard.example", "0123-4567-89AB")
    'https://wizard.example/device#0123-4567-89AB'
    """
    return f"{origin}/device#{code}"


def code_svg(link: str) -> str:
    """A link as a QR code: an SVG element with a white margin, to stand in a page."""
    out = io.BytesIO()
    qr = segno.make(link, error="m", micro=False)
    qr.save(out, kind="svg", scale=4, border=4, light="#fff", xmldecl=False, svgns=True)
    return out.getvalue().decode()
