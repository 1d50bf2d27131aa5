"""The file with which the owner of a box corrects the figures of a game."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.editions import read_edition, write_edition
from hogar.games.village.data import VillageEdition
from hogar.games.village.game import VILLAGE
from hogar.kernel.errors import Invalid
from hogar.kernel.playout import play_out
from hogar.kernel.rng import Rng
from hogar.kernel.save import read_position, write_position
from hogar.manifest import GAMES
from hogar.messages import LANGUAGES, catalogue

each_language = pytest.mark.parametrize("language", LANGUAGES)


def refused(text: str) -> Invalid:
    """The refusal of a file."""
    with pytest.raises(Invalid) as refusal:
        read_edition(VILLAGE, text)
    return refusal.value


def said(refusal: Invalid) -> str:
    """The refusal in English."""
    return catalogue("en", "village").text(refusal.message)


def figures(text: str) -> VillageEdition:
    """The figures of a file."""
    edition = read_edition(VILLAGE, text)
    assert isinstance(edition, VillageEdition)
    return edition


@each_language
@pytest.mark.parametrize("game_id", list(GAMES))
def test_what_is_written_is_read_back(game_id: str, language: str) -> None:
    game = GAMES[game_id]
    assert read_edition(game, write_edition(game, language)).to_json() == game.edition().to_json()


def test_every_figure_of_village_is_explained() -> None:
    sources = VILLAGE.sources()
    assert [field for field in VILLAGE.edition().FIELDS if field not in sources] == []


def test_every_source_is_one_of_a_figure() -> None:
    fields = VILLAGE.edition().to_json()
    for place in VILLAGE.sources():
        parts = place.split(".")
        thing: Any = fields[parts[0]]
        for part in parts[1:]:
            thing = thing[int(part) - 1] if part.isdigit() else (thing[0] if isinstance(thing, list) else thing)[part]
        assert thing is not None


@each_language
def test_every_mark_has_words(language: str) -> None:
    words = catalogue(language, "village")
    for source in VILLAGE.sources().values():
        assert all(words.text(message) for message in (source.about, source.origin, source.confidence))


def test_a_figure_stands_under_what_it_is_and_how_sure_it_is() -> None:
    lines = write_edition(VILLAGE).splitlines()
    place = lines.index("time_spaces = 10")
    assert lines[place - 2 : place] == [
        "# Spaces of the time track, the cloud among them.",
        "# Source: a public text. Confidence: medium.",
    ]


def test_a_known_customer_is_told_from_a_rebuilt_one() -> None:
    lines = write_edition(VILLAGE).splitlines()
    ninth = lines.index("[[customers]]  # 9")
    assert lines[ninth + 1] == "wants = { horse = 1, plow = 1 }  # Source: the rulebook. Confidence: high."
    tenth = lines.index("[[customers]]  # 10")
    assert lines[tenth + 1] == "wants = { plow = 1, ox = 1 }  # Source: reconstructed. Confidence: low."


def test_what_a_file_leaves_out_is_as_printed() -> None:
    edition = figures("time_spaces = 12")
    assert (edition.time_spaces, edition.grain_limit, len(edition.customers)) == (12, 5, 24)
    assert figures("").to_json() == VillageEdition().to_json()


def test_a_corrected_figure_is_played_with() -> None:
    edition = figures("council_time = [1, 2, 3, 3]\nstart_coins = 2")
    table = VILLAGE.start(2, edition=edition)
    assert table.boards[0].things[10] == 2
    play_out(table, Rng(7))
    saved = write_position(table)
    assert saved["edition"]["council_time"] == [1, 2, 3, 3]
    assert read_position(VILLAGE, saved).edition.to_json() == edition.to_json()


def test_corrected_roads_lead_elsewhere() -> None:
    text = write_edition(VILLAGE).replace(
        'from_station = "city_5"\nto_station = "city_6"', 'from_station = "city_4"\nto_station = "city_5"'
    )
    journeys = figures(text).journeys
    assert sorted(journey.city for journey in journeys[4]) == [1, 2, 4, 5]


def test_the_printed_figures_stay_as_they_are() -> None:
    figures("time_spaces = 12")
    assert VillageEdition().time_spaces == 10


def test_a_file_of_another_game_is_refused() -> None:
    assert refused('game = "skara_brae"').message.id == "invalid.game"


def test_what_is_no_toml_is_refused_with_its_line() -> None:
    assert "line 2" in said(refused("time_spaces = 10\ngrain limit = 5"))


def test_an_unknown_figure_is_refused_with_its_line() -> None:
    text = said(refused("time_spaces = 10\n\ntime_space = 12"))
    assert text.startswith("Line 3: time_space: there is nothing called “time_space” here.")


def test_a_figure_that_is_no_number_is_refused_with_its_line() -> None:
    assert said(refused('# mine\ngrain_limit = "five"')) == (
        "Line 2: grain_limit: this must be a whole number from 0 to 99."
    )


def test_a_wrong_figure_in_a_list_is_refused_with_its_number_and_line() -> None:
    text = write_edition(VILLAGE)
    wrong = text.replace("wants = { plow = 1, ox = 1 }", "wants = { plough = 1, ox = 1 }")
    line = wrong.splitlines().index("[[customers]]  # 10") + 2
    assert said(refused(wrong)).startswith(f"Line {line}: customers.10.wants: “plough” is not possible here.")


def test_a_missing_part_of_a_thing_is_refused_with_the_line_of_the_thing() -> None:
    text = write_edition(VILLAGE)
    wrong = text.replace('from_station = "city_5"\n', "")
    line = wrong.splitlines().index("[[roads]]  # 9") + 1
    assert said(refused(wrong)) == f"Line {line}: roads.9: “from_station” is missing."


def test_a_list_of_another_length_is_refused() -> None:
    assert "must have a length of exactly 4" in said(refused("council_time = [1, 2, 2]"))


TOTALS: list[tuple[str, str, str]] = [
    ("generations = [4, 3, 2, 1]", "VI-2", "The generations have 10 members together. A colour has 11 (members)."),
    ("generations_on_farm = [4, 0, 0, 3]", "VI-14", "3 members of a generation begin on the farm"),
    ("mass_pieces = 5", "VI-151", "A mass draws 5 pieces"),
    ("market_spaces = 9", "VI-17", "10 spaces together, and the market has 9"),
    ("market_spaces = 11", "VI-18", "must fill the market"),
    ("cubes_of_a_colour = 5", "VI-3", "With 4 players the bag gets 6 cubes of a colour"),
    ("grain_limit = 3", "VI-5", "A customer wants 4 grain, and a farm holds 3"),
]


@pytest.mark.parametrize(("text", "clause", "words"), TOTALS)
def test_totals_that_do_not_fit_are_refused(text: str, clause: str, words: str) -> None:
    refusal = refused(text)
    assert refusal.clause == clause
    assert words in said(refusal)


CHANGES: list[tuple[str, str, str]] = [
    ("cubes_on_board = 21", "cubes_on_board = 22", "With 3 players the areas get 21 cubes together"),
    ("{ brown = 4, pink = 4, orange = 4, green = 4 }", "{ brown = 2, pink = 2, orange = 2, green = 2 }", "14 cubes in"),
    ("graves = 3 ", "graves = 5 ", "With 3 players there are 4 spaces"),
    ("stalls = 3 ", "stalls = 5 ", "With 3 players there are 4 stalls, and with one player less 5."),
    ("graves = 3 ", "graves = 1 ", "12 spaces of the chronicle and the graveyard are blocked"),
    ('to_station = "city_2"\ncubes = { orange = 2 }', 'to_station = "city_1"\ncubes = {}', "Road 3 of 9 joins no two"),
    ('to_station = "city_2"\ncubes = { orange', 'to_station = "village"\ncubes = { orange', "Road 3 of 9"),
    ("cubes = { brown = 2 }", "cubes = { brown = 9, pink = 1 }", "A price has 10 cubes"),
    ("wants = { horse = 1, plow = 1 }", "wants = {}", "Customer 9 of 24 wants nothing."),
    ('from_station = "city_3"\nto_station = "city_5"', 'from_station = "city_5"\nto_station = "city_6"', "Road 9 of 9"),
]


@pytest.mark.parametrize(("before", "after", "words"), CHANGES)
def test_figures_that_contradict_each_other_are_refused(before: str, after: str, words: str) -> None:
    text = write_edition(VILLAGE)
    assert before in text
    assert words in said(refused(text.replace(before, after, 1)))


def test_a_city_that_nobody_can_reach_is_refused() -> None:
    text = write_edition(VILLAGE)
    head, roads = text.split("[[roads]]  # 1", 1)
    assert "6 cities can be reached" in said(refused(f"{head}[[roads]]{roads.split('[[roads]]  # 8')[0]}"))


@each_language
@pytest.mark.parametrize(("text", "clause", "words"), TOTALS)
def test_refusals_are_said_in_every_language(text: str, clause: str, words: str, language: str) -> None:
    assert catalogue(language, "village").text(refused(text).message)
