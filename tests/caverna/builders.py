"""Small builders for tests of Caverna: a position in a line, moves by their text, what a test wants to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.games.caverna import words as w
from hogar.games.caverna.game import CAVERNA
from hogar.games.caverna.home import CELLS
from hogar.games.caverna.table import Table
from hogar.kernel.errors import Invalid
from hogar.kernel.refusal import legal_move, why_not
from hogar.kernel.rng import Rng
from hogar.kernel.scenario import read_scenario
from hogar.kernel.seats import CHANCE
from hogar.kernel.step import Draw
from hogar.parts.grid import members

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hogar.games.caverna.board import Board

CARDS = w.ROUND_CARDS
"""The round cards in the order of the solo game, with Exploration in its place (CA-331)."""


def revealed(players: int, round: int) -> list[str]:
    """The round cards that lie there in a round."""
    if players > 2:
        return list(CARDS[:round])
    cards = [card for card in CARDS if card != "exploration"]
    return cards[: round - (round >= 9)]


def markers(players: int, round: int) -> list[str]:
    """The harvest markers turned by a round: the red ones first, but that of the round itself is green."""
    number = len([turned for turned in range(6, round + 1) if players > 2 or turned != 9]) if players > 1 else 0
    red = min(3, max(0, number - 1))
    return ["red_question"] * red + ["green_leaf"] * (number - red)


def at(
    moment: str = "turn",
    *,
    players: int = 2,
    seat: int = 1,
    mine: dict[str, Any] | None = None,
    others: dict[str, dict[str, Any]] | None = None,
    table: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    round: int = 12,
    **more: Any,
) -> Table:
    """The position at a moment (`turn`, `space`, `home`, `harvest`, `round`) of a seat in a round.

    `mine` are fields of its board, `furnished` short: `["work_room", "miner:m11"]`. A tile without a cell lies on the
    next free one of `SPARE_CELLS`; cells without other terrain become caverns. Two unarmed dwarfs are at home, nobody
    has goods, seat 1 begins, the last harvest marker is green, spaces hold what `table={"piles": ...}` names.
    """
    seats = {str(number): (others or {}).get(str(number), {}) for number in range(1, players + 1)}
    seats[str(seat)] = mine or {}
    seats = {number: board_fields(fields) for number, fields in seats.items()}
    fields = {
        "round": round,
        "revealed": revealed(players, round),
        "markers": markers(players, round),
        "piles": {},
        "start": 0,
        **(table or {}),
    }
    scenario = {
        "game": "caverna",
        "players": players,
        "options": {"start_player": 1, **(options or {})},
        "seed": 1,
        "set": {"table": fields, "seats": seats},
        "at": {"moment": moment, **({"seat": seat} if moment in {"turn", "space"} else {}), **more},
    }
    position = read_scenario(CAVERNA, scenario)
    assert isinstance(position, Table)
    position.listening = True
    return position


def board_fields(given: dict[str, Any]) -> dict[str, Any]:
    """The fields of a board with what is usual filled in."""
    fields = {"home": [0, 0], "goods": {}, **given}
    tiles = fields.pop("furnished", [])
    caverns = list(fields.get("caverns", ["m31"]))
    furnished = []
    spare = [cell for cell in SPARE_CELLS if cell not in taken(fields)]
    for item in tiles:
        tile, _, cell = item.partition(":")
        if not cell:
            cell = spare.pop(0)
        if cell not in taken(fields) and cell not in caverns:
            caverns.append(cell)
        furnished.append({"cell": cell, "tile": tile})
    return {**fields, "caverns": caverns, "furnished": furnished}


SPARE_CELLS = ("m21", "m22", "m11", "m12", "m32", "m33", "m23", "m13", "m43")
"""Where tiles without a cell of their own lie: cells of the mountain that hang together."""


def taken(fields: dict[str, Any]) -> set[str]:
    """The cells of the mountain that other terrain lies on, or that are empty caverns."""
    kinds = ("tunnels", "deep_tunnels", "ore_mines", "ruby_mines", "caverns")
    return {cell for kind in kinds for cell in fields.get(kind, [])}


def new_game(players: int, **options: Any) -> Table:
    """A game at its first decision, chance or not."""
    position = CAVERNA.start(players, CAVERNA.read_options(options, players))
    assert isinstance(position, Table)
    position.listening = True
    return position


def after_setup(players: int, seed: int = 1, **options: Any) -> Table:
    """A game at the first decision of a seat in its first round."""
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


def offered(table: Table, verb: str = "", seat: int = 1) -> list[str]:
    """The texts of everything that a seat may do now, extras too, or of the moves of one verb."""
    moves = [move for decision in table.decisions() if decision.seat == seat - 1 for move in decision.legal()]
    return [move.text for move in moves if not verb or move.verb.name == verb]


def answers(table: Table, seat: int = 1) -> list[str]:
    """The texts of the answers to what a seat is asked, without what it may do at any time."""
    return [move.text for decision in table.decisions() if decision.seat == seat - 1 for move in decision.moves()]


def refused(table: Table, text: str, seat: int = 1) -> Invalid:
    """The refusal of a text; the test fails where it is legal."""
    refusal = why_not(table, seat - 1, text)
    assert refusal is not None, f"{text!r} is legal"
    return refusal


def no(table: Table, text: str, seat: int = 1) -> tuple[str, str]:
    """Why a text is refused: the reason's name and its clause."""
    refusal = refused(table, text, seat)
    return refusal.message.id.removeprefix("refusal."), refusal.clause


def asks(table: Table) -> int:
    """The seat that is asked first, from 1."""
    decision = table.decision()
    assert decision is not None
    return decision.seat + 1


def asked(table: Table) -> str:
    """What is asked first: the id of the question, or nothing for chance."""
    decision = table.decision()
    assert decision is not None
    message = decision.asked()
    return message.id if message is not None else ""


def board(table: Table, seat: int = 1) -> Board:
    """The board of a seat."""
    return table.boards[seat - 1]


def has(table: Table, good: str, seat: int = 1) -> int:
    """How many of a good a seat has."""
    return table.boards[seat - 1].goods[w.GOODS.index(good)]


def goods(table: Table, seat: int = 1) -> dict[str, int]:
    """All goods and animals of a seat, by kind."""
    return {good: count for good, count in zip(w.GOODS, table.boards[seat - 1].goods, strict=True) if count}


def named(mask: int) -> list[str]:
    """The cells of a mask."""
    return [CELLS[cell] for cell in members(mask)]


def tiles(table: Table, seat: int = 1) -> dict[str, str]:
    """The furnishing tiles of a seat by their cells."""
    return {CELLS[its.cell]: w.TILES[its.tile] for its in table.boards[seat - 1].furnished}


def spaces(table: Table) -> list[str]:
    """The action spaces in play."""
    return [w.SPACES[space] for space in table.spaces]


def pile(table: Table, space: str) -> dict[str, int]:
    """The goods on an accumulation space."""
    lying = table.piles[w.SPACES.index(space)]
    return {good: count for good, count in zip(w.GOODS, lying, strict=True) if count}


def points(table: Table, category: str, seat: int = 1) -> int:
    """The points of a line of a seat's score sheet."""
    return table.scores()[seat - 1].to_json()[category]


def happened(table: Table) -> list[str]:
    """The names of the events so far."""
    return [event.kind.name for event in table.events]
