"""A full state that fits what a seat knows, for people who call from Python."""

from __future__ import annotations

from foretell.handle import Handle
from foretell.seen import Seen


def sample_into(seen: Seen, seed: int, handle: Handle) -> None:
    """Overwrite a state by one drawn uniformly among those that fit a view."""
    from foretell.engine.sample import new_work, sample_at

    sample_at(handle.rules, seen.record, handle.states, seed, new_work())
