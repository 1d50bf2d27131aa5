"""Words for people: the catalogues in `text/` folders, and what turns a `Message` of the core into a sentence."""

from __future__ import annotations

from hogar.messages.catalogue import Catalogue, MissingMessage
from hogar.messages.load import LANGUAGES, TextError, catalogue, language_of
from hogar.messages.pattern import MissingValue, PatternError, WrongValue
from hogar.messages.rules import RuleBook, UnknownClause, rule_book

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "MissingMessage",
    "MissingValue",
    "PatternError",
    "RuleBook",
    "TextError",
    "UnknownClause",
    "WrongValue",
    "catalogue",
    "language_of",
    "rule_book",
]
