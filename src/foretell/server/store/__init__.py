"""Where tables, people and secrets are kept: an interface, and SQLite behind it."""
