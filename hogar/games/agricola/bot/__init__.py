"""What the bots know of Agricola."""
