"""What the bots know of Skara Brae."""
