"""Agricola (revised edition, box of 2022): a farm and its family, 1 to 4 players.

Clauses AG-1 to AG-406 are in `text/rules.*.toml`.
"""
