"""Random options of any game, drawn from what their fields allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from hogar.kernel.codec import Flag, Json, Listed, Mask, Whole, Word
from hogar.kernel.errors import Invalid

if TYPE_CHECKING:
    from hogar.kernel.codec import Codec
    from hogar.kernel.game import Game, Options
    from hogar.kernel.rng import Rng

FEW: Final = 10
Fixed: TypeAlias = tuple[tuple[str, Json], ...]
"""Options that every match of a check is played with, by name."""


def random_options(game: Game[Any], players: int, rng: Rng, fixed: Fixed = ()) -> Options:
    """The usual choices in every second game; otherwise each choice is the usual one or any that fits.

    Those that are `fixed` stay as they are.
    """
    given = dict(fixed)
    options = game.read_options(given, players)
    if rng.below(2):
        return options
    for name, codec in options.FIELDS.items():
        usual = getattr(options, name)
        if rng.below(2) and name not in given:
            setattr(options, name, random_value(codec, usual, rng))
            if not fits(options, players):
                setattr(options, name, usual)
    return options


def fits(options: Options, players: int) -> bool:
    """Whether choices fit together and the number of players."""
    try:
        options.check(players)
    except Invalid:
        return False
    return True


def random_value(codec: Codec, usual: Any, rng: Rng) -> Any:
    """Any value that a field may have, each as likely; the usual one for a kind of field that is not known here."""
    if isinstance(codec, Whole):
        return codec.low + rng.below(codec.high - codec.low + 1)
    if isinstance(codec, Flag):
        return bool(rng.below(2))
    if isinstance(codec, Word):
        return rng.below(len(codec.words))
    if isinstance(codec, Listed):
        return tuple(sorted({rng.below(len(codec.words)) for _ in range(rng.below(FEW))}))
    if isinstance(codec, Mask):
        return rng.below(1 << len(codec.words))
    return usual
