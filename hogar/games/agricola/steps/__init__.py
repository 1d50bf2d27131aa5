"""The rules of Agricola in progress: one module per chapter."""
