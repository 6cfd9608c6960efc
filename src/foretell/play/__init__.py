"""A game as it stands, what a seat sees of it, and what has happened; nothing of files."""
