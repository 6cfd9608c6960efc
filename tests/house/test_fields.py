"""No field of an engine struct hides behind a name that NumPy's records already have."""

from __future__ import annotations

import numpy as np
import pytest

structs = pytest.importorskip("foretell.engine.structs")

RESERVED = frozenset(name for name in dir(np.record) if not name.startswith("_"))
NAMES = sorted(name for name, value in vars(structs).items() if isinstance(value, np.dtype))


def record_types(dtype: np.dtype[np.void]) -> list[np.dtype[np.void]]:
    """A record type and the ones inside it."""
    inner = [field.subdtype[0] if field.subdtype else field for field in field_types(dtype)]
    return [dtype, *(found for field in inner if field.names for found in record_types(field))]


def field_types(dtype: np.dtype[np.void]) -> list[np.dtype[np.void]]:
    """The types of a record's fields."""
    return [dtype[name] for name in dtype.names or ()]


def test_the_engine_has_its_structs() -> None:
    """State, view and rules are record types."""
    assert {"STATE", "VIEW", "RULES"}.issubset(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_no_field_is_named_like_a_method(name: str) -> None:
    """`s.round` would be NumPy's rounding: say `round_no`."""
    for dtype in record_types(getattr(structs, name)):
        assert not RESERVED.intersection(dtype.names or ())


@pytest.mark.parametrize("name", NAMES)
def test_every_field_is_a_signed_64_bit_number(name: str) -> None:
    """Narrower ones overflow in plain mode and not when compiled; unsigned ones turn to floats."""
    for dtype in record_types(getattr(structs, name)):
        bases = [field.base for field in field_types(dtype) if not field.base.names]
        assert set(bases) <= {np.dtype(np.int64)}


@pytest.mark.parametrize("name", NAMES)
def test_structs_are_aligned_records(name: str) -> None:
    """Attribute access works in both modes only on aligned `np.record` types."""
    dtype = getattr(structs, name)
    assert dtype.isalignedstruct
    assert dtype.type is np.record
