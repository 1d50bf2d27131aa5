"""Proofs of what the kernel promises, over random matches of any game."""
