"""The promises of the table, each with what tries to break it; ``python -m tests.promises``."""
