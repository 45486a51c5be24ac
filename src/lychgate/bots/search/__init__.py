"""The search: one for all games, over views, compiled once."""
