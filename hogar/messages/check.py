"""Checks that catalogues in several languages say the same things; the tests use it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase

from hogar.messages.catalogue import LIST_IDS, Catalogue
from hogar.messages.pattern import PatternError


def compare(catalogues: Sequence[Catalogue]) -> list[str]:
    """What is wrong between languages: patterns that don't parse, ids that one lacks, values that one doesn't use."""
    ids = sorted({id for catalogue in catalogues for id in catalogue.ids()})
    return [problem for id in ids for problem in _problems(id, catalogues)]


def unused(ids_used: Iterable[str], catalogue: Catalogue) -> list[str]:
    """The ids that nobody says; a used id may hold a star for any text (`good.*`)."""
    used = [*ids_used, *LIST_IDS]
    exact = set(used)
    stars = [id for id in used if "*" in id]
    rest = [id for id in catalogue.ids() if id not in exact]
    return [id for id in rest if not any(fnmatchcase(id, star) for star in stars)]


def _problems(id: str, catalogues: Sequence[Catalogue]) -> Iterator[str]:
    uses: dict[str, dict[str, set[str]]] = {}
    for catalogue in catalogues:
        if not catalogue.has(id):
            yield f"{id}: missing in {catalogue.language}"
            continue
        try:
            uses[catalogue.language] = _kinds(catalogue, id)
        except PatternError as error:
            yield str(error)
    yield from _differences(id, uses)


def _kinds(catalogue: Catalogue, id: str) -> dict[str, set[str]]:
    """The values that a sentence uses, and as what."""
    kinds: dict[str, set[str]] = defaultdict(set)
    for name, kind in catalogue.pattern(id).uses():
        kinds[name].add(kind)
    return dict(kinds)


def _differences(id: str, uses: dict[str, dict[str, set[str]]]) -> Iterator[str]:
    for name in sorted({name for kinds in uses.values() for name in kinds}):
        lacking = [language for language, kinds in uses.items() if name not in kinds]
        having = [language for language, kinds in uses.items() if name in kinds]
        if lacking:
            yield f"{id}: uses {{{name}}} in {', '.join(having)} but not in {', '.join(lacking)}"
        elif {"number", "word"} <= {kind for kinds in uses.values() for kind in kinds[name]}:
            yield f"{id}: {{{name}}} is a number in one place and a word to select by in another"
