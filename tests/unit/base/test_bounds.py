"""What is counted of a stranger's text before it is parsed, and how long the rest may take."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from pathlib import Path
from string import ascii_lowercase
from time import thread_time

import pytest

from foretell.base.bounds import RECORDS, RULES, Bounds, excess, is_within
from foretell.base.errors import BadRecord, BadRules
from foretell.record import read
from foretell.rules.files import rules_text
from foretell.rules.names import rules_meant
from foretell.rules.presets import PRESETS, preset
from foretell.rules.refusing import bounded, parse_toml
from foretell.rules.toml import full_table
from foretell.server.http.bodies.rules import answer_of
from foretell.server.viewer.making import steps_of_file

KEYS = ["".join(word) for word in product(ascii_lowercase, repeat=3)]
NESTED = ".".join("a" * 10_000) + " = 1"
"""What held the event loop for more than a second."""
BEHIND = (
    '{x = """a"""", %s}',
    "{x = '''a''''', %s}",
    '{x = """\\""""", %s}',
    '{x = """#""", %s}',
    "{x = '#', %s}",
    '{x = "\\"#", %s}',
    '{"#" = 1, %s}',
    "{'\"' = 1, %s}",
)
"""Places behind a text in quotes that has a quote or a comment's sign in it."""
SLOW = ('"""\n\\', '"""\\', "'''", '"\\', "'\n", '"""a""""', '\\"""\n', "]", "#\n", '"a', "#")
"""Repeated as often as a file may be long."""
RECORD = 'format = 1\nrules = "standard"\nplayers = ["Ada", "Bo", "Cy"]\n'
SECONDS = 0.1
"""Five times what may be: this machine is busy when tests run."""


def seconds(do: Callable[[], object]) -> float:
    """The processor's time for something, the best of three times."""
    taken = []
    for _ in range(3):
        begun = thread_time()
        do()
        taken.append(thread_time() - begun)
    return min(taken)


def worst_rules() -> dict[str, str]:
    """Texts that take the longest among those that are read at all, as far as anybody knows."""
    most = RULES.parts // 2 - 10
    pairs = ",".join('["round 90","hidden"]' for _ in range(RULES.parts // 3 - 10))
    return {
        "keys": "".join(f"{key}=0\n" for key in KEYS[:most]),
        "deep keys": f"[{'.'.join('a' * 7)}]\n" + "".join(f"{key}=0\n" for key in KEYS[:most]),
        "lists": f"x=[{'[],' * (most - 10)}]",
        "escapes": 'name="' + "\\n" * (RULES.size // 2 - 10) + '"',
        "dotted": "".join(f"a.a.a.a.a.a.a.{key}=0\n" for key in KEYS[:most]),
        "pairs": f"bidding=[{pairs}]\nsizes=[{'1,' * 20}]\ntarget=100",
        "cards": "drop=[" + ",".join(f"'{key[:2]}'" for key in KEYS[: most // 2]) + "]",
        "a reason": '{a="\\"", "it\'s \\"'
        + "(" * 3000
        + '" = 1, "it\'s \\"'
        + "(" * 3000
        + '" = 2}',
        "digits": f"deck = 0x{'f' * (RULES.size - 20)}",
    }


@pytest.mark.parametrize("text", worst_rules().values(), ids=worst_rules())
def test_no_rules_hold_the_loop(text: str) -> None:
    """Whatever is parsed at all is parsed, checked and answered in a moment."""
    assert not excess(text, RULES)

    def ask() -> None:
        with suppress(BadRules):
            answer_of(parse_toml(text, BadRules, RULES), 4, "", "de")

    ask()
    assert seconds(ask) < SECONDS


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (NESTED, "deep|longer"),
        (NESTED[:7000] + "=1", "deep"),
        ("x = " + "[" * 300, "deep"),
        ("x = 1\n" * 1000, "keys"),
        ("#" * 9000, "longer"),
    ],
)
def test_larger_rules_are_not_read(text: str, said: str) -> None:
    """And say why, at once."""
    with pytest.raises(BadRules, match=said):
        parse_toml(text, BadRules, RULES)


@pytest.mark.parametrize("form", BEHIND)
def test_nothing_hides_behind_a_text(form: str) -> None:
    """What a parser would read as keys is counted as keys, wherever it stands."""
    deep = f"y = {form % ('.'.join('b' * 9) + ' = 1')}"
    assert tomllib.loads(deep)
    assert excess(deep, Bounds(1000, 100, 8)) == "deep"


def test_a_text_without_its_end_is_counted_in_one_pass() -> None:
    """No text makes the counting itself slow."""
    for form in SLOW:
        text = form * (RECORDS.size // len(form))
        assert seconds(lambda text=text: excess(text, RECORDS)) < SECONDS  # type: ignore[misc]


def test_all_that_rules_can_say_is_read() -> None:
    """Every preset with every axis named, and a remark for each."""
    for name in PRESETS:
        table = full_table(preset(name))
        assert bounded(table) == table
        text = rules_text(table).replace("\n", "  # as we play it since 1987\n")
        assert not excess(text, RULES)


def test_json_is_bounded_like_toml() -> None:
    """Long, deep and many."""
    deep: list[object] = []
    for _ in range(20):
        deep = [deep]
    for value in ({"drop": ["2c"] * 1000}, {"x": "y" * 9000}, {"x": deep}, {"k" * 9000: 1}):
        assert not is_within(value, RULES)
        with pytest.raises(BadRules, match="far more"):
            bounded(value)
        assert "far more" in answer_of(value, 4, "", "en").faults[0].text.lower()


def test_a_name_without_end_is_no_name() -> None:
    """Thousands of accents on one letter take longer to sort than anybody types."""
    name = "a" + "\u0301\u0316" * 15_000
    answer_of("standard", 4, "", "en")
    for ask in (lambda: rules_meant(name), lambda: answer_of({"preset": name}, 4, "", "en")):
        assert seconds(ask) < SECONDS


def worst_records() -> dict[str, str]:
    """Records that take long, as far as anybody knows, and are read."""
    most = RECORDS.parts // 2 - 100
    return {
        "deep keys": f"[{'.'.join('a' * 15)}]\n"
        + "".join(f"{'.'.join(key)}=0\n" for key in KEYS[:most]),
        "rounds": "[[rounds]]\ndealer=0\n" * (RECORDS.parts // 8),
        "rules": "",
        "hands": '[[rounds]]\ndealer=0\nhands=["' + "2c " * 60_000 + '", "3c", "4c"]\n',
    }


@pytest.mark.parametrize("text", worst_records().values(), ids=worst_records())
def test_no_record_takes_long(text: str) -> None:
    """Not even those that a page may send, which are replayed in a thread."""

    def ask() -> None:
        with suppress(BadRecord):
            steps_of_file(RECORD + text)

    assert seconds(ask) < 10 * SECONDS


def test_a_records_rules_are_bounded_like_others() -> None:
    """They come from a stranger too."""
    pairs = ",".join('["round 1", "hidden"]' for _ in range(4000))
    text = f'format = 1\nplayers = ["Ada", "Bo", "Cy"]\nrules = {{ bidding = [{pairs}] }}\n'
    with pytest.raises(BadRecord, match="rules: far more"):
        steps_of_file(text)
    with pytest.raises(BadRecord, match="deep"):
        read(f"{RECORD}{NESTED}\n")


def test_a_file_that_never_ends() -> None:
    """Only as much of it is read as could be rules."""
    from foretell.rules.files import load_rules

    with pytest.raises(BadRules, match="longer"):
        load_rules(Path("/dev/zero"), 4)


@pytest.mark.parametrize("form", ["deck = NUMBER", "notes = [{ seats = [1, NUMBER] }]"])
def test_a_number_that_cannot_be_written(form: str) -> None:
    """Sixteen digits a sign: it would come to thousands, and every sentence would have to tell."""
    text = form.replace("NUMBER", f"0x{'f' * 5_000}")
    with pytest.raises(BadRules, match="thousands of digits"):
        parse_toml(text, BadRules, RULES)
    with pytest.raises(BadRecord, match="thousands of digits"):
        read(f"{RECORD}{text}\n")
    assert parse_toml(text.replace("f" * 5_000, "ff"), BadRules, RULES)
