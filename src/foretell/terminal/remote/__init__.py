"""A table on a server, in this terminal: the waiting room, the game, what comes after it.

The socket lives in an event loop of its own thread (``Loop``); a ``Remote`` collects what comes
for the thread that waits for keys. The table itself is that of ``foretell.terminal``.
"""
