"""How refusals of Skara Brae read where random play hardly ever comes: what is missing, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from hogar.games.skara_brae.table import Table
from hogar.messages import LANGUAGES, catalogue
from tests.skara_brae.builders import at, play, refused


def told(table: Table, text: str) -> list[str]:
    """The refusal of a text in every language."""
    message = refused(table, text).message
    return [catalogue(language, "skara_brae").text(message) for language in LANGUAGES]


def asked(table: Table) -> list[str]:
    """The question in every language."""
    decision = table.decision()
    assert decision is not None
    message = decision.asked()
    assert message is not None
    return [catalogue(language, "skara_brae").text(message) for language in LANGUAGES]


def workers(**mine: Any) -> Table:
    """Seat 1 is about to place its workers."""
    return at("workers", mine=mine)


ALL_TILES = [
    "furnish", "cook", "craft", "clean", "trade", "shore", "hills", "thickets", "fields", "innovate",
]  # fmt: skip


@pytest.mark.parametrize(
    ("mine", "text", "english", "spanish"),
    [
        (
            {"trade": 7},
            "place trade large",
            "Trade is not possible: your trade marker is on the last space already.",
            "Comerciar no es posible: tu ficha de comercio ya está en la última casilla.",
        ),
        (
            {"furnish": 6},
            "place furnish large",
            "Furnish is not possible: your furnish marker is on the last space already.",
            "Amueblar no es posible: tu ficha de menaje ya está en la última casilla.",
        ),
        (
            {"furnish": 6, "trade": 4, "special": "build", "goods": {"bone": 2}},
            "place build large",
            "Build is not possible: your furnish marker is on the last space already, "
            "and Trade would take 3 resources of one type.",
            "Construir no es posible: tu ficha de menaje ya está en la última casilla, "
            "y Comerciar costaría 3 recursos de un mismo tipo.",
        ),
        (
            {"furnish": 4, "trade": 4, "special": "build", "goods": {"bone": 2, "wool": 1}},
            "place build large",
            "Build takes 1 payment of 2 wool or 1 hide (or, for Trade, 3 resources of one type). "
            "You have 1 × wool and 0 × hide.",
            "Construir cuesta 1 gasto de 2 de lana o 1 cuero (o bien, para Comerciar, 3 recursos de un mismo tipo). "
            "Tienes 1 × lana y 0 × cuero.",
        ),
        (
            {"furnish": 1, "goods": {"wool": 3}},
            "place furnish large",
            "Furnish takes 2 payments, each 2 wool or 1 hide. You have 3 × wool and 0 × hide.",
            "Amueblar cuesta 2 gastos, cada uno de 2 de lana o 1 cuero. Tienes 3 × lana y 0 × cuero.",
        ),
        (
            {"trade": 1, "goods": {"wool": 2, "hide": 1, "midden": 5}},
            "place trade large",
            "Trade takes 3 resources of one type, midden excepted. Of no type do you have more than 2.",
            "Comerciar cuesta 3 recursos de un mismo tipo, salvo desperdicios. De ningún tipo tienes más de 2.",
        ),
        (
            {"goods": {"wool": 2}},
            "place craft large",
            "Craft needs a tile on its front whose cost you can pay: 1 stone or 1 bone, and 1 other resource.",
            "Para Manufacturar hace falta una loseta por el anverso cuyo coste puedas pagar: 1 piedra o 1 hueso, "
            "y 1 recurso más.",
        ),
        (
            {"special": "explore", "goods": {"bone": 1}},
            "place explore large",
            "Explore costs 2 units, each 1 food or 1 bone. For that you have 0 × food and 1 × bone.",
            "Explorar cuesta 2 unidades, cada una de 1 de comida o 1 hueso. Para ello tienes 0 × comida y 1 × hueso.",
        ),
        (
            {"special": "hunt_boar", "goods": {"boar": 3, "bone": 2}},
            "place hunt_boar large",
            "Hunt Boar is not possible: you hold as many boars as you may. Cook or spend one first.",
            "Cazar jabalíes no es posible: ya tienes todos los jabalíes que puedes tener. Cocina o gasta antes uno.",
        ),
        (
            {"special": "recruit", "black_workers": 3, "goods": {"bone": 2}},
            "place recruit large",
            "Recruit is not possible: all the black workers are yours already.",
            "Captar no es posible: ya tienes todos los trabajadores negros.",
        ),
        (
            {"special": "innovate", "flipped": ALL_TILES, "goods": {"bone": 2}},
            "place innovate large",
            "Innovate is not possible: all your tiles are flipped already.",
            "Innovar no es posible: todas tus losetas están ya volteadas.",
        ),
        (
            {"special": "spin_wool", "spindles": 10, "goods": {"bone": 2}},
            "place spin_wool large",
            "Spin Wool is not possible: there is no spindle card left.",
            "Hilar lana no es posible: ya no quedan cartas de huso.",
        ),
        (
            {"special": "muster", "goods": {"bone": 2}},
            "place muster large",
            "Muster needs a habitat where you have at least one settler.",
            "Para Acaparar hace falta un hábitat en el que tengas al menos un colono.",
        ),
    ],
)
def test_a_worker_that_can_not_be_placed(mine: dict[str, Any], text: str, english: str, spanish: str) -> None:
    assert told(workers(**mine), text) == [english, spanish]


def test_explore_without_cards_left() -> None:
    rest = {"village_roofs": 8, "stone_balls": 8, "utensils": 4}
    shore = ["angler"] * 8 + ["fisherman_wood", "fisherman_barley", "fisherman_stone", "fisherman_wool"]
    hills = ["trapper"] * 2 + ["shepherd"] * 6 + ["sage_shell", "sage_barley", "sage_wood", "sage_seaweed"]
    thickets = ["axeman"] * 2 + ["hunter"] * 6 + [f"woodcutter_{good}" for good in ("seaweed", "wool", "stone")]
    fields = ["watchman"] * 2 + ["herdsman"] * 6 + [f"harvester_{good}" for good in ("stone", "wool", "wood")]
    stacks = [
        [*shore, "birdkeeper", "giller", "crab_farmer"],
        [*hills, "tracker", "slinger", "mason"],
        [*thickets, "woodcutter_barley", "forester", "scout", "sawyer"],
        [*fields, "harvester_shell", "baker", "reaper", "farmhand"],
    ]
    mine = {"special": "explore", "goods": {"bone": 2}, "settlers": stacks, **rest}
    table = at("workers", players=1, mine=mine, table={"round": 4, "turn": 3})
    assert told(table, "place explore large") == [
        "Explore is not possible: there is no village card left to draw.",
        "Explorar no es posible: ya no quedan cartas de poblado que robar.",
    ]


def test_units_that_the_main_effect_needs() -> None:
    table = workers(special="build", furnish=6, trade=4, goods={"food": 4, "bone": 2})
    play(table, "place build large")
    assert told(table, "units food+food") == [
        "If you paid like this, Build would no longer be possible. Pay with other units.",
        "Si pagaras así, Construir dejaría de ser posible. Paga con otras unidades.",
    ]


def test_the_slider_on_the_far_left() -> None:
    table = workers(special="tend_land", goods={"bone": 2})
    play(table, "place tend_land large", "clear slider")
    assert told(table, "clear slider") == [
        "Your slider is on the far left already.",
        "Tu loseta deslizante ya está en el extremo izquierdo.",
    ]


def test_tokens_beside_the_board_leave_no_space_empty() -> None:
    table = workers(special="tend_land", slider=10, goods={"bone": 2, "shell": 35})
    play(table, "place tend_land large")
    assert told(table, "clear slider")[0] == (
        "To move the slider left you need 3 empty spaces in your storage. You have 0."
    )


def test_build_asks_for_the_payments_that_its_saving_leaves() -> None:
    table = workers(special="build", furnish=4, goods={"bone": 2, "wool": 4, "hide": 2})
    play(table, "place build large", "build furnish")
    assert asked(table)[0] == ("Your furnish marker advances for 1 payment of 2 wool or 1 hide. How many in hide?")


def test_a_bottom_effect_that_can_not_be_paid() -> None:
    table = workers(special="muster", goods={"bone": 2, "barley": 1}, settlers=[["angler"], [], [], ["herdsman"]])
    play(table, "place muster large")
    assert told(table, "muster fields effect") == [
        "You need 3 × barley for that. You have 1.",
        "Para eso hace falta 3 × cebada. Tienes 1.",
    ]


def test_a_tile_whose_flip_can_not_be_paid() -> None:
    table = workers(goods={"stone": 1, "wool": 1, "hide": 1})
    play(table, "place craft large")
    assert told(table, "flip cook") == [
        "Flipping Cook costs 1 × seaweed and 1 × stone, and you lack a part of it.",
        "Voltear Cocinar cuesta 1 × alga y 1 × piedra, y te falta una parte.",
    ]


def test_a_task_that_can_not_be_paid() -> None:
    table = at("workers", players=1, mine={"goods": {"fish": 1}}, table={"tasks": ["catch_craft"]})
    assert told(table, "task catch_craft 1") == [
        "For this the task takes 1 × rabbit and 1 × fish, and you lack a part of it.",
        "Para eso la tarea cuesta 1 × conejo y 1 × pescado, y te falta una parte.",
    ]


def test_the_roof_of_spin_wool_names_its_price() -> None:
    table = workers(special="spin_wool", flipped=["spin_wool"], goods={"bone": 2, "wool": 2})
    play(table, "place spin_wool large")
    assert asked(table) == [
        "Do you spend 3 wool on a roof of the supply?",
        "¿Gastas 3 de lana en una techumbre de la reserva general?",
    ]
