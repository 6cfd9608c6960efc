"""What can go wrong for a user, as types: messages say what was tried, why not, what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self


class ForetellError(Exception):
    """Base of every error that a user's input can cause; ``code`` is stable for programs.

    >>> try:
    ...     raise IllegalAction("must-follow", "9c: must follow hearts: you have 3h 9h")
    ... except ForetellError as error:
    ...     error.code, str(error)
    ('must-follow', '9c: must follow hearts: you have 3h 9h')
    """

    default_code = "error"
    key = ""
    """The text of the catalogue that the message is; none where it is only told in English."""
    words: Mapping[str, object] | None = None
    """What that text is told with, where it is more than the details."""
    place = ""
    """Where the error is, such as a file and a colon; the message begins with it."""

    def __init__(self, *parts: str, **details: object) -> None:
        """``ForetellError(message)`` or ``ForetellError(code, message)``.

        ``details`` are what the message speaks of, for telling it in another language.
        """
        self.code = parts[0] if len(parts) > 1 else self.default_code
        self.details = details
        self.message = parts[-1] if parts else self.default_code
        super().__init__(self.message)

    def within(self, place: str) -> Self:
        """The same error, told with the place where it is.

        >>> str(BadRules("deck: 52 is not 60 or 36", "deck").within("mine.toml"))
        'mine.toml: deck: 52 is not 60 or 36'
        """
        self.place = f"{place}: {self.place}"
        self.message = f"{place}: {self.message}"
        self.args = (self.message,)
        return self

    def bare(self) -> Self:
        """The same error without where it was raised, for a list of what is wrong.

        An error knows everything that was there when it was raised, and that would know the list.
        """
        self.__context__ = self.__cause__ = None
        return self.with_traceback(None)


class BadNotation(ForetellError):
    """A text that is no card, suit or action at all."""

    default_code = "bad-notation"


class BadRules(ForetellError):
    """A set of rules that contradicts itself; ``fields`` names the two axes that clash."""

    default_code = "bad-rules"

    def __init__(self, message: str, *fields: str) -> None:
        """Keep the axes that clash beside the sentence that says why."""
        super().__init__(message)
        self.fields = fields

    def about(self, axis: str) -> Self:
        """The error itself, which names an axis now.

        >>> str(BadRules("52 is not 60 or 36").about("deck"))
        'deck: 52 is not 60 or 36'
        """
        self.fields = (axis,)
        self.message = f"{axis}: {self.message}"
        self.args = (self.message,)
        return self


class IllegalAction(ForetellError):
    """An action that the rules do not allow now."""

    default_code = "illegal"


class BadNote(ForetellError):
    """A hand that somebody noted and that cannot be; or more than can be asked about it."""

    default_code = "bad-note"


class BadRecord(ForetellError):
    """A game record that breaks its format or the rules; the message says where."""

    default_code = "bad-record"
