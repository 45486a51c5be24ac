"""Puzzles: “what would you play?”, as data: a position reached in a game, and what each decision there is worth."""
