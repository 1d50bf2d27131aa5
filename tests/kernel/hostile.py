"""Hostile input: valid JSON of positions, records and scenarios, changed at random places."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any
from unicodedata import category

from hypothesis import strategies as st

from hogar.kernel.codec import Codec, Counts, ListOf, Mask, Whole, Word
from hogar.kernel.combine import StepField, StepsField
from hogar.kernel.errors import Invalid
from hogar.kernel.game import Game
from hogar.kernel.match import Match
from hogar.kernel.rng import Rng
from hogar.kernel.save import digest, read_position, to_text, write_position
from hogar.kernel.seats import CHANCE
from hogar.kernel.state import State
from hogar.kernel.view import View
from hogar.manifest import GAMES
from hogar.messages.load import catalogue
from tests.kernel.builders import step_on, walk
from tests.kernel.toy.game import TOY

ALL: dict[str, Game[Any]] = {"toy_farm": TOY, **GAMES}
LONGEST = 5000
OF_THE_TOY = ("invalid.option_players", "invalid.figures")
"""Refusals of the toy's own, which has no catalogue."""


def nested(depth: int) -> Any:
    """A list in a list in a list."""
    data: Any = []
    for _ in range(depth):
        data = [data]
    return data


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 20),
    st.sampled_from([-1, -2, 1 << 31, 1 << 63, 1 << 64, -(1 << 63), 10**400, 10**5000]),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["", "trunk", "1", "2", "5", "step", "\ud800", "\x00", "\x1b[2J", "x" * 100_000]),
    st.just([]),
    st.just({}),
    st.sampled_from([2, 150]).map(nested),
    st.integers(1, 3000).map(lambda count: [0] * count),
)

KINDS = ("delete", "junk", "more", "less", "swap", "copy", "double", "repeat", "reverse", "word")
EDIT = st.tuples(st.sampled_from(KINDS), st.integers(0, 1 << 20), st.integers(0, 1 << 20), JUNK)
EDITS = st.lists(EDIT, min_size=1, max_size=4)


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in some JSON: what holds it and its name or number there."""
    found: list[tuple[Any, Any]] = []
    todo = [data]
    while todo and len(found) < 20_000:
        holder = todo.pop()
        names = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        for name in names:
            found.append((holder, name))
            if isinstance(holder[name], (dict, list)):
                todo.append(holder[name])
    return found


def changed(data: Any, edits: list[tuple[str, int, int, Any]]) -> Any:
    """A copy of some JSON with these changes made to it."""
    data = copy.deepcopy(data)
    for kind, here, there, junk in edits:
        found = places(data)
        if found:
            change(kind, found[here % len(found)], found[there % len(found)], junk)
    return data


def change(kind: str, here: tuple[Any, Any], there: tuple[Any, Any], junk: Any) -> None:
    """Makes one change at a place; another one may be needed for it."""
    holder, name = here
    value, other = holder[name], there[0][there[1]]
    number = isinstance(value, int) and not isinstance(value, bool)
    if kind == "delete":
        del holder[name]
    elif kind == "swap" and is_apart(value, other):
        holder[name] = other
        there[0][there[1]] = value
    elif kind in ("copy", "word") and (kind == "copy" or isinstance(other, str)):
        holder[name] = copy.deepcopy(other)
    elif kind == "double" and isinstance(holder, list):
        holder.insert(name, copy.deepcopy(value))
    elif kind == "repeat" and isinstance(value, list):
        holder[name] = value * 9
    elif kind == "reverse" and isinstance(value, list):
        value.reverse()
    elif kind in ("more", "less") and number:
        holder[name] = value + (1 if kind == "more" else -1)
    else:
        holder[name] = junk


def is_apart(one: Any, other: Any) -> bool:
    """Whether two parts of some JSON can change places without one holding itself."""
    parts = [one, other]
    return not any(part is inner for part in parts for holder, name in insides(parts) for inner in [holder[name]])


def insides(parts: list[Any]) -> list[tuple[Any, Any]]:
    """The places inside some parts."""
    return [place for part in parts if isinstance(part, (dict, list)) for place in places(part)]


# What must hold of whatever was accepted.


def stands(state: State, seed: int) -> None:
    """A position can be written, read, seen by every seat and played to its end, and nothing ever breaks."""
    again = read_position(state.game, json.loads(to_text(write_position(state))), trials=0)
    assert digest(again) == digest(state)
    for seat in range(-1, state.players):
        view = View(state, seat)
        to_text(view.to_json())
        view.determinize(Rng(seed))
    rng = Rng(seed)
    state = state.clone()
    state.listening = True
    for _ in range(LONGEST):
        if state.over():
            break
        step_on(state, rng)
    assert state.over()
    for sheet in state.scores():
        sheet.to_json()
    for event in state.events:
        event.to_json()
        event.message()
    state.ranking()


def refused_or(read: Any, game: Game[Any], data: Any) -> Any:
    """What reading gives, or None where it is refused; anything else but a refusal is a failure."""
    try:
        return read(game, data)
    except Invalid as error:
        refusal = error
    if game is not TOY or refusal.message.id not in OF_THE_TOY:
        can_be_said(game, refusal)
    return None


def can_be_said(game: Game[Any], refusal: Invalid) -> None:
    """A refusal has words in both languages, and nothing in them that a terminal would obey or a file can't hold."""
    for language in ("en", "es"):
        said = catalogue(language, game.id if game is not TOY else "").text(refusal.message)
        assert not [sign for sign in said if category(sign) in ("Cc", "Cs")]
        assert len(said) < 2000


@cache
def positions(name: str) -> list[Any]:
    """The JSON of positions of a game: some of every chapter of a match for every number of players."""
    game = ALL[name]
    found = []
    for players in game.players:
        states = [write_position(state) for state in walk(game, players, players)]
        found += states[:: max(1, len(states) // 25)] + states[-1:]
    return found


@cache
def records(name: str) -> list[Any]:
    """The JSON of a record for every number of players."""
    return [record(ALL[name], players) for players in ALL[name].players]


def record(game: Game[Any], players: int) -> Any:
    """The record of a random match."""
    match, rng = Match(game.start(players), Rng(players), ["Ana"] * players), Rng(1)
    while not match.state.over():
        match.confirm()
        decisions = [decision for decision in match.state.decisions() if decision.seat != CHANCE]
        if decisions:
            decision = decisions[rng.below(len(decisions))]
            moves = decision.legal()
            match.play(decision.seat, moves[rng.below(len(moves))].text)
    return json.loads(to_text(match.record()))


@cache
def scenarios(name: str) -> list[Any]:
    """Scenarios of a game at every one of its moments, with every field of the table and of a seat named."""
    game = ALL[name]
    found = []
    for players in game.players:
        state = game.start(players)
        data = write_position(state)
        table = {field: value for field, value in data["table"].items() if field != "boards"}
        board = data["table"]["boards"][-1]
        head = {"game": game.id, "players": players, "options": data["options"], "seed": 5}
        head["edition"] = state.edition.to_json()
        for moment in game.moments:
            at = {"moment": moment, "seat": 1}
            found.append({**head, "set": {"table": table, "seats": {str(players): board}}, "at": at})
            found.append({**head, "set": {"seats": {"1": board}}, "at": at})
    return found


def any_step(game: Game[Any], players: int, rng: Rng, kind: str = "", depth: int = 0) -> Any:
    """The JSON of a step of a game, with any values that its fields take."""
    kinds = [kind] if kind else list(game.steps)
    name = kinds[rng.below(len(kinds))]
    data: dict[str, Any] = {"step": name}
    for field, codec in game.steps[name].FIELDS.items():
        if isinstance(codec, StepField):
            names = [each for each, step in game.steps.items() if issubclass(step, codec.kind) and depth < 2]
            inner = [
                any_step(game, players, rng, names[rng.below(len(names))], depth + 1)
                for _ in range(rng.below(3) if names else 0)
            ]
            data[field] = inner if isinstance(codec, StepsField) else (inner[:1] or [None])[0]
        elif field == "seat":
            data[field] = rng.below(players + 1) - 1 if rng.below(4) == 0 else rng.below(players)
        else:
            data[field] = any_value(codec, rng)
    return data


def any_value(codec: Codec, rng: Rng) -> Any:
    """The JSON of any value that a field takes."""
    if isinstance(codec, Whole):
        span = min(codec.high - codec.low, 9)
        return codec.high if rng.below(5) == 0 else codec.low + rng.below(span + 1)
    if isinstance(codec, Word):
        return codec.words[rng.below(len(codec.words))]
    if isinstance(codec, Mask):
        return [word for word in codec.words if rng.below(3) == 0]
    if isinstance(codec, Counts):
        return {word: rng.below(3) for word in codec.words if rng.below(3) == 0}
    if isinstance(codec, ListOf):
        return [any_value(codec.item, rng) for _ in range(codec.longest if codec.exactly else rng.below(4))]
    return rng.below(2) == 0
