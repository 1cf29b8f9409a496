"""The generator for whoever chooses at random."""

from collections import Counter

from scipy.stats import chisquare

from folsom.core.chooser import choose_below, choose_option, new_chooser


def test_options_are_chosen_about_equally_often() -> None:
    chooser = new_chooser(3)
    found = Counter(int(choose_option(chooser, 0b1010010001)) for _ in range(2000))
    assert set(found) == {0, 4, 7, 9}
    assert chisquare(list(found.values())).pvalue > 1e-4


def test_equal_seeds_choose_alike_and_others_do_not() -> None:
    def row(seed: int) -> list[int]:
        chooser = new_chooser(seed)
        return [int(choose_below(chooser, 1000)) for _ in range(20)]

    assert row(5) == row(5)
    assert row(5) != row(6)
    assert all(0 <= number < 1000 for number in row(5))
