"""What the bots know of La Villa."""
