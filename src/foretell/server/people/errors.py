"""Why something about a person is refused; ``status`` is the one that HTTP answers with."""

from __future__ import annotations

from typing import ClassVar

from foretell.server.protocol.rejection import Rejection


class PeopleRefused(Rejection):
    """Base of what is refused here."""

    status: ClassVar[int] = 400


class NoGuest(PeopleRefused):
    """No token, or one that speaks for nobody: both are told the same."""

    default_code = "no-guest"
    status = 401

    def __init__(self) -> None:
        """Say the one thing that is said to all of them."""
        super().__init__("who are you? Ask for a name at POST /api/guests first")


class Banned(PeopleRefused):
    """An operator has banned a person or an address."""

    default_code = "banned"
    status = 403


class Silenced(PeopleRefused):
    """An operator lets a person come and play, but not talk."""

    default_code = "silenced"
    status = 403


class ForeignOrigin(PeopleRefused):
    """A request that another site's page has made."""

    default_code = "foreign-origin"
    status = 403


class NotJson(PeopleRefused):
    """A body that does not say it is JSON."""

    default_code = "not-json"
    status = 415


class TooLarge(PeopleRefused):
    """More than is kept for one person."""

    default_code = "too-large"
    status = 413


class AlreadyGuest(PeopleRefused):
    """This device already speaks for somebody."""

    default_code = "already-guest"
    status = 409


class WrongSecret(PeopleRefused):
    """A code or a phrase that is wrong, old or used: which of these is not told."""

    default_code = "wrong-secret"
    status = 403


class NoSuchDevice(PeopleRefused):
    """Not one of one's own devices."""

    default_code = "no-such-device"
    status = 404
