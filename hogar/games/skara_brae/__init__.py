"""Skara Brae: a village of the stone age, 1 to 4 players. Clauses SB-1 to SB-296 are in `text/rules.*.toml`."""
