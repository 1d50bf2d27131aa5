"""The minor improvements of deck A, 21 cards to a module; its name is that of the first."""
