"""Rulings as data: positions set up, decisions made, and what must hold then."""
