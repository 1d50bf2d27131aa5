"""The games: one room each; `hogar.manifest` lists them. No game imports another."""
