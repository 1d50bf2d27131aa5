"""Writes what the browser client is built with: the catalogues, the rule books and the figures of every game.

`python tools/web_data.py` fills `web/generated/`; the build of the client and of the package call it. It needs nothing
but the sources, so it runs in a bare build environment as well.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web" / "generated"
sys.path.insert(0, str(ROOT))

from hogar.kernel.game import Game  # noqa: E402
from hogar.manifest import GAMES  # noqa: E402
from hogar.messages import LANGUAGES, rule_book  # noqa: E402
from hogar.messages.load import game_patterns, read_patterns, shared_text  # noqa: E402


def main() -> None:
    """Writes every file whose content is another one than it was."""
    for language in LANGUAGES:
        write(f"text/{language}/shared.json", shared(language))
        for game in GAMES:
            write(f"text/{language}/{game}.json", game_patterns(game, language))
            write(f"rules/{language}/{game}.json", rules(game, language))
    for known in GAMES.values():
        write(f"figures/{known.id}.json", figures(known))


def shared(language: str) -> dict[str, str]:
    """The words that all games share, the server's and those of the client itself."""
    folders = [ROOT / "hogar" / "server" / "text", ROOT / "web" / "text"]
    patterns = read_patterns(shared_text() / f"{language}.toml")
    for folder in [folder for folder in folders if folder.exists()]:
        patterns |= read_patterns(folder / f"{language}.toml")
    return patterns


def rules(game: str, language: str) -> list[dict[str, Any]]:
    """The rule book: chapters with their clauses."""
    book = rule_book(game, language)
    return [{"id": part.id, "title": part.title, "clauses": part.clauses} for part in book.chapters]


def figures(game: Game[Any]) -> dict[str, Any]:
    """What is printed on the components: the edition, and what a game's drawing needs beside it (`web/facts/`)."""
    return {"edition": game.edition().to_json(), **facts(ROOT / "web" / "facts" / f"{game.id}.py")}


def facts(file: Path) -> dict[str, Any]:
    """What a game's own script says; nothing where there is none."""
    spec = importlib.util.spec_from_file_location(f"facts_{file.stem}", file)
    if not file.exists() or spec is None or spec.loader is None:
        return {}
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made: dict[str, Any] = module.facts()
    return made


def write(name: str, data: object) -> None:
    """Writes a file of JSON."""
    path = OUT / name
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
