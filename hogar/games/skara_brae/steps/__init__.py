"""The rules of Skara Brae in progress: one module per chapter."""
