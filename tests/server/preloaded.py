"""What a server needs, imported, read and compiled once, before it is forked for each test."""

from __future__ import annotations

import gc
import tempfile
from pathlib import Path

import foretell.terminal.menu
import foretell.terminal.opening  # a seed that tests sow
import foretell.terminal.remote.remote
import foretell.terminal.session  # noqa: F401
from foretell.base.cache import cache_folder
from foretell.base.i18n import read_ahead
from foretell.bots import warming
from foretell.cli import join, play, score, serve, warm  # noqa: F401
from foretell.server.http.run import TEXTS_OF_RULES

warm.main()
folder = cache_folder("bots") or Path(tempfile.gettempdir())
with warming.alone(folder):  # one compiles, the others load
    warming.warm()
warm.load()
read_ahead(*TEXTS_OF_RULES)
gc.collect()
gc.freeze()  # what is here already is not searched again in each server
