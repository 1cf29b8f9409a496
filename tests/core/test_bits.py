"""Small sets as bits."""

from hypothesis import given
from hypothesis import strategies as st

from folsom.core import bits

masks = st.integers(1, 2**63 - 1)


@given(masks)
def test_bits_count_and_list_their_members(mask: int) -> None:
    members = bits.members(mask)
    assert members == [i for i in range(63) if mask & (1 << i)]
    assert bits.count(mask) == len(members)
    assert bits.lowest(mask) == members[0]
    assert bits.is_single(mask) == (len(members) == 1)


@given(st.integers(-(2**63), 2**63 - 1))
def test_all_64_bits_are_counted(mask: int) -> None:
    assert bits.count(mask) == (mask % 2**64).bit_count()


@given(masks, st.data())
def test_the_nth_member_is_found(mask: int, data: st.DataObject) -> None:
    members = bits.members(mask)
    n = data.draw(st.integers(0, len(members) - 1))
    assert bits.nth(mask, n) == members[n]
    assert bits.has(mask, members[n])


def test_an_empty_set_has_no_members() -> None:
    assert bits.count(0) == 0
    assert bits.members(0) == []
    assert not bits.is_single(0)


@given(st.booleans(), st.integers(0, 62))
def test_a_member_is_in_the_set_or_nothing_is(is_in: bool, member: int) -> None:
    assert bits.members(bits.bit_if(is_in, member)) == ([member] if is_in else [])
