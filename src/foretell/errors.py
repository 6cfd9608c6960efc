"""What can go wrong for a user, as types: messages say what was tried, why not, what is allowed."""

from __future__ import annotations


class ForetellError(Exception):
    """Base of every error that a user's input can cause; ``code`` is stable for programs.

    >>> try:
    ...     raise IllegalAction("must-follow", "9c: must follow hearts: you have 3h 9h")
    ... except ForetellError as error:
    ...     error.code, str(error)
    ('must-follow', '9c: must follow hearts: you have 3h 9h')
    """

    default_code = "error"

    def __init__(self, *parts: str, **details: object) -> None:
        """``ForetellError(message)`` or ``ForetellError(code, message)``.

        ``details`` are what the message speaks of, for telling it in another language.
        """
        self.code = parts[0] if len(parts) > 1 else self.default_code
        self.details = details
        self.message = parts[-1] if parts else self.default_code
        super().__init__(self.message)


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


class IllegalAction(ForetellError):
    """An action that the rules do not allow now."""

    default_code = "illegal"


class BadRecord(ForetellError):
    """A game record that breaks its format or the rules; the message says where."""

    default_code = "bad-record"
