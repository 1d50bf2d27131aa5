"""The figures of a game as a file that the owner of a box can correct, without touching code."""

from hogar.editions.reading import read_edition
from hogar.editions.writing import write_edition

__all__ = ["read_edition", "write_edition"]
