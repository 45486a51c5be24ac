"""Environments for research: many games in one compiled call, and doors to the usual libraries."""
