"""Foretell's own engine as a program that is spoken to line by line: a whole adapter in Python.

`foretell conformance --program "python tests/conformance/engine_program.py"`
"""

from __future__ import annotations

import json
import sys

from foretell.conformance.question import Question
from foretell.conformance.subject import ENGINE


def main() -> None:
    """Answer each line with one."""
    for line in sys.stdin:
        question = Question(**json.loads(line))
        print(json.dumps({"id": question.id, **ENGINE(question)}), flush=True)


if __name__ == "__main__":
    main()
