"""Which proofs there are, in the order in which they look at a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.lab.check.hidden import Leaks, Views
from hogar.lab.check.legality import LegalLists, Problems, Refusals, Texts, Words
from hogar.lab.check.records import Records
from hogar.lab.check.saving import Clones, Keys, Saves
from hogar.lab.check.taking_back import LanesApart, Undo

if TYPE_CHECKING:
    from hogar.lab.check.proof import Proof

PROOFS: Final[list[type[Proof]]] = [
    LegalLists, Problems, Texts, Refusals, Words, Clones, Saves, Keys, Undo, LanesApart, Views, Leaks, Records,
]  # fmt: skip
