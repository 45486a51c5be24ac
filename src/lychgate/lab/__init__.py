"""Measuring games: many of them, counted, with intervals that say how sure the numbers are."""
