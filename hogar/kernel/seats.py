"""The numbers that stand where a seat, a lane or a value could: chance, nobody, the trunk, the unknown."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
"""No seat at all."""
UNKNOWN: Final = -1
"""What a view holds in the place of a value that its seat may not know."""
CHANCE: Final = -2
"""The seat that draws, deals and reveals; its moves carry weights."""
TRUNK: Final = -1
"""The lane that is nobody's: the game itself. Every other lane is named after its seat."""
EVERYBODY: Final = 0xFFFF
"""The mask of all seats, for what is public."""
