"""The engine's view as it is sent and back: names for cards, lists for masks, nothing added.

A view is a row of int64 numbers. What differs between two rows is written as JSON by compiled code
(:mod:`foretell.wire.writer`); a client rebuilds the very view (``Wire.read``),
so terminals and bots work on both sides.
"""

from foretell.wire.wire import Game, Wire, wire_of

__all__ = ["Game", "Wire", "wire_of"]
