"""Toy cards for the tests of the card system."""

from __future__ import annotations

import pytest

from tests.agricola.cards.toys import Toys


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Toys:
    """Toy cards for one test."""
    return Toys(monkeypatch)
