"""`hogar serve`: the web table.

The annotations are evaluated where they stand, for their texts come from a catalogue: no postponed ones in this file.
The server is imported when it is asked for: the other commands begin sooner without it.
"""

import os
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter
from cyclopts.validators import Number

from hogar.cli.leaving import DONE
from hogar.cli.screen import Screen
from hogar.cli.store import data_folder
from hogar.cli.words import chosen_language, words_for
from hogar.messages import Catalogue

PORT: Final = 8642
DATABASE: Final = "HOGAR_DATABASE"
"""The variable that names another database: an address may hold a password, which no command line should."""


def add_serve(app: App, words: Catalogue) -> None:
    """Registers `hogar serve`."""

    def serve_command(
        *,
        port: Annotated[int, Parameter(help=words.say("cli.help.port"), validator=Number(gte=0, lte=65535))] = PORT,
        host: Annotated[str, Parameter(help=words.say("cli.help.host"))] = "127.0.0.1",
        data: Annotated[Path | None, Parameter(help=words.say("cli.help.data"))] = None,
        allow: Annotated[list[str] | None, Parameter(help=words.say("cli.help.allow"), negative=())] = None,
        open: Annotated[bool, Parameter(help=words.say("cli.help.open"), negative=())] = False,
        language: Annotated[str | None, Parameter(help=words.say("cli.help.language"))] = None,
    ) -> int:
        screen = Screen(words_for(chosen_language(language)))
        return serve_tables(screen, port, host, data or server_folder(), tuple(allow or ()), open)

    help, usage = words.say("cli.help.serve"), words.say("cli.help.usage_serve")
    app.command(serve_command, name="serve", help=help, usage=usage)


def server_folder() -> Path:
    """Where the tables lie if nobody says where: beside the matches of the terminal."""
    return data_folder().parent / "server"


def serve_tables(screen: Screen, port: int, host: str, data: Path, allowed: tuple[str, ...], browser: bool) -> int:
    """Serves until it is interrupted."""
    from hogar.server.run import serve  # noqa: PLC0415
    from hogar.server.settings import Settings  # noqa: PLC0415

    settings = Settings(data, host, port, os.environ.get(DATABASE, ""), allowed)
    serve(settings, lambda address: screen.say("serve.ready", address=address, folder=str(data)), browser)
    return DONE
