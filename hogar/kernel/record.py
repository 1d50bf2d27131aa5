"""Records: a match as a small readable JSON file that replays to every position.

Every move stands in it in text, chance's among them, in the canonical order of lanes; a digest of the position every
few moves; the result. Where newer rules would differ, replaying says at which move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.codec import Json, as_list, as_table, as_text
from hogar.kernel.errors import Doubtful, Invalid
from hogar.kernel.save import (
    HEADER_KEYS,
    digest,
    header,
    lane_name,
    read_format,
    read_header,
    read_position,
    write_position,
)
from hogar.kernel.seats import TRUNK
from hogar.kernel.trial import TRIALS, try_out

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hogar.kernel.game import Game
    from hogar.kernel.move import Move
    from hogar.kernel.state import State

FORMAT: Final = "hogar-record-1"
KEY_EVERY: Final = 20
MOST_MOVES: Final = 100_000
NEEDED: Final = ("moves",)
KEYS: Final = ("format", *HEADER_KEYS, "from", "seats", "moves", "keys", "result")


class Played:
    """One move of a match: the lane that it was played in and the move."""

    def __init__(self, lane: int, move: Move) -> None:
        self.lane = lane
        self.move = move

    def text(self) -> str:
        """The move as a record says it: `place cook large`, with `2:` before it in the lane of seat 2."""
        return self.move.text if self.lane == TRUNK else f"{lane_name(self.lane)}: {self.move.text}"


def canonical(first: State, moves: list[Played]) -> list[Played]:
    """The same moves in the canonical order: the lane opened first goes first, as far as its moves are there."""
    queues: dict[int, list[Played]] = {}
    for played in reversed(moves):
        queues.setdefault(played.lane, []).append(played)
    state = first.clone()
    ordered: list[Played] = []
    while len(ordered) < len(moves):
        lane = next(decision.lane for decision in state.decisions() if queues.get(decision.lane))
        played = queues[lane].pop()
        state.apply(lane, played.move)
        ordered.append(played)
    return ordered


def write_record(first: State, moves: list[Played], names: list[str]) -> Json:
    """The record of a match: where it began, who sat there, and every move so far.

    `from` holds the position that it began with, where that is not the beginning of the game.
    """
    state = first.clone()
    ordered = canonical(first, moves)
    keys = {}
    for count, played in enumerate(ordered, 1):
        state.apply(played.lane, played.move)
        if count % KEY_EVERY == 0 or count == len(ordered):
            keys[str(count)] = digest(state)
    begun = {} if digest(first) == digest(beginning(first)) else {"from": write_position(first)}
    data = {"format": FORMAT, **header(first), **begun, "seats": names, "moves": [played.text() for played in ordered]}
    return {**data, "keys": keys, "result": result(state)}


def beginning(state: State) -> State:
    """The first position of the game that this one belongs to."""
    first: State = state.game.start(state.players, state.options, state.edition)
    return first


def result(state: State) -> Json:
    """Scores and places, null while the game goes on."""
    if not state.over():
        return None
    return {"scores": [sheet.to_json() for sheet in state.scores()], "ranking": state.ranking()}


class Record:
    """A record that was read and checked for its form; `positions` replays it."""

    def __init__(self, game: Game[Any], data: Json) -> None:
        table = read_format(data, FORMAT, KEYS, NEEDED)
        self.game = game
        self.first = self.read_first(table)
        self.names = [
            as_text(name, f"seats.{place}")
            for place, name in enumerate(as_list(table.get("seats", []), "seats", self.first.players))
        ]
        self.moves = [
            as_text(text, f"moves.{place}") for place, text in enumerate(as_list(table["moves"], "moves", MOST_MOVES))
        ]
        self.keys = as_table(table.get("keys", {}), "keys")
        self.result = table.get("result")

    def read_first(self, table: dict[str, Json]) -> State:
        """The position that the match began with; figures or a position from outside are tried first."""
        if "from" in table:
            return read_position(self.game, table["from"])
        with Doubtful(self.game.id):
            first = beginning(read_header(self.game, table))
            try_out(first, TRIALS if "edition" in table else 0)
        return first

    def positions(self) -> Iterator[tuple[Played | None, State]]:
        """Every position in turn, with the move that led there; raises `Invalid` at the first move that differs.

        The position is one that goes on: clone it to keep it.
        """
        state = self.first.clone()
        yield None, state
        for count, text in enumerate(self.moves, 1):
            with Doubtful(self.game.id):
                played = self.read_move(state, text, count)
                state.apply(played.lane, played.move)
            key = self.keys.get(str(count))
            if key is not None and key != digest(state):
                raise Invalid("record.differs", {"number": count, "text": text})
            yield played, state
        if self.result is not None and self.result != result(state):
            raise Invalid("record.result")

    def read_move(self, state: State, text: str, count: int) -> Played:
        """The legal move that a line of the record says."""
        name, colon, rest = text.partition(":")
        words = (rest if colon else name).strip()
        lane = name.strip() if colon else "trunk"
        for decision in state.decisions():
            if lane_name(decision.lane) == lane:
                move = decision.find(words)
                if move is not None:
                    return Played(decision.lane, move)
        raise Invalid("record.illegal", {"number": count, "text": text})

    def replay(self) -> list[Played]:
        """All moves, checked to the end."""
        return [played for played, _ in self.positions() if played is not None]
