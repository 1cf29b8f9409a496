from collections.abc import Iterator

import pytest
from tests.page.in_python import module_of


@pytest.fixture(scope="session", autouse=True)
def closed_modules() -> Iterator[None]:
    """The modules are let go before the interpreter is."""
    yield
    module_of.cache_clear()
