"""The rules as compiled functions over flat state: no randomness, clock, text or I/O in here."""
