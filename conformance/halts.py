"""Part of the oracle: how a replay stops."""


class Broken(Exception):
    """The rules are broken: a code, and the place as far as known (round, trick, seat)."""

    def __init__(self, code, **place):
        super().__init__(code, place)
        self.code, self.place = code, place


class Waits(Exception):
    """The record stops where a seat is to choose: phase, seat, legal choices."""
