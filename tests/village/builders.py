"""Small builders for tests of La Villa: a position in a line, moves by their text, what a test wants to see."""

from __future__ import annotations

from typing import Any

from hogar.games.village import words as w
from hogar.games.village.board import Board
from hogar.games.village.game import VILLAGE
from hogar.games.village.table import Table
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Edition
from hogar.kernel.refusal import legal_move, why_not
from hogar.kernel.rng import Rng
from hogar.kernel.scenario import read_scenario
from hogar.kernel.seats import CHANCE
from hogar.kernel.step import Draw

Fields = dict[str, Any]


def at(
    moment: str,
    *,
    players: int = 2,
    seat: int = 1,
    mine: Fields | None = None,
    others: dict[str, Fields] | None = None,
    table: Fields | None = None,
    options: Fields | None = None,
    edition: Edition | None = None,
    **more: Any,
) -> Table:
    """The position at a moment of seat 1, who is start player as well; `mine` are fields of its board."""
    scenario = {
        "game": "village",
        "players": players,
        "options": {"start_player": 1, **(options or {})},
        "seed": 1,
        "set": {"table": table or {}, "seats": {str(seat): mine or {}, **(others or {})}},
        "at": {"moment": moment, **({"seat": seat} if moment in ("turn", "action", "well") else {}), **more},
    }
    if edition is not None:
        scenario["edition"] = edition.to_json()
    position = read_scenario(VILLAGE, scenario, trials=0)
    assert isinstance(position, Table)
    position.listening = True
    return position


def action(area: str, **more: Any) -> Table:
    """Seat 1 has taken a cube and is about to carry out the action of an area."""
    return at("action", area=area, **more)


def well(**more: Any) -> Table:
    """Seat 1 has paid for the well and is about to choose an area."""
    return at("well", **more)


def market(stalls: list[str | None], queue: list[str] | None = None, **more: Any) -> Table:
    """A market day that seat 1 has provoked, with these customers; empty stalls are filled up with None."""
    players = more.get("players", 2)
    stalls = stalls + [None] * (players + 1 - len(stalls))
    table = {"stalls": stalls, "queue": queue or [], **more.pop("table", {})}
    return action("market", table=table, **more)


def new_game(players: int, edition: Edition | None = None, **options: Any) -> Table:
    """A game at its first decision, chance or not."""
    position = VILLAGE.start(players, VILLAGE.read_options(options, players), edition)
    assert isinstance(position, Table)
    return position


def after_setup(players: int, seed: int = 1, **options: Any) -> Table:
    """A game at the first turn of its first round."""
    position = new_game(players, **options)
    rng = Rng(seed)
    while not position.set_up():
        step_on(position, rng)
    return position


def step_on(table: Table, rng: Rng) -> None:
    """Plays one random decision, of chance or of a seat."""
    decision = table.decision()
    assert decision is not None
    if isinstance(decision.step, Draw):
        table.apply(decision.lane, decision.step.outcome(rng.weighted(decision.weights())))
    else:
        moves = decision.moves()
        table.apply(decision.lane, moves[rng.below(len(moves))])


def play(table: Table, *texts: str, seat: int = 1) -> Table:
    """Plays moves of a seat by their texts; each must be legal."""
    for text in texts:
        decision, move = legal_move(table, seat - 1, text)
        table.apply(decision.lane, move)
    return table


def chance(table: Table, *texts: str) -> Table:
    """Lets chance decide as the test says."""
    for text in texts:
        decision = table.decision()
        assert decision is not None
        assert decision.seat == CHANCE
        move = decision.find(text)
        assert move is not None, [move.text for move in decision.moves()]
        table.apply(decision.lane, move)
    return table


def draws(table: Table, seed: int = 1) -> Table:
    """Lets chance decide anything until a seat is asked."""
    rng = Rng(seed)
    while (decision := table.decision()) is not None and decision.seat == CHANCE:
        step_on(table, rng)
    return table


def offered(table: Table, seat: int = 1) -> list[str]:
    """The texts of everything that a seat may do now; empty where it is not asked."""
    return [move.text for decision in table.decisions() if decision.seat == seat - 1 for move in decision.legal()]


def odds(table: Table) -> dict[str, int]:
    """The outcomes of the draw that is due, with their weights."""
    decision = table.decision()
    assert decision is not None
    step = decision.step
    assert isinstance(step, Draw)
    return {step.outcome(index).text: weight for index, weight in enumerate(step.weights(table)) if weight}


def asked(table: Table) -> tuple[int, str]:
    """The seat that is asked, 0 for chance, and the clause that asks it."""
    decision = table.decision()
    assert decision is not None
    return max(0, decision.seat + 1), decision.clause()


def refused(table: Table, text: str, seat: int = 1) -> Invalid:
    """The refusal of a text; the test fails where it is legal."""
    refusal = why_not(table, seat - 1, text)
    assert refusal is not None, f"{text!r} is legal"
    return refusal


def reason(table: Table, text: str, seat: int = 1) -> str:
    """The name of the reason why a text is refused."""
    return refused(table, text, seat).message.id.removeprefix("refusal.")


def board(table: Table, seat: int = 1) -> Board:
    """The board of a seat."""
    return table.boards[seat - 1]


def has(table: Table, thing: str, seat: int = 1) -> int:
    """How many of a thing a seat has."""
    return table.boards[seat - 1].things[w.THINGS.index(thing)]


def holds(table: Table, seat: int = 1) -> dict[str, int]:
    """Everything on the farm of a seat but its members."""
    return {thing: count for thing, count in zip(w.THINGS, table.boards[seat - 1].things, strict=True) if count}


def where(table: Table, seat: int = 1) -> dict[str, int]:
    """The members of a seat by place and generation, the reserve left out: `{"farm:1": 4}`."""
    members = table.boards[seat - 1].members
    return {word: count for word, count in zip(w.MEMBERS, members, strict=True) if count}


def in_place(table: Table, place: str, seat: int = 1) -> int:
    """The members of a seat in a place."""
    return table.boards[seat - 1].count(w.PLACES.index(place))


def cubes(table: Table, area: str) -> list[int]:
    """The cubes on an area: brown, pink, orange, green, plague."""
    first = w.AREAS.index(area) * w.CUBE_KINDS
    return table.areas[first : first + w.CUBE_KINDS]


def cities(table: Table, seat: int = 1) -> list[str]:
    """The cities with a marker of a seat."""
    return [city for place, city in enumerate(w.CITIES) if table.boards[seat - 1].markers >> place & 1]


def served(table: Table, seat: int = 1) -> list[str]:
    """The customers that a seat has served."""
    return [tile for place, tile in enumerate(w.CUSTOMERS) if table.boards[seat - 1].served >> place & 1]


def stalls(table: Table) -> list[str]:
    """The customers at the stalls, `-` where there is none."""
    return ["-" if tile < 0 else w.CUSTOMERS[tile] for tile in table.stalls]


def queue(table: Table) -> list[str]:
    """The customers in the queue."""
    return [w.CUSTOMERS[tile] for tile in table.queue]


def points(table: Table, category: str, seat: int = 1) -> int:
    """The points of a line of a seat's score sheet."""
    return table.scores()[seat - 1].to_json()[category]


def happened(table: Table) -> list[str]:
    """The names of the events so far."""
    return [event.kind.name for event in table.events]
