"""Simulations, benches and proofs over any game."""
