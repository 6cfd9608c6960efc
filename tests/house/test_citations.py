"""What is cited stands in the docs: the legend is in CONTRIBUTING, under "Citations"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from tests.house.source import PARTS, ROOT, docstrings, functions, python_files

NUMBERS = r"(\d+(?:\.\d+)?(?:(?:, | and |–| to )\d+(?:\.\d+)?)*)"
RULES = re.compile(rf"\b[Rr]ules\s+{NUMBERS}")
RULING = re.compile(rf"\b[Rr]ulings?\s+{NUMBERS}")
QUESTION = re.compile(r"\bQ(\d+)\b")
PROMISE = re.compile(r"\b([RS]\d{1,2})\b")
ASVS = re.compile(r"\bASVS (\d+\.\d+\.\d+)")
PAGE = re.compile(r"(?:\bdocs/|(?<![\w./-]))([a-z-]+\.md)\b")
COMMENT = re.compile(r"(?m)(?:^ *|  )# .*$")
ELSEWHERE = frozenset({"index.md"})
"""Pages of the site that are made of others."""
Cite = tuple[str, str]
"""The file that cites, and what."""
Cites = set[Cite]


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """Every docstring and comment with the file where it stands; what a constant is, too."""
    return tuple(
        (file.relative_to(ROOT).as_posix(), said)
        for file in python_files(*PARTS)
        for said in (
            *(said for _, said in docstrings(file)),
            *COMMENT.findall(file.read_text(encoding="utf-8")),
        )
    )


def page(name: str) -> str:
    """A page of the docs."""
    return (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")


def cited(form: re.Pattern[str]) -> Cites:
    """What texts cite in some form."""
    return {(file, one) for file, said in texts() for one in form.findall(said)}


def missing(cites: Cites, there: Iterable[str], least: int) -> list[Cite]:
    """Those citations that lead nowhere; a form that hardly anything has is not understood."""
    assert len(cites) > least
    known = set(there)
    return sorted(one for one in cites if one[1] not in known)


def numbers(said: str) -> Iterator[str]:
    """The numbers of a list of some.

    >>> list(numbers("6, 14 and 1.5"))
    ['6', '14', '1.5']
    """
    yield from re.findall(r"\d+(?:\.\d+)?", said)


def paragraph(number: str) -> str:
    """A paragraph of the rules; a number alone is one of the base game.

    >>> paragraph("14"), paragraph("05"), paragraph("6.6")
    ('1.14', '1.5', '6.6')
    """
    return number if "." in number else f"1.{int(number)}"


def test_paragraphs_of_the_rules_are_in_the_docs() -> None:
    """Marked where they are told, or decided."""
    there = re.findall(r"(?<![\d.])\d+\.\d+(?![\d.])", page("rules") + page("rulings"))
    cites = {(file, paragraph(one)) for file, said in cited(RULES) for one in numbers(said)}
    assert missing(cites, there, 50) == []


def test_rulings_are_in_their_page() -> None:
    """By their numbers; the pages of the docs cite them too."""
    there = re.findall(r"(?m)^(\d+)\. \*\*", page("rulings"))
    pages = {(one.name, one.read_text(encoding="utf-8")) for one in (ROOT / "docs").glob("*.md")}
    told = cited(RULING) | {(file, one) for file, said in pages for one in RULING.findall(said)}
    cites = {(file, one) for file, said in told for one in numbers(said)}
    assert missing(cites, there, 10) == []


def test_promises_are_rows_of_their_page() -> None:
    """Those of the table, of secrecy and safety."""
    rows = re.findall(r"(?m)^\| ([RS]\d+)\b", page("promises"))
    assert missing(cited(PROMISE), rows, 20) == []


def test_items_of_owasps_list_are_in_the_docs() -> None:
    """With the promises, or with what is kept of people."""
    items = re.findall(r"\d+\.\d+\.\d+", page("promises") + page("privacy"))
    assert missing(cited(ASVS), items, 0) == []


def test_questions_of_the_faq_are_sources_of_positions() -> None:
    """Its words are the publisher's; a position shows what each answer comes to."""
    files = (ROOT / "conformance").rglob("*.toml")
    there = {one for file in files for one in QUESTION.findall(file.read_text(encoding="utf-8"))}
    assert missing(cited(QUESTION), there, 5) == []


def test_pages_that_are_named_are_there() -> None:
    """In the docs, but for those that only the site has."""
    there = ELSEWHERE | {file.name for file in (ROOT / "docs").glob("*.md")}
    assert missing(cited(PAGE), there, 30) == []


def test_names_of_tests_cite_what_is_in_the_docs() -> None:
    """Paragraphs and promises; items of OWASP's list are listed by these names themselves."""
    told = page("rules") + page("rulings") + page("promises")
    there = re.findall(r"(?<![\d.])\d+\.\d+(?![\d.])|\b[RS]\d+\b", told)
    names = {
        (str(one), one.name) for file in python_files(ROOT / "tests") for one in functions(file)
    }
    cites = {(place, one) for place, name in names for one in _cited_by_name(name)}
    assert missing(cites, there, 100) == []


def _cited_by_name(name: str) -> Iterator[str]:
    """What the name of a test cites.

    >>> list(_cited_by_name("test_s4_asvs_3_5_1_foreign_pages"))
    ['S4']
    >>> [*_cited_by_name("test_p05_a_bid"), *_cited_by_name("test_p6_6_a_league")]
    ['1.5', '6.6']
    """
    if found := re.match(r"test_p(\d\d|\d_\d+)_", name):
        yield paragraph(found[1].replace("_", "."))
    if found := re.match(r"test_([rs]\d+)_", name):
        yield found[1].upper()
