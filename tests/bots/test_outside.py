from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hogar.bots import outside
from hogar.bots.bot import Budget
from hogar.bots.manifest import bot_called
from hogar.bots.outside import Outside
from hogar.kernel.errors import Invalid
from hogar.kernel.rng import Rng
from hogar.kernel.view import View
from hogar.lab.check_bot import check_bot
from tests.bots.test_bots import harbour

PROGRAM = f"{sys.executable} {Path(__file__).with_name('answering.py')}"


def refused(manner: str, seconds: float = 5.0) -> str:
    """How a program that goes wrong is refused."""
    with pytest.raises(Invalid) as found:
        Outside(f"{PROGRAM} {manner}").choose(View(harbour(3), 0), Budget(seconds), Rng(1))
    return found.value.message.id


def test_a_program_plays_the_move_that_it_names() -> None:
    bot = bot_called(f"cmd:{PROGRAM}")
    assert isinstance(bot, Outside)
    assert bot.choose(View(harbour(3), 0), Budget(), Rng(1)).text == "fish 1"
    assert bot.name == "First"
    bot.leave()


@pytest.mark.parametrize(
    ("manner", "how"),
    [("rude", "no_hello"), ("cheat", "illegal"), ("garbled", "no_json"), ("gone", "ended")],
)
def test_what_a_program_does_wrong_is_said(manner: str, how: str) -> None:
    assert refused(manner) == f"bot.{how}"


def test_a_program_that_thinks_too_long_is_ended() -> None:
    assert refused("slow", seconds=0.05) == "bot.late"


def test_a_program_that_cannot_be_started_is_refused() -> None:
    with pytest.raises(Invalid, match=r"bot\.no_start"):
        Outside("./there-is-no-such-program").choose(View(harbour(3), 0), Budget(), Rng(1))


def test_a_program_that_stays_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "GRACE", 0.2)
    bot = Outside(f"{PROGRAM} stays")
    bot.choose(View(harbour(3), 0), Budget(), Rng(1))
    with pytest.raises(Invalid, match=r"bot\.no_end"):
        bot.leave()


def test_a_program_is_told_only_what_its_seat_knows() -> None:
    view = View(harbour(3, others=5), 0)
    decision = view.decision()
    assert decision is not None
    asked = outside.question(view, decision, 1.0, 7)
    assert asked["view"]["position"]["table"]["hands"][:2] == [3, None]
    assert asked["moves"] == [move.text for move in decision.legal()]


def test_check_bot_plays_matches_to_their_end() -> None:
    (checked,) = [one for one in check_bot(PROGRAM, ["village"], 1, 5.0, 1) if one.players == 2]
    assert checked.name == "First"
    assert checked.moves > 10
