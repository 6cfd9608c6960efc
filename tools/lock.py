"""Make the locks anew: `make lock`.

Pins what is missing or changed and keeps the other versions; `make lock UPGRADE=1`
takes the newest of everything. The locks name no host: uv is told so, and it is checked.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import locks

UV = Path(sys.executable).with_name("uv")
OPTIONS = (
    "--universal",
    "--generate-hashes",
    "--no-annotate",
    "--no-header",
    "--no-config",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--fork-strategy=fewest",
    "--python-version=3.11",
    "--quiet",
)


def main(arguments: list[str]) -> None:
    """Compile every lock; `base` goes first and holds the others to its versions."""
    for lock in locks.LOCKS:
        print(f"locking requirements/{lock}.txt", flush=True)
        make(lock, upgrade="--upgrade" in arguments)


def make(lock: str, *, upgrade: bool) -> None:
    """Compile one lock and put its digest on the first line."""
    target = locks.path(lock)
    target.parent.mkdir(exist_ok=True)
    command: list[str | Path] = [UV, "pip", "compile", "-", "--output-file", target, *OPTIONS]
    if lock in {"dev", "bench"}:
        command += ["--constraints", locks.path("base")]
    if lock == "docs":  # stands beside it
        command += ["--constraints", locks.path("dev")]
    if upgrade:
        command.append("--upgrade")
    subprocess.run(
        command,
        input="\n".join(locks.requirements(lock)),
        text=True,
        env=_environment(),
        stdout=subprocess.DEVNULL,
        check=True,
    )
    pinned = target.read_text(encoding="utf-8")
    if "://" in pinned or not any(count for *_, count in locks.pins(lock)):
        sys.exit(f"{target} names a host or holds no hashes: not kept as it should be")
    target.write_text(f"{locks.HEADER}{locks.digest(lock)}\n{_body(pinned)}", encoding="utf-8")


def _body(pinned: str) -> str:
    return "".join(line for line in pinned.splitlines(keepends=True) if not line.startswith("#"))


def _environment() -> dict[str, str]:
    return {**os.environ, "UV_PYTHON_DOWNLOADS": "never", "UV_NO_PROGRESS": "1"}


if __name__ == "__main__":
    main(sys.argv[1:])
