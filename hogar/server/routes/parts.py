"""What the addresses and queries of several endpoints have in common, and who may ask what of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct

from hogar.kernel.errors import Invalid
from hogar.manifest import game_named
from hogar.server import wire

if TYPE_CHECKING:
    from hogar.kernel.game import Game
    from hogar.server.http import Call
    from hogar.server.live import LiveTable


class AtTable(Struct, frozen=True):
    """An address below a table."""

    table: wire.TableId


class AtSeat(Struct, frozen=True):
    """An address below a seat of a table."""

    table: wire.TableId
    seat: wire.SeatNumber


class OfGame(Struct, frozen=True):
    """An address below a game."""

    game: wire.GameId


class InLanguage(Struct, frozen=True):
    """An address that ends with a language."""

    language: wire.Language


class OfGameIn(Struct, frozen=True):
    """An address below a game that ends with a language."""

    game: wire.GameId
    language: wire.Language


class OfTableIn(Struct, frozen=True):
    """An address below a table that ends with a language."""

    table: wire.TableId
    language: wire.Language


class Since(Struct, frozen=True):
    """The version that the caller knows."""

    since: wire.Place = 0


class SeatQuery(Struct, frozen=True):
    """A seat of the caller."""

    seat: wire.SeatNumber


class GameQuery(Struct, frozen=True):
    """A game, or none."""

    game: Annotated[str, Meta(pattern="^[a-z_]{0,40}$")] = ""


def found_game(id: str) -> Game[Any]:
    """The game of an address."""
    return game_named(id)


async def watched(call: Call[Any, Any, Any]) -> LiveTable:
    """The table of an address, if the caller may look at it."""
    live = await call.house.table(call.path.table)
    refuse_strangers(live, call.device)
    return live


def refuse_strangers(live: LiveTable, device: str) -> None:
    """Raises `Invalid` for somebody who may not look at a table."""
    table = live.table
    if not (table.spectators or device == table.host or table.mine(device)):
        raise Invalid("server.not_to_watch")


async def hosted(call: Call[Any, Any, Any]) -> LiveTable:
    """The table of an address, if the caller has made it."""
    live = await call.house.table(call.path.table)
    if call.device != live.table.host:
        raise Invalid("server.not_host")
    return live


def own_seat(live: LiveTable, device: str, number: int) -> int:
    """A seat of the caller, from 0; raises `Invalid` where it is somebody else's."""
    if number - 1 not in live.table.mine(device):
        raise Invalid("server.not_yours")
    return number - 1


def seat_there(live: LiveTable, number: int) -> int:
    """A seat of the table, from 0; raises `Invalid` where there is none."""
    if number > len(live.table.seats):
        raise Invalid("server.no_page")
    return number - 1
