"""La Villa (Village): generations of a family, 2 to 4 players. Clauses VI-1 to VI-211 are in `text/rules.*.toml`."""
