"""The hand cards of Agricola: one small class each, by deck and kind, and what the rules ask of them."""
