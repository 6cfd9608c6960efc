"""A name for a set of rules, which makes them for as many players as they are for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from foretell.base.errors import BadRules
from foretell.rules.refusing import refused
from foretell.rules.value import Rules

Fields = Mapping[str, Any]
"""What a preset sets differently from ``Rules()``, by axis."""

_TABLE: Final = (3, 4, 5, 6)


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A name for a set of rules; ``by_players`` adds what depends on the number of players.

    The sentence that describes it is the text ``preset-<name>`` of the catalogue.
    """

    name: str
    source: str
    fields: Fields = field(default_factory=dict)
    by_players: Mapping[int, Fields] = field(default_factory=dict)
    players: tuple[int, ...] = _TABLE
    usual: int = 4
    """How many play it when nobody says so, where it is made for them."""
    title: str = ""
    """What its rules are called by whoever made it; the presets of the record have none."""

    def fields_for(self, players: int) -> dict[str, Any]:
        """The axes it sets for a number of players.

        Raises:
            BadRules: the preset is not made for that number.
        """
        if not self.has_fields_for(players):
            raise self._refusal(players)
        return {**self.fields, **self.by_players.get(players, {})}

    def has_fields_for(self, players: int) -> bool:
        """Whether the axes it sets are known for a number of players."""
        return not self.by_players or players in self.by_players

    def rules(self, players: int) -> Rules:
        """The rules for a number of players.

        Raises:
            BadRules: the preset is not made for that number.
        """
        if players not in self.players:
            raise self._refusal(players)
        return Rules(players=players, name=self.title, **self.fields_for(players))

    def _varying(self) -> tuple[str, ...]:
        """The axes that a wrong number of players contradicts."""
        varying = [axis for fields in self.by_players.values() for axis in fields]
        return ("players", *(dict.fromkeys(varying) or ("dummies",)))

    def _refusal(self, players: int) -> BadRules:
        *most, last = self.players
        key = "made-for" if most else "made-for-one"
        said = {"players": players, "last": last}
        listed = ", ".join(map(str, most))
        return refused(key, *self._varying(), name=self.name, most=listed, **said)
