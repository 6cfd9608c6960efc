"""The table in a terminal: it draws what a seat sees, and reads what a person types.

It knows views, names and public events, never a game: the same table shows a game in this
process and, later, one on a server (see ``foretell.terminal.sitting``).
"""
