"""Small builders for tests of Agricola: a position in a line, moves by their text, what a test wants to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS
from hogar.games.agricola.game import AGRICOLA
from hogar.games.agricola.table import Table
from hogar.kernel.errors import Invalid
from hogar.kernel.refusal import legal_move, why_not
from hogar.kernel.rng import Rng
from hogar.kernel.scenario import read_scenario
from hogar.kernel.seats import CHANCE
from hogar.kernel.step import Draw
from hogar.parts.grid import members

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hogar.games.agricola.board import Board

STAGES = (
    ("major_improvement_space", "fencing", "grain_utilization", "sheep_market"),
    ("basic_wish_for_children", "house_redevelopment", "western_quarry"),
    ("vegetable_seeds", "pig_market"),
    ("cattle_market", "eastern_quarry"),
    ("urgent_wish_for_children", "cultivation"),
    ("farm_redevelopment",),
)
"""The round cards by stage (AG-83 to AG-88)."""
ALL_CARDS = [card for stage in STAGES for card in stage]


def at(
    moment: str = "turn",
    *,
    players: int = 2,
    seat: int = 1,
    mine: dict[str, Any] | None = None,
    others: dict[str, dict[str, Any]] | None = None,
    table: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    round: int = 14,
    **more: Any,
) -> Table:
    """The position at a moment (`turn`, `space`, `home`, `harvest`, `round`, `end`) of a seat in a round.

    `mine` are fields of its board; the family is at home, seat 1 begins, and accumulation spaces hold what is named.
    """
    seats = {str(number): (others or {}).get(str(number), {}) for number in range(1, players + 1)}
    seats[str(seat)] = mine or {}
    seats = {number: {"home": 2, "goods": {}, **fields} for number, fields in seats.items()}
    fields = {"round": round, "turned": ALL_CARDS[:round], "piles": {}, "start": 0, **(table or {})}
    scenario = {
        "game": "agricola",
        "players": players,
        "options": options or {},
        "seed": 1,
        "set": {"table": fields, "seats": seats},
        "at": {"moment": moment, **({"seat": seat} if moment in {"turn", "space"} else {}), **more},
    }
    position = read_scenario(AGRICOLA, scenario)
    assert isinstance(position, Table)
    position.listening = True
    return position


def turns(table: Table, *texts: str) -> Table:
    """Plays moves of whoever is asked."""
    for text in texts:
        play(table, text, seat=asks(table))
    return table


def answers(table: Table) -> list[str]:
    """The answers to the question that is open first, without what may be done at any time."""
    decision = table.decision()
    return [move.text for move in decision.moves()] if decision is not None else []


def with_card(*ids: str, hand: tuple[str, ...] = (), mine: dict[str, Any] | None = None, **more: Any) -> Table:
    """The position of `at` with these cards before the seat, played in this order, and those in its hand.

    Nobody else has a hand unless `others` says so. A round in which every space lies open, unless `round` is given.
    """
    fields = {**in_hand(*hand), "played": [id.lower() for id in ids], **(mine or {})}
    players = more.get("players", 2)
    given = more.pop("others", {})
    others = {str(seat): {**in_hand(), **given.get(str(seat), {})} for seat in range(1, players + 1)}
    options = {"variant": "cards", **more.pop("options", {})}
    return at(mine=fields, others=others, options=options, **more)


def in_hand(*ids: str) -> dict[str, list[str]]:
    """The fields of a board that holds just these cards in hand."""
    cards = {kind: [id.lower() for id in ids if w.HANDS[w.kind_of(number(id))] == kind] for kind in w.HANDS}
    return {f"hand_{kind}": found for kind, found in cards.items()}


def number(id: str) -> int:
    """The number of a card."""
    return w.CARDS.index(id.lower())


def played(table: Table, seat: int = 1) -> list[str]:
    """The cards before a seat, in the order of playing."""
    return [w.CARDS[card].upper() for card in table.boards[seat - 1].played]


def hand(table: Table, seat: int = 1) -> list[str]:
    """The cards in the hand of a seat."""
    own = table.boards[seat - 1]
    return [w.CARDS[card].upper() for card in own.hand_occupations + own.hand_minors]


def lying(table: Table, id: str, seat: int = 1) -> dict[str, int]:
    """The goods on a card."""
    stock = table.boards[seat - 1].stock_of(number(id))
    return {good: count for good, count in zip(w.GOODS, stock, strict=True) if count}


def promised(table: Table, seat: int = 1) -> dict[int, dict[str, int]]:
    """The goods that lie on round spaces for a seat, by round."""
    found: dict[int, dict[str, int]] = {}
    for portion in table.boards[seat - 1].promises:
        if portion.good >= 0:
            day = found.setdefault(portion.round, {})
            day[w.GOODS[portion.good]] = day.get(w.GOODS[portion.good], 0) + portion.amount
    return found


def new_game(players: int, **options: Any) -> Table:
    """A game at its first decision, chance or not."""
    position = AGRICOLA.start(players, AGRICOLA.read_options(options, players))
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


def cells(table: Table, verb: str, seat: int = 1) -> list[str]:
    """The cells on which a seat may use a verb now."""
    return [text.split()[-1] for text in offered(table, verb, seat)]


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


def spaces(table: Table) -> list[str]:
    """The action spaces in play."""
    return [w.SPACES[space] for space in table.spaces]


def pile(table: Table, space: str) -> int:
    """The goods on an accumulation space."""
    return table.piles[w.SPACES.index(space)]


def points(table: Table, category: str, seat: int = 1) -> int:
    """The points of a line of a seat's score sheet."""
    return table.scores()[seat - 1].to_json()[category]


def happened(table: Table) -> list[str]:
    """The names of the events so far."""
    return [event.kind.name for event in table.events]
