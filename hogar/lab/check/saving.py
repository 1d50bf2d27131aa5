"""Proofs about positions as data: saves, copies, keys."""

from __future__ import annotations

import json
import marshal
from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.codec import set_fields
from hogar.kernel.errors import Invalid
from hogar.kernel.save import read_lane, read_position, to_text, write_position
from hogar.lab.check.look import ON, ON_ONE_IN, SHARING_NOTHING, answers, played_on, questions
from hogar.lab.check.proof import Proof

if TYPE_CHECKING:
    from hogar.kernel.codec import Json
    from hogar.kernel.match import Entry, Match
    from hogar.kernel.rng import Rng
    from hogar.kernel.state import State
    from hogar.lab.check.look import Look

TEXT_ONE_IN: Final = 4
JSON_ONE_IN: Final = 8
"""Keys tell what JSON tells (see `Keys`): where a key has been compared, JSON is compared now and then."""


class Saves(Proof):
    """A position that was written as JSON and read again is the same and goes on in the same way."""

    NAME = "saves"
    PROVES = (
        f"JSON and back gives the same JSON, key and lists: at every position; as text: at one in {TEXT_ONE_IN};"
        f" and plays on alike for {ON} moves: at one in {ON_ONE_IN}"
    )

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def at(self, look: Look) -> None:
        data = json.loads(look.text) if look.one_in(TEXT_ONE_IN) else look.saved
        again = read_position(look.state.game, data, trials=0)
        self.claim(write_position(again) == look.saved, "the JSON of what was read is different")
        self.claim(again.key() == look.key, "the key of what was read is different")
        self.claim(questions(again) == look.questions, "what is legal in what was read is different")
        if look.plays_on:
            self.claim(played_on(again, look.seed).key() == look.later.key(), "what was read plays on differently")
        if look.one_in(look.number + 1):
            self.text = look.text

    def end(self, match: Match, rng: Rng) -> None:
        """One position of the match, any of them, is read as if strangers had sent it: tried out first."""
        state = read_position(match.state.game, json.loads(self.text))
        self.claim(to_text(write_position(state)) == self.text, "the JSON of what was tried out is different")


class Clones(Proof):
    """A copy is the same position; what is played on it leaves the original alone."""

    NAME = "clones"
    PROVES = (
        f"equal, and the original (key, lists) stays while copies are played on: at every position;"
        f" while one plays {ON} moves: at one in {ON_ONE_IN}; its JSON: at one in {JSON_ONE_IN}"
    )

    def at(self, look: Look) -> None:
        twin = look.state.clone()
        self.claim(twin.key() == look.key and answers(twin) == look.answers, "a clone is another position")
        if not look.plays_on:
            return
        self.claim(look.later is not look.state, "a clone is the position itself")
        self.claim(look.unchanged(), "playing a clone changes the key or the lists of the original")

    def after(self, look: Look, entry: Entry) -> None:
        self.claim(look.unchanged(), "a move of the match changes the position before it")
        if look.one_in(JSON_ONE_IN):
            self.claim(write_position(look.state) == look.saved, "playing copies changes the JSON of the original")


class Keys(Proof):
    """Keys and JSON tell the same positions apart."""

    NAME = "keys"
    PROVES = "equal where the JSON is, different where it is, also with a random value changed: at every position"

    def __init__(self) -> None:
        super().__init__()
        self.data: dict[int, bytes] = {}
        self.keys: dict[bytes, int] = {}

    def at(self, look: Look) -> None:
        data = marshal.dumps(look.saved, SHARING_NOTHING)
        self.claim(self.data.setdefault(look.key, data) == data, "two positions have one key")
        self.claim(self.keys.setdefault(data, look.key) == look.key, "one position has two keys")
        other = changed(look)
        if other is not None:
            where, state = other
            alike = state.key() == look.key and write_position(state) != look.saved
            self.claim(not alike, "the key does not depend on {}", where)


def changed(look: Look) -> tuple[str, State] | None:
    """The position with one random value of its JSON changed, and its place; None where that is no position.

    It is only good for its key: no rule has looked at it.
    """
    part: str = look.random(["table", "lanes"])
    old = look.saved[part]
    place: Any = look.random(list(old)) if part == "table" else look.rng.below(len(old))
    new = {place: json.loads(to_text(old[place]))}
    where = change(new, look)
    if not where or new[place] == old[place]:
        return None
    state = look.state.clone()
    try:
        if part == "table":
            set_fields(state, state.FIELDS, new, part)
        else:
            state.lanes[place] = read_lane(state.game, state.players, new[place], part)
    except Invalid:
        return None
    return f"{part}.{where}", state


def change(data: Json, look: Look) -> str:
    """Goes down to a random value of some JSON and changes it; its place, empty where it came to nothing."""
    if not data:
        return ""
    place: Any = look.random(list(data)) if isinstance(data, dict) else look.rng.below(len(data))
    value = data[place]
    if isinstance(value, bool):
        data[place] = not value
    elif isinstance(value, int):
        data[place] = value + 1 - 2 * look.rng.below(2)
    elif isinstance(value, list) and value and look.rng.below(3) == 0:
        value.pop()
    elif isinstance(value, (dict, list)):
        inner = change(value, look)
        return f"{place}.{inner}" if inner else ""
    else:
        return ""
    return str(place)
