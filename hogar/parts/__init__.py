"""Rules that two or more games share: grids, fences, housing animals, payments. Figures come from the games."""
