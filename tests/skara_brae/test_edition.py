"""An edition of Skara Brae whose figures can't be played with is refused, with what doesn't fit."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae.game import SKARA_BRAE
from hogar.kernel.errors import Invalid

PRINTED = SKARA_BRAE.edition().to_json()


def refused(**changes: Any) -> str:
    """The id of the refusal of figures with some changes."""
    with pytest.raises(Invalid) as refusal:
        SKARA_BRAE.read_edition({**PRINTED, **changes})
    return refusal.value.message.id


def test_the_printed_figures_fit() -> None:
    assert SKARA_BRAE.read_edition(PRINTED).to_json() == PRINTED


def test_there_are_workers_for_four_rounds_only() -> None:
    assert refused(rounds=5) == "invalid.whole"


def test_a_group_needs_a_card_for_every_marker() -> None:
    assert refused(group_size=[0, 0, 2, 4, 5]) == "invalid.edition_group"


def test_the_cards_must_last_for_all_rounds() -> None:
    assert refused(cards=[1] * 38) == "invalid.edition_cards"
