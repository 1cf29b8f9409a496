"""The languages one can ask for."""

import pytest

from folsom.core.errors import CannotRead
from folsom.words.catalogues import find_language, languages


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ("sv", "sv"),
        ("DE", "de"),
        ("nb_NO.UTF-8", "nb"),
        ("no", "nb"),
        ("nn-NO", "nb"),
        ("fr_CA@euro", "fr"),
        ("ar", "ar"),
    ],
)
def test_a_language_is_found_by_its_short_name_and_by_those_of_systems(
    wish: str, found: str
) -> None:
    assert find_language(wish) == found


def test_the_languages_are_those_of_the_browser_client() -> None:
    assert languages() == ("ar", "da", "de", "en", "es", "fi", "fr", "it", "nb", "nl", "pl", "sv")


@pytest.mark.parametrize("wish", ["tlh", "", "C.UTF-8", "../en"])
def test_any_other_language_is_refused_with_those_there_are(wish: str) -> None:
    with pytest.raises(CannotRead, match=r"the languages are ar, .*, sv, not"):
        find_language(wish)
