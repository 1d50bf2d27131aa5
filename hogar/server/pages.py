"""The files of the browser client, as they were built into the package."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, PlainTextResponse, Response

if TYPE_CHECKING:
    from starlette.requests import Request

INDEX: Final = "index.html"
HASHED: Final = "assets/"
PACKED: Final = ((".br", "br"), (".gz", "gzip"))
KINDS: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}
NOT_BUILT: Final = "The browser client is not part of this installation. From a checkout: make web\n"


@dataclass(frozen=True)
class Page:
    """A file, its kind, and its packed forms by encoding."""

    path: Path
    kind: str
    packed: dict[str, Path]


class Pages:
    """Every file of the client, found once."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else Path(str(files("hogar"))) / "web"
        every = sorted(self.folder.rglob("*")) if self.folder.is_dir() else []
        self.pages = {
            path.relative_to(self.folder).as_posix(): page(path)
            for path in every
            if path.is_file() and path.suffix not in (".br", ".gz")
        }

    async def serve(self, request: Request) -> Response:
        """The file of an address; the client itself for every address that is one of its own."""
        name = request.path_params["path"]
        found = self.pages.get(name)
        if found is None and not name.startswith(HASHED):
            name, found = INDEX, self.pages.get(INDEX)
        if found is None:
            return PlainTextResponse(NOT_BUILT, 404)
        headers = {"Cache-Control": caching(name), "Vary": "Accept-Encoding"}
        path, encoding = best(found, request.headers.get("accept-encoding", ""))
        if encoding:
            headers["Content-Encoding"] = encoding
        return FileResponse(path, headers=headers, media_type=found.kind)


def page(path: Path) -> Page:
    """A file with its packed forms."""
    packed = {encoding: path.with_name(path.name + ending) for ending, encoding in PACKED}
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Page(path, kind, {encoding: file for encoding, file in packed.items() if file.is_file()})


def caching(name: str) -> str:
    """How long a browser may keep a file: what has its content in its name for ever, the rest not unasked."""
    return "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"


def best(found: Page, accepted: str) -> tuple[Path, str]:
    """The smallest form of a file that a browser takes."""
    names = [part.partition(";")[0].strip() for part in accepted.lower().split(",")]
    encoding = next((each for each in found.packed if each in names), "")
    return (found.packed[encoding], encoding) if encoding else (found.path, "")
