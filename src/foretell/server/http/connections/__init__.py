"""Connections from their first byte on: how many, how slow, how large."""
