"""How a test names the clauses of the rules that it proves."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, or a class of tests, as proof of these clauses.

    Write the ids as plain strings, `@clause("SB-31", "SB-32")`: `make rules` reads them from the source.
    """
    return pytest.mark.clause(*ids)
