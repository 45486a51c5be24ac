"""A match on paper: saved, replayed, verified, and proof that nobody chose the deal."""
