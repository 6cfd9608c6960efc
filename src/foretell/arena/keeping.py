"""Parts of a match in a folder, so that one that was interrupted goes on where it stopped."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Final

import numpy as np

from foretell.arena.duplicate import Games, Pairing
from foretell.base.errors import ForetellError
from foretell.base.files import write_whole, writing_to
from foretell.base.i18n import spoken
from foretell.rules.toml import rules_value

FORMAT: Final = 1


class KeptParts:
    """The parts of one pairing: each a file of JSON in a folder that its bots and seed name."""

    def __init__(self, folder: Path, pairing: Pairing) -> None:
        """Other bots, versions, rules or seeds have other folders, other deals have not.

        Raises:
            ForetellError: the folder cannot be made, or no version tells a bot from another one.
        """
        for side in (pairing.hero, pairing.others):
            if not side.identity:
                error = ForetellError("no-version", "")
                raise spoken(error, "failed-no-version", name=side.name)
        self.folder = folder / name_of(pairing)
        with writing_to(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)

    def found(self, numbers: range) -> Games | None:
        """The games of some deals, if they were played and kept whole."""
        file = self._file(numbers)
        try:
            parts = json.loads(file.read_text())
            return Games(**{name: np.array(part) for name, part in parts.items()})
        except (OSError, ValueError, TypeError):
            return None

    def keep(self, numbers: range, games: Games) -> None:
        """Keep the games of some deals.

        Raises:
            ForetellError: the file cannot be written.
        """
        file = self._file(numbers)
        parts = {name: part.tolist() for name, part in asdict(games).items()}
        with writing_to(file):
            write_whole(file, json.dumps(parts))

    def _file(self, numbers: range) -> Path:
        return self.folder / f"{numbers.start:06d}-{numbers.stop - 1:06d}.json"


def name_of(pairing: Pairing) -> str:
    """What a pairing's folder is called: people read the first part, the last tells all apart."""
    sides = pairing.hero, pairing.others
    who = [[side.name, side.identity] for side in sides]
    told = json.dumps([FORMAT, rules_value(pairing.rules), pairing.seed, who], sort_keys=True)
    digest = hashlib.sha256(told.encode()).hexdigest()
    names = "-".join(re.sub(r"[^\w-]+", "-", side.name) for side in sides)
    return f"{names}-{pairing.rules.players}p-s{pairing.seed}-{digest[:10]}"
