"""The rules of La Villa in progress: one module per chapter."""
