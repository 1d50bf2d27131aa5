"""What is told is saved, what is saved is there once: whatever breaks, comes twice, late or at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hogar.kernel.errors import Invalid
from hogar.kernel.state import State
from hogar.manifest import GAMES
from hogar.server import wire
from hogar.server.house import House
from hogar.server.live import LiveTable, Lost
from hogar.server.seats import Seat
from hogar.server.table import MOST_CHANGES, Change, Table
from tests.server.devices import settings

GAME = GAMES["skara_brae"]
ANA, BEA = "a" * 64, "b" * 64


class Rooms:
    """A server without its doors: a house, and a table with two people."""

    def __init__(self, house: House, live: LiveTable) -> None:
        self.house = house
        self.live = live

    @property
    def table(self) -> Table:
        """The table as it lies in memory."""
        return self.live.table

    def next_move(self) -> tuple[int, int, str]:
        """Somebody's next move: the seat, the version that it answers, the text."""
        decision = next(each for each in self.table.state.decisions() if each.seat >= 0)
        return decision.seat, self.table.opened[decision.lane].version, decision.moves()[0].text

    async def move(self, request: str = "") -> int:
        """Plays it."""
        seat, version, text = self.next_move()
        return await self.live.command(request, lambda: self.table.play(seat, version, text, request))

    def kept(self) -> Table:
        """The table as it lies in the database."""
        table = self.house.store.load(self.table.id, self.table.rng)
        assert table is not None
        return table


def first_position() -> State:
    """A new game for two."""
    state: State = GAME.start(2, GAME.read_options({}, 2))
    return state


def in_rooms(folder: Path, do: Callable[[Rooms], Awaitable[None]], *seats: Seat, **more: Any) -> None:
    """Does something with a house and a table."""

    async def doing() -> None:
        house = House(settings(folder, **more))
        try:
            people = list(seats) or [Seat("here", "Ana", holders=[ANA]), Seat("link", "Bea", holders=[BEA])]
            await do(Rooms(house, await house.make(first_position(), people, ANA, spectators=True)))
        finally:
            house.close()

    asyncio.run(doing())


@contextmanager
def no_disk(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The disk is full."""

    async def fails(table: Table, changes: Sequence[Change]) -> None:
        await asyncio.sleep(0.05)
        raise OSError("no space")

    with monkeypatch.context() as patch:
        patch.setattr(rooms.house.store, "keep", fails)
        yield


def test_what_can_not_be_saved_is_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(rooms: Rooms) -> None:
        before = rooms.table.version
        with no_disk(rooms, monkeypatch), pytest.raises(Lost):
            await rooms.move()
        again = await rooms.house.table(rooms.table.id)
        assert again is not rooms.live
        assert again.table.version == before == rooms.kept().version

    in_rooms(tmp_path, do)


def test_nobody_hears_of_what_was_not_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(rooms: Rooms) -> None:
        with no_disk(rooms, monkeypatch):
            moving = asyncio.ensure_future(rooms.move())
            await asyncio.sleep(0.01)
            asking = asyncio.ensure_future(rooms.live.news(BEA, 0))  # waits until the move is saved
            with pytest.raises(Lost):
                await moving
            with pytest.raises(Lost):
                await asking

    in_rooms(tmp_path, do)


def test_a_table_that_broke_half_way_is_loaded_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(rooms: Rooms) -> None:
        before, table = rooms.table.version, rooms.table
        with monkeypatch.context() as patch:
            patch.setattr(table, "carried_out", lambda request: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                await rooms.move()
        rooms.live = await rooms.house.table(table.id)
        assert (rooms.table is not table, rooms.table.version) == (True, before)
        await rooms.move()
        assert rooms.kept().version == rooms.table.version > before

    in_rooms(tmp_path, do)


def test_a_refused_move_changes_nothing(tmp_path: Path) -> None:
    async def do(rooms: Rooms) -> None:
        seat, version, _ = rooms.next_move()
        with pytest.raises(Invalid):
            await rooms.live.command("", lambda: rooms.table.play(seat, version, "dance"))
        assert not rooms.live.lost
        assert rooms.kept().version == rooms.table.version

    in_rooms(tmp_path, do)


def test_what_comes_twice_is_done_once(tmp_path: Path) -> None:
    async def do(rooms: Rooms) -> None:
        seat, version, text = rooms.next_move()
        many = [
            rooms.live.command("r" * 16, lambda: rooms.table.play(seat, version, text, "r" * 16)) for _ in range(20)
        ]
        versions = await asyncio.gather(*many)
        assert len(set(versions)) == 1
        assert rooms.kept().version == versions[0]

    in_rooms(tmp_path, do)


def test_of_several_moves_at_once_one_is_played(tmp_path: Path) -> None:
    async def do(rooms: Rooms) -> None:
        seat, version, _ = rooms.next_move()
        texts = [move.text for move in rooms.table.state.decisions()[0].moves()]
        many = [
            rooms.live.command(f"request{number:016}", lambda text=text: rooms.table.play(seat, version, text))  # type: ignore[misc]
            for number, text in enumerate(texts)
        ]
        said = await asyncio.gather(*many, return_exceptions=True)
        refused = [each for each in said if isinstance(each, Invalid)]
        assert len(refused) == len(texts) - 1
        assert len([line for line in rooms.kept().lines if line.seat == seat]) == 1

    in_rooms(tmp_path, do)


def test_two_who_take_a_seat_at_once_both_have_it(tmp_path: Path) -> None:
    async def do(rooms: Rooms) -> None:
        secret = rooms.house.secret(rooms.table, 1)
        devices = ["c" * 64, "d" * 64]
        await asyncio.gather(*[rooms.house.join(secret, "", device) for device in devices])
        assert rooms.table.seats[1].holders == [BEA, *devices] == rooms.kept().seats[1].holders

    in_rooms(tmp_path, do)


def test_a_table_that_is_changed_for_ever_can_only_be_looked_at(tmp_path: Path) -> None:
    async def do(rooms: Rooms) -> None:
        rooms.table.version = MOST_CHANGES
        commands: list[Callable[[], list[Change]]] = [
            lambda: rooms.table.play(0, MOST_CHANGES, "done"),
            lambda: rooms.table.confirm(0, MOST_CHANGES),
            lambda: rooms.table.undo(0, MOST_CHANGES, False),
            lambda: rooms.table.redo(0, MOST_CHANGES, False),
            lambda: rooms.table.reseat(0, Seat("here", "Eva")),
        ]
        for command in commands:
            with pytest.raises(Invalid, match=r"server\.too_long"):
                command()
        assert rooms.table.thinkers() == {}
        assert (await rooms.live.news(ANA, 0)).version == MOST_CHANGES

    in_rooms(tmp_path, do)


def test_tables_that_nobody_uses_make_room(tmp_path: Path) -> None:
    async def do(rooms: Rooms) -> None:
        rooms.live.arrive(ANA)
        for _ in range(6):
            await rooms.house.make(first_position(), [Seat("here", "Ana"), Seat("here", "Bea")], ANA, spectators=True)
        assert len(rooms.house.tables) <= 4
        assert rooms.house.tables[rooms.table.id] is rooms.live
        rooms.live.leave(ANA)
        rooms.house.unload_idle(float("inf"))
        assert rooms.house.tables == {}
        with pytest.raises(Lost):
            await rooms.move()
        rooms.live = await rooms.house.table(rooms.table.id)
        await rooms.move()

    in_rooms(tmp_path, do, most_loaded=3)


# Bots.


async def until_bots_rest(live: LiveTable) -> None:
    """Waits until no bot thinks any more."""
    while live.tasks:
        await asyncio.wait(live.tasks)


PERSON, MACHINE = Seat("here", "Ana", holders=[ANA]), Seat("bot", "Greedy", "greedy")


def moves_of(table: Table, seat: int) -> int:
    """How many moves a seat has made."""
    return len([line for line in table.lines if line.seat == seat])


@pytest.mark.parametrize("says", ["dance", RuntimeError("a bug"), TimeoutError()])
def test_a_bot_that_fails_plays_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str | Exception
) -> None:
    async def do(rooms: Rooms) -> None:
        async def fails(*_: Any) -> str:
            if isinstance(says, Exception):
                raise says
            return says

        monkeypatch.setattr(rooms.house.thinkers.workers, "run", fails)
        seat = 1 - moves_seat(rooms)
        await rooms.house.reseat(rooms.live, seat, wire.Reseat("bot", bot="greedy"), ANA)
        for _ in range(200):
            await until_bots_rest(rooms.live)
            if moves_of(rooms.table, seat):
                break
            for waits in rooms.table.to_confirm():
                rooms.table.confirm(waits, rooms.table.version)
            if any(each.seat == 1 - seat for each in rooms.table.state.decisions()):
                await rooms.move()
        assert moves_of(rooms.table, seat) >= 1

    in_rooms(tmp_path, do)


def moves_seat(rooms: Rooms) -> int:
    """The seat that is asked now."""
    return rooms.next_move()[0]


def test_a_bot_whose_seat_was_taken_does_not_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(rooms: Rooms) -> None:
        thinking, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(state: State, seat: int, bot: str) -> str:
            thinking.set()
            await go_on.wait()
            return rooms.next_move()[2]

        monkeypatch.setattr(rooms.house.thinkers, "think", slowly)
        seat = moves_seat(rooms)
        await rooms.house.reseat(rooms.live, seat, wire.Reseat("bot", bot="greedy"), ANA)
        await thinking.wait()
        await rooms.house.reseat(rooms.live, seat, wire.Reseat("here", "Ana"), ANA)
        version = rooms.table.version
        go_on.set()
        await until_bots_rest(rooms.live)
        assert rooms.table.version == version
        assert rooms.live.thinking == {}

    in_rooms(tmp_path, do)


def test_a_thinking_bot_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(rooms: Rooms) -> None:
        async def for_ever(state: State, seat: int, bot: str) -> str:
            await asyncio.sleep(3600)
            return ""

        monkeypatch.setattr(rooms.house.thinkers, "think", for_ever)
        seat = moves_seat(rooms)
        await rooms.house.reseat(rooms.live, seat, wire.Reseat("bot", bot="greedy"), ANA)
        other = await rooms.house.make(first_position(), [PERSON, MACHINE], ANA, spectators=True)
        news = json.loads(rooms.live.news_now(ANA, 0))
        assert news["thinking"] == [seat + 1]
        await asyncio.wait_for(Rooms(rooms.house, other).move(), 5)
        await rooms.house.reseat(rooms.live, seat, wire.Reseat("here", "Ana"), ANA)
        await asyncio.wait_for(rooms.move(), 5)

    in_rooms(tmp_path, do)


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    async def do(rooms: Rooms) -> None:
        thinkers, state = rooms.house.thinkers, rooms.table.state
        assert await thinkers.think(state, moves_seat(rooms), "greedy")
        assert thinkers.workers.pool is not None
        for process in list(thinkers.workers.pool._processes.values()):
            process.kill()
        assert await thinkers.think(state, moves_seat(rooms), "greedy")

    in_rooms(tmp_path, do)
