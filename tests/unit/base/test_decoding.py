"""What a decoder says of a stranger's JSON, in words, whatever was sent as a key."""

from __future__ import annotations

from time import thread_time

import msgspec
import pytest

from foretell.base.decoding import plain


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    """A part of what is sent."""

    number: int = 0


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """What may be sent."""

    parts: list[Inner] = []
    counts: dict[str, int] = {}
    places: dict[int, int] = {}


def said(value: object) -> str:
    """What is said of a value."""
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(msgspec.json.encode(value), type=Sent)
    return plain(str(caught.value))


def test_the_place_is_the_decoders_and_not_a_keys() -> None:
    """A key may look like a place, and a place may be that of a key."""
    assert said({"a` - at b": 1}) == "there is no such key: a"
    assert said({"k - at x": 1}) == "there is no such key: k - at x"
    assert said({"parts": [{"q": 1}]}) == "parts[0]: there is no such key: q"
    assert said({"counts": {"x": "1"}}) == "counts[...]: must be a whole number, is a text"
    assert "places" in said({"places": {"x": 1}})


@pytest.mark.parametrize("form", ["`int ", " - at x", " - at `$", "k`", "Expected `"])
def test_no_key_takes_long(form: str) -> None:
    """A body of half a megabyte may be one key."""
    begun = thread_time()
    told = said({"parts": [{form * (512_000 // len(form)): 1}]})
    assert thread_time() - begun < 0.1
    assert len(told) < 500
