"""Where the net's weights come from: the file in the package, or one that somebody trained."""

from __future__ import annotations

import io
import zipfile
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np

from foretell.base.errors import ForetellError
from foretell.base.files import write_whole
from foretell.base.i18n import spoken
from foretell.bots.learned.net import SHAPES, Net
from foretell.rules.refusing import toml_text

RELEASED: Final = Path(__file__).with_name("weights.npz")


@cache
def released() -> Net:
    """The weights that this version plays with."""
    return read_weights(RELEASED)


def read_weights(path: Path) -> Net:
    """The weights in a file.

    Raises:
        ForetellError: there is no such file, or no weights of this net are in it.
    """
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            parts = [kept[name].astype(np.float32) for name in Net._fields]
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise no_weights(path) from error
    if [part.shape for part in parts] != [tuple(shape) for shape in SHAPES]:
        raise no_weights(path)
    return Net(*parts)


def write_weights(net: Net, path: Path) -> None:
    """Write weights in half precision, in one piece or not at all; equal ones give equal bytes."""
    kept: dict[str, Any] = {
        name: part.astype(np.float16) for name, part in zip(Net._fields, net, strict=True)
    }
    packed = io.BytesIO()
    np.savez_compressed(packed, **kept)
    write_whole(path, packed.getvalue())


def version_of(path: Path) -> str:
    """What tells one file of weights from another."""
    return sha256(path.read_bytes()).hexdigest()[:8]


def no_weights(path: Path) -> ForetellError:
    """That a file has no weights of this net."""
    return spoken(ForetellError("no-weights", ""), "failed-no-weights", file=toml_text(str(path)))
