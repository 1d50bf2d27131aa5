"""Small builders for tests of Skara Brae: a position in a line, moves by their text, what a test wants to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.board import Board
from hogar.games.skara_brae.data import SETTLERS
from hogar.games.skara_brae.game import SKARA_BRAE
from hogar.games.skara_brae.table import Table
from hogar.kernel.errors import Invalid
from hogar.kernel.refusal import legal_move, why_not
from hogar.kernel.rng import Rng
from hogar.kernel.scenario import read_scenario
from hogar.kernel.seats import CHANCE
from hogar.kernel.step import Draw

if TYPE_CHECKING:
    from collections.abc import Iterator

NO_SETTLERS = {"groups": [["roof"] * 4, ["stone_ball"] * 4, ["utensils"] * 4]}
"""What a scenario sets so that no settler lies in the groups of the round."""


def at(
    moment: str,
    *,
    players: int = 2,
    seat: int = 1,
    mine: dict[str, Any] | None = None,
    others: dict[str, dict[str, Any]] | None = None,
    table: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """The position at a moment (`workers`, `card`, `turn`, `round_end`) of seat 1; `mine` are fields of its board.

    The slider makes room for the goods named, and the round fits the small workers, unless they are named themselves.
    """
    round_of_workers = {"round": 1 + (mine or {}).get("small_workers", 0)}
    scenario = {
        "game": "skara_brae",
        "players": players,
        "options": options or {},
        "seed": 1,
        "set": {
            "table": {**round_of_workers, **(table or {})},
            "seats": {str(seat): roomy(mine or {}), **(others or {})},
        },
        "at": {"moment": moment, "seat": seat, **more},
    }
    position = read_scenario(SKARA_BRAE, scenario)
    assert isinstance(position, Table)
    position.listening = True
    return position


def roomy(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a board with the slider where its goods fit."""
    tokens = sum(fields.get("goods", {}).values())
    return {"slider": min(10, max(1, -(-tokens // 3))), **fields} if "goods" in fields else fields


def villagers(shore: int = 0, hills: int = 0, thickets: int = 0, fields: int = 0) -> list[list[str]]:
    """So many settlers in each habitat, for the field `settlers` of a board."""
    counts = {"angler": shore, "shepherd": hills, "hunter": thickets, "herdsman": fields}
    return [[card] * count for card, count in counts.items()]


def piles(draw: dict[str, int], discard: dict[str, int] | None = None) -> dict[str, Any]:
    """What `at` needs so that just these cards lie in the draw pile and in the discard pile; seat 2 has the others."""
    rest = dict(zip(w.CARDS, new_game(2).figures.cards, strict=True))
    for card in [card for group in NO_SETTLERS["groups"] for card in group]:
        rest[card] -= 1
    for pile in (draw, discard or {}):
        for card, count in pile.items():
            rest[card] -= count
    assert min(rest.values()) >= 0, rest
    cards = {"village_roofs": rest["roof"], "stone_balls": rest["stone_ball"], "utensils": rest["utensils"]}
    stacks: list[list[str]] = [[], [], [], []]
    for place in range(w.FIRST_SETTLER, w.CARD_KINDS):
        stacks[SETTLERS[place].habitat] += [w.CARDS[place]] * rest[w.CARDS[place]]
    return {"table": {**NO_SETTLERS, "discard": discard or {}}, "others": {"2": {**cards, "settlers": stacks}}}


def new_game(players: int, **options: Any) -> Table:
    """A game at its first decision, chance or not."""
    position = SKARA_BRAE.start(players, SKARA_BRAE.read_options(options, players))
    assert isinstance(position, Table)
    position.listening = True
    return position


def after_setup(players: int, seed: int = 1, **options: Any) -> Table:
    """A game after setup, dealing and choice of tiles: at the first decision of its first round."""
    position = new_game(players, **options)
    rng = Rng(seed)
    while not position.set_up():
        step_on(position, rng)
    return position


def step_on(table: Table, rng: Rng) -> str:
    """Plays one random decision, of chance or of a seat, and says which move it was."""
    decision = table.decision()
    assert decision is not None
    if isinstance(decision.step, Draw):
        move = decision.step.outcome(rng.weighted(decision.weights()))
    else:
        moves = decision.moves()
        move = moves[rng.below(len(moves))]
    table.apply(decision.lane, move)
    return move.text


def walk(table: Table, seed: int = 1) -> Iterator[str]:
    """Plays a game on at random to its end; yields each move once it is played."""
    rng = Rng(seed)
    while not table.over():
        yield step_on(table, rng)


def until(table: Table, verb: str, seed: int = 1) -> Table:
    """Plays on at random until somebody, or chance, is offered a move of that verb."""
    rng = Rng(seed)
    while not any(move.verb.name == verb for decision in table.decisions() for move in decision.moves()):
        step_on(table, rng)
    return table


def outcomes(table: Table) -> dict[str, int]:
    """What chance may do now: the weight of every outcome that can happen."""
    decision = next(open_one for open_one in table.decisions() if open_one.seat == CHANCE)
    weights = [weight for weight in decision.weights() if weight]
    return {move.text: weight for move, weight in zip(decision.moves(), weights, strict=True)}


def play(table: Table, *texts: str, seat: int = 1) -> Table:
    """Plays moves of a seat by their texts; each must be legal."""
    for text in texts:
        decision, move = legal_move(table, seat - 1, text)
        table.apply(decision.lane, move)
    return table


def chance(table: Table, *texts: str) -> Table:
    """Lets chance decide as the test says."""
    for text in texts:
        decision = next(open_one for open_one in table.decisions() if open_one.seat == CHANCE)
        move = decision.find(text)
        assert move is not None, [move.text for move in decision.moves()]
        table.apply(decision.lane, move)
    return table


def offered(table: Table, seat: int = 1) -> list[str]:
    """The texts of everything that a seat may do now, extras too; empty where it is not asked."""
    return [move.text for decision in table.decisions() if decision.seat == seat - 1 for move in decision.legal()]


def refused(table: Table, text: str, seat: int = 1) -> Invalid:
    """The refusal of a text; the test fails where it is legal."""
    refusal = why_not(table, seat - 1, text)
    assert refusal is not None, f"{text!r} is legal"
    return refusal


def board(table: Table, seat: int = 1) -> Board:
    """The board of a seat."""
    return table.boards[seat - 1]


def has(table: Table, good: str, seat: int = 1) -> int:
    """How many tokens of a type a seat has."""
    return table.boards[seat - 1].goods[w.GOODS.index(good)]


def goods(table: Table, seat: int = 1) -> dict[str, int]:
    """All tokens of a seat, by type."""
    return {good: count for good, count in zip(w.GOODS, table.boards[seat - 1].goods, strict=True) if count}


def usable(table: Table, size: str = "large", seat: int = 1) -> list[str]:
    """The tiles on which a seat may place a worker of that size now, in the order of the layout."""
    words = [text.split() for text in offered(table, seat) if text.startswith("place ")]
    return [tile for _, tile, worker in words if worker == size]


def points(table: Table, category: str, seat: int = 1) -> int:
    """The points of a line of a seat's score sheet."""
    return table.scores()[seat - 1].to_json()[category]


def happened(table: Table) -> list[str]:
    """The names of the events so far."""
    return [event.kind.name for event in table.events]


def happenings(table: Table, name: str) -> list[dict[str, object]]:
    """The events of one name so far, with their values as words."""
    return [event.to_json() for event in table.events if event.kind.name == name]
