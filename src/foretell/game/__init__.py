"""The friendly game, which knows both play and records, and full games that fit a view."""
