"""The world championships of Wizard: who won where, and the years without one."""

from foretell.championships.events import (
    Championship,
    cancelled_years,
    championships,
    titles_of_nations,
)

__all__ = ["Championship", "cancelled_years", "championships", "titles_of_nations"]
