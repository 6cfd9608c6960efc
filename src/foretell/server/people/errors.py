"""What is refused to people and has to be told apart from everything else that is."""

from __future__ import annotations

from foretell.server.protocol.rejection import Rejection


class NoGuest(Rejection):
    """No token, or one that speaks for nobody: both are told the same."""

    default_code = "no-guest"


class Banned(Rejection):
    """An operator has banned a person or an address."""

    default_code = "banned"
