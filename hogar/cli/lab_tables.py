"""How the results of the lab look on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hogar.kernel.codec import Json
    from hogar.messages import Catalogue

SHOWN: Final = ("5", "50", "95")
"""The quantiles that find room on a terminal."""


def grid(*headings: str) -> Table:
    """A table whose first column is words and the others figures."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left", no_wrap=True)
    return table


def simulation_tables(words: Catalogue, found: Json) -> list[RenderableType]:
    """Who won how often, with how many points."""
    values = {key: found[key] for key in ("games", "players", "seed")}
    title = words.say("lab.simulate.title", game=words.say(f"game.{found['game']}.name"), **values)
    columns = [words.say(f"lab.simulate.{name}") for name in ("bot", "wins", "share", "mean", "sd", "min")]
    table = grid(*columns, *[f"{part} %" for part in SHOWN], words.say("lab.simulate.max"))
    for bot, scores in found["scores"].items():
        table.add_row(bot, *row(found["wins"][bot], found["games"], scores))
    lines: list[RenderableType] = [Text(title, "bold"), table]
    if "verdicts" in found:
        ends = [f"{name.rpartition('.')[2]} {count}" for name, count in sorted(found["verdicts"].items())]
        lines.append(words.say("lab.simulate.verdicts", list=", ".join(ends)))
    if found["interrupted"]:
        lines.append(Text(words.say("lab.simulate.interrupted"), "yellow"))
    return [*lines, Text(words.say("lab.simulate.took", seconds=f"{found['seconds']:.1f}"), "dim")]


def row(wins: float, games: int, scores: Json) -> list[str]:
    """The figures of one bot."""
    if not scores:
        return [f"{wins:g}"]
    share = f"{100 * wins / games:.1f} %"
    ends = [f"{scores['quantiles'][part]:g}" for part in SHOWN]
    return [
        f"{wins:g}",
        share,
        f"{scores['mean']:.1f}",
        f"{scores['sd']:.1f}",
        f"{scores['min']}",
        *ends,
        f"{scores['max']}",
    ]


def bench_tables(words: Catalogue, speed: Json) -> list[RenderableType]:
    """How fast it was."""
    values = {"players": speed["players"], "python": speed["python"], "compiled": "yes" if speed["compiled"] else "no"}
    title = words.say("lab.bench.title", game=words.say(f"game.{speed['game']}.name"), **values)
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    for name, form in (("decisions_per_s", ",.0f"), ("games_per_s", ",.0f"), ("clone_us", ".2f"), ("repetitions", "d")):
        table.add_row(words.say(f"lab.bench.{name}"), format(speed[name], form))
    return [Text(title, "bold"), table]


def bot_bench_tables(words: Catalogue, found: Json) -> list[RenderableType]:
    """How fast a bot thought."""
    values = {"players": found["players"], "bot": found["bot"], "compiled": "yes" if found["compiled"] else "no"}
    title = words.say("lab.bench.bot_title", game=words.say(f"game.{found['game']}.name"), **values)
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    forms = (("simulations_per_s", ",.0f"), ("ms_per_decision", ",.1f"), ("slowest_ms", ",.1f"), ("decisions", "d"))
    for name, form in forms:
        table.add_row(words.say(f"lab.bench.{name}"), format(found[name], form))
    return [Text(title, "bold"), table]


def tournament_tables(words: Catalogue, found: Json) -> list[RenderableType]:
    """Ratings, wins and points of every bot, who beat whom, and what the seats were worth."""
    name = words.say(f"game.{found['game']}.name")
    values = {"games": found["played"], "players": found["players"], "seed": found["seed"]}
    title = words.say("lab.tournament.title", game=name, **values)
    headings = [words.say(f"lab.simulate.{word}") for word in ("bot", "wins", "share", "mean", "sd")]
    seats = [words.say("lab.tournament.seat", seat=seat + 1) for seat in range(found["players"])]
    table = grid(*headings, words.say("lab.tournament.rating"), "95 %", *seats)
    for bot, its in sorted(found["bots"].items(), key=lambda item: -item[1].get("rating", 0.0)):
        table.add_row(bot, *contest_row(its))
    lines: list[RenderableType] = [Text(title, "bold"), table]
    for duel in found["duels"]:
        first, second = duel["bots"]
        lines.append(
            words.say(
                "lab.tournament.duel", first=first, second=second, better=f"{duel['better']:g}", games=duel["games"]
            )
        )
    by_seat = ", ".join([f"{percent(share)}" for share in found["seats"]])
    lines.append(words.say("lab.tournament.seats", list=by_seat))
    if found["interrupted"]:
        lines.append(Text(words.say("lab.simulate.interrupted"), "yellow"))
    return lines


def contest_row(its: Json) -> list[str]:
    """The figures of one bot of a tournament."""
    if not its["games"]:
        return []
    scores = its["scores"]
    rated = [f"{its['rating']:.0f}", f"{its['low']:.0f}-{its['high']:.0f}"] if "rating" in its else ["", ""]
    shares = [percent(share) for share in its["seats"]]
    won = f"{100 * its['wins'] / its['games']:.1f} %"
    return [f"{its['wins']:g}", won, f"{scores['mean']:.1f}", f"{scores['sd']:.1f}", *rated, *shares]


def percent(share: float | None) -> str:
    """A share of games in words."""
    return "-" if share is None else f"{100 * share:.0f} %"


def check_tables(words: Catalogue, found: Json) -> list[RenderableType]:
    """What was proven, how often, and what broke."""
    values = {"positions": f"{found['positions']:,}", "seconds": f"{found['seconds']:.1f}"}
    lines: list[RenderableType] = [
        Text(words.say("lab.check.title", game=words.say(f"game.{found['game']}.name"), **values), "bold"),
        *[words.say("lab.check.games", players=int(count), games=games) for count, games in found["games"].items()],
        words.say("lab.check.options", list=played_options(found["options"])),
        proofs(words, found["proofs"]),
    ]
    if not found["compiled"]:
        lines.append(words.say("lab.check.interpreted"))
    if found["interrupted"]:
        lines.append(Text(words.say("lab.check.interrupted"), "yellow"))
    if found["failure"] is not None:
        return lines + broken(words, found["failure"])
    return lines if found["interrupted"] else [*lines, Text(words.say("lab.check.clean"), "bold green")]


def played_options(options: Json) -> str:
    """Every option with its values and how many matches had them."""
    return "; ".join(
        f"{name} " + ", ".join(f"{value} ({games})" for value, games in values.items())
        for name, values in options.items()
    )


def proofs(words: Catalogue, made: Json) -> Table:
    """Every proof with what it looked at."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("lab.check.proof"), no_wrap=True)
    table.add_column(words.say("lab.check.made"), justify="right", no_wrap=True)
    table.add_column(words.say("lab.check.proves"))
    for proof in made:
        table.add_row(proof["name"], f"{proof['made']:,}", proof["proves"])
    return table


def broken(words: Catalogue, failure: Json) -> list[RenderableType]:
    """What broke and how to see it again."""
    where = {key: failure[key] for key in ("players", "seed", "number")}
    options = ", ".join(f"{name}={value}" for name, value in failure["options"].items())
    return [
        Text(words.say("lab.check.failed", proof=failure["proof"]), "bold red"),
        Text(failure["problem"]),
        words.say("lab.check.where", options=options, **where),
        words.say("lab.check.record", path=failure["record"]),
        words.say("lab.check.again", command=failure["again"]),
    ]
