"""Caverna for 1 to 7 players: dwarfs, a cave to dig and furnish, a forest to clear, and expeditions between."""
