"""A seed that nobody may see yet: usable for hashing, absent from every text about it."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final, NoReturn

from foretell.base.errors import ForetellError

SEED_BYTES: Final = 32
_HEX: Final = re.compile("[0-9a-f]{64}")


def is_hex(value: object) -> bool:
    """Whether a value is a seed or a hash as fair1 writes them: 64 characters 0-9 a-f.

    >>> is_hex("0" * 64), is_hex("A" * 64), is_hex(None)
    (True, False, False)
    """
    return isinstance(value, str) and _HEX.fullmatch(value) is not None


class Secret:
    """32 bytes that are hashed and keyed with here, so that no other frame holds them.

    Neither ``repr``, ``str``, ``format`` nor pickling shows them; :meth:`reveal` alone does, for
    storing a secret and for publishing it at the end.

    >>> secret = Secret.of("00" * 32)
    >>> secret, f"{secret}", secret.reveal()[:6]
    (Secret(...), 'Secret(...)', '000000')
    """

    __slots__ = ("__value",)

    def __init__(self, value: bytes | None = None) -> None:
        """Keep 32 bytes; drawn from the system's source of randomness when left out.

        Raises:
            ForetellError: they are not 32.
        """
        self.__value = secrets.token_bytes(SEED_BYTES) if value is None else value
        del value  # a trace that lists the names of frames must not have it
        if len(self.__value) != SEED_BYTES:
            raise ForetellError("bad-seed", "a seed is 32 bytes, written as 64 characters 0-9 a-f")

    @classmethod
    def of(cls, text: str) -> Secret:
        """The secret of 64 characters 0-9 a-f.

        Raises:
            ForetellError: they are not that; the error does not repeat them.
        """
        value = bytes.fromhex(text) if is_hex(text) else b""
        del text
        return cls(value)

    @classmethod
    def typed(cls, text: str) -> Secret:
        """The secret of a text that a player typed: its SHA-256.

        >>> Secret.typed("correct horse").reveal()[:12]
        '4104d36f8da2'
        """
        return cls(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest())

    def reveal(self) -> str:
        """The secret as text: to store it, and to publish it when that is due."""
        return self.__value.hex()

    def hashed(self, before: str, after: str = "") -> str:
        """The SHA-256, in hex, of the secret's text with some text before and after it."""
        made = hashlib.sha256(before.encode())
        made.update(self.__value.hex().encode())
        made.update(after.encode())  # by parts: an error in one would hold the whole text
        return made.hexdigest()

    def keyed(self, message: str) -> bytes:
        """The HMAC-SHA-256 of a message with the secret's bytes as key."""
        return hmac.digest(self.__value, message.encode(), "sha256")

    def __repr__(self) -> str:
        return "Secret(...)"

    def __copy__(self) -> Secret:
        return self

    def __deepcopy__(self, memo: object) -> Secret:
        return self

    def __reduce__(self) -> NoReturn:
        raise TypeError("a secret is not pickled; store what reveal() gives, and only that")
