"""How fast a searching bot thinks: simulations a second on one core, from positions in the middle of games."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from hogar.bots.bot import Budget
from hogar.bots.levels import LEVELS
from hogar.bots.thinker import Thinker
from hogar.kernel.errors import Invalid
from hogar.kernel.playout import play_out
from hogar.kernel.rng import Rng
from hogar.kernel.seats import CHANCE
from hogar.kernel.view import View
from hogar.pure import compiled

if TYPE_CHECKING:
    from hogar.kernel.codec import Json
    from hogar.kernel.game import Game, Options
    from hogar.kernel.state import State

POSITIONS: Final = 20


@dataclass(frozen=True)
class Thinking:
    """What was measured, over so many decisions with more than one move."""

    game: str
    players: int
    bot: str
    simulations_per_s: float
    ms_per_decision: float
    slowest_ms: float
    decisions: int
    compiled: bool

    def to_json(self) -> dict[str, Json]:
        """The figures as JSON."""
        return asdict(self)


def bench_bot(game: Game[Any], players: int, name: str, seconds: float, options: Options) -> Thinking:
    """Lets a level decide in positions of random games, for about so many seconds of the processor."""
    if name not in LEVELS:
        raise Invalid("invalid.no_level", {"got": name[:40], "levels": ", ".join(LEVELS)})
    simulations = 0
    took: list[float] = []
    number = 0
    while not took or sum(took) < seconds:
        state = middle(game.start(players, options), number % POSITIONS)
        number += 1
        decision = state.decision()
        if decision is None or decision.seat < 0 or len(decision.moves()) < 2:
            continue
        bot, view, rng = Thinker(LEVELS[name]), View(state, decision.seat), Rng(number)
        bot.thinkable(view)
        start = process_time()
        simulations += bot.search(view, [], Budget(), rng).root.visits
        took.append(process_time() - start)
    figures = (round(simulations / sum(took), 1), round(1000 * sum(took) / len(took), 3), round(1000 * max(took), 3))
    return Thinking(game.id, players, name, *figures, len(took), compiled())


def middle(state: State, number: int) -> State:
    """A position of a random game, after some share of its decisions."""
    length = play_out(state.clone(), Rng(number))
    play_out(state, Rng(number), length * (number + 1) // (POSITIONS + 1))
    while state.decider() == CHANCE:
        decision = state.decision()
        assert decision is not None
        state.apply(decision.lane, decision.moves()[0])
    return state
