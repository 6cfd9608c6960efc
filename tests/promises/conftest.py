"""Here, too, the games that were played are replayed after every test (R13)."""

from __future__ import annotations

from tests.server.conftest import logs_are_the_truth

__all__ = ["logs_are_the_truth"]
