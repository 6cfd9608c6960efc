"""The command ``foretell`` where perhaps not everything that it needs is installed."""

from __future__ import annotations

import sys

from foretell.base.i18n import choose_language
from foretell.cli.extras import lacking


def main() -> None:
    """Run the command, or say in a line what brings it."""
    try:
        from foretell.cli.main import main as command
    except ModuleNotFoundError as error:
        sys.exit(f"foretell: {lacking(error, 'all', choose_language())}")
    command()
