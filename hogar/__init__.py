"""Hogar: four board games about home, complete, to play, to host and to study."""

from hogar.pure import prefer_sources

__version__ = "0.1.0"

prefer_sources()
