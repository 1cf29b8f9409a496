"""The browser client is served from where it is built to."""

from tests.server.backends import ROOT

from folsom.server.http.pages import DIST


def test_the_client_is_looked_for_where_it_is_built_to() -> None:
    assert ROOT / "src" / "folsom" / "web_dist" == DIST
