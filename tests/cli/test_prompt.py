"""What a person can say at the table, and what the table answers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.table import Table, after
from tests.skara_brae.builders import at

GOODS = {"stone": 2, "wood": 1, "wool": 2, "barley": 2}


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Table:
    """Ana places her workers, against a bot; she has stone and wood, and two barley to cook."""
    state = at("workers", mine={"goods": GOODS, "large_workers": 1, "special": "build"})
    return Table(monkeypatch, tmp_path, "Ana", "Random", state=state)


@pytest.fixture
def trabajadores(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Table:
    """The same in Spanish."""
    state = at("workers", mine={"goods": GOODS, "large_workers": 1, "special": "build"})
    return Table(monkeypatch, tmp_path, "Ana", "Random", state=state, language="es")


def test_the_question_names_the_person_and_the_clause(workers: Table) -> None:
    workers.type()
    assert "Ana: Where do you place your next worker? Still to place: 1 large, 0 small. [SB-292]" in workers.text


def test_many_moves_stand_in_columns_under_what_they_have_in_common(workers: Table) -> None:
    workers.type()
    assert "Place a large worker on …" in workers.text
    assert "  1 Furnish" in workers.text


def test_a_move_is_played_by_its_number(workers: Table) -> None:
    said = workers.type("2")
    assert "Ana placed a large worker on Cook." in said
    assert "What do you cook next?" in said


def test_a_move_is_played_by_its_text(workers: Table) -> None:
    assert "Ana placed a large worker on Cook." in workers.type("place cook large")


def test_capitals_and_spaces_do_not_matter(workers: Table) -> None:
    assert "Ana placed a large worker on Cook." in workers.type("  Place  COOK large ")


def test_a_move_is_played_by_words_that_fit_no_other(workers: Table) -> None:
    assert "Ana placed a large worker on Cook." in workers.type("cook")


def test_words_that_fit_several_moves_are_asked_back(workers: Table) -> None:
    said = after(workers.type("gather"), "gather")
    assert "Several moves fit." in said
    assert "Place a large worker on Gather Shore" in said
    assert "Place a large worker on Gather Hills" in said
    assert "Cook" not in said


def test_spanish_words_without_accents_are_understood(trabajadores: Table) -> None:
    assert "Ana colocó un trabajador grande en Cocinar." in trabajadores.type("cocinar")


def test_a_number_that_is_not_there_is_refused_with_those_that_are(workers: Table) -> None:
    assert "There is no such number here: choose from 1 to" in workers.type("99")


def test_a_move_that_is_not_legal_is_refused_with_reason_and_clause(workers: Table) -> None:
    assert "You have no small worker left to place in this turn. [SB-124]" in workers.type("place cook small")


def test_half_a_move_is_completed_by_its_form(workers: Table) -> None:
    assert "Write it like this: clean <goods>" in workers.type("clean with")


def test_nonsense_is_answered_with_what_to_do(workers: Table) -> None:
    assert "“abracadabra” is no move that you can make now, and no order." in workers.type("abracadabra")


@pytest.mark.parametrize(
    "line", ["\x1b[31m", "\x00", "💣" * 200, "-1", "1.5", "9" * 400, "{n}", "[bold]x", "why {", "'"]
)
def test_strange_input_is_answered_and_changes_nothing(workers: Table, line: str) -> None:
    workers.type(line)
    assert not workers.sitting.match.entries
    assert "\x1b" not in workers.text


def test_enter_alone_shows_the_question_again(workers: Table) -> None:
    assert workers.type("").count("Where do you place your next worker?") == 1


# why


def test_why_says_the_reason_and_quotes_the_clause(workers: Table) -> None:
    said = after(workers.type("why place cook small"), "why place cook small")
    assert "You have no small worker left" in said
    assert "SB-124: " in said


def test_why_says_of_a_legal_move_what_it_does(workers: Table) -> None:
    said = workers.type("why place furnish large")
    assert "That is legal: Place a large worker on Furnish." in said
    assert "Ana spent 2 × wool." in said
    assert not workers.sitting.match.entries


def test_why_takes_a_number(workers: Table) -> None:
    assert "That is legal: Place a large worker on Cook." in workers.type("why 2")


def test_why_alone_asks_for_a_move(workers: Table) -> None:
    assert "Why what?" in workers.type("why")


def test_why_of_nonsense_is_answered(workers: Table) -> None:
    assert "No move begins with “abracadabra”." in workers.type("why abracadabra")
    assert "There is no such number here" in workers.type("why 99")


def test_why_does_not_tell_what_is_hidden(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = Table(monkeypatch, tmp_path, "Random", "Ana")
    said = table.type("why 1")
    assert "What it brings depends on what is still hidden." in said
    assert "plays with" not in said


# undo and redo


def test_undo_takes_the_last_move_back(workers: Table) -> None:
    before = workers.sitting.state.key()
    said = workers.type("2", "undo")
    assert "Taken back: Place a large worker on Cook." in said
    assert workers.sitting.state.key() == before


def test_redo_plays_it_again(workers: Table) -> None:
    workers.type("2")
    there = workers.sitting.state.key()
    assert "Played again: Place a large worker on Cook." in workers.type("undo", "redo")
    assert workers.sitting.state.key() == there


def test_undo_turn_takes_back_everything_of_the_turn(workers: Table) -> None:
    before = workers.sitting.state.key()
    said = workers.type("place cook large", "cook barley", "undo turn")
    assert said.count("Taken back:") == 2
    assert workers.sitting.state.key() == before


def test_there_may_be_nothing_to_undo_or_redo(workers: Table) -> None:
    said = workers.type("undo", "redo")
    assert "You have no move to take back." in said
    assert "You have taken nothing back" in said


def test_orders_are_understood_in_both_languages(trabajadores: Table) -> None:
    said = trabajadores.type("2", "deshacer", "rehacer", "undo")
    assert said.count("Deshecho: Colocar un trabajador grande en Cocinar.") == 2
    assert said.count("Rehecho: ") == 1


# Looking


def test_score_shows_every_category_of_every_seat(workers: Table) -> None:
    said = after(workers.type("score"), "score")
    assert "Ana" in said
    assert "Random" in said
    assert "Food and knives" in said
    assert "Total" in said


def test_log_says_what_happened(workers: Table) -> None:
    workers.type("place shore large", "gather shell")
    assert "Ana gained 1 × shell." in after(workers.type("log"), "log")


def test_log_takes_a_number(workers: Table) -> None:
    workers.type("place cook large", "cook barley")
    said = after(workers.type("log 1"), "log 1")
    assert "Ana cooked barley." in said
    assert "placed" not in said


def test_board_shows_the_table_or_one_seat(workers: Table) -> None:
    assert "── Random " in after(workers.type("board"), "board")
    for seat in ("2", "random", "Ran"):
        said = after(workers.type(f"board {seat}"), f"board {seat}")
        assert "── Random " in said
        assert "── Ana " not in said
    assert "Nobody here is called “Zoe”. At the table: Ana, Random." in workers.type("board Zoe")


def test_rules_finds_clauses_at_the_table(workers: Table) -> None:
    assert "SB-31  When you play solo" in workers.type("rules SB-31")
    assert "SB-115" in workers.type("rules bottom effect")
    assert "No clause has the words “zzzz”." in workers.type("rules zzzz")


def test_help_lists_every_order(workers: Table) -> None:
    said = after(workers.type("help"), "help")
    for order in ("why", "undo turn", "redo", "board", "score", "log", "rules", "hint", "save", "quit"):
        assert order in said


def test_a_hint_is_a_legal_move(workers: Table) -> None:
    said = after(workers.type("hint"), "hint")
    text = said[said.index("(") + 1 : said.index(")")]
    decision = workers.sitting.next()
    assert decision is not None
    assert decision.find(text) is not None


# Saving


def test_save_says_where_the_match_is(workers: Table, tmp_path: Path) -> None:
    assert str(tmp_path / "test.match.json") in workers.type("save").replace("\n", "")


def test_save_writes_a_copy_that_is_a_record(workers: Table, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    assert "is written to" in workers.type("place cook large", f"save {copy}")
    record = json.loads(copy.read_text(encoding="utf-8"))
    assert record["format"] == "hogar-record-1"
    assert record["moves"] == ["1: place cook large"]
    assert record["seats"] == ["Ana", "Random"]


def test_save_overwrites_only_when_told_twice(workers: Table, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    copy.write_text("mine", encoding="utf-8")
    assert "exists already" in workers.type(f"save {copy}")
    assert copy.read_text(encoding="utf-8") == "mine"
    workers.type(f"save {copy}")
    assert copy.read_text(encoding="utf-8") != "mine"


def test_save_explains_what_is_in_the_way(workers: Table, tmp_path: Path) -> None:
    assert "is a folder" in workers.type(f"save {tmp_path}")
    assert "can't be written" in workers.type(f"save {tmp_path / 'nowhere' / 'copy.json'}")


def test_quit_leaves_the_table(workers: Table) -> None:
    workers.type("quit", "2")
    assert not workers.sitting.match.entries


# Going on


def test_a_person_confirms_before_a_bot_or_chance_goes_on(workers: Table) -> None:
    said = workers.type("place shore large", "gather shell", "done")
    assert "Ana, your move is made. Press Enter to go on; undo takes it back." in said
    assert all(entry.seat == 0 for entry in workers.sitting.match.entries)


def test_the_last_move_before_others_go_on_can_be_taken_back(workers: Table) -> None:
    said = workers.type("place shore large", "gather shell", "undo")
    assert "Taken back: Gather 1 shell." in said
    assert said.count("Gather 1 seaweed") == 2


def test_enter_confirms(workers: Table) -> None:
    workers.type("place shore large", "gather shell", "")
    assert any(entry.seat == 1 for entry in workers.sitting.match.entries)


def test_nothing_else_is_played_while_a_move_waits_for_its_confirmation(workers: Table) -> None:
    said = workers.type("place shore large", "gather shell", "3", "why 3", "score")
    assert "Press Enter to go on, or type undo to take your move back." in said
    assert "Total" in said
    assert len(workers.sitting.match.entries) == 2


def test_nobody_is_asked_to_confirm_what_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    last = at("turn", players=3, table={"round": 4, "turn": 3})
    table = Table(monkeypatch, tmp_path, "Random", "Random 2", "Random 3", state=last)
    table.type()
    assert table.sitting.state.over()
    assert "Press Enter" not in table.text
    assert "The game is over." in table.text
