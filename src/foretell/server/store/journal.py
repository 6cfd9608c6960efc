"""SQLite's journal (``foretell.db-wal``), looked at before SQLite opens it.

What was committed lies there until a checkpoint brings it into the file. SQLite reads the journal
up to its first damaged page and silently forgets all that follows; so a damaged journal would be a
server without its tables, and healthy. What a death of the process leaves is no damage: pages of an
earlier generation, which bear other salts, and an unfinished write behind the last commit.

The format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken

HEAD: Final = 32
FRAME_HEAD: Final = 24
MAGIC: Final = (0x377F0682, 0x377F0683)
"""The checksums read little-endian words after the first, big-endian ones after the second."""
VERSION: Final = 3_007_000
PAGE_SIZES: Final = tuple(2**power for power in range(9, 17))
USUAL_PAGE: Final = 4096
Words = np.ndarray[Any, np.dtype[np.uint32]]


class Damage(NamedTuple):
    """What a journal cannot give back: ``reason`` is its ``header`` or a page in the ``middle``."""

    reason: str
    commits: int
    pages: int


class DamagedJournal(ForetellError):
    """A journal that SQLite would not read to its last commit."""

    default_code = "damaged-journal"


def journal_of(file: Path) -> Path:
    """The journal of a database.

    >>> journal_of(Path("a/foretell.db")).name
    'foretell.db-wal'
    """
    return file.with_name(f"{file.name}-wal")


def refuse_damaged(file: Path) -> None:
    """Refuse a database whose journal holds commits that SQLite would forget.

    Raises:
        DamagedJournal: it does; the message has the reason and the number.
    """
    found = damage(file)
    if found is None or found != damage(file):  # a server that runs has written meanwhile
        return
    counts = {"commits": found.commits, "pages": found.pages}
    refusal = spoken(DamagedJournal(""), f"failed-journal-{found.reason}", **counts)
    raise refusal.within(str(journal_of(file)))


def damage(file: Path) -> Damage | None:
    """What the journal of a database cannot give back; ``None`` if that is nothing."""
    try:
        body = journal_of(file).read_bytes()
    except FileNotFoundError:
        return None
    page = _page_size(body)
    if page is None:
        return _without_header(body, _page_size_of(file))
    return _in_the_middle(_Frames(body, page), body[:HEAD])


def _page_size(body: bytes) -> int | None:
    """The size of pages that a header tells; ``None`` for a header that SQLite does not accept."""
    magic, version, page = _words(body[:12].ljust(12, b"\0"), ">").tolist()
    if magic not in MAGIC or version != VERSION or page not in PAGE_SIZES or len(body) < HEAD:
        return None
    made = _checksum(_words(body[:24], _order(magic)), (0, 0))
    return int(page) if made == tuple(_words(body[24:HEAD], ">").tolist()) else None


def _page_size_of(file: Path) -> int:
    """The size of pages that the database itself tells, else the usual one."""
    with file.open("rb") as opened:
        told = int.from_bytes(opened.read(18)[16:], "big")
    told = 65_536 if told == 1 else told
    return told if told in PAGE_SIZES else USUAL_PAGE


def _without_header(body: bytes, page: int) -> Damage | None:
    """All that stands behind a bad header; before its first whole page nothing was committed."""
    frames = _Frames(body, page)
    if not len(frames):
        return None
    own = frames.newest()
    return Damage("header", sum(frames.is_commit(place) for place in own), len(own))


def _in_the_middle(frames: _Frames, header: bytes) -> Damage | None:
    """The commits that stand behind the first page that is not as it was written."""
    salts = header[16:24]
    order = _order(int.from_bytes(header[:4], "big"))
    broken = frames.first_broken(salts, order, header[24:HEAD])
    behind = [place for place in frames.with_salts(salts) if place > broken]
    commits = [place for place in behind if frames.is_commit(place)]
    if not commits:
        return None
    return Damage("middle", len(commits), sum(place <= commits[-1] for place in behind))


class _Frames:
    """The whole pages of a journal, each with the head before it."""

    def __init__(self, body: bytes, page: int) -> None:
        self._body = body
        self._size = FRAME_HEAD + page

    def __len__(self) -> int:
        return max(0, len(self._body) - HEAD) // self._size

    def _at(self, place: int, begin: int, end: int) -> bytes:
        start = HEAD + place * self._size
        return self._body[start + begin : start + end]

    def salts(self, place: int) -> bytes:
        """What tells one generation of pages from another."""
        return self._at(place, 8, 16)

    def with_salts(self, salts: bytes) -> list[int]:
        """The pages of a generation."""
        return [place for place in range(len(self)) if self.salts(place) == salts]

    def newest(self) -> list[int]:
        """The pages of the generation that begins the journal, if its header does not tell it.

        The first page may be damaged with the header, so what only it bears is no generation.
        """
        salts = [self.salts(place) for place in range(len(self))]
        times = Counter(salts)
        return self.with_salts(next((one for one in salts if times[one] > 1), salts[0]))

    def is_commit(self, place: int) -> bool:
        """Whether a commit ends with this page."""
        return any(self._at(place, 4, 8))

    def first_broken(self, salts: bytes, order: str, before: bytes) -> int:
        """The first page of another generation, or with another checksum; else their number."""
        last = _pair(before)
        for place in range(len(self)):
            text = self._at(place, 0, 8) + self._at(place, FRAME_HEAD, self._size)
            last = _checksum(_words(text, order), last)
            if self.salts(place) != salts or last != _pair(self._at(place, 16, 24)):
                return place
        return len(self)


def _order(magic: int) -> str:
    """How the words under a checksum are read."""
    return "<" if magic == MAGIC[0] else ">"


def _words(text: bytes, order: str) -> Words:
    return np.frombuffer(text, f"{order}u4").astype(np.uint32)


def _pair(text: bytes) -> tuple[int, int]:
    first, second = _words(text, ">").tolist()
    return first, second


def _checksum(words: Words, before: tuple[int, int]) -> tuple[int, int]:
    """SQLite's checksum of pairs of words ``a b``, which goes on from the one before.

    Step by step it is ``s += a + t; t += b + s``, modulo 2**32: a linear map, so all steps are one
    product with powers of it, which are Fibonacci's numbers.

    >>> _checksum(np.array([1, 2, 3, 4], np.uint32), (5, 6))
    (35, 59)
    """
    sums = np.concatenate(([before[0]], words[0::2])).astype(np.uint32)
    both = np.concatenate(([before[1]], words[0::2] + words[1::2])).astype(np.uint32)
    low, middle, high = _powers(len(words) // 2)
    first, second = low * sums + middle * both, middle * sums + high * both
    return int(first.sum()) % 2**32, int(second.sum()) % 2**32


@cache
def _powers(steps: int) -> tuple[Words, Words, Words]:
    """The entries of the powers of a step's matrix, from that of all steps down to that of none."""
    numbers = [1, 0, 1]
    for _ in range(2 * steps):
        numbers.append((numbers[-1] + numbers[-2]) % 2**32)
    every = np.array(numbers, np.uint32)
    low, middle, high = every[0::2], every[1::2], every[2::2]
    return low[steps::-1], middle[steps::-1], high[steps::-1]
