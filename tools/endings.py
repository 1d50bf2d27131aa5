"""How matches end: what golden records are chosen by (tools/golden.py).

Some ends show in the last position; others, such as a trigger on somebody else's market day, only in what happened
on the way. An ending looks at both.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from hogar.games.village import words as w
from hogar.games.village.table import Table
from hogar.kernel.record import Played
from hogar.kernel.state import State


class Story:
    """A match that was played: its first position, its moves, its last position."""

    def __init__(self, first: State, moves: list[Played], last: State) -> None:
        self.first = first
        self.moves = moves
        self.last = last

    @cached_property
    def events(self) -> list[str]:
        """What happened, in order, as words: `market_day 2`, `cube_taken 2 plague market`."""
        state = self.first.clone()
        state.listening = True
        for played in self.moves:
            state.apply(played.lane, played.move)
        return [" ".join([str(word) for word in event.to_json().values()]) for event in state.events]

    def index(self, event: str) -> int:
        """Where the first event that begins so stands; -1 where there is none."""
        return next((place for place, said in enumerate(self.events) if said.startswith(event)), -1)

    def last_before(self, place: int, event: str) -> str:
        """The last event before a place that begins so; empty where there is none."""
        return next((said for said in self.events[max(0, place) :: -1] if said.startswith(event)), "")


Ending = Callable[[Story], bool]


def any_end(story: Story) -> bool:
    """However it ends."""
    return True


# Of every game.


def verdict(id: str) -> Ending:
    """Ends with this result."""

    def ends(story: Story) -> bool:
        said = story.last.verdict()
        return said is not None and said.id == id

    return ends


def shared_first_place(story: Story) -> bool:
    """Two seats have the same points, so that the tie-break decides."""
    totals = sorted([sheet.total for sheet in story.last.scores()])
    return totals[-1] == totals[-2]


# Of La Villa.


def village(story: Story) -> Table:
    """The last position of a match of La Villa."""
    assert isinstance(story.last, Table)
    return story.last


def chronicle_full(story: Story) -> bool:
    """The chronicle has no free space left (VI-165)."""
    table = village(story)
    there = sum([board.count_in(w.FIRST_CHRONICLE, w.PROFESSION_KINDS) for board in table.boards])
    return there == sum(table.card.chronicle)


def graves_full(story: Story) -> bool:
    """The graveyard has no free space left (VI-165)."""
    return village(story).dead_in(w.GRAVE) == village(story).card.graves


def only_chronicle_full(story: Story) -> bool:
    """The chronicle triggered the end, and graves are left."""
    return chronicle_full(story) and not graves_full(story)


def only_graves_full(story: Story) -> bool:
    """The graves triggered the end, and the chronicle has room."""
    return graves_full(story) and not chronicle_full(story)


def trigger_player(story: Story) -> str:
    """The seat that triggered the end, as events say it."""
    return str(village(story).trigger + 1)


def on_a_market_day(story: Story) -> str:
    """The initiator of the market day on which the end was triggered; empty where it was on none."""
    trigger = story.index("end_triggered")
    began = story.last_before(trigger, "market_")
    return began.removeprefix("market_day ") if began.startswith("market_day") else ""


def on_own_market_day(story: Story) -> bool:
    """A sale of the initiator triggered the end (VI-170)."""
    return on_a_market_day(story) == trigger_player(story)


def on_another_s_market_day(story: Story) -> bool:
    """A sale of somebody else triggered it: everybody has one more turn (VI-171)."""
    return on_a_market_day(story) not in ("", trigger_player(story))


def after_own_market_day(story: Story) -> bool:
    """The plague of the market made the initiator die at the end of the turn, which triggered the end (VI-173)."""
    taken = story.last_before(story.index("end_triggered"), "cube_taken")
    return taken == f"cube_taken {trigger_player(story)} plague market" and not on_a_market_day(story)


def initiator_follows(story: Story) -> bool:
    """Another's sale triggers the end, and the initiator's own death at the end of the turn comes too late (VI-174)."""
    if not (chronicle_full(story) and graves_full(story) and on_another_s_market_day(story)):
        return False
    initiator = on_a_market_day(story)
    rest = story.events[story.index("end_triggered") :]
    turn = rest[: next((place for place, said in enumerate(rest) if said.startswith("cube_taken")), len(rest))]
    return any(said.startswith(f"died {initiator} ") for said in turn[turn.index("market_over") :])


def free_last_turns(story: Story) -> bool:
    """Without cubes on the board a last turn was an action free of charge (VI-180)."""
    used = [said.partition(" ")[0] for said in story.events]
    return used.count("area_used") > used.count("well_used")


def somebody_removed(story: Story) -> bool:
    """Somebody died in the last turns and found no room (VI-182)."""
    return village(story).dead_in(w.REMOVED) > 0


def standing(story: Story) -> list[tuple[int, int, int]]:
    """Points, customers and living members of all seats, the best first."""
    table = village(story)
    totals = [sheet.total for sheet in table.scores()]
    found = [(totals[seat], board.served.bit_count(), board.living()) for seat, board in enumerate(table.boards)]
    return sorted(found, reverse=True)


def tied_as_far_as(parts: int) -> Ending:
    """The first two are equal in so many parts of their standing, and no further (VI-191 to VI-193)."""

    def ends(story: Story) -> bool:
        first, second = standing(story)[:2]
        equal = [one == other for one, other in zip(first, second, strict=True)]
        return all(equal[:parts]) and not any(equal[parts : parts + 1])

    return ends
