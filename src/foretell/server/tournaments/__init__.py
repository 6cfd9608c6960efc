"""Tournaments of a server: their logs beside those of the tables, and what comes of them."""
