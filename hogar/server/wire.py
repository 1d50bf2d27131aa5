"""Everything that goes over the wire, as types: OpenAPI, the JSON schemas and the checks of requests are made of them.

Seats are numbered from 1. A `Message` is an id of the catalogues with its values; clients put it into words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

MOST_SEATS = 8
LONGEST_NAME = 40
MOST_POSITIONS = 50
MOST_ASKED = 200

SeatNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
TableId: TypeAlias = Annotated[
    str, Meta(pattern="^[a-z2-7]{16}$", description="The name of a table, as in its address")
]
GameId: TypeAlias = Annotated[str, Meta(pattern="^[a-z_]{1,40}$")]
Language: TypeAlias = Literal["en", "es"]
Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=200, description="A move as people type it: `place cook large`")]
RequestId: TypeAlias = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$", description="Chosen by the sender: what comes twice is done once")
]
Kind: TypeAlias = Literal["here", "link", "bot"]
Json: TypeAlias = Any


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """What all requests share: nothing unknown may stand in them."""


# What is said.


class Message(Struct, frozen=True):
    """An id of the catalogues with the values that its sentence needs."""

    id: str
    values: dict[str, int | str | Message | list[Message]] = {}


class Trouble(Struct, frozen=True):
    """What was wrong: as a message, the clause that says so (or nothing), and in words of the language asked for."""

    message: Message
    clause: str
    text: str


class Problem(Struct, frozen=True):
    """The body of every refusal."""

    error: Trouble


class Move(Struct, frozen=True):
    """A legal move: its text, its verb, the words of its places, and its sentence."""

    text: str
    verb: str
    values: dict[str, int | str | list[str]]
    message: Message


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened; `only` lists those of my seats that may know it, where not all of them may."""

    event: str
    values: dict[str, int | str | list[str]]
    message: Message
    only: list[int] | None = None


class Line(Struct, frozen=True):
    """A move of the log with what it did. `seat` is null for chance; `move` is there for those who may know it."""

    number: int
    seat: int | None
    round: int
    turn: int
    move: Move | None
    events: list[Event]


# Games.


class OptionShown(Struct, frozen=True, omit_defaults=True):
    """An option of a game; what it may be depends on its kind."""

    name: str
    kind: Literal["flag", "whole", "word", "words", "text"]
    default: Json
    low: int | None = None
    high: int | None = None
    words: list[str] | None = None


class ParameterShown(Struct, frozen=True, omit_defaults=True):
    """A place in a kind of move; `names` is what its words are called by: `good` for the messages `good.wool`."""

    name: str
    kind: Literal["word", "several", "number", "seat", "text"]
    low: int | None = None
    high: int | None = None
    words: list[str] | None = None
    names: str | None = None


class VerbShown(Struct, frozen=True):
    """A kind of move; extras may be played at any time."""

    name: str
    extra: bool
    parameters: list[ParameterShown]


class GameShown(Struct, frozen=True):
    """A game: for how many, its options with the usual choices for each number of players, its verbs, its bots."""

    id: str
    players: tuple[int, int]
    rules: int
    options: list[OptionShown]
    defaults: dict[str, dict[str, Json]]
    verbs: list[VerbShown]
    bots: list[str]


class Games(Struct, frozen=True):
    """Every game of this server."""

    games: list[GameShown]
    languages: list[str]
    version: str


class Words(Struct, frozen=True):
    """The sentences of a language as ICU patterns by id."""

    language: str
    patterns: dict[str, str]


class Chapter(Struct, frozen=True):
    """A chapter of the rules, clause by clause."""

    id: str
    title: str
    clauses: dict[str, str]


class Rules(Struct, frozen=True):
    """The rules of a game in a language."""

    chapters: list[Chapter]


class FoundClause(Struct, frozen=True):
    """A clause that a search found."""

    chapter: str
    id: str
    text: str


class FoundClauses(Struct, frozen=True):
    """What a search in the rules found, best first."""

    found: list[FoundClause]


class Figures(Struct, frozen=True):
    """The printed figures of a game."""

    figures: dict[str, Json]


# Tables.


class SeatAsked(Asked, frozen=True):
    """Who shall sit in a seat: a person at this device, a person who comes by a link, a bot."""

    kind: Kind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


Seats: TypeAlias = Annotated[list[SeatAsked], Meta(min_length=1, max_length=MOST_SEATS)]
OptionValues: TypeAlias = dict[Annotated[str, Meta(max_length=40)], bool | int | str | list[str]]


class NewTable(Asked, frozen=True):
    """A new table: the number of seats is the number of players."""

    game: GameId
    seats: Seats
    options: OptionValues = {}
    edition: Annotated[
        str, Meta(max_length=200_000, description="The figures as a TOML file, where not as printed")
    ] = ""
    spectators: bool = True


class TableMade(Struct, frozen=True):
    """The name of a table that was made."""

    table: str


class Seat(Struct, frozen=True):
    """Who sits in a seat. `taken` says that somebody has come, `mine` that it is held by this device."""

    seat: int
    kind: Kind
    name: str
    bot: str | None
    taken: bool
    mine: bool


class TableLine(Struct, frozen=True):
    """A table in the list of mine."""

    table: str
    game: str
    players: int
    seats: list[Seat]
    moves: int
    over: bool
    waiting: list[int]
    host: bool
    created: str
    changed: str


class Limits(Struct, frozen=True):
    """What this server takes at most."""

    tables: int
    record_bytes: int


class Me(Struct, frozen=True):
    """The tables of this device, the last changed first."""

    tables: list[TableLine]
    limits: Limits


class Link(Struct, frozen=True):
    """The secret by which somebody takes a seat; whoever has it may play there."""

    seat: int
    secret: str


class Links(Struct, frozen=True):
    """The links of a table's seats of people."""

    links: list[Link]


class Join(Asked, frozen=True):
    """Takes a seat by its secret; a name may be given."""

    secret: Annotated[str, Meta(max_length=100)]
    name: Name = ""


class Joined(Struct, frozen=True):
    """The seat that was taken."""

    table: str
    seat: int


class Reseat(Asked, frozen=True):
    """Gives a seat to somebody else."""

    kind: Kind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class ScoreLine(Struct, frozen=True):
    """The points of a category, called `score.<category>`."""

    category: str
    points: int


class Score(Struct, frozen=True):
    """The score sheet of a seat."""

    total: int
    lines: list[ScoreLine]


class Question(Struct, frozen=True):
    """An open decision of somebody."""

    seat: int
    lane: str
    clause: str


class Decision(Struct, frozen=True):
    """An open decision of mine with everything that may be played. A move names its `version`."""

    version: int
    lane: str
    clause: str
    asked: Message
    moves: list[Move]
    extras: list[Move]


class Position(Struct, frozen=True, omit_defaults=True):
    """What lies on the table and what is in progress, in the words of the game; the unknown is null.

    `sketch` is what follows from it by rules and a drawing shows, where a game has such a thing.
    """

    table: dict[str, Json]
    lanes: list[Json]
    sketch: Json = None


class View(Struct, frozen=True):
    """What a seat knows and may do; seat 0 is what everybody sees."""

    seat: int
    position: Position
    decisions: list[Decision]
    undo: bool
    redo: bool
    confirm: bool
    secret: bool


class Result(Struct, frozen=True):
    """How a game ended."""

    ranking: list[int]
    verdict: Message | None


class Log(Struct, frozen=True, rename={"start": "from"}):
    """Lines of the log: forget those from number `from` on, and append these."""

    start: int
    lines: list[Line]


class News(Struct, frozen=True, tag="table", tag_field="type"):
    """Everything about a table that I may know, with the lines of the log that I lack."""

    table: str
    version: int
    game: str
    players: int
    options: dict[str, Json]
    printed: bool
    seats: list[Seat]
    host: bool
    spectators: bool
    created: str
    changed: str
    over: bool
    result: Result | None
    moves: int
    round: int
    scores: list[Score]
    waiting: list[Question]
    confirm: list[int]
    thinking: list[int]
    views: dict[str, View]
    log: Log


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """The seats whose people are looking at the table, and how many others are."""

    here: list[int]
    watching: int


class Gone(Struct, frozen=True, tag="gone", tag_field="type"):
    """The table is no more."""


# Commands.


class Done(Struct, frozen=True):
    """A command was carried out and saved; the position that it led to has this version."""

    version: int


class Command(Asked, frozen=True):
    """What every command says: whose it is, which version it answers, and a name of its own."""

    seat: SeatNumber
    version: Place
    request: RequestId


class Play(Command, frozen=True):
    """A move; `version` is that of the decision which it answers."""

    move: MoveText


class Confirm(Command, frozen=True):
    """The end of a turn: chance and bots go on. `version` is that of the table."""


class Back(Command, frozen=True):
    """Takes back, or plays again, a move or a turn. `version` is that of the table."""

    what: Literal["step", "turn"] = "step"


# Questions.


class Preview(Struct, frozen=True):
    """What a move would do, as far as the seat can know; `hidden` where something unknown decides."""

    events: list[Event]
    hidden: bool
    view: View | None
    scores: list[Score]


class Why(Asked, frozen=True):
    """Moves that a seat asks about."""

    seat: SeatNumber
    moves: Annotated[list[MoveText], Meta(max_length=MOST_ASKED)]


class Answer(Struct, frozen=True):
    """Whether a move is legal now; why not, and which clause says so."""

    move: str
    legal: bool
    message: Message | None
    clause: str


class Answers(Struct, frozen=True):
    """Answers in the order of the question."""

    answers: list[Answer]


class Hint(Struct, frozen=True):
    """What a bot would play."""

    move: Move | None


class LogText(Struct, frozen=True):
    """The log in words."""

    lines: list[str]


# Replay.


class Replayed(Struct, frozen=True):
    """A position of a match: after `at` moves, with the move that led there."""

    at: int
    round: int
    turn: int
    line: Line | None
    view: View
    scores: list[Score]


class Positions(Struct, frozen=True):
    """Some positions of a match of `moves` moves."""

    moves: int
    positions: list[Replayed]


class Mark(Struct, frozen=True):
    """Who made a move, and in which round and turn."""

    at: int
    seat: int | None
    round: int
    turn: int


class Marks(Struct, frozen=True):
    """One mark for each move."""

    marks: list[Mark]


class Continue(Asked, frozen=True):
    """A new table from a position; of a match that goes on, what `seat` can't know is dealt anew."""

    at: Place
    seats: Seats
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    spectators: bool = True


class NewRecord(Asked, frozen=True):
    """A record to open as a table; without seats all are at this device."""

    record: dict[str, Json]
    seats: Annotated[list[SeatAsked], Meta(max_length=MOST_SEATS)] = []
