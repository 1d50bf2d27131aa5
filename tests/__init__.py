"""The tests of Hogar."""
