"""Tournaments in the terminal: their file, and what of them is printed."""
