"""Score pads on a server: their logs, who holds the pencil, versions that were taken over."""
