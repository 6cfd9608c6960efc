"""Makes `docs/tutorial.md` and `examples/tutorial.ipynb`: each block run, its answer shown."""

from __future__ import annotations

import ast
import contextlib
import io
import json
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

TEXT: Final = Path(__file__).with_name("tutorial_text") / "tutorial.md"
BLOCK: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RICH: Final = {"_repr_html_": "text/html", "_repr_svg_": "image/svg+xml"}
"""What a notebook asks a value for, and as what it shows that."""
LONG: Final = 2000
"""Characters of an answer that the page rather shows as HTML; drawings are for the notebook."""
METADATA: Final = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


@dataclass
class Cell:
    """A piece of the tutorial: words, or code with what it prints and what it is."""

    text: str
    is_code: bool = False
    printed: str = ""
    shown: dict[str, str] = field(default_factory=dict)


@cache
def cells() -> tuple[Cell, ...]:
    """The tutorial, run from the top."""
    names: dict[str, Any] = {"__name__": "__main__"}
    parts = BLOCK.split(TEXT.read_text(encoding="utf-8"))
    made = (
        _run(part.rstrip("\n"), names) if place % 2 else Cell(part.strip("\n"))
        for place, part in enumerate(parts)
    )
    return tuple(cell for cell in made if cell.text)


def _run(code: str, names: dict[str, Any]) -> Cell:
    """Run a block as a notebook does: what its last line is worth is its answer."""
    tree = ast.parse(code)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, str(TEXT), "exec"), names)  # noqa: S102 - our own text
        value = None
        if isinstance(last, ast.Expr):
            code_of_last = compile(ast.Expression(last.value), str(TEXT), "eval")
            value = eval(code_of_last, names)  # noqa: S307 - our own text
    return Cell(code, is_code=True, printed=printed.getvalue(), shown=_shown(value))


def _shown(value: Any) -> dict[str, str]:
    """What a notebook keeps of an answer, by its kind."""
    if value is None:
        return {}
    rich = {kind: getattr(value, name)() for name, kind in RICH.items() if hasattr(value, name)}
    return {"text/plain": repr(value), **rich}


def page() -> str:
    """The page: code, and below it what it says; drawings as such."""
    return "\n\n".join(_written(cell) for cell in cells()) + "\n"


def _written(cell: Cell) -> str:
    if not cell.is_code:
        return cell.text
    code, plain = f"```python\n{cell.text}\n```", cell.shown.get("text/plain", "")
    if len(plain) > LONG and "text/html" in cell.shown:
        return f"{code}\n\n{cell.shown['text/html']}"
    said = cell.printed + ("" if "image/svg+xml" in cell.shown else plain)
    return code + (f"\n\n```text\n{said.rstrip()}\n```" if said else "")


def notebook() -> str:
    """The notebook, with its answers."""
    made = [_cell(number, cell) for number, cell in enumerate(cells(), start=1)]
    book = {"cells": made, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(book, indent=1, ensure_ascii=False) + "\n"


def _cell(number: int, cell: Cell) -> dict[str, Any]:
    kind = "code" if cell.is_code else "markdown"
    base = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}, "source": cell.text}
    if not cell.is_code:
        return base
    outputs: list[dict[str, Any]] = []
    if cell.printed:
        outputs.append({"name": "stdout", "output_type": "stream", "text": cell.printed})
    if cell.shown:
        answer = {"data": cell.shown, "execution_count": number, "metadata": {}}
        outputs.append({**answer, "output_type": "execute_result"})
    return {**base, "execution_count": number, "outputs": outputs}
