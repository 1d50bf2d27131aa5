"""What bots know of Caverna."""
