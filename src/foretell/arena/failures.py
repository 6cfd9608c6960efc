"""What goes wrong in bots, which are somebody's own code, and how it is told."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken

FAILURES: Final = (Exception, SystemExit)
"""What is caught around a bot's own code; who calls ``sys.exit`` there ends no match unheard."""


def no_bot_at_all(name: str) -> ForetellError:
    """That something is no bot, and what one is."""
    return spoken(ForetellError("not-a-bot", ""), "failed-not-a-bot", name=name)


def why(error: BaseException) -> str:
    """What went wrong in somebody's own code, with the line where it did.

    >>> try:
    ...     1 // 0
    ... except ZeroDivisionError as error:
    ...     why(error).split(" (")[0]
    'ZeroDivisionError: integer division or modulo by zero'
    """
    kind = type(error).__name__
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        return f"{kind}: {error.msg} ({Path(error.filename).name}:{error.lineno})"
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    where = f" ({Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})" if trace else ""
    said = str(error).partition("\n")[0]
    return f"{kind}: {said}{where}" if said else f"{kind}{where}"
