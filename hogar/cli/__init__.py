"""The `hogar` command."""

from hogar.cli.app import app


def main() -> None:
    """Run the command with the arguments of the process."""
    app()
