"""`hogar play`: a new match, or one that goes on."""

from __future__ import annotations

import secrets
import signal
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from hogar.cli.boards import drawing_of
from hogar.cli.game_loop import GameLoop
from hogar.cli.leaving import DONE, FAILED, Leave
from hogar.cli.screen import NARROWEST, Gone, Screen
from hogar.cli.sitters import Sitter, sitters_of
from hogar.cli.sitting import Keeper, Sitting
from hogar.cli.store import Saved, data_folder, make_folder, new_file, read_json, saved_matches
from hogar.cli.welcome import Wishes, asked_until, plan_match, read_seats
from hogar.cli.words import words_for
from hogar.kernel.errors import Invalid
from hogar.kernel.match import Match, resume
from hogar.kernel.rng import Rng
from hogar.manifest import GAMES, game_named
from hogar.messages.catalogue import folded

LIST = "list"
LAST = "last"
MOST_LISTED = 20
SEED_BITS = 63


@dataclass
class Call:
    """What the command line of `hogar play` says."""

    wishes: Wishes = field(default_factory=Wishes)
    seed: int | None = None
    resume: str | None = None


class HungUp(BaseException):
    """The terminal was closed, or the system asks to end; everything is saved already."""


def play(language: str, call: Call) -> int:
    """Plays a match in the terminal until it ends or the person leaves."""
    screen = Screen(words_for(language))
    end_quietly_when_told()
    try:
        sitting = find_sitting(screen, call)
    except Gone:
        return DONE
    if sitting is None:
        return DONE
    seat_everybody(screen, sitting)
    return play_on(screen, sitting)


def play_on(screen: Screen, sitting: Sitting) -> int:
    """Plays; whoever leaves is told how to come back."""
    try:
        GameLoop(screen, sitting).run()
    except Leave:
        say_goodbye(screen, sitting)
    except Gone:
        say_goodbye(screen, sitting, at_prompt=screen.lively)
    except KeyboardInterrupt:
        say_goodbye(screen, sitting, at_prompt=True)
        raise
    except OSError as error:  # the terminal went away while something was shown
        raise HungUp(FAILED) from error
    return DONE


def say_goodbye(screen: Screen, sitting: Sitting, at_prompt: bool = False) -> None:
    """Says where the match lies and how to come back to it, if somebody is still there."""
    with suppress(OSError):
        if at_prompt:
            screen.blank()
        screen.say("play.left", style="bold", file=str(sitting.keeper.path))


def end_quietly_when_told() -> None:
    """A closed terminal or a request to end stops the program between two moves, without a traceback."""
    for name in ("SIGHUP", "SIGTERM"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, hang_up)


def hang_up(number: int, frame: FrameType | None) -> None:
    """Ends the program; its exit code says by which signal."""
    raise HungUp(128 + number)


def find_sitting(screen: Screen, call: Call) -> Sitting | None:
    """The match to play: a saved one or a new one; None where the person wants none."""
    if screen.console.width < NARROWEST:
        screen.say("play.narrow", style="yellow", width=screen.console.width, least=NARROWEST)
    make_folder(data_folder())
    if call.resume is not None:
        return resumed(screen, call)
    if call.wishes.game is None and call.wishes.silent():
        offered = offer_last(screen, call)
        if offered is not None:
            return offered
    return new_sitting(screen, call)


def generators(seed: int | None) -> tuple[Rng, Rng]:
    """The generator of chance, and that of the bots."""
    chance = Rng(seed if seed is not None else secrets.randbits(SEED_BITS))
    return chance, chance.fork()


def new_sitting(screen: Screen, call: Call) -> Sitting:
    """A new match, as wished and answered."""
    if call.seed is not None and not 0 <= call.seed < 1 << SEED_BITS:
        raise Invalid("cli.error.seed", {"most": (1 << SEED_BITS) - 1})
    plan = plan_match(screen, call.wishes)
    chance, bots = generators(call.seed)
    match = Match(plan.start(), chance, [seat.name for seat in plan.seats])
    return Sitting(match, plan.seats, bots, Keeper(new_file(data_folder(), plan.game.id)))


def seat_everybody(screen: Screen, sitting: Sitting) -> None:
    """Gives the screen the words of the game and the names of those who play it."""
    game = sitting.state.game.id
    names = [sitter.name for sitter in sitting.seats]
    screen.words = words_for(screen.words.language, game, names, ("seat", *drawing_of(game).NAMES))
    screen.say("play.hello", style="bold", game=screen.words.say(f"game.{game}.name"), names=", ".join(names))


# Matches that go on.


def resumed(screen: Screen, call: Call) -> Sitting | None:
    """The match that `--resume` names; without a name the person picks one from a list."""
    asked = call.resume or LIST
    if asked == LIST:
        path = pick(screen)
        return sitting_at(screen, path, call) if path is not None else None
    if asked == LAST:
        unfinished = [saved for saved in saved_matches(data_folder())[0] if not saved.over]
        if not unfinished:
            raise Invalid("cli.error.none_saved", {"folder": str(data_folder())})
        return sitting_at(screen, unfinished[0].path, call)
    return sitting_at(screen, found_file(asked), call)


def found_file(asked: str) -> Path:
    """The file of that name, here or among the saved matches."""
    path = Path(asked).expanduser()
    beside = [data_folder() / asked, data_folder() / f"{asked}.match.json"]
    if path.exists() or Path(asked).name != asked:
        return path
    return next((saved for saved in beside if saved.exists()), path)


def offer_last(screen: Screen, call: Call) -> Sitting | None:
    """The last match that is not finished, if the person wants to go on with it."""
    unfinished = [saved for saved in saved_matches(data_folder())[0] if not saved.over and saved.game in GAMES]
    if not unfinished:
        return None
    screen.say("resume.offer", style="bold", match=description(screen, unfinished[0]))
    if not asked_until(screen, lambda line: yes(screen, line)):
        return None
    try:
        return sitting_at(screen, unfinished[0].path, call)
    except Invalid as problem:
        screen.message(problem.message, "red")
        return None


def yes(screen: Screen, line: str) -> bool:
    """Whether an answer means yes; an empty one does."""
    agreed = [folded(screen.words.say("answer.yes")), "yes", "y", "s", "si", ""]
    declined = [folded(screen.words.say("answer.no")), "no", "n"]
    if folded(line) not in agreed + declined:
        raise Invalid("cli.error.yes_or_no")
    return folded(line) in agreed


def description(screen: Screen, saved: Saved) -> str:
    """A saved match in a line."""
    name = screen.words.say(f"game.{saved.game}.name") if saved.game in GAMES else saved.game
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.when))
    over = int(saved.over)
    return screen.words.say(
        "cli.resume.match", game=name, names=", ".join(saved.names), moves=saved.moves, when=when, over=over
    )


def pick(screen: Screen) -> Path | None:
    """The match that the person picks from the list of saved ones."""
    found, broken = saved_matches(data_folder())
    for path in broken:
        screen.say("resume.broken", style="red", file=str(path))
    if not found:
        screen.say("resume.none", folder=str(data_folder()))
        return None
    screen.say("resume.list", style="bold", folder=str(data_folder()))
    for number, saved in enumerate(found[:MOST_LISTED], 1):
        screen.show(f"{number:>3} {description(screen, saved)}", f"      {saved.path.name}")
    screen.say("resume.pick")
    return asked_until(screen, lambda line: picked(found[:MOST_LISTED], line))


def picked(found: list[Saved], line: str) -> Path | None:
    """The file of a number; None for an empty line."""
    if not line:
        return None
    if not line.isdecimal() or not 1 <= int(line) <= len(found):
        raise Invalid("cli.play.no_number", {"first": 1, "last": len(found)})
    return found[int(line) - 1].path


def sitting_at(screen: Screen, path: Path, call: Call) -> Sitting:
    """The match in a file. One from elsewhere goes on in a file of its own among the saved ones."""
    data = read_json(path)
    game = game_named(str(data.get("game")))
    chance, bots = generators(call.seed)
    match = resume(game, data, chance)
    seats = who_sits(screen, match, call)
    match.names = [seat.name for seat in seats]
    keeper = Keeper(path)
    keeper.stamp = keeper.found()
    if path.resolve().parent != data_folder().resolve():
        keeper = Keeper(new_file(data_folder(), game.id))
        screen.say("resume.copied", style="dim", file=str(keeper.path))
    return Sitting(match, seats, bots, keeper)


def who_sits(screen: Screen, match: Match, call: Call) -> list[Sitter]:
    """Who sits where: as `--seats` says, else as the record says."""
    players = match.state.players
    if call.wishes.seats:
        return read_seats(screen.words, call.wishes.seats, players)
    return sitters_of(match.names, players)
