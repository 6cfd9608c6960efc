"""What a record may not say is refused, though it would do no harm further on."""

from __future__ import annotations

import pytest
from tests.unit.record.texts import first, second, text

from foretell.base.errors import BadRecord
from foretell.record import read, replay, write

RULES = "{ sizes = [3] }"
PAD = """dealer = 2
size = 3
turn_up = "Td"
bids = [1, 0, 1]"""


@pytest.mark.parametrize("key", ["dealer", "bids", "won", "score"])
def test_true_is_no_number(key: str) -> None:
    """TOML has both, and Python takes one for the other."""
    said = "true" if key == "dealer" else "[true, true, true]"
    with pytest.raises(BadRecord) as refused:
        read(text(first(**{key: said})))
    assert refused.value.code == "bad-type"


def test_a_key_that_a_round_does_not_ask_for_is_refused_in_any_round() -> None:
    """Also where another round follows."""
    extra = first(twist='"pass-one"'), first(adjust="1"), first(uber='"7"')
    for one in extra:
        for rounds in ((one,), (one, second())):
            with pytest.raises(BadRecord) as refused:
                replay(text(*rounds))
            assert refused.value.code == "not-asked"


@pytest.mark.parametrize("won", ["[0, 0, 0]", "[1, 0, 1]", "[2, 1, 1]", "[-1, 2, 2]"])
def test_a_pads_round_has_all_its_tricks(won: str) -> None:
    """No more and no fewer than its cards."""
    assert replay(text(f"{PAD}\nwon = [1, 1, 1]", rules=RULES)).scores
    with pytest.raises(BadRecord) as refused:
        replay(text(f"{PAD}\nwon = {won}", rules=RULES))
    assert refused.value.code == "wrong-won"


@pytest.mark.parametrize("name", ["O'Neill", "'", "D'Arc 'n' Co", '\\"Q\\"'])
def test_quotes_in_names_stay(name: str) -> None:
    """They do not end a text of the other kind of quotes."""
    record = read(text(first()).replace('"A"', f'"{name}"'))
    assert record.players[0] == name.replace("\\", "")
    assert read(write(record)) == record
