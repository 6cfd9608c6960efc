"""Matches between bots: games that nobody watches, kept as records."""
