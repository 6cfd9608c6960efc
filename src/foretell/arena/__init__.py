"""Matches between bots: how strong they are; games that nobody watches, kept as records."""
