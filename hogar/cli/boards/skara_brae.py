"""The table of Skara Brae in a terminal: the village, the turn order, the boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from hogar.cli.boards.parts import FAINT, LABEL, cut, grid, heading, joined, labelled, side_by_side, track
from hogar.cli.boards.sight import Sight
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.board import Board
from hogar.games.skara_brae.data import LAST_FURNISH, LAST_TRADE, SETTLERS
from hogar.games.skara_brae.moves import DISCARD, FLIP
from hogar.games.skara_brae.scoring import objective_met
from hogar.games.skara_brae.steps.cook import hearth_limit
from hogar.games.skara_brae.steps.round_end import food_needed
from hogar.games.skara_brae.table import Table
from hogar.games.skara_brae.village import pile_size
from hogar.kernel.move import Move
from hogar.kernel.seats import UNKNOWN

WIDE: Final = 110
LABELS: Final = 14
PLAYERS: Final = ("red", "blue", "green", "magenta", "bright_black")
"""The colours of the markers, by seat; the last one is the neutral marker's."""
HABITATS: Final = ("cyan", "green", "dark_orange3", "gold3")
GOODS: Final = (
    "pink3", "gold3", "green3", "steel_blue1", "grey62", "dark_orange3", "tan", "light_salmon3",
    "sandy_brown", "deep_sky_blue2", "thistle3", "orange4", "red3", "turquoise2", "orange1", "yellow4", "hot_pink3",
)  # fmt: skip


class SkaraBraeDrawing:
    """Draws Skara Brae."""

    NAMES: ClassVar[tuple[str, ...]] = ("marker",)

    def table(self, sight: Sight) -> RenderableType:
        """Everything: the village, the seat's own board, the others in brief."""
        others = [seat for seat in range(sight.state.players) if seat != sight.seat]
        return Group(self.own(sight), *[other(sight, seat) for seat in others])

    def own(self, sight: Sight) -> RenderableType:
        """The village and the seat's own board."""
        return Group(*top(sight), *village(sight), self.board(sight, sight.seat))

    def smaller(self, sight: Sight) -> Iterator[RenderableType]:
        """Without the others' boards; then in about ten lines; then in three."""
        board = sight.state.boards[sight.seat]
        yield self.own(sight)
        yield Group(*top(sight), *later_groups(sight), *brief_board(sight))
        yield Group(first_line(sight), storage_line(sight, board), goods_line(sight, board))

    def board(self, sight: Sight, seat: int) -> RenderableType:
        """One seat's board, large."""
        board = sight.state.boards[seat]
        points = labelled(str(sight.score(seat)), word(sight, "points"))
        return Group(
            heading(sight.name(seat), sight.width, points, sight.sign("─")),
            storage_line(sight, board),
            goods_line(sight, board),
            *side_by_side(slider_track(sight, board), furnish_track(sight, board), sight.width),
            *trade_track(sight, board),
            tiles(sight, board),
            *settlers(sight, board),
            cards_line(sight, board),
        )

    def note(self, sight: Sight, move: Move) -> str:
        """The settler that a discard means, the cost of a flip."""
        board = sight.state.boards[sight.seat]
        if move.verb is DISCARD:
            return card_name(sight, board.settlers[move.a][move.b - 1])
        if move.verb is FLIP:
            return amounts(sight, sight.state.figures.flip_costs[move.a])
        return ""


# Words.


def word(sight: Sight, id: str, **values: int | str) -> str:
    """A word or sentence of this drawing."""
    return sight.say(f"cli.skara_brae.{id}", **values)


def card_text(sight: Sight, card: int) -> str:
    """A card as the catalogue says it: `Angler (Shore: 1 fish)`."""
    return "?" if card == UNKNOWN else sight.sign(sight.say(f"card.{w.CARDS[card]}"))


def card_name(sight: Sight, card: int) -> str:
    """The name of a card, without what stands in brackets."""
    return card_text(sight, card).split(" (")[0]


def card_effect(sight: Sight, card: int) -> str:
    """The bottom effect of a settler: what stands in the brackets after its habitat."""
    return card_text(sight, card).partition(": ")[2].removesuffix(")")


def card_style(card: int) -> str:
    """The colour of a card: that of its habitat."""
    return HABITATS[SETTLERS[card].habitat] if card >= w.FIRST_SETTLER else "bold"


def tile_name(sight: Sight, tile: int) -> str:
    """A tile, Gather tiles by their habitat alone."""
    if w.GATHER_SHORE <= tile <= w.GATHER_FIELDS:
        return sight.say(f"habitat.{w.HABITATS[tile - w.GATHER_SHORE]}")
    return sight.say(f"tile.{w.TILES[tile]}")


def good_name(sight: Sight, good: int) -> str:
    """A good in at most six letters."""
    return sight.say(f"short.{w.GOODS[good]}")


def amounts(sight: Sight, counts: list[int], between: str = " ") -> str:
    """A cost in short: `stone+wood`, `2 wool`."""
    named = [(good_name(sight, good), count) for good, count in enumerate(counts) if count]
    return "+".join([f"{count}{between}{name}" if count > 1 else name for name, count in named])


# What everybody shares.


def top(sight: Sight) -> Iterator[RenderableType]:
    """Where the game is; whose turn it is, or what the solo game asks for."""
    yield first_line(sight)
    if sight.state.players > 1:
        yield order_line(sight)
    else:
        yield from solo_cards(sight)


def first_line(sight: Sight) -> Text:
    """The round and the turn, and everybody's points."""
    table: Table = sight.state
    if not table.round:
        where = word(sight, "setup")
    else:
        where = word(
            sight, "where", round=table.round, rounds=table.figures.rounds, turn=table.turn, turns=table.figures.turns
        )
    seats = [Text(f"{sight.name(seat)} {sight.score(seat)}", PLAYERS[seat]) for seat in range(table.players)]
    piles = word(sight, "piles", cards=pile_size(table), roofs=table.roofs_left())
    line = joined([Text(where, LABEL), *seats, Text(piles, FAINT)], sight.sign(" · "))
    line.truncate(sight.width, overflow="ellipsis")
    return line


def order_line(sight: Sight) -> Text:
    """The turn-order tile: its three stacks, each from its top."""
    table: Table = sight.state
    stacks = {"waiting": table.left, "passed": table.passed, "done": table.done}
    parts = [labelled(word(sight, name), stack_text(sight, stack), FAINT) for name, stack in stacks.items()]
    return joined([Text(word(sight, "order"), LABEL), *parts], "  ")


def stack_text(sight: Sight, stack: list[int]) -> Text:
    """The markers of a stack, the top one first."""
    if not stack:
        return Text(sight.sign("—"), FAINT)
    names = [Text(marker_name(sight, marker), PLAYERS[marker]) for marker in stack[::-1]]
    return joined(names, sight.sign(" › "))


def marker_name(sight: Sight, marker: int) -> str:
    """Whose marker it is."""
    return word(sight, "neutral") if marker == w.NEUTRAL else sight.name(marker)


def solo_cards(sight: Sight) -> Iterator[Text]:
    """The objectives, met so far or not, and the tasks that still lie face up."""
    table: Table = sight.state
    for place, name in enumerate(w.OBJECTIVES):
        if table.objectives >> place & 1:
            met = objective_met(table, table.boards[0], place)
            mark = Text(sight.sign("✓ " if met else "✗ "), "green" if met else "red")
            yield labelled(word(sight, "objective"), mark + Text(sight.say(f"objective.{name}")))
    tasks = [sight.sign(sight.say(f"task.{name}")) for place, name in enumerate(w.TASKS) if table.tasks >> place & 1]
    if tasks:
        yield labelled(word(sight, "tasks"), joined(tasks, sight.sign(" · ")))


Lying = list[tuple[int, int]]
"""The cards that still lie in a group, each with its place from 1."""


def lying(group: list[int]) -> Lying:
    """The cards of a group without its gaps."""
    return [(place, card) for place, card in enumerate(group, 1) if card != UNKNOWN]


def groups(sight: Sight) -> list[tuple[int, Lying]]:
    """The groups of this round that are still to be played, with the number of their turn; a solo hand is one."""
    table: Table = sight.state
    if table.players == 1:
        return [(table.turn, lying(table.hand))] if table.hand else []
    first = max(table.turn, 1)
    return [(turn, lying(group)) for turn, group in enumerate(table.groups, 1) if turn >= first and lying(group)]


def village(sight: Sight) -> Iterator[RenderableType]:
    """The village cards: those of this turn with their effects, the later ones beside them."""
    shown = groups(sight)
    if not shown:
        return
    yield heading(word(sight, "village"), sight.width, line=sight.sign("─"))
    widths = column_widths(sight, len(shown))
    titles = [word(sight, "group", turn=turn) for turn, _ in shown]
    yield Text("  ".join([cut(title, width) for title, width in zip(titles, widths, strict=True)]), FAINT, no_wrap=True)
    for row in range(max(len(group) for _, group in shown)):
        cells = [card_cell(sight, group, row, width) for (_, group), width in zip(shown, widths, strict=True)]
        yield joined(cells, "  ")


def column_widths(sight: Sight, columns: int) -> list[int]:
    """All columns alike where there is room, else the first one wide."""
    room = sight.width - 2 * (columns - 1)
    if sight.width >= WIDE or columns == 1:
        return [room // columns] * columns
    later = 16 if columns > 2 else 30
    return [room - later * (columns - 1), *[later] * (columns - 1)]


def card_cell(sight: Sight, group: Lying, row: int, width: int) -> Text:
    """A card with its place; nothing where none lies."""
    if row >= len(group):
        return Text(" " * width)
    place, card = group[row]
    text = card_text(sight, card)
    if len(text) + 2 > width:
        text = card_name(sight, card) + habitat_sign(sight, card)
    return Text(cut(f"{place} {text}", width), card_style(card), no_wrap=True)


def habitat_sign(sight: Sight, card: int) -> str:
    """The first letters of a settler's habitat, for where there is no room."""
    habitat = SETTLERS[card].habitat
    return f"/{sight.say(f'habitat.{w.HABITATS[habitat]}')[:3]}" if habitat >= 0 else ""


def later_groups(sight: Sight) -> Iterator[Text]:
    """The cards of the turns to come, in a line each."""
    for turn, group in groups(sight):
        if turn > sight.state.turn:
            names = [Text(card_name(sight, card), card_style(card)) for _, card in group]
            yield labelled(word(sight, "group", turn=turn), joined(names, ", "), FAINT)


# One board.


def storage_line(sight: Sight, board: Board) -> Text:
    """The storage as a bar: a block for each token, a dot for each empty space, then what the slider's windows show."""
    bar = Text(no_wrap=True, overflow="ellipsis")
    bar.append(f"{word(sight, 'storage')} {board.tokens()}/{board.capacity()} ", LABEL)
    for good, count in enumerate(board.goods):
        bar.append(sight.sign("■") * count, GOODS[good])
    bar.append(sight.sign("·") * max(0, board.capacity() - board.tokens()) + sight.sign("┃"), FAINT)
    figures = sight.state.figures
    windows = word(sight, "windows", midden=figures.slider_midden[board.slider], lost=figures.slider_loss[board.slider])
    bar.append(f" {sight.sign(windows)}")
    return bar


def goods_line(sight: Sight, board: Board) -> Text:
    """The goods with their counts."""
    goods = [
        Text.assemble((good_name(sight, good), GOODS[good]), " ", (str(count), "bold"))
        for good, count in enumerate(board.goods)
        if count
    ]
    return joined(goods, "  ") if goods else Text(word(sight, "no_goods"), FAINT)


def slider_track(sight: Sight, board: Board) -> list[Text]:
    """Both windows of the slider at every position."""
    figures = sight.state.figures
    rows = [
        (word(sight, "slider"), [str(place) for place in range(len(figures.slider_midden))]),
        (word(sight, "midden"), [str(midden) for midden in figures.slider_midden]),
        (word(sight, "lost"), [str(lost) for lost in figures.slider_loss]),
    ]
    return track(rows, board.slider, LABELS, 4)


def furnish_track(sight: Sight, board: Board) -> list[Text]:
    """The furnish track: payments, points for a settler, points for a set."""
    figures = sight.state.figures
    rows = [
        (word(sight, "furnish"), [sight.sign("·"), *[str(cost) for cost in figures.payments[1:]]]),
        (word(sight, "settler"), [str(points) for points in figures.settler_points]),
        (word(sight, "set"), [str(points) for points in figures.set_points]),
    ]
    return track(rows, board.furnish, LABELS, 4)


def trade_track(sight: Sight, board: Board) -> list[Text]:
    """The trade track: costs, points, what may be bought."""
    figures = sight.state.figures
    rows = [
        (word(sight, "trade"), [sight.sign("·"), *[str(cost) for cost in figures.trade_costs[1:]]]),
        (word(sight, "points"), [str(points) for points in figures.trade_points]),
        (word(sight, "sold"), [amounts(sight, goods, "") or sight.sign("·") for goods in figures.trade_goods]),
    ]
    return track(rows, board.trade, LABELS, 8)


def owned_tiles(board: Board) -> list[int]:
    """The tiles in their layout, the special one last."""
    return [tile for tile in range(w.TILE_KINDS) if board.tiles() >> tile & 1]


def tiles(sight: Sight, board: Board) -> RenderableType:
    """The action tiles in two rows of five: name, workers on it, what it costs to flip."""
    table = grid(5, sight.width)
    cells = [tile_cell(sight, board, tile) for tile in owned_tiles(board)]
    cells += [Text()] * (-len(cells) % 5)
    for first in range(0, len(cells), 5):
        table.add_row(*cells[first : first + 5])
    return table


def tile_cell(sight: Sight, board: Board, tile: int) -> Text:
    """One tile in two lines."""
    back = board.is_back(tile)
    name = (sight.sign("★ ") if back else "") + tile_name(sight, tile)
    text = Text.assemble((name, "bold green" if back else LABEL), " ", (workers_on(sight, board, tile), "bold yellow"))
    below = word(sight, "flipped") if back else f"↻ {amounts(sight, sight.state.figures.flip_costs[tile])}"
    return text + Text(f"\n{sight.sign(below)}", FAINT)


def workers_on(sight: Sight, board: Board, tile: int) -> str:
    """The workers on a tile: one large, one or two small."""
    small = (board.small_on >> tile & 1) + (board.second_small_on >> tile & 1)
    return sight.sign("●" * (board.large_on >> tile & 1) + "•" * small)


def settlers(sight: Sight, board: Board) -> Iterator[Text]:
    """The settlers of each habitat: the newest, whose effect is in force, then those before it."""
    columns = 2 if sight.width >= WIDE else 1
    lines = [habitat_line(sight, board, habitat) for habitat in range(len(w.HABITATS))]
    width = sight.width // columns - 1
    for first in range(0, len(lines), columns):
        for line in lines[first : first + columns]:
            line.truncate(width, overflow="ellipsis", pad=True)
        yield joined(lines[first : first + columns], " ")


def habitat_line(sight: Sight, board: Board, habitat: int) -> Text:
    """One habitat: icons, the newest settler with its effect, the others from the last one back."""
    stack = board.settlers[habitat]
    name = sight.say(f"habitat.{w.HABITATS[habitat]}")
    line = Text(cut(name, LABELS), HABITATS[habitat], no_wrap=True)
    line.append(cut(word(sight, "icons", number=board.icons(habitat)), 9))
    if not stack:
        return line.append(sight.sign("—"), FAINT)
    line.append(f"{card_name(sight, stack[-1])} ({card_effect(sight, stack[-1])})")
    earlier = [card_name(sight, card) for card in stack[-2::-1]]
    return line.append("".join([f", {name}" for name in earlier]), FAINT)


def cards_line(sight: Sight, board: Board) -> Text:
    """The cards below the board, the hearth, the food that is needed, the workers."""
    return joined([*card_counts(sight, board), *upkeep(sight, board)], sight.sign(" · "))


def card_counts(sight: Sight, board: Board) -> list[Text]:
    """The cards that are no settlers."""
    counts = [labelled(word(sight, "roofs"), f"{board.village_roofs}+{board.supply_roofs}")]
    others = {"balls": board.stone_balls, "utensils": board.utensils, "spindles": board.spindles}
    return counts + [labelled(word(sight, name), str(count)) for name, count in others.items() if count]


def upkeep(sight: Sight, board: Board) -> list[Text]:
    """What cooking and feeding come to, and the workers that are ready."""
    ready = sight.sign("●" * board.large_ready + "•" * board.small_ready) or sight.sign("—")
    return [
        labelled(word(sight, "hearth"), str(hearth_limit(sight.state, board))),
        labelled(word(sight, "hunger"), str(food_needed(board))),
        labelled(word(sight, "workers"), Text(ready, "bold yellow")),
    ]


# Boards in brief.


def brief_board(sight: Sight) -> Iterator[Text]:
    """The seat's own board in seven lines."""
    board = sight.state.boards[sight.seat]
    yield storage_line(sight, board)
    yield goods_line(sight, board)
    yield joined(tracks_in_words(sight, board), sight.sign(" · "))
    yield tiles_line(sight, board)
    yield habitats_line(sight, board)
    yield cards_line(sight, board)


def tracks_in_words(sight: Sight, board: Board) -> list[Text]:
    """Where both markers stand and what the next space costs."""
    figures = sight.state.figures
    furnish = word(sight, "at", space=board.furnish)
    if board.furnish < LAST_FURNISH:
        furnish = word(sight, "next_payments", space=board.furnish, cost=figures.payments[board.furnish + 1])
    trade = word(sight, "at", space=board.trade)
    if board.trade < LAST_TRADE:
        trade = word(sight, "next_trade", space=board.trade, cost=figures.trade_costs[board.trade + 1])
    return [labelled(sight.say("tile.furnish"), furnish), labelled(sight.say("tile.trade"), trade)]


def tiles_line(sight: Sight, board: Board) -> Text:
    """The tiles in a line: flipped ones with a star, workers behind the name."""
    names = []
    for tile in owned_tiles(board):
        back = board.is_back(tile)
        name = Text(sight.sign("★" if back else "") + tile_name(sight, tile), "bold green" if back else "")
        name.append(workers_on(sight, board, tile), "bold yellow")
        names.append(name)
    return joined(names, " ") if sight.width < WIDE else joined(names, "  ")


def habitats_line(sight: Sight, board: Board) -> Text:
    """The settlers in a line: icons and the newest effect of each habitat."""
    parts = []
    for habitat, stack in enumerate(board.settlers):
        part = Text(f"{sight.say(f'habitat.{w.HABITATS[habitat]}')} {board.icons(habitat)}", HABITATS[habitat])
        if stack:
            part.append(f" ({card_effect(sight, stack[-1])})")
        parts.append(part)
    return joined(parts, sight.sign(" · "))


def other(sight: Sight, seat: int) -> RenderableType:
    """Another seat's board in brief."""
    board = sight.state.boards[seat]
    points = labelled(str(sight.score(seat)), word(sight, "points"))
    return Group(
        heading(sight.name(seat), sight.width, points, sight.sign("─")),
        joined([storage_line(sight, board)]),
        goods_line(sight, board),
        joined([*tracks_in_words(sight, board), *card_counts(sight, board), *upkeep(sight, board)], sight.sign(" · ")),
        tiles_line(sight, board),
        habitats_line(sight, board),
    )
